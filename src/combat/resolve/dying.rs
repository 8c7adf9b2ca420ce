//! Going down, death rolls, coming back (combat.md 3.11, 3.14).

use crate::combat::encounter::Side;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, ConcentrationEnd, ConditionReason, DyingResult};
use crate::combat::resolve::condition::{caused_by, end_concentration, lift, put_on, shake_concentration};
use crate::combat::resolve::damage::Dealt;
use crate::combat::scratch::{Scratch, sum};
use crate::combat::vitals;
use crate::format::condition::Effect;
use crate::format::dying::{Dying, DyingMax, Failures};
use crate::format::scalar::Id;

/// What follows a blow that got through.
pub fn after_blow(s: &mut Scratch<'_>, target_id: &CombatantId, dealt: &Dealt, critical: bool) {
    if dealt.total <= 0 && !dealt.overwhelmed {
        return;
    }
    end_on_damage(s, target_id);
    let Some(target) = s.who(target_id) else { return };
    let (empty, down) = (vitals(s.rules, s.combat, &target).health <= 0, target.down);
    drop(target);
    if !(empty || dealt.overwhelmed || down) {
        shake_concentration(s, target_id, dealt.total);
        return;
    }
    if down {
        struck_while_down(s, target_id, critical);
    } else {
        go_down(s, target_id);
    }
}

fn end_on_damage(s: &mut Scratch<'_>, target: &CombatantId) {
    let Some(who) = s.who(target) else { return };
    let ending: Vec<Id> = s
        .combat
        .conditions
        .iter()
        .filter(|rule| rule.effects.contains(&Effect::EndsOnDamage) && who.has_condition(rule.condition.as_str()))
        .map(|rule| rule.condition.clone())
        .collect();
    for condition in ending {
        lift(s, target, &condition, ConditionReason::Damage);
    }
}

/// Somebody falls.
fn go_down(s: &mut Scratch<'_>, target_id: &CombatantId) {
    end_concentration(s, target_id, ConcentrationEnd::Down);
    let hanging: Vec<Id> = s
        .combat
        .conditions
        .iter()
        .filter(|rule| rule.ends_when_source_down == Some(true))
        .map(|rule| rule.condition.clone())
        .collect();
    for (holder, condition) in caused_by(s, target_id, |_| true) {
        if holder != *target_id && hanging.contains(&condition) {
            lift(s, &holder, &condition, ConditionReason::Expired);
        }
    }
    let party = s.fight.combatant(target_id).is_some_and(|who| who.side == Side::Party);
    if !party {
        s.emit(FightEvent::Defeated { actor: target_id.clone() });
        return;
    }
    if let Some(condition) = s.combat.dying.as_ref().and_then(|rule| rule.condition.clone()) {
        put_on(s, target_id, &condition, ConditionReason::Applied, None, None);
    }
    s.emit(FightEvent::Down { actor: target_id.clone(), dying: s.combat.dying.is_some() });
}

/// Somebody who paid with the last of their health falls.
pub fn fall_by_own_cost(s: &mut Scratch<'_>, who_id: &CombatantId) {
    let Some(who) = s.who(who_id).filter(|who| who.stands()) else { return };
    if s.fight.outcome.is_none() && vitals(s.rules, s.combat, &who).health <= 0 {
        go_down(s, who_id);
    }
}

fn struck_while_down(s: &mut Scratch<'_>, target_id: &CombatantId, critical: bool) {
    let Some(rule) = s.combat.dying.as_ref() else { return };
    let failures = if critical && rule.critical_while_down != Failures::None {
        rule.critical_while_down
    } else {
        rule.damage_while_down
    };
    if failures != Failures::None {
        fail(s, target_id, rule, failures.count(), Vec::new(), 0);
    }
}

fn fail(
    s: &mut Scratch<'_>,
    who_id: &CombatantId,
    rule: &Dying,
    count: i64,
    rolls: Vec<crate::dice::Throw>,
    kept: i64,
) {
    let Some(who) = s.who(who_id) else { return };
    let (successes, _) = vitals::track(s.rules, &who, rule.successes.as_str()).unwrap_or((0, 0));
    let (failures, most) = vitals::track(s.rules, &who, rule.failures.as_str()).unwrap_or((0, i64::MAX));
    let failures = (failures + count).min(most);
    let result = if failures >= most { DyingResult::Dead } else { DyingResult::Failure };
    s.emit(FightEvent::Dying {
        actor: who_id.clone(),
        rolls,
        kept,
        difficulty: rule.succeed_at.get(),
        successes,
        failures,
        result,
    });
}

/// Somebody who is dying makes a death roll.
pub fn death_roll(s: &mut Scratch<'_>, who_id: &CombatantId) {
    let Some(who) = s.who(who_id).filter(|who| who.rolls_death()) else { return };
    let Some(rule) = s.combat.dying.as_ref() else { return };
    let sides = rule.dice.sides.u32();
    let rolls = s.throw(rule.dice.count.get(), sides);
    let kept = sum(&rolls);
    let single = rule.dice.count.get() == 1;
    let (successes, most) = vitals::track(s.rules, &who, rule.successes.as_str()).unwrap_or((0, i64::MAX));
    let (failures, _) = vitals::track(s.rules, &who, rule.failures.as_str()).unwrap_or((0, 0));
    let top = single && kept == i64::from(sides);
    if top && rule.naturals.max == DyingMax::Revive1 {
        s.emit(FightEvent::Dying {
            actor: who_id.clone(),
            rolls,
            kept,
            difficulty: rule.succeed_at.get(),
            successes,
            failures,
            result: DyingResult::Revived,
        });
        revive(s, who_id, 1);
        return;
    }
    if single && kept == 1 && rule.naturals.min != Failures::None {
        fail(s, who_id, rule, rule.naturals.min.count(), rolls, kept);
        return;
    }
    let natural = top && rule.naturals.max == DyingMax::Success;
    if !natural && kept < rule.succeed_at.get() {
        fail(s, who_id, rule, 1, rolls, kept);
        return;
    }
    let successes = (successes + 1).min(most);
    let result = if successes >= most { DyingResult::Stable } else { DyingResult::Success };
    s.emit(FightEvent::Dying {
        actor: who_id.clone(),
        rolls,
        kept,
        difficulty: rule.succeed_at.get(),
        successes,
        failures,
        result,
    });
}

/// Somebody who is down comes back, with at least so much health.
pub fn revive(s: &mut Scratch<'_>, who_id: &CombatantId, least: i64) {
    let Some(who) = s.who(who_id) else { return };
    if let Some(condition) = s.combat.dying.as_ref().and_then(|rule| rule.condition.clone()) {
        lift(s, who_id, &condition, ConditionReason::Revived);
    }
    let health = vitals(s.rules, s.combat, &who).health.max(least);
    s.emit(FightEvent::Revived { actor: who_id.clone(), health });
}
