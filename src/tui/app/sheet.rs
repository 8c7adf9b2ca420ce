//! Keys on the sheet: spend, restore, mark, rest, explain.

use crate::game::Command;
use crate::items::held::with_values;
use crate::sheet::explain::{Subject, explain};
use crate::sheet::{LiveCommand, Switch, TrackMove, Values};
use crate::text::SafeText;
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::play::PoolChange;
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::Action;
use crate::view::model::Role;
use crate::view::table::sheet::{LiveRow, live_rows, sheet_rows};

impl Table {
    /// Works with the sheet that is shown.
    pub(super) fn with_values<T>(&self, work: impl FnOnce(&Values<'_>) -> T) -> Option<T> {
        let member = self.session.game.party.get(self.sheet.member)?;
        Some(with_values(&self.session.rules, member, work))
    }

    fn chosen_row(&self) -> Option<LiveRow> {
        self.with_values(|values| live_rows(values).into_iter().nth(self.sheet.cursor)).flatten()
    }
}

impl App {
    pub(super) fn sheet_action(&mut self, action: Action) {
        let Stage::Table(table) = &mut self.stage else { return };
        let party = table.session.game.party.len();
        match action {
            Action::NextMember | Action::PreviousMember => {
                let step = if action == Action::NextMember { 1 } else { party.saturating_sub(1) };
                table.sheet.member = (table.sheet.member + step) % party.max(1);
                table.sheet.cursor = 0;
            }
            Action::Spend => self.less(),
            Action::Restore => self.more(),
            Action::Mark => self.mark(),
            Action::Rest => self.open_rests(),
            Action::Damage => self.ask_pool(InputPurpose::Damage),
            Action::Temporary => self.ask_pool(InputPurpose::Temp),
            Action::UseEntry => self.open_uses(),
            Action::EditNote => self.edit_note(),
            Action::Explain => self.explain(),
            Action::EditSheet => self.open_editor(),
            Action::Undo | Action::Redo | Action::ChangeLog => self.history_action(action),
            Action::OtherPane => table.sheet.right = !table.sheet.right,
            _ if table.sheet.right || matches!(action, Action::PageUp | Action::PageDown) => {
                let count = table.with_values(|values| sheet_rows(values, &table.locale).len()).unwrap_or(0);
                table.sheet.scroll = moved(table.sheet.scroll, action, count);
            }
            _ => {
                let count = table.with_values(|values| live_rows(values).len()).unwrap_or(0);
                table.sheet.cursor = moved(table.sheet.cursor, action, count);
            }
        }
    }

    pub(super) fn live(&mut self, change: LiveCommand) {
        let Stage::Table(table) = &self.stage else { return };
        let command = Command::Live { member: table.sheet.member, change };
        self.run(&command);
    }

    pub(super) fn chosen_row(&self) -> Option<LiveRow> {
        match &self.stage {
            Stage::Table(table) => table.chosen_row(),
            _ => None,
        }
    }

    /// `-`: a pool asks how many points, a track goes down one, a wound track heals one.
    fn less(&mut self) {
        match self.chosen_row() {
            Some(LiveRow::Pool(_)) => self.overlay = Some(Overlay::input(InputPurpose::SpendAmount, "1")),
            Some(LiveRow::Track(id)) => {
                self.live(LiveCommand::Track { track: id.as_str().to_owned(), to: TrackMove::By(-1) });
            }
            Some(LiveRow::Wound(id)) => {
                let track = id.as_str().to_owned();
                self.live(LiveCommand::Wound { track, kind: None, amount: -1, place: None });
            }
            _ => {}
        }
    }

    /// `+`: a pool asks how many points, a track goes up one, a wound track asks for the kind of mark.
    fn more(&mut self) {
        match self.chosen_row() {
            Some(LiveRow::Pool(_)) => self.overlay = Some(Overlay::input(InputPurpose::RestoreAmount, "1")),
            Some(LiveRow::Track(id)) => {
                self.live(LiveCommand::Track { track: id.as_str().to_owned(), to: TrackMove::By(1) });
            }
            Some(LiveRow::Wound(id)) => self.ask_wound(id.as_str()),
            _ => {}
        }
    }

    /// Space: a condition goes on or off, a state goes to its next value.
    pub(super) fn mark(&mut self) {
        let row = self.chosen_row();
        let Stage::Table(table) = &self.stage else { return };
        let change = match row {
            Some(LiveRow::Condition(id)) => table.with_values(|values| {
                let on = values.conditions().any(|on| *on == id);
                let switch = if on { Switch::Off } else { Switch::On };
                LiveCommand::Condition { condition: id.as_str().to_owned(), switch }
            }),
            Some(LiveRow::State(id)) => table
                .with_values(|values| {
                    let state = values.state(id.as_str())?;
                    let at = state.state.values.iter().position(|value| value.as_str() == state.value)?;
                    let next = state.state.values.get(at + 1).or(state.state.values.first())?;
                    Some(LiveCommand::State { state: id.as_str().to_owned(), value: next.as_str().to_owned() })
                })
                .flatten(),
            _ => None,
        };
        match change {
            Some(change) => self.live(change),
            None => self.more(),
        }
    }

    /// A typed amount is spent from, comes back to, harms, or stands before the pool under the cursor.
    pub(super) fn change_pool(&mut self, how: PoolChange, amount: i64) {
        let Some(LiveRow::Pool(pool)) = self.chosen_row() else { return };
        self.live(match how {
            PoolChange::Spend => LiveCommand::Spend { pool, amount },
            PoolChange::Restore => LiveCommand::Restore { pool, amount },
            PoolChange::Damage => LiveCommand::Damage { pool, amount },
            PoolChange::Temp => LiveCommand::Temp { pool, amount },
        });
    }

    /// Asks how much a pool is harmed, or how many temporary points it has from now on.
    fn ask_pool(&mut self, purpose: InputPurpose) {
        match self.chosen_row() {
            Some(LiveRow::Pool(_)) => self.overlay = Some(Overlay::input(purpose, "1")),
            _ => self.say_word("sheet-no-pool", Role::Notice),
        }
    }

    fn open_rests(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        let rests = &table.session.rules.ruleset().rests;
        let labels: Vec<SafeText> = rests.iter().map(|rest| table.locale.tr(rest.label.text()).text).collect();
        let ids = rests.iter().map(|rest| rest.id.as_str().to_owned()).collect();
        if labels.is_empty() {
            self.say_word("sheet-no-rests", Role::Notice);
        } else {
            self.overlay = Some(Overlay::List { pick: Pick::Rest(ids), labels, cursor: 0 });
        }
    }

    /// Everybody rests: a party rests together.
    pub(super) fn rest(&mut self, id: &str) {
        let Stage::Table(table) = &self.stage else { return };
        let count = table.session.game.party.len();
        let done = (0..count).all(|member| {
            let change = LiveCommand::Rest { rest: id.to_owned() };
            self.run(&Command::Live { member, change }).is_some()
        });
        if done {
            self.say_word("sheet-rested", Role::Good);
        }
    }

    /// Says where the number under the cursor comes from.
    fn explain(&mut self) {
        let row = self.chosen_row();
        let Stage::Table(table) = &self.stage else { return };
        let lines = table.with_values(|values| {
            let rows = if table.sheet.right { sheet_rows(values, &table.locale) } else { Vec::new() };
            let chosen = rows.get(table.sheet.scroll).and_then(|(explained, _)| explained.clone());
            let subject = match (&chosen, &row) {
                (Some(chosen), _) => Some(chosen.subject()),
                (None, _) if table.sheet.right => None,
                (None, Some(LiveRow::Pool(key))) => Some(Subject::PoolMaximum(key)),
                (None, Some(LiveRow::Track(id) | LiveRow::Wound(id))) => Some(Subject::TrackMaximum(id.as_str())),
                _ => None,
            };
            if let (None, Some(LiveRow::Pool(key))) = (&chosen, &row)
                && !table.sheet.right
            {
                return Some(crate::view::explain::of_pool(key, values, &table.locale));
            }
            let term = subject.and_then(|subject| explain(values, subject));
            term.map(|term| crate::view::explain::lines(&term, &table.locale))
        });
        self.show_explanation(lines.flatten().unwrap_or_default());
    }
}
