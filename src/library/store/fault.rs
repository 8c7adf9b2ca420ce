//! What can go wrong with the library's own folder.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// The library cannot be read or written. What is installed stays as it was.
#[derive(Debug, Error)]
pub enum StoreFault {
    /// The system names no folder for data.
    #[error("the system names no folder for data; name one with --rulesets DIR")]
    NoFolder,
    /// The system refused.
    #[error("{}: {cause}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
    /// The list of what is installed is no longer what this program writes.
    #[error("{}: {cause}", path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        cause: String,
    },
}

impl StoreFault {
    pub(super) fn file(path: &Path, cause: io::Error) -> Self {
        Self::File { path: path.to_owned(), cause }
    }

    pub(super) fn damaged(path: &Path, cause: impl Into<String>) -> Self {
        Self::Damaged { path: path.to_owned(), cause: cause.into() }
    }
}
