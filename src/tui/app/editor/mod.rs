//! The sheet editor: whose sheet is open, commands, undo. For a game on the table, and for a character in the
//! wizard, who is edited as a draft game so that both have the same commands, undo and change log. Keys on its rows are in
//! `rows`, those of the picker and the review of newer text in `over`.

mod over;
mod rows;

use crate::game::{Command, Game, decide, evolve};
use crate::items::held::with_values;
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::sheet::{EditCommand, Values};
use crate::tui::app::overlay::Overlay;
use crate::tui::app::{App, Stage};
use crate::view::action::{Action, Scope};
use crate::view::editor::{EditRow, Editing, Over, edit_rows};
use crate::view::model::{Line, Role};

/// Whose sheet is edited, under which rules, and what is open of the editor.
pub(in crate::tui::app) struct Edited<'a> {
    pub(in crate::tui::app) rules: &'a Effective,
    pub(in crate::tui::app) game: &'a Game,
    pub(in crate::tui::app) member: usize,
    pub(super) editing: &'a Editing,
    pub(super) locale: &'a Locale,
}

impl Edited<'_> {
    pub(super) fn with_values<T>(&self, ask: impl FnOnce(&Values<'_>) -> T) -> Option<T> {
        Some(with_values(self.rules, self.game.party.get(self.member)?, ask))
    }

    fn row(&self, values: &Values<'_>) -> Option<EditRow> {
        let rows = edit_rows(values, &self.editing.editor);
        let at = self.editing.editor.cursor.min(rows.len().saturating_sub(1));
        rows.into_iter().nth(at)
    }
}

impl App {
    pub(in crate::tui::app) fn edited(&self) -> Option<Edited<'_>> {
        let locale = self.current_locale();
        match &self.stage {
            Stage::Table(table) => Some(Edited {
                rules: &table.session.rules,
                game: &table.session.game,
                member: table.sheet.member,
                editing: table.editing.as_ref()?,
                locale,
            }),
            Stage::Wizard(state) => Some(Edited {
                rules: &state.chosen.as_ref()?.effective,
                game: state.draft.as_ref()?,
                member: state.party_cursor,
                editing: state.editing.as_ref()?,
                locale,
            }),
            Stage::Home(_) | Stage::Library(_) | Stage::Bench(_) => None,
        }
    }

    pub(super) fn editing_mut(&mut self) -> Option<&mut Editing> {
        match &mut self.stage {
            Stage::Table(table) => table.editing.as_mut(),
            Stage::Wizard(state) => state.editing.as_mut(),
            Stage::Home(_) | Stage::Library(_) | Stage::Bench(_) => None,
        }
    }

    /// Asks the chosen row something.
    pub(super) fn ask<T>(&self, ask: impl FnOnce(&EditRow, &Values<'_>, &Locale) -> Option<T>) -> Option<T> {
        let edited = self.edited()?;
        edited.with_values(|values| ask(&edited.row(values)?, values, edited.locale)).flatten()
    }

    /// Opens the editor on the member that is shown.
    pub(in crate::tui::app) fn open_editor(&mut self) {
        match &mut self.stage {
            Stage::Table(table) => {
                if table.session.game.fighting().is_some() {
                    let text = table.locale.word("refusal-in-a-fight", &[]);
                    self.say(text, Role::Bad);
                    return;
                }
                table.editing = Some(Editing::default());
            }
            Stage::Wizard(state) => {
                let Some(chosen) = state.chosen.as_ref().filter(|_| !state.party.is_empty()) else {
                    self.say_word("party-nobody", Role::Notice);
                    return;
                };
                state.draft = Some(Game::begin(&chosen.effective, String::new(), 0, state.party.clone(), None));
                state.editing = Some(Editing::default());
            }
            Stage::Home(_) | Stage::Library(_) | Stage::Bench(_) => {}
        }
    }

    /// Closes what lies over the editor, else the open row, else the editor.
    fn leave_editor(&mut self) {
        let Some(editing) = self.editing_mut() else { return };
        if !matches!(editing.over, Over::Nothing) {
            editing.over = Over::Nothing;
            return;
        }
        if let Some((list, row)) = editing.editor.open.take() {
            self.put_cursor_on(&EditRow::Row { list, row });
            return;
        }
        match &mut self.stage {
            Stage::Table(table) => table.editing = None,
            Stage::Wizard(state) => {
                state.editing = None;
                if let Some(draft) = state.draft.take() {
                    state.party = draft.party;
                }
            }
            Stage::Home(_) | Stage::Library(_) | Stage::Bench(_) => {}
        }
    }

    /// Runs a command on the game, or on the wizard's draft. `false` when it was refused, which is said, or changed nothing.
    pub(super) fn edit_game(&mut self, command: &Command) -> bool {
        let Stage::Wizard(state) = &mut self.stage else {
            return self.run(command).is_some_and(|events| !events.is_empty());
        };
        let (Some(chosen), Some(draft)) = (&state.chosen, &mut state.draft) else { return false };
        // Edits throw no dice; the roller is there because every command has one.
        let mut roller = crate::dice::Roller::seeded(draft.cursor(command.stream()));
        match decide(&chosen.effective, draft, command, &mut roller) {
            Ok(events) => {
                for event in &events {
                    evolve(&chosen.effective, draft, event);
                }
                !events.is_empty()
            }
            Err(refusal) => {
                let text = crate::view::refusal::refusal_line(&refusal, self.current_locale());
                self.say(text, Role::Bad);
                false
            }
        }
    }

    pub(super) fn edited_member(&self) -> usize {
        self.edited().map_or(0, |edited| edited.member)
    }

    /// Carries an edit out and says that it can be taken back.
    pub(super) fn edit(&mut self, edit: EditCommand) -> bool {
        let member = self.edited_member();
        let done = self.edit_game(&Command::Edit { member, edit });
        if done {
            self.say_word("editor-edited", Role::Good);
        }
        done
    }

    /// Does an action on whatever of the editor is open.
    pub(in crate::tui::app) fn editor_action(&mut self, action: Action) {
        match (action, self.editing_scope()) {
            (Action::Back, _) => self.leave_editor(),
            (_, Some(Scope::Picker)) => self.picker_action(action),
            (_, Some(Scope::NewerText)) => self.review_newer_action(action),
            _ => self.edit_action(action),
        }
    }

    /// Takes the last change of the shown member back, puts it in again, or lists all of them.
    pub(in crate::tui::app) fn history_action(&mut self, action: Action) {
        let member = match &self.stage {
            Stage::Table(table) => table.sheet.member,
            Stage::Wizard(state) => state.party_cursor,
            Stage::Home(_) | Stage::Library(_) | Stage::Bench(_) => return,
        };
        match action {
            Action::Undo => {
                if self.edit_game(&Command::Undo { member }) {
                    self.say_word("editor-undone", Role::Good);
                }
            }
            Action::Redo => {
                if self.edit_game(&Command::Redo { member }) {
                    self.say_word("editor-redone", Role::Good);
                }
            }
            _ => self.open_change_log(),
        }
        self.hold_cursor();
    }

    fn open_change_log(&mut self) {
        let locale = self.current_locale();
        let game = match &self.stage {
            Stage::Table(table) => Some((&table.session.rules, &table.session.game)),
            Stage::Wizard(state) => state.chosen.as_ref().map(|chosen| &chosen.effective).zip(state.draft.as_ref()),
            Stage::Home(_) | Stage::Library(_) | Stage::Bench(_) => None,
        };
        let lines = game.map(|(rules, game)| crate::view::change_log::lines(game, rules, locale)).unwrap_or_default();
        let lines =
            if lines.is_empty() { vec![Line::with(locale.word("change-log-empty", &[]), Role::Faint)] } else { lines };
        self.overlay = Some(Overlay::text(locale.word("change-log-title", &[]), lines));
    }

    pub(super) fn explain_edited(&mut self) {
        let lines = self.ask(|row, values, locale| Some(crate::view::explain::of_edit_row(row, values, locale)));
        self.show_explanation(lines.unwrap_or_default());
    }

    /// Shows where a number comes from.
    pub(in crate::tui::app) fn show_explanation(&mut self, lines: Vec<Line>) {
        let locale = self.current_locale();
        let lines =
            if lines.is_empty() { vec![Line::with(locale.word("explain-nothing", &[]), Role::Faint)] } else { lines };
        self.overlay = Some(Overlay::text(locale.word("explain-title", &[]), lines));
    }

    pub(super) fn put_cursor_on(&mut self, row: &EditRow) {
        let at = self.edited().and_then(|edited| {
            edited.with_values(|values| edit_rows(values, &edited.editing.editor).iter().position(|own| own == row))
        });
        if let (Some(Some(at)), Some(editing)) = (at, self.editing_mut()) {
            editing.editor.cursor = at;
        }
    }

    /// Keeps the cursor on the sheet after rows went, and closes a row that is not there any more.
    pub(super) fn hold_cursor(&mut self) {
        let state = self.edited().and_then(|edited| {
            edited.with_values(|values| {
                let open = edited.editing.editor.open.as_ref();
                let there = open.is_none_or(|(list, at)| values.build().rows(list.as_str()).any(|(row, _)| row == *at));
                (edit_rows(values, &edited.editing.editor).len(), there)
            })
        });
        if let (Some((count, there)), Some(editing)) = (state, self.editing_mut()) {
            editing.editor.cursor = editing.editor.cursor.min(count.saturating_sub(1));
            if !there {
                editing.editor.open = None;
            }
        }
    }

    /// The screen of the editor, if it is open.
    pub(in crate::tui::app) fn editing_screen(&self) -> Option<crate::view::model::Screen> {
        let edited = self.edited()?;
        let member = edited.game.party.get(edited.member)?;
        let name = Arg::Text(crate::text::safe(&member.name));
        let title = edited.locale.word("editor-title", &[("name", name)]);
        edited.with_values(|values| {
            crate::view::editor::editing_screen(edited.editing, member, values, title, edited.locale)
        })
    }

    /// Which screen of the editor is open, if one is.
    pub(in crate::tui::app) fn editing_scope(&self) -> Option<Scope> {
        self.edited().map(|edited| edited.editing.scope())
    }
}
