//! What picked entries and used items do alike: amounts, saves, conditions (combat.md 1.9, 1.18).
//!
//! Must not know: who does it, and what it costs.

use crate::format::check::{Checker, fight};
use crate::format::mechanics::{ActionSave, Amount, Applies, Clause, MechanicsKind};
use crate::format::scalar::{Id, Text};
use crate::source::{Code, Path};

/// The keys that both have.
#[derive(Debug, Clone, Copy)]
pub(super) struct Deed<'d> {
    /// What sort of thing.
    pub(super) kind: MechanicsKind,
    /// Damage, or healing.
    pub(super) amount: Option<&'d Amount>,
    /// What it harms with.
    pub(super) damage_type: Option<&'d Text<40>>,
    /// Harm of other types besides, where it is written.
    pub(super) plus: Option<&'d [Clause]>,
    /// A save against it.
    pub(super) save: Option<&'d ActionSave>,
    /// Conditions it puts on.
    pub(super) applies: &'d [Applies],
    /// Temporary points it gives.
    pub(super) temporary: Option<&'d Amount>,
    /// The budget it takes in a fight.
    pub(super) budget: Option<&'d Id>,
}

/// Checks them.
pub(super) fn check(checker: &mut Checker<'_, '_>, deed: &Deed<'_>, at: &Path<'_>) {
    if let Some(budget) = deed.budget {
        fight::budget(checker, budget, &at.key("budget"));
    }
    if let Some(word) = deed.damage_type {
        fight::damage_type(checker, word.english(), &at.key("damageType"));
    }
    let plus_at = at.key("plus");
    if deed.plus.is_some() && deed.kind == MechanicsKind::Heal {
        checker.error(Code::NotAllowedHere, &plus_at, "`plus` may not stand where `kind` is `heal`");
    } else if deed.plus.is_some() && deed.amount.is_none() && deed.kind != MechanicsKind::Rider {
        checker.error(Code::NeededHere, &plus_at, "`plus` needs `amount`");
    }
    check_clauses(checker, deed.plus.unwrap_or_default(), &plus_at);
    if deed.kind != MechanicsKind::Heal {
        if let Some(amount) = deed.amount {
            fight::pool_die(checker, amount.dice.as_ref(), &at.key("amount").key("dice"));
        }
        for (index, clause) in deed.plus.into_iter().flatten().enumerate() {
            fight::pool_die(checker, clause.dice.as_ref(), &plus_at.index(index).key("dice"));
        }
    }
    if let Some(save) = deed.save {
        fight::save(checker, &save.save, &at.key("save").key("save"));
    }
    check_applies(checker, deed.applies, &at.key("applies"));
    if deed.temporary.is_some() && health_is_wounds(checker) {
        let message = "health is a wound track, which holds no temporary points";
        checker.error(Code::NotAllowedHere, &at.key("temporary"), message);
    }
}

/// Whether harm marks a wound track; `battle` says so where there is no `combat`.
fn health_is_wounds(checker: &Checker<'_, '_>) -> bool {
    let ruleset = checker.ruleset;
    let older = ruleset.battle.as_ref().map(|battle| &battle.health);
    let health = ruleset.combat.as_ref().map(|combat| &combat.health).or(older);
    let Some(id) = health.and_then(|health| health.track.as_ref()) else { return false };
    ruleset.sheet.live.tracks.iter().any(|track| track.id == *id && track.is_wound())
}

/// Types and saves of harm besides.
pub(super) fn check_clauses(checker: &mut Checker<'_, '_>, plus: &[Clause], at: &Path<'_>) {
    for (index, clause) in plus.iter().enumerate() {
        let at = at.index(index);
        if let Some(word) = &clause.damage_type {
            fight::damage_type(checker, word.english(), &at.key("type"));
        }
        if let Some(save) = &clause.save {
            fight::save(checker, &save.save, &at.key("save").key("save"));
        }
    }
}

/// Conditions put on, and the saves that end them.
pub(super) fn check_applies(checker: &mut Checker<'_, '_>, applies: &[Applies], at: &Path<'_>) {
    for (index, applies) in applies.iter().enumerate() {
        let at = at.index(index);
        fight::condition(checker, &applies.condition, &at.key("condition"));
        if let Some(ends) = &applies.save_ends {
            fight::save(checker, &ends.save, &at.key("saveEnds").key("save"));
        }
    }
}

/// Reports every save that says no difficulty of its own, because nothing else says one either.
pub(super) fn report_open_saves(checker: &mut Checker<'_, '_>, deed: &Deed<'_>, why: &str, at: &Path<'_>) {
    if deed.save.is_some() {
        checker.error(Code::NeededHere, &at.key("save"), format!("a save against nothing: {why}"));
    }
    report_open_clauses(checker, deed.plus.unwrap_or_default(), why, &at.key("plus"));
    report_open_ends(checker, deed.applies, why, &at.key("applies"));
}

/// Reports clauses whose save says no difficulty.
pub(super) fn report_open_clauses(checker: &mut Checker<'_, '_>, plus: &[Clause], why: &str, at: &Path<'_>) {
    for (index, clause) in plus.iter().enumerate() {
        if clause.save.as_ref().is_some_and(|save| save.difficulty.is_none()) {
            let message = format!("a save against nothing: {why}");
            checker.error(Code::NeededHere, &at.index(index).key("save"), message);
        }
    }
}

/// Reports conditions that a save ends, which never says a difficulty of its own.
pub(super) fn report_open_ends(checker: &mut Checker<'_, '_>, applies: &[Applies], why: &str, at: &Path<'_>) {
    for (index, _) in applies.iter().enumerate().filter(|(_, applies)| applies.save_ends.is_some()) {
        let message = format!("a save against nothing: {why}");
        checker.error(Code::NeededHere, &at.index(index).key("saveEnds"), message);
    }
}
