//! The sheet editor: what the player made on the left, what the chosen thing is and what the sheet says on the right. The
//! same for a game on the table and for a character in the wizard.
//!
//! Must not know: how an edit is decided or kept.

mod about;
mod edits;
mod line;
pub mod picker;
pub mod review;
mod rows;

pub use about::bounds;
pub use edits::{Choice, Direction, choices, step, typed, typed_now, unset};
pub use line::row_name;
pub use rows::{EditRow, EditorState, edit_rows};

use crate::items::Member;
use crate::locale::Locale;
use crate::sheet::Values;
use crate::text::{SafeText, safe};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{frame, word};
use crate::view::table::sheet::Explained;

/// Draws the editor alone. `title` says where one is; `newer` counts the rows for which the ruleset has newer text.
/// How many cells stand below the row under the cursor while it is open.
fn chosen_unfolds(row: Option<&EditRow>, state: &EditorState, values: &Values<'_>) -> usize {
    let open = row
        .and_then(EditRow::row)
        .filter(|(list, at)| state.open.as_ref().is_some_and(|(open, row)| open == *list && row == at));
    let cells = open.and_then(|(list, _)| rows::list_of(values, list)).map_or(0, |list| list.columns.len());
    if matches!(row, Some(EditRow::Row { .. })) { cells } else { 0 }
}

fn screen(
    state: &EditorState,
    member: &Member,
    values: &Values<'_>,
    title: SafeText,
    newer: usize,
    locale: &Locale,
) -> Screen {
    let mut screen = frame(locale, Scope::Edit, title);
    let rows = edit_rows(values, state);
    let mut lines: Vec<Line> = Vec::new();
    let mut selected = None;
    let mut heading = None;
    for (at, row) in rows.iter().enumerate() {
        let own = rows::heading_of(row, values);
        if own != heading {
            lines.push(line::heading(&own, values, locale));
            heading = own;
        }
        if at == state.cursor.min(rows.len().saturating_sub(1)) {
            selected = Some(lines.len());
        }
        lines.push(line::line(row, values, locale));
    }
    let left = Pane {
        title: safe(&member.name),
        title_end: word(locale, "editor-mode"),
        reveal: chosen_unfolds(rows.get(state.cursor), state, values),
        lines,
        selected,
        focused: true,
        ..Pane::default()
    };
    let chosen = rows.get(state.cursor.min(rows.len().saturating_sub(1)));
    let about = Pane {
        title: word(locale, "editor-about"),
        lines: chosen.map(|row| about::lines(row, values, newer, locale)).unwrap_or_default(),
        overflow: Overflow::Wrap,
        ..Pane::default()
    };
    let sheet = Pane {
        title: word(locale, "editor-worked-out"),
        lines: worked_out(values, locale),
        overflow: Overflow::Wrap,
        scroll: Scroll::Down(state.scroll),
        ..Pane::default()
    };
    screen.columns = vec![
        Column { width: Share::Part(5), panes: vec![(Share::Part(1), left)] },
        Column { width: Share::Part(4), panes: vec![(Share::Part(1), about), (Share::Part(1), sheet)] },
    ];
    screen
}

/// What is worked out of what the player makes: pools, tracks and derived values before the rest of the sheet.
fn worked_out(values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for pool in values.pools() {
        let number = format!("{}/{}", pool.value, pool.max);
        lines.push(Line::of(locale.tr(&pool.label).text).at_end(safe(&number), Role::Strong));
    }
    let rows = crate::view::table::sheet::sheet_rows(values, locale);
    let derived = |row: &&(Option<Explained>, Line)| matches!(row.0, Some(Explained::Derived(_)));
    lines.extend(rows.iter().filter(derived).map(|(_, line)| Line { indent: 0, ..line.clone() }));
    lines.push(Line::empty());
    lines.extend(rows.into_iter().map(|(_, line)| line));
    lines
}

/// What is open over the editor.
#[derive(Debug, Default)]
pub enum Over {
    /// Nothing: the editor itself.
    #[default]
    Nothing,
    /// A catalog's picker.
    Picker(Box<picker::PickerState>),
    /// The review of newer text.
    Review(review::ReviewState),
}

/// An editor that is open, with what lies over it.
#[derive(Debug, Default)]
pub struct Editing {
    /// The editor.
    pub editor: EditorState,
    /// What is open over it.
    pub over: Over,
}

impl Editing {
    /// Which screen it is.
    pub fn scope(&self) -> Scope {
        match self.over {
            Over::Nothing => Scope::Edit,
            Over::Picker(_) => Scope::Picker,
            Over::Review(_) => Scope::NewerText,
        }
    }
}

/// Draws whatever of the editor is open.
pub fn editing_screen(
    editing: &Editing,
    member: &Member,
    values: &Values<'_>,
    title: SafeText,
    locale: &Locale,
) -> Screen {
    match &editing.over {
        Over::Picker(state) => picker::screen(state, values, title, locale),
        Over::Review(state) => review::screen(state, values, title, locale),
        Over::Nothing => {
            let newer = crate::sheet::catalog::newer(values.rules(), values.build()).len();
            screen(&editing.editor, member, values, title, newer, locale)
        }
    }
}
