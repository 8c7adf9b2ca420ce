//! Loot tables, and the filters and table names that other parts share (layers-items.md 2.3, amendments.md 2).

use crate::format::catalog::{Catalog, Holds};
use crate::format::check::{Checker, Standing};
use crate::format::items::Items;
use crate::format::loot::{ItemFilter, LootTable};
use crate::format::scalar::{EntryRef, Id};
use crate::source::{Code, Path};

/// Checks `items.lootTables`; `at` is where they stand.
pub(super) fn check(checker: &mut Checker<'_, '_>, items: &Items, at: &Path<'_>) {
    checker.distinct(&items.loot_tables, "loot table", at);
    for (index, table) in items.loot_tables.iter().enumerate() {
        check_table(checker, items, table, &at.index(index));
    }
}

/// Checks the lines of a table; a layer's tables are held to the same.
pub(super) fn check_table(checker: &mut Checker<'_, '_>, items: &Items, table: &LootTable, at: &Path<'_>) {
    let at = at.key("entries");
    for (index, line) in table.entries.iter().enumerate() {
        let at = at.index(index);
        if let Some(item) = &line.item {
            check_item(checker, item, &at.key("item"));
        }
        if let Some(filter) = &line.filter {
            check_filter(checker, items, filter, &at.key("filter"));
        }
        if let Some(unit) = &line.coins {
            check_coin(checker, items, unit, &at.key("coins"));
        }
    }
}

fn check_item(checker: &mut Checker<'_, '_>, item: &EntryRef, at: &Path<'_>) {
    let ruleset = checker.ruleset;
    let Some(catalog) = ruleset.catalog(item.catalog.as_str()) else {
        let shelves = ruleset.catalogs().iter().filter(|catalog| catalog.holds == Holds::Items);
        checker.unknown(at, "catalog", item.catalog.as_str(), shelves.map(|catalog| catalog.id.as_str()));
        return;
    };
    if catalog.holds != Holds::Items {
        checker.error(Code::WrongKind, at, format!("catalog `{}` holds no items", catalog.id));
        return;
    }
    // The entries of a catalog file are not at hand, and under layers every line has been looked at before.
    if checker.standing == Standing::File && has_no_entry(catalog, item) {
        let names = catalog.inline_entries().iter().map(|entry| entry.id.as_str());
        checker.unknown(at, &format!("entry in catalog `{}`", catalog.id), item.entry.as_str(), names);
    }
}

fn has_no_entry(catalog: &Catalog, item: &EntryRef) -> bool {
    catalog.asset.is_none() && !catalog.inline_entries().iter().any(|entry| entry.id == item.entry)
}

/// Checks that a coin is declared.
pub(super) fn check_coin(checker: &mut Checker<'_, '_>, items: &Items, unit: &Id, at: &Path<'_>) {
    if items.coin(unit.as_str()).is_some() {
        return;
    }
    if items.currencies.is_empty() {
        checker.error(Code::UnknownId, at, format!("no coin `{unit}`, this ruleset has no currencies"));
        return;
    }
    let coins = items.currencies.iter().flat_map(|family| family.units.iter());
    checker.unknown(at, "coin", unit.as_str(), coins.map(|coin| coin.id.as_str()));
}

/// Checks that every word of a filter is declared.
pub(super) fn check_filter(checker: &mut Checker<'_, '_>, items: &Items, filter: &ItemFilter, at: &Path<'_>) {
    if let Some(rarity) = &filter.rarity {
        checker.find(&items.rarities, "rarity", rarity, &at.key("rarity"));
    }
    if let Some(category) = &filter.category {
        checker.find(&items.categories, "category", category, &at.key("category"));
    }
    if let Some(tag) = &filter.tag {
        checker.find(&items.tags, "tag", tag, &at.key("tag"));
    }
}

/// Checks that a loot table that something names is declared.
pub(super) fn check_table_named(checker: &mut Checker<'_, '_>, table: &Id, at: &Path<'_>) {
    let tables = checker.ruleset.items.as_ref().map(|items| &*items.loot_tables).unwrap_or_default();
    checker.find(tables, "loot table", table, at);
}
