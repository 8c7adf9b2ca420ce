//! Which entry a row of a sheet came from, and which of the entry's rows it was (sheets.md 6.2, 6.3, 6.4; amendments.md 6).
//!
//! Must not know: what is done with the row.

use serde_json::{Map, Value};

use crate::format::catalog::{Entry, Row};
use crate::format::scalar::EntryRef;
use crate::format::sheet::SheetList;
use crate::rules::Effective;
use crate::sheet::CATALOG_MARK;

/// The entry that a row says it was picked from; `None` for a row typed by hand and for a mark that names none.
pub fn mark_of(cells: &Map<String, Value>) -> Option<EntryRef> {
    cells.get(CATALOG_MARK).and_then(Value::as_str).and_then(EntryRef::parse)
}

/// The same with the entry itself; `None` as well where the catalog cannot be read or has no such entry any more.
pub fn entry_of<'e>(rules: &'e Effective, cells: &Map<String, Value>) -> Option<(EntryRef, &'e Entry)> {
    let mark = mark_of(cells)?;
    let entry = rules.book().entry(&mark)?;
    Some((mark, entry))
}

/// The rows that an entry writes into a list.
pub(super) fn rows_for<'e>(entry: &'e Entry, list: &SheetList) -> impl Iterator<Item = &'e Row> + use<'e> {
    let id = list.id.clone();
    entry.rows.iter().flat_map(|rows| rows.iter()).filter(move |row| row.list == id)
}

/// The row of the entry whose scaled cells a row of the sheet follows: the entry's only row for the list, else the one of
/// that name. A row that the player renamed matches none.
pub(super) fn scaled_row<'e>(entry: &'e Entry, list: &SheetList, cells: &Map<String, Value>) -> Option<&'e Row> {
    let mut rows = rows_for(entry, list);
    let first = rows.next()?;
    if rows.next().is_none() {
        return Some(first);
    }
    let column = list.name_column()?;
    let name = name_key(cells.get(column)?.as_str()?);
    rows_for(entry, list).find(|row| {
        let own = row.values.get(column).and_then(|value| value.text());
        own.is_some_and(|own| name_key(own) == name)
    })
}

/// Names of rows are compared trimmed and in lower case.
fn name_key(name: &str) -> String {
    name.trim().to_lowercase()
}
