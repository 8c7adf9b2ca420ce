//! What is in force on somebody and how it changes checks and saves: conditions, levels reached, items (checks.md 2.6,
//! combat.md 1.10 to 1.12). Fights read the same.
//!
//! Must not know: fights, tags, what is thrown.

use smol_str::format_smolstr;

use crate::check::label::{LabelRef, condition_label, stack_label};
use crate::check::plan::Lean;
use crate::dice::to_f64;
use crate::format::combat::Combat;
use crate::format::condition::{Effect, Modifier, ModifierTo};
use crate::format::item::{HeldEffect, Lean as WrittenLean};
use crate::format::scalar::Id;
use crate::format::value_ref::ValueRef;
use crate::items::Stack;
use crate::items::held::HeldBag;
use crate::rules::Effective;
use crate::sheet::Values;
use crate::text::RulesetText;

/// One thing in force.
#[derive(Debug, Clone)]
pub struct Source<'r> {
    /// Its name.
    pub name: LabelRef,
    /// The condition it is, if it is one.
    pub condition: Option<&'r Id>,
    /// Its effects.
    pub effects: &'r [Effect],
    /// Its changes to numbers.
    pub modifiers: &'r [Modifier],
    /// Saves that fail by themselves.
    pub fails: &'r [Id],
    /// Only on these saves.
    pub saves: Option<&'r [Id]>,
    /// Only on these skills.
    pub skills: Option<&'r [Id]>,
}

/// What a number is for: which modifiers count, and how they are narrowed.
#[derive(Debug, Clone, Copy)]
pub enum Purpose<'p> {
    /// A defense.
    Defense,
    /// An attack roll.
    Attack,
    /// A save.
    Save(&'p Id),
    /// A check, by its skill where it is one.
    Check(Option<&'p Id>),
}

/// A change to a number that takes part in a roll.
#[derive(Debug, Clone)]
pub struct Change<'r> {
    /// What it is called.
    pub name: LabelRef,
    /// The modifier.
    pub modifier: &'r Modifier,
}

/// Everything in force on a sheet with its bag, outside a fight: conditions in the combat block's order, levels, items.
pub fn sheet_sources<'r>(rules: &'r Effective, values: &Values<'_>, bag: &'r [Stack]) -> Vec<Source<'r>> {
    let mut sources = Vec::new();
    if let Some(combat) = &rules.ruleset().combat {
        sources.extend(condition_sources(rules, combat, |id| values.conditions().any(|on| on == id)));
        sources.extend(level_sources(rules, combat, &levels_reached(combat, values)));
    }
    sources.extend(item_sources(rules, bag, |reference| values.number(reference)));
    sources
}

/// The conditions that are on, in the order in which the combat block lists them.
pub fn condition_sources<'r>(rules: &Effective, combat: &'r Combat, on: impl Fn(&Id) -> bool) -> Vec<Source<'r>> {
    let rules_on = combat.conditions.iter().filter(|rule| on(&rule.condition));
    let sources = rules_on.map(|rule| Source {
        name: condition_label(rules, &rule.condition),
        condition: Some(&rule.condition),
        effects: &rule.effects,
        modifiers: rule.modifiers.as_deref().unwrap_or_default(),
        fails: rule.fails_saves.as_deref().unwrap_or_default(),
        saves: rule.saves.as_deref(),
        skills: rule.skills.as_deref(),
    });
    sources.collect()
}

/// The levels that a sheet has reached, by their places in the combat block.
pub fn levels_reached(combat: &Combat, values: &Values<'_>) -> Vec<usize> {
    let reached = combat.levels.iter().enumerate().filter(|(_, level)| {
        let stands = match (&level.track, &level.derived) {
            (Some(track), _) => values.track(track.as_str()).map(|value| to_f64(value.value)),
            (None, Some(derived)) => values.derived(derived.as_str()),
            (None, None) => None,
        };
        stands.is_some_and(|value| value >= to_f64(level.at.get()))
    });
    reached.map(|(place, _)| place).collect()
}

/// What the levels at these places put in force, each for itself: `Hunger 3`.
pub fn level_sources<'r>(rules: &'r Effective, combat: &'r Combat, reached: &[usize]) -> Vec<Source<'r>> {
    let levels = reached.iter().filter_map(|place| combat.levels.get(*place));
    let sources = levels.map(|level| {
        let label = match (&level.track, &level.derived) {
            (Some(track), _) => track_label(rules, track),
            (None, Some(derived)) => derived_label(rules, derived),
            (None, None) => None,
        };
        let english = label.as_ref().map_or("", RulesetText::english);
        let id = level.track.as_ref().or(level.derived.as_ref()).map_or("", Id::as_str);
        let text = RulesetText::new(format!("{english} {}", level.at.get()));
        Source {
            name: LabelRef::new(text, format_smolstr!("level/{id}/{}", level.at.get())),
            condition: None,
            effects: &level.effects,
            modifiers: level.modifiers.as_deref().unwrap_or_default(),
            fails: level.fails_saves.as_deref().unwrap_or_default(),
            saves: level.saves.as_deref(),
            skills: level.skills.as_deref(),
        }
    });
    sources.collect()
}

/// What a bag puts in force: each item once, worn before carried parts as they lie, unmet needs after.
pub fn item_sources<'r>(rules: &'r Effective, bag: &'r [Stack], number: impl Fn(&ValueRef) -> f64) -> Vec<Source<'r>> {
    let held = held_effects(rules, bag, number).into_iter();
    let sources = held.map(|(stack, effect)| Source {
        name: stack_label(rules, stack),
        condition: None,
        effects: &effect.effects,
        modifiers: &effect.modifiers,
        fails: &effect.fails_saves,
        saves: effect.saves.as_deref(),
        skills: effect.skills.as_deref(),
    });
    sources.collect()
}

/// The effects of what is held, with the stack each comes from; `number` reads the needs of worn items off the sheet.
pub fn held_effects<'a>(
    rules: &'a Effective,
    bag: &'a [Stack],
    number: impl Fn(&ValueRef) -> f64,
) -> Vec<(&'a Stack, &'a HeldEffect)> {
    let mut effects = Vec::new();
    for held in HeldBag::new(rules, bag).effects() {
        effects.extend(held.effect().map(|effect| (held.stack, effect)));
    }
    for held in HeldBag::new(rules, bag).items().filter(|held| held.worn) {
        for need in held.item.item.requires.iter().flatten() {
            let known = effects.iter().any(|(_, known)| std::ptr::eq(*known, &need.otherwise));
            if !known && number(&need.value) < need.at_least.get() {
                effects.push((held.stack, &need.otherwise));
            }
        }
    }
    effects
}

/// Whether an effect is in force.
pub fn has(sources: &[Source<'_>], effect: Effect) -> bool {
    sources.iter().any(|source| source.effects.contains(&effect))
}

/// The modifiers that count for something, in order.
pub fn changes<'r>(sources: &[Source<'r>], purpose: Purpose<'_>) -> Vec<Change<'r>> {
    let mut changes = Vec::new();
    for source in sources {
        for modifier in counting(source, purpose) {
            changes.push(Change { name: source.name.clone(), modifier });
        }
    }
    changes
}

/// The modifiers of one source that count.
pub fn counting<'r>(source: &Source<'r>, purpose: Purpose<'_>) -> impl Iterator<Item = &'r Modifier> {
    let (modifiers, saves, skills) = (source.modifiers, source.saves, source.skills);
    modifiers.iter().filter(move |modifier| match purpose {
        Purpose::Defense => modifier.to == ModifierTo::Defense,
        Purpose::Attack => modifier.to == ModifierTo::Attacks,
        Purpose::Save(save) => {
            modifier.to == ModifierTo::Saves && names(modifier.saves.as_deref().or(saves), Some(save))
        }
        Purpose::Check(skill) => {
            modifier.to == ModifierTo::Checks && names(modifier.skills.as_deref().or(skills), skill)
        }
    })
}

/// Whether something narrowed to these ids counts; not narrowed it always does.
fn names(narrowed: Option<&[Id]>, id: Option<&Id>) -> bool {
    narrowed.is_none_or(|ids| id.is_some_and(|id| ids.contains(id)))
}

/// Which ways something pulls.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pull {
    /// It helps.
    pub advantage: bool,
    /// It hinders.
    pub disadvantage: bool,
}

impl Pull {
    /// Both together.
    pub fn and(self, other: Self) -> Self {
        let advantage = self.advantage || other.advantage;
        Self { advantage, disadvantage: self.disadvantage || other.disadvantage }
    }

    /// Whether it pulls at all.
    pub fn any(self) -> bool {
        self.advantage || self.disadvantage
    }

    /// Where it leans: advantage and disadvantage cancel, however many of each.
    pub fn lean(self) -> Lean {
        match (self.advantage, self.disadvantage) {
            (true, false) => Lean::Advantage,
            (false, true) => Lean::Disadvantage,
            _ => Lean::Normal,
        }
    }
}

/// Which way a source pulls a save or check.
pub fn pull(source: &Source<'_>, purpose: Purpose<'_>) -> Pull {
    let (good, bad) = match purpose {
        Purpose::Save(_) => (Effect::OwnSavesAdvantage, Effect::OwnSavesDisadvantage),
        _ => (Effect::OwnChecksAdvantage, Effect::OwnChecksDisadvantage),
    };
    let whole = match purpose {
        Purpose::Save(save) => names(source.saves, Some(save)),
        Purpose::Check(skill) => names(source.skills, skill),
        Purpose::Defense | Purpose::Attack => true,
    };
    let mode = |wanted: WrittenLean| counting(source, purpose).any(|modifier| modifier.mode == Some(wanted));
    Pull {
        advantage: (whole && source.effects.contains(&good)) || mode(WrittenLean::Advantage),
        disadvantage: (whole && source.effects.contains(&bad)) || mode(WrittenLean::Disadvantage),
    }
}

/// Whether a save fails by itself.
pub fn fails(sources: &[Source<'_>], save: &Id) -> bool {
    sources.iter().any(|source| source.fails.contains(save))
}

fn track_label(rules: &Effective, id: &Id) -> Option<RulesetText> {
    let tracks = &rules.ruleset().sheet.live.tracks;
    tracks.iter().find(|track| track.id == *id).map(|track| track.label.text().clone())
}

fn derived_label(rules: &Effective, id: &Id) -> Option<RulesetText> {
    let derived = &rules.ruleset().sheet.derived;
    derived.iter().find(|derived| derived.id == *id).map(|derived| derived.label.text().clone())
}
