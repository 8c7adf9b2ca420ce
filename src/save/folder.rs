//! A game's folder: `pin.json`, `rules/` with the exact ruleset bytes, `checkpoint-N.json`, `journal.jsonl`, `lock`.
//!
//! Must not know: what a command means, languages, screens.

use std::fs::File;
use std::path::{Path, PathBuf};

use crate::game::{Game, Pin};
use crate::rules::Effective;
use crate::save::checkpoint::newest_checkpoint;
use crate::save::error::{SaveError, UNWRITABLE};
use crate::save::files::read_file;
use crate::save::journal::{JournalEnd, Record, read_journal};
use crate::save::lock::{Lock, LockState};

/// A game that was opened.
#[derive(Debug)]
pub struct OpenedGame {
    /// Which ruleset it is pinned to.
    pub pin: Pin,
    /// Its state after the last whole record.
    pub game: Game,
    /// Where it is written on.
    pub folder: GameFolder,
    /// How many records there are in all.
    pub records: u64,
    /// How many lines of the journal were left out.
    pub dropped: usize,
    /// Why reading the journal stopped.
    pub end: JournalEnd,
}

/// An open game's folder.
#[derive(Debug)]
pub struct GameFolder {
    pub(super) path: PathBuf,
    pub(super) lock: Result<Lock, String>,
    pub(super) journal: Option<File>,
    pub(super) seq: u64,
    pub(super) checkpoint_seq: u64,
    pub(super) whole_bytes: u64,
    pub(super) end: JournalEnd,
}

impl GameFolder {
    /// Opens a game from its newest whole checkpoint and the records after it. Writes nothing but the lock.
    ///
    /// # Errors
    /// When the folder cannot be read, or no checkpoint in it is whole.
    pub fn open(path: &Path, access: Access, rules: &Effective) -> Result<OpenedGame, SaveError> {
        let pin = Self::pin(path)?;
        let checkpoint = newest_checkpoint(path)?;
        let journal_path = path.join("journal.jsonl");
        let bytes = read_file(&journal_path)?;
        let read = read_journal(&bytes, checkpoint.seq);
        let mut game = checkpoint.game;
        let mut seq = checkpoint.seq;
        let mut rules = game.rules(rules);
        for record in &read.records {
            for event in &record.events {
                game.record = record.seq;
                game.take(&rules, event)
                    .map_err(|fault| SaveError::damaged(&journal_path, format!("record {}: {fault}", record.seq)))?;
            }
            rules = game.rules(&rules);
            seq = record.seq;
        }
        let lock = match access {
            Access::Read => Err("nobody; it was opened for reading".to_owned()),
            Access::Write => match Lock::take(path) {
                LockState::Ours(lock) => Ok(lock),
                LockState::Held(holder) => Err(holder),
                LockState::ReadOnly => Err(UNWRITABLE.to_owned()),
            },
        };
        let whole_bytes = u64::try_from(read.bytes).unwrap_or(u64::MAX);
        let folder = Self {
            path: path.to_owned(),
            lock,
            journal: None,
            seq,
            checkpoint_seq: checkpoint.seq,
            whole_bytes,
            end: read.end,
        };
        Ok(OpenedGame { pin, game, folder, records: seq, dropped: read.dropped, end: read.end })
    }

    /// Whether somebody is writing the game now. Writes nothing.
    pub fn is_held(path: &Path) -> bool {
        Lock::is_held(path)
    }

    /// Where the game is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the ruleset is that it was made on.
    pub fn rules(&self) -> PathBuf {
        self.path.join("rules")
    }

    /// Who else holds the game, when it can only be read.
    pub fn held_by(&self) -> Option<&str> {
        self.lock.as_ref().err().map(String::as_str)
    }

    /// Every whole record, for showing and replaying.
    ///
    /// # Errors
    /// When the journal cannot be read.
    pub fn records(&self) -> Result<Vec<Record>, SaveError> {
        let path = self.path.join("journal.jsonl");
        let bytes = read_file(&path)?;
        Ok(read_journal(&bytes, 0).records)
    }
}

/// What a game is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// To look at it.
    Read,
    /// To play it.
    Write,
}
