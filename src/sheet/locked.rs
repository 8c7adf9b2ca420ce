//! Which cells of a picked row follow the sheet, so that nobody writes them by hand (sheets.md 6.3, amendments.md 6).
//!
//! Must not know: what the cells come to, which the recompute works out.

use serde_json::{Map, Value};

use crate::format::catalog::Row;
use crate::format::scalar::EntryRef;
use crate::format::sheet::SheetList;
use crate::rules::Effective;
use crate::sheet::CATALOG_MARK;

/// The entry's row that a marked row of the sheet follows; `None` for a row picked from nowhere, from an entry that is gone,
/// or renamed by the player where names tell several rows of one entry apart.
pub fn followed_row<'e>(rules: &'e Effective, list: &SheetList, cells: &Map<String, Value>) -> Option<&'e Row> {
    let mark = EntryRef::parse(cells.get(CATALOG_MARK)?.as_str()?)?;
    let entry = rules.book().entry(&mark)?;
    let mut of_list = entry.rows.as_deref().unwrap_or_default().iter().filter(|row| row.list == list.id);
    let first = of_list.next()?;
    if of_list.next().is_none() {
        return first.scaled.as_ref().map(|_| first);
    }
    let column = list.name_column()?;
    // As amendments.md 6 compares names: trimmed, ignoring case.
    let name_key = |name: &str| name.trim().to_lowercase();
    let own = name_key(cells.get(column)?.as_str()?);
    let named =
        |row: &&Row| row.values.get(column).and_then(|name| name.text()).is_some_and(|name| name_key(name) == own);
    let rows = entry.rows.as_deref().unwrap_or_default().iter().filter(|row| row.list == list.id);
    rows.filter(named).find(|row| row.scaled.is_some())
}

/// Whether a cell follows the sheet.
pub fn is_locked(rules: &Effective, list: &SheetList, cells: &Map<String, Value>, column: &str) -> bool {
    followed_row(rules, list, cells)
        .and_then(|row| row.scaled.as_ref())
        .is_some_and(|scaled| scaled.get(column).is_some())
}
