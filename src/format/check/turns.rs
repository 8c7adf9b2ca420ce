//! What a fight's turns are made of: initiative, budgets, standard actions, limits, and what happens to somebody down
//! or keeping something up (combat.md 1.3, 1.6, 1.14, 1.15).
//!
//! Must not know: whose turn it is.

use crate::format::check::{Allowance, Checker, fight};
use crate::format::combat::{Combat, CombatKind};
use crate::format::dying::Dying;
use crate::format::initiative::Initiative;
use crate::format::live::Track;
use crate::format::mechanics::StandardAction;
use crate::format::scalar::Id;
use crate::format::value_ref::IntOrRef;
use crate::source::{Code, Path};

/// Checks all of it.
pub(super) fn check(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    check_initiative(checker, combat, &combat.initiative, &at.key("initiative"));
    check_economy(checker, combat, at);
    check_standard(checker, combat, at);
    if let Some(concentration) = &combat.concentration {
        let at = at.key("concentration");
        checker.find(&checker.ruleset.sheet.live.text, "live text", &concentration.text, &at.key("text"));
        fight::save(checker, &concentration.save, &at.key("save"));
    }
    if let Some(dying) = &combat.dying {
        check_dying(checker, dying, &at.key("dying"));
    }
    check_limits(checker, combat, &at.key("spendLimits"));
}

fn check_initiative(checker: &mut Checker<'_, '_>, combat: &Combat, initiative: &Initiative, at: &Path<'_>) {
    if combat.kind == CombatKind::AttackVsDefense {
        for (key, given) in [("pool", initiative.pool.is_some()), ("resource", initiative.resource.is_some())] {
            if given {
                let message = format!("`{key}` may only stand in a fight of dice pools");
                checker.error(Code::NotAllowedHere, &at.key(key), message);
            }
        }
    }
    for (key, reference) in [("modifier", &initiative.modifier), ("pool", &initiative.pool)] {
        if let Some(reference) = reference {
            checker.reference(reference, &at.key(key), Allowance::Play);
        }
    }
    let Some(resource) = &initiative.resource else { return };
    let at = at.key("resource");
    checker.distinct(&resource.styles, "style", &at.key("styles"));
    if let Some(id) = resource.crash.as_ref().and_then(|crash| crash.condition.as_ref()) {
        fight::condition(checker, id, &at.key("crash").key("condition"));
    }
}

fn check_economy(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    let economy_at = at.key("economy");
    checker.distinct(&combat.economy.budgets, "budget", &economy_at.key("budgets"));
    if let Some(movement) = &combat.economy.movement {
        checker.reference(movement, &economy_at.key("movement"), Allowance::Play);
    }
    if let Some(opportunity) = &combat.opportunity {
        fight::budget(checker, &opportunity.budget, &at.key("opportunity").key("budget"));
    }
    if let Some(off_hand) = &combat.off_hand {
        fight::budget(checker, &off_hand.budget, &at.key("offHand").key("budget"));
    }
}

fn check_standard(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    let standard_at = at.key("standard");
    for (index, action) in combat.standard.iter().enumerate() {
        if combat.standard.iter().take(index).any(|earlier| earlier == action) {
            let message = format!("`{}` stands here twice", action.word());
            checker.error(Code::DuplicateValue, &standard_at.index(index), message);
        }
    }
    let Some(dodge) = combat.standard_effects.as_ref().and_then(|effects| effects.dodge.as_ref()) else { return };
    let effects_at = at.key("standardEffects");
    let at = effects_at.key("dodge");
    if !combat.standard.contains(&StandardAction::Dodge) {
        checker.error(Code::NeededHere, &at, "needs `dodge` in `combat.standard`");
    }
    fight::saves(checker, &dodge.saves, &at.key("saves"));
}

fn check_dying(checker: &mut Checker<'_, '_>, dying: &Dying, at: &Path<'_>) {
    for (key, id) in [("successes", &dying.successes), ("failures", &dying.failures)] {
        check_death_track(checker, id, &at.key(key));
    }
    if dying.successes == dying.failures {
        checker.error(Code::DuplicateValue, &at.key("failures"), "successes and failures need a track each");
    }
    if let Some(id) = &dying.condition {
        fight::condition(checker, id, &at.key("condition"));
    }
}

/// A track that counts death rolls must be a plain one that everybody has, with a top that can be reached.
fn check_death_track(checker: &mut Checker<'_, '_>, id: &Id, at: &Path<'_>) {
    let Some(track) = fight::track(checker, id, at) else { return };
    if let Some((code, why)) = death_track_fault(track) {
        checker.error(code, at, format!("track `{id}` {why}"));
    }
}

fn death_track_fault(track: &Track) -> Option<(Code, &'static str)> {
    if track.is_wound() {
        return Some((Code::WrongKind, "is a wound track"));
    }
    if track.hide_when.is_some() {
        return Some((Code::WrongKind, "is not on every sheet"));
    }
    match &track.max {
        IntOrRef::Ref(_) => Some((Code::WrongKind, "has a maximum that follows the sheet")),
        IntOrRef::Int(max) if max.get() < 1 => Some((Code::OutOfRange, "has a maximum below 1")),
        IntOrRef::Int(max) if max.get() <= track.min.get() => Some((Code::OutOfRange, "cannot rise")),
        IntOrRef::Int(_) => None,
    }
}

fn check_limits(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    let limits = combat.spend_limits.as_deref().unwrap_or_default();
    for (index, limit) in limits.iter().enumerate() {
        let at = at.index(index);
        fight::pool(checker, &limit.pool, &at.key("pool"));
        if limits.iter().take(index).any(|earlier| earlier.pool == limit.pool) {
            let message = format!("pool `{}` has a limit already", limit.pool);
            checker.error(Code::DuplicateValue, &at.key("pool"), message);
        }
        checker.reference(&limit.max, &at.key("max"), Allowance::Play);
    }
}
