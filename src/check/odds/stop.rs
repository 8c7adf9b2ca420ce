//! The stop after a hundred replacements of `until` rerolls (checks.md 4.6), exactly.
//!
//! Throws are all alike, so that the dice may be looked at one after another, each thrown until it shows more. The hundredth
//! throw that has to be made again uses up the last replacement; the die it belongs to and all after it then show whatever they
//! show. So a pool of n dice is either n dice that show more, or h of them, h below n, and n - h dice as they fall.
//!
//! Must not know: what faces do.

use crate::check::throw_pool::REROLLS_MAX;

/// A stop rarer than this is taken never to happen.
const NEVER: f64 = 1e-20;

/// How likely the stop comes where.
#[derive(Debug, Clone)]
pub(super) struct Stop {
    /// Slot h: that exactly h dice had come to show more.
    after: Vec<f64>,
    again: f64,
}

impl Stop {
    /// For a pool of at most `dice` dice; `None` where it never comes. `again` is the chance that a throw is made again.
    pub(super) fn of(dice: usize, again: f64) -> Option<Self> {
        let spent = again.powi(i32::try_from(REROLLS_MAX).unwrap_or(i32::MAX));
        let after: Vec<f64> = ways(f64::from(REROLLS_MAX), 1.0 - again).map(|ways| ways * spent).take(dice).collect();
        (after.iter().sum::<f64>() > NEVER).then_some(Self { after, again })
    }

    /// The chance that it comes when exactly this many dice show more.
    pub(super) fn after(&self, dice: usize) -> f64 {
        self.after.get(dice).copied().unwrap_or(0.0)
    }

    /// The chance that it does not come before this many dice show more.
    pub(super) fn not_before(&self, dice: usize) -> f64 {
        let Some(dice) = u32::try_from(dice).ok().filter(|dice| *dice > 0) else { return 1.0 };
        let mut high = 1.0;
        (0..dice).for_each(|_| high *= 1.0 - self.again);
        let before = usize::try_from(REROLLS_MAX).unwrap_or(usize::MAX);
        ways(f64::from(dice), self.again).take(before).map(|ways| ways * high).sum()
    }
}

/// For k = 0, 1, ...: in how many orders k things of chance `each` can come before the last of `fixed` others, times the chance
/// of those k.
fn ways(fixed: f64, each: f64) -> impl Iterator<Item = f64> {
    let mut next = 1.0;
    (1_u32..).map(move |k| {
        let k = f64::from(k);
        let now = next;
        next *= each * (fixed + k - 1.0) / k;
        now
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_comes_or_it_does_not() {
        for again in [0.5, 0.9, 0.99] {
            for dice in [1, 2, 15, 100] {
                let stop = Stop::of(dice, again);
                let Some(stop) = stop else { continue };
                let comes: f64 = (0..dice).map(|at| stop.after(at)).sum();
                assert!((comes + stop.not_before(dice) - 1.0).abs() < 1e-12, "{again} {dice}");
            }
        }
        assert!(Stop::of(15, 0.2).is_none());
    }
}
