//! Display strings of items: the words they are written in, coins, loot, market, and items themselves.

use crate::format::item::{HeldEffect, Item, StatOr};
use crate::format::items::Items;
use crate::format::market::{CurrencyFamily, Market};
use crate::format::ruleset::Ruleset;
use crate::locale::display::catalog::{cell, clauses};
use crate::locale::display::sheet::kind;
use crate::locale::display::{Section, ShownIn, Walk};
use crate::source::Path;
use crate::text::RulesetText;

pub(super) fn items(walk: &mut Walk, items: &Items, at: &Path<'_>) {
    labels(walk, "categories", items.categories.iter().map(|word| word.label.text()), at);
    labels(walk, "rarities", items.rarities.iter().map(|word| word.label.text()), at);
    labels(walk, "tags", items.tags.iter().map(|word| word.label.text()), at);
    let stats = at.key("stats");
    for (index, stat) in items.stats.iter().enumerate() {
        let at = stats.index(index);
        walk.label(&stat.label, &at, Section::Items, ShownIn::Elsewhere);
        kind(walk, &stat.kind, &at, Section::Items);
    }
    labels(walk, "slots", items.slots.iter().map(|slot| slot.label.text()), at);
    if let Some(binding) = &items.binding {
        walk.label(&binding.label, &at.key("binding"), Section::Items, ShownIn::Elsewhere);
    }
    let currencies = at.key("currencies");
    for (index, family) in items.currencies.iter().enumerate() {
        coins(walk, family, &currencies.index(index));
    }
    labels(walk, "lootTables", items.loot_tables.iter().map(|table| table.label.text()), at);
    if let Some(found) = &items.market {
        market(walk, found, &at.key("market"));
    }
}

fn labels<'t>(walk: &mut Walk, key: &str, labels: impl Iterator<Item = &'t RulesetText>, at: &Path<'_>) {
    let at = at.key(key);
    for (index, label) in labels.enumerate() {
        walk.label(label, &at.index(index), Section::Items, ShownIn::Elsewhere);
    }
}

/// Loot lines after a fight name coins.
fn coins(walk: &mut Walk, family: &CurrencyFamily, at: &Path<'_>) {
    walk.label(&family.label, at, Section::Items, ShownIn::Fights);
    let units = at.key("units");
    for (index, unit) in family.units.iter().enumerate() {
        walk.label(&unit.label, &units.index(index), Section::Items, ShownIn::Fights);
    }
}

fn market(walk: &mut Walk, market: &Market, at: &Path<'_>) {
    labels(walk, "prices", market.prices.iter().map(|level| level.label.text()), at);
    labels(walk, "places", market.places.iter().map(|place| place.label.text()), at);
    let sellers = at.key("sellers");
    for (index, seller) in market.sellers.iter().enumerate() {
        let at = sellers.index(index);
        walk.label(&seller.label, &at, Section::Items, ShownIn::Elsewhere);
        if let Some(only) = &seller.only {
            walk.label(&only.label, &at.key("only"), Section::Items, ShownIn::Elsewhere);
        }
    }
}

pub(super) fn item(walk: &mut Walk, ruleset: &Ruleset, item: &Item, at: &Path<'_>) {
    let stats = at.key("stats");
    for (id, value) in item.stats.iter() {
        let kind = ruleset.items.as_ref().and_then(|items| items.stat(id)).map(|stat| &stat.kind);
        cell(walk, kind, value, &stats.key(id), Section::Items);
    }
    if let Some(restriction) = item.binds.as_ref().and_then(|binds| binds.restriction.as_ref()) {
        walk.add(restriction, &at.key("binds").key("restriction"), Section::Items, ShownIn::Elsewhere);
    }
    for (key, effect) in [("worn", &item.worn), ("carried", &item.carried)] {
        if let Some(effect) = effect {
            held(walk, effect, &at.key(key));
        }
    }
    let requires = at.key("requires");
    for (index, requirement) in item.requires.iter().flatten().enumerate() {
        held(walk, &requirement.otherwise, &requires.index(index).key("otherwise"));
    }
    if let Some(attack) = &item.attack {
        let at = at.key("attack");
        if let Some(StatOr::Value(harm)) = &attack.damage.damage_type {
            walk.add(harm, &at.key("damage").key("type"), Section::Items, ShownIn::Fights);
        }
        let modes = at.key("modes");
        for (index, mode) in attack.modes.iter().flatten().enumerate() {
            walk.label(&mode.label, &modes.index(index), Section::Items, ShownIn::Fights);
        }
    }
    if let Some(usage) = &item.usage {
        let at = at.key("use");
        if let Some(harm) = &usage.damage_type {
            walk.add(harm, &at.key("damageType"), Section::Items, ShownIn::Fights);
        }
        clauses(walk, usage.plus.iter().flatten(), &at.key("plus"), Section::Items);
    }
}

fn held(walk: &mut Walk, effect: &HeldEffect, at: &Path<'_>) {
    for (key, words) in [("resist", &effect.resist), ("vulnerable", &effect.vulnerable), ("immune", &effect.immune)] {
        let at = at.key(key);
        for (index, harm) in words.iter().enumerate() {
            walk.add(harm, &at.index(index), Section::Items, ShownIn::Fights);
        }
    }
}
