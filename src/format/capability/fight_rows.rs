//! Features of `combat`.

use crate::format::capability::Row;
use crate::format::combat::{Combat, CombatKind, ThreatTier};
use crate::format::condition::{Effect, Modifier};
use crate::format::initiative::Initiative;
use crate::format::ruleset::Ruleset;

/// Oldest first.
pub(super) const TABLE: &[Row<Ruleset>] = &[
    (28, "combat.distance", |ruleset| any(ruleset, |combat| combat.distance.is_some())),
    (28, "combat.ranged", |ruleset| any(ruleset, |combat| combat.ranged.is_some())),
    (28, "combat.cover", |ruleset| any(ruleset, |combat| combat.cover.is_some())),
    (28, "combat.opportunity", |ruleset| any(ruleset, |combat| combat.opportunity.is_some())),
    (28, "combat.attacks with reach or range", |ruleset| {
        any(ruleset, |combat| combat.attacks.iter().any(|list| list.reach.is_some() || list.range.is_some()))
    }),
    (29, "combat.attacks with strikes", |ruleset| {
        any(ruleset, |combat| combat.attacks.iter().any(|list| list.strikes.is_some()))
    }),
    (29, "conditions with saves, whileSourceInSight or endsWhenSourceDown", |ruleset| {
        any(ruleset, |combat| {
            let newer = |rule: &crate::format::condition::ConditionRule| {
                rule.saves.is_some() || rule.while_source_in_sight.is_some() || rule.ends_when_source_down.is_some()
            };
            combat.conditions.iter().any(newer)
        })
    }),
    (29, "effects that look at who caused a condition", |ruleset| {
        let looks = |effect: &Effect| matches!(effect, Effect::CannotTargetSource | Effect::CannotApproachSource);
        any(ruleset, |combat| effects(combat).into_iter().any(looks))
    }),
    (29, "combat.standardEffects", |ruleset| any(ruleset, |combat| combat.standard_effects.is_some())),
    (32, "strikesCappedBy", |ruleset| {
        any(ruleset, |combat| combat.attacks.iter().any(|list| list.strikes_capped_by.is_some()))
    }),
    (43, "combat.checks", |ruleset| any(ruleset, |combat| !combat.checks.is_empty())),
    (43, "combat.contests", |ruleset| any(ruleset, |combat| !combat.contests.is_empty())),
    (45, "conditions with modifiers", |ruleset| any(ruleset, |combat| !modifiers(combat).is_empty())),
    (45, "combat.levels", |ruleset| any(ruleset, |combat| !combat.levels.is_empty())),
    (45, "effects on checks", |ruleset| {
        let on_checks = |effect: &Effect| matches!(effect, Effect::OwnChecksAdvantage | Effect::OwnChecksDisadvantage);
        any(ruleset, |combat| effects(combat).into_iter().any(on_checks))
    }),
    (47, "combat dice-pool", |ruleset| any(ruleset, |combat| combat.kind == CombatKind::DicePool)),
    (47, "combat.pool.soak", |ruleset| {
        any(ruleset, |combat| combat.pool.as_ref().is_some_and(|pool| pool.soak.is_some()))
    }),
    (47, "combat.attacks with toHit.skill", |ruleset| {
        any(ruleset, |combat| combat.attacks.iter().any(|list| list.to_hit.skill.is_some()))
    }),
    (47, "initiative.each", |ruleset| any_initiative(ruleset, |initiative| initiative.each.is_some())),
    (47, "combat.spendLimits", |ruleset| any(ruleset, |combat| combat.spend_limits.is_some())),
    (48, "initiative.pool", |ruleset| any_initiative(ruleset, |initiative| initiative.pool.is_some())),
    (48, "initiative.resource", |ruleset| any_initiative(ruleset, |initiative| initiative.resource.is_some())),
    (53, "conditions or levels narrowed to skills", |ruleset| {
        any(ruleset, |combat| {
            combat.conditions.iter().any(|rule| rule.skills.is_some())
                || combat.levels.iter().any(|rule| rule.skills.is_some())
                || modifiers(combat).iter().any(|modifier| modifier.skills.is_some() || modifier.saves.is_some())
        })
    }),
    (53, "a modifier with mode", |ruleset| {
        any(ruleset, |combat| modifiers(combat).iter().any(|modifier| modifier.mode.is_some()))
    }),
    (54, "a level on a derived value", |ruleset| {
        any(ruleset, |combat| combat.levels.iter().any(|rule| rule.derived.is_some()))
    }),
    (56, "combat.pool.hardness", |ruleset| {
        any(ruleset, |combat| combat.pool.as_ref().is_some_and(|pool| pool.hardness.is_some()))
    }),
    (58, "combat.offHand", |ruleset| any(ruleset, |combat| combat.off_hand.is_some())),
    (813, "a tier with loot", |ruleset| any(ruleset, |combat| tiers(combat).iter().any(|tier| tier.loot.is_some()))),
];

fn any(ruleset: &Ruleset, uses: impl Fn(&Combat) -> bool) -> bool {
    ruleset.combat.as_ref().is_some_and(uses)
}

fn any_initiative(ruleset: &Ruleset, uses: impl Fn(&Initiative) -> bool) -> bool {
    any(ruleset, |combat| uses(&combat.initiative))
}

fn effects(combat: &Combat) -> Vec<&Effect> {
    let conditions = combat.conditions.iter().flat_map(|rule| rule.effects.iter());
    conditions.chain(combat.levels.iter().flat_map(|rule| rule.effects.iter())).collect()
}

fn modifiers(combat: &Combat) -> Vec<&Modifier> {
    let conditions = combat.conditions.iter().flat_map(|rule| rule.modifiers.iter().flatten());
    conditions.chain(combat.levels.iter().flat_map(|rule| rule.modifiers.iter().flatten())).collect()
}

fn tiers(combat: &Combat) -> &[ThreatTier] {
    combat.threat.as_ref().map(|threat| &*threat.tiers).unwrap_or_default()
}
