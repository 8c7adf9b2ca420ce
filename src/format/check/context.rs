//! What every cross-check works with: the ruleset, where findings go, and look-ups that name the nearest when they miss.

use crate::format::check::reads::ReadTable;
use crate::format::ruleset::Ruleset;
use crate::source::{Code, Finding, Findings, Path, Place, Severity};

/// Whether a ruleset is checked as a file or after layers were folded in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// As its author wrote it.
    File,
    /// With layers folded in; values that a layer removed are tolerated where something still names them.
    Effective,
}

/// A cross-check in progress.
#[derive(Debug)]
pub struct Checker<'r, 'f> {
    /// The ruleset that is checked.
    pub ruleset: &'r Ruleset,
    /// As what it is checked.
    pub standing: Standing,
    /// What its derived values, skills and saves read in the end.
    pub(super) reads: ReadTable<'r>,
    findings: &'f mut Findings,
}

impl<'r, 'f> Checker<'r, 'f> {
    /// Starts checking.
    pub fn new(ruleset: &'r Ruleset, standing: Standing, findings: &'f mut Findings) -> Self {
        Self { ruleset, standing, reads: ReadTable::of(ruleset), findings }
    }

    /// Reports a fault.
    pub fn error(&mut self, code: Code, at: &Path<'_>, message: impl Into<String>) {
        self.findings.error(code, at.pointer(), message);
    }

    /// Reports a fault with help.
    pub fn error_with(&mut self, code: Code, at: &Path<'_>, message: impl Into<String>, help: Option<String>) {
        self.findings.error_with(code, at.pointer(), message, help);
    }

    /// Reports a fault of one key of an object: the object is blamed, the key is pointed at.
    pub fn error_at_key(
        &mut self,
        code: Code,
        at: &Path<'_>,
        key: &str,
        message: impl Into<String>,
        help: Option<String>,
    ) {
        self.findings.push(Finding {
            severity: Severity::Error,
            code,
            pointer: at.pointer(),
            place: Place::Key(key.to_owned()),
            message: message.into(),
            help,
        });
    }

    /// Reports something worth a look that refuses nothing.
    pub fn warning(&mut self, code: Code, at: &Path<'_>, message: impl Into<String>) {
        self.findings.warning(code, at.pointer(), message);
    }

    /// Reports a name that nothing declares, with the nearest that is declared.
    pub fn unknown<'a>(&mut self, at: &Path<'_>, what: &str, name: &str, declared: impl IntoIterator<Item = &'a str>) {
        let help = self.near(name, declared);
        self.error_with(Code::UnknownId, at, format!("no {what} `{name}`"), help);
    }

    /// Reports a value that is none of those offered, with the nearest that is.
    pub fn not_offered<'a>(&mut self, value: &str, offered: impl IntoIterator<Item = &'a str>, at: &Path<'_>) {
        let help = self.near(value, offered);
        self.error_with(Code::UnknownValue, at, format!("`{value}` is not one of the values"), help);
    }

    /// Help that names the nearest of some words, when one is near enough.
    pub fn near<'a>(&self, word: &str, declared: impl IntoIterator<Item = &'a str>) -> Option<String> {
        self.findings.near(word, declared)
    }

    /// Reports every id that stands in a list a second time, at `<list>/<later index>/id`.
    pub fn duplicates<'a>(&mut self, at: &Path<'_>, what: &str, ids: impl IntoIterator<Item = &'a str>) {
        let mut seen = std::collections::HashSet::new();
        for (index, id) in ids.into_iter().enumerate() {
            if !seen.insert(id) {
                let at = at.index(index);
                self.error(Code::DuplicateId, &at.key("id"), format!("{what} `{id}` is declared twice"));
            }
        }
    }
}
