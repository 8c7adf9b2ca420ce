//! `rulebound schema`: the format as a JSON Schema, for editors.

use crate::cli::{Answer, CliError, Common, Exit};
use crate::format::schema::ruleset_document;

/// Writes the schema of a ruleset file.
///
/// # Errors
/// Exit 3 when stdout cannot be written to.
pub fn run(common: &Common) -> Result<Exit, CliError> {
    Answer::document(ruleset_document()).write(common)?;
    Ok(Exit::Done)
}
