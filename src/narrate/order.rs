//! Rounds, turns, the order, the end.

use crate::combat::{CombatantId, InitiativeEntry, Outcome};
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, Part, joined, sentence};

pub(super) fn initiative(entries: &[InitiativeEntry], cast: &dyn Cast) -> Line {
    let order = entries
        .iter()
        .map(|entry| sentence("log-initiative-entry").who("actor", &entry.actor, cast).with("total", entry.total))
        .map(Part::from)
        .collect();
    Line::nobodys(Kind::Order, Level::Normal, sentence("log-initiative").with("order", joined("log-join-list", order)))
}

pub(super) fn round(round: u32) -> Line {
    Line::nobodys(Kind::Order, Level::Brief, sentence("log-round").with("number", round))
}

pub(super) fn turn(actor: &CombatantId, cast: &dyn Cast) -> Line {
    Line::of(Kind::Order, Level::Normal, actor, sentence("log-turn").who("actor", actor, cast))
}

pub(super) fn outcome(outcome: Outcome) -> Line {
    let said = match outcome {
        Outcome::Victory => sentence("log-outcome-victory"),
        Outcome::Defeat => sentence("log-outcome-defeat"),
        Outcome::Fled => sentence("log-outcome-fled"),
    };
    Line::nobodys(Kind::Outcome, Level::Brief, said)
}
