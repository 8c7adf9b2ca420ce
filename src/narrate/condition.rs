//! Conditions, and what is kept up.

use crate::combat::{CombatantId, ConcentrationEnd, ConcentrationState, ConditionReason, LabelRef};
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, sentence};

/// A condition that went on or off, or did not.
pub(super) struct Change<'e> {
    pub(super) condition: &'e LabelRef,
    pub(super) active: bool,
    pub(super) reason: ConditionReason,
    pub(super) rounds: Option<i64>,
    pub(super) fight_over: bool,
}

pub(super) fn condition(target: &CombatantId, change: &Change<'_>, cast: &dyn Cast) -> Line {
    let said = match (change.reason, change.rounds) {
        (ConditionReason::Immune, _) => sentence("log-condition-immune"),
        (_, Some(rounds)) if change.active => sentence("log-condition-applied-rounds").with("rounds", rounds),
        _ if change.active => sentence("log-condition-applied"),
        (ConditionReason::Save, _) => sentence("log-condition-save"),
        (ConditionReason::Expired, _) if change.fight_over => sentence("log-condition-fight-over"),
        (ConditionReason::Expired, _) => sentence("log-condition-expired"),
        (ConditionReason::Damage, _) => sentence("log-condition-damage"),
        (ConditionReason::Concentration, _) => sentence("log-condition-concentration"),
        (ConditionReason::Revived, _) => sentence("log-condition-revived"),
        (ConditionReason::Contest, _) => sentence("log-condition-contest"),
        (ConditionReason::Spent, _) => sentence("log-condition-spent"),
        (ConditionReason::Recovered, _) => sentence("log-condition-recovered"),
        (ConditionReason::Down, _) => sentence("log-condition-down"),
        (ConditionReason::Applied, _) => sentence("log-condition-removed"),
    };
    let said = said.who("target", target, cast).with("condition", change.condition);
    Line::of(Kind::Condition, Level::Brief, target, said)
}

pub(super) fn concentration(
    actor: &CombatantId,
    label: &LabelRef,
    state: ConcentrationState,
    reason: Option<ConcentrationEnd>,
    cast: &dyn Cast,
) -> Line {
    let said = match (state, reason) {
        (ConcentrationState::Started, _) => sentence("log-concentration-started"),
        (ConcentrationState::Kept, _) => sentence("log-concentration-kept"),
        (ConcentrationState::Ended, Some(ConcentrationEnd::Damage)) => sentence("log-concentration-ended-damage"),
        (ConcentrationState::Ended, Some(ConcentrationEnd::Replaced)) => sentence("log-concentration-ended-replaced"),
        (ConcentrationState::Ended, Some(ConcentrationEnd::Down)) => sentence("log-concentration-ended-down"),
        (ConcentrationState::Ended, Some(ConcentrationEnd::Other) | None) => sentence("log-concentration-ended"),
    };
    let said = said.who("actor", actor, cast).with("label", label);
    Line::of(Kind::Condition, Level::Normal, actor, said)
}
