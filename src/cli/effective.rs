//! `rulebound effective`: the ruleset as the layers leave it, as a ruleset document.

use clap::Args;

use crate::cli::layers::base_document;
use crate::cli::{Answer, CliError, Common, Exit};

/// What the command is asked.
#[derive(Debug, Args)]
pub struct EffectiveArgs {
    /// Ruleset: a file, a folder, a package, or the id of an installed one
    ruleset: String,
}

/// Answers with the document.
///
/// # Errors
/// Exit 3 for a file that cannot be read, exit 1 for a ruleset that is refused.
pub fn run(args: &EffectiveArgs, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(&args.ruleset)?;
    let effective = common.effective(&opened);
    Answer::document(effective.document(base_document(&opened)?)).write(common)?;
    Ok(Exit::Done)
}
