//! Applying the records of a journal to a state, as they are read. Events are applied as they were recorded; nothing is
//! decided and no die is thrown.
//!
//! Must not know: files, what a command means.

use serde::Deserialize;
use serde::de::IgnoredAny;

use crate::game::{Event, Game, evolve};
use crate::rules::Effective;
use crate::save::journal::Line;
use crate::save::walk::Heed;

/// A state, and the rules that it is played under.
pub(super) struct Playback {
    pub(super) game: Game,
    pub(super) rules: Effective,
}

/// What a record changes.
#[derive(Deserialize)]
struct Deed {
    #[serde(rename = "command")]
    _command: IgnoredAny,
    events: Vec<Event>,
}

impl Playback {
    pub(super) fn begin(game: Game, pinned: &Effective) -> Self {
        let rules = game.rules(pinned);
        Self { game, rules }
    }

    /// Applies a record.
    ///
    /// # Errors
    /// An event that is none of this program's; those before it are applied.
    pub(super) fn take(&mut self, line: Line<'_>) -> Result<Heed, serde_json::Error> {
        let done = self.take_known(line);
        let heed = match done {
            Some(Taken::All) => Heed::Taken,
            // What this program does not know, or does not go on with, is looked at as it was stored.
            Some(Taken::Some(count)) => self.take_stored(line, count)?,
            None => self.take_stored(line, 0)?,
        };
        self.rules = self.game.rules(&self.rules);
        Ok(heed)
    }

    /// Applies the events as far as all of them are this program's own; nothing where one of them cannot be read.
    fn take_known(&mut self, line: Line<'_>) -> Option<Taken> {
        let Deed { events, .. } = line.parse().ok()?;
        for (count, event) in events.iter().enumerate() {
            if !self.game.goes_on_with(event) {
                return Some(Taken::Some(count));
            }
            self.game.record = line.seq;
            evolve(&self.rules, &mut self.game, event);
        }
        Some(Taken::All)
    }

    fn take_stored(&mut self, line: Line<'_>, from: usize) -> Result<Heed, serde_json::Error> {
        let Ok(record) = line.record() else { return Ok(Heed::NoRecord) };
        for event in record.events.iter().skip(from) {
            self.game.record = line.seq;
            self.game.take(&self.rules, event)?;
        }
        Ok(Heed::Taken)
    }
}

/// How many events of a record were applied.
enum Taken {
    All,
    Some(usize),
}
