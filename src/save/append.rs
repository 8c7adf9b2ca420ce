//! Writing records to a game's journal. What a record costs does not depend on how many there are.
//!
//! Must not know: what a command means.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::game::{Command, Event};
use crate::save::error::SaveError;
use crate::save::folder::GameFolder;
use crate::save::journal::{JournalEnd, LINE_BYTES_MAX, line_of};
use crate::save::move_up::move_up;
use crate::system::same_file;

/// A [`crate::save::Record`] as it is written.
#[derive(Serialize)]
pub(super) struct NewRecord<'w> {
    pub(super) seq: u64,
    pub(super) at: u64,
    pub(super) command: &'w Command,
    pub(super) events: &'w [Event],
    /// Its dice, where they were forced.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) dice: Option<Vec<u32>>,
}

impl NewRecord<'_> {
    /// Its line in the journal of a game.
    ///
    /// # Errors
    /// When it is longer than could be read again.
    pub(super) fn line(&self, folder: &GameFolder) -> Result<String, SaveError> {
        let damaged = |what| SaveError::damaged(&folder.journal_path(), what);
        let line = line_of(self).map_err(|fault| damaged(fault.to_string()))?;
        if line.len() > LINE_BYTES_MAX {
            return Err(damaged(format!("a record of {} bytes is too long", line.len())));
        }
        Ok(line)
    }
}

impl GameFolder {
    /// Whether the game may be played on, as far as that does not hang on whether its disk can be written now.
    ///
    /// # Errors
    /// When the game can only be looked at, or a record of it is damaged.
    pub(super) fn playable(&self) -> Result<(), SaveError> {
        if let Err(why) = &self.lock {
            return Err(SaveError::ReadOnly { path: self.path.clone(), why: why.clone() });
        }
        if self.end == JournalEnd::Checksum {
            // Going on would cut off the records behind the damage; only recovering may do that.
            let what = "a record is damaged; recover the game before playing on";
            return Err(SaveError::damaged(&self.journal_path(), what));
        }
        Ok(())
    }

    /// Whether records may be appended at all.
    ///
    /// # Errors
    /// As [`GameFolder::playable`]; also when the folder is not there any more.
    pub(super) fn writable(&self) -> Result<(), SaveError> {
        self.playable()?;
        if self.lock.as_ref().is_ok_and(|lock| lock.is_of(&self.path)) {
            return Ok(());
        }
        // Removed, or another put in its place: what is written to the files that are open would be nobody's.
        Err(SaveError::file(&self.path, io::ErrorKind::NotFound.into()))
    }

    /// Appends the lines of the next records in order, and waits until the disk has them. Says how many it has, and why it has
    /// no more where that is so; half a line is never left behind.
    ///
    /// A torn end of the journal is cut off first: what stood there was never shown. An older save is moved up first, and kept
    /// as it was beside it ([`GameFolder::moved_up`]).
    ///
    /// # Errors
    /// When the game is held by somebody else or the system refuses.
    pub(super) fn append(&mut self, lines: &[String]) -> (usize, Result<(), SaveError>) {
        let path = self.journal_path();
        let mut file = match self.journal_to_write(&path) {
            Ok(file) => file,
            Err(fault) => return (0, Err(fault)),
        };
        let (mut whole, mut end, mut fault) = (0, self.whole_bytes, None);
        for line in lines {
            if let Err(cause) = file.write_all(line.as_bytes()) {
                fault = Some(cause);
                break;
            }
            whole += 1;
            end += u64::try_from(line.len()).unwrap_or(0);
        }
        // Half a line must not stay: the next record would follow it.
        let cut = if fault.is_some() { file.set_len(end) } else { Ok(()) };
        if let Err(cause) = cut.and_then(|()| file.sync_data()) {
            // What of it the disk has nobody knows; what could not be cut off was never whole.
            if file.set_len(self.whole_bytes).is_err() {
                self.end = JournalEnd::Torn;
            }
            return (0, Err(SaveError::file(&path, fault.unwrap_or(cause))));
        }
        (self.whole_bytes, self.end) = (end, JournalEnd::Whole);
        self.seq += u64::try_from(whole).unwrap_or(0);
        match fault {
            Some(cause) => (whole, Err(SaveError::file(&path, cause))),
            None => {
                self.journal = Some(file);
                (whole, Ok(()))
            }
        }
    }

    /// The journal, open to be written on at the end of its whole records.
    fn journal_to_write(&mut self, path: &Path) -> Result<File, SaveError> {
        self.writable()?;
        if self.moved_up.is_none() {
            self.moved_up = move_up(&self.path, &mut self.pin)?;
        }
        if !self.is_as_left(path) {
            // Whatever stands there now is somebody's; writing on would take it away.
            return Err(SaveError::damaged(path, "another program wrote to it; open the game again"));
        }
        match self.journal.take() {
            Some(file) => Ok(file),
            None => opened_at(path, self.whole_bytes).map_err(|cause| SaveError::file(path, cause)),
        }
    }

    pub(super) fn journal_path(&self) -> PathBuf {
        self.path.join("journal.jsonl")
    }

    /// Whether the journal is as it was read, or as it was last written. What follows a torn end was never whole.
    fn is_as_left(&self, path: &Path) -> bool {
        let length = match &self.journal {
            Some(file) if !same_file(file, path) => return false,
            None if self.end != JournalEnd::Whole => return true,
            _ => fs::metadata(path).map(|known| known.len()),
        };
        length.is_ok_and(|length| length == self.whole_bytes)
    }
}

/// The journal, to be written on at the end of its whole records; what follows them is cut off.
fn opened_at(path: &Path, end: u64) -> io::Result<File> {
    let mut file = OpenOptions::new().write(true).open(path)?;
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    Ok(file)
}
