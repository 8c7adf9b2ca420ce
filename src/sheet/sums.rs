//! Sums over the columns of lists (sheets.md 3.3, `listSum`): every list is walked once, whatever is summed in it.
//!
//! Must not know: who reads the sums.

use serde_json::{Map, Value};

use crate::format::sheet::{Column, FieldKind, SheetList};
use crate::format::value_ref::ListSum;
use crate::rules::Effective;
use crate::sheet::Build;
use crate::sheet::read::{self, CellValue};

/// Every list sum that the ruleset asks for, in the order of its index.
pub(super) fn list_sums(rules: &Effective, build: &Build) -> Vec<f64> {
    let index = rules.book().index();
    let mut totals = vec![0.0; index.sums().len()];
    for list in &rules.ruleset().sheet.lists {
        let asked = index.sums_of(list.id.as_str()).iter();
        let sums: Vec<(usize, &ListSum)> = asked.filter_map(|at| Some((*at, index.sums().get(*at)?))).collect();
        for (at, total) in sums_over(rules, build, list, &sums) {
            if let Some(place) = totals.get_mut(at) {
                *place = total;
            }
        }
    }
    totals
}

/// One sum by itself.
pub(super) fn list_sum(rules: &Effective, build: &Build, sum: &ListSum) -> f64 {
    let list = rules.book().index().list(sum.list.as_str()).and_then(|at| rules.ruleset().sheet.lists.get(at));
    let found = list.and_then(|list| sums_over(rules, build, list, &[(0, sum)]).first().copied());
    found.map_or(0.0, |(_, total)| total)
}

/// A sum on its way.
struct Running<'r> {
    at: usize,
    column: &'r str,
    default: f64,
    /// The marker column, and whether its default is true.
    only_when: Option<(&'r str, bool)>,
    total: f64,
}

impl Running<'_> {
    fn counts(&self, row: &Map<String, Value>) -> bool {
        self.only_when.is_none_or(|(marker, default)| match row.get(marker) {
            // A cell of another type is not exactly true, whatever the default says.
            Some(cell) => cell.as_bool() == Some(true),
            None => default,
        })
    }
}

fn sums_over(rules: &Effective, build: &Build, list: &SheetList, sums: &[(usize, &ListSum)]) -> Vec<(usize, f64)> {
    if sums.is_empty() || read::hidden(rules, build, list.hide_when.as_ref()) {
        return Vec::new();
    }
    let mut running: Vec<Running<'_>> = sums.iter().filter_map(|(at, sum)| start(list, *at, sum)).collect();
    for (_, row) in build.rows(list.id.as_str()) {
        for sum in &mut running {
            if sum.counts(row) {
                sum.total += read::stored_number(row.get(sum.column)).unwrap_or(sum.default);
            }
        }
    }
    running.into_iter().map(|sum| (sum.at, sum.total)).collect()
}

fn start<'r>(list: &'r SheetList, at: usize, sum: &ListSum) -> Option<Running<'r>> {
    let column = |id: &str| -> Option<&'r Column> { list.columns.iter().find(|column| column.id == *id) };
    let summed = column(sum.column.as_str())?;
    let FieldKind::Number { default, .. } = &summed.kind else { return None };
    let only_when = match &sum.only_when {
        None => None,
        Some(marker) => {
            let marker = column(marker.as_str())?;
            Some((marker.id.as_str(), read::cell_value(marker, None) == CellValue::Flag(true)))
        }
    };
    let default = default.map_or(0.0, |default| default.get());
    Some(Running { at, column: summed.id.as_str(), default, only_when, total: 0.0 })
}
