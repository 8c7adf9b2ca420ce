//! Why a game says no: a code with its facts. The words are the language's.

use serde::{Deserialize, Serialize};

/// Why a command is refused. Nothing changed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameRefusal {
    /// The code of the rule that says no (`cannot-afford`, `insufficient`, `bad-target`, ...).
    pub code: String,
    /// What it was about, where there is something to name.
    pub about: Option<String>,
    /// Names near to one that was not found.
    pub near: Vec<String>,
}

impl GameRefusal {
    /// A refusal that needs no facts.
    pub fn new(code: &str) -> Self {
        Self { code: code.to_owned(), about: None, near: Vec::new() }
    }

    /// The same about something.
    #[must_use]
    pub fn about(mut self, about: &str) -> Self {
        self.about = Some(about.to_owned());
        self
    }
}
