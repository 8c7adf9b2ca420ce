//! Opponents of a bestiary: blocks of numbers, and what opponents with a sheet have besides (combat.md 1.17).
//!
//! Must not know: the sheet's own parts (`creature_sheet`).

use crate::format::check::{Checker, creature_action, creature_sheet, fight, rider};
use crate::format::combat::Combat;
use crate::format::creature::{Creature, CreatureRider, Hidden};
use crate::source::{Code, Path};

/// Checks an opponent. Without fights its catalog is refused, and no word of it means anything.
pub(super) fn check(checker: &mut Checker<'_, '_>, creature: &Creature, at: &Path<'_>) {
    let Some(combat) = &checker.ruleset.combat else { return };
    check_tier(checker, combat, creature, &at.key("tier"));
    check_numbers(checker, combat, creature, at);
    check_pool_keys(checker, combat, creature, at);
    for (key, hidden) in [("resist", &creature.resist), ("immune", &creature.immune)] {
        check_hidden(checker, hidden.as_deref().unwrap_or_default(), &at.key(key));
    }
    for (index, word) in creature.vulnerable.iter().flatten().enumerate() {
        fight::damage_type(checker, word.english(), &at.key("vulnerable").index(index));
    }
    let immunities = creature.condition_immunities.as_deref().unwrap_or_default();
    fight::conditions(checker, immunities, &at.key("conditionImmunities"));
    creature_action::check(checker, creature, &at.key("actions"));
    let riders_at = at.key("riders");
    let riders = creature.riders.as_deref().unwrap_or_default();
    checker.distinct(riders, "rider", &riders_at);
    for (index, rider) in riders.iter().enumerate() {
        check_rider(checker, combat, creature, rider, &riders_at.index(index));
    }
    if let Some(sheet) = &creature.sheet {
        creature_sheet::check(checker, sheet, &at.key("sheet"));
    }
}

fn check_tier(checker: &mut Checker<'_, '_>, combat: &Combat, creature: &Creature, at: &Path<'_>) {
    match &combat.threat {
        Some(threat) => {
            checker.find(&threat.tiers, "tier", &creature.tier, at);
        }
        None => checker.error(Code::UnknownId, at, "`combat` has no `threat`, so there is no tier"),
    }
}

fn check_numbers(checker: &mut Checker<'_, '_>, combat: &Combat, creature: &Creature, at: &Path<'_>) {
    let sheet = &checker.ruleset.sheet;
    for id in creature.abilities.iter().flat_map(|map| map.keys()) {
        fight::named(checker, &sheet.abilities, "ability", id, &at.key("abilities").key(id));
    }
    for id in creature.saves.iter().flat_map(|map| map.keys()) {
        fight::named(checker, &sheet.saves, "save", id, &at.key("saves").key(id));
    }
    for id in creature.checks.iter().flat_map(|map| map.keys()) {
        fight::named(checker, &combat.checks, "check", id, &at.key("checks").key(id));
    }
}

/// Soak and hardness mean something in a pool fight that has them.
fn check_pool_keys(checker: &mut Checker<'_, '_>, combat: &Combat, creature: &Creature, at: &Path<'_>) {
    if let Some(soak) = &creature.soak {
        let at = at.key("soak");
        let soaked = combat.pool.as_ref().is_some_and(|pool| pool.soak.is_some());
        if !fight::is_pool_fight(checker.ruleset) || !soaked {
            checker.error(Code::NotAllowedHere, &at, "`soak` may only stand where `combat.pool.soak` does");
        } else {
            let marks = fight::health_kinds(checker.ruleset, combat);
            for kind in soak.by_kind.iter().flat_map(|map| map.keys()) {
                fight::named(checker, marks, "kind of mark", kind, &at.key("byKind").key(kind));
            }
        }
    }
    if creature.hardness.is_some() && !fight::has_spending_style(combat) {
        let message = "`hardness` may only stand where a style of `combat.initiative` spends";
        checker.error(Code::NotAllowedHere, &at.key("hardness"), message);
    }
}

fn check_hidden(checker: &mut Checker<'_, '_>, hidden: &[Hidden], at: &Path<'_>) {
    let items = checker.ruleset.items.as_ref();
    let tags = items.map(|items| &*items.tags).unwrap_or_default();
    for (index, hidden) in hidden.iter().enumerate() {
        let at = at.index(index);
        let type_at = if hidden.written_as_object { at.key("type") } else { at };
        fight::damage_type(checker, hidden.damage_type.english(), &type_at);
        for (index, tag) in hidden.except.iter().enumerate() {
            checker.find(tags, "item tag", tag, &at.key("except").index(index));
        }
    }
}

/// A rider of an opponent rides on its own actions, or on the lists of attacks of its sheet.
fn check_rider(
    checker: &mut Checker<'_, '_>,
    combat: &Combat,
    creature: &Creature,
    rider: &CreatureRider,
    at: &Path<'_>,
) {
    if let Some(word) = &rider.damage_type {
        fight::damage_type(checker, word.english(), &at.key("type"));
    }
    let sources = rider.sources.as_deref().unwrap_or_default();
    let actions = creature.actions.iter().map(|action| &action.id);
    let names: Vec<_> = actions.chain(combat.attacks.iter().map(|list| &list.list)).collect();
    for (index, id) in sources.iter().enumerate().filter(|(_, id)| !names.contains(id)) {
        let at = at.key("sources");
        let names = names.iter().map(|id| id.as_str());
        checker.unknown(&at.index(index), "action or list of attacks", id.as_str(), names);
    }
    if let Some(requires) = &rider.requires {
        rider::check_requires(checker, requires, &[], &at.key("requires").key("column"));
    }
}
