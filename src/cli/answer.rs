//! A command's answer: plain text for people, or one JSON document that begins with `"contract":1`.

use std::io::Write;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::cli::{CliError, Common};
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
        let mut text = if common.json { pretty(&self.json) } else { harmless(&self.text) };
        if !text.is_empty() && !text.ends_with('\n') {
            text.push('\n');
        }
        let mut stdout = std::io::stdout().lock();
        match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
            Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
                Err(CliError::File { path: "stdout".to_owned(), cause: error.to_string() })
            }
            _ => Ok(()),
        }
    }
}

/// Line by line through the terminal-safe form.
fn harmless(text: &str) -> String {
    let lines: Vec<String> = text.split('\n').map(|line| safe(line).into_string()).collect();
    lines.join("\n")
}

/// JSON in which every character that a terminal could act on is written as an escape.
fn pretty(json: &Value) -> String {
    // A JSON value always has a text; the alternative form is the same document on one line.
    let text = serde_json::to_string_pretty(json).unwrap_or_else(|_| json.to_string());
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        // Line breaks between members are ours; inside texts the writer has escaped all below U+0020 already.
        if c == '\n' || safe(c.encode_utf8(&mut [0; 4])).as_str().starts_with(c) {
            escaped.push(c);
        } else {
            escaped.push_str(&format!("\\u{:04x}", u32::from(c)));
        }
    }
    escaped
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
