//! Newer text for rows that were picked, offered and never written by itself (the seed on catalogs, "Refresh from ruleset";
//! sheets.md 6.4).
//!
//! Must not know: layers that hide entries, which are a picker's matter; who ticks what.

use serde_json::Value;

use crate::format::catalog::{Entry, Row};
use crate::format::cell::cell_fault;
use crate::format::scalar::{EntryRef, Id, Scalar};
use crate::format::sheet::{FieldKind, SheetList};
use crate::rules::Effective;
use crate::sheet::catalog::mark::{entry_of, rows_for};
use crate::sheet::catalog::scaled;
use crate::sheet::{Build, BuildChange, StoredSheet, evolve_build};

/// A row that the ruleset has newer text for.
#[derive(Debug, Clone, PartialEq)]
pub struct Newer {
    /// The list.
    pub list: Id,
    /// The row's place on the sheet, 0-based, rows that are no objects counted.
    pub row: usize,
    /// The entry that it came from.
    pub entry: EntryRef,
    /// What differs, in the entry's order; never empty.
    pub columns: Vec<NewerCell>,
}

/// A cell that the ruleset says something else for.
#[derive(Debug, Clone, PartialEq)]
pub struct NewerCell {
    /// The column.
    pub id: Id,
    /// What the row holds; `None` where it lacks the cell.
    pub held: Option<Value>,
    /// What the ruleset says.
    pub ruleset: Scalar,
}

/// Which of the rows offered are written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Apply {
    /// All of them.
    All,
    /// These, by list and place.
    Rows(Vec<(String, usize)>),
}

/// A row that was to be written and has no newer text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotOffered {
    /// The list.
    pub list: String,
    /// The row's place.
    pub row: usize,
}

/// Every row that the ruleset has newer text for, list by list in the ruleset's order, then by place.
pub fn newer(rules: &Effective, build: &Build) -> Vec<Newer> {
    rules.ruleset().sheet.lists.iter().flat_map(|list| newer_in(rules, build, list)).collect()
}

fn newer_in(rules: &Effective, build: &Build, list: &SheetList) -> Vec<Newer> {
    let mut groups: Vec<(EntryRef, &Entry, Vec<usize>)> = Vec::new();
    let mut group_of = std::collections::HashMap::new();
    let rows: Vec<_> = build.rows(list.id.as_str()).collect();
    for (at, (_, cells)) in rows.iter().enumerate() {
        let Some((mark, entry)) = entry_of(rules, cells) else { continue };
        let group = *group_of.entry(mark.clone()).or_insert_with(|| {
            groups.push((mark, entry, Vec::new()));
            groups.len() - 1
        });
        if let Some((_, _, places)) = groups.get_mut(group) {
            places.push(at);
        }
    }
    let mut newer: Vec<Newer> = Vec::new();
    for (mark, entry, places) in groups {
        for (place, source) in pairs(entry, list, places) {
            let Some((row, cells)) = rows.get(place) else { continue };
            let columns = differing(list, cells, source);
            if !columns.is_empty() {
                newer.push(Newer { list: list.id.clone(), row: *row, entry: mark.clone(), columns });
            }
        }
    }
    newer.sort_by_key(|newer| newer.row);
    newer
}

/// Which row of the entry each row of the sheet came from: by position while there are as many of both, else only where the
/// entry writes a single one; a guess would put one row's text into another.
fn pairs<'e>(entry: &'e Entry, list: &SheetList, places: Vec<usize>) -> Vec<(usize, &'e Row)> {
    let sources: Vec<&Row> = rows_for(entry, list).collect();
    match sources.as_slice() {
        sources if sources.len() == places.len() => places.into_iter().zip(sources.iter().copied()).collect(),
        [source] => places.into_iter().map(|place| (place, *source)).collect(),
        _ => Vec::new(),
    }
}

/// The cells that may be offered: words that the row has and that differ, and whatever it lacks. Numbers and switches that
/// it has are the player's; cells that follow the sheet are nobody's.
fn differing(list: &SheetList, cells: &serde_json::Map<String, Value>, source: &Row) -> Vec<NewerCell> {
    let follows = |id: &str| source.scaled.as_ref().is_some_and(|map| map.get(id).is_some());
    let cell = |(id, value): (&str, &Scalar)| {
        let column = list.columns.iter().find(|column| column.id == *id).filter(|_| !follows(id))?;
        let held = cells.get(id);
        let words = matches!(column.kind, FieldKind::Text { .. } | FieldKind::Dice { .. } | FieldKind::Enum(_));
        let differs = held.is_none_or(|held| words && held.as_str() != value.text());
        let offered = differs && cell_fault(&column.kind, value).is_none();
        offered.then(|| NewerCell { id: column.id.clone(), held: held.cloned(), ruleset: value.clone() })
    };
    source.values.iter().filter_map(cell).collect()
}

/// What taking newer text over does to a sheet, as one edit: only cells that differ, in the rows chosen; the mark stays.
///
/// # Errors
/// [`NotOffered`] for the first row chosen that has no newer text, with nothing changed.
pub fn decide_refresh(rules: &Effective, sheet: &StoredSheet, apply: &Apply) -> Result<Vec<BuildChange>, NotOffered> {
    let mut offered = newer(rules, &sheet.build);
    if let Apply::Rows(chosen) = apply {
        let is = |newer: &Newer, list: &str, row: usize| newer.list == *list && newer.row == row;
        let missing = chosen.iter().find(|(list, row)| !offered.iter().any(|newer| is(newer, list, *row)));
        if let Some((list, row)) = missing {
            return Err(NotOffered { list: list.clone(), row: *row });
        }
        offered.retain(|newer| chosen.iter().any(|(list, row)| is(newer, list, *row)));
    }
    let cells = offered.iter().flat_map(|newer| newer.columns.iter().map(move |cell| (newer, cell)));
    let mut changes: Vec<BuildChange> = cells
        .map(|(newer, cell)| BuildChange::Cell {
            list: newer.list.as_str().to_owned(),
            row: newer.row,
            column: cell.id.as_str().to_owned(),
            now: Some(cell.ruleset.json()),
        })
        .collect();
    let mut after = sheet.clone();
    changes.iter().for_each(|change| evolve_build(&mut after, change));
    changes.extend(scaled::recompute(rules, &after));
    Ok(changes)
}
