//! Rows of a proposed sheet that bear an entry's name become that entry; entries that are not open to the sheet are left out
//! (combat.md 3.19).
//!
//! A row that becomes an entry is written as a picker writes it, its companions too, with the proposal's own cells on top; its
//! name is the entry's, and it is switched on where its list asks for that. Where the sources are silent: an entry is open where
//! it has the text that the sheet's field has, or at most its number, for every filter that starts from a field; a field left
//! empty opens everything. A row of an entry that the list has already is left out without a word.
//!
//! Must not know: what is filled in (`fill`).

use serde_json::{Map, Value};

use crate::combat::note::{Done, Notes};
use crate::combat::proposed::sheet::{entry_label, list_label, list_of, row_name};
use crate::format::catalog::{Catalog, Entry, FilterValue, Holds};
use crate::format::combat::Combat;
use crate::format::scalar::{EntryRef, Id};
use crate::format::sheet::SheetList;
use crate::rules::Effective;
use crate::sheet::catalog::{FilterOption, decide_pick, mark_of};
use crate::sheet::{Build, CATALOG_MARK, CellValue, StoredSheet, evolve_build, field_by_id};
use crate::text::{RulesetText, name_key};

/// Catalogs whose entries may stand in a list.
pub(super) fn feeding<'r>(rules: &'r Effective, list: &Id) -> impl Iterator<Item = &'r Catalog> {
    let feeds = move |catalog: &&Catalog| {
        catalog.holds == Holds::Rows && catalog.feeds.as_deref().unwrap_or_default().contains(list)
    };
    rules.ruleset().catalogs().iter().filter(feeds)
}

/// Makes entries of the rows that bear their names; `boss` lets every entry stand.
pub(super) fn settle(rules: &Effective, combat: &Combat, sheet: &mut StoredSheet, boss: bool, notes: &mut Notes<'_>) {
    let mut proposed = Vec::new();
    for list in &rules.ruleset().sheet.lists {
        if feeding(rules, &list.id).next().is_some()
            && let Some(Value::Array(rows)) = sheet.build.lists.shift_remove(list.id.as_str())
        {
            proposed.push((list, rows));
        }
    }
    for (list, rows) in proposed {
        let (mut unlisted, mut closed) = (Vec::new(), Vec::new());
        for row in rows {
            let Value::Object(cells) = row else { continue };
            let Some((catalog, reference, entry)) = entry_of(rules, list, &cells) else {
                unlisted.push(row_name(list, &cells).unwrap_or_default().to_owned());
                push(sheet, list, cells);
                continue;
            };
            if !boss && !is_open(rules, &sheet.build, catalog, entry) {
                closed.push(entry_label(&reference, entry.label.text()));
            } else if !holds(sheet, list, &reference) && !take(rules, combat, sheet, list, &reference, Some(&cells)) {
                push(sheet, list, cells);
            }
        }
        unlisted.retain(|name| !name.is_empty());
        if !unlisted.is_empty() {
            notes.add(Done::RowsUnlisted { list: list_label(list), names: unlisted });
        }
        if !closed.is_empty() {
            notes.add(Done::EntriesClosed { list: list_label(list), entries: closed });
        }
    }
}

fn push(sheet: &mut StoredSheet, list: &SheetList, cells: Map<String, Value>) {
    let rows = sheet.build.lists.entry(list.id.as_str()).or_insert_with(|| Value::Array(Vec::new()));
    if let Value::Array(rows) = rows {
        rows.push(Value::Object(cells));
    }
}

/// The entry that a row is marked with, or that has its name.
fn entry_of<'r>(
    rules: &'r Effective,
    list: &SheetList,
    cells: &Map<String, Value>,
) -> Option<(&'r Catalog, EntryRef, &'r Entry)> {
    let mark = mark_of(cells);
    let name = row_name(list, cells).map(name_key);
    for catalog in feeding(rules, &list.id) {
        for entry in rules.book().entries(catalog.id.as_str()) {
            let marked = mark.as_ref().map(|mark| mark.catalog == catalog.id && mark.entry == entry.id);
            let named = || name.as_ref().is_some_and(|name| *name == name_key(entry.label.english()));
            if marked.unwrap_or_else(named) {
                return Some((catalog, EntryRef { catalog: catalog.id.clone(), entry: entry.id.clone() }, entry));
            }
        }
    }
    None
}

/// Whether a sheet's own values open an entry: every filter that starts from a field of the sheet lets it through.
pub(super) fn is_open(rules: &Effective, build: &Build, catalog: &Catalog, entry: &Entry) -> bool {
    catalog.filters.iter().all(|filter| {
        let Some(start) = &filter.start_from else { return true };
        let own = entry.filters.get(filter.id.as_str());
        match field_by_id(rules, build, start.field.as_str()) {
            Some(CellValue::Text(text)) if !text.is_empty() => FilterOption::Text(RulesetText::new(text)).keeps(own),
            Some(CellValue::Number(most)) => match own {
                Some(FilterValue::Number(number)) => number.get() <= most,
                _ => false,
            },
            _ => true,
        }
    })
}

/// Whether a list has a row of the entry.
pub(super) fn holds(sheet: &StoredSheet, list: &SheetList, reference: &EntryRef) -> bool {
    sheet.build.rows(list.id.as_str()).any(|(_, cells)| mark_of(cells).as_ref() == Some(reference))
}

/// Takes an entry onto the sheet as a picker would, a row's own cells on top. `false` where the sheet cannot hold it.
pub(super) fn take(
    rules: &Effective,
    combat: &Combat,
    sheet: &mut StoredSheet,
    list: &SheetList,
    reference: &EntryRef,
    own: Option<&Map<String, Value>>,
) -> bool {
    let Ok(picked) = decide_pick(rules, sheet, std::slice::from_ref(reference)) else { return false };
    picked.changes.iter().for_each(|change| evolve_build(sheet, change));
    let Some(Value::Array(rows)) = sheet.build.lists.get_mut(list.id.as_str()) else { return true };
    let marked = |row: &&mut Map<String, Value>| mark_of(row).as_ref() == Some(reference);
    let Some(row) = rows.iter_mut().filter_map(Value::as_object_mut).find(marked) else { return true };
    let name = list.name_column();
    let cells = own.into_iter().flatten().filter(|(id, _)| Some(id.as_str()) != name && *id != CATALOG_MARK);
    row.extend(cells.map(|(id, value)| (id.clone(), value.clone())));
    let switches =
        combat.abilities.iter().filter(|rule| rule.list == list.id).filter_map(|rule| rule.only_when.as_ref());
    for column in switches {
        row.insert(column.as_str().to_owned(), Value::Bool(true));
    }
    true
}

/// The lists that abilities are read from, each once.
pub(super) fn ability_lists<'r>(rules: &'r Effective, combat: &'r Combat) -> Vec<&'r SheetList> {
    let mut lists: Vec<&SheetList> = Vec::new();
    for list in combat.abilities.iter().filter_map(|rule| list_of(rules, &rule.list)) {
        if !lists.iter().any(|known| known.id == list.id) {
            lists.push(list);
        }
    }
    lists
}
