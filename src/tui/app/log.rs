//! Keys while the log of a fight is read, beside the fight's menu or on its own.

use crate::locale::Locale;
use crate::narrate::{Level, narrate, note_line, say};
use crate::tui::app::table::Table;
use crate::view::action::Action;
use crate::view::model::Pane;
use crate::view::table::log::{self, LogLine};

impl Table {
    /// The log as it is read now.
    pub(super) fn log_pane(&self, focused: bool) -> Pane {
        log::pane(&self.reading, &self.log, focused, &self.locale)
    }

    /// Says what was done to build the fight, then every event that was not said yet; the cost does not grow with the log.
    pub(super) fn narrate(&mut self) {
        let Some(fight) = &self.session.game.fight else {
            self.log.clear();
            return;
        };
        let notes = &fight.encounter.notes;
        if self.log.len() > notes.len() + fight.log.len() {
            self.log.clear();
        }
        let english = Locale::english();
        let said = self.log.len();
        let built = notes.iter().skip(said).map(|note| note_line(note, &fight.encounter));
        let events = fight.log.iter().skip(said.saturating_sub(notes.len()));
        for line in built.chain(events.map(|event| narrate(event, &fight.encounter))) {
            self.log.push(LogLine { level: line.level, own: say(&line, &self.locale), english: say(&line, &english) });
        }
    }

    /// Reads the log another way, whichever pane has the keys; says whether the action was one of these.
    pub(super) fn read_log_otherwise(&mut self, action: Action) -> bool {
        let reading = &mut self.reading;
        match action {
            Action::Languages => reading.language = reading.language.next(),
            Action::LogLevel => {
                reading.level = match reading.level {
                    Level::Brief => Level::Normal,
                    Level::Normal => Level::Full,
                    Level::Full | Level::Unseen => Level::Brief,
                };
            }
            Action::OnlyFallbacks => reading.only_fallbacks = !reading.only_fallbacks,
            _ => return false,
        }
        true
    }

    /// Moves in the log.
    pub(super) fn read_log(&mut self, action: Action) {
        let scroll = &mut self.reading.scroll;
        *scroll = match action {
            Action::Up => *scroll + 1,
            Action::Down => scroll.saturating_sub(1),
            Action::PageUp => *scroll + 10,
            Action::PageDown => scroll.saturating_sub(10),
            // As far up as there are lines, so that the way down begins at once.
            Action::First => self.log.len(),
            Action::Last => 0,
            _ => *scroll,
        };
    }
}
