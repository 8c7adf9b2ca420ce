//! What an entry does, in play and in a fight (sheets.md 1.11, 2.10; combat.md 1.9; checks.md 1.7).
//!
//! Must not know: sheets that picked the entry.

use crate::format::catalog::Row;
use crate::format::check::deed::{self, Deed};
use crate::format::check::{Allowance, Checker, by_id, check_effect, fight, rider};
use crate::format::mechanics::{CostTerm, GrantsStandard, Mechanics, MechanicsKind, Reaction};
use crate::source::{Code, Path};

/// Checks an entry's mechanics; `rows` are what the entry writes.
pub(super) fn check(checker: &mut Checker<'_, '_>, mechanics: &Mechanics, rows: &[Row], at: &Path<'_>) {
    let deed = deed_of(mechanics);
    deed::check(checker, &deed, at);
    check_difficulties(checker, &deed, rows, at);
    check_costs(checker, mechanics.cost.as_deref().unwrap_or_default(), &at.key("cost"));
    if let Some(amount) = mechanics.per_cost_step.as_ref().filter(|_| mechanics.kind != MechanicsKind::Heal) {
        fight::pool_die(checker, amount.dice.as_ref(), &at.key("perCostStep").key("dice"));
    }
    if let Some(check) = &mechanics.check {
        check_effect::check(checker, check, &at.key("check"));
    }
    if let Some(scales) = &mechanics.scales {
        checker.reference(&scales.from, &at.key("scales").key("from"), Allowance::Sheet);
    }
    for (index, gives) in mechanics.gives.iter().flatten().enumerate() {
        fight::budget(checker, &gives.budget, &at.key("gives").index(index).key("budget"));
    }
    if let Some(standard) = &mechanics.standard {
        check_standard(checker, standard, &at.key("standard"));
    }
    if let Some(reaction) = &mechanics.reaction {
        check_reaction(checker, reaction, &at.key("reaction"));
    }
    check_rider(checker, mechanics, at);
}

fn deed_of(mechanics: &Mechanics) -> Deed<'_> {
    Deed {
        kind: mechanics.kind,
        amount: mechanics.amount.as_ref(),
        damage_type: mechanics.damage_type.as_ref(),
        plus: mechanics.plus.as_deref(),
        save: mechanics.save.as_ref(),
        applies: mechanics.applies.as_deref().unwrap_or_default(),
        temporary: mechanics.temporary.as_ref(),
        budget: mechanics.budget.as_ref(),
    }
}

/// A save is made against what the list says that the entry is used from; a list that says nothing has no difficulty.
fn check_difficulties(checker: &mut Checker<'_, '_>, deed: &Deed<'_>, rows: &[Row], at: &Path<'_>) {
    let lists = checker.ruleset.combat.iter().flat_map(|combat| &combat.abilities);
    let mut without = lists.filter(|list| list.save_difficulty.is_none());
    if let Some(list) = without.find(|list| rows.iter().any(|row| row.list == list.list)) {
        let why = format!("`combat.abilities` gives list `{}` no `saveDifficulty`", list.list);
        deed::report_open_saves(checker, deed, &why, at);
    }
}

fn check_costs(checker: &mut Checker<'_, '_>, cost: &[CostTerm], at: &Path<'_>) {
    let pools = &checker.ruleset.sheet.live.pools;
    for (index, term) in cost.iter().enumerate() {
        let group = pools.iter().any(|pool| pool.group.as_ref() == Some(&term.pool));
        if !group && by_id(pools, term.pool.as_str()).is_none() {
            let groups = pools.iter().filter_map(|pool| pool.group.as_ref());
            let names = pools.iter().map(|pool| &pool.id).chain(groups).map(|id| id.as_str());
            checker.unknown(&at.index(index).key("pool"), "pool or group of pools", term.pool.as_str(), names);
        }
    }
}

fn check_standard(checker: &mut Checker<'_, '_>, grants: &GrantsStandard, at: &Path<'_>) {
    let combat = checker.ruleset.combat.as_ref();
    let offered = combat.map(|combat| &*combat.standard).unwrap_or_default();
    let actions_at = at.key("actions");
    for (index, action) in grants.actions.iter().enumerate() {
        let at = actions_at.index(index);
        if grants.actions.iter().take(index).any(|earlier| earlier == action) {
            checker.error(Code::DuplicateValue, &at, format!("`{}` stands here twice", action.word()));
        }
        if !offered.contains(action) {
            let message = format!("`{}` is not in `combat.standard`", action.word());
            checker.error(Code::UnknownValue, &at, message);
        }
    }
    let budget_at = at.key("budget");
    let main = combat.and_then(|combat| combat.economy.budgets.first()).map(|budget| &budget.id);
    if fight::budget(checker, &grants.budget, &budget_at) && main == Some(&grants.budget) {
        let message = format!("`{}` is the main budget, which standard actions take anyway", grants.budget);
        checker.error(Code::WrongKind, &budget_at, message);
    }
}

/// What a reaction answers may be narrowed to catalogs of the ruleset.
pub(super) fn check_reaction(checker: &mut Checker<'_, '_>, reaction: &Reaction, at: &Path<'_>) {
    let Reaction::At(moment) = reaction else { return };
    for (index, id) in moment.against.iter().flat_map(|against| &against.catalogs).enumerate() {
        let at = at.key("against");
        checker.find(checker.ruleset.catalogs(), "catalog", id, &at.key("catalogs").index(index));
    }
}

/// A rider is nothing but a rider: it takes its roll, its price and its moment from the blow it rides on.
fn check_rider(checker: &mut Checker<'_, '_>, mechanics: &Mechanics, at: &Path<'_>) {
    let rider_at = at.key("rider");
    if mechanics.kind != MechanicsKind::Rider {
        if mechanics.rider.is_some() {
            checker.error(Code::NotAllowedHere, &rider_at, "`rider` may only stand where `kind` is `rider`");
        }
    } else {
        if mechanics.rider.is_none() {
            checker.error(Code::NeededHere, &rider_at, "`kind` is `rider`, so `rider` must say what rides");
        }
        for (key, _) in beside_rider(mechanics).into_iter().filter(|(_, given)| *given) {
            let message = format!("`{key}` may not stand where `kind` is `rider`");
            checker.error(Code::NotAllowedHere, &at.key(key), message);
        }
    }
    let Some(rider) = &mechanics.rider else { return };
    fight::pool_die(checker, rider.amount.dice.as_ref(), &rider_at.key("amount").key("dice"));
    if let Some(word) = &rider.damage_type {
        fight::damage_type(checker, word.english(), &rider_at.key("type"));
    }
    let combat = checker.ruleset.combat.as_ref();
    let attacks = combat.map(|combat| &*combat.attacks).unwrap_or_default();
    let sources = rider.sources.as_deref().unwrap_or_default();
    for (index, id) in sources.iter().enumerate().filter(|(_, id)| attacks.iter().all(|list| list.list != **id)) {
        let names = attacks.iter().map(|list| list.list.as_str());
        checker.unknown(&rider_at.key("sources").index(index), "list of attacks", id.as_str(), names);
    }
    if let Some(requires) = &rider.requires {
        rider::check_requires(checker, requires, sources, &rider_at.key("requires").key("column"));
    }
}

fn beside_rider(mechanics: &Mechanics) -> [(&'static str, bool); 22] {
    [
        ("range", mechanics.range.is_some()),
        ("area", mechanics.area.is_some()),
        ("targets", mechanics.targets.is_some()),
        ("friendlyFire", mechanics.friendly_fire.is_some()),
        ("amount", mechanics.amount.is_some()),
        ("damageType", mechanics.damage_type.is_some()),
        ("plus", mechanics.plus.is_some()),
        ("attackRoll", mechanics.attack_roll.is_some()),
        ("save", mechanics.save.is_some()),
        ("cost", mechanics.cost.is_some()),
        ("perCostStep", mechanics.per_cost_step.is_some()),
        ("targetsPerCostStep", mechanics.targets_per_cost_step.is_some()),
        ("concentration", mechanics.concentration.is_some()),
        ("reaction", mechanics.reaction.is_some()),
        ("targetCount", mechanics.target_count.is_some()),
        ("autoHit", mechanics.auto_hit.is_some()),
        ("applies", mechanics.applies.is_some()),
        ("temporary", mechanics.temporary.is_some()),
        ("budget", mechanics.budget.is_some()),
        ("free", mechanics.free.is_some()),
        ("gives", mechanics.gives.is_some()),
        ("standard", mechanics.standard.is_some()),
    ]
}
