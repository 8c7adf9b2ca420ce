//! What is in force on somebody: conditions, levels reached, items (combat.md 1.10 to 1.12, 3.2, 3.8).

use crate::combat::encounter::{Body, Combatant};
use crate::combat::event_part::{Bonus, LabelRef, Mode};
use crate::combat::held::with_values;
use crate::dice::to_f64;
use crate::format::combat::Combat;
use crate::format::condition::{Effect, Modifier, ModifierTo};
use crate::format::item::Lean;
use crate::format::scalar::Id;
use crate::rules::Effective;
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

/// Everything in force on somebody, in order: conditions as the combat block lists them, levels, items.
pub fn sources<'r>(rules: &'r Effective, combat: &'r Combat, who: &'r Combatant) -> Vec<Source<'r>> {
    let mut sources: Vec<Source<'r>> = combat
        .conditions
        .iter()
        .filter(|rule| who.has_condition(rule.condition.as_str()))
        .map(|rule| Source {
            name: condition_label(rules, &rule.condition),
            condition: Some(&rule.condition),
            effects: &rule.effects,
            modifiers: rule.modifiers.as_deref().unwrap_or_default(),
            fails: rule.fails_saves.as_deref().unwrap_or_default(),
            saves: rule.saves.as_deref(),
            skills: rule.skills.as_deref(),
        })
        .collect();
    let Body::Sheet(character) = &who.body else { return sources };
    if !combat.levels.is_empty() {
        with_values(rules, character, |values| {
            for level in &combat.levels {
                let (stands, label) = match (&level.track, &level.derived) {
                    (Some(track), _) => {
                        let value = values.track(track.as_str());
                        (value.map(|value| to_f64(value.value)), track_label(rules, track))
                    }
                    (None, Some(derived)) => (values.derived(derived.as_str()), derived_label(rules, derived)),
                    (None, None) => (None, None),
                };
                if stands.is_some_and(|value| value >= to_f64(level.at.get())) {
                    let english = label.as_ref().map_or("", RulesetText::english);
                    let id = level.track.as_ref().or(level.derived.as_ref()).map_or("", Id::as_str);
                    let text = RulesetText::new(format!("{english} {}", level.at.get()));
                    sources.push(Source {
                        name: LabelRef::new(text, format!("level/{id}/{}", level.at.get())),
                        condition: None,
                        effects: &level.effects,
                        modifiers: level.modifiers.as_deref().unwrap_or_default(),
                        fails: level.fails_saves.as_deref().unwrap_or_default(),
                        saves: level.saves.as_deref(),
                        skills: level.skills.as_deref(),
                    });
                }
            }
        });
    }
    sources.extend(crate::combat::gear::effects(rules, character));
    sources
}

/// Whether an effect is in force.
pub fn has(sources: &[Source<'_>], effect: Effect) -> bool {
    sources.iter().any(|source| source.effects.contains(&effect))
}

/// The modifiers that count for something, in order.
pub fn changes<'r>(sources: &[Source<'r>], purpose: Purpose<'_>) -> Vec<Change<'r>> {
    let mut changes = Vec::new();
    for source in sources {
        for modifier in source.modifiers {
            if counts(source, modifier, purpose) {
                changes.push(Change { name: source.name.clone(), modifier });
            }
        }
    }
    changes
}

fn counts(source: &Source<'_>, modifier: &Modifier, purpose: Purpose<'_>) -> bool {
    match purpose {
        Purpose::Defense => modifier.to == ModifierTo::Defense,
        Purpose::Attack => modifier.to == ModifierTo::Attacks,
        Purpose::Save(save) => {
            modifier.to == ModifierTo::Saves && names(modifier.saves.as_deref().or(source.saves), Some(save))
        }
        Purpose::Check(skill) => {
            modifier.to == ModifierTo::Checks && names(modifier.skills.as_deref().or(source.skills), skill)
        }
    }
}

/// Whether something narrowed to these ids counts; not narrowed it always does.
fn names(narrowed: Option<&[Id]>, id: Option<&Id>) -> bool {
    narrowed.is_none_or(|ids| id.is_some_and(|id| ids.contains(id)))
}

/// The flat parts of the modifiers that count, as bonuses.
pub fn flat_bonuses(sources: &[Source<'_>], purpose: Purpose<'_>) -> Vec<Bonus> {
    let flats = changes(sources, purpose).into_iter();
    flats
        .filter_map(|change| change.modifier.flat.map(|flat| Bonus { label: change.name, value: flat.get() }))
        .collect()
}

/// How a save or check leans.
pub fn lean(sources: &[Source<'_>], purpose: Purpose<'_>, extra_advantage: bool) -> Mode {
    let (good, bad) = match purpose {
        Purpose::Save(_) => (Effect::OwnSavesAdvantage, Effect::OwnSavesDisadvantage),
        _ => (Effect::OwnChecksAdvantage, Effect::OwnChecksDisadvantage),
    };
    let effect = |wanted: Effect| {
        sources.iter().any(|source| {
            let narrowed = match purpose {
                Purpose::Save(save) => names(source.saves, Some(save)),
                Purpose::Check(skill) => names(source.skills, skill),
                Purpose::Defense | Purpose::Attack => true,
            };
            narrowed && source.effects.contains(&wanted)
        })
    };
    let modes = changes(sources, purpose);
    let mode = |wanted: Lean| modes.iter().any(|change| change.modifier.mode == Some(wanted));
    cancel(extra_advantage || effect(good) || mode(Lean::Advantage), effect(bad) || mode(Lean::Disadvantage))
}

/// Advantage and disadvantage cancel, however many of each.
pub fn cancel(advantage: bool, disadvantage: bool) -> Mode {
    match (advantage, disadvantage) {
        (true, false) => Mode::Advantage,
        (false, true) => Mode::Disadvantage,
        _ => Mode::Normal,
    }
}

/// Whether a save fails by itself.
pub fn fails(sources: &[Source<'_>], save: &Id) -> bool {
    sources.iter().any(|source| source.fails.contains(save))
}

/// The name of a condition.
pub fn condition_label(rules: &Effective, id: &Id) -> LabelRef {
    let declared = rules.ruleset().sheet.live.conditions.iter().find(|condition| condition.id == *id);
    let text = declared.map_or_else(|| RulesetText::new(id.as_str()), |condition| condition.label.text().clone());
    LabelRef::new(text, format!("condition/{id}"))
}

fn track_label(rules: &Effective, id: &Id) -> Option<RulesetText> {
    let tracks = &rules.ruleset().sheet.live.tracks;
    tracks.iter().find(|track| track.id == *id).map(|track| track.label.text().clone())
}

fn derived_label(rules: &Effective, id: &Id) -> Option<RulesetText> {
    let derived = &rules.ruleset().sheet.derived;
    derived.iter().find(|derived| derived.id == *id).map(|derived| derived.label.text().clone())
}
