//! A game's folder: `pin.json`, `rules/` with the exact ruleset bytes, `checkpoint-N.json`, `journal.jsonl`, `lock`.
//!
//! Must not know: what a command means, languages, screens.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::game::{Game, Pin, SAVE_LAYOUT};
use crate::rules::Effective;
use crate::save::background::Checkpoints;
use crate::save::checkpoint::newest_checkpoint;
use crate::save::error::SaveError;
use crate::save::files::clear_leftovers;
use crate::save::holder::{Barred, Holder};
use crate::save::journal::JournalEnd;
use crate::save::lock::{Lock, LockState, Will};
use crate::save::move_up::MovedUp;
use crate::save::playback::Playback;
use crate::save::walk::walk_file;
use crate::system::DiskFault;

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
    pub(super) pin: Pin,
    /// What the first write did to an older save.
    pub(super) moved_up: Option<MovedUp>,
    // Before the lock: it is waited for while the game is still ours.
    pub(super) checkpoints: Checkpoints,
    pub(super) lock: Result<Lock, Barred>,
    /// Who held it last and ended without a word.
    pub(super) left_by: Option<Holder>,
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
        // What is no game gets no lock file, and neither does one of a newer layout.
        let Pin { layout, .. } = Self::pin(path)?;
        // The lock first: what another process wrote until it let go must be read.
        let (lock, left_by) = match access {
            Access::Read => (Err(Barred::ForReading), None),
            _ if layout > SAVE_LAYOUT => (Err(Barred::Newer(layout)), None),
            Access::Write => take_lock(path, Will::Ask),
            Access::TakeOver => take_lock(path, Will::Insist),
        };
        if lock.is_ok() {
            clear_leftovers(path);
        }
        let pin = Self::pin(path)?;
        let checkpoint = newest_checkpoint(path, &pin)?;
        let mut playback = Playback::begin(checkpoint.game, rules);
        let journal = path.join("journal.jsonl");
        let walked = walk_file(&journal, checkpoint.seq, |line| {
            let seq = line.seq;
            playback.take(line).map_err(|fault| match pin.layout {
                // What a newer version records need not be what this one knows.
                layout if layout > SAVE_LAYOUT => SaveError::Newer { path: path.to_owned(), layout },
                _ => SaveError::damaged(&journal, format!("record {seq}: {fault}")),
            })
        })?;
        let checkpoints = Checkpoints {
            asked: checkpoint.seq,
            journal_bytes: walked.covered,
            bytes: checkpoint.bytes,
            base: walked.base,
            thread: None,
        };
        let (seq, end) = (walked.last, walked.end);
        let folder = Self {
            path: path.to_owned(),
            pin: pin.clone(),
            moved_up: None,
            checkpoints,
            lock,
            left_by,
            journal: None,
            seq,
            whole_bytes: walked.bytes,
            end,
        };
        Ok(OpenedGame { pin, game: playback.game, folder, records: seq, dropped: walked.dropped, end })
    }

    /// Who holds the game now, or may: nobody, or somebody who may not have said who it is. Writes nothing.
    pub fn holder(path: &Path) -> Option<Option<Holder>> {
        Lock::holder(path)
    }

    /// Whether whoever opened the game now could only look at it: somebody holds it, a newer program wrote it, or the system
    /// lets nobody write there. Writes nothing.
    pub fn is_read_only(path: &Path, pin: &Pin) -> bool {
        let appends = match OpenOptions::new().append(true).open(path.join("journal.jsonl")) {
            Ok(_) => true,
            Err(cause) => cause.kind() == io::ErrorKind::NotFound,
        };
        pin.layout > SAVE_LAYOUT || Self::holder(path).is_some() || !appends || !Lock::may_be_taken(path)
    }

    /// Where the game is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the ruleset is that it was made on.
    pub fn rules(&self) -> PathBuf {
        self.path.join("rules")
    }

    /// What the first write did to an older save; nothing before it, and where the save is of this program's layout.
    pub fn moved_up(&self) -> Option<&MovedUp> {
        self.moved_up.as_ref()
    }

    /// Why the game can only be looked at, where that is so.
    pub fn barred(&self) -> Option<&Barred> {
        self.lock.as_ref().err()
    }

    /// Who held the game last and ended without a word.
    pub fn left_by(&self) -> Option<&Holder> {
        self.left_by.as_ref()
    }
}

/// Takes a game's lock, or says why it can only be looked at; also who held it last and ended without a word.
pub(super) fn take_lock(path: &Path, will: Will) -> (Result<Lock, Barred>, Option<Holder>) {
    match Lock::take(path, will) {
        LockState::Ours(lock, left) => (Ok(lock), left),
        LockState::Held(holder) => (Err(Barred::Held(holder.map(Box::new))), None),
        LockState::Elsewhere(holder) => (Err(Barred::Elsewhere(Box::new(holder))), None),
        LockState::Unwritable(cause) => (Err(Barred::Unwritable(DiskFault::of(&cause))), None),
    }
}

/// What a game is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// To look at it.
    Read,
    /// To play it.
    Write,
    /// To play it, and nobody holds it on another machine any more.
    TakeOver,
}
