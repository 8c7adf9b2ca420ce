//! What taking an entry back comes to, in the player's words: whose values go back, and which were changed since and stay.
//!
//! Must not know: what any value means.

use crate::game::story::{Back, Ending};
use crate::locale::{Arg, Locale};
use crate::text::SafeText;
use crate::view::model::{Line, Role};
use crate::view::parts::word;

/// Lines for the question whether it is taken back.
pub fn what_goes_back(back: &Back, locale: &Locale) -> Vec<Line> {
    let mut lines = Vec::new();
    for (key, places, role) in
        [("back-puts", &back.put_back, Role::Plain), ("back-leaves", &back.left_alone, Role::Notice)]
    {
        if places.is_empty() {
            continue;
        }
        lines.push(Line::with(word(locale, key), Role::Faint));
        let said = grouped(places, &back.state, locale);
        lines.extend(said.into_iter().map(|text| Line::with(text, role).indented(2).wrapped()));
    }
    lines
}

/// Places in a state, told by the part of the game that they are in, with how many values of it each stands for.
fn grouped(places: &[String], state: &Ending, locale: &Locale) -> Vec<SafeText> {
    let mut groups: Vec<(&'static str, String, usize)> = Vec::new();
    for place in places {
        let (key, who) = part_of(place, state);
        match groups.iter_mut().find(|(own, name, _)| *own == key && *name == who) {
            Some((_, _, count)) => *count += 1,
            None => groups.push((key, who, 1)),
        }
    }
    let said = groups
        .iter()
        .map(|(key, who, count)| locale.word(key, &[("who", Arg::text(who)), ("count", Arg::from(*count))]));
    said.collect()
}

/// The words for a place in a state, and the member that it belongs to.
fn part_of(place: &str, state: &Ending) -> (&'static str, String) {
    let mut steps = place.split('/').skip(1);
    match steps.next() {
        Some("party") => {
            let member = steps.next().and_then(|at| state.party.get(at.parse::<usize>().ok()?));
            let key = match steps.next() {
                Some("sheet") => "back-sheet",
                Some("live") => "back-live",
                Some("bag") => "back-bag",
                _ => "back-member",
            };
            (if member.is_none() { "back-party" } else { key }, member.map(|own| own.name.clone()).unwrap_or_default())
        }
        Some("place") => ("back-place", String::new()),
        Some("visit" | "visits") => ("back-stock", String::new()),
        Some("invented") => ("back-invented", String::new()),
        Some("loot") => ("back-loot", String::new()),
        Some("dice") => ("back-dice", String::new()),
        Some("history") => ("back-history", String::new()),
        _ => ("back-fight", String::new()),
    }
}
