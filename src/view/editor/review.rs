//! The review of newer text: each row that the ruleset says something else for, what it holds beside what it would hold, and
//! a tick.
//!
//! Must not know: how text is taken over.

use crate::format::scalar::Scalar;
use crate::format::sheet::FieldKind;
use crate::locale::{Arg, Locale};
use crate::sheet::Values;
use crate::sheet::catalog::{Newer, newer};
use crate::text::{RulesetText, SafeText, safe};
use crate::view::action::Scope;
use crate::view::editor::line::row_name;
use crate::view::editor::rows::list_of;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{frame, word};
use crate::view::table::sheet::plain;

/// What is chosen in the review.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReviewState {
    /// Which row.
    pub cursor: usize,
    /// For each row whether it is taken over.
    pub ticks: Vec<bool>,
}

impl ReviewState {
    /// All rows ticked.
    pub fn open(values: &Values<'_>) -> Self {
        Self { cursor: 0, ticks: vec![true; newer(values.rules(), values.build()).len()] }
    }

    /// The rows that are ticked, by list and place.
    pub fn ticked(&self, values: &Values<'_>) -> Vec<(String, usize)> {
        let rows = newer(values.rules(), values.build());
        let ticked = rows.into_iter().zip(&self.ticks).filter(|(_, ticked)| **ticked);
        ticked.map(|(row, _)| (row.list.as_str().to_owned(), row.row)).collect()
    }
}

/// Draws the review.
pub fn screen(state: &ReviewState, values: &Values<'_>, title: SafeText, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::NewerText, title);
    let rows = newer(values.rules(), values.build());
    let cursor = state.cursor.min(rows.len().saturating_sub(1));
    let lines = rows.iter().zip(&state.ticks).map(|(row, ticked)| {
        let (mark, role) = if *ticked { ("[x] ", Role::Good) } else { ("[ ] ", Role::Faint) };
        let list = list_of(values, &row.list).map(|list| locale.tr(list.label.text()).text).unwrap_or_default();
        Line::with(safe(mark), role)
            .and(row_name(&row.list, row.row, values, locale), Role::Plain)
            .at_end(list, Role::Faint)
    });
    let left = Pane {
        title: locale.word("newer-count", &[("count", Arg::from(rows.len()))]),
        lines: lines.collect(),
        selected: (!rows.is_empty()).then_some(cursor),
        focused: true,
        ..Pane::default()
    };
    let side = |key: &str, pick: fn(&Newer, &Values<'_>, &Locale) -> Vec<Line>| Pane {
        title: word(locale, key),
        lines: rows.get(cursor).map(|row| pick(row, values, locale)).unwrap_or_default(),
        overflow: Overflow::Wrap,
        ..Pane::default()
    };
    screen.columns = vec![
        Column { width: Share::Part(4), panes: vec![(Share::Part(1), left)] },
        Column {
            width: Share::Part(5),
            panes: vec![
                (Share::Part(1), side("newer-held", held_lines)),
                (Share::Part(1), side("newer-ruleset", ruleset_lines)),
            ],
        },
    ];
    screen
}

fn held_lines(row: &Newer, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    cells(row, values, locale, |column, cell, locale| match &cell.held {
        None => word(locale, "newer-lacks"),
        Some(serde_json::Value::String(text)) => worded(column, text, locale),
        Some(other) => safe(&other.to_string()),
    })
}

fn ruleset_lines(row: &Newer, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    cells(row, values, locale, |column, cell, locale| match &cell.ruleset {
        Scalar::Text(text) => worded(column, text.english(), locale),
        Scalar::Number(number) => safe(&plain(*number)),
        Scalar::Bool(flag) => word(locale, if *flag { "flag-on" } else { "flag-off" }),
    })
}

fn cells(
    row: &Newer,
    values: &Values<'_>,
    locale: &Locale,
    says: fn(Option<&crate::format::sheet::Column>, &crate::sheet::catalog::NewerCell, &Locale) -> SafeText,
) -> Vec<Line> {
    let columns = list_of(values, &row.list).map(|list| &*list.columns).unwrap_or_default();
    let mut lines = Vec::new();
    for cell in &row.columns {
        let column = columns.iter().find(|column| column.id == cell.id);
        let label = column.map(|column| locale.tr(column.label.text()).text).unwrap_or_default();
        lines.push(Line::with(label, Role::Strong));
        lines.push(Line::of(says(column, cell, locale)).indented(1));
    }
    lines
}

/// Text of a cell as it is shown: an enum's value by its label.
fn worded(column: Option<&crate::format::sheet::Column>, text: &str, locale: &Locale) -> SafeText {
    let label = match column.map(|column| &column.kind) {
        Some(FieldKind::Enum(kind)) => kind.label_of(text).cloned(),
        _ => None,
    };
    locale.tr(&label.unwrap_or_else(|| RulesetText::new(text))).text
}
