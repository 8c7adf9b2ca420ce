//! What came of many fights, counted.
//!
//! Must not know: how fights are played.

use crate::combat::event_part::Outcome;
use crate::combat::simulate::interval::{Interval, Moments, share, share_difference};

/// What came of one fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Result {
    /// How it ended; nothing where it was not over after [`crate::combat::ROUNDS_MAX`] rounds.
    pub outcome: Option<Outcome>,
    /// How many rounds it took.
    pub rounds: u32,
    /// The harm dealt to members of the party, as the log says it.
    pub harm: i64,
}

/// Fights under one choice of layers. Those without an end are counted and are in no rate and no mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Fights that the party won.
    pub victories: i64,
    /// Fights that it lost.
    pub defeats: i64,
    /// Fights that it got away from.
    pub fled: i64,
    /// Fights that were not over.
    pub unfinished: i64,
    rounds: Moments,
    harm: Moments,
}

impl Tally {
    pub(super) fn add(&mut self, result: &Result) {
        match result.outcome {
            Some(Outcome::Victory) => self.victories += 1,
            Some(Outcome::Defeat) => self.defeats += 1,
            Some(Outcome::Fled) => self.fled += 1,
            None => self.unfinished += 1,
        }
        if result.outcome.is_some() {
            self.rounds.add(i64::from(result.rounds));
            self.harm.add(result.harm);
        }
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.victories += other.victories;
        self.defeats += other.defeats;
        self.fled += other.fled;
        self.unfinished += other.unfinished;
        self.rounds.merge(&other.rounds);
        self.harm.merge(&other.harm);
    }

    /// How many fights there were.
    pub fn fights(&self) -> i64 {
        self.ended() + self.unfinished
    }

    /// How many of them ended.
    pub fn ended(&self) -> i64 {
        self.victories + self.defeats + self.fled
    }

    /// Victories among those that ended; nothing where none did.
    pub fn win_rate(&self) -> Option<Interval> {
        share(self.victories, self.ended())
    }

    /// Rounds of those that ended; nothing below two.
    pub fn rounds(&self) -> Option<Interval> {
        self.rounds.mean()
    }

    /// Harm that the party took in those that ended; nothing below two.
    pub fn harm(&self) -> Option<Interval> {
        self.harm.mean()
    }
}

/// The first choice less the second, fight by fight: both throw the same dice. Only pairs of which both ended are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Difference {
    /// How many pairs are compared.
    pub pairs: i64,
    won_first_only: i64,
    won_second_only: i64,
    rounds: Moments,
    harm: Moments,
}

impl Difference {
    pub(super) fn add(&mut self, first: &Result, second: &Result) {
        if first.outcome.is_none() || second.outcome.is_none() {
            return;
        }
        self.pairs += 1;
        let won = |result: &Result| result.outcome == Some(Outcome::Victory);
        match (won(first), won(second)) {
            (true, false) => self.won_first_only += 1,
            (false, true) => self.won_second_only += 1,
            _ => {}
        }
        self.rounds.add(i64::from(first.rounds) - i64::from(second.rounds));
        self.harm.add(first.harm.saturating_sub(second.harm));
    }

    pub(super) fn merge(&mut self, other: &Self) {
        self.pairs += other.pairs;
        self.won_first_only += other.won_first_only;
        self.won_second_only += other.won_second_only;
        self.rounds.merge(&other.rounds);
        self.harm.merge(&other.harm);
    }

    /// How much oftener the first wins; nothing where no pair is compared.
    pub fn win_rate(&self) -> Option<Interval> {
        share_difference(self.won_first_only, self.won_second_only, self.pairs)
    }

    /// How many rounds more it takes; nothing below two pairs.
    pub fn rounds(&self) -> Option<Interval> {
        self.rounds.mean()
    }

    /// How much more harm the party takes; nothing below two pairs.
    pub fn harm(&self) -> Option<Interval> {
        self.harm.mean()
    }
}
