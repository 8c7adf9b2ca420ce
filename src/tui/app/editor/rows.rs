//! Keys on the rows of the sheet editor.

use crate::locale::Arg;
use crate::sheet::EditCommand;
use crate::text::SafeText;
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::{App, moved};
use crate::view::action::Action;
use crate::view::editor::picker::catalogs_of;
use crate::view::editor::{Direction, EditRow, bounds, choices, edit_rows, step, typed, typed_now, unset};
use crate::view::model::Role;

impl App {
    pub(super) fn edit_action(&mut self, action: Action) {
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
            Action::ExportMember => self.ask_export(),
            Action::KeepMember => self.keep_member(),
            Action::Undo | Action::Redo | Action::ChangeLog => self.history_action(action),
            Action::Explain => self.explain_edited(),
            Action::PageUp | Action::PageDown => {
                if let Some(editing) = self.editing_mut() {
                    editing.editor.scroll = moved(editing.editor.scroll, action, 500);
                }
            }
            _ => {
                let count = self
                    .edited()
                    .and_then(|edited| edited.with_values(|values| edit_rows(values, &edited.editing.editor).len()));
                if let Some(editing) = self.editing_mut() {
                    editing.editor.cursor = moved(editing.editor.cursor, action, count.unwrap_or(0));
                }
            }
        }
    }

    /// Enter: a row of a list opens or closes, a choice is offered, a value is typed.
    pub(super) fn edit_value(&mut self) {
        let Some(row) = self.ask(|row, _, _| Some(row.clone())) else { return };
        match &row {
            EditRow::List(list) => {
                let fed = self.edited().is_some_and(|edited| !catalogs_of(edited.rules, list).is_empty());
                if fed {
                    self.open_picker()
                } else {
                    self.add_row()
                }
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
    pub(in crate::tui::app) fn edit_chosen(&mut self, edit: EditCommand) {
        self.edit(edit);
        self.hold_cursor();
    }

    /// A value was typed. An error names what may stand there.
    pub(in crate::tui::app) fn edit_typed(&mut self, text: &str) -> Result<(), SafeText> {
        let edit = self.ask(|row, values, _| typed(row, values, text));
        match edit {
            Some(edit) => {
                if self.edit(edit) {
                    self.say_if_held(text);
                }
                Ok(())
            }
            None => {
                let bounds = self.ask(bounds);
                Err(bounds.unwrap_or_else(|| self.locale.word("input-not-a-number", &[])))
            }
        }
    }

    /// Says what stands there where that is not what was typed: numbers are held within their bounds, text is cut.
    fn say_if_held(&mut self, wanted: &str) {
        let Some(now) = self.ask(|row, values, _| typed_now(row, values)) else { return };
        let same_number =
            || wanted.trim().parse::<f64>().ok().zip(now.parse::<f64>().ok()).is_some_and(|(a, b)| a == b);
        if now == wanted || same_number() {
            return;
        }
        let bounds = self.ask(bounds).unwrap_or_default();
        let args = [("now", Arg::text(&now)), ("bounds", Arg::Text(bounds))];
        let text = self.current_locale().word("editor-held", &args);
        self.say(text, Role::Notice);
    }

    /// A free bonus was typed.
    pub(in crate::tui::app) fn bonus_typed(&mut self, bonus: f64) {
        let edit = self.ask(|row, _, _| match row {
            EditRow::Skill(kind, id) => Some(EditCommand::Bonus { kind: *kind, id: id.as_str().to_owned(), bonus }),
            _ => None,
        });
        if let Some(edit) = edit {
            self.edit(edit);
        }
    }

    pub(super) fn add_row(&mut self) {
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
                let name = self.edited().and_then(|edited| {
                    let mut lists = edited.rules.ruleset().sheet.lists.iter();
                    lists.find(|declared| declared.id == list)?.name_column().map(str::to_owned)
                });
                let name = name.and_then(|name| crate::format::scalar::Id::new(&name));
                match name {
                    // Its name comes first, and is asked for.
                    Some(column) => {
                        self.put_cursor_on(&EditRow::Cell { list, row, column });
                        self.edit_value();
                    }
                    None => self.put_cursor_on(&EditRow::Row { list, row }),
                }
            }
        }
    }

    /// `x`: a row goes; elsewhere the stored value goes and the default reads again.
    pub(super) fn remove_row(&mut self) {
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

    pub(super) fn move_row(&mut self, down: bool) {
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
}
