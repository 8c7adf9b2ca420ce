//! What is probably a slip: its code, how bad it is, what to do about it.

use crate::source::{Code, Severity};

/// A slip in one translation, before it has a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Slip {
    /// How bad it is.
    pub severity: Severity,
    /// What kind of slip it is.
    pub code: Code,
    /// One sentence, lower case, no full stop.
    pub message: String,
    /// What to write instead.
    pub help: Option<String>,
}

impl Slip {
    /// What a reader would see go wrong.
    pub fn error(code: Code, message: impl Into<String>) -> Self {
        Self { severity: Severity::Error, code, message: message.into(), help: None }
    }

    /// What is hardly meant.
    pub fn warning(code: Code, message: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, code, message: message.into(), help: None }
    }

    /// What is worth a look.
    pub fn note(code: Code, message: impl Into<String>) -> Self {
        Self { severity: Severity::Info, code, message: message.into(), help: None }
    }

    /// Says what to do.
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

/// One translation as a check sees it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair<'p> {
    /// The language without script and country.
    pub language: &'p str,
    /// The English.
    pub english: &'p str,
    /// What stands for it.
    pub text: &'p str,
}
