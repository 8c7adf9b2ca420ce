//! Throwing and counting a pool of dice in a fight (checks.md 4.2 to 4.7, combat.md 4), and its exact odds.

use crate::check::outcome::{Outcome, judge_pool};
use crate::check::throw_pool::throw_dice;
use crate::check::{PoolPlan, pool_rules};
use crate::combat::event_part::{Mode, PoolThrow};
use crate::dice::{Distribution, Roller, Throw, to_f64};
use crate::format::resolution::{DicePool, Resolution};
use crate::rules::Effective;

/// How deep exploding dice are followed in odds (combat.md 4.7).
const EXPLOSIONS_FOLLOWED: u32 = 3;

/// A pool that was thrown and counted.
#[derive(Debug, Clone, PartialEq)]
pub struct Counted {
    /// Every die, in order.
    pub throws: Vec<Throw>,
    /// How many there were before exploding ones.
    pub dice: i64,
    /// The face that each had to reach.
    pub target: i64,
    /// Net successes, 0 or more.
    pub successes: i64,
    /// Whether it botched.
    pub botch: bool,
    /// How many successes its low dice took off.
    pub cancelled: i64,
}

impl Counted {
    /// As events write it.
    pub fn event(&self, penalty: i64) -> PoolThrow {
        let Self { dice, target, successes, botch, cancelled, .. } = *self;
        PoolThrow { dice, target, successes, botch, penalty, cancelled }
    }
}

/// The pool rules of a ruleset.
pub fn rules_of(rules: &Effective) -> Option<&DicePool> {
    match &rules.ruleset().resolution {
        Resolution::Pool(pool) => Some(pool),
        Resolution::Sum(_) => None,
    }
}

/// The face that each die must reach: what is asked for where the ruleset lets it move, else its own.
pub fn target_face(pool: &DicePool, asked: Option<i64>) -> i64 {
    pool_rules::target_face(pool, asked.map(to_f64))
}

/// Throws a pool, twice where it leans: the better or worse by successes is kept, a botch being worst. Both throws' dice
/// stand in `throws`.
pub fn throw(pool: &DicePool, number: i64, asked: Option<i64>, mode: Mode, roller: &mut Roller) -> Counted {
    let plan = PoolPlan { target: target_face(pool, asked), ..PoolPlan::of(pool, to_f64(number)) };
    let first = throw_once(&plan, roller);
    if mode == Mode::Normal {
        return first;
    }
    let second = throw_once(&plan, roller);
    let rank = |counted: &Counted| if counted.botch { -1 } else { counted.successes };
    let second_kept = match mode {
        Mode::Advantage => rank(&second) > rank(&first),
        _ => rank(&second) < rank(&first),
    };
    let throws = first.throws.iter().chain(&second.throws).copied().collect();
    let kept = if second_kept { second } else { first };
    Counted { throws, ..kept }
}

fn throw_once(plan: &PoolPlan, roller: &mut Roller) -> Counted {
    let thrown = throw_dice(plan, 0, roller);
    let judged = judge_pool(plan, &thrown.count);
    Counted {
        throws: thrown.dice,
        dice: thrown.size,
        target: plan.target,
        successes: judged.total,
        botch: judged.outcome == Outcome::CriticalFailure,
        cancelled: thrown.count.cancelled.min(thrown.count.successes),
    }
}

/// The exact odds of net successes, not held at 0.
pub fn odds(pool: &DicePool, number: i64, asked: Option<i64>) -> Distribution {
    let plan = PoolPlan { target: target_face(pool, asked), ..PoolPlan::of(pool, to_f64(number)) };
    let die = one_die(&plan, EXPLOSIONS_FOLLOWED);
    (0..plan.size(0)).fold(Distribution::certain(0), |sum, _| sum.plus(&die))
}

fn one_die(plan: &PoolPlan, depth: u32) -> Distribution {
    let next = (depth > 0 && plan.explode.is_some()).then(|| one_die(plan, depth - 1));
    let chance = 1.0 / f64::from(plan.sides);
    let mut pairs = Vec::new();
    for face in 1..=i64::from(plan.sides) {
        let net = plan.worth(face) - i64::from(plan.cancel_up_to.is_some_and(|up_to| face <= up_to));
        match &next {
            Some(next) if plan.explode.is_some_and(|from| face >= from) => {
                pairs.extend(next.iter().map(|(more, p)| (net + more, p * chance)));
            }
            _ => pairs.push((net, chance)),
        }
    }
    Distribution::from_chances(pairs)
}

/// The chance of one of two, or of both.
pub fn leaning(once: f64, mode: Mode) -> f64 {
    match mode {
        Mode::Normal => once,
        Mode::Advantage => 1.0 - (1.0 - once) * (1.0 - once),
        Mode::Disadvantage => once * once,
    }
}

/// The chance that one damage die counts.
pub fn damage_chance(face_needed: i64, sides: u32) -> f64 {
    let sides = i64::from(sides.max(1));
    let good = (sides - face_needed + 1).clamp(0, sides);
    to_f64(good) / to_f64(sides)
}
