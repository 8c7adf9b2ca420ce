//! The odds of a `dice-pool` check (checks.md 4): totals, and the outcomes that they and the botch rule make.
//!
//! Must not know: sums.

use crate::check::PoolPlan;
use crate::check::odds::Odds;
use crate::check::odds::faces::{Dice, Die, First, Kind};
use crate::check::odds::half;
use crate::check::odds::stop::Stop;
use crate::check::odds::sums::{Sums, chances};
use crate::check::odds::walk::{Move, Moves, Section, Table};
use crate::check::outcome::{PoolCount, judge_pool};
use crate::format::resolution::BotchRule;

/// No ruleset's pools are larger (checks.md 1.5).
const DICE_MAX: i64 = 100;
/// Whole numbers up to here are exact.
const EXACT_MAX: f64 = 9_007_199_254_740_992.0;

/// What is worked out once for a plan.
pub(super) struct Pool {
    /// Slot n: the chance of n dice.
    pub(super) counts: Vec<f64>,
    /// Most dice that exploding brings.
    pub(super) brought_max: usize,
    pub(super) dice: Dice,
    pub(super) stop: Option<Stop>,
    /// What all weights make up in the end.
    pub(super) whole: f64,
}

impl Pool {
    fn of(plan: &PoolPlan) -> Self {
        let bound = |count: i64| usize::try_from(count.clamp(0, DICE_MAX)).unwrap_or(0);
        let counts = counts(plan, bound);
        let largest = counts.len() - 1;
        let brought_most = bound(plan.explosions_max());
        let mut dice = Dice::of(plan);
        let explodes = largest > 0 && dice.plain.outcomes.iter().any(|(kind, _)| kind.explodes);
        let brought_max = if explodes { brought_most } else { 0 };
        let mut stop = None;
        if let First::Until { high, again } = &dice.first {
            stop = Stop::of(largest, *again);
            if stop.is_none() {
                dice.first = First::Alike(high.clone());
            }
        }
        let mut pool = Self { counts, brought_max, dice, stop, whole: 1.0 };
        pool.measure(largest);
        pool
    }

    /// Few dice are counted in whole numbers, many in chances.
    fn measure(&mut self, largest: usize) {
        let power = |whole: f64, times: usize| whole.powi(i32::try_from(times).unwrap_or(i32::MAX));
        let fixed = self.counts.iter().filter(|chance| **chance > 0.0).count() == 1;
        if let (First::Alike(first), true) = (&self.dice.first, fixed) {
            let whole = power(first.whole, largest) * power(self.dice.plain.whole, self.brought_max);
            if whole <= EXACT_MAX {
                self.whole = whole;
                return;
            }
        }
        self.dice.plain = self.dice.plain.clone().scaled();
        self.dice.first = match self.dice.first.clone() {
            First::Alike(die) => First::Alike(die.scaled()),
            First::Until { high, again } => First::Until { high: high.scaled(), again },
        };
    }

    /// Most dice that are thrown first.
    pub(super) fn first_max(&self) -> usize {
        self.counts.len() - 1
    }

    /// How many rows a table of this pool needs beside that of no die left to throw.
    pub(super) fn pending_max(&self) -> usize {
        if self.brought_max == 0 { 0 } else { self.first_max() }
    }

    /// Throws the dice thrown first, rerolls over. For each number of dice `tell` is handed what can have happened, in parts to be
    /// added up: the number, the part's weight, the part. `moves` makes moves of a die's outcomes.
    pub(super) fn throw_first(
        &self,
        start: &Table,
        moves: impl Fn(&Die) -> Moves,
        mut tell: impl FnMut(usize, f64, &Table),
    ) {
        let counts = self.counts.iter().copied().enumerate();
        let (high, stop) = match (&self.dice.first, &self.stop) {
            (First::Alike(die), _) => (die, None),
            (First::Until { high, .. }, stop) => (high, stop.as_ref()),
        };
        let (high, plain) = (moves(high), moves(&self.dice.plain));
        let mut shown_more = start.clone();
        // The stop came somewhere before.
        let mut stopped = stop.map(|stop| (stop, start.clone()));
        if let Some((_, stopped)) = &mut stopped {
            stopped.rows_mut().for_each(|row| row.fill(0.0));
        }
        for (thrown, chance) in counts {
            if chance > 0.0 {
                match &stopped {
                    Some((stop, stopped)) => {
                        tell(thrown, chance * stop.not_before(thrown), &shown_more);
                        tell(thrown, chance, stopped);
                    }
                    None => tell(thrown, chance, &shown_more),
                }
            }
            if thrown == self.first_max() {
                break;
            }
            if let Some((stop, stopped)) = &mut stopped {
                stopped.add(&shown_more, stop.after(thrown));
                stopped.throw_first(&plain, thrown);
            }
            shown_more.throw_first(&high, thrown);
        }
    }

    /// Throws what exploding brought.
    pub(super) fn throw_brought(&self, table: &mut Table, plain: &Moves) {
        for brought in 0..self.brought_max {
            table.throw_brought(plain, self.first_max() + brought);
        }
    }
}

/// Slot n: the chance of n dice, once the dice of effects are known; the last is above 0.
fn counts(plan: &PoolPlan, bound: impl Fn(i64) -> usize) -> Vec<f64> {
    let added = Sums::certain(0).with_effects(&plan.effects);
    let mut counts = Vec::new();
    for (value, weight) in added.iter().filter(|(_, weight)| *weight > 0.0) {
        let count = bound(plan.size(value));
        if counts.len() <= count {
            counts.resize(count + 1, 0.0);
        }
        if let Some(chance) = counts.get_mut(count) {
            *chance += weight / added.whole();
        }
    }
    counts
}

/// Sections of the count of successes less cancels.
#[derive(Clone, Copy)]
struct Layout {
    /// Some die succeeded; without a botch rule, anything.
    some: Section,
    /// None did, and no die was low.
    none: Option<Section>,
    /// None did, and some die was low.
    low: Option<Section>,
}

impl Layout {
    fn of(plan: &PoolPlan, pool: &Pool) -> Self {
        let dice = i32::try_from(pool.first_max() + pool.brought_max).unwrap_or(i32::MAX);
        let kinds = || pool.dice.plain.outcomes.iter().map(|(kind, _)| kind);
        let most = dice * kinds().map(|kind| kind.successes).max().unwrap_or(0);
        let least = if kinds().any(|kind| kind.cancels) { -dice } else { 0 };
        let some = Section::after(None, least, most);
        let none = plan.botch.map(|_| Section::after(Some(some), least, 0));
        let any_low = plan.botch.filter(|botch| botch.rule == BotchRule::NoSuccesses);
        let low = any_low.map(|_| Section::after(none, least, 0));
        Self { some, none, low }
    }

    fn moves(&self, kind: Kind, weight: f64) -> impl Iterator<Item = Move> {
        let step = kind.successes - i32::from(kind.cancels);
        let succeeds = kind.successes > 0;
        let after = |here: Section, when_low: Option<Section>| match succeeds {
            true => self.some,
            false if kind.low => when_low.unwrap_or(here),
            false => here,
        };
        let some = Some((self.some, self.some));
        let none = self.none.map(|none| (none, after(none, self.low)));
        let low = self.low.map(|low| (low, after(low, None)));
        let moves = [some, none, low].into_iter().flatten();
        moves.map(move |(from, to)| Move { from, to, step, weight, explodes: kind.explodes })
    }
}

pub(super) fn odds(plan: &PoolPlan) -> Odds {
    let pool = Pool::of(plan);
    let layout = Layout::of(plan, &pool);
    let moves =
        |die: &Die| Moves::new(die.outcomes.iter().flat_map(|(kind, weight)| layout.moves(*kind, *weight)), die.whole);
    let width = layout.low.or(layout.none).unwrap_or(layout.some).end();
    let start = Table::start(pool.pending_max(), width, layout.none.unwrap_or(layout.some));
    let mut table = Table::new(pool.pending_max(), width);
    pool.throw_first(&start, moves, |_, weight, part| table.add(part, weight));
    pool.throw_brought(&mut table, &moves(&pool.dice.plain));
    let line = table.line();

    let sum = |section: Option<Section>| -> f64 {
        section.iter().flat_map(|section| section.read(&line)).map(|(_, weight)| weight).sum()
    };
    let (mut plain, mut botched, mut complication) = (sum(layout.none), sum(layout.low), 0.0);
    if plan.botch.is_some_and(|botch| botch.rule == BotchRule::HalfOrMore) {
        let half = half::weights(&pool);
        (plain, botched, complication) = (half.failed_less, half.failed, half.succeeded);
    }
    let failed = [(NONE, plain), (LOW, botched)];
    let succeeded = layout.some.read(&line).map(|(count, weight)| (some(count), weight));
    let mut odds = Odds { complication: complication / pool.whole, ..Odds::default() };
    let mut totals = Vec::new();
    for (count, weight) in failed.into_iter().chain(succeeded) {
        let (judged, chance) = (judge_pool(plan, &count), weight / pool.whole);
        *odds.of_mut(judged.outcome) += chance;
        totals.push((judged.total, chance));
    }
    odds.distribution = chances(totals);
    odds
}

/// One die that did nothing.
const NONE: PoolCount = PoolCount { successes: 0, cancelled: 0, low: 0, low_first: 0, first: 1 };
/// One die that was low, so that either rule botches.
const LOW: PoolCount = PoolCount { low: 1, low_first: 1, ..NONE };

/// Dice with a success among them and this many left once cancels are taken away.
fn some(count: i32) -> PoolCount {
    let left = i64::from(count);
    let successes = left.max(1);
    PoolCount { successes, cancelled: successes - left, ..NONE }
}
