//! A game that cannot be opened, as it was: what its newest checkpoint and its journal still tell without a ruleset.
//!
//! Must not know: keys, files.

use crate::game::left_fight::LeftFight;
use crate::game::{Game, Pin};
use crate::locale::{Arg, Locale};
use crate::narrate::{Level, narrate, say, why_left};
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::word;

/// What is left of a game.
#[derive(Debug, Clone, Copy)]
pub struct Remains<'g> {
    /// Which ruleset it is pinned to.
    pub pin: &'g Pin,
    /// Its state at its newest checkpoint.
    pub game: &'g Game,
    /// How many records there are.
    pub records: u64,
    /// How many of them came after that checkpoint.
    pub untold: u64,
}

/// What there was of a game, after why it cannot be opened.
pub fn lines(remains: Remains<'_>, fault: SafeText, locale: &Locale) -> Vec<Line> {
    let Remains { pin, game, records, untold } = remains;
    let mut lines = vec![Line::with(fault, Role::Bad), Line::empty()];
    let version = Arg::Number(pin.version);
    lines.push(Line::of(locale.word("remains-rules", &[("id", Arg::text(&pin.id)), ("version", version)])));
    lines.push(Line::of(locale.word("remains-party", &[("party", Arg::Text(party(game)))])));
    let count = |number: u64| Arg::Number(i64::try_from(number).unwrap_or(i64::MAX));
    lines.push(Line::of(locale.word("remains-records", &[("count", count(records)), ("untold", count(untold))])));
    if let Some(left) = &game.left_fight {
        lines.push(Line::empty());
        lines.extend(fight(left, locale));
    }
    lines
}

fn party(game: &Game) -> SafeText {
    let names: Vec<&str> = game.party.iter().map(|member| member.name.as_str()).collect();
    safe(&names.join(", "))
}

/// Why a fight cannot go on, and its log.
pub fn fight(left: &LeftFight, locale: &Locale) -> Vec<Line> {
    let (log, unknown) = left.log();
    let mut lines = vec![Line::with(why_left(left, locale), Role::Notice), Line::empty()];
    let said = log.iter().map(|event| narrate(event, left)).filter(|line| line.level < Level::Unseen);
    lines.extend(said.map(|line| Line::of(say(&line, locale).text)).filter(|line| !line.plain().is_empty()));
    if unknown > 0 {
        let count = Arg::from(unknown);
        lines.push(Line::with(locale.word("remains-unknown", &[("count", count)]), Role::Faint));
    }
    if lines.len() == 2 {
        lines.push(Line::with(word(locale, "remains-no-log"), Role::Faint));
    }
    lines
}
