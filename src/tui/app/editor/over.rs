//! Keys of what lies over the sheet editor: the picker of a catalog, the review of newer text.

use crate::format::catalog::Catalog;
use crate::game::Command;
use crate::locale::Arg;
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::{App, moved};
use crate::view::action::Action;
use crate::view::editor::Over;
use crate::view::editor::picker::{PickerState, catalogs_of};
use crate::view::editor::review::ReviewState;
use crate::view::model::Role;

impl App {
    /// Opens the picker of the list under the cursor; where several catalogs feed it, asks which.
    pub(super) fn open_picker(&mut self) {
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
    pub(in crate::tui::app) fn pick_from(&mut self, id: &str) {
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

    /// A value was chosen for the filter under the cursor; the first is any.
    pub(in crate::tui::app) fn filter_chosen(&mut self, at: usize) {
        if let Some(state) = self.picker_mut() {
            state.set_filter(at.checked_sub(1));
        }
    }

    pub(super) fn picker_mut(&mut self) -> Option<&mut PickerState> {
        match &mut self.editing_mut()?.over {
            Over::Picker(state) => Some(state),
            _ => None,
        }
    }

    pub(super) fn picker_action(&mut self, action: Action) {
        let Some(edited) = self.edited() else { return };
        let Over::Picker(state) = &edited.editing.over else { return };
        let left = state.left(edited.rules).0.len();
        match action {
            // Enter on a filter offers its values, on the search it types.
            Action::AddPicked if state.filters_focused => {
                let labels = state.filter_choices(edited.locale);
                let cursor = state.options.get(state.filter).copied().flatten().map_or(0, |at| at + 1);
                self.overlay = Some(if labels.is_empty() {
                    Overlay::input(InputPurpose::Search, &state.search)
                } else {
                    Overlay::List { pick: Pick::Filter, labels, cursor }
                });
            }
            Action::AddPicked => {
                let entries = state.to_add(edited.rules);
                self.add_picked(entries);
            }
            Action::Tick => {
                let under = state.under_cursor(edited.rules);
                if let (Some(under), Some(state)) = (under, self.picker_mut()) {
                    match state.ticked.iter().position(|ticked| *ticked == under) {
                        Some(at) => drop(state.ticked.remove(at)),
                        None => state.ticked.push(under),
                    }
                    state.cursor = moved(state.cursor, Action::Down, left);
                }
            }
            Action::Search => self.overlay = Some(Overlay::input(InputPurpose::Search, &state.search.clone())),
            _ => {
                let Some(state) = self.picker_mut() else { return };
                match action {
                    Action::NextPane | Action::PreviousPane => state.filters_focused = !state.filters_focused,
                    Action::FilterAny => state.set_filter(None),
                    Action::FilterNext | Action::FilterBefore => state.turn_filter(action == Action::FilterNext),
                    _ if state.filters_focused => {
                        state.filter = moved(state.filter, action, state.offer.filters().len() + 1);
                    }
                    _ => state.cursor = moved(state.cursor, action, left),
                }
            }
        }
    }

    pub(super) fn add_picked(&mut self, entries: Vec<crate::format::scalar::EntryRef>) {
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
    pub(in crate::tui::app) fn search_typed(&mut self, text: &str) {
        if let Some(state) = self.picker_mut() {
            state.search = text.to_owned();
            state.cursor = 0;
        }
    }

    pub(super) fn open_review(&mut self) {
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

    pub(super) fn review_newer_action(&mut self, action: Action) {
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
}
