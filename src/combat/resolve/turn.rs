//! Turns ending and beginning (combat.md 3.4).

use crate::combat::effects::condition_label;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, ConditionReason, WindowMoment};
use crate::combat::labels;
use crate::combat::menu::reactions::signature_buyers;
use crate::combat::resolve::condition::lift;
use crate::combat::resolve::dying::death_roll;
use crate::combat::resolve::end::finish;
use crate::combat::resolve::initiative::throw_again;
use crate::combat::resolve::save::{By, save};
use crate::combat::resolve::window::open;
use crate::combat::scratch::{Scratch, sum};
use crate::combat::window::Resume;
use crate::format::initiative::Each;

/// Ends the turn of whoever is on it, and begins the next unless somebody may act between the two.
pub fn end_turn(s: &mut Scratch<'_>) {
    let Some(actor) = s.fight.on_turn().cloned() else { return };
    tick(s, &actor, Moment::End);
    if finish(s) {
        return;
    }
    let waiting = signature_buyers(s.rules, s.combat, s.fight, &actor);
    if waiting.is_empty() {
        next_turn(s);
    } else {
        open(s, WindowMoment::BetweenTurns, waiting, None, Resume::Turn);
    }
}

/// Begins the next turn that somebody takes.
pub fn next_turn(s: &mut Scratch<'_>) {
    if finish(s) {
        return;
    }
    let from = s.fight.turn.map_or(0, |turn| turn + 1);
    match taker(s, from) {
        Some(actor) => begin(s, &actor),
        None => {
            let round = s.fight.round + 1;
            s.emit(FightEvent::Round { round });
            if s.combat.initiative.each == Some(Each::Round) {
                throw_again(s);
            } else if s.combat.initiative.resource.is_some() {
                crate::combat::resolve::shift::reorder(s);
            }
            if let Some(actor) = taker(s, 0) {
                begin(s, &actor);
            }
        }
    }
}

fn taker(s: &Scratch<'_>, from: usize) -> Option<CombatantId> {
    let mut rest = s.fight.order.iter().skip(from);
    rest.find(|id| s.fight.combatant(id).is_some_and(|who| who.takes_turns())).cloned()
}

/// Begins somebody's turn.
pub fn begin(s: &mut Scratch<'_>, actor: &CombatantId) {
    s.emit(FightEvent::Turn { actor: actor.clone(), round: s.fight.round });
    recharge(s, actor);
    crate::combat::resolve::shift::recover(s, actor);
    tick(s, actor, Moment::Start);
    death_roll(s, actor);
    if finish(s) {
        return;
    }
    // A death roll may have been the last. Who lies still from now on has this turn left, if only to end it.
    if s.fight.combatant(actor).is_some_and(|who| who.defeated) {
        next_turn(s);
    }
}

fn recharge(s: &mut Scratch<'_>, actor: &CombatantId) {
    let Some(who) = s.who(actor) else { return };
    for option in &who.spent {
        let Some((action, rule)) = who.action(option).and_then(|action| Some((action, action.recharge?))) else {
            continue;
        };
        let rolls = s.throw(rule.count, rule.sides);
        let kept = sum(&rolls);
        s.emit(FightEvent::Recharge {
            actor: actor.clone(),
            option_id: option.clone(),
            label: action.label.clone(),
            rolls,
            kept,
            from: rule.from,
            back: kept >= rule.from,
        });
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Moment {
    Start,
    End,
}

/// Clocks and saves of somebody's conditions at a moment of their turn.
fn tick(s: &mut Scratch<'_>, actor: &CombatantId, moment: Moment) {
    let Some(who) = s.who(actor) else { return };
    for tracked in &who.tracked {
        // A condition that ended meanwhile, or was put on anew, is not this one any more.
        let stands = s.fight.combatant(actor).and_then(|who| who.tracked(tracked.condition.as_str())) == Some(tracked);
        if !stands {
            continue;
        }
        let tracking = &tracked.tracking;
        if let (Some(own), Some(difficulty)) = (&tracking.save_ends, tracking.difficulty)
            && tracking.save_at_start == (moment == Moment::Start)
            && save(
                s,
                actor,
                own,
                difficulty,
                By { source: tracking.source.as_ref(), label: Some(&condition_label(s.rules, &tracked.condition)) },
            )
        {
            lift(s, actor, &tracked.condition, ConditionReason::Save);
            continue;
        }
        let over = match moment {
            Moment::Start => tracked.over_at_start(who.turns_begun),
            Moment::End => tracked.over_at_end(who.turns_ended + 1),
        };
        if over {
            lift(s, actor, &tracked.condition, ConditionReason::Expired);
        }
    }
}

/// Spends a budget on an option.
pub fn spend_budget(s: &mut Scratch<'_>, actor: &CombatantId, budget: &crate::format::scalar::Id, option_id: &str) {
    let left = s.fight.combatant(actor).and_then(|who| who.budgets.get(budget).copied()).unwrap_or(0);
    s.emit(FightEvent::Budget {
        actor: actor.clone(),
        budget: labels::budget(s.combat, budget),
        left: (left - 1).max(0),
        option_id: Some(option_id.into()),
    });
}
