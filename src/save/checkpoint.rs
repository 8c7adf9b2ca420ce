//! Checkpoints: the whole state of a game after some record, so that opening it need not apply every record again.
//!
//! Must not know: what a command means, languages.

use std::fs;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::{Game, left_fight};
use crate::save::error::SaveError;
use crate::save::files::{json_bytes, read_file, write_synced};
use crate::save::folder::GameFolder;

/// After so many records a new checkpoint is written.
const RECORDS_PER_CHECKPOINT: u64 = 100;

/// A checkpoint as it is stored.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Checkpoint {
    /// Records up to this one are in it.
    pub(super) seq: u64,
    /// The whole state.
    pub(super) game: Game,
    /// Others that were looked at first and cannot be read, by file name.
    #[serde(skip)]
    pub(super) damaged: Vec<String>,
}

impl GameFolder {
    /// Writes a checkpoint when enough records have come since the last one; a failure costs only time at opening.
    pub fn checkpoint_if_due(&mut self, game: &Game) {
        if self.seq < self.checkpoint_seq + RECORDS_PER_CHECKPOINT || self.lock.is_err() {
            return;
        }
        let path = self.path.join(format!("checkpoint-{}.json", self.seq));
        let written = json_bytes(&path, &Checkpoint { seq: self.seq, game: game.clone(), damaged: Vec::new() })
            .and_then(|bytes| write_synced(&path, &bytes));
        if written.is_ok() {
            let older = self.path.join(format!("checkpoint-{}.json", self.checkpoint_seq));
            self.checkpoint_seq = self.seq;
            // The first checkpoint stays: together with the journal it holds the whole game.
            if !older.ends_with("checkpoint-0.json") {
                let _ = fs::remove_file(older);
            }
        }
    }
}

/// The newest checkpoint that is whole.
pub(super) fn newest_checkpoint(path: &Path) -> Result<Checkpoint, SaveError> {
    first_whole(path, checkpoints(path)?.into_iter().rev())
}

/// The oldest checkpoint that is whole.
pub(super) fn oldest_checkpoint(path: &Path) -> Result<Checkpoint, SaveError> {
    first_whole(path, checkpoints(path)?)
}

/// The numbers of the checkpoints in a folder, lowest first.
fn checkpoints(path: &Path) -> Result<Vec<u64>, SaveError> {
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

fn first_whole(path: &Path, numbers: impl IntoIterator<Item = u64>) -> Result<Checkpoint, SaveError> {
    let mut fault = SaveError::damaged(path, "no checkpoint stands here");
    let mut damaged = Vec::new();
    for number in numbers {
        let name = format!("checkpoint-{number}.json");
        let file = path.join(&name);
        let read = read_file(&file);
        match read
            .and_then(|bytes| read_checkpoint(&bytes).map_err(|fault| SaveError::damaged(&file, fault.to_string())))
        {
            Ok(checkpoint) => return Ok(Checkpoint { damaged, ..checkpoint }),
            Err(error) => {
                damaged.push(name);
                fault = error;
            }
        }
    }
    Err(fault)
}

/// A checkpoint; a fight in it that cannot go on is set aside first.
fn read_checkpoint(bytes: &[u8]) -> Result<Checkpoint, serde_json::Error> {
    match serde_json::from_slice::<Checkpoint>(bytes) {
        Ok(checkpoint) if checkpoint.game.fight_is_ours() => return Ok(checkpoint),
        _ => {}
    }
    let mut stored: Value = serde_json::from_slice(bytes)?;
    if let Some(game) = stored.get_mut("game") {
        left_fight::set_aside(game);
    }
    serde_json::from_value(stored)
}
