//! Throwing a pool of dice: size, throw, rerolls, exploding dice, the count (checks.md 4.5 to 4.7). Checks and fights throw
//! here.
//!
//! Must not know: sheets, who asks.

use crate::check::outcome::{PoolCount, judge_pool};
use crate::check::plan::{Lean, PoolPlan, Reroll};
use crate::check::throw::{Thrown, throw_effects};
use crate::dice::{Roller, Throw, to_f64};
use crate::format::resolution::RerollMode;
use crate::format::scalar::truncated;

/// Most dice that are thrown again on one check.
pub const REROLLS_MAX: u32 = 100;
/// Most dice that exploding adds, where the ruleset's largest pool is not smaller.
pub const EXPLOSIONS_MAX: i64 = 100;

/// To the nearest whole number, halves upward; 0 for what is no number.
pub fn rounded(value: f64) -> i64 {
    if value.is_nan() { 0 } else { truncated((value + 0.5).floor()) }
}

impl PoolPlan {
    /// How many dice are thrown once the dice of effects are known: everything together, held in bounds once.
    pub fn size(&self, effects: i64) -> i64 {
        let asked = self.dice + to_f64(effects);
        rounded(asked).min(self.dice_max).max(self.dice_min)
    }

    /// How many dice exploding may add.
    pub fn explosions_max(&self) -> i64 {
        self.dice_max.min(EXPLOSIONS_MAX)
    }

    /// What a face counts before anything is taken away: 0, 1 or 2.
    pub fn worth(&self, face: i64) -> i64 {
        match (face >= self.target, self.double.is_some_and(|from| face >= from)) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => 2,
        }
    }

    /// Counts dice, of which so many were thrown first.
    fn count(&self, dice: &[Throw], first: usize) -> PoolCount {
        let mut count = PoolCount { first: i64::try_from(first).unwrap_or(0), ..PoolCount::default() };
        for (at, die) in dice.iter().enumerate() {
            let face = i64::from(die.face);
            let low = i64::from(self.botch.is_some_and(|botch| face <= botch.up_to));
            count.successes += self.worth(face);
            count.cancelled += i64::from(self.cancel_up_to.is_some_and(|up_to| face <= up_to));
            count.low += low;
            count.low_first += if at < first { low } else { 0 };
        }
        count
    }
}

/// A pool as it lies on the table, counted.
#[derive(Debug, Clone, PartialEq)]
pub struct PoolThrown {
    /// The dice that count: rerolled ones as they stand, exploded ones last.
    pub dice: Vec<Throw>,
    /// Every die in the order thrown, those thrown again among them.
    pub rolled: Vec<Throw>,
    /// How many there were before exploding ones.
    pub size: i64,
    /// How many were thrown again.
    pub rerolled: u32,
    /// How they count.
    pub count: PoolCount,
}

/// Throws the pool's own dice; `effects` is what the dice of effects came to.
pub fn throw_dice(plan: &PoolPlan, effects: i64, roller: &mut Roller) -> PoolThrown {
    let (sides, size) = (plan.sides, plan.size(effects));
    let mut roll = || Throw { sides, face: roller.roll(sides) };
    let mut dice: Vec<Throw> = (0..size).map(|_| roll()).collect();
    let mut rolled = dice.clone();
    let mut rerolled = 0;
    if let Some(rule) = plan.reroll.filter(|rule| (1..i64::from(sides)).contains(&rule.up_to)) {
        rerolled = throw_again(rule, &mut dice, &mut rolled, &mut roll);
    }
    let first = dice.len();
    if let Some(from) = plan.explode {
        let (mut room, mut at) = (plan.explosions_max(), 0);
        while let Some(die) = dice.get(at).copied().filter(|_| room > 0) {
            if i64::from(die.face) >= from {
                let extra = roll();
                dice.push(extra);
                rolled.push(extra);
                room -= 1;
            }
            at += 1;
        }
    }
    let count = plan.count(&dice, first);
    PoolThrown { dice, rolled, size, rerolled, count }
}

/// Walks the dice and throws low ones again in place, at most 100 times over the whole check.
fn throw_again(rule: Reroll, dice: &mut [Throw], rolled: &mut Vec<Throw>, roll: &mut impl FnMut() -> Throw) -> u32 {
    let mut done = 0;
    for die in dice {
        while i64::from(die.face) <= rule.up_to && done < REROLLS_MAX {
            *die = roll();
            rolled.push(*die);
            done += 1;
            if rule.mode == RerollMode::Once {
                break;
            }
        }
    }
    done
}

/// Throws a pool: dice of effects first, then its own.
pub(super) fn throw_pool(plan: &PoolPlan, roller: &mut Roller) -> Thrown {
    let (effects, effect_rolls) = throw_effects(&plan.effects, roller);
    let thrown = throw_dice(plan, effects.iter().sum(), roller);
    let judged = judge_pool(plan, &thrown.count);
    Thrown {
        effects,
        effect_rolls,
        dice: thrown.dice,
        rolled: thrown.rolled,
        used: judged.total,
        modifier: 0,
        total: judged.total,
        outcome: judged.outcome,
        lean: Lean::Normal,
        rerolled: thrown.rerolled,
        complication: judged.complication,
    }
}
