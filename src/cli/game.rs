//! `rulebound game`: what a game folder holds (headless.md). It never writes.

use std::path::{Path, PathBuf};

use clap::Args;
use serde_json::{Map, Value, json};

use crate::cli::{Answer, CliError, Common, Exit, tell};
use crate::combat::Encounter;
use crate::game::left_fight::LeftFight;
use crate::game::story::Entry;
use crate::game::{Game, Pin};
use crate::library::manage::Resolution;
use crate::library::{OpenError, Opened, Place};
use crate::locale::Locale;
use crate::narrate::why_left;
use crate::rules::Effective;
use crate::save::{Access, GameFolder, Holder, JournalEnd, MovedUp, Remains, Session};
use crate::text::safe;
use crate::view::library::pinned;
use crate::view::save_fault::{left_line, moved_up_line};

/// Shows what a game folder holds
#[derive(Debug, Args)]
pub struct GameArgs {
    /// The game's folder
    game: PathBuf,
}

/// Answers with the game's state after its last whole record. Where its ruleset cannot be had, the state at its newest
/// checkpoint is answered, and what is wrong with the ruleset is the command's error.
///
/// # Errors
/// A folder or a ruleset that cannot be read (exit 3), is no game or no ruleset (exit 1).
pub fn run(arguments: &GameArgs, common: &Common) -> Result<Exit, CliError> {
    answer_for(&arguments.game, common, Map::new())
}

/// Opens a game under its own rules.
///
/// # Errors
/// A folder or a ruleset that cannot be read (exit 3), is no game or no ruleset (exit 1).
pub(super) fn open_game(path: &Path, access: Access, common: &Common) -> Result<Session, CliError> {
    let rules = rules_of(path, common)?;
    let session = Session::open(path, access, rules)?;
    if let Some(holder) = session.folder().left_by() {
        tell(&format!("rulebound: {}", left_line(holder, &Locale::bare(&common.language()?))));
    }
    Ok(session)
}

/// The rules that a game was made on: the ruleset in its folder, under the layers of its pin.
///
/// # Errors
/// As [`open_game`].
pub(super) fn rules_of(path: &Path, common: &Common) -> Result<Effective, CliError> {
    let pin = GameFolder::pin(path)?;
    Ok(Effective::of(own_ruleset(path, common)?.book, &pin.layers()))
}

/// The ruleset in a game's folder.
pub(super) fn own_ruleset(path: &Path, common: &Common) -> Result<Opened, OpenError> {
    common.library().open_place(&Place::Disk(path.join("rules")))
}

/// Answers with a game's state, and with what else a command has to say of it.
pub(super) fn answer_for(path: &Path, common: &Common, more: Map<String, Value>) -> Result<Exit, CliError> {
    let locale = Locale::bare(&common.language()?);
    let pin = GameFolder::pin(path)?;
    let (held_by, read_only) = (GameFolder::holder(path), GameFolder::is_read_only(path, &pin));
    let installed = common.library().resolve(&pinned(&pin));
    let opened = match own_ruleset(path, common) {
        Ok(opened) => opened,
        Err(fault) => {
            let Remains { pin, game, records, untold, dropped, end } = GameFolder::without_rules(path)?;
            let left_out = (dropped, end);
            let held = Held { pin: &pin, game: &game, records, untold, left_out, held_by, read_only, installed, more };
            held.answer(&pin.layers(), &locale).write(common)?;
            // That was the answer; the rest is for people.
            return Ok(CliError::from(fault).told(common));
        }
    };
    let rules = Effective::of(opened.book, &pin.layers());
    let session = Session::open(path, Access::Read, rules)?;
    let layers: Vec<String> = session.rules.applied().iter().map(ToString::to_string).collect();
    let (records, left_out) = (session.records, session.left_out);
    let held = Held {
        pin: &session.pin,
        game: &session.game,
        records,
        untold: 0,
        left_out,
        held_by,
        read_only,
        installed,
        more,
    };
    held.answer(&layers, &locale).write(common)?;
    Ok(Exit::Done)
}

/// What a game folder holds.
struct Held<'g> {
    pin: &'g Pin,
    game: &'g Game,
    records: u64,
    /// Records that are not in the state.
    untold: u64,
    left_out: (usize, JournalEnd),
    /// Who holds it: nobody, or somebody who may not have said who it is.
    held_by: Option<Option<Holder>>,
    /// Whether it can only be looked at.
    read_only: bool,
    /// What is there for its pin.
    installed: Resolution,
    /// What a command that changed it says besides.
    more: Map<String, Value>,
}

impl Held<'_> {
    fn answer(&self, layers: &[String], locale: &Locale) -> Answer {
        let Self { pin, game, records, untold, left_out: (dropped, end), ref held_by, read_only, installed, ref more } =
            *self;
        let mut body = Map::new();
        let mut put = |key: &str, value: Value| drop(body.insert(key.to_owned(), value));
        put("name", json!(game.name));
        put("pin", json!(pin));
        put("rules", json!(installed));
        put("layers", json!(layers));
        put("party", json!(game.party));
        put("place", json!(game.place));
        put("replies", replies(game));
        put("records", json!(records));
        put("dropped", json!(dropped));
        put("reason", json!((end != JournalEnd::Whole).then_some(end)));
        put("read_only", json!(read_only));
        if let Some(Some(holder)) = held_by {
            put("held_by", json!(holder));
        }
        if untold > 0 {
            put("untold", json!(untold));
        }
        if !game.invented.is_empty() {
            put("invented", json!(game.invented));
        }
        if let Some(fight) = fight_of(game) {
            put("fight", fight);
        }
        body.extend(more.clone());
        Answer::new(Value::Object(body), self.text(layers, locale))
    }

    fn text(&self, layers: &[String], locale: &Locale) -> String {
        let Self { pin, game, records, untold, left_out: (dropped, _), .. } = self;
        let party: Vec<&str> = game.party.iter().map(|member| member.name.as_str()).collect();
        let layers = if layers.is_empty() { "none".to_owned() } else { layers.join(", ") };
        let mut text = format!(
            "{}\n{}@{}, layers: {}\nparty: {}\n{records} records, {dropped} left out",
            safe(&game.name),
            safe(&pin.id),
            pin.version,
            safe(&layers),
            safe(&party.join(", ")),
        );
        if *untold > 0 {
            text.push_str(&format!(", {untold} after the checkpoint that is shown"));
        }
        if let Some(left) = &game.left_fight {
            text.push('\n');
            text.push_str(why_left(left, locale).as_str());
        }
        text
    }
}

/// The fight of a game: how far it is, or why it cannot go on and what can still be read of it.
fn fight_of(game: &Game) -> Option<Value> {
    if let Some(left) = &game.left_fight {
        let LeftFight { why, .. } = &**left;
        let (log, unknown) = left.log();
        return Some(json!({ "round": left.round(), "stopped": why, "log": log, "unknown": unknown }));
    }
    let fight = game.fight.as_ref()?;
    let Encounter { round, outcome, .. } = &fight.encounter;
    Some(json!({ "round": round, "outcome": outcome, "events": fight.log.len() }))
}

/// Every reply with what is shown of it.
fn replies(game: &Game) -> Value {
    let replies = game.story.entries().iter().filter_map(|entry| match entry {
        Entry::Reply { seq, alternates, shown, taken_back } => {
            let text = alternates.get(*shown).map(|alternate| &alternate.told.text);
            let mut reply = json!({ "seq": seq, "alternates": alternates.len(), "shown": shown, "text": text });
            if let Some(reply) = reply.as_object_mut().filter(|_| *taken_back) {
                reply.insert("taken_back".to_owned(), json!(true));
            }
            Some(reply)
        }
        Entry::Own { .. } => None,
    });
    replies.collect()
}

/// What the first write did to a save of an older layout: said on stderr, and given back for the answer.
///
/// # Errors
/// A language that is none.
pub(super) fn said_moved_up(moved: Option<&MovedUp>, common: &Common) -> Result<Map<String, Value>, CliError> {
    let mut body = Map::new();
    if let Some(moved) = moved {
        tell(&format!("rulebound: {}", moved_up_line(moved, &Locale::bare(&common.language()?))));
        let kept = moved.kept.display().to_string();
        body.insert("moved_up".to_owned(), json!({ "from": moved.from, "to": moved.to, "kept": kept }));
    }
    Ok(body)
}
