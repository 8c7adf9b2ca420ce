//! Records that wait in memory until they can be written: play goes on while a disk is full, gone or not to be written.
//!
//! They keep the order and the numbers that they have once they are written. Nothing but memory bounds how many wait. Trying
//! again costs little, and is done no more often than every [`TRY_EVERY`] unless somebody asks for it.
//!
//! Must not know: what a command means, languages, screens.

use std::time::Duration;

use crate::save::create::SaveFiles;
use crate::save::error::SaveError;
use crate::save::folder::GameFolder;
use crate::system::Stopwatch;

/// How long lies between two tries that nobody asked for.
const TRY_EVERY: Duration = Duration::from_secs(2);

/// When writing is tried again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Retry {
    /// Where the last try is some time ago.
    WhenDue,
    /// At once.
    Now,
}

/// What is not on disk, as it is told.
#[derive(Debug)]
pub struct Unsaved<'w> {
    /// How many records wait.
    pub count: usize,
    /// Since when, in seconds since 1970.
    pub since: u64,
    /// Why the last try failed.
    pub why: &'w SaveError,
}

/// Records that wait, and what a game needs to be written whole where its own folder is gone.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    /// Lines of the journal, oldest first.
    lines: Vec<String>,
    /// When the oldest was made.
    since: u64,
    /// Why the last try failed.
    why: Option<SaveError>,
    /// Runs since the last try.
    tried: Option<Stopwatch>,
    /// The ruleset that the game was made on.
    pub(super) rules: SaveFiles,
}

impl Waiting {
    /// Nothing waits yet.
    pub(super) fn none(rules: SaveFiles) -> Self {
        Self { rules, ..Self::default() }
    }

    /// The lines that wait.
    pub(super) fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Takes the next record, made at a moment: it is written with whatever waits before it, or waits too.
    pub(super) fn take(&mut self, line: String, at: u64, folder: &mut GameFolder) {
        if self.lines.is_empty() {
            self.since = at;
        }
        self.lines.push(line);
        self.write(folder, Retry::WhenDue);
    }

    /// Tries to write what waits, in order; says how many records were written.
    pub(super) fn write(&mut self, folder: &mut GameFolder, retry: Retry) -> usize {
        let due = retry == Retry::Now || self.tried.is_none_or(|tried| tried.elapsed() >= TRY_EVERY);
        if self.lines.is_empty() || !due {
            return 0;
        }
        let (written, done) = folder.append(&self.lines);
        self.lines.drain(..written);
        self.why = done.err();
        self.tried = self.why.as_ref().map(|_| Stopwatch::start());
        written
    }

    /// What waits; nothing where all is on disk.
    pub(super) fn unsaved(&self) -> Option<Unsaved<'_>> {
        let why = self.why.as_ref()?;
        (!self.lines.is_empty()).then_some(Unsaved { count: self.lines.len(), since: self.since, why })
    }

    /// All of it is on another disk now.
    pub(super) fn settle(&mut self) {
        self.lines.clear();
        (self.why, self.tried) = (None, None);
    }
}
