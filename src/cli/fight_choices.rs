//! The file of a party's choices: a JSON array, an element a choice (headless.md, "Fights").

use std::path::Path;

use serde_json::Value;

use crate::cli::{CliError, read_input};
use crate::combat::Choice;

/// What an element may say.
const KEYS: [&str; 6] = ["option", "targets", "cell", "pay", "mode", "style"];

/// Reads the choices; none where there is no file.
///
/// # Errors
/// Exit 3 for a file that cannot be read; `bad-choices` for one that is no array of choices, with the element at fault.
pub(super) fn read(path: Option<&Path>) -> Result<Vec<Choice>, CliError> {
    let Some(path) = path else { return Ok(Vec::new()) };
    let refused = |why: &str| CliError::refused("bad-choices", format!("{}: {why}", path.display()));
    let elements: Value =
        serde_json::from_slice(&read_input(path)?).map_err(|error| refused(&format!("no JSON: {error}")))?;
    let Value::Array(elements) = elements else { return Err(refused("must be an array of choices")) };
    let choices = elements
        .into_iter()
        .enumerate()
        .map(|(at, element)| choice(element).map_err(|why| refused(&format!("choice {} {why}", at + 1))));
    choices.collect()
}

fn choice(element: Value) -> Result<Choice, String> {
    let Value::Object(members) = &element else { return Err("must be an object".to_owned()) };
    if let Some(unknown) = members.keys().find(|key| !KEYS.contains(&key.as_str())) {
        return Err(format!("has an unknown key `{unknown}`: it may have {}", KEYS.join(", ")));
    }
    if members.get("option").and_then(Value::as_str).is_none_or(str::is_empty) {
        return Err("needs an `option`, the id of what is done".to_owned());
    }
    serde_json::from_value(element)
        .map_err(|_| "is not of the right shape: `targets` lists ids, `cell` is [x, y], the rest is text".to_owned())
}
