//! The exact odds of a check: worked out from its plan over every way the dice can fall, never sampled.
//!
//! What is exact: everything that a plan can say, the rerolls that stop after a hundred replacements and the explosions that stop
//! at their cap among it. Chances are binary fractions put together by additions and products of numbers that are never negative,
//! so that each is right to about thirteen digits however small it is; small checks are counted in whole numbers and divided
//! once, and give the number nearest to the fraction. Two things are left out, both far below that rounding:
//! - where the stop after a hundred replacements has a chance below 1e-20, it is taken never to happen;
//! - dice of effects with more than 65,536 sums lose the sums at either end whose chances together are below 1e-30.
//!
//! Must not know: sheets, rulesets, how dice are thrown.

mod faces;
mod half;
mod pool;
mod stop;
mod sum;
mod sums;
mod walk;

pub use sums::Sums;

use crate::check::CheckPlan;
use crate::check::outcome::Outcome;

/// The chances of everything that can come of a check. The four outcomes sum to 1.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Odds {
    /// A natural lowest face, or a botch.
    pub critical_failure: f64,
    /// A plain failure.
    pub failure: f64,
    /// A plain success.
    pub success: f64,
    /// A natural highest face, or an exceptional success.
    pub critical_success: f64,
    /// A complication, which comes beside a failure, a success or a critical success (checks.md 4.7).
    pub complication: f64,
    /// Totals that can come up and their chances, lowest total first.
    pub distribution: Vec<(i64, f64)>,
}

impl Odds {
    /// The chance to succeed, critically or not.
    pub fn succeeds(&self) -> f64 {
        self.success + self.critical_success
    }

    /// The chance of an outcome.
    pub fn of(&self, outcome: Outcome) -> f64 {
        match outcome {
            Outcome::CriticalFailure => self.critical_failure,
            Outcome::Failure => self.failure,
            Outcome::Success => self.success,
            Outcome::CriticalSuccess => self.critical_success,
        }
    }

    fn of_mut(&mut self, outcome: Outcome) -> &mut f64 {
        match outcome {
            Outcome::CriticalFailure => &mut self.critical_failure,
            Outcome::Failure => &mut self.failure,
            Outcome::Success => &mut self.success,
            Outcome::CriticalSuccess => &mut self.critical_success,
        }
    }

    /// What is certain to fail without a die: total 0 (checks.md 2.9).
    pub fn automatic_failure() -> Self {
        Self { failure: 1.0, distribution: vec![(0, 1.0)], ..Self::default() }
    }
}

/// The odds of a check of either kind. `plan` is within the bounds of the format; its pool has at most 100 dice in any case.
pub fn odds(plan: &CheckPlan) -> Odds {
    match plan {
        CheckPlan::Sum(plan) => sum::odds(plan),
        CheckPlan::Pool(plan) => pool::odds(plan),
    }
}
