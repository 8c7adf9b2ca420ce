//! Playing a game's commands again, to see whether the same events come of them (architecture.md, "Saves").
//!
//! Must not know: what a command means, languages.

use std::path::Path;

use serde::Serialize;
use serde_json::Value;

use crate::dice::Roller;
use crate::game::{Command, Game, decide};
use crate::rules::Effective;
use crate::save::checkpoint::oldest_checkpoint;
use crate::save::error::SaveError;
use crate::save::folder::GameFolder;
use crate::save::journal::{JournalEnd, Record};
use crate::save::playback::Playback;
use crate::save::walk::{Heed, first_line, walk_file};

/// What came of playing a game again.
#[derive(Debug, Clone, PartialEq)]
pub struct Replay {
    /// How many records were played.
    pub records: u64,
    /// The record before the first that was played: 0 where the whole game was.
    pub from: u64,
    /// The first record of which something else came.
    pub first_difference: Option<Difference>,
    /// How many lines of the journal were left out.
    pub dropped: usize,
    /// Why.
    pub end: JournalEnd,
}

/// A record of which something else came.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Difference {
    /// Which record.
    pub seq: u64,
    /// Its command.
    pub command: Value,
    /// The place of the first event that differs; nothing where the command is refused or cannot be read now.
    pub event: Option<usize>,
    /// What was recorded there.
    pub recorded: Option<Value>,
    /// What comes of it now.
    pub now: Option<Value>,
    /// Why it is refused now, or why it cannot be read.
    pub refused: Option<String>,
}

/// Plays a game's commands again from its oldest whole checkpoint that the journal goes on from: one that was recovered begins
/// after a later one. The recorded events stay in force after a difference is
/// found; only the first is told. Writes nothing.
///
/// # Errors
/// When the folder cannot be read, no checkpoint is whole, or a recorded event is none of this program's.
pub fn replay(path: &Path, rules: &Effective) -> Result<Replay, SaveError> {
    let journal = path.join("journal.jsonl");
    let begins_after = first_line(&journal)?.map_or(0, |first| first.saturating_sub(1));
    let checkpoint = oldest_checkpoint(path, &GameFolder::pin(path)?, begins_after)?;
    let mut playback = Playback::begin(checkpoint.game, rules);
    let (mut records, mut first_difference) = (0, None);
    let walked = walk_file(&journal, checkpoint.seq, |line| {
        if first_difference.is_none()
            && let Ok(record) = line.record()
        {
            first_difference = difference(&playback.rules, &playback.game, &record);
        }
        let heed = playback.take(line);
        records += u64::from(heed.as_ref().is_ok_and(|heed| *heed == Heed::Taken));
        heed.map_err(|fault| SaveError::damaged(&journal, format!("record {}: {fault}", line.seq)))
    })?;
    Ok(Replay { records, from: checkpoint.seq, first_difference, dropped: walked.dropped, end: walked.end })
}

fn difference(rules: &Effective, game: &Game, record: &Record) -> Option<Difference> {
    let differs = |event, recorded, now, refused| {
        Some(Difference { seq: record.seq, command: record.command.clone(), event, recorded, now, refused })
    };
    let command: Command = match serde_json::from_value(record.command.clone()) {
        Ok(command) => command,
        Err(fault) => return differs(None, None, None, Some(fault.to_string())),
    };
    let mut roller = match &record.dice {
        Some(faces) => Roller::scripted(faces.iter().copied()),
        None => Roller::seeded(game.cursor_of(&command)),
    };
    let events = match decide(rules, game, &command, &mut roller) {
        Ok(events) => events,
        Err(refusal) => return differs(None, None, None, Some(refusal.code)),
    };
    let now: Vec<Value> = events.iter().filter_map(|event| serde_json::to_value(event).ok()).collect();
    let most = now.len().max(record.events.len());
    let place = (0..most).find(|place| now.get(*place) != record.events.get(*place))?;
    differs(Some(place), record.events.get(place).cloned(), now.get(place).cloned(), None)
}
