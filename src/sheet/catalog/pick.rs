//! Picking entries: what goes onto the sheet, all of it as one edit (the seed on catalogs; sheets.md 6.1, 6.2).
//!
//! Must not know: which entries are offered; one that a layer hides and that is named outright is still found.

use serde_json::{Map, Value};
use thiserror::Error;

use crate::format::catalog::{Entry, Row};
use crate::format::cell::row_fits;
use crate::format::scalar::{EntryRef, Id};
use crate::format::sheet::SheetList;
use crate::rules::Effective;
use crate::sheet::catalog::scaled;
use crate::sheet::read::hidden;
use crate::sheet::{BuildChange, CATALOG_MARK, SHEET_BYTES_MAX, StoredSheet, evolve_build};

/// What picking comes to.
#[derive(Debug, Clone, PartialEq)]
pub struct Picked {
    /// Everything that changes, for one edit: the rows, then the cells that follow the sheet.
    pub changes: Vec<BuildChange>,
    /// Entries that went in, in the order they were picked.
    pub added: Vec<EntryRef>,
    /// Entries that did not.
    pub dropped: Vec<DroppedEntry>,
}

/// An entry that was left out while others went in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DroppedEntry {
    /// Which.
    pub entry: EntryRef,
    /// Why.
    pub reason: Dropped,
}

/// Why an entry is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Dropped {
    /// Every list that it writes into is hidden on this sheet.
    HiddenLists,
    /// One of its rows could not be stored in its list.
    RowRefused,
}

impl Dropped {
    /// In kebab-case, for scripts.
    pub fn code(self) -> &'static str {
        match self {
            Self::HiddenLists => "hidden-lists",
            Self::RowRefused => "row-refused",
        }
    }
}

/// A list that would hold more rows than it may.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FullList {
    /// Which.
    pub list: Id,
    /// How many more rows it takes.
    pub room: usize,
    /// How many were to come.
    pub adding: usize,
}

/// Why nothing was picked.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PickRefusal {
    /// No catalog that can be read has the entry.
    #[error("no entry `{0}` can be picked")]
    UnknownEntry(EntryRef),
    /// The entry is an opponent or an item.
    #[error("`{0}` writes no rows onto a sheet")]
    NoRows(EntryRef),
    /// No entry is left to go in.
    #[error("{}", match .0.reason {
        Dropped::HiddenLists => format!("every list that `{}` writes into is hidden on this sheet", .0.entry),
        Dropped::RowRefused => format!("the sheet could not hold a row of `{}`", .0.entry),
    })]
    NothingLeft(DroppedEntry),
    /// Some list would hold more rows than it may.
    #[error("{}", full_lists(.0))]
    ListFull(Vec<FullList>),
    /// The sheet would take more bytes than may be kept.
    #[error("the sheet would take {0} bytes where at most {SHEET_BYTES_MAX} may be kept")]
    SheetTooLarge(usize),
}

impl PickRefusal {
    /// In kebab-case, for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownEntry(_) => "unknown-entry",
            Self::NoRows(_) => "no-rows",
            Self::NothingLeft(dropped) => dropped.reason.code(),
            Self::ListFull(_) => "list-full",
            Self::SheetTooLarge(_) => "sheet-too-large",
        }
    }
}

fn full_lists(lists: &[FullList]) -> String {
    let said =
        |full: &FullList| format!("list `{}` has room for {} and {} would come", full.list, full.room, full.adding);
    lists.iter().map(said).collect::<Vec<_>>().join("; ")
}

/// What picking these entries does to a sheet that was read as this ruleset's version. An entry goes in whole or not at all;
/// rows for lists that are hidden on this sheet are left out. Naming an entry twice adds it twice.
///
/// # Errors
/// A [`PickRefusal`], with nothing changed.
pub fn decide_pick(rules: &Effective, sheet: &StoredSheet, picked: &[EntryRef]) -> Result<Picked, PickRefusal> {
    let mut additions: Vec<(&SheetList, Value)> = Vec::new();
    let (mut added, mut dropped) = (Vec::new(), Vec::new());
    for reference in picked {
        let entry = rules.book().entry(reference).ok_or_else(|| PickRefusal::UnknownEntry(reference.clone()))?;
        match rows_of(rules, sheet, reference, entry)? {
            Ok(rows) => {
                additions.extend(rows);
                added.push(reference.clone());
            }
            Err(reason) => dropped.push(DroppedEntry { entry: reference.clone(), reason }),
        }
    }
    if added.is_empty()
        && let Some(first) = dropped.first()
    {
        return Err(PickRefusal::NothingLeft(first.clone()));
    }
    let full = full(sheet, &additions);
    if !full.is_empty() {
        return Err(PickRefusal::ListFull(full));
    }
    let mut after = sheet.clone();
    let mut changes = Vec::with_capacity(additions.len());
    for (list, cells) in additions {
        let row = stored_rows(&after, list);
        let change = BuildChange::RowAdded { list: list.id.as_str().to_owned(), row, cells };
        evolve_build(&mut after, &change);
        changes.push(change);
    }
    let followed = scaled::recompute(rules, &after);
    followed.iter().for_each(|change| evolve_build(&mut after, change));
    changes.extend(followed);
    let bytes = after.bytes();
    if bytes > SHEET_BYTES_MAX {
        return Err(PickRefusal::SheetTooLarge(bytes));
    }
    Ok(Picked { changes, added, dropped })
}

type Rows<'e> = Vec<(&'e SheetList, Value)>;

/// The rows that an entry writes onto this sheet, or why it writes none.
fn rows_of<'e>(
    rules: &'e Effective,
    sheet: &StoredSheet,
    reference: &EntryRef,
    entry: &Entry,
) -> Result<Result<Rows<'e>, Dropped>, PickRefusal> {
    let rows = entry.rows.as_deref().ok_or_else(|| PickRefusal::NoRows(reference.clone()))?;
    let mut written: Rows<'e> = Vec::with_capacity(rows.len());
    for row in rows {
        let list = rules.ruleset().sheet.lists.iter().find(|list| list.id == row.list);
        let Some(list) = list.filter(|list| row_fits(list, &row.values)) else { return Ok(Err(Dropped::RowRefused)) };
        if !hidden(rules, &sheet.build, list.hide_when.as_ref()) {
            written.push((list, cells_of(row, reference)));
        }
    }
    Ok(if written.is_empty() { Err(Dropped::HiddenLists) } else { Ok(written) })
}

/// A row as it is stored: a copy of the entry's values, with the mark. Columns that the entry leaves out stay out.
fn cells_of(row: &Row, reference: &EntryRef) -> Value {
    let mut cells: Map<String, Value> =
        row.values.iter().map(|(column, value)| (column.to_owned(), value.json())).collect();
    cells.insert(CATALOG_MARK.to_owned(), Value::from(reference.to_string()));
    Value::Object(cells)
}

/// Rows of a list as they are stored, also those that are no objects.
fn stored_rows(sheet: &StoredSheet, list: &SheetList) -> usize {
    sheet.build.lists.get(list.id.as_str()).and_then(Value::as_array).map_or(0, Vec::len)
}

fn full(sheet: &StoredSheet, additions: &Rows<'_>) -> Vec<FullList> {
    let mut counted: Vec<(&SheetList, usize)> = Vec::new();
    for (list, _) in additions {
        match counted.iter_mut().find(|(known, _)| known.id == list.id) {
            Some((_, adding)) => *adding += 1,
            None => counted.push((list, 1)),
        }
    }
    let counted = counted.into_iter().map(|(list, adding)| {
        let room = list.max_items.count().saturating_sub(stored_rows(sheet, list));
        FullList { list: list.id.clone(), room, adding }
    });
    counted.filter(|full| full.adding > full.room).collect()
}
