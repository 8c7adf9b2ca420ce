//! Every value reference that stands in a ruleset or in an entry, whatever it is there for.
//!
//! Must not know: what a reference may read where it stands.

use crate::format::catalog::Entry;
use crate::format::combat::Combat;
use crate::format::item::Item;
use crate::format::items::Items;
use crate::format::resolution::PerCheck;
use crate::format::ruleset::Ruleset;
use crate::format::value_ref::{IntOrRef, ValueRef};

/// The references of a ruleset, those of its catalogs' entries left aside.
pub fn of_ruleset(ruleset: &Ruleset) -> Vec<&ValueRef> {
    let mut found = Vec::new();
    let math = ruleset.resolution.shared();
    found.extend(math.proficiency.map(|proficiency| &proficiency.bonus));
    found.extend(math.adjust.iter().map(|adjust| &adjust.value));
    found.extend(math.spend.iter().filter_map(|spend| match &spend.per_check {
        PerCheck::Limit(IntOrRef::Ref(reference)) => Some(reference),
        _ => None,
    }));
    let sheet = &ruleset.sheet;
    found.extend(sheet.skills.iter().chain(&sheet.saves).filter_map(|skill| skill.cap.as_ref()));
    for derived in &sheet.derived {
        found.extend(derived.references().into_iter().map(|(_, _, reference)| reference));
    }
    for pool in &sheet.live.pools {
        found.push(&pool.max);
        found.extend(&pool.level);
    }
    found.extend(sheet.live.tracks.iter().filter_map(|track| match &track.max {
        IntOrRef::Ref(reference) => Some(reference),
        IntOrRef::Int(_) => None,
    }));
    found.extend(ruleset.items.iter().flat_map(of_items));
    found.extend(ruleset.combat.iter().flat_map(of_combat));
    found
}

fn of_items(items: &Items) -> Vec<&ValueRef> {
    let mut found = Vec::new();
    found.extend(items.binding.as_ref().map(|binding| &binding.max));
    if let Some(carry) = &items.carry {
        found.extend(&carry.encumbered_above);
        found.extend(&carry.limit);
    }
    let sellers = items.market.iter().flat_map(|market| market.sellers.iter());
    found.extend(sellers.filter_map(|seller| seller.only.as_ref()).map(|only| &only.value));
    found
}

fn of_combat(combat: &Combat) -> Vec<&ValueRef> {
    let mut found = vec![&combat.defense];
    found.extend(&combat.initiative.modifier);
    found.extend(&combat.initiative.pool);
    found.extend(&combat.economy.movement);
    if let Some(pool) = &combat.pool {
        found.extend(&pool.hardness);
        if let Some(soak) = &pool.soak {
            found.extend(&soak.all);
            found.extend(soak.by_kind.iter().flat_map(|kinds| kinds.iter().map(|(_, reference)| reference)));
        }
    }
    found.extend(combat.attacks.iter().filter_map(|list| list.strikes.as_ref()));
    for list in &combat.abilities {
        found.extend(&list.to_hit);
        found.extend(&list.save_difficulty);
    }
    found.extend(combat.checks.iter().map(|check| &check.value));
    found.extend(combat.spend_limits.iter().flatten().map(|limit| &limit.max));
    found
}

/// The references of an entry.
pub fn of_entry(entry: &Entry) -> Vec<&ValueRef> {
    let mut found = Vec::new();
    for row in entry.rows.iter().flatten() {
        found.extend(row.scaled.iter().flat_map(|cells| cells.iter().map(|(_, cell)| &cell.from)));
    }
    found.extend(entry.mechanics.as_deref().and_then(|mechanics| mechanics.scales.as_ref()).map(|scales| &scales.from));
    found.extend(entry.item.as_deref().into_iter().flat_map(of_item));
    found
}

fn of_item(item: &Item) -> Vec<&ValueRef> {
    let mut found: Vec<&ValueRef> = item.requires.iter().flatten().map(|requirement| &requirement.value).collect();
    if let Some(attack) = &item.attack {
        found.extend(&attack.strikes);
        found.extend(&attack.to_hit.proficiency);
    }
    if let Some(usage) = &item.usage {
        found.extend(&usage.to_hit);
        if let Some(gate) = &usage.gate {
            found.extend(&gate.check.value);
            found.extend(gate.unless.as_ref().map(|unless| &unless.value));
        }
    }
    found
}
