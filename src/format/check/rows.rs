//! Rows that an entry writes: their lists, their cells, and the cells that follow the sheet (sheets.md 1.10, 2.10,
//! amendments.md 6).

use crate::format::catalog::{Catalog, Row};
use crate::format::cell::cell_fault;
use crate::format::check::{Checker, by_id, scaled};
use crate::format::sheet::SheetList;
use crate::source::{Code, Path};

/// Checks the rows of one entry.
pub(super) fn check(checker: &mut Checker<'_, '_>, catalog: &Catalog, rows: &[Row], at: &Path<'_>) {
    for (index, row) in rows.iter().enumerate() {
        let at = at.index(index);
        let Some(list) = list_of(checker, catalog, row, &at.key("list")) else { continue };
        check_cells(checker, list, row, &at.key("values"));
        if let Some(map) = &row.scaled {
            scaled::check(checker, list, rows, row, map, &at);
        }
    }
}

/// The list that a row is written into, where the catalog feeds it and the sheet has it.
fn list_of<'r>(checker: &mut Checker<'r, '_>, catalog: &Catalog, row: &Row, at: &Path<'_>) -> Option<&'r SheetList> {
    let feeds = catalog.feeds.as_deref().unwrap_or_default();
    if catalog.feeds.is_some() && !feeds.contains(&row.list) {
        let help = checker.near(row.list.as_str(), feeds.iter().map(|feed| feed.as_str()));
        let message = format!("this catalog does not feed a list `{}`", row.list);
        checker.error_with(Code::UnknownId, at, message, help);
        return None;
    }
    // A list that the sheet lacks has been reported where the catalog says that it feeds it.
    checker.ruleset.sheet.lists.iter().find(|list| list.id == row.list)
}

/// Every cell that the list could not hold; the values are blamed, the cell is pointed at.
fn check_cells(checker: &mut Checker<'_, '_>, list: &SheetList, row: &Row, at: &Path<'_>) {
    for (id, value) in row.values.iter() {
        match by_id(&list.columns, id) {
            None => {
                let help = checker.near(id, list.columns.iter().map(|column| column.id.as_str()));
                checker.error_at_key(Code::BadCell, at, id, format!("list `{}` has no column `{id}`", list.id), help);
            }
            Some(column) => {
                if let Some(fault) = cell_fault(&column.kind, value) {
                    let message = format!("column `{id}`: {}", fault.words());
                    checker.error_at_key(Code::BadCell, at, id, message, None);
                }
            }
        }
    }
    for column in list.columns.iter().filter(|column| column.required) {
        if row.values.get(column.id.as_str()).is_none() {
            let message = format!("column `{}` of list `{}` must be filled in", column.id, list.id);
            checker.error(Code::BadCell, at, message);
        }
    }
}
