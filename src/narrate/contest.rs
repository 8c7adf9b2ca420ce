//! Contests.

use crate::combat::{CombatantId, ContestThrow, LabelRef};
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, Part, sentence};
use crate::narrate::roll::Rolled;

/// Who tries whom, and who won.
pub(super) struct Contest<'e> {
    pub(super) actor: &'e CombatantId,
    pub(super) target: &'e CombatantId,
    pub(super) label: &'e LabelRef,
    pub(super) attacker: &'e ContestThrow,
    pub(super) defender: &'e ContestThrow,
    pub(super) winner: &'e CombatantId,
}

pub(super) fn contest(contest: &Contest<'_>, cast: &dyn Cast) -> Line {
    // Successes of a pool are not a sum: what was rolled is named before them.
    let said = match (contest.attacker.pool.is_some(), contest.winner == contest.actor) {
        (false, true) => sentence("log-contest-won"),
        (false, false) => sentence("log-contest-lost"),
        (true, true) => sentence("log-contest-pool-won"),
        (true, false) => sentence("log-contest-pool-lost"),
    };
    let said = said
        .who("actor", contest.actor, cast)
        .who("target", contest.target, cast)
        .with("label", contest.label)
        .with("roll", thrown(contest.attacker))
        .with("check", &contest.attacker.check)
        .with("target-roll", thrown(contest.defender))
        .with("target-check", &contest.defender.check);
    Line::of(Kind::Roll, Level::Brief, contest.actor, said)
}

fn thrown(side: &ContestThrow) -> Part {
    let rolled = Rolled {
        rolls: &side.rolls,
        kept: side.kept.unwrap_or(side.total),
        mode: side.mode,
        modifier: side.modifier,
        bonuses: &side.bonuses,
        total: side.total,
        pool: side.pool.as_ref(),
    };
    rolled.part()
}
