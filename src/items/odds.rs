//! The exact odds of a loot table: what one roll of it drops, worked out and never sampled (headless.md, `loot`).
//!
//! Each pick is alike and independent, so that an item which a pick gives with chance p is missed by all R picks with
//! chance (1 - p)^R; R and the counts may be dice whose sum is cut off at 0. The largest stack, which a roll is held at,
//! is left out of the reckoning of means: no table of ordinary size comes near it.

use crate::dice::{DiceExpression, to_f64};
use crate::format::loot::LootEntry;
use crate::format::scalar::Count;
use crate::items::loot::{LineYield, ReadyTable};
use crate::items::precise::Precise;
use crate::items::{ItemKey, STACK_QUANTITY_MAX};
use crate::text::RulesetText;

/// The odds of one thing in one roll of a table.
#[derive(Debug, Clone, PartialEq)]
pub struct ItemOdds {
    /// What.
    pub item: ItemKey,
    /// What it is called.
    pub label: RulesetText,
    /// The chance that at least one drops, above 0 and at most 1.
    pub chance: f64,
    /// How many drop on average.
    pub mean: f64,
}

/// What one pick gives of one thing.
struct PickOdds<'t> {
    item: ItemKey,
    label: &'t RulesetText,
    chance: Precise,
    mean: Precise,
}

impl ReadyTable<'_> {
    /// The odds of everything that one roll can drop, in the order of the table's lines. What a layer hides, and what
    /// never comes in a number above 0, is not listed.
    pub fn odds(&self) -> Vec<ItemOdds> {
        let picks = Whole::of(&self.table.rolls);
        let mean_picks = picks.mean();
        let listed = self.one_pick().into_iter().map(|pick| {
            let missed = picks.power_of(Precise::ONE - pick.chance);
            let mean = (mean_picks * pick.mean).rounded().min(to_f64(STACK_QUANTITY_MAX));
            ItemOdds { item: pick.item, label: pick.label.clone(), chance: (Precise::ONE - missed).rounded(), mean }
        });
        listed.filter(|odds| odds.chance > 0.0).collect()
    }

    fn one_pick(&self) -> Vec<PickOdds<'_>> {
        let mut picks: Vec<PickOdds<'_>> = Vec::new();
        for (line, gives) in self.lines() {
            match gives {
                LineYield::Nothing => {}
                LineYield::One(item, label) => self.add_line(&mut picks, line, 1, [(item.clone(), *label)]),
                LineYield::AnyOf(matching) => {
                    let alike = i64::try_from(matching.len()).unwrap_or(i64::MAX);
                    let items = matching.iter().map(|item| (item.key(), item.label()));
                    self.add_line(&mut picks, line, alike, items);
                }
            }
        }
        picks
    }

    /// Adds what a line gives: each of its `alike` things with the same share of the line's weight.
    fn add_line<'t>(
        &self,
        picks: &mut Vec<PickOdds<'t>>,
        line: &LootEntry,
        alike: i64,
        items: impl IntoIterator<Item = (ItemKey, &'t RulesetText)>,
    ) {
        let share = Precise::ratio(line.weight.get(), self.weight.saturating_mul(alike));
        let count = Whole::of(&line.count);
        let (chance, mean) = (share * count.at_least_one(), share * count.mean());
        for (item, label) in items {
            match picks.iter_mut().find(|pick| pick.item == item) {
                Some(pick) => {
                    pick.chance = pick.chance + chance;
                    pick.mean = pick.mean + mean;
                }
                None => picks.push(PickOdds { item, label, chance, mean }),
            }
        }
    }
}

/// A whole number from 0 on: fixed, or dice cut off at 0.
#[derive(Clone, Copy)]
enum Whole {
    Fixed(i64),
    Dice(DiceExpression),
}

impl Whole {
    fn of<const MIN: i64, const MAX: i64>(count: &Count<MIN, MAX>) -> Self {
        match count {
            Count::Fixed(number) => Self::Fixed(number.get().max(0)),
            Count::Dice(dice) => Self::Dice(*dice),
        }
    }

    fn at_least_one(self) -> Precise {
        match self {
            Self::Fixed(number) => Precise::whole(number.min(1)),
            Self::Dice(dice) => Precise::ONE - low_sums(dice, |_, _| {}).into_iter().sum(),
        }
    }

    fn mean(self) -> Precise {
        let dice = match self {
            Self::Fixed(number) => return Precise::whole(number),
            Self::Dice(dice) => dice,
        };
        let (sides, die_mean) = (i64::from(dice.sides), Precise::ratio(i64::from(dice.sides) + 1, 2));
        if dice.flat >= 0 {
            return die_mean * Precise::whole(i64::from(dice.count)) + Precise::whole(dice.flat);
        }
        let (mut passed, mut mean) = (Precise::ZERO, Precise::ZERO);
        low_sums(dice, |over, chance| match over {
            Over::NextDie => mean = mean + passed * die_mean,
            Over::Passes { at_most } => {
                let part = chance * Precise::ratio(at_most, sides);
                passed = passed + part;
                mean = mean + part * Precise::ratio(at_most + 1, 2);
            }
        });
        mean
    }

    /// The mean of `base` to the power of this number.
    fn power_of(self, base: Precise) -> Precise {
        let dice = match self {
            Self::Fixed(number) => return base.power(number.unsigned_abs()),
            Self::Dice(dice) => dice,
        };
        // sums[m] is base + base^2 + ... + base^m.
        let powers = (0..dice.sides).scan((Precise::ONE, Precise::ZERO), |(power, sum), _| {
            *power = *power * base;
            *sum = *sum + *power;
            Some(*sum)
        });
        let sums: Vec<Precise> = std::iter::once(Precise::ZERO).chain(powers).collect();
        let share = Precise::ratio(1, i64::from(dice.sides));
        let one_die = sums.last().copied().unwrap_or(Precise::ONE) * share;
        if dice.flat >= 0 {
            return one_die.power(u64::from(dice.count)) * base.power(dice.flat.unsigned_abs());
        }
        let mut over_zero = Precise::ZERO;
        let low = low_sums(dice, |over, chance| match over {
            Over::NextDie => over_zero = over_zero * one_die,
            Over::Passes { at_most } => {
                let sum = usize::try_from(at_most).ok().and_then(|at| sums.get(at)).copied();
                over_zero = over_zero + chance * share * sum.unwrap_or(Precise::ZERO);
            }
        });
        over_zero + low.into_iter().sum()
    }
}

/// What happens while dice are added one by one to a number that begins below 0.
enum Over {
    /// Another die falls on sums that are above 0 already.
    NextDie,
    /// Sums with the chance given get above 0 with this die: to 1, 2, ... `at_most`, each with one of its faces.
    Passes {
        /// The highest sum reached.
        at_most: i64,
    },
}

/// The chances that the sum stays at or below 0, lowest sum first; tells on the way what gets above 0.
///
/// Only sums up to 0 are kept, so that this is quick however many dice there are.
fn low_sums(dice: DiceExpression, mut tell: impl FnMut(Over, Precise)) -> Vec<Precise> {
    let Ok(below) = usize::try_from(-dice.flat) else { return Vec::new() };
    let Ok(sides) = usize::try_from(dice.sides) else { return Vec::new() };
    // chances[v] is the chance of the sum v - below.
    let mut chances = vec![Precise::ZERO; below + 1];
    if let Some(start) = chances.first_mut() {
        *start = Precise::ONE;
    }
    let share = Precise::ratio(1, i64::from(dice.sides));
    for _ in 0..dice.count {
        tell(Over::NextDie, Precise::ONE);
        for (at, chance) in chances.iter().enumerate() {
            if at + sides > below {
                let at_most = i64::try_from(at + sides - below).unwrap_or(i64::MAX);
                tell(Over::Passes { at_most }, *chance);
            }
        }
        let mut next = vec![Precise::ZERO; below + 1];
        let mut window = Precise::ZERO;
        for (at, slot) in next.iter_mut().enumerate().skip(1) {
            window = window + chances.get(at - 1).copied().unwrap_or(Precise::ZERO);
            if let Some(left) = at.checked_sub(sides + 1) {
                window = window - chances.get(left).copied().unwrap_or(Precise::ZERO);
            }
            *slot = window * share;
        }
        chances = next;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::Distribution;

    /// The slow and plain way: the whole distribution, cut off at 0.
    fn plainly(dice: DiceExpression) -> Distribution {
        Distribution::dice(dice).map(|value| value.max(0))
    }

    #[test]
    fn dice_cut_off_at_zero() {
        for text in ["1d4-3", "2d6-7", "1d2", "3d4+2", "2d3-6", "2d3-9", "5d10-27", "1d6-1", "1d20-20"] {
            let dice = DiceExpression::parse(text).unwrap();
            let (whole, plain) = (Whole::Dice(dice), plainly(dice));
            assert!((whole.mean().rounded() - plain.mean()).abs() < 1e-12, "{text}");
            assert!((whole.at_least_one().rounded() - plain.chance(|value| value > 0)).abs() < 1e-12, "{text}");
            for base in [0.0_f64, 0.25, 0.9, 1.0] {
                let slow: f64 = plain.iter().map(|(value, p)| p * base.powi(i32::try_from(value).unwrap())).sum();
                let exact = whole.power_of(Precise::ratio(truncated_hundredths(base), 100)).rounded();
                assert!((exact - slow).abs() < 1e-12, "{text} {base}: {exact} {slow}");
            }
        }
    }

    fn truncated_hundredths(number: f64) -> i64 {
        crate::format::scalar::truncated(number * 100.0 + 0.5)
    }
}
