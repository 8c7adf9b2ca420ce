//! A reply is told, told again or goes on: its tags are answered and what they change happens (amendments.md 4 and 7).
//! Alternates are shown, replies deleted, entries taken back.

use crate::dice::Roller;
use crate::game::decide::peace;
use crate::game::story::{BackBy, Ending, Entry, Told};
use crate::game::{Command, Event, Game, GameRefusal};
use crate::items::Party;
use crate::rules::Effective;
use crate::story::{Reply, Setting, StockDice, answer_reply};

/// Most bytes of one reply, as `exec` has it.
pub const REPLY_BYTES_MAX: usize = 1_048_576;

/// Answers the tags of a command that tells something, and says what comes of it. The reply is what was answered; of one that
/// goes on, the added text.
///
/// # Errors
/// `in-a-fight`, `nothing-told`, `reply-too-large`; to tell the latest again or go on with it `no-reply`, `changed-since`
/// where something was changed after it, `ending-not-kept`; `no-story` for any other command.
pub fn told(
    rules: &Effective,
    game: &Game,
    command: &Command,
    roller: &mut Roller,
) -> Result<(Reply, Event), GameRefusal> {
    peace(game)?;
    match command {
        Command::Tell { text } => {
            let reply = answer(rules, game, &game.ending(), fit(text, 0)?, roller);
            let event = Event::Told { reply: Told { text: reply.text.clone() }, facts: reply.facts.clone() };
            Ok((reply, event))
        }
        Command::Retell { text } => {
            let text = fit(text, 0)?;
            let before = before_latest(game)?;
            let reply = answer(&rules.with_invented(&before.invented), game, before, text, roller);
            let event = Event::Retold { reply: Told { text: reply.text.clone() }, facts: reply.facts.clone() };
            Ok((reply, event))
        }
        Command::GoOn { text } => {
            let shown = shown_latest(game)?;
            let reply = answer(rules, game, &game.ending(), fit(text, shown.text.len())?, roller);
            let whole = Told { text: format!("{}{}", shown.text, reply.text) };
            let event = Event::WentOn { reply: whole, facts: reply.facts.clone() };
            Ok((reply, event))
        }
        _ => Err(GameRefusal::new("no-story")),
    }
}

/// Whether another alternate of the latest reply can be told.
///
/// # Errors
/// `in-a-fight`, `no-reply`, `changed-since`, `ending-not-kept`.
pub fn can_retell(game: &Game) -> Result<(), GameRefusal> {
    peace(game)?;
    before_latest(game).map(drop)
}

/// Whether the latest reply can go on.
///
/// # Errors
/// `in-a-fight`, `no-reply`, `changed-since`.
pub fn can_go_on(game: &Game) -> Result<(), GameRefusal> {
    peace(game)?;
    shown_latest(game).map(drop)
}

/// Another alternate of a reply is shown.
pub(super) fn show(game: &Game, seq: u64, alternate: usize) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let (place, alternates) = reply_of(game, seq)?;
    let wanted = alternates.get(alternate).ok_or_else(|| GameRefusal::new("no-alternate"))?;
    if game.story.is_in_force(place) && wanted.ending.is_none() {
        return Err(GameRefusal::new("ending-not-kept"));
    }
    Ok(vec![Event::Showed { seq, alternate }])
}

/// A reply is deleted.
pub(super) fn delete(game: &Game, seq: u64) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let (place, _) = reply_of(game, seq)?;
    if game.story.is_in_force(place) && game.story.before(place).is_none() {
        return Err(GameRefusal::new("ending-not-kept"));
    }
    Ok(vec![Event::Deleted { seq }])
}

/// An entry is taken back; where none is named, the latest that is not taken back yet and of which something still stands as it
/// left it.
pub(super) fn take_back(game: &Game, seq: Option<u64>) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let latest = || {
        let own = game.story.own();
        let entries = game.story.entries().iter().rev().filter(|entry| !entry.taken_back()).map(Entry::seq);
        // What is not kept any more is named, to be refused for that.
        own.into_iter().chain(entries).find(|seq| game.back(*seq).is_none_or(|back| back.is_done()))
    };
    let seq = seq.or_else(latest).ok_or_else(|| GameRefusal::new("nothing-to-undo"))?;
    if let Some(entry) = game.story.find(seq).and_then(|place| game.story.entries().get(place))
        && entry.taken_back()
    {
        return Err(GameRefusal::new("taken-back-already"));
    }
    if game.story.find(seq).is_none() && game.story.own() != Some(seq) {
        return Err(GameRefusal::new("no-entry"));
    }
    game.back(seq).ok_or_else(|| GameRefusal::new("ending-not-kept"))?;
    Ok(vec![Event::TakenBack { seq, by: BackBy::Thing }])
}

fn fit(text: &str, had: usize) -> Result<&str, GameRefusal> {
    if text.trim().is_empty() {
        return Err(GameRefusal::new("nothing-told"));
    }
    let bytes = text.len() + had;
    if bytes > REPLY_BYTES_MAX {
        return Err(GameRefusal::new("reply-too-large").about(&bytes.to_string()));
    }
    Ok(text)
}

fn answer(rules: &Effective, game: &Game, state: &Ending, text: &str, roller: &mut Roller) -> Reply {
    let party = state.party.iter().map(|member| (**member).clone()).collect();
    let (place, invented) = (state.place.clone(), state.invented.clone());
    let party = Party { party, place, invented, ..Party::default() };
    let (visit, visits, stock) = (Some(&state.visit), state.visits, StockDice::Seeded(game.seed));
    answer_reply(rules, Setting { party: &party, visit, visits, stock }, text, roller)
}

/// The state before the latest reply, where nothing came after it but what led back to that very state.
pub(in crate::game) fn before_latest(game: &Game) -> Result<&Ending, GameRefusal> {
    let latest = game.story.latest().ok_or_else(|| GameRefusal::new("no-reply"))?;
    let before = game.story.before(latest);
    let is_last = || latest + 1 == game.story.entries().len() && game.story.own().is_none();
    let led_back = || is_last() && before.is_some_and(|before| game.ending() == *before);
    if !game.story.is_in_force(latest) && !led_back() {
        return Err(GameRefusal::new("changed-since"));
    }
    before.ok_or_else(|| GameRefusal::new("ending-not-kept"))
}

/// What is shown of the latest reply, where no entry came after it.
fn shown_latest(game: &Game) -> Result<&Told, GameRefusal> {
    let latest = game.story.latest().ok_or_else(|| GameRefusal::new("no-reply"))?;
    if latest + 1 != game.story.entries().len() {
        return Err(GameRefusal::new("changed-since"));
    }
    game.story.told().next_back().ok_or_else(|| GameRefusal::new("no-reply"))
}

fn reply_of(game: &Game, seq: u64) -> Result<(usize, &[crate::game::story::Alternate]), GameRefusal> {
    let place = game.story.find(seq).ok_or_else(|| GameRefusal::new("no-entry"))?;
    match game.story.entries().get(place) {
        Some(Entry::Reply { alternates, .. }) => Ok((place, alternates)),
        _ => Err(GameRefusal::new("no-reply")),
    }
}
