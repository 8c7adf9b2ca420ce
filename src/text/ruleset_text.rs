//! Words that come from a ruleset. They have no `Display`: a reader sees them through a locale, rules match their English.

use serde::{Deserialize, Serialize};
use smol_str::{SmolStr, format_smolstr};

/// A display string of a ruleset, in English, exactly as the file writes it.
///
/// Showing it is the locale's work (`locale::Locale::tr`); there is no other way to print it by accident.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RulesetText(SmolStr);

impl RulesetText {
    /// Takes over the English of a ruleset file, a sheet cell or a name that a ruleset gave.
    pub fn new(english: impl Into<SmolStr>) -> Self {
        Self(english.into())
    }

    /// The English, for matching, saving and machine-readable answers; never for a person's eyes.
    pub fn english(&self) -> &str {
        &self.0
    }

    /// Whether nothing is written.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A name with the number that tells it from others of its kind: "Goblin 2" is `Goblin` and `2`.
///
/// The base is translated, the number is kept (locale-migrate-package.md 3a).
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Named {
    /// What it is called without its number.
    pub base: RulesetText,
    /// From 2 on; the first of its kind has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
}

impl Named {
    /// A name that needs no number.
    pub fn alone(base: RulesetText) -> Self {
        Self { base, number: None }
    }

    /// English with the number, for matching and machine-readable answers.
    pub fn english(&self) -> String {
        match self.number {
            Some(number) => format!("{} {number}", self.base.english()),
            None => self.base.english().to_owned(),
        }
    }

    /// The same, sharing what is shared.
    pub fn shared_english(&self) -> SmolStr {
        match self.number {
            Some(number) => format_smolstr!("{} {number}", self.base.english()),
            None => self.base.0.clone(),
        }
    }
}
