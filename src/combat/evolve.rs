//! Applying what happened: every event changes the fight in one way, and none can fail.

use smol_str::SmolStr;

use crate::combat::deeds;
use crate::combat::encounter::{Combatant, Encounter, KeptUp, Tracked};
use crate::combat::event::FightEvent;
use crate::combat::event_part::{
    CombatantId, ConcentrationState, ConditionReason, DyingResult, LabelRef, ShiftReason, Tracking, WindowMoment,
};
use crate::combat::vitals;
use crate::combat::window::Window;
use crate::format::combat::{BudgetPer, Combat};
use crate::format::mechanics::{OncePer, StandardAction};
use crate::format::scalar::Id;
use crate::rules::Effective;

/// The id at the end of a reference: `budget/act` is `act`.
pub(super) fn last_id(label: &LabelRef) -> Option<Id> {
    Id::new(label.reference.rsplit('/').next()?)
}

/// Applies one event. Total: what does not fit is passed over.
pub fn evolve(rules: &Effective, fight: &mut Encounter, event: &FightEvent) {
    let Some(combat) = rules.ruleset().combat.as_ref() else { return };
    answer(fight, event);
    remember(fight, event);
    match event {
        FightEvent::Initiative { entries } => {
            for entry in entries {
                if let Some(who) = fight.combatant_mut(&entry.actor) {
                    who.initiative = entry.total;
                    who.initiative_modifier = entry.modifier;
                    // A new order by numbers that attacks moved throws nothing.
                    if !entry.roll.is_empty() {
                        who.initiative_roll.clone_from(&entry.roll);
                    }
                    mark_crash(combat, who);
                }
            }
            let mut order: Vec<CombatantId> = entries.iter().map(|entry| entry.actor.clone()).collect();
            let left_out: Vec<_> = fight.order.iter().filter(|id| !order.contains(id)).cloned().collect();
            order.extend(left_out);
            // Whoever is on turn stays on it, wherever they stand in the new order.
            let on_turn = fight.on_turn().cloned();
            fight.turn = on_turn.and_then(|actor| order.iter().position(|id| *id == actor));
            fight.order = order;
        }
        FightEvent::Round { round } => new_round(combat, fight, *round),
        FightEvent::Turn { actor, .. } => new_turn(combat, fight, actor),
        FightEvent::Outcome { outcome } => {
            fight.outcome = Some(*outcome);
            fight.window = None;
        }
        FightEvent::Window { window, moment, waiting, source_id, resume: Some(resume), .. } => {
            fight.windows += 1;
            if *moment == WindowMoment::BetweenTurns {
                end_turn(fight);
            }
            fight.window = Some(Window {
                id: window.clone(),
                moment: *moment,
                waiting: waiting.clone(),
                source: source_id.clone(),
                resume: (**resume).clone(),
            });
        }
        FightEvent::Cancelled { .. } => fight.window = None,
        FightEvent::Control { actor, by } => {
            if let Some(who) = fight.combatant_mut(actor) {
                who.controller = *by;
            }
        }
        _ => {
            if let Some(who) = subject(event).and_then(|id| fight.combatant_mut(id)) {
                change(rules, combat, who, event);
            }
            if let FightEvent::Standard { action: StandardAction::Help, target: Some(target), .. } = event
                && let Some(target) = fight.combatant_mut(target)
            {
                target.flags.helped = true;
            }
        }
    }
}

/// Whose state an event changes.
fn subject(event: &FightEvent) -> Option<&CombatantId> {
    match event {
        FightEvent::Attack { actor, .. }
        | FightEvent::Shift { actor, .. }
        | FightEvent::Spend { actor, .. }
        | FightEvent::Budget { actor, .. }
        | FightEvent::Uses { actor, .. }
        | FightEvent::Broke { actor, .. }
        | FightEvent::Recharge { actor, .. }
        | FightEvent::Signature { actor, .. }
        | FightEvent::Deed { actor, .. }
        | FightEvent::Strikes { actor, .. }
        | FightEvent::Gives { actor, .. }
        | FightEvent::Rider { actor, .. }
        | FightEvent::Concentration { actor, .. }
        | FightEvent::Standard { actor, .. }
        | FightEvent::Shot { actor, .. }
        | FightEvent::Reload { actor, .. }
        | FightEvent::Recovered { actor, .. }
        | FightEvent::Dying { actor, .. }
        | FightEvent::Down { actor, .. }
        | FightEvent::Defeated { actor }
        | FightEvent::Revived { actor, .. } => Some(actor),
        FightEvent::Damage { target, .. }
        | FightEvent::Heal { target, .. }
        | FightEvent::Temporary { target, .. }
        | FightEvent::Restored { target, .. }
        | FightEvent::Condition { target, .. } => Some(target),
        _ => None,
    }
}

/// Whoever is asked in a window has answered; the window closes with the last one. Journals from before there was an
/// event for it say it by the first deed of whoever is asked.
fn answer(fight: &mut Encounter, event: &FightEvent) {
    let by = match event {
        FightEvent::Pass { actor, .. }
        | FightEvent::Answered { actor, .. }
        | FightEvent::Budget { actor, .. }
        | FightEvent::Spend { actor, .. }
        | FightEvent::Uses { actor, .. }
        | FightEvent::Signature { actor, .. }
        | FightEvent::Attack { actor, .. } => actor,
        FightEvent::Condition { tracking: Some(Tracking { source: Some(source), .. }), .. }
        | FightEvent::Damage { source: Some(source), .. }
        | FightEvent::Heal { source: Some(source), .. } => source,
        _ => return,
    };
    let Some(window) = &mut fight.window else { return };
    if window.waiting.first() == Some(by) {
        window.waiting.remove(0);
    }
    if window.waiting.is_empty() {
        fight.window = None;
    }
}

/// What somebody played by the program goes by later: whom they struck last, and whether they have held back.
fn remember(fight: &mut Encounter, event: &FightEvent) {
    match event {
        FightEvent::Attack { actor, target, .. } | FightEvent::Damage { source: Some(actor), target, .. } => {
            if let Some(who) = fight.combatant_mut(actor).filter(|who| who.id != *target) {
                who.last_target = Some(target.clone());
            }
        }
        FightEvent::Pass { actor, .. } => {
            if let Some(who) = fight.combatant_mut(actor) {
                who.held = true;
            }
        }
        _ => {}
    }
}

/// Whoever stands at or below the line is crashed, whoever stands above it is not.
fn mark_crash(combat: &Combat, who: &mut Combatant) {
    let Some(crash) = combat.initiative.resource.as_ref().and_then(|resource| resource.crash.as_ref()) else { return };
    let below = who.initiative <= crash.at.get();
    who.crashed_since = if below { who.crashed_since.or(Some(who.turns_begun)) } else { None };
}

fn new_round(combat: &Combat, fight: &mut Encounter, round: u32) {
    fight.round = round;
    for who in &mut fight.combatants {
        let who = who.to_mut();
        refill(combat, who, BudgetPer::Round);
        forget_riders(who, OncePer::Round);
    }
}

/// The turn of whoever is on it is over: clocks that start from now on count from the next.
fn end_turn(fight: &mut Encounter) {
    if !fight.between_turns
        && let Some(actor) = fight.on_turn().cloned()
        && let Some(actor) = fight.combatant_mut(&actor)
    {
        actor.turns_ended += 1;
        actor.held = actor.held || actor.deeds == 0 && actor.stands();
        actor.strikes_left = 0;
    }
    fight.between_turns = true;
}

fn new_turn(combat: &Combat, fight: &mut Encounter, actor: &CombatantId) {
    end_turn(fight);
    fight.between_turns = false;
    fight.turn = fight.order.iter().position(|id| id == actor);
    for who in &mut fight.combatants {
        // Whoever stays as they are stays shared.
        if who.id != *actor && who.strikes_left == 0 && who.riders_spent.is_empty() {
            continue;
        }
        let who = who.to_mut();
        who.strikes_left = 0;
        forget_riders(who, OncePer::Turn);
        if who.id == *actor {
            refill(combat, who, BudgetPer::Turn);
            let helped = who.flags.helped;
            who.flags = crate::combat::encounter::Flags { helped, ..Default::default() };
            who.signature = who.signature.map(|(_, max)| (max, max));
            who.turns_begun += 1;
            who.deeds = 0;
        }
    }
}

fn refill(combat: &Combat, who: &mut Combatant, per: BudgetPer) {
    for budget in combat.economy.budgets.iter().filter(|budget| budget.per == per) {
        who.budgets.insert(budget.id.clone(), budget.count.get());
    }
    for limit in who.limits.values_mut().filter(|limit| limit.per_round == (per == BudgetPer::Round)) {
        limit.spent = 0;
    }
}

fn forget_riders(who: &mut Combatant, per: OncePer) {
    let again: Vec<SmolStr> =
        who.riders.iter().filter(|rider| rider.once_per == per).map(|rider| rider.id.clone()).collect();
    who.riders_spent.retain(|spent| !again.contains(spent));
}

fn change(rules: &Effective, combat: &Combat, who: &mut Combatant, event: &FightEvent) {
    if deeds::begins(who, event) {
        who.deeds += 1;
    }
    match event {
        FightEvent::Attack { .. } => who.flags.helped = false,
        FightEvent::Damage { health, to_temp, marks, .. } => match marks {
            Some(marking) => vitals::mark(rules, combat, who, marking),
            None => vitals::set_health(rules, combat, who, health.health, *to_temp),
        },
        FightEvent::Heal { health, .. } => heal(rules, combat, who, health.health),
        FightEvent::Temporary { amount, .. } => {
            let standing = vitals(rules, combat, who).temp;
            if *amount > standing {
                vitals::set_temp(rules, combat, who, *amount);
            }
        }
        FightEvent::Restored { pool, value, .. } => {
            if let (Some(id), crate::combat::encounter::Body::Sheet(character)) = (last_id(pool), &mut who.body) {
                vitals::set_pool(rules, character, id.as_str(), *value, None);
            }
        }
        FightEvent::Condition { condition, active, reason, tracking, .. } => {
            let Some(id) = last_id(condition) else { return };
            if *active {
                put_on(who, &id, tracking.clone());
            } else if *reason != ConditionReason::Immune {
                who.tracked.retain(|tracked| tracked.condition != id);
                vitals::set_condition(who, &id, false);
            }
        }
        FightEvent::Shift { total, reason, .. } => {
            who.initiative = *total;
            mark_crash(combat, who);
            if *reason == ShiftReason::Recovered {
                who.crashed_since = None;
            }
        }
        FightEvent::Spend { pool, amount, .. } => spend(rules, who, pool, *amount),
        FightEvent::Budget { budget, left, option_id, .. } => {
            if let Some(id) = last_id(budget) {
                who.budgets.insert(id, *left);
            }
            if let Some(option) = option_id {
                chosen(who, option);
            }
        }
        FightEvent::Uses { option_id, left, .. } => uses(rules, who, option_id, *left),
        FightEvent::Broke { option_id, .. } => broke(who, option_id),
        FightEvent::Recharge { option_id, back, .. } if *back => who.spent.retain(|spent| spent != option_id),
        FightEvent::Signature { left, option_id, .. } => {
            who.signature = who.signature.map(|(_, max)| (*left, max));
            chosen(who, option_id);
        }
        FightEvent::Strikes { left, option_id, .. } => {
            who.strikes_left = *left;
            chosen(who, option_id);
        }
        FightEvent::Gives { budget, left, .. } => {
            if let Some(id) = last_id(budget) {
                who.budgets.insert(id, *left);
            }
        }
        FightEvent::Rider { rider_id, .. } => who.riders_spent.push(rider_id.clone()),
        FightEvent::Concentration { label, state, option_id, .. } => {
            concentration(combat, who, label, *state, option_id.as_deref());
        }
        FightEvent::Standard { action, .. } => match action {
            StandardAction::Dodge => who.flags.dodging = true,
            StandardAction::Dash => who.flags.dashed = true,
            StandardAction::Disengage => who.flags.disengaged = true,
            StandardAction::Hide => who.flags.hidden = true,
            StandardAction::Ready => who.flags.ready = true,
            StandardAction::Help => {}
        },
        FightEvent::Shot { option_id, left, of, .. } => crate::combat::ammo::shot(rules, who, option_id, *left, *of),
        FightEvent::Reload { option_id, loaded, drew, .. } => {
            crate::combat::ammo::reloaded(rules, who, option_id, *loaded, drew.unwrap_or(0));
        }
        FightEvent::Recovered { label, count, .. } => crate::combat::ammo::recovered(who, label, *count),
        FightEvent::Dying { successes, failures, result, .. } => {
            dying(rules, combat, who, *result, *successes, *failures);
        }
        FightEvent::Down { dying, .. } => {
            who.down = true;
            who.dying = *dying;
            who.stable = false;
        }
        FightEvent::Defeated { .. } => who.defeated = true,
        FightEvent::Revived { health, .. } => {
            if vitals(rules, combat, who).health < *health {
                heal(rules, combat, who, *health);
            }
            who.down = false;
            who.dying = false;
            who.stable = false;
            reset_counters(rules, combat, who);
        }
        _ => {}
    }
}

fn heal(rules: &Effective, combat: &Combat, who: &mut Combatant, health: i64) {
    if combat.health.track.is_some() && who.character().is_some() {
        vitals::clear_mark(rules, combat, who);
    } else {
        vitals::set_health(rules, combat, who, health, 0);
    }
}

fn put_on(who: &mut Combatant, id: &Id, tracking: Option<Tracking>) {
    vitals::set_condition(who, id, true);
    who.tracked.retain(|tracked| tracked.condition != *id);
    if let Some(tracking) = tracking {
        let (begun, ended) = (who.turns_begun, who.turns_ended);
        who.conditions_given += 1;
        let serial = who.conditions_given;
        who.tracked.push(Tracked { condition: id.clone(), tracking, begun, ended, serial });
    }
}

fn spend(rules: &Effective, who: &mut Combatant, pool: &str, amount: i64) {
    if let Some((value, _)) = vitals::pool(rules, who, pool)
        && let crate::combat::encounter::Body::Sheet(character) = &mut who.body
    {
        vitals::set_pool(rules, character, pool, (value - amount).max(0), None);
    }
    if let Some(limit) = Id::new(pool).and_then(|id| who.limits.get_mut(&id)) {
        limit.spent += amount;
    }
}

/// An action was taken: what comes back by dice waits now, and a weapon lets another follow.
fn chosen(who: &mut Combatant, option: &str) {
    let Some(action) = who.action(option) else { return };
    let own = action.recharge.map(|_| action.id.clone());
    let parts = action.sequence.iter().filter_map(|(part, _)| who.action(part));
    let waits: Vec<SmolStr> =
        own.into_iter().chain(parts.filter(|part| part.recharge.is_some()).map(|part| part.id.clone())).collect();
    let swung = match (action.kind, &action.item) {
        (crate::combat::action::ActionKind::Weapon, Some(item)) if item.off_hand => Some(item.stack),
        _ => None,
    };
    for wait in waits {
        if !who.spent.contains(&wait) {
            who.spent.push(wait);
        }
    }
    who.flags.off_hand = swung.or(who.flags.off_hand);
}

fn uses(rules: &Effective, who: &mut Combatant, option: &str, left: i64) {
    let item = who.action(option).and_then(|action| action.item.clone());
    match item {
        Some(item) => crate::combat::ammo::used(rules, who, &item, left),
        None => drop(who.uses.insert(option.into(), left)),
    }
}

fn broke(who: &mut Combatant, option: &str) {
    let stack = who.action(option).and_then(|action| action.item.as_ref()).map(|item| item.stack);
    who.broken.extend(stack);
}

fn concentration(
    combat: &Combat,
    who: &mut Combatant,
    label: &LabelRef,
    state: ConcentrationState,
    option: Option<&str>,
) {
    let note = combat.concentration.as_ref().map(|rule| rule.text.as_str().to_owned());
    let character = match &mut who.body {
        crate::combat::encounter::Body::Sheet(character) => Some(character),
        crate::combat::encounter::Body::Block(_) => None,
    };
    match state {
        ConcentrationState::Started => {
            who.concentrating = Some(KeptUp { option_id: option.unwrap_or_default().into(), label: label.clone() });
            if let (Some(note), Some(character)) = (note, character) {
                character.live_mut().text.insert(note, label.text.english().to_owned());
            }
        }
        ConcentrationState::Kept => {}
        ConcentrationState::Ended => {
            who.concentrating = None;
            if let (Some(note), Some(character)) = (note, character) {
                character.live_mut().text.remove(&note);
            }
        }
    }
}

fn dying(rules: &Effective, combat: &Combat, who: &mut Combatant, result: DyingResult, successes: i64, failures: i64) {
    let Some(rule) = &combat.dying else { return };
    match result {
        DyingResult::Success | DyingResult::Failure | DyingResult::Dead => {
            vitals::set_track(rules, who, rule.successes.as_str(), Some(successes));
            vitals::set_track(rules, who, rule.failures.as_str(), Some(failures));
            if result != DyingResult::Success {
                who.stable = false;
                who.dying = true;
            }
            if result == DyingResult::Dead {
                who.defeated = true;
            }
        }
        DyingResult::Stable => {
            who.stable = true;
            reset_counters(rules, combat, who);
        }
        DyingResult::Revived => {}
    }
}

fn reset_counters(rules: &Effective, combat: &Combat, who: &mut Combatant) {
    if let Some(rule) = &combat.dying {
        vitals::set_track(rules, who, rule.successes.as_str(), None);
        vitals::set_track(rules, who, rule.failures.as_str(), None);
    }
}
