//! A game's folder: `pin.json`, `rules/` with the exact ruleset bytes, `checkpoint-N.json`, `journal.jsonl`, `lock`.
//!
//! Must not know: what a command means, languages, screens.

use std::fs::File;
use std::path::{Path, PathBuf};

use crate::game::{Game, Pin};
use crate::rules::Effective;
use crate::save::background::Checkpoints;
use crate::save::checkpoint::newest_checkpoint;
use crate::save::error::{SaveError, UNWRITABLE};
use crate::save::files::clear_leftovers;
use crate::save::journal::JournalEnd;
use crate::save::lock::{Lock, LockState};
use crate::save::playback::Playback;
use crate::save::walk::walk_file;

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
    // Before the lock: it is waited for while the game is still ours.
    pub(super) checkpoints: Checkpoints,
    pub(super) lock: Result<Lock, String>,
    pub(super) journal: Option<File>,
    pub(super) seq: u64,
    pub(super) whole_bytes: u64,
    pub(super) end: JournalEnd,
}

impl GameFolder {
    /// Opens a game from its newest whole checkpoint and the records after it. Writes nothing but the lock.
    ///
    /// # Errors
    /// When the folder cannot be read, or no checkpoint in it is whole.
    pub fn open(path: &Path, access: Access, rules: &Effective) -> Result<OpenedGame, SaveError> {
        // What is no game gets no lock file.
        Self::pin(path)?;
        // The lock first: what another process wrote until it let go must be read.
        let lock = match access {
            Access::Read => Err("nobody; it was opened for reading".to_owned()),
            Access::Write => match Lock::take(path) {
                LockState::Ours(lock) => Ok(lock),
                LockState::Held(holder) => Err(holder),
                LockState::ReadOnly => Err(UNWRITABLE.to_owned()),
            },
        };
        if lock.is_ok() {
            clear_leftovers(path);
        }
        let pin = Self::pin(path)?;
        let checkpoint = newest_checkpoint(path)?;
        let mut playback = Playback::begin(checkpoint.game, rules);
        let journal = path.join("journal.jsonl");
        let walked = walk_file(&journal, checkpoint.seq, |line| {
            let seq = line.seq;
            playback.take(line).map_err(|fault| SaveError::damaged(&journal, format!("record {seq}: {fault}")))
        })?;
        let checkpoints = Checkpoints {
            asked: checkpoint.seq,
            journal_bytes: walked.covered,
            bytes: checkpoint.bytes,
            base: walked.base,
            thread: None,
        };
        let (seq, end) = (walked.last, walked.end);
        let folder =
            Self { path: path.to_owned(), checkpoints, lock, journal: None, seq, whole_bytes: walked.bytes, end };
        Ok(OpenedGame { pin, game: playback.game, folder, records: seq, dropped: walked.dropped, end })
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
}

/// What a game is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// To look at it.
    Read,
    /// To play it.
    Write,
}
