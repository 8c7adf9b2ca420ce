//! `gm.sheetSummary`: what the Game Master is shown must be on the sheet (sheets.md 2.9).

use crate::format::check::{Checker, fields::is_line, is_boolean, is_enum};
use crate::format::ruleset::SummaryList;
use crate::source::Path;

/// Checks the summary.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let ruleset = checker.ruleset;
    let (sheet, summary) = (&ruleset.sheet, &ruleset.gm.sheet_summary);
    let root = Path::ROOT;
    let at = root.key("gm");
    let at = at.key("sheetSummary");
    let fields = at.key("fields");
    for (index, id) in summary.fields.iter().enumerate() {
        checker.find(&sheet.fields, "field", id, &fields.index(index));
    }
    let derived = at.key("derived");
    for (index, id) in summary.derived.iter().enumerate() {
        checker.find(&sheet.derived, "derived value", id, &derived.index(index));
    }
    let lists = at.key("lists");
    for (index, list) in summary.lists.iter().enumerate() {
        one_list(checker, list, &lists.index(index));
    }
}

fn one_list(checker: &mut Checker<'_, '_>, shown: &SummaryList, at: &Path<'_>) {
    let lists = &checker.ruleset.sheet.lists;
    let Some(list) = checker.find(lists, "list", &shown.list, &at.key("list")) else { return };
    let name = at.key("nameColumn");
    checker.column_of_kind(list, &shown.name_column, &name, "a text or enum column", |kind| {
        is_line(kind) || is_enum(kind)
    });
    let columns = at.key("columns");
    for (index, id) in shown.columns.iter().flatten().enumerate() {
        checker.column_of_kind(list, id, &columns.index(index), "a column", |_| true);
    }
    if let Some(id) = &shown.group_by {
        checker.column_of_kind(list, id, &at.key("groupBy"), "a column", |_| true);
    }
    if let Some(id) = &shown.only_when {
        checker.column_of_kind(list, id, &at.key("onlyWhen"), "a boolean column", is_boolean);
    }
}
