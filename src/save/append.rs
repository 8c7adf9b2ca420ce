//! Writing records to a game's journal. What a record costs does not depend on how many there are.
//!
//! Must not know: what a command means.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use serde::Serialize;

use crate::game::{Command, Event};
use crate::save::error::SaveError;
use crate::save::folder::GameFolder;
use crate::save::journal::{JournalEnd, LINE_BYTES_MAX, line_of};
use crate::save::move_up::move_up;
use crate::system::same_file;

/// A [`crate::save::Record`] as it is written.
#[derive(Serialize)]
struct Written<'w> {
    seq: u64,
    at: u64,
    command: &'w Command,
    events: &'w [Event],
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<Vec<u32>>,
}

impl GameFolder {
    /// Whether records may be appended at all.
    ///
    /// # Errors
    /// When the game can only be looked at, its folder is not there any more, or a record of it is damaged.
    pub fn writable(&self) -> Result<(), SaveError> {
        let lock = match &self.lock {
            Ok(lock) => lock,
            Err(why) => return Err(SaveError::ReadOnly { path: self.path.clone(), why: why.clone() }),
        };
        if !lock.is_of(&self.path) {
            // Removed, or another put in its place: what is written to the files that are open would be nobody's.
            return Err(SaveError::file(&self.path, io::ErrorKind::NotFound.into()));
        }
        if self.end == JournalEnd::Checksum {
            // Going on would cut off the records behind the damage; only recovering may do that.
            let path = self.path.join("journal.jsonl");
            return Err(SaveError::damaged(&path, "a record is damaged; recover the game before playing on"));
        }
        Ok(())
    }

    /// Appends a command with its events, and its dice where they were forced, and waits until the disk has it; gives its sequence number.
    ///
    /// A torn end of the journal is cut off first: what stood there was never shown. An older save is moved up first, and kept
    /// as it was beside it ([`GameFolder::moved_up`]).
    ///
    /// # Errors
    /// When the game is held by somebody else or the system refuses; the journal is as it was then.
    pub fn append(
        &mut self,
        command: &Command,
        events: &[Event],
        at: u64,
        dice: Option<Vec<u32>>,
    ) -> Result<u64, SaveError> {
        self.writable()?;
        let path = self.path.join("journal.jsonl");
        if self.moved_up.is_none() {
            self.moved_up = move_up(&self.path, &mut self.pin)?;
        }
        let record = Written { seq: self.seq + 1, at, command, events, dice };
        let line = line_of(&record).map_err(|fault| SaveError::damaged(&path, fault.to_string()))?;
        if line.len() > LINE_BYTES_MAX {
            // It could not be read again.
            return Err(SaveError::damaged(&path, format!("a record of {} bytes is too long", line.len())));
        }
        if !self.is_as_left(&path) {
            // Whatever stands there now is somebody's; writing on would take it away.
            return Err(SaveError::damaged(&path, "another program wrote to it; open the game again"));
        }
        let mut file = match self.journal.take() {
            Some(file) => file,
            None => opened_at(&path, self.whole_bytes).map_err(|cause| SaveError::file(&path, cause))?,
        };
        if let Err(cause) = file.write_all(line.as_bytes()).and_then(|()| file.sync_data()) {
            // Half a line must not stay: the next record would follow it.
            let _ = file.set_len(self.whole_bytes);
            return Err(SaveError::file(&path, cause));
        }
        self.journal = Some(file);
        self.whole_bytes += u64::try_from(line.len()).unwrap_or(0);
        self.seq = record.seq;
        Ok(self.seq)
    }
}

impl GameFolder {
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
