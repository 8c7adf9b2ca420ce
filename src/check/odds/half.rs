//! How often half of the dice thrown first are low, with and without a success among all dice (checks.md 4.7, `halfOrMore`).
//!
//! Low dice are counted while the first are thrown; then only whether they were half is kept.
//!
//! Must not know: totals.

use crate::check::odds::faces::{Die, Kind};
use crate::check::odds::pool::Pool;
use crate::check::odds::walk::{Move, Moves, Section, Table};

/// Weights of the pool's measure.
pub(super) struct Half {
    /// Low on half, and no die succeeded: a botch.
    pub(super) failed: f64,
    /// Not low on half, and no die succeeded.
    pub(super) failed_less: f64,
    /// Low on half, and a die succeeded: a complication.
    pub(super) succeeded: f64,
}

pub(super) fn weights(pool: &Pool) -> Half {
    let dice = i32::try_from(pool.first_max()).unwrap_or(i32::MAX);
    let none = Section::after(None, 0, dice);
    let some = Section::after(Some(none), 0, dice);
    let counting = |die: &Die| {
        let moves = die.outcomes.iter().flat_map(|(kind, weight)| {
            let part =
                |from, to| Move { from, to, step: i32::from(kind.low), weight: *weight, explodes: kind.explodes };
            [part(none, if kind.successes > 0 { some } else { none }), part(some, some)]
        });
        Moves::new(moves, die.whole)
    };
    let kept = Kept::new();
    let start = Table::start(pool.pending_max(), some.end(), none);
    let mut table = Table::new(pool.pending_max(), kept.some.end());
    pool.throw_first(&start, counting, |thrown, weight, part| {
        // `low >= ceil(n / 2)`, and never of no dice at all.
        let half = |low: i32| thrown > 0 && usize::try_from(low).is_ok_and(|low| 2 * low >= thrown);
        for (row, counted) in table.rows_mut().zip(part.rows()) {
            let sum = |section: Section, halves: bool| -> f64 {
                section.read(counted).filter(|(low, _)| half(*low) == halves).map(|(_, weight)| weight).sum()
            };
            let sums = [sum(none, false), sum(none, true), sum(some, true)];
            row.iter_mut().zip(sums).for_each(|(slot, sum)| *slot += weight * sum);
        }
    });
    let plain = &pool.dice.plain;
    let moves = plain.outcomes.iter().flat_map(|(kind, weight)| kept.moves(*kind, *weight));
    pool.throw_brought(&mut table, &Moves::new(moves, plain.whole));
    let line = table.line();
    let sum = |section: Section| section.read(&line).map(|(_, weight)| weight).sum();
    Half { failed: sum(kept.half), failed_less: sum(kept.less), succeeded: sum(kept.some) }
}

/// What is kept once the first are thrown, one slot each.
struct Kept {
    less: Section,
    half: Section,
    some: Section,
}

impl Kept {
    fn new() -> Self {
        let less = Section::after(None, 0, 0);
        let half = Section::after(Some(less), 0, 0);
        Self { less, half, some: Section::after(Some(half), 0, 0) }
    }

    /// A success after less than half is low is nobody's concern here and leads nowhere.
    fn moves(&self, kind: Kind, weight: f64) -> impl Iterator<Item = Move> {
        let part = |from, to| Move { from, to, step: 0, weight, explodes: kind.explodes };
        let still = [part(self.less, self.less), part(self.half, self.half)];
        let succeeds = [part(self.half, self.some)];
        let failing = still.into_iter().filter(move |_| kind.successes == 0);
        let succeeding = succeeds.into_iter().filter(move |_| kind.successes > 0);
        failing.chain(succeeding).chain([part(self.some, self.some)])
    }
}
