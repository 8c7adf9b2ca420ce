//! What went wrong with a game on disk.
//!
//! Must not know: what a command means, languages.

use std::io;
use std::path::{Path, PathBuf};

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
    pub(super) fn file(path: &Path, cause: io::Error) -> Self {
        Self::File { path: path.to_owned(), cause }
    }

    pub(super) fn damaged(path: &Path, what: impl Into<String>) -> Self {
        Self::Damaged { path: path.to_owned(), what: what.into() }
    }
}

/// What holds a game whose folder cannot be written, as [`crate::save::GameFolder::held_by`] says it.
pub const UNWRITABLE: &str = "a medium that cannot be written";
