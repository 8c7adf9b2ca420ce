//! Making a game whose journal is damaged playable again (architecture.md, "Saves"): what can still be read is written to a
//! journal of its own, and the damaged one is kept beside it.
//!
//! Records that the newest whole checkpoint covers need not be read for the state: where the damage lies among them, the new
//! journal begins after that checkpoint.
//!
//! Must not know: rules, what a command means.

use std::fs;
use std::path::{Path, PathBuf};

use crate::save::checkpoint::newest_checkpoint;
use crate::save::error::SaveError;
use crate::save::files::{read_file, write_synced};
use crate::save::folder::take_lock;
use crate::save::journal::{JournalEnd, read_journal};
use crate::save::lock::Will;

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
    /// Where the old journal was put; nothing where nothing was written.
    pub kept: Option<PathBuf>,
}

/// Looks at a game. Writes nothing.
///
/// # Errors
/// When the folder cannot be read, or no checkpoint in it is whole.
pub fn survey(path: &Path) -> Result<Recovery, SaveError> {
    let checkpoint = newest_checkpoint(path)?;
    let read = read_journal(&read_file(&path.join("journal.jsonl"))?, checkpoint.seq);
    let records = read.records.last().map_or(checkpoint.seq, |record| record.seq);
    Ok(Recovery {
        records,
        dropped: read.dropped,
        end: read.end,
        checkpoint: checkpoint.seq,
        damaged: checkpoint.damaged,
        kept: None,
    })
}

/// Writes what can be read as the game's journal and keeps the old one beside it. A whole journal is left as it is.
///
/// # Errors
/// As [`survey`]; also when somebody holds the game or the system refuses. The old journal stays in force then.
pub fn recover(path: &Path, will: Will) -> Result<Recovery, SaveError> {
    let (lock, _) = take_lock(path, will);
    let lock = lock.map_err(|why| SaveError::ReadOnly { path: path.to_owned(), why })?;
    let found = survey(path)?;
    if found.end == JournalEnd::Whole {
        return Ok(found);
    }
    let journal = path.join("journal.jsonl");
    let bytes = read_file(&journal)?;
    let read = read_journal(&bytes, found.checkpoint);
    let whole: Vec<u8> =
        read.whole.iter().flat_map(|part| bytes.get(part.clone()).unwrap_or_default()).copied().collect();
    let kept = free_name(path);
    // The old journal is copied first: until the new one is renamed over it nothing has changed.
    write_synced(&kept, &bytes)?;
    write_synced(&journal, &whole)?;
    drop(lock);
    Ok(Recovery { kept: Some(kept), ..found })
}

/// A name beside the journal that nothing has yet.
fn free_name(path: &Path) -> PathBuf {
    let names = (1_u32..).map(|number| path.join(format!("journal.damaged-{number}.jsonl")));
    let mut free = names.filter(|name| fs::symlink_metadata(name).is_err());
    free.next().unwrap_or_else(|| path.join("journal.damaged.jsonl"))
}
