//! Throwing a check that is ready (checks.md 2.9 steps 9 and 10).
//!
//! Must not know: sheets, rulesets, who asks.

use crate::check::outcome::Outcome;
use crate::check::plan::{CheckPlan, EffectDice, Lean};
use crate::check::throw_pool::throw_pool;
use crate::check::throw_sum::throw_sum;
use crate::dice::{Roller, Throw};

/// A check that was thrown.
#[derive(Debug, Clone, PartialEq)]
pub struct Thrown {
    /// What the dice of each effect came to, with their sign, in the plan's order.
    pub effects: Vec<i64>,
    /// The dice of each effect, as thrown.
    pub effect_rolls: Vec<Vec<Throw>>,
    /// The check's own dice as they lie on the table: both sets of a sum that leans, a pool with rerolls in place and exploded
    /// dice last; a die that was thrown before too.
    pub dice: Vec<Throw>,
    /// The check's own dice in the order in which they were thrown now, replaced ones among them.
    pub rolled: Vec<Throw>,
    /// The sum kept, or the successes.
    pub used: i64,
    /// What was added to a sum, dice of effects among it; 0 for a pool.
    pub modifier: i64,
    /// What it came to.
    pub total: i64,
    /// What that means.
    pub outcome: Outcome,
    /// How it was thrown.
    pub lean: Lean,
    /// How many dice were thrown again.
    pub rerolled: u32,
    /// Whether low dice bring trouble.
    pub complication: bool,
}

/// Throws a check: the dice of its effects first, then its own. Never fails.
pub fn throw(plan: &CheckPlan, roller: &mut Roller) -> Thrown {
    match plan {
        CheckPlan::Sum(plan) => throw_sum(plan, roller),
        CheckPlan::Pool(plan) => throw_pool(plan, roller),
    }
}

/// Throws the dice of effects: what each comes to, and its dice.
pub(super) fn throw_effects(effects: &[EffectDice], roller: &mut Roller) -> (Vec<i64>, Vec<Vec<Throw>>) {
    effects
        .iter()
        .map(|effect| {
            let before = roller.thrown().len();
            let sum = effect.dice.roll(roller);
            let dice = roller.thrown().get(before..).unwrap_or_default().to_vec();
            (if effect.minus { -sum } else { sum }, dice)
        })
        .unzip()
}
