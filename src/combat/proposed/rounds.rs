//! An invention's best round is shaved until it is within its tier's damage (combat.md 3.19).
//!
//! The best round is the heaviest sequence or single action against one target, with all its strikes and the dearest payment
//! it could make, and the heaviest rider once. What is shaved is always the heaviest part of that round that can be: growth
//! with the payment goes first, then dice down to one, then flat numbers (to 0 beside dice, else to 1), then a strike, then the
//! die itself.
//!
//! Must not know: where the actions come from.

use std::collections::BTreeMap;

use smol_str::SmolStr;

use crate::check::amount::{Amount, DICE_MAX};
use crate::combat::action::Action;
use crate::combat::encounter::Combatant;
use crate::combat::event_part::LabelRef;
use crate::combat::labels;
use crate::combat::menu::average::{average, mean};
use crate::combat::menu::cost::pay_with;
use crate::combat::note::{Done, Notes};
use crate::dice::to_f64;
use crate::format::combat::{Combat, ThreatTier};
use crate::rules::Effective;

/// Most steps of shaving.
const STEPS_MAX: usize = 500;
/// Dice, from the largest to the smallest that one is made.
const DICE: [u32; 9] = [100, 20, 12, 10, 8, 6, 4, 3, 2];

/// An amount of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    /// An action's own.
    Own(usize),
    /// A clause of an action.
    Clause(usize, usize),
    /// A rider's.
    Rider(usize),
}

/// Shaves somebody's damage until their best round averages no more than their tier's most.
pub(super) fn hold_damage(
    rules: &Effective,
    combat: &Combat,
    who: &mut Combatant,
    tier: &ThreatTier,
    notes: &mut Notes<'_>,
) {
    let (low, high) = (tier.damage_per_round.low.get(), tier.damage_per_round.high.get());
    let before = strikes_of(who);
    who.actions.to_mut().iter_mut().filter_map(|action| action.amount.as_mut()).for_each(to_throwable);
    let mut shaved = false;
    for _ in 0..STEPS_MAX {
        let round = Round::best(rules, combat, who);
        if round.average <= to_f64(high) || !round.shave(rules, combat, who, notes) {
            break;
        }
        shaved = true;
    }
    if !shaved {
        return;
    }
    let after = strikes_of(who);
    for (id, (action, from)) in before {
        let to = after.get(&id).map_or(0, |(_, left)| *left);
        if to < from {
            notes.add(Done::StrikesLost { action, from, to });
        }
    }
    let average = Round::best(rules, combat, who).average;
    let inside = average <= to_f64(high);
    notes.add(Done::DamageScaled {
        average: (average * 100.0).round() / 100.0,
        low,
        high,
        tier: labels::tier(tier),
        inside,
    });
}

/// No throw has more than a hundred dice, so what is written above them is worth nothing.
fn to_throwable(amount: &mut Amount) {
    amount.count = amount.count.min(DICE_MAX);
}

/// How many strikes each action has: a sequence's parts together, or what one budget buys.
fn strikes_of(who: &Combatant) -> BTreeMap<SmolStr, (LabelRef, i64)> {
    let strikes = |action: &Action| match action.sequence.is_empty() {
        true => action.strikes.unwrap_or(1),
        false => action.sequence.iter().map(|(_, times)| *times).sum(),
    };
    who.actions.iter().map(|action| (action.id.clone(), (action.label.clone(), strikes(action)))).collect()
}

/// What somebody's best round is made of.
struct Round {
    /// The action, by place.
    action: Option<usize>,
    /// The heaviest rider, by place.
    rider: Option<usize>,
    /// Cost steps that the action could be paid with.
    steps: i64,
    average: f64,
}

impl Round {
    fn best(rules: &Effective, combat: &Combat, who: &Combatant) -> Self {
        let mut best = Self { action: None, rider: None, steps: 0, average: 0.0 };
        for (at, action) in who.actions.iter().enumerate().filter(|(_, action)| !action.heals) {
            let steps = match action.per_step {
                Some(_) => pay_with(rules, who, action).iter().map(|pay| pay.steps).max().unwrap_or(0),
                None => 0,
            };
            let strikes = action.strikes.unwrap_or(1).max(1);
            let average = average(rules, combat, who, action, steps).unwrap_or(0.0) * to_f64(strikes);
            if average > best.average {
                best = Self { action: Some(at), rider: None, steps, average };
            }
        }
        let mean = |amount: &Amount| mean(rules, combat, amount, false);
        let riders = who.riders.iter().enumerate().map(|(at, rider)| (at, mean(&rider.amount)));
        let heaviest = riders.max_by(|(_, left), (_, right)| left.total_cmp(right));
        if let (Some(_), Some((at, mean))) = (best.action, heaviest) {
            best.rider = Some(at);
            best.average += mean;
        }
        best
    }

    /// Its amounts, each with how often it comes.
    fn parts(&self, who: &Combatant) -> Vec<(Part, i64)> {
        let Some((at, action)) = self.action.and_then(|at| Some((at, who.actions.get(at)?))) else { return Vec::new() };
        let place = |id: &SmolStr| who.actions.iter().position(|action| action.id == *id);
        let actions: Vec<(usize, i64)> = match action.sequence.is_empty() {
            true => vec![(at, action.strikes.unwrap_or(1).max(1))],
            false => action.sequence.iter().filter_map(|(id, times)| Some((place(id)?, *times))).collect(),
        };
        let mut parts = Vec::new();
        for (at, times) in actions {
            let Some(action) = who.actions.get(at) else { continue };
            parts.push((Part::Own(at), times));
            parts.extend((0..action.clauses.len()).map(|clause| (Part::Clause(at, clause), times)));
        }
        parts.extend(self.rider.map(|rider| (Part::Rider(rider), 1)));
        parts
    }

    /// Takes one step off the heaviest part that can be shaved. `false` where none can.
    fn shave(&self, rules: &Effective, combat: &Combat, who: &mut Combatant, notes: &mut Notes<'_>) -> bool {
        if self.shave_growth(who, notes) {
            return true;
        }
        let mut parts: Vec<(Part, f64)> = self
            .parts(who)
            .into_iter()
            .filter_map(|(part, times)| {
                let amount = amount_of(who, part)?;
                Some((part, mean(rules, combat, amount, false) * to_f64(times)))
            })
            .collect();
        parts.sort_by(|(_, left), (_, right)| right.total_cmp(left));
        // In a pool fight every die is the ruleset's.
        let smaller: fn(&mut Amount) -> bool = if combat.pool.is_some() { |_| false } else { smaller_die };
        let mut first =
            |shave: fn(&mut Amount) -> bool| parts.iter().any(|(part, _)| amount_mut(who, *part).is_some_and(shave));
        if first(fewer_dice) || first(less_flat) {
            return true;
        }
        if self.fewer_strikes(rules, combat, who) {
            return true;
        }
        parts.iter().any(|(part, _)| amount_mut(who, *part).is_some_and(smaller))
    }

    fn shave_growth(&self, who: &mut Combatant, notes: &mut Notes<'_>) -> bool {
        let action = self.action.filter(|_| self.steps > 0).and_then(|at| who.actions.to_mut().get_mut(at));
        let Some(action) = action.filter(|action| action.per_step.is_some()) else { return false };
        action.per_step = None;
        notes.add(Done::UpcastRemoved { action: action.label.clone() });
        true
    }

    /// Takes a strike off a blow of several, or the heaviest part of a sequence once less.
    fn fewer_strikes(&self, rules: &Effective, combat: &Combat, who: &mut Combatant) -> bool {
        let Some(at) = self.action else { return false };
        let Some(action) = who.actions.get(at) else { return false };
        let weight = |id: &SmolStr| {
            let part = who.actions.iter().find(|part| part.id == *id)?;
            average(rules, combat, who, part, 0)
        };
        let weights = action.sequence.iter().map(|(id, _)| weight(id).unwrap_or(0.0)).enumerate();
        let heaviest = weights.max_by(|(_, left), (_, right)| left.total_cmp(right)).map(|(part, _)| part);
        let total: i64 = action.sequence.iter().map(|(_, times)| *times).sum();
        let Some(action) = who.actions.to_mut().get_mut(at) else { return false };
        if let (Some(heaviest), 2..) = (heaviest, total) {
            if let Some((_, times)) = action.sequence.get_mut(heaviest) {
                *times -= 1;
            }
            action.sequence.retain(|(_, times)| *times > 0);
            return true;
        }
        match &mut action.strikes {
            Some(strikes) if *strikes > 1 => {
                *strikes -= 1;
                true
            }
            _ => false,
        }
    }
}

fn amount_of(who: &Combatant, part: Part) -> Option<&Amount> {
    match part {
        Part::Own(at) => who.actions.get(at)?.amount.as_ref(),
        Part::Clause(at, clause) => who.actions.get(at)?.clauses.get(clause).map(|clause| &clause.amount),
        Part::Rider(at) => who.riders.get(at).map(|rider| &rider.amount),
    }
}

fn amount_mut(who: &mut Combatant, part: Part) -> Option<&mut Amount> {
    match part {
        Part::Own(at) => who.actions.to_mut().get_mut(at)?.amount.as_mut(),
        Part::Clause(at, clause) => {
            who.actions.to_mut().get_mut(at)?.clauses.get_mut(clause).map(|clause| &mut clause.amount)
        }
        Part::Rider(at) => who.riders.to_mut().get_mut(at).map(|rider| &mut rider.amount),
    }
}

fn fewer_dice(amount: &mut Amount) -> bool {
    let more_than_one = amount.count > 1;
    amount.count -= i64::from(more_than_one);
    more_than_one
}

fn less_flat(amount: &mut Amount) -> bool {
    let least = if amount.count > 0 { 0 } else { 1 };
    let above = amount.flat > least;
    amount.flat -= i64::from(above);
    above
}

fn smaller_die(amount: &mut Amount) -> bool {
    let smaller = DICE.iter().find(|sides| **sides < amount.sides).filter(|_| amount.count > 0);
    smaller.is_some_and(|sides| {
        amount.sides = *sides;
        true
    })
}
