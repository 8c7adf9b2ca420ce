//! What can go wrong while a ruleset is opened.

use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::format::load::Refused;
use crate::source::{Code, Diagnostic, Finding, Place, Severity};

/// A file that could not be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ReadFault {
    /// The system refused; in its words.
    #[error("{0}")]
    System(String),
    /// It is larger than may stand there.
    #[error("more than {0} bytes, which is the most that may stand there")]
    TooLarge(usize),
    /// It is not what the manifest says.
    #[error("{0}")]
    Mismatch(String),
}

impl ReadFault {
    /// The code of a finding about it.
    pub fn code(&self) -> Code {
        match self {
            Self::System(_) => Code::Unreadable,
            Self::TooLarge(_) => Code::TooLarge,
            Self::Mismatch(_) => Code::HashMismatch,
        }
    }

    /// As a finding about the whole file.
    pub fn diagnostic(&self) -> Diagnostic {
        whole_file(self.code(), self.to_string())
    }
}

impl From<std::io::Error> for ReadFault {
    fn from(error: std::io::Error) -> Self {
        Self::System(error.to_string())
    }
}

/// A ruleset that could not be opened.
#[derive(Debug, Clone, Error)]
pub enum OpenError {
    /// A file could not be read: path and cause.
    #[error("{}: {cause}", path.display())]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        cause: String,
    },
    /// A file was read and is wrong.
    #[error("{}: {} findings", path.display(), diagnostics.len())]
    Invalid {
        /// Which.
        path: PathBuf,
        /// Its text, for excerpts.
        text: String,
        /// What is wrong with it, in document order.
        diagnostics: Vec<Diagnostic>,
        /// How many more findings there are.
        more: usize,
    },
}

impl OpenError {
    /// A file that could not be read, or was too large to be.
    pub fn unread(path: &Path, fault: &ReadFault) -> Self {
        match fault {
            ReadFault::System(cause) => Self::File { path: path.to_owned(), cause: cause.clone() },
            _ => {
                let diagnostics = vec![fault.diagnostic()];
                Self::Invalid { path: path.to_owned(), text: String::new(), diagnostics, more: 0 }
            }
        }
    }

    /// A file that was read and refused.
    pub fn refused(path: &Path, bytes: &[u8], refused: Refused) -> Self {
        let text = String::from_utf8_lossy(bytes).into_owned();
        Self::Invalid { path: path.to_owned(), text, diagnostics: refused.diagnostics, more: refused.more }
    }
}

/// A finding about a whole file, of severity error.
pub(super) fn whole_file(code: Code, message: String) -> Diagnostic {
    let finding =
        Finding { severity: Severity::Error, code, pointer: String::new(), place: Place::Value, message, help: None };
    Diagnostic::placed(finding, "", 0, 0)
}
