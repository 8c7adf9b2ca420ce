//! Why a choice in a fight was refused: a closed list, a sentence each (combat.md 3.5).

use crate::combat::{CombatantId, FightRefusal};
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, Sentence, sentence};

pub(super) fn refused(actor: &CombatantId, reason: FightRefusal, cast: &dyn Cast) -> Line {
    let said = sentence("log-refused").who("actor", actor, cast).with("reason", refusal(reason));
    Line::of(Kind::Refusal, Level::Normal, actor, said)
}

/// The sentence of a refusal.
pub fn refusal(reason: FightRefusal) -> Sentence {
    match reason {
        FightRefusal::EncounterOver => sentence("refusal-encounter-over"),
        FightRefusal::UnknownActor => sentence("refusal-unknown-actor"),
        FightRefusal::NotYourTurn => sentence("refusal-not-your-turn"),
        FightRefusal::UnknownOption => sentence("refusal-unknown-option"),
        FightRefusal::CannotAct => sentence("refusal-cannot-act"),
        FightRefusal::Down => sentence("refusal-down"),
        FightRefusal::BadTarget => sentence("refusal-bad-target"),
        FightRefusal::NoBudget => sentence("refusal-no-budget"),
        FightRefusal::Insufficient => sentence("refusal-insufficient"),
        FightRefusal::BadPool => sentence("refusal-bad-pool"),
        FightRefusal::UnknownCreature => sentence("refusal-unknown-creature"),
        FightRefusal::NoHealth => sentence("refusal-no-health"),
        FightRefusal::Unreachable => sentence("refusal-unreachable"),
        FightRefusal::WindowOpen => sentence("refusal-window-open"),
        FightRefusal::StaleWindow => sentence("refusal-stale-window"),
        FightRefusal::OutOfReach => sentence("refusal-out-of-reach"),
        FightRefusal::NoLineOfSight => sentence("refusal-no-line-of-sight"),
        FightRefusal::BadCell => sentence("refusal-bad-cell"),
        FightRefusal::UnknownStyle => sentence("refusal-unknown-style"),
        FightRefusal::UnknownMode => sentence("refusal-unknown-mode"),
    }
}
