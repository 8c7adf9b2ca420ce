//! Findings: what is wrong with a file, where, and what was probably meant.

use std::collections::HashSet;

use serde::Serialize;

use crate::source::{Code, nearest};

/// How many findings one file may list; the rest are counted (layers-items.md conventions).
pub const FINDINGS_MAX: usize = 40;

/// How many findings are helped with what was probably meant: far more than are told, so that a file of nothing but mistakes
/// costs no search for each of them.
const HELPED_MAX: usize = 4 * FINDINGS_MAX;

/// How bad a finding is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The file is refused.
    Error,
    /// The file works, but hardly as its author meant.
    Warning,
    /// Worth a look, no more; only a translator's checks say so.
    Info,
}

/// Which bytes of the blamed value a finding points at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// The value itself.
    Value,
    /// The key of that name inside it.
    Key(String),
    /// These bytes of the document.
    Bytes(u32, u32),
}

/// A finding before its document has given it a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// How bad it is.
    pub severity: Severity,
    /// What kind of fault it is.
    pub code: Code,
    /// JSON pointer of the value blamed.
    pub pointer: String,
    /// Which bytes of it.
    pub place: Place,
    /// One sentence, lower case, no full stop.
    pub message: String,
    /// What was probably meant.
    pub help: Option<String>,
}

/// Findings as they are collected.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Findings {
    list: Vec<Finding>,
    /// Where numbers were out of their range already.
    out_of_range: HashSet<String>,
}

impl Findings {
    /// Adds one. A number that is out of its range is told once, whatever else narrows the range.
    pub fn push(&mut self, finding: Finding) {
        if finding.code == Code::OutOfRange && !self.out_of_range.insert(finding.pointer.clone()) {
            return;
        }
        self.list.push(finding);
    }

    /// Help for the next finding that names the nearest of some words, where one is near enough.
    pub fn near<'a>(&self, word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<String> {
        let near = if self.list.len() < HELPED_MAX { nearest(word, known) } else { None };
        near.map(|near| format!("did you mean `{near}`?"))
    }

    /// Adds an error at a value.
    pub fn error(&mut self, code: Code, pointer: String, message: impl Into<String>) {
        self.error_with(code, pointer, message, None);
    }

    /// Adds an error at a value, with help.
    pub fn error_with(&mut self, code: Code, pointer: String, message: impl Into<String>, help: Option<String>) {
        let message = message.into();
        self.push(Finding { severity: Severity::Error, code, pointer, place: Place::Value, message, help });
    }

    /// Adds a warning at a value.
    pub fn warning(&mut self, code: Code, pointer: String, message: impl Into<String>) {
        let message = message.into();
        self.push(Finding { severity: Severity::Warning, code, pointer, place: Place::Value, message, help: None });
    }

    /// Takes over all of another collection.
    pub fn append(&mut self, other: Self) {
        other.list.into_iter().for_each(|finding| self.push(finding));
    }

    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Whether an error was found.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|finding| finding.severity == Severity::Error)
    }

    /// The findings, in the order in which they were made.
    pub fn iter(&self) -> std::slice::Iter<'_, Finding> {
        self.list.iter()
    }
}

impl IntoIterator for Findings {
    type Item = Finding;
    type IntoIter = std::vec::IntoIter<Finding>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

/// A place that walks forward through a text, so that a thousand findings count its lines once.
#[derive(Debug)]
pub struct Cursor<'t> {
    text: &'t str,
    at: usize,
    line: usize,
    column: usize,
}

impl<'t> Cursor<'t> {
    /// At the beginning.
    pub fn of(text: &'t str) -> Self {
        Self { text, at: 0, line: 1, column: 1 }
    }

    fn walk_to(&mut self, byte: usize) {
        let byte = if self.text.is_char_boundary(byte) { byte } else { self.text.len() };
        for passed in self.text.get(self.at..byte).unwrap_or_default().chars() {
            match passed {
                '\n' => {
                    self.line += 1;
                    self.column = 1;
                }
                '\u{feff}' => {}
                _ => self.column += 1,
            }
        }
        self.at = self.at.max(byte);
    }
}

/// A finding with its place in a file (headless.md, "Shapes shared by several commands").
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// What kind of fault it is.
    pub code: Code,
    /// JSON pointer of the value blamed.
    pub pointer: String,
    /// 1-based line in the file as stored.
    pub line: usize,
    /// 1-based column in characters.
    pub column: usize,
    /// One sentence, lower case, no full stop.
    pub message: String,
    /// What was probably meant.
    pub help: Option<String>,
    /// The file, where it is another than the one asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// First and one past the last byte, for the excerpt.
    #[serde(skip)]
    pub bytes: (usize, usize),
}

impl Diagnostic {
    /// Gives a finding its line and column in `text`.
    pub fn placed(finding: Finding, text: &str, start: usize, end: usize) -> Self {
        Self::met(finding, &mut Cursor::of(text), start, end)
    }

    /// Gives a finding its line and column by walking on from the finding before it; starts must not go backward.
    pub fn met(finding: Finding, cursor: &mut Cursor<'_>, start: usize, end: usize) -> Self {
        cursor.walk_to(start);
        Self {
            severity: finding.severity,
            code: finding.code,
            pointer: finding.pointer,
            line: cursor.line,
            column: cursor.column,
            message: finding.message,
            help: finding.help,
            file: None,
            bytes: (start, end),
        }
    }

    /// The same finding, said to stand in another file.
    pub fn in_file(mut self, file: &str) -> Self {
        self.file = Some(file.to_owned());
        self
    }

    /// Whether it refuses the file.
    pub fn is_error(&self) -> bool {
        self.severity == Severity::Error
    }
}
