//! One process holds a game for writing; the system lets go of the lock when the process ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::Path;

/// The right to write a game, kept while this lives.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// Whether the game may be written.
#[derive(Debug)]
pub enum LockState {
    /// By us.
    Ours(Lock),
    /// Somebody else holds it, and wrote this about itself.
    Held(String),
    /// The folder cannot be written at all.
    ReadOnly,
}

impl Lock {
    /// Whether somebody holds a game folder's lock. Writes nothing.
    pub fn is_held(folder: &Path) -> bool {
        let file = OpenOptions::new().read(true).open(folder.join("lock"));
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    /// Tries to take a game folder's lock.
    pub fn take(folder: &Path) -> LockState {
        let path = folder.join("lock");
        let Ok(mut file) = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&path) else {
            return LockState::ReadOnly;
        };
        match file.try_lock() {
            Ok(()) => {
                let note = format!("process {}\n", std::process::id());
                // The note only helps people; the lock itself is the system's.
                let _ = file.set_len(0).and_then(|()| file.write_all(note.as_bytes()));
                LockState::Ours(Self { _file: file })
            }
            Err(TryLockError::WouldBlock) => {
                let mut note = String::new();
                let _ = file.read_to_string(&mut note);
                LockState::Held(note.trim().to_owned())
            }
            Err(TryLockError::Error(_)) => LockState::ReadOnly,
        }
    }
}
