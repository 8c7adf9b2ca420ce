//! `rulebound game`: what a game folder holds (headless.md). It never writes.

use std::path::PathBuf;

use clap::Args;
use serde_json::json;

use crate::cli::new::save_error;
use crate::cli::{Answer, CliError, Common, Exit};
use crate::library::Place;
use crate::rules::Effective;
use crate::save::{Access, GameFolder, JournalEnd, Session};
use crate::text::safe;

/// Shows what a game folder holds
#[derive(Debug, Args)]
pub struct GameArgs {
    /// The game's folder
    game: PathBuf,
}

/// Answers with the game's state after its last whole record.
///
/// # Errors
/// A folder that cannot be read (exit 3) or is no game (exit 1).
pub fn run(arguments: &GameArgs, common: &Common) -> Result<Exit, CliError> {
    let pin = GameFolder::pin(&arguments.game).map_err(save_error)?;
    let opened = common.library().open_place(&Place::Disk(arguments.game.join("rules")))?;
    let rules = Effective::of(opened.book, &pin.layers());
    let session = Session::open(&arguments.game, Access::Read, rules).map_err(save_error)?;
    let (dropped, end) = session.left_out;
    let read_only = GameFolder::is_held(&arguments.game);
    let game = &session.game;
    let layers: Vec<&str> = session.rules.applied().iter().map(crate::format::scalar::Id::as_str).collect();
    let mut json = json!({
        "name": game.name,
        "pin": session.pin,
        "layers": layers,
        "party": game.party,
        "place": game.place,
        "replies": [],
        "records": session.records,
        "dropped": dropped,
        "reason": (end != JournalEnd::Whole).then_some(end),
        "read_only": read_only,
    });
    if let Some(body) = json.as_object_mut().filter(|_| !game.invented.is_empty()) {
        body.insert("invented".to_owned(), json!(game.invented));
    }
    let party: Vec<&str> = game.party.iter().map(|member| member.name.as_str()).collect();
    let text = format!(
        "{}\n{}@{}, layers: {}\nparty: {}\n{} records, {dropped} left out",
        safe(&game.name),
        session.pin.id,
        session.pin.version,
        if layers.is_empty() { "none".to_owned() } else { layers.join(", ") },
        safe(&party.join(", ")),
        session.records,
    );
    Answer::new(json, text).write(common)?;
    Ok(Exit::Done)
}
