//! Checkpoints in the background of play: a thread of their own serialises and writes them, so that neither a key press nor
//! a record waits for them.
//!
//! What is settled here:
//! - a checkpoint is due after [`RECORDS_PER_CHECKPOINT`] records, and not before the journal has grown by as many bytes as
//!   the last checkpoint has: all of them together cost no more to write than the journal, however much a game tells;
//! - one is written at a time; while it is, none is due;
//! - it stands under its name whole or not at all; one that could not be written makes the next opening slower and nothing
//!   else;
//! - kept are the newest, the first (together with the journal it holds the whole game) and the one that the journal begins
//!   after, where that is another.
//!
//! Must not know: what a command means.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::{Builder, JoinHandle};

use crate::game::Game;
use crate::save::checkpoint::{checkpoint_path, checkpoints, write_checkpoint};
use crate::save::folder::GameFolder;

/// After so many records a new checkpoint is written, at the earliest.
const RECORDS_PER_CHECKPOINT: u64 = 100;

/// What is known of a game's checkpoints, and the thread that writes one.
#[derive(Debug)]
pub(super) struct Checkpoints {
    /// The record that the last one was asked for after.
    pub(super) asked: u64,
    /// How long the journal was then.
    pub(super) journal_bytes: u64,
    /// How many bytes the newest one has.
    pub(super) bytes: u64,
    /// The one that the journal begins after.
    pub(super) base: u64,
    /// Says how many bytes it wrote; nothing where it failed.
    pub(super) thread: Option<JoinHandle<Option<u64>>>,
}

impl Checkpoints {
    /// Takes what a thread that is done has to say; whether there is none any more.
    fn settle(&mut self) -> bool {
        match self.thread.take_if(|thread| thread.is_finished()) {
            Some(done) => self.bytes = done.join().ok().flatten().unwrap_or(self.bytes),
            None => return self.thread.is_none(),
        }
        true
    }
}

impl Drop for Checkpoints {
    /// Waits for the one that is being written.
    fn drop(&mut self) {
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl GameFolder {
    /// Has a checkpoint written when one is due. Costs a copy of the state at most, and cannot fail.
    pub fn checkpoint_if_due(&mut self, game: &Game) {
        let Checkpoints { asked, journal_bytes, bytes, .. } = self.checkpoints;
        let grown = self.whole_bytes.saturating_sub(journal_bytes);
        if self.lock.is_err()
            || self.seq < asked + RECORDS_PER_CHECKPOINT
            || grown < bytes
            || !self.checkpoints.settle()
        {
            return;
        }
        let work = Work { folder: self.path.clone(), seq: self.seq, base: self.checkpoints.base, game: game.clone() };
        self.checkpoints.asked = self.seq;
        self.checkpoints.journal_bytes = self.whole_bytes;
        self.checkpoints.thread = Builder::new().name("checkpoint".to_owned()).spawn(move || work.done()).ok();
    }
}

/// A checkpoint to be written.
struct Work {
    folder: PathBuf,
    seq: u64,
    base: u64,
    game: Game,
}

impl Work {
    fn done(self) -> Option<u64> {
        let bytes = write_checkpoint(&self.folder, self.seq, &self.game).ok()?;
        clear_older(&self.folder, self.seq, self.base);
        Some(bytes)
    }
}

/// Removes checkpoints that a newer one stands for.
fn clear_older(folder: &Path, newest: u64, base: u64) {
    let numbers = checkpoints(folder).unwrap_or_default();
    for number in numbers.into_iter().filter(|number| *number < newest && *number != 0 && *number != base) {
        let _ = fs::remove_file(checkpoint_path(folder, number));
    }
}
