//! Cells that follow the sheet (sheets.md 2.10, 6.3; amendments.md 6).

use crate::format::catalog::{Row, Scaled};
use crate::format::check::{Allowance, Checker, by_id, is_number};
use crate::format::collection::Map;
use crate::format::sheet::SheetList;
use crate::source::{Code, Path};

/// Checks the scaled cells of `row`, one of the `rows` of an entry; `at` is where the row stands.
pub(super) fn check<const MIN: usize, const MAX: usize>(
    checker: &mut Checker<'_, '_>,
    list: &SheetList,
    rows: &[Row],
    row: &Row,
    map: &Map<Scaled, MIN, MAX>,
    at: &Path<'_>,
) {
    check_told_apart(checker, list, rows, &at.key("scaled"));
    for (id, scaled) in map.iter() {
        check_column(checker, list, row, id, at);
        let at = at.key("scaled");
        let at = at.key(id);
        checker.reference(&scaled.from, &at.key("from"), Allowance::Scaled);
    }
}

/// A row with scaled cells is matched to its spec by its mark alone, so it must be the only one of its list, or by mark
/// and name, so every row of that list needs a name of its own.
fn check_told_apart(checker: &mut Checker<'_, '_>, list: &SheetList, rows: &[Row], at: &Path<'_>) {
    let mut names: Vec<String> = Vec::new();
    let name_column = list.name_column();
    let siblings: Vec<&Row> = rows.iter().filter(|other| other.list == list.id).collect();
    if siblings.len() < 2 {
        return;
    }
    for sibling in siblings {
        let name = name_column.and_then(|column| sibling.values.get(column)?.text());
        let name = name.map(|name| name.trim().to_lowercase()).filter(|name| !name.is_empty());
        match name {
            Some(name) if !names.contains(&name) => names.push(name),
            _ => {
                let message = format!(
                    "several rows for list `{}` need a name of their own each, or no cell that follows the sheet",
                    list.id
                );
                checker.error(Code::NotAllowedHere, at, message);
                return;
            }
        }
    }
}

fn check_column(checker: &mut Checker<'_, '_>, list: &SheetList, row: &Row, id: &str, at: &Path<'_>) {
    let scaled = at.key("scaled");
    let Some(column) = by_id(&list.columns, id) else {
        checker.unknown(&scaled.key(id), "column", id, list.columns.iter().map(|column| column.id.as_str()));
        return;
    };
    if !is_number(&column.kind) {
        checker.error(Code::WrongKind, &scaled.key(id), format!("column `{id}` holds no numbers"));
    } else if row.values.get(id).is_none() {
        let message = format!("scaled column `{id}` needs a number to start from");
        checker.error(Code::NeededHere, &at.key("values"), message);
    }
}
