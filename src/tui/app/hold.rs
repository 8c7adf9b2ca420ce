//! A game that can only be looked at: why is said as long as it is so, it is tried again now and then, and once it is free it is
//! ours without another word, at the place where the player was.
//!
//! What was held on another machine last is only taken when the player says that nobody holds it there any more.

use std::time::{Duration, Instant};

use crate::locale::{Arg, Locale};
use crate::save::{Access, Barred, JournalEnd, Retry};
use crate::text::SafeText;
use crate::tui::app::question::Question;
use crate::tui::app::table::Table;
use crate::tui::app::{App, Stage};
use crate::view::action::Action;
use crate::view::model::Role;
use crate::view::save_fault::{barred_line, fault_line};

/// How often a game that somebody holds is tried.
const TRY_EVERY: Duration = Duration::from_secs(2);

/// The keys that try to save again and that save elsewhere, as a sentence names them.
pub(super) fn save_keys() -> [Arg; 2] {
    let key = |action: Action| Arg::text(&action.keys().first().map(|key| key.name()).unwrap_or_default());
    [key(Action::TryAgain), key(Action::SaveElsewhere)]
}

impl Table {
    /// Why nothing that is done here is kept, where that is so, and what can be done about it.
    pub(super) fn why_read_only(&self) -> Option<SafeText> {
        let [again, elsewhere] = save_keys();
        match (self.session.folder().barred(), self.session.left_out) {
            (Some(why), _) => {
                let why = Arg::Text(barred_line(why, &self.locale));
                Some(
                    self.locale.word("game-why-read-only", &[("why", why), ("again", again), ("elsewhere", elsewhere)]),
                )
            }
            (None, (dropped, JournalEnd::Checksum)) => {
                Some(self.locale.word("game-damaged", &[("count", Arg::from(dropped))]))
            }
            (None, _) => None,
        }
    }

    /// The game is ours now: what others did meanwhile is shown, and everybody stays where they were.
    fn taken_over(&mut self, done_meanwhile: u64, locale: &Locale) -> SafeText {
        if done_meanwhile > 0 {
            self.editing = None;
            self.stale_goods();
            self.stale_table();
            self.log.clear();
            self.narrate();
            self.fight_left = self.session.game.fighting().is_none();
        }
        locale.word("game-yours", &[("count", Arg::Number(i64::try_from(done_meanwhile).unwrap_or(i64::MAX)))])
    }
}

impl App {
    /// Time has passed: a game that somebody holds may be free.
    pub(super) fn watch_lock(&mut self, now: Instant) {
        let Stage::Table(table) = &mut self.stage else { return };
        let held = matches!(table.session.folder().barred(), Some(Barred::Held(_)));
        if !held || table.tried.is_some_and(|tried| now.duration_since(tried) < TRY_EVERY) {
            return;
        }
        table.tried = Some(now);
        if table.session.is_free() {
            self.take_over(Access::Write);
        }
    }

    /// The player wants it tried again.
    pub(super) fn try_again(&mut self) {
        let Stage::Table(table) = &self.stage else { return };
        match table.session.folder().barred() {
            None if self.unsaved_count() == 0 => self.say_word("game-nothing-to-try", Role::Notice),
            None => {
                self.save_waiting(Retry::Now);
            }
            Some(Barred::Elsewhere(holder)) => {
                let question = Question::TakeOver(holder.clone());
                self.ask_first(question);
            }
            Some(_) => self.take_over(Access::Write),
        }
    }

    /// Takes the game, where it can be had.
    pub(super) fn take_over(&mut self, access: Access) {
        let Stage::Table(table) = &mut self.stage else { return };
        let before = table.session.records;
        let (text, role) = match table.session.take_over(access) {
            Ok(()) => match table.session.folder().barred() {
                Some(why) => (barred_line(why, &self.locale), Role::Notice),
                None => (table.taken_over(table.session.records.saturating_sub(before), &self.locale), Role::Good),
            },
            Err(fault) => (fault_line(&fault, &self.locale), Role::Bad),
        };
        self.say(text, role);
    }
}
