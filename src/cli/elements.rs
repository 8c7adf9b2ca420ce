//! A file that is a JSON array of objects, read element by element: a party's choices, opponents.

use std::path::Path;

use serde_json::{Map, Value};

use crate::cli::{CliError, read_input};

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

impl Elements {
    /// Reads a file; nothing where there is none. `parse` reads an element whose keys are all known.
    ///
    /// # Errors
    /// Exit 3 for a file that cannot be read; the code for one that is no array of such elements, with the element at fault.
    pub fn read<T>(
        &self,
        path: Option<&Path>,
        parse: impl Fn(Map<String, Value>) -> Result<T, String>,
    ) -> Result<Vec<T>, CliError> {
        let Some(path) = path else { return Ok(Vec::new()) };
        let refused = |why: &str| CliError::refused(self.code, format!("{}: {why}", path.display()));
        let elements: Value =
            serde_json::from_slice(&read_input(path)?).map_err(|error| refused(&format!("no JSON: {error}")))?;
        let Value::Array(elements) = elements else {
            return Err(refused(&format!("must be an array of {}", self.all)));
        };
        let read = elements.into_iter().enumerate().map(|(at, element)| {
            let parsed = self.members(element).and_then(&parse);
            parsed.map_err(|why| refused(&format!("{} {} {why}", self.one, at + 1)))
        });
        read.collect()
    }

    fn members(&self, element: Value) -> Result<Map<String, Value>, String> {
        let Value::Object(members) = element else { return Err("must be an object".to_owned()) };
        match members.keys().find(|key| !self.keys.contains(&key.as_str())) {
            Some(unknown) => Err(format!("has an unknown key `{unknown}`: it may have {}", self.keys.join(", "))),
            None => Ok(members),
        }
    }
}
