//! A file that is a JSON array of objects, read element by element: a party's choices, opponents.
//!
//! It is held to what a ruleset is: a key that stands twice is refused, and each finding says where it stands.

use std::path::Path;

use serde_json::{Map, Value};

use crate::cli::common::INPUT_BYTES_MAX;
use crate::cli::{CliError, read_input};
use crate::source::{Code, Diagnostic, Document, Finding, Findings, Node, Place, Severity};

/// What such a file is called where it is refused, and what an element may say.
pub(super) struct Elements {
    /// The code of a refusal.
    pub code: &'static str,
    /// One element.
    pub one: &'static str,
    /// All of them.
    pub all: &'static str,
    /// The keys that an element may have.
    pub keys: &'static [&'static str],
}

/// Why an element is none: the code of the finding, and what is said after the element's name.
pub(super) type Fault = (Code, String);

impl Elements {
    /// Reads a file; nothing where there is none. `parse` reads an element whose keys are all known.
    ///
    /// # Errors
    /// Exit 3 for a file that cannot be read; the code for one that is no array of such elements, every fault with its pointer,
    /// line and column.
    pub fn read<T>(
        &self,
        path: Option<&Path>,
        parse: impl Fn(Map<String, Value>) -> Result<T, Fault>,
    ) -> Result<Vec<T>, CliError> {
        let Some(path) = path else { return Ok(Vec::new()) };
        let bytes = read_input(path)?;
        self.of(&bytes, parse).map_err(|diagnostics| CliError::Invalid {
            code: self.code,
            path: path.display().to_string(),
            text: String::from_utf8_lossy(&bytes).into_owned(),
            diagnostics,
        })
    }

    /// Reads the bytes of a file.
    ///
    /// # Errors
    /// Every fault with its pointer, line and column.
    pub fn of<T>(
        &self,
        bytes: &[u8],
        parse: impl Fn(Map<String, Value>) -> Result<T, Fault>,
    ) -> Result<Vec<T>, Vec<Diagnostic>> {
        let mut document = Document::read(bytes, INPUT_BYTES_MAX).map_err(|fault| fault.diagnostics)?;
        let mut findings = document.take_findings();
        let mut read = Vec::new();
        match document.root().items() {
            Some(items) => {
                for (at, item) in items.iter().enumerate() {
                    read.extend(self.element(at, item, &parse, &mut findings));
                }
            }
            None => findings.error(Code::WrongType, String::new(), format!("must be an array of {}", self.all)),
        }
        if findings.has_errors() { Err(document.place(findings)) } else { Ok(read) }
    }

    fn element<T>(
        &self,
        at: usize,
        item: &Node<'_>,
        parse: impl Fn(Map<String, Value>) -> Result<T, Fault>,
        findings: &mut Findings,
    ) -> Option<T> {
        let pointer = format!("/{at}");
        let named = format!("{} {}", self.one, at + 1);
        let Some(members) = item.members() else {
            findings.error(Code::WrongType, pointer, format!("{named} must be an object"));
            return None;
        };
        let unknown = members.iter().find(|member| !self.keys.contains(&member.key.as_ref()));
        if let Some(unknown) = unknown {
            findings.push(Finding {
                severity: Severity::Error,
                code: Code::UnknownKey,
                pointer,
                place: Place::Key(unknown.key.to_string()),
                message: format!("{named} has an unknown key `{}`", unknown.key),
                help: Some(format!("it may have {}", self.keys.join(", "))),
            });
            return None;
        }
        let members = match item.to_json() {
            Value::Object(members) => members,
            _ => Map::new(),
        };
        parse(members).map_err(|(code, why)| findings.error(code, pointer, format!("{named} {why}"))).ok()
    }
}
