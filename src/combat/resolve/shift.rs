//! Initiative that attacks move: crashing and recovering (combat.md 4.4).

use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, ConditionReason, InitiativeEntry, ShiftReason};
use crate::combat::resolve::condition::lift;
use crate::combat::resolve::initiative::ordered;
use crate::combat::scratch::Scratch;

/// Crashes are over when the fight is.
pub fn lift_crashes(s: &mut Scratch<'_>) {
    let resource = s.combat.initiative.resource.as_ref();
    let Some(condition) = resource.and_then(|rule| rule.crash.as_ref()).and_then(|crash| crash.condition.clone())
    else {
        return;
    };
    let crashed: Vec<_> =
        s.fight.combatants.iter().filter(|who| who.crashed_since.is_some()).map(|who| who.id.clone()).collect();
    for who in crashed {
        lift(s, &who, &condition, ConditionReason::Recovered);
    }
}

/// Sorts the order by the current numbers at a new round; nobody throws again.
pub fn reorder(s: &mut Scratch<'_>) {
    let entries = s
        .fight
        .combatants
        .iter()
        .filter(|who| !who.defeated)
        .map(|who| InitiativeEntry {
            actor: who.id.clone(),
            roll: Vec::new(),
            modifier: who.initiative_modifier,
            total: who.initiative,
        })
        .collect();
    let entries = ordered(s.fight, entries);
    s.emit(FightEvent::Initiative { entries });
}

/// Somebody crashed comes back after so many turns of their own.
pub fn recover(s: &mut Scratch<'_>, actor: &CombatantId) {
    let Some(resource) = s.combat.initiative.resource.as_ref() else { return };
    let Some(after) = resource.crash.as_ref().and_then(|crash| crash.recover_after) else { return };
    let Some(who) = s.fight.combatant(actor) else { return };
    let Some(since) = who.crashed_since else { return };
    if i64::from(who.turns_begun) - i64::from(since) >= after.get() {
        rise(s, actor, resource.base.get());
    }
}

/// Ends a crash on a number.
pub fn rise(s: &mut Scratch<'_>, actor: &CombatantId, total: i64) {
    let crash = s.combat.initiative.resource.as_ref().and_then(|resource| resource.crash.as_ref());
    if let Some(condition) = crash.and_then(|crash| crash.condition.clone()) {
        lift(s, actor, &condition, ConditionReason::Recovered);
    }
    let before = s.fight.combatant(actor).map_or(0, |who| who.initiative);
    s.emit(shift(actor, total - before, total, ShiftReason::Recovered));
}

/// A plain change of somebody's number.
pub fn shift(actor: &CombatantId, amount: i64, total: i64, reason: ShiftReason) -> FightEvent {
    FightEvent::Shift {
        actor: actor.clone(),
        amount,
        before: Some(total - amount),
        total,
        reason,
        source: None,
        label: None,
        rolls: Vec::new(),
        flat: 0,
        pool: None,
        soak: None,
        floor: None,
        saved: false,
    }
}

/// Whoever opens the fight at or below the line is crashed; the initiative event itself says so, the condition follows.
pub fn open(s: &mut Scratch<'_>) {
    let crash = s.combat.initiative.resource.as_ref().and_then(|resource| resource.crash.as_ref());
    let Some(condition) = crash.and_then(|crash| crash.condition.clone()) else { return };
    let crashed = s.fight.combatants.iter().filter(|who| who.crashed_since.is_some());
    let crashed: Vec<CombatantId> = crashed.map(|who| who.id.clone()).collect();
    for who in crashed {
        crate::combat::resolve::condition::put_on(s, &who, &condition, ConditionReason::Applied, None, None);
    }
}

/// Takes the crash condition off somebody who is above the line again.
pub fn rise_above(s: &mut Scratch<'_>, who_id: &CombatantId) {
    let Some(crash) = s.combat.initiative.resource.as_ref().and_then(|resource| resource.crash.as_ref()) else {
        return;
    };
    let above = s.fight.combatant(who_id).is_some_and(|who| who.initiative > crash.at.get());
    if let Some(condition) = crash.condition.as_ref().filter(|_| above) {
        lift(s, who_id, condition, ConditionReason::Recovered);
    }
}
