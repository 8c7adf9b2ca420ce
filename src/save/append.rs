//! Writing records to a game's journal.
//!
//! Must not know: what a command means.

use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;

use serde::Serialize;
use serde_json::Value;

use crate::game::{Command, Event};
use crate::save::error::SaveError;
use crate::save::folder::GameFolder;
use crate::save::journal::{JournalEnd, Record, record_line};

impl GameFolder {
    /// Appends a command with its events, and its dice where they were forced, and waits until the disk has it; gives its sequence number.
    ///
    /// A torn end of the journal is cut off first: what stood there was never shown.
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
        if let Some(why) = self.barred() {
            return Err(SaveError::ReadOnly { path: self.path.clone(), why: why.clone() });
        }
        let path = self.path.join("journal.jsonl");
        if self.end == JournalEnd::Checksum {
            // Going on would cut off the records behind the damage; only recovering may do that.
            return Err(SaveError::damaged(&path, "a record is damaged; recover the game before playing on"));
        }
        let record = Record { seq: self.seq + 1, at, command: to_value(command)?, events: to_values(events)?, dice };
        let line = record_line(&record).map_err(|fault| SaveError::damaged(&path, fault.to_string()))?;
        if self.journal.is_none() {
            let file = OpenOptions::new().write(true).open(&path).map_err(|cause| SaveError::file(&path, cause))?;
            self.journal = Some(file);
        }
        let Some(file) = self.journal.as_mut() else { return Ok(self.seq) };
        let written = write_at(file, self.whole_bytes, line.as_bytes());
        if let Err(cause) = written {
            // Half a line must not stay: the next record would follow it.
            let _ = file.set_len(self.whole_bytes);
            self.journal = None;
            return Err(SaveError::file(&path, cause));
        }
        self.whole_bytes += u64::try_from(line.len()).unwrap_or(0);
        self.seq = record.seq;
        Ok(self.seq)
    }
}

fn to_value<T: Serialize>(value: &T) -> Result<Value, SaveError> {
    serde_json::to_value(value).map_err(|fault| SaveError::damaged(Path::new("."), fault.to_string()))
}

fn to_values(events: &[Event]) -> Result<Vec<Value>, SaveError> {
    events.iter().map(to_value).collect()
}

fn write_at(file: &mut File, at: u64, bytes: &[u8]) -> io::Result<()> {
    file.set_len(at)?;
    file.seek(SeekFrom::Start(at))?;
    file.write_all(bytes)?;
    file.sync_data()
}
