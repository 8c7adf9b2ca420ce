//! The file of a party's choices: a JSON array, an element a choice (headless.md, "Fights").

use std::path::Path;

use serde_json::{Map, Value};

use crate::cli::CliError;
use crate::cli::elements::{Elements, Fault};
use crate::combat::Choice;
use crate::source::{Code, Diagnostic};

const CHOICES: Elements = Elements {
    code: "bad-choices",
    one: "choice",
    all: "choices",
    keys: &["option", "targets", "cell", "pay", "mode", "style"],
};

/// Reads the choices; none where there is no file.
///
/// # Errors
/// Exit 3 for a file that cannot be read; `bad-choices` for one that is no array of choices, with every fault and where it stands.
pub(super) fn read(path: Option<&Path>) -> Result<Vec<Choice>, CliError> {
    CHOICES.read(path, choice)
}

/// Reads the bytes of such a file.
///
/// # Errors
/// Every fault and where it stands.
pub fn parse_choices(bytes: &[u8]) -> Result<Vec<Choice>, Vec<Diagnostic>> {
    CHOICES.of(bytes, choice)
}

fn choice(members: Map<String, Value>) -> Result<Choice, Fault> {
    if members.get("option").and_then(Value::as_str).is_none_or(str::is_empty) {
        return Err((Code::MissingKey, "needs an `option`, the id of what is done".to_owned()));
    }
    let shape = "is not of the right shape: `targets` lists ids, `cell` is [x, y], the rest is text";
    serde_json::from_value(Value::Object(members)).map_err(|_| (Code::WrongType, shape.to_owned()))
}
