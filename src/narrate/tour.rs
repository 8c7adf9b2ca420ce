//! The string tour: lines of a log that show every string a fight can show, each once, for a translator to read.
//!
//! Nothing of it happened, and it is the same at every run. Each string is put into a sentence in which a fight says such a
//! thing; beside it stand only the program's words, numbers that take every plural form in turn, and made-up party members
//! with a short and a long name. Which strings there are is the visitor's word (`locale::display_strings`), so the tour,
//! coverage and templates cannot disagree.

use std::collections::HashSet;

use crate::dice::Throw;
use crate::locale::{DisplayString, Section};
use crate::narrate::cast::CastName;
use crate::narrate::line::{Part, Sentence, faces, sentence};
use crate::text::{Named, RulesetText};

/// Party members of the tour.
const NAMES: [&str; 2] = ["Bo", "Wilhelmina of the Long Water"];
/// Numbers that ask for every plural form of the languages there are.
const COUNTS: [i64; 5] = [1, 2, 5, 21, 100];

/// A line of the tour.
#[derive(Debug, Clone, PartialEq)]
pub struct TourLine {
    /// The string that it shows.
    pub string: DisplayString,
    /// What is said.
    pub sentence: Sentence,
}

/// The tour of all strings that a fight shows, in the order in which a ruleset has them.
pub fn tour(strings: &[DisplayString]) -> Vec<TourLine> {
    let mut seen = HashSet::new();
    let shown = strings.iter().filter(|string| string.in_fight && seen.insert(string.text.english()));
    let lines = shown.enumerate().map(|(at, string)| TourLine { string: string.clone(), sentence: say(string, at) });
    lines.collect()
}

/// What a fight has to say that shows a string.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Foe,
    Deed,
    Blow,
    Harm,
    Condition,
    Pool,
    Mark,
    Budget,
    Roll,
    Contest,
    Coin,
    Alone,
}

impl Role {
    fn of(pointer: &str) -> Self {
        let steps: Vec<&str> = pointer.split('/').skip(1).collect();
        match steps.as_slice() {
            ["sheet", "live", "conditions", ..] => Self::Condition,
            ["sheet", "live", "states", _, "values" | "valueLabels", _] => Self::Condition,
            ["sheet", "live", "tracks", _, "kinds" | "levels", ..] => Self::Mark,
            ["sheet", "live", ..] => Self::Pool,
            ["combat", "economy", ..] => Self::Budget,
            ["combat", "checks", ..] => Self::Roll,
            ["combat", "contests", ..] => Self::Contest,
            ["combat", "damageTypes", ..]
            | [.., "damageType" | "type"]
            | [.., "resist" | "vulnerable" | "immune", _] => Self::Harm,
            ["combat", "threat", ..] => Self::Foe,
            ["combat", "distance" | "initiative", ..] | [.., "units", "distance", "label"] => Self::Alone,
            ["items", "currencies", ..] => Self::Coin,
            [.., "creature", "actions", _, "name"] => Self::Blow,
            [.., "traits", _, "text"] => Self::Alone,
            [.., "modes", _, "label"] => Self::Blow,
            [.., "entries", _, "label"] => Self::Deed,
            _ => Self::Deed,
        }
    }
}

fn say(string: &DisplayString, at: usize) -> Sentence {
    let pick = |of: usize| at % of;
    let count = COUNTS.get(pick(COUNTS.len())).copied().unwrap_or(1);
    let player =
        |turn: usize| Part::Who(CastName::OfPlayer(NAMES.get((at + turn) % 2).copied().unwrap_or_default().into()));
    let text = || Part::from(&string.text);
    let foe = match string.section {
        Section::Creatures => string.pointer.ends_with("/label"),
        _ => false,
    };
    let role = match Role::of(&string.pointer) {
        _ if foe => Role::Foe,
        // A note on a row is a sentence of its own and no name.
        Role::Deed if string.text.english().ends_with('.') => Role::Alone,
        role => role,
    };
    match role {
        Role::Foe => {
            // One of its kind, then one of many.
            let number = (pick(2) == 1).then_some(2);
            let who = Part::Who(CastName::OfRuleset(Named { base: RulesetText::clone(&string.text), number }));
            match pick(4) {
                0 => sentence("log-turn").with("actor", who),
                1 => sentence("log-standard-help").with("actor", player(0)).with("target", who),
                2 => sentence("log-defeated").with("actor", who),
                _ => sentence("log-heal")
                    .with("target", who)
                    .with("amount", count)
                    .with("health", count)
                    .with("max", 100_i64),
            }
        }
        Role::Blow => sentence(if pick(2) == 0 { "log-attack-hit" } else { "log-attack-miss" })
            .with("actor", player(0))
            .with("target", player(1))
            .with("label", text())
            .with("roll", rolled(count))
            .with("defense", sentence("log-defense").with("value", 12_i64)),
        Role::Deed => match pick(3) {
            0 => sentence("log-deed").with("actor", player(0)).with("label", text()),
            1 => sentence("log-deed-at").with("actor", player(0)).with("label", text()).with("targets", player(1)),
            _ => sentence("log-uses").with("label", text()).with("left", count).with("of", 100_i64),
        },
        Role::Harm => sentence("log-damage")
            .with("target", player(0))
            .with("type", text())
            .with("dealt", count)
            .with("health", count)
            .with("max", 100_i64),
        Role::Condition => match pick(2) {
            0 => sentence("log-condition-applied-rounds")
                .with("target", player(0))
                .with("condition", text())
                .with("rounds", count),
            _ => sentence("log-condition-expired").with("target", player(0)).with("condition", text()),
        },
        Role::Pool => match pick(2) {
            0 => sentence("log-spend").with("actor", player(0)).with("label", text()).with("amount", count),
            _ => sentence("log-restored")
                .with("target", player(0))
                .with("pool", text())
                .with("amount", count)
                .with("value", count)
                .with("max", 100_i64),
        },
        Role::Mark => sentence("log-note-mark").with("mark", text()),
        Role::Budget => sentence("log-budget").with("actor", player(0)).with("budget", text()).with("left", count),
        Role::Roll => sentence(if pick(2) == 0 { "log-save-success" } else { "log-save-failure" })
            .with("actor", player(0))
            .with("save", text())
            .with("roll", rolled(count))
            .with("difficulty", 12_i64),
        Role::Contest => sentence(if pick(2) == 0 { "log-contest-won" } else { "log-contest-lost" })
            .with("actor", player(0))
            .with("target", player(1))
            .with("label", text())
            .with("roll", rolled(count))
            .with("check", sentence("log-name-check"))
            .with("target-roll", rolled(count))
            .with("target-check", sentence("log-name-check")),
        Role::Coin => sentence("loot-fallen").with("item", text()).with("count", count),
        Role::Alone => sentence("log-sentences").with("text", text()),
    }
}

/// A throw of two dice with something added.
fn rolled(count: i64) -> Part {
    let throws = [Throw { sides: 6, face: 5 }, Throw { sides: 6, face: 2 }];
    let base = sentence("log-roll-sum").with("kept", 7_i64).with("faces", faces(&throws));
    sentence("log-roll-total")
        .with("base", base)
        .with("terms", sentence("log-term-plus").with("value", count))
        .with("total", 7 + count)
        .into()
}
