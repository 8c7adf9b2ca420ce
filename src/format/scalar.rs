//! The small types of which every part of the format is made: ids, texts, bounded numbers, lists, maps
//! (sheets.md 0.1, layers-items.md conventions).

use std::ops::Deref;

use serde::{Deserialize, Serialize};
use serde_json::json;
use smol_str::SmolStr;

use crate::dice::DiceExpression;
use crate::format::shape::{Reader, SchemaBook, Shape};
use crate::source::{Code, Node, Path, Value};
use crate::text::{RulesetText, plain_line_fault, prompt_fault, utf16_len};

macro_rules! id_type {
    ($(#[$meta:meta])* $name:ident, $pattern:literal, $max:literal, $valid:ident) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(SmolStr);

        impl $name {
            /// Longest it may be, in characters.
            pub const LENGTH_MAX: usize = $max;

            /// An id from text that is written as ids are.
            pub fn new(text: &str) -> Option<Self> {
                (text.len() <= $max && $valid(text)).then(|| Self(SmolStr::new(text)))
            }

            /// The id as the file writes it.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl std::borrow::Borrow<str> for $name {
            fn borrow(&self) -> &str {
                &self.0
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, other: &str) -> bool {
                self.0 == other
            }
        }

        impl PartialEq<&str> for $name {
            fn eq(&self, other: &&str) -> bool {
                self.0 == *other
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl Shape for $name {
            fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
                let Some(text) = node.text() else { return reader.wrong_type(node, at, "an id") };
                if !$valid(text) {
                    reader.fault(Code::BadId, at, format!("`{text}` is not written as ids are ({})", $pattern));
                } else if text.len() > $max {
                    reader.fault(Code::TextTooLong, at, format!("an id of {} characters where {} may stand", text.len(), $max));
                }
                Some(Self(SmolStr::new(text)))
            }

            fn schema(_book: &mut SchemaBook) -> serde_json::Value {
                json!({ "type": "string", "pattern": $pattern, "maxLength": $max })
            }
        }
    };
}

id_type!(
    /// A sheet id: lower-case letters, digits and underscores, beginning with a letter; at most 40. Almost everything
    /// that a ruleset declares is named by one.
    Id, "^[a-z][a-z0-9_]*$", 40, is_sheet_id
);
id_type!(
    /// A catalog entry id: groups of lower-case letters and digits joined by single hyphens; at most 80.
    EntryId, "^[a-z0-9]+(-[a-z0-9]+)*$", 80, is_hyphen_id
);
id_type!(
    /// A ruleset id: as an entry id; at most 64.
    RulesetId, "^[a-z0-9]+(-[a-z0-9]+)*$", 64, is_hyphen_id
);

fn is_sheet_id(text: &str) -> bool {
    text.bytes().next().is_some_and(|first| first.is_ascii_lowercase())
        && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
}

fn is_hyphen_id(text: &str) -> bool {
    !text.is_empty()
        && text
            .split('-')
            .all(|group| !group.is_empty() && group.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit()))
}

/// `catalog/entry`: one entry of one catalog.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct EntryRef {
    /// The catalog.
    pub catalog: Id,
    /// The entry in it.
    pub entry: EntryId,
}

impl EntryRef {
    /// Reads `catalog/entry`.
    pub fn parse(text: &str) -> Option<Self> {
        let (catalog, entry) = text.split_once('/')?;
        Some(Self { catalog: Id::new(catalog)?, entry: EntryId::new(entry)? })
    }
}

impl std::fmt::Display for EntryRef {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.catalog, self.entry)
    }
}

impl From<EntryRef> for String {
    fn from(reference: EntryRef) -> Self {
        reference.to_string()
    }
}

impl TryFrom<String> for EntryRef {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::parse(&text).ok_or_else(|| format!("`{text}` is no catalog/entry"))
    }
}

impl Shape for EntryRef {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(text) = node.text() else { return reader.wrong_type(node, at, "text of the form catalog/entry") };
        // A loot line's reference is held to 81 characters in all (layers-items.md 1.4).
        let read = (text.len() <= 81).then(|| Self::parse(text)).flatten();
        if read.is_none() {
            reader.fault(Code::BadReference, at, format!("`{text}` is no catalog/entry of at most 81 characters"));
        }
        read
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "string", "pattern": "^[a-z][a-z0-9_]{0,39}/[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 81 })
    }
}

/// Prompt-safe text of 1 to `MAX` UTF-16 units.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Text<const MAX: usize>(RulesetText);

/// A label: prompt-safe text of at most 80.
pub type Label = Text<80>;

impl<const MAX: usize> Text<MAX> {
    /// The text.
    pub fn text(&self) -> &RulesetText {
        &self.0
    }
}

impl<const MAX: usize> Deref for Text<MAX> {
    type Target = RulesetText;

    fn deref(&self) -> &RulesetText {
        &self.0
    }
}

impl<const MAX: usize> Shape for Text<MAX> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(text) = node.text() else { return reader.wrong_type(node, at, "text") };
        if text.is_empty() {
            reader.fault(Code::EmptyText, at, "empty text");
        }
        check_length(text, MAX, at, reader);
        if let Some(fault) = prompt_fault(text) {
            reader.fault(Code::UnsafeText, at, format!("{} may not stand in this text", fault.words()));
        }
        Some(Self(RulesetText::new(text)))
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "string", "minLength": 1, "maxLength": MAX })
    }
}

/// A plain line of 0 to `MAX` UTF-16 units: it never reaches a Game Master, so brackets are fine.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Line<const MAX: usize>(RulesetText);

impl<const MAX: usize> Deref for Line<MAX> {
    type Target = RulesetText;

    fn deref(&self) -> &RulesetText {
        &self.0
    }
}

impl<const MAX: usize> Shape for Line<MAX> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(text) = node.text() else { return reader.wrong_type(node, at, "text") };
        check_length(text, MAX, at, reader);
        if let Some(fault) = plain_line_fault(text) {
            reader.fault(Code::UnsafeText, at, format!("{} may not stand in this line", fault.words()));
        }
        Some(Self(RulesetText::new(text)))
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "string", "maxLength": MAX })
    }
}

/// Any text of `MIN` to `MAX` UTF-16 units: a value that is compared, a default, an example.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Words<const MIN: usize, const MAX: usize>(RulesetText);

impl<const MIN: usize, const MAX: usize> Words<MIN, MAX> {
    /// Takes over text whose length somebody else has reported on.
    pub(crate) fn measured(text: RulesetText) -> Self {
        Self(text)
    }

    /// The text as it is compared.
    pub fn as_str(&self) -> &str {
        self.0.english()
    }
}

impl<const MIN: usize, const MAX: usize> Deref for Words<MIN, MAX> {
    type Target = RulesetText;

    fn deref(&self) -> &RulesetText {
        &self.0
    }
}

impl<const MIN: usize, const MAX: usize> Shape for Words<MIN, MAX> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(text) = node.text() else { return reader.wrong_type(node, at, "text") };
        if utf16_len(text) < MIN {
            reader.fault(Code::EmptyText, at, "empty text");
        }
        check_length(text, MAX, at, reader);
        Some(Self(RulesetText::new(text)))
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "string", "minLength": MIN, "maxLength": MAX })
    }
}

fn check_length(text: &str, max: usize, at: &Path<'_>, reader: &mut Reader) {
    // A text has at most as many UTF-16 units as bytes, so most are decided without counting.
    if text.len() > max && utf16_len(text) > max {
        reader.fault(Code::TextTooLong, at, format!("{} characters where at most {max} may stand", utf16_len(text)));
    }
}

/// A whole number within bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Int<const MIN: i64, const MAX: i64>(i64);

impl<const MIN: i64, const MAX: i64> Int<MIN, MAX> {
    /// The number, if it is within bounds.
    pub const fn new(value: i64) -> Option<Self> {
        if value >= MIN && value <= MAX { Some(Self(value)) } else { None }
    }

    /// The nearest number within bounds, for defaults written in code.
    pub const fn clamped(value: i64) -> Self {
        if value < MIN {
            Self(MIN)
        } else if value > MAX {
            Self(MAX)
        } else {
            Self(value)
        }
    }

    /// The number.
    pub const fn get(self) -> i64 {
        self.0
    }

    /// The number as an unsigned 32-bit one; a negative or larger one is held at the border.
    pub fn u32(self) -> u32 {
        u32::try_from(self.0.max(0)).unwrap_or(u32::MAX)
    }

    /// The number as a count; a negative one is 0.
    pub fn count(self) -> usize {
        usize::try_from(self.0.max(0)).unwrap_or(usize::MAX)
    }
}

impl<const MIN: i64, const MAX: i64> Shape for Int<MIN, MAX> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let value = match node.value {
            Value::Int(value) => value,
            Value::Float(value) => match whole(value) {
                Some(value) => value,
                None if value.is_finite() && value.fract() != 0.0 => {
                    reader.fault(Code::NotWhole, at, format!("wanted a whole number, found {value}"));
                    return Some(Self::clamped(truncated(value)));
                }
                None => {
                    reader.fault(Code::OutOfRange, at, format!("{value} is outside {MIN} to {MAX}"));
                    return Some(Self::clamped(if value > 0.0 { MAX } else { MIN }));
                }
            },
            _ => return reader.wrong_type(node, at, "a whole number"),
        };
        if value < MIN || value > MAX {
            reader.fault(Code::OutOfRange, at, format!("{value} is outside {MIN} to {MAX}"));
        }
        Some(Self(value))
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "integer", "minimum": MIN, "maximum": MAX })
    }
}

/// A float that is a whole number of at most 2^53 either way, as an integer.
pub fn whole(value: f64) -> Option<i64> {
    (value.fract() == 0.0 && value.abs() <= 9_007_199_254_740_992.0).then(|| truncated(value))
}

/// A float cut toward zero, held at ±2^53, so that totals and hundredths of it stay within 64 bits; not a number is 0.
#[expect(clippy::cast_possible_truncation, reason = "held within what a float says exactly before it is cast")]
pub fn truncated(value: f64) -> i64 {
    const MOST: f64 = 9_007_199_254_740_992.0;
    value.clamp(-MOST, MOST) as i64
}

/// The largest whole number that every reader of JSON keeps exactly; where the format bounds a whole number at one end only,
/// this is the other.
pub const WHOLE_MAX: i64 = 9_007_199_254_740_991;

/// Any finite number.
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
pub struct Number(f64);

impl Number {
    /// A number written in code; one that is not finite becomes 0.
    pub const fn new(value: f64) -> Self {
        if value.is_finite() { Self(value) } else { Self(0.0) }
    }

    /// The number.
    pub const fn get(self) -> f64 {
        self.0
    }
}

impl Shape for Number {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let value = match node.value {
            Value::Int(value) => crate::dice::to_f64(value),
            Value::Float(value) => value,
            _ => return reader.wrong_type(node, at, "a number"),
        };
        if !value.is_finite() {
            reader.fault(Code::OutOfRange, at, "the number is too large to be read");
            return Some(Self(0.0));
        }
        Some(Self(value))
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "number" })
    }
}

impl Shape for bool {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.value {
            Value::Bool(value) => Some(value),
            _ => reader.wrong_type(node, at, "true or false"),
        }
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "boolean" })
    }
}

/// Only `true` may be written; leaving the key out is the other answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct True;

impl Shape for True {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.value {
            Value::Bool(true) => Some(Self),
            Value::Bool(false) => {
                reader.fault(Code::NotAllowedHere, at, "only `true` may be written here; leave the key out instead");
                Some(Self)
            }
            _ => reader.wrong_type(node, at, "`true`"),
        }
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "const": true })
    }
}

/// Catalog dice text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Dice(pub DiceExpression);

impl Shape for Dice {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(text) = node.text() else { return reader.wrong_type(node, at, "dice text such as 2d6+1") };
        match DiceExpression::parse(text) {
            Ok(dice) => Some(Self(dice)),
            Err(_) => {
                reader.fault(Code::BadDice, at, format!("`{text}` is no dice text such as 2d6+1"));
                Some(Self(DiceExpression { count: 1, sides: 2, flat: 0 }))
            }
        }
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "string", "pattern": "^[1-9]\\d{0,2}d([2-9]|[1-9]\\d{1,3})([+-]\\d{1,4})?$", "maxLength": 40 })
    }
}

/// A number from `MIN` to `MAX` as it is, or dice.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Count<const MIN: i64, const MAX: i64> {
    /// Always this many.
    Fixed(Int<MIN, MAX>),
    /// As many as the dice say.
    Dice(DiceExpression),
}

impl<const MIN: i64, const MAX: i64> Shape for Count<MIN, MAX> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.value {
            Value::Text(_) => Dice::read(node, at, reader).map(|dice| Self::Dice(dice.0)),
            Value::Int(_) | Value::Float(_) => Int::read(node, at, reader).map(Self::Fixed),
            _ => reader.wrong_type(node, at, "a whole number or dice text"),
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [Int::<MIN, MAX>::schema(book), Dice::schema(book)] })
    }
}

/// A sheet scalar: a finite number, text of at most 4000, or true/false (sheets.md 0.1).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Scalar {
    /// A switch.
    Bool(bool),
    /// A number.
    Number(f64),
    /// Text.
    Text(RulesetText),
}

impl Scalar {
    /// What kind of value this is, in words.
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Bool(_) => "true or false",
            Self::Number(_) => "a number",
            Self::Text(_) => "text",
        }
    }

    /// It as a stored sheet has it: a whole number without a fraction.
    pub fn json(&self) -> serde_json::Value {
        match self {
            Self::Bool(flag) => (*flag).into(),
            Self::Number(number) => whole(*number).map_or_else(|| (*number).into(), Into::into),
            Self::Text(text) => text.english().into(),
        }
    }

    /// The number, if it is one.
    pub fn number(&self) -> Option<f64> {
        match self {
            Self::Number(value) => Some(*value),
            _ => None,
        }
    }

    /// The text, if it is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) => Some(text.english()),
            _ => None,
        }
    }

    /// The switch, if it is one.
    pub fn flag(&self) -> Option<bool> {
        match self {
            Self::Bool(value) => Some(*value),
            _ => None,
        }
    }
}

impl Shape for Scalar {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match &node.value {
            Value::Bool(value) => Some(Self::Bool(*value)),
            Value::Int(_) | Value::Float(_) => Number::read(node, at, reader).map(|number| Self::Number(number.get())),
            Value::Text(text) => {
                check_length(text, 4000, at, reader);
                Some(Self::Text(RulesetText::new(text.as_ref())))
            }
            _ => reader.wrong_type(node, at, "a number, text, or true or false"),
        }
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": ["number", "string", "boolean"] })
    }
}
