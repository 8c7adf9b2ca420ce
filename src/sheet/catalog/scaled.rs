//! Cells that follow the sheet: worked out with every edit, never on reading, so a stored row is always the number it says
//! (the seed on catalogs, "Values the ruleset keeps up to date"; sheets.md 6.3; amendments.md 6).
//!
//! Must not know: what was edited, live state, items held.

use serde_json::Value;

use crate::format::catalog::Scaled;
use crate::format::scalar::Scalar;
use crate::format::sheet::FieldKind;
use crate::format::value_ref::ValueRef;
use crate::rules::Effective;
use crate::sheet::catalog::mark::{entry_of, scaled_row};
use crate::sheet::read::stored_number;
use crate::sheet::{BuildChange, StoredSheet, Values, evaluate_static};

/// The cells that no longer say what the sheet makes of them; to be carried out in the edit that it follows. Everything is
/// read from the build as it is now, so no cell sees another's new number. A row without a mark, of an entry that is gone or
/// whose catalog cannot be read, or renamed where its name tells it from its siblings, is left alone.
pub fn recompute(rules: &Effective, sheet: &StoredSheet) -> Vec<BuildChange> {
    let mut changes = Vec::new();
    // Worked out once, and only where some row asks for it: most edits touch no picked row.
    let mut values: Option<Values<'_>> = None;
    for list in &rules.ruleset().sheet.lists {
        for (row, cells) in sheet.build.rows(list.id.as_str()) {
            let Some((_, entry)) = entry_of(rules, cells) else { continue };
            let Some(map) = scaled_row(entry, list, cells).and_then(|own| own.scaled.as_ref()) else { continue };
            for (id, scaled) in map.iter() {
                let Some(column) = list.columns.iter().find(|column| column.id == *id) else { continue };
                let values = values.get_or_insert_with(|| evaluate_static(rules, &sheet.build));
                let Some(fitted) = followed(values, scaled).and_then(|number| fit(&column.kind, number)) else {
                    continue;
                };
                if stored_number(cells.get(id)) != Some(fitted) {
                    let now = Some(Scalar::Number(fitted).json());
                    changes.push(BuildChange::Cell {
                        list: list.id.as_str().to_owned(),
                        row,
                        column: id.to_owned(),
                        now,
                    });
                }
            }
        }
    }
    changes
}

/// Whether a cell of a row follows the sheet, so that an editor keeps it from being typed over.
pub fn follows(rules: &Effective, list: &str, cells: &serde_json::Map<String, Value>, column: &str) -> bool {
    let Some(list) = rules.ruleset().sheet.lists.iter().find(|declared| declared.id == *list) else { return false };
    let row = entry_of(rules, cells).and_then(|(_, entry)| scaled_row(entry, list, cells));
    row.and_then(|row| row.scaled.as_ref()).is_some_and(|map| map.get(column).is_some())
}

/// What a cell of a row follows, and what it comes to on this sheet; nothing where it follows nothing.
pub fn followed_by<'e>(
    values: &Values<'e>,
    list: &str,
    cells: &serde_json::Map<String, Value>,
    column: &str,
) -> Option<&'e ValueRef> {
    let rules = values.rules();
    let list = rules.ruleset().sheet.lists.iter().find(|declared| declared.id == *list)?;
    let (_, entry) = entry_of(rules, cells)?;
    Some(&scaled_row(entry, list, cells)?.scaled.as_ref()?.get(column)?.from)
}

/// What a cell that follows the sheet would be if it were picked now.
pub fn would_be(values: &Values<'_>, kind: &FieldKind, scaled: &Scaled) -> Option<f64> {
    fit(kind, followed(values, scaled)?)
}

/// The number that a cell follows, looked up where there is a table; `None` where it is beyond every number.
fn followed(values: &Values<'_>, scaled: &Scaled) -> Option<f64> {
    let number = values.number(&scaled.from);
    // Evaluation holds what overflows at the largest number; such a value says nothing.
    let finite = number.abs() < f64::MAX;
    finite.then(|| scaled.table.as_ref().map_or(number, |table| table.lookup(number)))
}

/// A number as a column holds it: within its bounds, rounded down where it takes whole numbers; `None` for another column.
fn fit(kind: &FieldKind, number: f64) -> Option<f64> {
    let FieldKind::Number { min, max, integer, .. } = kind else { return None };
    let (min, max) = (min.get(), max.get());
    let held = number.min(max).max(min);
    Some(if *integer { held.floor().max(min) } else { held })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::scalar::Number;

    #[test]
    fn numbers_are_fitted_to_their_column() {
        let column = |min, max, integer| FieldKind::Number {
            min: Number::new(min),
            max: Number::new(max),
            default: None,
            integer,
        };
        let uses = column(0.0, 6.0, true);
        assert_eq!(fit(&uses, 2.9), Some(2.0));
        assert_eq!(fit(&uses, -1.0), Some(0.0));
        assert_eq!(fit(&uses, 40.0), Some(6.0));
        assert_eq!(fit(&column(0.0, 6.0, false), 2.9), Some(2.9));
        assert_eq!(fit(&column(0.5, 6.0, true), 0.7), Some(0.5));
        assert_eq!(fit(&FieldKind::Boolean { default: None }, 1.0), None);
    }
}
