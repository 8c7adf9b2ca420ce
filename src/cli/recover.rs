//! `rulebound recover` and `rulebound replay`: whether a saved game is whole, and whether its commands still come to the same
//! (headless.md; architecture.md, "Saves").

use std::path::PathBuf;

use clap::Args;
use serde_json::{Value, json};

use crate::cli::game::{own_ruleset, rules_of, said_moved_up};
use crate::cli::{Answer, CliError, Common, Exit};
use crate::library::RuleFiles;
use crate::save::{GameFolder, JournalEnd, Recovery, Will, recover, replay, survey};
use crate::text::safe;

/// Says what can be read of a damaged game; with --yes makes it playable again
#[derive(Debug, Args)]
pub struct RecoverArgs {
    /// The game's folder
    game: PathBuf,
    /// Write what can be read as the game's journal; the old one is kept beside it
    #[arg(long)]
    yes: bool,
    /// With --yes: take the game over from another machine, where nobody holds it any more
    #[arg(long, requires = "yes")]
    take_over: bool,
}

/// Plays a game's commands again and says whether the same comes of them
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The game's folder
    game: PathBuf,
}

/// Answers how many records can be read, how many lines cannot, and why. Writes only with `--yes`.
///
/// # Errors
/// A folder that cannot be read or written (exit 3), is no game, has no whole checkpoint or is held by somebody (exit 1).
pub fn run_recover(arguments: &RecoverArgs, common: &Common) -> Result<Exit, CliError> {
    let path = &arguments.game;
    let pin = GameFolder::pin(path)?;
    let opened = own_ruleset(path, common);
    // The ruleset's own bytes count: the game was made on those and no others.
    let changed = match &opened {
        Ok(opened) => RuleFiles::of(opened).is_ok_and(|files| files.sha256 != pin.sha256),
        Err(_) => false,
    };
    let will = if arguments.take_over { Will::Insist } else { Will::Ask };
    let found = if arguments.yes { recover(path, will) } else { survey(path) }?;
    let Recovery { records, dropped, end, checkpoint, damaged, written, kept, moved_up } = found;
    let reason = match (opened.is_err(), end) {
        (true, _) => json!("missing-ruleset"),
        (false, JournalEnd::Whole) => Value::Null,
        (false, end) => json!(end),
    };
    let kept = kept.map(|kept| kept.display().to_string());
    let mut text = format!("{records} records can be read, {dropped} left out");
    if let Some(word) = reason.as_str() {
        text.push_str(&format!(" ({word})"));
    }
    for name in &damaged {
        text.push_str(&format!("\n{} cannot be read", safe(name)));
    }
    if changed {
        text.push_str("\nthe ruleset in the game's folder is not the one it was made on");
    }
    match (&kept, written, end) {
        (Some(kept), ..) => text.push_str(&format!("\nwritten; the old journal is kept as {}", safe(kept))),
        (None, true, _) => text.push_str("\nwritten: an empty journal after the newest checkpoint"),
        (None, false, JournalEnd::Whole) => {}
        (None, false, _) => text.push_str("\nnothing is written without --yes"),
    }
    let mut json = json!({
        "records": records,
        "dropped": dropped,
        "reason": reason,
        "checkpoint": checkpoint,
        "damaged_checkpoints": damaged,
        "ruleset_changed": changed,
        "written": written,
        "kept": kept,
    });
    if let Some(json) = json.as_object_mut() {
        json.extend(said_moved_up(moved_up.as_ref(), common)?);
    }
    Answer::new(json, text).write(common)?;
    Ok(Exit::Done)
}

/// Answers whether the same events come of every command, or where the first difference is. Never writes.
///
/// # Errors
/// As `game`.
pub fn run_replay(arguments: &ReplayArgs, common: &Common) -> Result<Exit, CliError> {
    let path = &arguments.game;
    let found = replay(path, &rules_of(path, common)?)?;
    let same = found.first_difference.is_none();
    let text = match &found.first_difference {
        None => format!("{} records, the same comes of all of them", found.records),
        Some(difference) => format!("{} records, something else comes of record {}", found.records, difference.seq),
    };
    let json = json!({
        "same": same,
        "first_difference": found.first_difference,
        "records": found.records,
        "from": found.from,
        "dropped": found.dropped,
        "reason": (found.end != JournalEnd::Whole).then_some(found.end),
    });
    Answer::new(json, text).write(common)?;
    Ok(Exit::Done)
}
