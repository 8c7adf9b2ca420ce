//! What may be put into one of the program's sentences.

use fluent_bundle::FluentValue;

use crate::locale::number::{Fraction, written};
use crate::locale::{Shown, Tag};
use crate::text::{SafeText, SafeWriter, safe};

/// A part of a sentence. Ruleset names arrive here already shown; other text is made harmless on the way in.
#[derive(Debug, Clone, PartialEq)]
pub enum Arg {
    /// Text as it is to be read.
    Text(SafeText),
    /// A number: it also chooses plural forms.
    Number(i64),
    /// A number that may have a fraction, written with the language's own decimal mark; it chooses no plural form.
    Decimal(f64, Fraction),
    /// A word that chooses between variants of a sentence and is never shown itself.
    Case(&'static str),
}

impl Arg {
    /// Text that is no ruleset text: a file's name, what a player typed.
    pub fn text(text: &str) -> Self {
        Self::Text(safe(text))
    }

    /// A distance or another number that may have a fraction, without needless zeros.
    pub fn decimal(number: f64) -> Self {
        Self::Decimal(number, Fraction::AsNeeded)
    }

    /// Writes it as it stands in a sentence.
    pub(super) fn write(&self, tag: &Tag, text: &mut SafeWriter) {
        match self {
            Self::Text(own) => text.push(own),
            Self::Case(case) => text.push_any(case),
            Self::Decimal(number, fraction) => text.push_any(&written(*number, *fraction, tag)),
            Self::Number(number) => text.push_number(*number),
        }
    }

    pub(super) fn fluent(&self, tag: &Tag) -> FluentValue<'_> {
        match self {
            Self::Decimal(number, fraction) => FluentValue::from(written(*number, *fraction, tag)),
            Self::Text(text) => FluentValue::from(text.as_str()),
            // Fluent counts in floats; a number that they cannot hold is shown whole and chooses no plural form.
            Self::Number(number) if number.unsigned_abs() > 1 << 53 => FluentValue::from(number.to_string()),
            Self::Number(number) => FluentValue::from(*number),
            Self::Case(case) => FluentValue::from(*case),
        }
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Arg {
    fn from(number: u32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<i32> for Arg {
    fn from(number: i32) -> Self {
        Self::Number(i64::from(number))
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<SafeText> for Arg {
    fn from(text: SafeText) -> Self {
        Self::Text(text)
    }
}

impl From<Shown> for Arg {
    fn from(shown: Shown) -> Self {
        Self::Text(shown.text)
    }
}

impl From<&Shown> for Arg {
    fn from(shown: &Shown) -> Self {
        Self::Text(shown.text.clone())
    }
}
