//! Conditions going on and off, and things kept up (combat.md 3.12, 3.11).

use crate::combat::effects::condition_label;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{
    CombatantId, ConcentrationEnd, ConcentrationState, ConditionReason, LabelRef, Tracking,
};
use crate::combat::hide::immune;
use crate::combat::resolve::save::{By, save};
use crate::combat::scratch::Scratch;
use crate::dice::to_f64;
use crate::format::scalar::{Id, truncated};

/// Puts a condition on, with what puts it on where that has a name; a clock that runs already is set anew. `true` where it took.
pub fn put_on(
    s: &mut Scratch<'_>,
    target: &CombatantId,
    condition: &Id,
    reason: ConditionReason,
    tracking: Option<Tracking>,
    cause: Option<&LabelRef>,
) -> bool {
    let Some(who) = s.who(target) else { return false };
    let label = condition_label(s.rules, condition);
    if immune(s.rules, &who, condition) {
        s.emit(FightEvent::Condition {
            target: target.clone(),
            condition: label,
            active: false,
            reason: ConditionReason::Immune,
            rounds: None,
            tracking: None,
            label: cause.cloned(),
            fight_over: false,
        });
        return false;
    }
    let rounds = tracking.as_ref().and_then(|tracking| tracking.rounds);
    s.emit(FightEvent::Condition {
        target: target.clone(),
        condition: label,
        active: true,
        reason,
        rounds,
        tracking,
        label: cause.cloned(),
        fight_over: false,
    });
    true
}

/// Takes a condition off, where it is on.
pub fn lift(s: &mut Scratch<'_>, target: &CombatantId, condition: &Id, reason: ConditionReason) {
    if let Some(ended) = off(s, target, condition, reason, Ending::InTheFight) {
        s.emit(ended);
    }
}

/// Takes a condition off because the fight ends before its time has run out.
pub fn lift_with_fight(s: &mut Scratch<'_>, target: &CombatantId, condition: &Id) {
    if let Some(ended) = off(s, target, condition, ConditionReason::Expired, Ending::WithTheFight) {
        s.emit(ended);
    }
}

/// When a condition goes off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ending {
    InTheFight,
    WithTheFight,
}

fn off(
    s: &Scratch<'_>,
    target: &CombatantId,
    condition: &Id,
    reason: ConditionReason,
    ending: Ending,
) -> Option<FightEvent> {
    let on = s.fight.combatant(target).is_some_and(|who| who.has_condition(condition.as_str()));
    on.then(|| FightEvent::Condition {
        target: target.clone(),
        condition: condition_label(s.rules, condition),
        active: false,
        reason,
        rounds: None,
        tracking: None,
        label: None,
        fight_over: ending == Ending::WithTheFight,
    })
}

/// Begins keeping something up; what was kept up before ends.
pub fn begin_concentration(s: &mut Scratch<'_>, actor: &CombatantId, option_id: &str, label: &LabelRef) {
    end_concentration(s, actor, ConcentrationEnd::Replaced);
    s.emit(FightEvent::Concentration {
        actor: actor.clone(),
        label: label.clone(),
        state: ConcentrationState::Started,
        option_id: Some(option_id.into()),
        reason: None,
    });
}

/// Ends what somebody keeps up, and every condition that hangs on it.
pub fn end_concentration(s: &mut Scratch<'_>, actor: &CombatantId, reason: ConcentrationEnd) {
    let Some(kept) = s.fight.combatant(actor).and_then(|who| who.concentrating.clone()) else { return };
    s.emit(FightEvent::Concentration {
        actor: actor.clone(),
        label: kept.label,
        state: ConcentrationState::Ended,
        option_id: Some(kept.option_id),
        reason: Some(reason),
    });
    for (holder, condition) in caused_by(s, actor, |tracking| tracking.concentration) {
        lift(s, &holder, &condition, ConditionReason::Concentration);
    }
}

/// Conditions with a clock that somebody caused and that pass a test: on whom, which.
pub fn caused_by(s: &Scratch<'_>, source: &CombatantId, test: impl Fn(&Tracking) -> bool) -> Vec<(CombatantId, Id)> {
    let mut found = Vec::new();
    for who in &s.fight.combatants {
        for tracked in &who.tracked {
            if tracked.tracking.source.as_ref() == Some(source) && test(&tracked.tracking) {
                found.push((who.id.clone(), tracked.condition.clone()));
            }
        }
    }
    found
}

/// Harm shakes what somebody keeps up.
pub fn shake_concentration(s: &mut Scratch<'_>, actor: &CombatantId, dealt: i64) {
    let Some(kept) = s.fight.combatant(actor).and_then(|who| who.concentrating.clone()) else { return };
    let Some(rule) = s.combat.concentration.as_ref() else { return };
    let from_harm = truncated((to_f64(dealt) * rule.from_damage.get()).floor());
    let difficulty = rule.floor.get().max(from_harm);
    if save(s, actor, &rule.save, difficulty, By { source: None, label: Some(&kept.label) }) {
        s.emit(FightEvent::Concentration {
            actor: actor.clone(),
            label: kept.label,
            state: ConcentrationState::Kept,
            option_id: Some(kept.option_id),
            reason: None,
        });
    } else {
        end_concentration(s, actor, ConcentrationEnd::Damage);
    }
}
