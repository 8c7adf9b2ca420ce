//! What conditions, levels and items do (combat.md 1.10 to 1.12, checks.md 1.8).
//!
//! Must not know: what any of it changes in a roll.

use crate::format::check::{Checker, fight};
use crate::format::combat::Combat;
use crate::format::condition::{ConditionRule, Effect, InSight, LevelRule, Modifier, ModifierTo};
use crate::format::scalar::Id;
use crate::format::value_ref::IntOrRef;
use crate::source::{Code, Path};

/// Who carries modifiers; a pool fight takes dice from fewer of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Carrier {
    /// A condition or a level.
    Rule,
    /// An item.
    Item,
}

/// The parts that conditions, levels and items have alike.
#[derive(Debug, Clone, Copy)]
pub(super) struct Source<'s> {
    /// Effects.
    pub(super) effects: &'s [Effect],
    /// Changes to numbers.
    pub(super) modifiers: &'s [Modifier],
    /// Saves that fail by themselves.
    pub(super) fails_saves: &'s [Id],
    /// Only on these saves.
    pub(super) saves: Option<&'s [Id]>,
    /// Only on these skills.
    pub(super) skills: Option<&'s [Id]>,
}

/// `combat.conditions` and `combat.levels`.
pub(super) fn check(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    let conditions_at = at.key("conditions");
    for (index, rule) in combat.conditions.iter().enumerate() {
        let at = conditions_at.index(index);
        fight::condition(checker, &rule.condition, &at.key("condition"));
        if combat.conditions.iter().take(index).any(|earlier| earlier.condition == rule.condition) {
            let message = format!("condition `{}` is declared twice", rule.condition);
            checker.error(Code::DuplicateId, &at.key("condition"), message);
        }
        check_condition(checker, rule, &at);
    }
    let levels_at = at.key("levels");
    for (index, rule) in combat.levels.iter().enumerate() {
        let earlier = combat.levels.get(..index).unwrap_or_default();
        check_level(checker, rule, earlier, &levels_at.index(index));
    }
}

fn check_condition(checker: &mut Checker<'_, '_>, rule: &ConditionRule, at: &Path<'_>) {
    let source = Source {
        effects: &rule.effects,
        modifiers: rule.modifiers.as_deref().unwrap_or_default(),
        fails_saves: rule.fails_saves.as_deref().unwrap_or_default(),
        saves: rule.saves.as_deref(),
        skills: rule.skills.as_deref(),
    };
    check_source(checker, source, Carrier::Rule, at);
    if let Some(InSight::These(gated)) = &rule.while_source_in_sight {
        for (index, effect) in gated.iter().enumerate().filter(|(_, effect)| !rule.effects.contains(effect)) {
            let message = format!("`{}` is no effect of this condition", effect.word());
            checker.error(Code::UnknownValue, &at.key("whileSourceInSight").index(index), message);
        }
    }
}

fn check_level(checker: &mut Checker<'_, '_>, rule: &LevelRule, earlier: &[LevelRule], at: &Path<'_>) {
    if let Some(id) = &rule.track
        && let Some(track) = fight::track(checker, id, &at.key("track"))
    {
        match &track.max {
            _ if track.is_wound() => {
                checker.error(Code::WrongKind, &at.key("track"), format!("track `{id}` is a wound track"));
            }
            IntOrRef::Int(max) if rule.at.get() > max.get() => {
                let message = format!("track `{id}` never goes above {}", max.get());
                checker.error(Code::OutOfRange, &at.key("at"), message);
            }
            _ => {}
        }
    }
    if let Some(id) = &rule.derived {
        checker.find(&checker.ruleset.sheet.derived, "derived value", id, &at.key("derived"));
    }
    let same = |other: &LevelRule| other.track == rule.track && other.derived == rule.derived && other.at == rule.at;
    if earlier.iter().any(same) {
        checker.error(Code::DuplicateValue, &at.key("at"), "this height has a level already");
    }
    condition_only(checker, &rule.effects, &at.key("effects"));
    let source = Source {
        effects: &rule.effects,
        modifiers: rule.modifiers.as_deref().unwrap_or_default(),
        fails_saves: rule.fails_saves.as_deref().unwrap_or_default(),
        saves: rule.saves.as_deref(),
        skills: rule.skills.as_deref(),
    };
    check_source(checker, source, Carrier::Rule, at);
}

/// Refuses the effects that only a condition may have.
pub(super) fn condition_only(checker: &mut Checker<'_, '_>, effects: &[Effect], at: &Path<'_>) {
    for (index, effect) in effects.iter().enumerate().filter(|(_, effect)| Effect::CONDITION_ONLY.contains(effect)) {
        let message = format!("only a condition may have `{}`", effect.word());
        checker.error(Code::NotAllowedHere, &at.index(index), message);
    }
}

/// What conditions, levels and items are held to alike.
pub(super) fn check_source(checker: &mut Checker<'_, '_>, source: Source<'_>, carrier: Carrier, at: &Path<'_>) {
    fight::saves(checker, source.fails_saves, &at.key("failsSaves"));
    let narrowings = [
        ("saves", source.saves.is_some(), Effect::OwnSavesAdvantage, Effect::OwnSavesDisadvantage, ModifierTo::Saves),
        (
            "skills",
            source.skills.is_some(),
            Effect::OwnChecksAdvantage,
            Effect::OwnChecksDisadvantage,
            ModifierTo::Checks,
        ),
    ];
    for (key, given, better, worse, to) in narrowings {
        let effect = source.effects.iter().any(|effect| *effect == better || *effect == worse);
        let modifier = source.modifiers.iter().any(|modifier| modifier.to == to);
        if given && !effect && !modifier {
            checker.error(Code::DoesNothing, &at.key(key), format!("nothing here changes {}", to.word()));
        }
    }
    fight::saves(checker, source.saves.unwrap_or_default(), &at.key("saves"));
    fight::skills(checker, source.skills.unwrap_or_default(), &at.key("skills"));
    let modifiers_at = at.key("modifiers");
    for (index, modifier) in source.modifiers.iter().enumerate() {
        check_modifier(checker, modifier, carrier, &modifiers_at.index(index));
    }
}

fn check_modifier(checker: &mut Checker<'_, '_>, modifier: &Modifier, carrier: Carrier, at: &Path<'_>) {
    fight::skills(checker, modifier.skills.as_deref().unwrap_or_default(), &at.key("skills"));
    fight::saves(checker, modifier.saves.as_deref().unwrap_or_default(), &at.key("saves"));
    let refused = carrier == Carrier::Rule || modifier.to == ModifierTo::Attacks;
    if modifier.dice.is_some() && refused && fight::is_pool_fight(checker.ruleset) {
        checker.error(Code::NotAllowedHere, &at.key("dice"), "a fight of dice pools takes only `flat` here");
    }
}
