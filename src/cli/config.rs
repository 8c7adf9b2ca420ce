//! `--config FILE`: what the flags say where they are not given. One JSON object; no command reads one unless it is named.
//!
//! Must not know: where a program keeps its own settings.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::cli::near::unknown_with;
use crate::cli::{CliError, Common, read_input};
use crate::source::nearest;

const KEYS: [&str; 3] = ["locale", "rulesets", "saves"];

/// The flags with what the file of `--config` adds to them; a flag that is given wins. Folders are relative to the file's own.
///
/// # Errors
/// Exit 3 for a file that is missing or cannot be read, exit 1 (`invalid-config`) for one that is no JSON object, has a key
/// that there is not, or a value that is no text.
pub(super) fn configured(mut common: Common) -> Result<Common, CliError> {
    let Some(path) = common.config.clone() else { return Ok(common) };
    let refused = |message: String| CliError::refused("invalid-config", format!("{}: {message}", path.display()));
    let stored: Value = serde_json::from_slice(&read_input(&path)?).map_err(|error| refused(error.to_string()))?;
    let Value::Object(stored) = stored else { return Err(refused("wanted a JSON object".to_owned())) };
    for (key, value) in stored {
        let text = |value: &Value| {
            value.as_str().map(str::to_owned).ok_or_else(|| refused(format!("wanted text for `{key}`, found {value}")))
        };
        match key.as_str() {
            "locale" => common.locale = Some(common.locale.take().map_or_else(|| text(&value), Ok)?),
            "rulesets" => {
                let folder = beside(&path, &text(&value)?);
                common.rulesets.get_or_insert(folder);
            }
            "saves" => {
                let folder = beside(&path, &text(&value)?);
                common.saves.get_or_insert(folder);
            }
            _ => return Err(refused(unknown_with("there is no key", &key, nearest(&key, KEYS)))),
        }
    }
    Ok(common)
}

fn beside(file: &Path, folder: &str) -> PathBuf {
    file.parent().unwrap_or(Path::new("")).join(folder)
}
