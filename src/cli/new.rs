//! `rulebound new`: makes a game folder (headless.md).

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use crate::cli::party::party;
use crate::cli::{Answer, CliError, Common, Exit};
use crate::game::{Game, Pin};
use crate::items::Party;
use crate::library::{ReadFault, RuleFiles};
use crate::rules::{Effective, Selection, SelectionFault};
use crate::save::GameFolder;
use crate::system::fresh_seed;

/// Makes a game folder
#[derive(Debug, Args)]
pub struct NewArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// The game's folder, which must not exist yet
    #[arg(long, value_name = "DIR")]
    save: PathBuf,
    /// What the game is called
    #[arg(long, value_name = "TEXT")]
    name: Option<String>,
}

/// Makes the game and answers with its pin.
///
/// # Errors
/// `ruleset-layer-unknown` and `ruleset-layer-conflict` (exit 1); a folder that exists or cannot be written (exit 3).
/// Nothing is left behind.
pub fn run(arguments: &NewArgs, common: &Common) -> Result<Exit, CliError> {
    let opened = common.open(&arguments.ruleset)?;
    let ruleset = opened.book.ruleset();
    if let Some(fault) = Selection::faults(ruleset, &common.on).into_iter().next() {
        let message = match &fault {
            SelectionFault::Unknown { id } => format!("the ruleset has no layer `{id}`"),
            SelectionFault::Conflict { id, with } => format!("layer `{id}` cannot be on beside `{with}`"),
        };
        return Err(CliError::refused(fault.code(), message));
    }
    let files = RuleFiles::of(&opened).map_err(|bad| match bad.fault {
        ReadFault::System(_) => CliError::file(&opened.path, &bad),
        _ => CliError::refused(bad.fault.code().as_str(), bad.to_string()),
    })?;
    let layers = Selection::of(ruleset, &common.on).active;
    let pin = Pin::new(ruleset.id.as_str(), ruleset.version.get(), files.sha256, &layers);
    let pin = pin.called(opened.installed.as_ref().map(ToString::to_string));
    let party = party(common)?;
    let name = arguments.name.clone().unwrap_or_else(|| ruleset.name.english().to_owned());
    let Party { party: members, place, invented, .. } = party.unwrap_or_default();
    let rules = Effective::of(opened.book.clone(), &common.on);
    let game = Game::begin(&rules, name, common.seed.unwrap_or_else(fresh_seed), members, place);
    let game = game.beginning_with(invented);
    GameFolder::create(&arguments.save, &pin, &files.files, &game)?;
    let save = arguments.save.display().to_string();
    let json = json!({ "save": save, "pin": pin, "name": game.name, "seed": game.seed });
    Answer::new(json, format!("{save}: {}@{} made", pin.id, pin.version)).write(common)?;
    Ok(Exit::Done)
}
