//! Dice thrown one after another, as weights of everything that can have happened so far.
//!
//! The order of a pool's dice does not matter but for one thing: how many more dice exploding may bring. So it is enough to keep,
//! beside what is counted, how many dice that exploding brought are still to be thrown: a die thrown first adds one where it
//! explodes; a die that exploding brought takes one away where it does not. At the cap the rest is not thrown.
//!
//! What is counted is a place on a line of slots; the line is cut into sections (no success yet, some success, ...) and in
//! each of them a die moves the count along by a fixed step.
//!
//! Must not know: what is counted, rerolls.

/// Neighbouring slots for the counts `lowest..=highest`.
#[derive(Debug, Clone, Copy)]
pub(super) struct Section {
    start: usize,
    lowest: i32,
    highest: i32,
}

impl Section {
    /// Begins after another section, or at the first slot.
    pub(super) fn after(before: Option<Self>, lowest: i32, highest: i32) -> Self {
        Self { start: before.map_or(0, |before| before.end()), lowest, highest }
    }

    /// The slot after its last.
    pub(super) fn end(self) -> usize {
        self.start + slots(self.highest - self.lowest + 1)
    }

    fn slot(self, count: i32) -> usize {
        self.start + slots(count - self.lowest)
    }

    /// Counts and weights of its slots.
    pub(super) fn read(self, line: &[f64]) -> impl Iterator<Item = (i32, f64)> + '_ {
        let weights = line.get(self.start..self.end()).unwrap_or_default();
        (self.lowest..).zip(weights.iter().copied())
    }
}

fn slots(count: i32) -> usize {
    usize::try_from(count).unwrap_or(0)
}

/// What one outcome of a die does to a section.
#[derive(Debug, Clone, Copy)]
pub(super) struct Move {
    pub(super) from: Section,
    pub(super) to: Section,
    /// How far the count goes.
    pub(super) step: i32,
    pub(super) weight: f64,
    /// Whether the die brings another.
    pub(super) explodes: bool,
}

/// A die as moves, with the least and the most that one die can move a count.
#[derive(Debug, Clone)]
pub(super) struct Moves {
    moves: Vec<Move>,
    whole: f64,
    least: i32,
    most: i32,
}

impl Moves {
    /// Moves that lead to the same place are made at once. All weights of a die make up `whole`, also those that lead nowhere.
    pub(super) fn new(moves: impl IntoIterator<Item = Move>, whole: f64) -> Self {
        let mut merged: Vec<Move> = Vec::new();
        for one in moves {
            let same = |held: &&mut Move| {
                let places = (held.from.start, held.to.start, held.step, held.explodes);
                places == (one.from.start, one.to.start, one.step, one.explodes)
            };
            match merged.iter_mut().find(same) {
                Some(held) => held.weight += one.weight,
                None => merged.push(one),
            }
        }
        let steps = || merged.iter().map(|one| one.step);
        let (least, most) = (steps().min().unwrap_or(0).min(0), steps().max().unwrap_or(0).max(0));
        Self { moves: merged, whole, least, most }
    }
}

/// Weights by dice still to be thrown (rows) and by what is counted (slots).
#[derive(Debug, Clone)]
pub(super) struct Table {
    rows: Vec<Vec<f64>>,
    old: Vec<f64>,
}

impl Table {
    /// All weights 0, with room for `pending` dice still to be thrown.
    pub(super) fn new(pending: usize, width: usize) -> Self {
        Self { rows: vec![vec![0.0; width]; pending + 1], old: vec![0.0; width] }
    }

    /// Nothing thrown yet.
    pub(super) fn start(pending: usize, width: usize, section: Section) -> Self {
        let mut table = Self::new(pending, width);
        if let Some(slot) = table.rows.first_mut().and_then(|row| row.get_mut(section.slot(0))) {
            *slot = 1.0;
        }
        table
    }

    /// Another die thrown first, after `thrown` of them.
    pub(super) fn throw_first(&mut self, die: &Moves, thrown: usize) {
        for at in (0..self.rows.len().min(thrown + 1)).rev() {
            self.throw_row(die, thrown, at, Brings { more: at + 1, none: at });
        }
    }

    /// A die that exploding brought, where there is one to throw. `thrown` dice were thrown before at most.
    pub(super) fn throw_brought(&mut self, die: &Moves, thrown: usize) {
        if let Some(done) = self.rows.first_mut().filter(|_| (die.whole - 1.0).abs() > 0.0) {
            // What is over weighs as much as if it went on, so that all weights keep one measure.
            done.iter_mut().for_each(|weight| *weight *= die.whole);
        }
        for at in 1..self.rows.len() {
            self.throw_row(die, thrown, at, Brings { more: at, none: at - 1 });
        }
    }

    fn throw_row(&mut self, die: &Moves, thrown: usize, at: usize, brings: Brings) {
        let Some(row) = self.rows.get_mut(at) else { return };
        std::mem::swap(row, &mut self.old);
        row.fill(0.0);
        let thrown = i32::try_from(thrown).unwrap_or(i32::MAX);
        for one in &die.moves {
            // Only counts that this many dice can have reached, and that stay within the section they go to.
            let lowest = one.from.lowest.max(die.least * thrown).max(one.to.lowest - one.step);
            let highest = one.from.highest.min(die.most * thrown).min(one.to.highest - one.step);
            if lowest > highest {
                continue;
            }
            let Some(source) = self.old.get(one.from.slot(lowest)..=one.from.slot(highest)) else { continue };
            let row = self.rows.get_mut(if one.explodes { brings.more } else { brings.none });
            let Some(target) = row.and_then(|row| row.get_mut(one.to.slot(lowest + one.step)..)) else { continue };
            for (slot, weight) in target.iter_mut().zip(source) {
                *slot += weight * one.weight;
            }
        }
    }

    /// Adds another table, weighed.
    pub(super) fn add(&mut self, other: &Self, weight: f64) {
        for (row, other) in self.rows.iter_mut().zip(&other.rows) {
            for (slot, other) in row.iter_mut().zip(other) {
                *slot += other * weight;
            }
        }
    }

    /// The rows, fewest dice still to be thrown first.
    pub(super) fn rows(&self) -> impl Iterator<Item = &[f64]> {
        self.rows.iter().map(Vec::as_slice)
    }

    /// The same, to be changed.
    pub(super) fn rows_mut(&mut self) -> impl Iterator<Item = &mut [f64]> {
        self.rows.iter_mut().map(Vec::as_mut_slice)
    }

    /// Whatever is still to be thrown, one line.
    pub(super) fn line(&self) -> Vec<f64> {
        let mut line = vec![0.0; self.old.len()];
        for row in &self.rows {
            line.iter_mut().zip(row).for_each(|(slot, weight)| *slot += weight);
        }
        line
    }
}

/// Which row a die leads to: where it brings another, and where it does not.
#[derive(Clone, Copy)]
struct Brings {
    more: usize,
    none: usize,
}
