//! Going down, death rolls, coming back.

use crate::combat::{CombatantId, DyingResult};
use crate::dice::Throw;
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, sentence};
use crate::narrate::roll::Rolled;

/// A death roll and where it leaves its maker.
pub(super) struct DeathRoll<'e> {
    pub(super) rolls: &'e [Throw],
    pub(super) kept: i64,
    pub(super) difficulty: i64,
    pub(super) successes: i64,
    pub(super) failures: i64,
    pub(super) result: DyingResult,
}

pub(super) fn dying(actor: &CombatantId, death: &DeathRoll<'_>, cast: &dyn Cast) -> Line {
    let plain = match death.result {
        DyingResult::Stable => Some(sentence("log-dying-stable")),
        DyingResult::Dead => Some(sentence("log-dying-dead")),
        DyingResult::Revived => Some(sentence("log-dying-revived")),
        DyingResult::Success | DyingResult::Failure => None,
    };
    let said = match plain {
        Some(plain) => plain.who("actor", actor, cast),
        None => {
            let rolled = Rolled {
                rolls: death.rolls,
                kept: death.kept,
                mode: crate::combat::Mode::Normal,
                modifier: 0,
                bonuses: &[],
                total: death.kept,
                pool: None,
            };
            // Harm to somebody down is a failure without dice.
            let said = match (death.result == DyingResult::Success, death.rolls.is_empty()) {
                (true, _) => sentence("log-dying-success"),
                (false, false) => sentence("log-dying-failure"),
                (false, true) => sentence("log-dying-failure-by-harm"),
            };
            let said = said.who("actor", actor, cast);
            let said = match death.rolls.is_empty() && death.result == DyingResult::Failure {
                true => said,
                false => said.with("roll", rolled.part()).with("difficulty", death.difficulty),
            };
            said.with("successes", death.successes).with("failures", death.failures)
        }
    };
    Line::of(Kind::Fate, Level::Brief, actor, said)
}

pub(super) fn down(actor: &CombatantId, dying: bool, cast: &dyn Cast) -> Line {
    let said = if dying { sentence("log-down-dying") } else { sentence("log-down") };
    Line::of(Kind::Fate, Level::Brief, actor, said.who("actor", actor, cast))
}

pub(super) fn defeated(actor: &CombatantId, cast: &dyn Cast) -> Line {
    Line::of(Kind::Fate, Level::Brief, actor, sentence("log-defeated").who("actor", actor, cast))
}

pub(super) fn revived(actor: &CombatantId, health: i64, cast: &dyn Cast) -> Line {
    let said = sentence("log-revived").who("actor", actor, cast).with("health", health);
    Line::of(Kind::Fate, Level::Brief, actor, said)
}
