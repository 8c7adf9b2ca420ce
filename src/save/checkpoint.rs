//! Checkpoints: the whole state of a game after some record, so that opening it need not apply every record again. Each is
//! written as a line of the journal is, its checksum first; one that is not what was written is damaged, and an older one is
//! taken. Those of layouts before [`SUMMED`] have no checksum.
//!
//! Must not know: what a command means, languages.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::{Game, Pin, SAVE_LAYOUT, left_fight};
use crate::save::error::SaveError;
use crate::save::files::{FILE_BYTES_MAX, read_file, write_synced};
use crate::save::journal::{Line, is_line, line_of};
use crate::save::layout::moved_up;

/// A checkpoint as it is read.
#[derive(Debug, Deserialize)]
pub(super) struct Checkpoint {
    /// Records up to this one are in it.
    pub(super) seq: u64,
    /// The whole state.
    pub(super) game: Game,
    /// How many bytes it has.
    #[serde(skip)]
    pub(super) bytes: u64,
}

/// A checkpoint as it is written.
#[derive(Serialize)]
struct Stored<'g, G> {
    seq: u64,
    game: &'g G,
}

/// The first layout whose checkpoints have a checksum.
const SUMMED: u32 = 3;

/// A checkpoint as its file holds it.
///
/// # Errors
/// When the state cannot be written as JSON, which its types rule out.
pub fn checkpoint_line(seq: u64, game: &impl Serialize) -> Result<String, serde_json::Error> {
    line_of(&Stored { seq, game })
}

/// Where the checkpoint after a record stands.
pub(super) fn checkpoint_path(folder: &Path, seq: u64) -> PathBuf {
    folder.join(format!("checkpoint-{seq}.json"))
}

/// Writes a checkpoint, whole or not at all; says how many bytes it has.
///
/// # Errors
/// When the system refuses, or it is larger than could be read again.
pub(super) fn write_checkpoint(folder: &Path, seq: u64, game: &Game) -> Result<u64, SaveError> {
    let path = checkpoint_path(folder, seq);
    let line = checkpoint_line(seq, game).map_err(|fault| SaveError::damaged(&path, fault.to_string()))?;
    let length = u64::try_from(line.len()).unwrap_or(u64::MAX);
    if length > FILE_BYTES_MAX {
        // It could not be read again.
        return Err(SaveError::damaged(&path, format!("is larger than {FILE_BYTES_MAX} bytes")));
    }
    write_synced(&path, line.as_bytes())?;
    Ok(length)
}

/// The newest checkpoint that is whole.
pub(super) fn newest_checkpoint(path: &Path, pin: &Pin) -> Result<Checkpoint, SaveError> {
    first_whole(path, pin.layout, checkpoints(path)?.into_iter().rev())
}

/// The oldest checkpoint that is whole and not before a record.
pub(super) fn oldest_checkpoint(path: &Path, pin: &Pin, from: u64) -> Result<Checkpoint, SaveError> {
    first_whole(path, pin.layout, checkpoints(path)?.into_iter().filter(|number| *number >= from))
}

/// Every checkpoint that cannot be read, by file name.
pub(super) fn damaged_checkpoints(path: &Path, pin: &Pin) -> Result<Vec<String>, SaveError> {
    let damaged = checkpoints(path)?.into_iter().filter(|number| read_numbered(path, *number, pin.layout).is_err());
    Ok(damaged.map(|number| format!("checkpoint-{number}.json")).collect())
}

/// The numbers of the checkpoints in a folder, lowest first.
pub(super) fn checkpoints(path: &Path) -> Result<Vec<u64>, SaveError> {
    let entries = fs::read_dir(path).map_err(|cause| SaveError::file(path, cause))?;
    let mut numbers: Vec<u64> = entries
        .filter_map(Result::ok)
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            name.strip_prefix("checkpoint-")?.strip_suffix(".json")?.parse().ok()
        })
        .collect();
    numbers.sort_unstable();
    Ok(numbers)
}

fn first_whole(path: &Path, layout: u32, numbers: impl IntoIterator<Item = u64>) -> Result<Checkpoint, SaveError> {
    let mut fault = SaveError::damaged(path, "no checkpoint stands here");
    for number in numbers {
        match read_numbered(path, number, layout) {
            Ok(checkpoint) => return Ok(checkpoint),
            Err(error) => fault = error,
        }
    }
    // What a newer version stores need not be what this one reads.
    if layout > SAVE_LAYOUT { Err(SaveError::Newer { path: path.to_owned(), layout }) } else { Err(fault) }
}

/// The checkpoint after a record, of a save of that layout.
///
/// # Errors
/// When it cannot be read.
pub(super) fn read_numbered(path: &Path, number: u64, layout: u32) -> Result<Checkpoint, SaveError> {
    let file = checkpoint_path(path, number);
    let bytes = read_file(&file)?;
    let whole = bytes.strip_suffix(b"\n").unwrap_or(&bytes);
    // A move up that was interrupted leaves some with a checksum in a save that is not of this layout yet.
    let has_sum = layout >= SUMMED || is_line(whole);
    if has_sum && Line::read(whole).is_none_or(|line| line.seq != number) {
        return Err(SaveError::damaged(&file, "is not what was written: its checksum does not hold"));
    }
    read_checkpoint(whole, layout).map_err(|fault| SaveError::damaged(&file, fault.to_string()))
}

/// A checkpoint; of an older layout it is moved up first, and a fight in it that cannot go on is set aside.
fn read_checkpoint(bytes: &[u8], layout: u32) -> Result<Checkpoint, serde_json::Error> {
    let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
    if layout >= SAVE_LAYOUT {
        match serde_json::from_slice::<Checkpoint>(bytes) {
            Ok(checkpoint) if checkpoint.game.fight_is_ours() => return Ok(Checkpoint { bytes: length, ..checkpoint }),
            _ => {}
        }
    }
    let mut stored: Value = serde_json::from_slice(bytes)?;
    let seq = stored.get("seq").and_then(Value::as_u64).unwrap_or_default();
    if let Some(game) = stored.get_mut("game") {
        moved_up(game, layout, seq);
        left_fight::set_aside(game);
    }
    Ok(Checkpoint { bytes: length, ..serde_json::from_value(stored)? })
}
