//! A game's folder: `pin.json`, `rules/` with the exact ruleset bytes, `checkpoint-N.json`, `journal.jsonl`, `lock`.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::left_fight::{self, LeftFight};
use crate::game::{Command, Event, Game, Pin};
use crate::rules::Effective;
use crate::save::journal::{JournalEnd, Record, read_journal, record_line};
use crate::save::lock::{Lock, LockState};
use crate::system::{self, sync_folder};

/// After so many records a new checkpoint is written.
const RECORDS_PER_CHECKPOINT: u64 = 100;

/// Why a game could not be read or written. Each names the file and the cause.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// The system refused.
    #[error("{path}: {cause}")]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// Something stands there already.
    #[error("{path}: a file or folder stands there already")]
    Exists {
        /// Where.
        path: PathBuf,
    },
    /// A file that is no part of a game of this program.
    #[error("{path}: {what}")]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// Somebody else writes this game.
    #[error("{path}: held by {holder}; it can only be read now")]
    ReadOnly {
        /// The game.
        path: PathBuf,
        /// Who holds it.
        holder: String,
    },
}

impl SaveError {
    fn file(path: &Path, cause: io::Error) -> Self {
        Self::File { path: path.to_owned(), cause }
    }

    pub(super) fn damaged(path: &Path, what: impl Into<String>) -> Self {
        Self::Damaged { path: path.to_owned(), what: what.into() }
    }
}

/// What holds a game whose folder cannot be written, as [`GameFolder::held_by`] says it.
pub const UNWRITABLE: &str = "a medium that cannot be written";

/// Files of the ruleset that a game was made on: names below `rules/`, and their exact bytes.
pub type SaveFiles = Vec<(String, Vec<u8>)>;

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

/// A game that was opened.
#[derive(Debug)]
pub struct OpenedGame {
    /// Which ruleset it is pinned to.
    pub pin: Pin,
    /// Its state after the last whole record.
    pub game: Game,
    /// Where it is written on.
    pub folder: GameFolder,
    /// How many records there are in all.
    pub records: u64,
    /// How many lines of the journal were left out.
    pub dropped: usize,
    /// Why reading the journal stopped.
    pub end: JournalEnd,
}

/// What is left of a game whose ruleset cannot be had.
#[derive(Debug)]
pub struct Remains {
    /// Which ruleset it is pinned to.
    pub pin: Pin,
    /// Its state at its newest checkpoint.
    pub game: Game,
    /// How many records there are in all.
    pub records: u64,
    /// How many of them came after that checkpoint.
    pub untold: u64,
    /// How many lines of the journal were left out.
    pub dropped: usize,
    /// Why reading the journal stopped.
    pub end: JournalEnd,
}

/// An open game's folder.
#[derive(Debug)]
pub struct GameFolder {
    path: PathBuf,
    lock: Result<Lock, String>,
    journal: Option<File>,
    seq: u64,
    checkpoint_seq: u64,
    whole_bytes: u64,
    end: JournalEnd,
}

impl GameFolder {
    /// Makes a game: everything is written to a temporary sibling and renamed into place at once.
    ///
    /// # Errors
    /// When something stands at `path` already, or the system refuses; nothing is left behind then.
    pub fn create(path: &Path, pin: &Pin, files: &SaveFiles, game: &Game) -> Result<(), SaveError> {
        if path.exists() {
            return Err(SaveError::Exists { path: path.to_owned() });
        }
        let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::create_dir_all(parent).map_err(|cause| SaveError::file(parent, cause))?;
        let temporary = tempfile::Builder::new().prefix(".new-game-").tempdir_in(parent);
        let temporary = temporary.map_err(|cause| SaveError::file(parent, cause))?;
        let root = temporary.path();
        write_synced(&root.join("pin.json"), &pretty(pin)?)?;
        for (name, bytes) in files {
            let file = root.join("rules").join(name);
            if let Some(folder) = file.parent() {
                fs::create_dir_all(folder).map_err(|cause| SaveError::file(folder, cause))?;
            }
            write_synced(&file, bytes)?;
        }
        write_synced(
            &root.join("checkpoint-0.json"),
            &pretty(&Checkpoint { seq: 0, game: game.clone(), damaged: Vec::new() })?,
        )?;
        write_synced(&root.join("journal.jsonl"), b"")?;
        fs::rename(root, path).map_err(|cause| SaveError::file(path, cause))?;
        sync_folder(parent);
        Ok(())
    }

    /// The pin alone, for lists of games.
    ///
    /// # Errors
    /// When it cannot be read or is none.
    pub fn pin(path: &Path) -> Result<Pin, SaveError> {
        let file = path.join("pin.json");
        let bytes = read_file(&file)?;
        serde_json::from_slice(&bytes).map_err(|fault| SaveError::damaged(&file, fault.to_string()))
    }

    /// The games of a folder by the names of their folders, sorted, with what each is pinned to; what has no pin that can be
    /// read is left out.
    pub fn pins(saves: &Path) -> Vec<(String, Pin)> {
        let folders = fs::read_dir(saves).into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path());
        let mut pins: Vec<(String, Pin)> = folders
            .filter_map(|path| Some((path.file_name()?.to_string_lossy().into_owned(), Self::pin(&path).ok()?)))
            .collect();
        pins.sort_by(|left, right| left.0.cmp(&right.0));
        pins
    }

    /// The pin and the newest whole checkpoint, for lists of games; records after it are not read.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn glance(path: &Path) -> Result<(Pin, Game), SaveError> {
        Ok((Self::pin(path)?, newest_checkpoint(path)?.game))
    }

    /// What can be told of a game whose ruleset cannot be had: its newest whole checkpoint, with a fight that was on set
    /// aside and the journal's later events of it kept there. What else the later records did is not in it. Writes nothing.
    ///
    /// # Errors
    /// When the folder cannot be read, or no checkpoint in it is whole.
    pub fn without_rules(path: &Path) -> Result<Remains, SaveError> {
        let (pin, mut checkpoint) = (Self::pin(path)?, newest_checkpoint(path)?);
        let read = read_journal(&read_file(&path.join("journal.jsonl"))?, checkpoint.seq);
        let mut left = checkpoint.game.fighting().and_then(LeftFight::without_rules);
        for event in read.records.iter().flat_map(|record| &record.events) {
            if let Some(begun) = LeftFight::begun_without_rules(event) {
                left = Some(begun);
            } else if let Some(left) = &mut left {
                left.follow(event);
            }
        }
        if let Some(left) = left {
            checkpoint.game.left_fight = Some(Box::new(left));
            checkpoint.game.fight = None;
        }
        let records = read.records.last().map_or(checkpoint.seq, |record| record.seq);
        let untold = records - checkpoint.seq;
        Ok(Remains { pin, game: checkpoint.game, records, untold, dropped: read.dropped, end: read.end })
    }

    /// Opens a game from its newest whole checkpoint and the records after it. Writes nothing but the lock.
    ///
    /// # Errors
    /// When the folder cannot be read, or no checkpoint in it is whole.
    pub fn open(path: &Path, access: Access, rules: &Effective) -> Result<OpenedGame, SaveError> {
        let pin = Self::pin(path)?;
        let checkpoint = newest_checkpoint(path)?;
        let journal_path = path.join("journal.jsonl");
        let bytes = read_file(&journal_path)?;
        let read = read_journal(&bytes, checkpoint.seq);
        let mut game = checkpoint.game;
        let mut seq = checkpoint.seq;
        let mut rules = game.rules(rules);
        for record in &read.records {
            for event in &record.events {
                game.record = record.seq;
                game.take(&rules, event)
                    .map_err(|fault| SaveError::damaged(&journal_path, format!("record {}: {fault}", record.seq)))?;
            }
            rules = game.rules(&rules);
            seq = record.seq;
        }
        let lock = match access {
            Access::Read => Err("nobody; it was opened for reading".to_owned()),
            Access::Write => match Lock::take(path) {
                LockState::Ours(lock) => Ok(lock),
                LockState::Held(holder) => Err(holder),
                LockState::ReadOnly => Err(UNWRITABLE.to_owned()),
            },
        };
        let whole_bytes = u64::try_from(read.bytes).unwrap_or(u64::MAX);
        let folder = Self {
            path: path.to_owned(),
            lock,
            journal: None,
            seq,
            checkpoint_seq: checkpoint.seq,
            whole_bytes,
            end: read.end,
        };
        Ok(OpenedGame { pin, game, folder, records: seq, dropped: read.dropped, end: read.end })
    }

    /// Whether somebody is writing the game now. Writes nothing.
    pub fn is_held(path: &Path) -> bool {
        Lock::is_held(path)
    }

    /// Where the game is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where the ruleset is that it was made on.
    pub fn rules(&self) -> PathBuf {
        self.path.join("rules")
    }

    /// Who else holds the game, when it can only be read.
    pub fn held_by(&self) -> Option<&str> {
        self.lock.as_ref().err().map(String::as_str)
    }

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
        if let Some(holder) = self.held_by() {
            return Err(SaveError::ReadOnly { path: self.path.clone(), holder: holder.to_owned() });
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

    /// Writes a checkpoint when enough records have come since the last one; a failure costs only time at opening.
    pub fn checkpoint_if_due(&mut self, game: &Game) {
        if self.seq < self.checkpoint_seq + RECORDS_PER_CHECKPOINT || self.lock.is_err() {
            return;
        }
        let path = self.path.join(format!("checkpoint-{}.json", self.seq));
        let written = pretty(&Checkpoint { seq: self.seq, game: game.clone(), damaged: Vec::new() })
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

    /// Every whole record, for showing and replaying.
    ///
    /// # Errors
    /// When the journal cannot be read.
    pub fn records(&self) -> Result<Vec<Record>, SaveError> {
        let path = self.path.join("journal.jsonl");
        let bytes = read_file(&path)?;
        Ok(read_journal(&bytes, 0).records)
    }
}

/// What a game is opened for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// To look at it.
    Read,
    /// To play it.
    Write,
}

/// More than any game grows to; what is larger is not read into memory.
const FILE_BYTES_MAX: u64 = 256 * 1024 * 1024;

/// A file of a save: a plain one (a pipe would be waited for without end), of at most [`FILE_BYTES_MAX`] bytes.
pub(super) fn read_file(path: &Path) -> Result<Vec<u8>, SaveError> {
    let known = fs::metadata(path).map_err(|cause| SaveError::file(path, cause))?;
    if !known.is_file() {
        return Err(SaveError::damaged(path, "is no plain file"));
    }
    if known.len() > FILE_BYTES_MAX {
        return Err(SaveError::damaged(path, format!("is larger than {FILE_BYTES_MAX} bytes")));
    }
    fs::read(path).map_err(|cause| SaveError::file(path, cause))
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

fn pretty<T: Serialize>(value: &T) -> Result<Vec<u8>, SaveError> {
    serde_json::to_vec(value).map_err(|fault| SaveError::damaged(Path::new("."), fault.to_string()))
}

fn to_value<T: Serialize>(value: &T) -> Result<Value, SaveError> {
    serde_json::to_value(value).map_err(|fault| SaveError::damaged(Path::new("."), fault.to_string()))
}

fn to_values(events: &[Event]) -> Result<Vec<Value>, SaveError> {
    events.iter().map(to_value).collect()
}

fn write_at(file: &mut File, at: u64, bytes: &[u8]) -> io::Result<()> {
    use std::io::{Seek, SeekFrom};
    file.set_len(at)?;
    file.seek(SeekFrom::Start(at))?;
    file.write_all(bytes)?;
    file.sync_data()
}

/// Writes a file whole, or leaves the one that is there.
pub(super) fn write_synced(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    system::write_synced(path, bytes).map_err(|cause| SaveError::file(path, cause))
}
