//! What an action does to one target once it has landed (combat.md 3.7 steps 3 to 12).

use std::collections::BTreeMap;

use crate::check::amount::Amount;
use crate::combat::action::{Action, Rider};
use crate::combat::encounter::Combatant;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, ConditionReason, Health, LabelRef, Tracking};
use crate::combat::labels;
use crate::combat::resolve::condition::{lift, put_on};
use crate::combat::resolve::damage::{Blow, Dealt, Harm, Thrown, land as land_harm, mark_blow, throw_pool, throw_sum};
use crate::combat::resolve::dying::{after_blow, revive};
use crate::combat::resolve::save::save;
use crate::combat::resolve::style;
use crate::combat::scratch::Scratch;
use crate::combat::vitals;
use crate::combat::window::Run;
use crate::format::mechanics::{HalfOrNone, OnSuccess, RiderWhen};
use crate::format::scalar::Id;

/// How an action came to land.
#[derive(Debug, Clone, Copy, Default)]
pub struct Landing {
    /// Whether it is critical.
    pub critical: bool,
    /// Whether its roll leaned in the attacker's favour.
    pub advantage: bool,
    /// Successes above those needed.
    pub extra: i64,
    /// Whether it was rolled to hit: then nothing is shared between targets, and riders may ride.
    pub rolled: bool,
}

/// Amounts that every target of a deed shares, thrown when the first needs them.
#[derive(Debug, Default)]
pub struct Shared(BTreeMap<Slot, Thrown>);

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Slot {
    First,
    Clause(usize),
    Heal,
    Temporary,
    Restore,
}

/// Lands an action on one target. `used_up` are the one-use conditions that its roll ended.
pub fn land(
    s: &mut Scratch<'_>,
    run: &mut Run,
    action: &Action,
    target: &CombatantId,
    landing: Landing,
    used_up: &[(CombatantId, String)],
    shared: &mut Shared,
) {
    let saved = match &action.save {
        Some(rule) => save(s, target, &rule.save, rule.difficulty, Some(&run.actor)),
        None => false,
    };
    if !(saved && action.save.as_ref().is_some_and(|rule| rule.on_success == OnSuccess::Negates)) {
        effects(s, run, action, target, landing, saved, shared);
    }
    spend_one_use(s, used_up);
}

/// Takes off conditions that a roll used up.
pub fn spend_one_use(s: &mut Scratch<'_>, used_up: &[(CombatantId, String)]) {
    for (holder, condition) in used_up {
        if let Some(condition) = Id::new(condition) {
            lift(s, holder, &condition, ConditionReason::Spent);
        }
    }
}

fn effects(
    s: &mut Scratch<'_>,
    run: &mut Run,
    action: &Action,
    target: &CombatantId,
    landing: Landing,
    saved: bool,
    shared: &mut Shared,
) {
    if action.harms() {
        let dealt = harm(s, run, action, target, landing, saved, shared);
        if dealt.total > 0 && !run.hurt.contains(target) {
            run.hurt.push(target.clone());
        }
        after_blow(s, target, &dealt, landing.critical);
        for on_hit in action.on_hit.iter().filter(|on_hit| dealt.total >= on_hit.at_least) {
            let tracking = Tracking { rounds: on_hit.rounds, source: Some(run.actor.clone()), ..Tracking::default() };
            put_on(s, target, &on_hit.condition, ConditionReason::Applied, Some(tracking));
        }
    }
    mend(s, run, action, target, landing, shared);
    if saved {
        return;
    }
    let difficulty = action.save.as_ref().map(|rule| rule.difficulty).or(action.save_difficulty);
    for applied in &action.applies {
        // Somebody out of the fight has no more clocks to keep.
        if s.fight.combatant(target).is_none_or(|who| who.defeated) {
            break;
        }
        let tracking = Tracking {
            difficulty,
            source: Some(run.actor.clone()),
            concentration: action.concentration,
            ..applied.tracking.clone()
        };
        put_on(s, target, &applied.condition, ConditionReason::Applied, Some(tracking));
    }
}

fn harm(
    s: &mut Scratch<'_>,
    run: &Run,
    action: &Action,
    target_id: &CombatantId,
    landing: Landing,
    saved: bool,
    shared: &mut Shared,
) -> Dealt {
    let mut dealt = Dealt::default();
    let half = saved && action.save.as_ref().is_some_and(|rule| rule.on_success == OnSuccess::Half);
    let blow = Blow { source: &run.actor, target: target_id, label: &action.label, action, critical: landing.critical };
    let style = style::of_run(s.combat, run).filter(|_| style::has_style(s.combat, action));
    if style.is_some_and(|style| style.spends.is_some()) {
        return style::spend(s, run, action, blow, half);
    }
    if let Some(style) = style {
        let amounts: Vec<Amount> = action.amount.into_iter().chain(steps(action, run)).collect();
        let thrown = throw(s, Slot::First, &amounts, target_id, action.damage_type.as_ref(), landing, shared);
        let mut taken = vec![(thrown, half)];
        for (at, clause) in action.clauses.iter().enumerate() {
            let kind = clause.damage_type.clone().or_else(|| action.damage_type.clone());
            let bare = Landing { extra: 0, ..landing };
            taken.push((throw(s, Slot::Clause(at), &[clause.amount], target_id, kind.as_ref(), bare, shared), half));
        }
        style::take(s, run, style, blow, taken);
        return dealt;
    }
    if let Some(amount) = action.amount {
        let mut amounts = vec![amount];
        amounts.extend(steps(action, run));
        let thrown = throw(s, Slot::First, &amounts, target_id, action.damage_type.as_ref(), landing, shared);
        let harm = Harm { thrown, halved: half, damage_type: action.damage_type.clone(), floor: action.floor };
        land_harm(s, blow, harm, &mut dealt);
    }
    for (at, clause) in action.clauses.iter().enumerate() {
        let damage_type = clause.damage_type.clone().or_else(|| action.damage_type.clone());
        let mut halved = half;
        if let Some((own, difficulty, on_success)) = &clause.save {
            let fallback = action.save.as_ref().map(|rule| rule.difficulty).or(action.save_difficulty).unwrap_or(0);
            let passed = save(s, target_id, own, difficulty.unwrap_or(fallback), Some(&run.actor));
            if passed && *on_success == HalfOrNone::None {
                continue;
            }
            halved = passed;
        }
        let without_extra = Landing { extra: 0, ..landing };
        let thrown =
            throw(s, Slot::Clause(at), &[clause.amount], target_id, damage_type.as_ref(), without_extra, shared);
        land_harm(s, blow, Harm { thrown, halved, damage_type, floor: None }, &mut dealt);
    }
    if landing.rolled {
        ride(s, run, action, blow, landing, half, &mut dealt);
    }
    mark_blow(s, target_id, &mut dealt);
    dealt
}

/// What the steps paid above the cost add.
fn steps(action: &Action, run: &Run) -> Option<Amount> {
    let step = action.per_step.filter(|_| run.steps > 0)?;
    Some(Amount { count: step.count * run.steps, sides: step.sides, flat: step.flat * run.steps })
}

fn throw(
    s: &mut Scratch<'_>,
    slot: Slot,
    amounts: &[Amount],
    target_id: &CombatantId,
    damage_type: Option<&LabelRef>,
    landing: Landing,
    shared: &mut Shared,
) -> Thrown {
    if s.combat.pool.is_some() {
        let Some(target) = s.who(target_id) else { return Thrown::default() };
        return throw_pool(s, amounts, landing.extra, &target, damage_type);
    }
    if landing.rolled {
        return throw_sum(s, amounts, landing.critical);
    }
    throw_shared(s, slot, amounts, shared)
}

fn throw_shared(s: &mut Scratch<'_>, slot: Slot, amounts: &[Amount], shared: &mut Shared) -> Thrown {
    if let Some(thrown) = shared.0.get(&slot) {
        return thrown.clone();
    }
    let thrown = throw_sum(s, amounts, false);
    shared.0.insert(slot, thrown.clone());
    thrown
}

/// One rider, where one qualifies.
fn ride(
    s: &mut Scratch<'_>,
    run: &Run,
    action: &Action,
    blow: Blow<'_>,
    landing: Landing,
    half: bool,
    dealt: &mut Dealt,
) {
    let Some(actor) = s.who(&run.actor) else { return };
    let rider = actor.riders.iter().find(|rider| rides(s, &actor, rider, action, landing)).cloned();
    let Some(rider) = rider else { return };
    s.emit(FightEvent::Rider {
        actor: run.actor.clone(),
        target: blow.target.clone(),
        rider_id: rider.id.clone(),
        label: rider.label.clone(),
    });
    let damage_type = rider.damage_type.clone().or_else(|| action.damage_type.clone());
    let thrown = if s.combat.pool.is_some() {
        let Some(target) = s.who(blow.target) else { return };
        throw_pool(s, &[rider.amount], 0, &target, damage_type.as_ref())
    } else {
        throw_sum(s, &[rider.amount], landing.critical)
    };
    let blow = Blow { label: &rider.label, ..blow };
    land_harm(s, blow, Harm { thrown, halved: half, damage_type, floor: None }, dealt);
}

fn rides(s: &Scratch<'_>, actor: &Combatant, rider: &Rider, action: &Action, landing: Landing) -> bool {
    if actor.riders_spent.contains(&rider.id) || rider.amount.is_nothing() {
        return false;
    }
    let named = |id: &Id| action.list.as_ref() == Some(id) || action.id == id.as_str();
    if !rider.sources.is_empty() && !rider.sources.iter().any(named) {
        return false;
    }
    if rider.requires.as_ref().is_some_and(|column| !action.marks.contains(column)) {
        return false;
    }
    let friend = s.fight.side(actor.side).any(|who| {
        let sources = crate::combat::effects::sources(s.rules, s.combat, who);
        let able = !crate::combat::effects::has(&sources, crate::format::condition::Effect::CannotAct);
        who.id != actor.id && who.stands() && able
    });
    rider.when.is_empty()
        || rider.when.iter().any(|when| match when {
            RiderWhen::Advantage => landing.advantage,
            RiderWhen::AllyAdjacent => friend,
        })
}

/// Healing, temporary points, points given back.
fn mend(
    s: &mut Scratch<'_>,
    run: &Run,
    action: &Action,
    target_id: &CombatantId,
    landing: Landing,
    shared: &mut Shared,
) {
    let mut throw_one = |s: &mut Scratch<'_>, slot: Slot, amounts: &[Amount]| {
        if landing.rolled { throw_sum(s, amounts, false) } else { throw_shared(s, slot, amounts, shared) }
    };
    if let Some(amount) = action.amount.filter(|_| action.heals) {
        let mut amounts = vec![amount];
        amounts.extend(steps(action, run));
        let thrown = throw_one(s, Slot::Heal, &amounts);
        heal(s, run, target_id, thrown);
    }
    if let Some(amount) = action.temporary {
        let allowed = s.fight.combatant(target_id).is_some_and(|who| vitals(s.rules, s.combat, who).allows_temp);
        if allowed {
            let thrown = throw_one(s, Slot::Temporary, &[amount]);
            s.emit(FightEvent::Temporary {
                target: target_id.clone(),
                source: Some(run.actor.clone()),
                rolls: thrown.throws,
                flat: thrown.flat,
                amount: thrown.amount,
            });
        }
    }
    if let Some((pool, amount)) = &action.restore {
        let stands = s.fight.combatant(target_id).and_then(|who| vitals::pool(s.rules, who, pool.as_str()));
        if let Some((value, max)) = stands {
            let thrown = throw_one(s, Slot::Restore, &[*amount]);
            let after = (value + thrown.amount).min(max);
            s.emit(FightEvent::Restored {
                target: target_id.clone(),
                source: Some(run.actor.clone()),
                pool: labels::pool(s.rules, pool),
                rolls: thrown.throws,
                flat: thrown.flat,
                amount: thrown.amount,
                value: after,
                max,
            });
        }
    }
}

fn heal(s: &mut Scratch<'_>, run: &Run, target_id: &CombatantId, thrown: Thrown) {
    let Some(target) = s.who(target_id) else { return };
    let before = vitals(s.rules, s.combat, &target);
    let on_track = s.combat.health.track.is_some() && target.character().is_some();
    let gained = if on_track { thrown.amount.min(1) } else { thrown.amount };
    let health = (before.health + gained).min(before.max);
    if gained > 0 {
        s.emit(FightEvent::Heal {
            target: target_id.clone(),
            source: Some(run.actor.clone()),
            rolls: thrown.throws,
            flat: thrown.flat,
            amount: thrown.amount,
            health: Health { health, max_health: before.max },
        });
    }
    let after = s.fight.combatant(target_id).map(|who| vitals(s.rules, s.combat, who).health);
    if target.down && after.is_some_and(|after| after > before.health) {
        revive(s, target_id, after.unwrap_or(1));
    }
}
