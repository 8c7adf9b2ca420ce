//! Keys in the sheet editor, its picker and its review of newer text: for a game on the table, and for a character in the
//! wizard, who is edited as a draft game so that both have the same commands, undo and change log.

use crate::format::catalog::Catalog;
use crate::game::{Command, Game, decide, evolve};
use crate::items::held::with_values;
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::sheet::{EditCommand, Values};
use crate::text::SafeText;
use crate::tui::app::overlay::{InputPurpose, Overlay, Pick};
use crate::tui::app::{App, Stage, moved};
use crate::view::action::{Action, Scope};
use crate::view::editor::picker::{PickerState, catalogs_of};
use crate::view::editor::review::ReviewState;
use crate::view::editor::{Direction, EditRow, Editing, Over, choices, edit_rows, step, typed, typed_now, unset};
use crate::view::model::{Line, Role};

/// Whose sheet is edited, under which rules, and what is open of the editor.
struct Edited<'a> {
    rules: &'a Effective,
    game: &'a Game,
    member: usize,
    editing: &'a Editing,
    locale: &'a Locale,
}

impl Edited<'_> {
    fn with_values<T>(&self, ask: impl FnOnce(&Values<'_>) -> T) -> Option<T> {
        Some(with_values(self.rules, self.game.party.get(self.member)?, ask))
    }

    fn row(&self, values: &Values<'_>) -> Option<EditRow> {
        let rows = edit_rows(values, &self.editing.editor);
        let at = self.editing.editor.cursor.min(rows.len().saturating_sub(1));
        rows.into_iter().nth(at)
    }
}

impl App {
    fn edited(&self) -> Option<Edited<'_>> {
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
            Stage::Home(_) => None,
        }
    }

    fn editing_mut(&mut self) -> Option<&mut Editing> {
        match &mut self.stage {
            Stage::Table(table) => table.editing.as_mut(),
            Stage::Wizard(state) => state.editing.as_mut(),
            Stage::Home(_) => None,
        }
    }

    /// Asks the chosen row something.
    fn ask<T>(&self, ask: impl FnOnce(&EditRow, &Values<'_>, &Locale) -> Option<T>) -> Option<T> {
        let edited = self.edited()?;
        edited.with_values(|values| ask(&edited.row(values)?, values, edited.locale)).flatten()
    }

    /// Opens the editor on the member that is shown.
    pub(super) fn open_editor(&mut self) {
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
            Stage::Home(_) => {}
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
            Stage::Home(_) => {}
        }
    }

    /// Runs a command on the game, or on the wizard's draft. `false` when it was refused, which is said.
    fn edit_game(&mut self, command: &Command) -> bool {
        let Stage::Wizard(state) = &mut self.stage else { return self.run(command).is_some() };
        let (Some(chosen), Some(draft)) = (&state.chosen, &mut state.draft) else { return false };
        // Edits throw no dice; the roller is there because every command has one.
        let mut roller = crate::dice::Roller::seeded(draft.cursor(command.stream()));
        match decide(&chosen.effective, draft, command, &mut roller) {
            Ok(events) => {
                for event in &events {
                    evolve(&chosen.effective, draft, event);
                }
                true
            }
            Err(refusal) => {
                let text = crate::tui::app::table::refusal_text(&refusal, self.current_locale());
                self.say(text, Role::Bad);
                false
            }
        }
    }

    fn edited_member(&self) -> usize {
        self.edited().map_or(0, |edited| edited.member)
    }

    /// Carries an edit out and says that it can be taken back.
    fn edit(&mut self, edit: EditCommand) -> bool {
        let member = self.edited_member();
        let done = self.edit_game(&Command::Edit { member, edit });
        if done {
            self.say_word("editor-edited", Role::Good);
        }
        done
    }

    /// Does an action on whatever of the editor is open.
    pub(super) fn editor_action(&mut self, action: Action) {
        match (action, self.editing_scope()) {
            (Action::Back, _) => self.leave_editor(),
            (_, Some(Scope::Picker)) => self.picker_action(action),
            (_, Some(Scope::NewerText)) => self.review_newer_action(action),
            _ => self.edit_action(action),
        }
    }

    fn edit_action(&mut self, action: Action) {
        match action {
            Action::EditValue => self.edit_value(),
            Action::StepUp | Action::StepDown => {
                let direction = if action == Action::StepUp { Direction::Up } else { Direction::Down };
                if let Some(edit) = self.ask(|row, values, locale| step(row, values, locale, direction)) {
                    self.edit(edit);
                }
            }
            Action::EditBonus => {
                let now = self.ask(|row, values, _| match row {
                    EditRow::Skill(_, id) => {
                        let stored = values.build().bonuses.get(id.as_str()).and_then(serde_json::Value::as_f64);
                        Some(crate::view::table::sheet::plain(stored.unwrap_or(0.0)))
                    }
                    _ => None,
                });
                match now {
                    Some(now) => self.overlay = Some(Overlay::input(InputPurpose::Bonus, &now)),
                    None => self.say_word("editor-no-bonus", Role::Notice),
                }
            }
            Action::PickEntries => self.open_picker(),
            Action::AddRow => self.add_row(),
            Action::RemoveRow => self.remove_row(),
            Action::RowUp | Action::RowDown => self.move_row(action == Action::RowDown),
            Action::ReviewNewer => self.open_review(),
            Action::ExportMember => {
                let name = self.edited().and_then(|edited| Some(edited.game.party.get(edited.member)?.name.clone()));
                if let Some(name) = name {
                    let file = format!("{}.json", crate::text::file_name(&name));
                    self.overlay = Some(Overlay::input(InputPurpose::ExportPath, &file));
                }
            }
            Action::Undo | Action::Redo | Action::ChangeLog => self.history_action(action),
            Action::Explain => self.explain_edited(),
            Action::PageUp | Action::PageDown => {
                if let Some(editing) = self.editing_mut() {
                    editing.editor.scroll = moved(editing.editor.scroll, action, 500);
                }
            }
            _ => {
                let count = self.edited().and_then(|edited| {
                    edited.with_values(|values| edit_rows(values, &edited.editing.editor).len())
                });
                if let Some(editing) = self.editing_mut() {
                    editing.editor.cursor = moved(editing.editor.cursor, action, count.unwrap_or(0));
                }
            }
        }
    }

    /// Takes the last change of the shown member back, puts it in again, or lists all of them.
    pub(super) fn history_action(&mut self, action: Action) {
        let member = match &self.stage {
            Stage::Table(table) => table.sheet.member,
            Stage::Wizard(state) => state.party_cursor,
            Stage::Home(_) => return,
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
            Stage::Home(_) => None,
        };
        let lines = game.map(|(rules, game)| crate::view::change_log::lines(game, rules, locale)).unwrap_or_default();
        let lines = if lines.is_empty() {
            vec![Line::with(locale.word("change-log-empty", &[]), Role::Faint)]
        } else {
            lines
        };
        self.overlay = Some(Overlay::text(locale.word("change-log-title", &[]), lines));
    }

    fn explain_edited(&mut self) {
        let lines = self.ask(|row, values, locale| Some(crate::view::explain::of_edit_row(row, values, locale)));
        self.show_explanation(lines.unwrap_or_default());
    }

    /// Shows where a number comes from.
    pub(super) fn show_explanation(&mut self, lines: Vec<Line>) {
        let locale = self.current_locale();
        let lines = if lines.is_empty() {
            vec![Line::with(locale.word("explain-nothing", &[]), Role::Faint)]
        } else {
            lines
        };
        self.overlay = Some(Overlay::text(locale.word("explain-title", &[]), lines));
    }

    /// Enter: a row of a list opens or closes, a choice is offered, a value is typed.
    fn edit_value(&mut self) {
        let Some(row) = self.ask(|row, _, _| Some(row.clone())) else { return };
        match &row {
            EditRow::List(list) => {
                let fed = self.edited().is_some_and(|edited| !catalogs_of(edited.rules, list).is_empty());
                if fed { self.open_picker() } else { self.add_row() }
                return;
            }
            EditRow::Row { list, row: at } => {
                let (list, at) = (list.clone(), *at);
                if let Some(editing) = self.editing_mut() {
                    let same = editing.editor.open.as_ref() == Some(&(list.clone(), at));
                    editing.editor.open = (!same).then_some((list, at));
                }
                self.put_cursor_on(&row);
                return;
            }
            _ => {}
        }
        let offered = self.ask(|row, values, locale| Some(choices(row, values, locale))).unwrap_or_default();
        if !offered.is_empty() {
            let cursor = offered.iter().position(|choice| choice.now).unwrap_or(0);
            let (labels, edits) = offered.into_iter().map(|choice| (choice.label, choice.edit)).unzip();
            self.overlay = Some(Overlay::List { pick: Pick::Edit(edits), labels, cursor });
        } else if let Some(now) = self.ask(|row, values, _| typed_now(row, values)) {
            self.overlay = Some(Overlay::input(InputPurpose::EditedValue, &now));
        }
    }

    /// A value was chosen from a list.
    pub(super) fn edit_chosen(&mut self, edit: EditCommand) {
        self.edit(edit);
        self.hold_cursor();
    }

    /// A value was typed. An error names what may stand there.
    pub(super) fn edit_typed(&mut self, text: &str) -> Result<(), SafeText> {
        let edit = self.ask(|row, values, _| typed(row, values, text));
        match edit {
            Some(edit) => {
                self.edit(edit);
                Ok(())
            }
            None => {
                let bounds = self.ask(|row, values, locale| crate::view::editor::bounds(row, values, locale));
                Err(bounds.unwrap_or_else(|| self.locale.word("input-not-a-number", &[])))
            }
        }
    }

    /// A free bonus was typed.
    pub(super) fn bonus_typed(&mut self, bonus: f64) {
        let edit = self.ask(|row, _, _| match row {
            EditRow::Skill(kind, id) => {
                Some(EditCommand::Bonus { kind: *kind, id: id.as_str().to_owned(), bonus })
            }
            _ => None,
        });
        if let Some(edit) = edit {
            self.edit(edit);
        }
    }

    fn add_row(&mut self) {
        let Some(list) = self.ask(|row, _, _| row.list().cloned()) else {
            self.say_word("editor-no-list", Role::Notice);
            return;
        };
        if self.edit(EditCommand::AddRow { list: list.as_str().to_owned() }) {
            let last = self.edited().and_then(|edited| {
                edited.with_values(|values| values.build().rows(list.as_str()).last().map(|(at, _)| at)).flatten()
            });
            if let (Some(row), Some(editing)) = (last, self.editing_mut()) {
                // A new row is opened at once: it is there to be filled in.
                editing.editor.open = Some((list.clone(), row));
                self.put_cursor_on(&EditRow::Row { list, row });
            }
        }
    }

    /// `x`: a row goes; elsewhere the stored value goes and the default reads again.
    fn remove_row(&mut self) {
        let Some(row) = self.ask(|row, _, _| Some(row.clone())) else { return };
        let edit = match &row {
            EditRow::Row { list, row } => {
                if let Some(editing) = self.editing_mut() {
                    editing.editor.open = None;
                }
                Some(EditCommand::RemoveRow { list: list.as_str().to_owned(), row: *row })
            }
            other => unset(other),
        };
        if let Some(edit) = edit {
            self.edit(edit);
        }
        self.hold_cursor();
    }

    fn move_row(&mut self, down: bool) {
        let Some((list, from)) = self.ask(|row, _, _| row.row().map(|(list, at)| (list.clone(), at))) else { return };
        let Some(to) = (if down { from.checked_add(1) } else { from.checked_sub(1) }) else { return };
        let edit = EditCommand::MoveRow { list: list.as_str().to_owned(), from, to };
        if self.edit(edit) {
            if let Some(editing) = self.editing_mut() {
                editing.editor.open = None;
            }
            self.put_cursor_on(&EditRow::Row { list, row: to });
        }
    }

    /// Opens the picker of the list under the cursor; where several catalogs feed it, asks which.
    fn open_picker(&mut self) {
        let Some(list) = self.ask(|row, _, _| row.list().cloned()) else {
            self.say_word("editor-no-list", Role::Notice);
            return;
        };
        let Some(edited) = self.edited() else { return };
        let catalogs: Vec<&Catalog> = catalogs_of(edited.rules, &list);
        match catalogs.as_slice() {
            [] => self.say_word("editor-no-catalog", Role::Notice),
            [one] => {
                let id = one.id.as_str().to_owned();
                self.pick_from(&id);
            }
            _ => {
                let labels = catalogs.iter().map(|catalog| edited.locale.tr(catalog.label.text()).text).collect();
                let ids = catalogs.iter().map(|catalog| catalog.id.as_str().to_owned()).collect();
                self.overlay = Some(Overlay::List { pick: Pick::Catalog(ids), labels, cursor: 0 });
            }
        }
    }

    /// Opens the picker of a catalog. A catalog whose file cannot be used says why.
    pub(super) fn pick_from(&mut self, id: &str) {
        let Some(edited) = self.edited() else { return };
        if let Some(problem) = edited.rules.book().problem(id) {
            let why = problem.diagnostics.first().map(|one| one.message.clone()).unwrap_or_default();
            let args = [("file", Arg::text(&problem.asset)), ("why", Arg::text(&why))];
            let text = edited.locale.word("picker-broken", &args);
            self.say(text, Role::Bad);
            return;
        }
        let state = edited
            .with_values(|values| {
                let catalog = edited.rules.ruleset().catalogs().iter().find(|catalog| catalog.id == *id)?;
                PickerState::open(edited.rules, values.build(), catalog, edited.locale)
            })
            .flatten();
        if let (Some(state), Some(editing)) = (state, self.editing_mut()) {
            editing.over = Over::Picker(Box::new(state));
        }
    }

    fn picker_mut(&mut self) -> Option<&mut PickerState> {
        match &mut self.editing_mut()?.over {
            Over::Picker(state) => Some(state),
            _ => None,
        }
    }

    fn picker_action(&mut self, action: Action) {
        let Some(edited) = self.edited() else { return };
        let Over::Picker(state) = &edited.editing.over else { return };
        let left = state.left(edited.rules).0.len();
        match action {
            Action::AddPicked => {
                let entries = state.to_add(edited.rules);
                self.add_picked(entries);
            }
            Action::Tick => {
                let under = state.under_cursor(edited.rules);
                if let (Some(under), Some(state)) = (under, self.picker_mut()) {
                    if !state.ticked.remove(&under) {
                        state.ticked.insert(under);
                    }
                    state.cursor = moved(state.cursor, Action::Down, left);
                }
            }
            Action::Search => self.overlay = Some(Overlay::input(InputPurpose::Search, &state.search.clone())),
            _ => {
                let Some(state) = self.picker_mut() else { return };
                match action {
                    Action::NextPane | Action::PreviousPane => state.filters_focused = !state.filters_focused,
                    Action::FilterNext | Action::FilterBefore => state.turn_filter(action == Action::FilterNext),
                    _ if state.filters_focused => {
                        state.filter = moved(state.filter, action, state.offer.filters().len());
                    }
                    _ => state.cursor = moved(state.cursor, action, left),
                }
            }
        }
    }

    fn add_picked(&mut self, entries: Vec<crate::format::scalar::EntryRef>) {
        if entries.is_empty() {
            return;
        }
        let (member, count) = (self.edited_member(), entries.len());
        if self.edit_game(&Command::Pick { member, entries }) {
            if let Some(editing) = self.editing_mut() {
                editing.over = Over::Nothing;
            }
            let text = self.current_locale().word("picker-added", &[("count", Arg::from(count))]);
            self.say(text, Role::Good);
        }
    }

    /// The search is narrowed while it is typed.
    pub(super) fn search_typed(&mut self, text: &str) {
        if let Some(state) = self.picker_mut() {
            state.search = text.to_owned();
            state.cursor = 0;
        }
    }

    fn open_review(&mut self) {
        let state = self.edited().and_then(|edited| edited.with_values(ReviewState::open));
        match state {
            Some(state) if !state.ticks.is_empty() => {
                if let Some(editing) = self.editing_mut() {
                    editing.over = Over::Review(state);
                }
            }
            _ => self.say_word("newer-none", Role::Notice),
        }
    }

    fn review_newer_action(&mut self, action: Action) {
        if action == Action::TakeOver {
            let rows = self.edited().and_then(|edited| {
                let Over::Review(state) = &edited.editing.over else { return None };
                edited.with_values(|values| state.ticked(values))
            });
            let (rows, member) = (rows.unwrap_or_default(), self.edited_member());
            let count = rows.len();
            if count > 0 && self.edit_game(&Command::Refresh { member, rows }) {
                let text = self.current_locale().word("newer-taken", &[("count", Arg::from(count))]);
                self.say(text, Role::Good);
                if let Some(editing) = self.editing_mut() {
                    editing.over = Over::Nothing;
                }
            }
            return;
        }
        let Some(Over::Review(state)) = self.editing_mut().map(|editing| &mut editing.over) else { return };
        let count = state.ticks.len();
        match action {
            Action::Tick => {
                if let Some(tick) = state.ticks.get_mut(state.cursor) {
                    *tick = !*tick;
                }
                state.cursor = moved(state.cursor, Action::Down, count);
            }
            _ => state.cursor = moved(state.cursor, action, count),
        }
    }

    fn put_cursor_on(&mut self, row: &EditRow) {
        let at = self.edited().and_then(|edited| {
            edited.with_values(|values| edit_rows(values, &edited.editing.editor).iter().position(|own| own == row))
        });
        if let (Some(Some(at)), Some(editing)) = (at, self.editing_mut()) {
            editing.editor.cursor = at;
        }
    }

    /// Keeps the cursor on the sheet after rows went, and closes a row that is not there any more.
    fn hold_cursor(&mut self) {
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
    pub(super) fn editing_screen(&self) -> Option<crate::view::model::Screen> {
        let edited = self.edited()?;
        let member = edited.game.party.get(edited.member)?;
        let name = Arg::Text(crate::text::safe(&member.name));
        let title = edited.locale.word("editor-title", &[("name", name)]);
        edited.with_values(|values| {
            crate::view::editor::editing_screen(edited.editing, member, values, title, edited.locale)
        })
    }

    /// Which screen of the editor is open, if one is.
    pub(super) fn editing_scope(&self) -> Option<Scope> {
        self.edited().map(|edited| edited.editing.scope())
    }
}
