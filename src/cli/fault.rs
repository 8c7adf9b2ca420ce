//! What can go wrong in a command, with its exit status (headless.md, "Exit status").

use serde_json::json;
use thiserror::Error;

use crate::cli::party::said;
use crate::cli::{Answer, Common, tell};
use crate::library::OpenError;
use crate::locale::{Locale, Tag};
use crate::save::{Barred, SaveError};
use crate::source::{Diagnostic, FINDINGS_MAX, render};
use crate::text::safe;
use crate::view::save_fault::fault_line;

/// What stdout is called where it cannot be written to.
pub(super) const STDOUT: &str = "stdout";

/// How a command ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// 0: the question was answered.
    Done,
    /// 1: the input has a problem or the request was refused.
    Refused,
    /// 2: the command line itself is wrong.
    Usage,
    /// 3: a file could not be read or written.
    File,
}

impl Exit {
    /// The number that the shell sees.
    pub fn status(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Refused => 1,
            Self::Usage => 2,
            Self::File => 3,
        }
    }
}

/// A command that could not answer.
#[derive(Debug, Error)]
pub enum CliError {
    /// The command line is wrong in a way that only the command could find out.
    #[error("{0}")]
    Usage(String),
    /// A file could not be read or written: path and cause.
    #[error("{path}: {cause}")]
    File {
        /// Which.
        path: String,
        /// Why.
        cause: String,
    },
    /// A saved game could not be read or written, or somebody else holds it.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// A ruleset could not be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A file given beside the ruleset is not what it must be.
    #[error("{path}: {}", diagnostics.first().map(said).unwrap_or_default())]
    Invalid {
        /// In kebab-case, for scripts.
        code: &'static str,
        /// The file.
        path: String,
        /// Its text, for excerpts.
        text: String,
        /// What is wrong with it, at least one finding.
        diagnostics: Vec<Diagnostic>,
    },
    /// The rules or the program say no.
    #[error("{message}")]
    Refused {
        /// In kebab-case, for scripts.
        code: String,
        /// For people.
        message: String,
    },
}

impl CliError {
    /// A file that could not be read or written.
    pub fn file(path: &std::path::Path, cause: impl std::fmt::Display) -> Self {
        Self::File { path: path.display().to_string(), cause: cause.to_string() }
    }

    /// A refusal with its code.
    pub fn refused(code: &str, message: impl Into<String>) -> Self {
        Self::Refused { code: code.to_owned(), message: message.into() }
    }

    /// The status it ends the program with.
    pub fn exit(&self) -> Exit {
        match self {
            Self::Usage(_) => Exit::Usage,
            Self::File { .. } | Self::Open(OpenError::File { .. }) => Exit::File,
            Self::Save(error) if error.is_of_the_disk() => Exit::File,
            Self::Save(_) | Self::Open(OpenError::Invalid { .. }) | Self::Invalid { .. } | Self::Refused { .. } => {
                Exit::Refused
            }
        }
    }

    /// Says what is wrong to people alone, where something else was the answer.
    pub(super) fn told(&self, common: &Common) -> Exit {
        self.report(&Common { json: false, ..common.clone() })
    }

    /// Says what is wrong: for people to stderr; with `--json` it is answered on stdout as well, but
    /// for a command line that is wrong.
    pub(super) fn report(&self, common: &Common) -> Exit {
        match self {
            Self::Open(OpenError::Invalid { path, text, diagnostics, more }) => {
                let path = path.display().to_string();
                tell_findings(&path, text, diagnostics, *more);
                let body =
                    json!({ "refused": "invalid-ruleset", "path": path, "diagnostics": diagnostics, "more": more });
                self.answer_json(common, body)
            }
            Self::Invalid { code, path, text, diagnostics } => {
                let (told, rest) = diagnostics.split_at(diagnostics.len().min(FINDINGS_MAX));
                tell_findings(path, text, told, rest.len());
                let body = json!({
                    "refused": code,
                    "message": self.to_string(),
                    "path": path,
                    "diagnostics": told,
                    "more": rest.len(),
                });
                self.answer_json(common, body)
            }
            Self::Save(error) => {
                // A language that is none was refused before anything was done.
                let language = common.language().unwrap_or_else(|_| Tag::english());
                let said = fault_line(error, &Locale::bare(&language));
                tell(&format!("rulebound: {said}"));
                let mut body = json!({ "refused": error.code(), "message": said.as_str() });
                if let (
                    SaveError::ReadOnly { why: Barred::Held(Some(holder)) | Barred::Elsewhere(holder), .. },
                    Some(body),
                ) = (error, body.as_object_mut())
                {
                    body.insert("held_by".to_owned(), json!(holder));
                }
                self.answer_json(common, body)
            }
            Self::Refused { code, message } => {
                tell(&format!("rulebound: {}", safe(message)));
                self.answer_json(common, json!({ "refused": code, "message": message }))
            }
            Self::Open(OpenError::File { path, .. }) => self.unreadable(common, &path.display().to_string()),
            Self::File { path, .. } => self.unreadable(common, path),
            Self::Usage(_) => {
                tell(&format!("rulebound: {}", safe(&self.to_string())));
                self.exit()
            }
        }
    }

    /// A file could not be read or written; nothing can be answered where it is stdout itself.
    fn unreadable(&self, common: &Common, path: &str) -> Exit {
        let message = self.to_string();
        tell(&format!("rulebound: {}", safe(&message)));
        if path == STDOUT {
            return self.exit();
        }
        self.answer_json(common, json!({ "refused": "unreadable", "message": message, "path": path }))
    }

    fn answer_json(&self, common: &Common, body: serde_json::Value) -> Exit {
        if !common.json {
            return self.exit();
        }
        match Answer::new(body, String::new()).write(common) {
            Ok(()) => self.exit(),
            Err(error) => error.exit(),
        }
    }
}

fn tell_findings(path: &str, text: &str, diagnostics: &[Diagnostic], more: usize) {
    for diagnostic in diagnostics {
        let file = diagnostic.file.as_deref().unwrap_or(path);
        tell(&format!("{}\n", render(diagnostic, file, text)));
    }
    if more > 0 {
        tell(&format!("and {more} more"));
    }
}
