//! What can be told of a game whose ruleset cannot be had.
//!
//! Must not know: rules, languages.

use std::path::Path;

use crate::game::left_fight::LeftFight;
use crate::game::{Game, Pin};
use crate::save::checkpoint::newest_checkpoint;
use crate::save::error::SaveError;
use crate::save::folder::GameFolder;
use crate::save::journal::JournalEnd;
use crate::save::walk::{Heed, JournalWalk, walk_file};

/// What is left of a game whose ruleset cannot be had.
#[derive(Debug)]
pub struct Remains {
    /// Which ruleset it is pinned to.
    pub pin: Pin,
    /// Its state at its newest checkpoint.
    pub game: Game,
    /// How many records there are in all.
    pub records: u64,
    /// How many of them came after that checkpoint.
    pub untold: u64,
    /// How many lines of the journal were left out.
    pub dropped: usize,
    /// Why reading the journal stopped.
    pub end: JournalEnd,
}

impl GameFolder {
    /// What can be told of a game whose ruleset cannot be had: its newest whole checkpoint, with a fight that was on set
    /// aside and the journal's later events of it kept there. What else the later records did is not in it. Writes nothing.
    ///
    /// # Errors
    /// When the folder cannot be read, or no checkpoint in it is whole.
    pub fn without_rules(path: &Path) -> Result<Remains, SaveError> {
        let pin = Self::pin(path)?;
        let mut checkpoint = newest_checkpoint(path, &pin)?;
        let mut left = checkpoint.game.fighting().and_then(LeftFight::without_rules);
        let walked = walk_file(&path.join("journal.jsonl"), checkpoint.seq, |line| {
            let Ok(record) = line.record() else { return Ok(Heed::NoRecord) };
            for event in &record.events {
                if let Some(begun) = LeftFight::begun_without_rules(event) {
                    left = Some(begun);
                } else if let Some(left) = &mut left {
                    left.follow(event);
                }
            }
            Ok(Heed::Taken)
        })?;
        if let Some(left) = left {
            checkpoint.game.left_fight = Some(Box::new(left));
            checkpoint.game.fight = None;
        }
        let JournalWalk { last: records, dropped, end, .. } = walked;
        let untold = records - checkpoint.seq;
        Ok(Remains { pin, game: checkpoint.game, records, untold, dropped, end })
    }
}
