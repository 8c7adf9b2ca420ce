//! A command's answer: plain text for people, or one JSON document that begins with `"contract":1`.

use std::io::{self, BufWriter, Write};

use serde::Serialize;
use serde_json::ser::{Formatter, PrettyFormatter};
use serde_json::{Map, Value};

use crate::cli::fault::STDOUT;
use crate::cli::stderr::harmless;
use crate::cli::{CliError, Common, tell};
use crate::dice::Roller;
use crate::rules::Effective;
use crate::text::safe;

/// The version of the shapes that scripts rely on.
const CONTRACT: u32 = 1;

/// An answer in both forms.
#[derive(Debug, Clone)]
pub struct Answer {
    json: Value,
    text: String,
}

impl Answer {
    /// An answer that says `"contract"` first, then `json` (an object).
    pub fn new(json: Value, text: impl Into<String>) -> Self {
        let mut body = Map::new();
        body.insert("contract".to_owned(), CONTRACT.into());
        match json {
            Value::Object(members) => body.extend(members),
            other => drop(body.insert("answer".to_owned(), other)),
        }
        Self { json: Value::Object(body), text: text.into() }
    }

    /// An answer from a type that writes itself as an object.
    ///
    /// # Errors
    /// Never for the plain types of answers.
    pub fn of(body: &impl Serialize, text: impl Into<String>) -> Result<Self, CliError> {
        let json = serde_json::to_value(body).map_err(|error| CliError::refused("unwritable", error.to_string()))?;
        Ok(Self::new(json, text))
    }

    /// An answer that is a document of its own kind, a ruleset or a sheet, without `"contract"`; it is JSON in both forms.
    pub fn document(json: Value) -> Self {
        Self { text: pretty(&json), json }
    }

    /// Writes it to stdout in the form that the flags ask for.
    ///
    /// # Errors
    /// Exit 3 when stdout cannot be written to; a reader that closed early is no error.
    pub fn write(&self, common: &Common) -> Result<(), CliError> {
        if common.json { write_json(&self.json) } else { write_text(&self.text) }
    }

    /// With the number of forced faces that nothing threw, where there are any; people are told on stderr.
    #[must_use]
    pub fn leaving(mut self, roller: &Roller) -> Self {
        let left = dice_left(roller);
        if let Value::Object(body) = &mut self.json
            && left > 0
        {
            body.insert("dice_left".to_owned(), left.into());
        }
        self
    }

    /// With the layers that were asked for and are not in force, where there are any (headless.md, `layers`).
    #[must_use]
    pub fn dropping(mut self, rules: &Effective) -> Self {
        if let Value::Object(body) = &mut self.json
            && !rules.dropped().is_empty()
        {
            body.insert("dropped".to_owned(), serde_json::json!(rules.dropped()));
        }
        self
    }
}

/// How many forced faces nothing threw, told on stderr where there are any: a list that is too long is no fault, but it may
/// have been meant for other throws.
pub fn dice_left(roller: &Roller) -> usize {
    let left = roller.forced_left().unwrap_or(0);
    match left {
        0 => {}
        1 => tell("1 forced die was left over"),
        _ => tell(&format!("{left} forced dice were left over")),
    }
    left
}

/// An answer that is written as it is worked out, for one that may be large: nothing of it is held twice.
///
/// # Errors
/// As [`Answer::write`].
pub fn write_streamed(common: &Common, body: &impl Serialize, text: impl FnOnce() -> String) -> Result<(), CliError> {
    #[derive(Serialize)]
    struct Contract<'b, B> {
        contract: u32,
        #[serde(flatten)]
        body: &'b B,
    }
    if common.json { write_json(&Contract { contract: CONTRACT, body }) } else { write_text(&text()) }
}

fn write_json(json: &impl Serialize) -> Result<(), CliError> {
    let mut stdout = BufWriter::new(io::stdout().lock());
    let result = write_pretty(json, &mut stdout).map_err(io::Error::from);
    written(result.and_then(|()| stdout.write_all(b"\n")).and_then(|()| stdout.flush()))
}

fn write_text(text: &str) -> Result<(), CliError> {
    let mut text = harmless(text);
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    let mut stdout = io::stdout().lock();
    written(stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()))
}

/// JSON in which every character that a terminal could act on is written as an escape.
fn pretty(json: &impl Serialize) -> String {
    let mut written = Vec::new();
    // Plain values have a text, and a vector takes all of it.
    let _ = write_pretty(json, &mut written);
    String::from_utf8(written).unwrap_or_default()
}

fn write_pretty(json: &impl Serialize, out: impl Write) -> serde_json::Result<()> {
    json.serialize(&mut serde_json::Serializer::with_formatter(out, Harmless::default()))
}

/// The usual layout, with escapes for what a terminal could act on. The writer itself escapes all below U+0020.
#[derive(Default)]
struct Harmless(PrettyFormatter<'static>);

impl Formatter for Harmless {
    fn write_string_fragment<W: ?Sized + Write>(&mut self, out: &mut W, fragment: &str) -> io::Result<()> {
        // Nearly every fragment is harmless as it is, so characters are looked at one by one only where one is not.
        if safe(fragment).as_str() == fragment {
            return out.write_all(fragment.as_bytes());
        }
        let mut from = 0;
        for (at, c) in fragment.char_indices() {
            if !safe(c.encode_utf8(&mut [0; 4])).as_str().starts_with(c) {
                out.write_all(fragment.get(from..at).unwrap_or_default().as_bytes())?;
                write!(out, "\\u{:04x}", u32::from(c))?;
                from = at + c.len_utf8();
            }
        }
        out.write_all(fragment.get(from..).unwrap_or_default().as_bytes())
    }

    fn begin_array<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.0.begin_array(out)
    }

    fn end_array<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.0.end_array(out)
    }

    fn begin_array_value<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_array_value(out, first)
    }

    fn end_array_value<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.0.end_array_value(out)
    }

    fn begin_object<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.0.begin_object(out)
    }

    fn end_object<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.0.end_object(out)
    }

    fn begin_object_key<W: ?Sized + Write>(&mut self, out: &mut W, first: bool) -> io::Result<()> {
        self.0.begin_object_key(out, first)
    }

    fn begin_object_value<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.0.begin_object_value(out)
    }

    fn end_object_value<W: ?Sized + Write>(&mut self, out: &mut W) -> io::Result<()> {
        self.0.end_object_value(out)
    }
}

/// What came of writing to stdout; a reader that closed early is no error.
fn written(result: io::Result<()>) -> Result<(), CliError> {
    match result {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(CliError::File { path: STDOUT.to_owned(), cause: error.to_string() })
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn json_keeps_its_meaning_and_loses_its_teeth() {
        let value = json!({ "a": "x\u{1b}[31m\u{9b}2J\u{202e}\u{7f}石" });
        let text = pretty(&value);
        assert!(text.chars().all(|c| c == '\n' || !c.is_control()), "{text:?}");
        assert!(!text.contains('\u{202e}') && text.contains('石'), "{text}");
        assert_eq!(serde_json::from_str::<Value>(&text).expect("json"), value);
    }

    #[test]
    fn contract_comes_first() {
        assert!(Answer::new(json!({ "a": 1 }), "").json.to_string().starts_with("{\"contract\":1,"));
    }

    #[test]
    fn text_keeps_its_lines() {
        assert_eq!(harmless("a\u{1b}[1m\nb\n"), "a␛[1m\nb\n");
    }
}
