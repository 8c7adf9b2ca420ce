//! Entries of catalogs: of the ruleset file and of catalog files alike (sheets.md 2.10).

use crate::format::catalog::{Catalog, Entry, FilterType, FilterValue, Holds};
use crate::format::check::{Checker, creature, item_entry, item_fight, loot, mechanics, rows};
use crate::source::{Code, Path};

/// Checks the entries of a catalog; `at` is where their list stands.
pub(super) fn check(checker: &mut Checker<'_, '_>, catalog: &Catalog, entries: &[Entry], at: &Path<'_>) {
    checker.duplicates(at, "entry", entries.iter().map(|entry| entry.id.as_str()));
    for (index, entry) in entries.iter().enumerate() {
        check_entry(checker, catalog, entry, &at.index(index));
    }
}

fn check_entry(checker: &mut Checker<'_, '_>, catalog: &Catalog, entry: &Entry, at: &Path<'_>) {
    check_filters(checker, catalog, entry, &at.key("filters"));
    // What an entry holds is looked into only where its catalog holds such things; else every word of it is foreign.
    if let Some(rows) = &entry.rows
        && fits(checker, catalog, Holds::Rows, &at.key("rows"))
    {
        rows::check(checker, catalog, rows, &at.key("rows"));
        if let Some(mechanics) = &entry.mechanics {
            mechanics::check(checker, mechanics, rows, &at.key("mechanics"));
        }
    }
    if let Some(creature) = &entry.creature
        && fits(checker, catalog, Holds::Creatures, &at.key("creature"))
    {
        let at = at.key("creature");
        creature::check(checker, creature, &at);
        if let Some(table) = &creature.loot {
            loot::check_table_named(checker, table, &at.key("loot"));
        }
    }
    if let Some(item) = &entry.item
        && fits(checker, catalog, Holds::Items, &at.key("item"))
    {
        let at = at.key("item");
        item_entry::check(checker, item, &at);
        item_fight::check(checker, item, &at);
    }
}

/// Whether the catalog holds such things; reports when it does not.
fn fits(checker: &mut Checker<'_, '_>, catalog: &Catalog, given: Holds, at: &Path<'_>) -> bool {
    if catalog.holds == given {
        return true;
    }
    let message = format!("this catalog holds {}, not {}", catalog.holds.word(), given.word());
    checker.error(Code::WrongKind, at, message);
    false
}

fn check_filters(checker: &mut Checker<'_, '_>, catalog: &Catalog, entry: &Entry, at: &Path<'_>) {
    for (id, value) in entry.filters.iter() {
        let Some(filter) = catalog.filters.iter().find(|filter| filter.id == *id) else {
            checker.unknown(&at.key(id), "filter", id, catalog.filters.iter().map(|filter| filter.id.as_str()));
            continue;
        };
        let wanted = match (filter.kind, value) {
            (FilterType::Number, FilterValue::Number(_))
            | (FilterType::Text, FilterValue::Text(_))
            | (FilterType::Tags, FilterValue::Tags(_)) => continue,
            (FilterType::Number, _) => "a number",
            (FilterType::Text, _) => "text",
            (FilterType::Tags, _) => "a list of texts",
        };
        let message = format!("filter `{id}` is a {} filter and takes {wanted}", filter.kind.word());
        checker.error(Code::WrongType, &at.key(id), message);
    }
}
