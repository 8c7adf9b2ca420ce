//! Making a game whose journal is damaged playable again (architecture.md, "Saves"): what can still be read is written to a
//! journal of its own, and the damaged one is kept beside it.
//!
//! Records that the newest whole checkpoint covers need not be read for the state: where the damage lies among them, the new
//! journal begins after that checkpoint.
//!
//! Must not know: rules, what a command means.

use std::fs::{self, File};
use std::io::{self, Read, Seek, SeekFrom};
use std::ops::Range;
use std::path::{Path, PathBuf};

use crate::game::{Pin, SAVE_LAYOUT};
use crate::save::checkpoint::{damaged_checkpoints, newest_checkpoint};
use crate::save::error::SaveError;
use crate::save::folder::{GameFolder, take_lock};
use crate::save::holder::Barred;
use crate::save::journal::JournalEnd;
use crate::save::lock::Will;
use crate::save::move_up::{MovedUp, move_up};
use crate::save::walk::{Heed, JournalWalk, walk_file};
use crate::system::{DiskFault, replaced_with};

/// What can be read of a game, and what was done about the rest.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recovery {
    /// The last record that can be read.
    pub records: u64,
    /// How many lines of the journal cannot be used.
    pub dropped: usize,
    /// Why.
    pub end: JournalEnd,
    /// The checkpoint that the state is read from: the record that it was made after.
    pub checkpoint: u64,
    /// Checkpoints that cannot be read, by file name.
    pub damaged: Vec<String>,
    /// Whether a new journal was written.
    pub written: bool,
    /// Where the old journal was put; nothing where there was none, or nothing was written.
    pub kept: Option<PathBuf>,
    /// What was done to a save of an older layout.
    pub moved_up: Option<MovedUp>,
}

/// Looks at a game. Writes nothing.
///
/// # Errors
/// When the folder cannot be read, or no checkpoint in it is whole.
pub fn survey(path: &Path) -> Result<Recovery, SaveError> {
    Ok(surveyed(path)?.1)
}

/// What can be read, and where in the journal it stands.
fn surveyed(path: &Path) -> Result<(Pin, Recovery, Range<u64>), SaveError> {
    let pin = GameFolder::pin(path)?;
    let checkpoint = newest_checkpoint(path, &pin)?;
    let (seq, damaged) = (checkpoint.seq, damaged_checkpoints(path, &pin)?);
    let walked = walk_file(&path.join("journal.jsonl"), seq, |line| {
        Ok(if line.record().is_ok() { Heed::Taken } else { Heed::NoRecord })
    });
    let (records, dropped, end, whole) = match walked {
        Ok(JournalWalk { last, dropped, end, kept, .. }) => (last, dropped, end, kept),
        // Without its journal a game still is what its newest checkpoint holds.
        Err(fault) if fault.disk_fault() == Some(DiskFault::Gone) => (seq, 0, JournalEnd::Missing, 0..0),
        Err(fault) => return Err(fault),
    };
    let found =
        Recovery { records, dropped, end, checkpoint: seq, damaged, written: false, kept: None, moved_up: None };
    Ok((pin, found, whole))
}

/// Writes what can be read as the game's journal and keeps the old one beside it. A whole journal is left as it is.
///
/// # Errors
/// As [`survey`]; also when somebody holds the game or the system refuses. The old journal stays in force then.
pub fn recover(path: &Path, will: Will) -> Result<Recovery, SaveError> {
    let layout = GameFolder::pin(path)?.layout;
    if layout > SAVE_LAYOUT {
        return Err(SaveError::ReadOnly { path: path.to_owned(), why: Barred::Newer(layout) });
    }
    let (lock, _) = take_lock(path, will);
    let lock = lock.map_err(|why| SaveError::ReadOnly { path: path.to_owned(), why })?;
    let (mut pin, found, whole) = surveyed(path)?;
    if found.end == JournalEnd::Whole {
        return Ok(found);
    }
    let moved_up = move_up(path, &mut pin)?;
    let journal = path.join("journal.jsonl");
    if found.end == JournalEnd::Missing {
        replaced_with(&journal, |_| Ok(())).map_err(|cause| SaveError::file(&journal, cause))?;
        drop(lock);
        return Ok(Recovery { written: true, moved_up, ..found });
    }
    let kept = free_name(path);
    // The old journal is copied first: until the new one is renamed over it nothing has changed.
    copy_part(&journal, 0..u64::MAX, &kept)?;
    copy_part(&journal, whole, &journal)?;
    drop(lock);
    Ok(Recovery { written: true, kept: Some(kept), moved_up, ..found })
}

/// A name beside the journal that nothing has yet.
fn free_name(path: &Path) -> PathBuf {
    let names = (1_u32..).map(|number| path.join(format!("journal.damaged-{number}.jsonl")));
    let mut free = names.filter(|name| fs::symlink_metadata(name).is_err());
    free.next().unwrap_or_else(|| path.join("journal.damaged.jsonl"))
}

/// Writes a part of a file as another, whole or not at all.
fn copy_part(from: &Path, part: Range<u64>, to: &Path) -> Result<(), SaveError> {
    let mut source = File::open(from).map_err(|cause| SaveError::file(from, cause))?;
    let copied = replaced_with(to, |file| {
        source.seek(SeekFrom::Start(part.start))?;
        io::copy(&mut source.take(part.end - part.start), file).map(drop)
    });
    copied.map_err(|cause| SaveError::file(to, cause))
}
