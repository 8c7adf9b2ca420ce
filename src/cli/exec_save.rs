//! `rulebound exec --save`: a reply, an alternate or a continuation told in a saved game (headless.md; amendments.md 4).

use crate::cli::game::open_game;
use crate::cli::{CliError, Common};
use crate::dice::Roller;
use crate::game::Command;
use crate::locale::{Locale, Tag};
use crate::save::{Access, RunFault, Session};
use crate::story::Reply;
use crate::system::unix_seconds;
use crate::view::refusal::refusal_line;

/// How a text joins the story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Joins {
    /// As a reply of its own.
    Reply,
    /// As another alternate of the latest reply.
    Alternate,
    /// At the end of the latest reply.
    Continuation,
}

/// A text that was told.
pub struct ToldInGame {
    /// The game afterwards.
    pub session: Session,
    /// How its tags were answered.
    pub reply: Reply,
    /// Its dice.
    pub roller: Roller,
    /// The number of the reply.
    pub seq: u64,
}

/// Tells a text in a game.
///
/// # Errors
/// A game that cannot be read (exit 3) or written, refusals of the game and dice that do not fit (exit 1); nothing is
/// written then.
pub fn tell(path: &std::path::Path, joins: Joins, text: String, common: &Common) -> Result<ToldInGame, CliError> {
    let mut session = open_game(path, Access::Write, common)?;
    let command = match joins {
        Joins::Reply => Command::Tell { text },
        Joins::Alternate => Command::Retell { text },
        Joins::Continuation => Command::GoOn { text },
    };
    let mut roller = match &common.dice {
        Some(faces) => Roller::scripted(faces.iter().copied()),
        None => Roller::seeded(session.game.cursor_of(&command)),
    };
    let reply = session.tell(&command, &mut roller, unix_seconds()).map_err(|fault| run_fault(fault, common))?;
    let latest = session.game.story.latest().and_then(|place| session.game.story.entries().get(place));
    let seq = latest.map_or(0, crate::game::story::Entry::seq);
    Ok(ToldInGame { session, reply, roller, seq })
}

/// Why a command of a game did not happen, as a command ends with it.
pub(super) fn run_fault(fault: RunFault, common: &Common) -> CliError {
    match fault {
        RunFault::Refused(refusal) => {
            // A language that is none was refused before anything was done.
            let language = common.language().unwrap_or_else(|_| Tag::english());
            let said = refusal_line(&refusal, &Locale::bare(&language));
            CliError::refused(&refusal.code, format!("{said} [{}]", refusal.code))
        }
        RunFault::Dice(fault) => CliError::refused("forced-dice", fault.to_string()),
        RunFault::Save(error) => error.into(),
    }
}
