//! Who holds a game, as it writes it of itself, and why a game can only be looked at.
//!
//! Must not know: languages.

use serde::{Deserialize, Serialize};

use crate::system::{DiskFault, ProcessMark, program_name, said_time, unix_seconds};

/// Who holds a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holder {
    /// What it was started as.
    #[serde(default)]
    pub program: String,
    /// Its version.
    #[serde(default)]
    pub version: String,
    /// Which process it is.
    pub process: ProcessMark,
    /// Since when it holds the game, in seconds since 1970; 0 where it did not say.
    #[serde(default)]
    pub since: u64,
}

impl Holder {
    /// This program, from now on.
    pub(super) fn own() -> Self {
        Self {
            program: program_name(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            process: ProcessMark::own(),
            since: unix_seconds(),
        }
    }

    /// As it is written.
    pub(super) fn note(&self) -> String {
        serde_json::to_string(self).map(|note| note + "\n").unwrap_or_default()
    }

    /// Reads a note; also the shorter one of older versions. An empty or foreign one tells nothing.
    pub(super) fn read(note: &str) -> Option<Self> {
        if let Some(id) = note.trim().strip_prefix("process ").and_then(|id| id.parse().ok()) {
            let process = ProcessMark { id, ..ProcessMark::default() };
            return Some(Self { program: String::new(), version: String::new(), process, since: 0 });
        }
        serde_json::from_str(note).ok()
    }

    /// Since when, as a person's watch says it; nothing where it is not known.
    pub fn since(&self) -> Option<String> {
        (self.since > 0).then(|| said_time(self.since))
    }
}

impl std::fmt::Display for Holder {
    /// In English, for logs and errors that nobody translates.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let program = if self.program.is_empty() { "a program" } else { &self.program };
        write!(f, "{program} (process {}", self.process.id)?;
        if !self.process.host.is_empty() {
            write!(f, " on {}", self.process.host)?;
        }
        if let Some(since) = self.since() {
            write!(f, ", since {since}")?;
        }
        write!(f, ")")
    }
}

/// Why a game can only be looked at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Barred {
    /// It was opened to be looked at.
    ForReading,
    /// Somebody else writes it now, who may not have said who it is.
    Held(Option<Box<Holder>>),
    /// It was held on another machine last, and nobody here can tell whether it still is.
    Elsewhere(Box<Holder>),
    /// The folder cannot be written.
    Unwritable(DiskFault),
    /// A newer version of the program saved it, in this layout; what this one would write might not fit.
    Newer(u32),
}

/// The code of a game that a newer version of the program saved.
pub(super) const NEWER: &str = "newer-save";

impl Barred {
    /// Its code, in kebab-case, for scripts.
    pub fn code(&self) -> &'static str {
        match self {
            Self::ForReading => "read-only",
            Self::Held(_) => "held",
            Self::Elsewhere(_) => "held-elsewhere",
            Self::Unwritable(fault) => fault.code(),
            Self::Newer(_) => NEWER,
        }
    }
}

impl std::fmt::Display for Barred {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::ForReading => write!(f, "opened to be looked at"),
            Self::Held(Some(holder)) => write!(f, "held by {holder}"),
            Self::Held(None) => write!(f, "held by a program that does not say which it is"),
            Self::Elsewhere(holder) => write!(f, "held on another machine last, by {holder}"),
            Self::Unwritable(fault) => write!(f, "cannot be written ({})", fault.code()),
            Self::Newer(layout) => write!(f, "saved by a newer version of the program, in layout {layout}"),
        }
    }
}
