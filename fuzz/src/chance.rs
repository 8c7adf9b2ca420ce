//! Chance that is the same for the same seed, on every machine.

use rulebound::dice::derived_seed;

/// Numbers drawn one after the other.
pub struct Chance {
    seed: u64,
    drawn: u64,
}

impl Chance {
    /// The numbers of a seed.
    pub fn of(seed: u64) -> Self {
        Self { seed, drawn: 0 }
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.drawn += 1;
        derived_seed(self.seed, "fuzz", self.drawn)
    }

    /// A number below `bound`; 0 where that is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound).unwrap_or(u64::MAX).max(1);
        usize::try_from(self.number() % bound).unwrap_or(0)
    }

    /// Whether one case in `n` comes up.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// One of some things.
    pub fn pick<'l, T>(&mut self, list: &'l [T]) -> &'l T {
        &list[self.below(list.len())]
    }
}
