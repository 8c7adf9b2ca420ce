//! `rulebound undo`, `delete`, `show`: entries of a game's story (headless.md; amendments.md 4).

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Map, Value, json};

use crate::cli::exec_save::run_fault;
use crate::cli::game::{answer_for, open_game, said_moved_up};
use crate::cli::{CliError, Common, Exit};
use crate::game::{Command, Game};
use crate::save::{Access, Session};
use crate::system::unix_seconds;

/// Takes back what an entry of a game's story did, as far as it still stands
#[derive(Debug, Args)]
pub struct UndoArgs {
    /// The game's folder
    game: PathBuf,
    /// Which entry, by its number; the latest that is not taken back yet where it is left out
    seq: Option<u64>,
}

/// Deletes a reply of a game's story
#[derive(Debug, Args)]
pub struct DeleteArgs {
    /// The game's folder
    game: PathBuf,
    /// Which reply, by its number
    seq: u64,
}

/// Shows another alternate of a reply
#[derive(Debug, Args)]
pub struct ShowArgs {
    /// The game's folder
    game: PathBuf,
    /// Which reply, by its number
    seq: u64,
    /// Which of its alternates, from 0 on
    alternate: usize,
}

/// Takes an entry back and answers like `game`, with what was put back and what was changed since and left alone, as JSON
/// pointers into the state.
///
/// # Errors
/// A game that cannot be read (exit 3) or written, and refusals (exit 1): `nothing-to-undo`, `no-entry`,
/// `taken-back-already`, `ending-not-kept`, `in-a-fight`.
pub fn undo(arguments: &UndoArgs, common: &Common) -> Result<Exit, CliError> {
    let mut session = open_game(&arguments.game, Access::Write, common)?;
    let before = session.game.clone();
    let events = run(&mut session, common, &Command::TakeBack { seq: arguments.seq })?;
    let taken = events.iter().find_map(|event| match event {
        crate::game::Event::TakenBack { seq, .. } => Some(*seq),
        _ => None,
    });
    let back = taken.and_then(|seq| before.back(seq));
    let (put_back, left_alone) = back.map(|back| (back.put_back, back.left_alone)).unwrap_or_default();
    answer(&arguments.game, common, session, json!({ "seq": taken, "put_back": put_back, "left_alone": left_alone }))
}

/// Deletes a reply and answers like `game`, with whether the state went back.
///
/// # Errors
/// As [`undo`]; `no-reply` for an entry that is none.
pub fn delete(arguments: &DeleteArgs, common: &Common) -> Result<Exit, CliError> {
    let mut session = open_game(&arguments.game, Access::Write, common)?;
    let in_force = in_force(&session.game, arguments.seq);
    run(&mut session, common, &Command::Delete { seq: arguments.seq })?;
    answer(&arguments.game, common, session, json!({ "seq": arguments.seq, "restored": in_force }))
}

/// Shows another alternate and answers like `game`, with whether the state went to the one it ended on.
///
/// # Errors
/// As [`delete`]; `no-alternate` for one that is not there.
pub fn show(arguments: &ShowArgs, common: &Common) -> Result<Exit, CliError> {
    let mut session = open_game(&arguments.game, Access::Write, common)?;
    let in_force = in_force(&session.game, arguments.seq);
    run(&mut session, common, &Command::Show { seq: arguments.seq, alternate: arguments.alternate })?;
    answer(&arguments.game, common, session, json!({ "seq": arguments.seq, "restored": in_force }))
}

fn in_force(game: &Game, seq: u64) -> bool {
    game.story.find(seq).is_some_and(|place| game.story.is_in_force(place))
}

fn run(session: &mut Session, common: &Common, command: &Command) -> Result<Vec<crate::game::Event>, CliError> {
    session.run(command, unix_seconds()).map_err(|fault| run_fault(fault, common))
}

fn answer(path: &Path, common: &Common, session: Session, more: Value) -> Result<Exit, CliError> {
    let mut more: Map<String, Value> = more.as_object().cloned().unwrap_or_default();
    more.extend(said_moved_up(session.folder().moved_up(), common)?);
    // The game is let go first: the answer says whether somebody else holds it.
    drop(session);
    answer_for(path, common, more)
}
