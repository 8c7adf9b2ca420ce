//! The harm of one blow: its amounts, its clauses, its rider, and where they go (combat.md 3.7 step 4, 4.3, 4.4).
//!
//! Must not know: how it was rolled to hit, what else the blow does.

use std::collections::BTreeMap;

use crate::check::amount::Amount;
use crate::combat::action::{Action, Rider};
use crate::combat::encounter::Combatant;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, LabelRef};
use crate::combat::resolve::damage::{Blow, Dealt, Harm, Thrown, Toll, land, mark_blow, throw_pool, throw_sum};
use crate::combat::resolve::land::Landing;
use crate::combat::resolve::save::{By, save};
use crate::combat::resolve::style::{self, Standing};
use crate::combat::scratch::Scratch;
use crate::combat::window::Run;
use crate::format::mechanics::{HalfOrNone, OnSuccess, RiderWhen};
use crate::format::scalar::Id;

/// Amounts that every target of a deed shares, thrown when the first needs them.
#[derive(Debug, Default)]
pub struct Shared(BTreeMap<Slot, Thrown>);

/// One of those amounts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slot {
    /// The first amount of harm.
    First,
    /// A clause, by its place.
    Clause(usize),
    /// Healing.
    Heal,
    /// Temporary points.
    Temporary,
    /// Points given back.
    Restore,
}

/// Harms one target with a blow: each amount in turn, then what rides on it. A blow that takes initiative is worked out the
/// same, but goes to its target's initiative.
pub fn harm(
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
    let style = style::of_run(s.combat, run).filter(|_| style::has_style(s.combat, action));
    let taking = style.filter(|style| style.takes.is_some());
    let toll = if taking.is_some() { Toll::Initiative } else { Toll::Health };
    let critical = landing.critical;
    let label = &run.label(action);
    let blow = Blow { source: &run.actor, target: target_id, label, action, critical, toll };
    if style.is_some_and(|style| style.spends.is_some()) {
        return style::spend(s, run, action, blow, half);
    }
    let before = Standing::of(s, target_id);
    if let Some(amount) = action.amount {
        let mut amounts = vec![amount];
        amounts.extend(steps(action, run));
        let thrown = throw(s, Slot::First, &amounts, target_id, action.damage_type.as_ref(), landing, shared);
        let harm = Harm { thrown, halved: half, damage_type: action.damage_type.clone(), floor: action.floor };
        deliver(s, blow, harm, &mut dealt);
    }
    for (at, clause) in action.clauses.iter().enumerate() {
        let damage_type = clause.damage_type.clone().or_else(|| action.damage_type.clone());
        let mut halved = half;
        if let Some((own, difficulty, on_success)) = &clause.save {
            let fallback = action.save.as_ref().map(|rule| rule.difficulty).or(action.save_difficulty).unwrap_or(0);
            let passed = save(s, target_id, own, difficulty.unwrap_or(fallback), By::of(&run.actor, label));
            if passed && *on_success == HalfOrNone::None {
                continue;
            }
            halved = passed;
        }
        let without_extra = Landing { extra: 0, ..landing };
        let thrown =
            throw(s, Slot::Clause(at), &[clause.amount], target_id, damage_type.as_ref(), without_extra, shared);
        deliver(s, blow, Harm { thrown, halved, damage_type, floor: None }, &mut dealt);
    }
    if landing.rolled {
        ride(s, run, action, blow, landing, half, &mut dealt);
    }
    match taking {
        Some(style) => style::gain(s, style, blow, before, dealt.taken),
        None => mark_blow(s, target_id, &mut dealt),
    }
    dealt
}

fn deliver(s: &mut Scratch<'_>, blow: Blow<'_>, harm: Harm, dealt: &mut Dealt) {
    match blow.toll {
        Toll::Health => land(s, blow, harm, dealt),
        Toll::Initiative => style::take(s, blow, harm, dealt),
    }
}

/// What the steps paid above the cost add.
pub fn steps(action: &Action, run: &Run) -> Option<Amount> {
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

/// An amount that is thrown once for every target.
pub fn throw_shared(s: &mut Scratch<'_>, slot: Slot, amounts: &[Amount], shared: &mut Shared) -> Thrown {
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
    deliver(s, blow, Harm { thrown, halved: half, damage_type, floor: None }, dealt);
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
