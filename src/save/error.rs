//! What went wrong with a game on disk.
//!
//! Must not know: what a command means, languages.

use std::io;
use std::path::{Path, PathBuf};

use crate::save::holder::{Barred, NEWER};
use crate::system::DiskFault;

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
    /// A newer version of the program saved it, in a way that this one cannot read.
    #[error("{path}: saved by a newer version of the program, in layout {layout}")]
    Newer {
        /// The game.
        path: PathBuf,
        /// Version of the save's layout.
        layout: u32,
    },
    /// The game can only be looked at.
    #[error("{path}: {why}; it can only be read now")]
    ReadOnly {
        /// The game.
        path: PathBuf,
        /// Why.
        why: Barred,
    },
}

impl SaveError {
    pub(super) fn file(path: &Path, cause: io::Error) -> Self {
        Self::File { path: path.to_owned(), cause }
    }

    /// Its code, in kebab-case, for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            Self::File { cause, .. } => DiskFault::of(cause).code(),
            Self::Exists { .. } => "save-exists",
            Self::Damaged { .. } => "damaged",
            Self::Newer { .. } => NEWER,
            Self::ReadOnly { why, .. } => why.code(),
        }
    }

    /// What the disk has against it; nothing where it is the game's own state.
    pub fn disk_fault(&self) -> Option<DiskFault> {
        match self {
            Self::File { cause, .. } => Some(DiskFault::of(cause)),
            Self::ReadOnly { why: Barred::Unwritable(fault), .. } => Some(*fault),
            _ => None,
        }
    }

    /// Whether it is the machine that refuses, not the game's own state.
    pub fn is_of_the_disk(&self) -> bool {
        self.disk_fault().is_some()
    }

    /// What could not be put in its place: something came to stand there meanwhile, or the system refuses.
    pub(super) fn not_placed(path: &Path, cause: io::Error) -> Self {
        match cause.kind() {
            io::ErrorKind::DirectoryNotEmpty | io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
                Self::Exists { path: path.to_owned() }
            }
            _ => Self::file(path, cause),
        }
    }

    pub(super) fn damaged(path: &Path, what: impl Into<String>) -> Self {
        Self::Damaged { path: path.to_owned(), what: what.into() }
    }
}
