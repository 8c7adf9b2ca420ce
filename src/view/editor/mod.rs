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
use crate::view::model::{Column, Line, Overflow, Pane, Screen, Scroll, Share};
use crate::view::parts::{frame, word};
use crate::view::table::sheet::sheet_lines;

/// Draws the editor alone. `title` says where one is; `newer` counts the rows for which the ruleset has newer text.
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
        title: word(locale, "sheet-title"),
        lines: sheet_lines(values, locale),
        overflow: Overflow::Wrap,
        scroll: Scroll::Down(state.scroll),
        ..Pane::default()
    };
    screen.columns = vec![
        Column { width: Share::Part(5), panes: vec![(Share::Part(1), left)] },
        Column { width: Share::Part(4), panes: vec![(Share::Part(2), about), (Share::Part(3), sheet)] },
    ];
    screen
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
