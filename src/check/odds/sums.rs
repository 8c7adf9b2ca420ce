//! Chances of neighbouring whole numbers, made for adding up many dice.
//!
//! Weights are counts of ways as long as a binary fraction holds them exactly, so that one division at the end gives the number
//! nearest to the fraction. A die is added with additions alone: nothing cancels, and rare sums keep all their digits.
//!
//! Must not know: checks.

use std::collections::BTreeMap;

use crate::check::EffectDice;

/// From here on weights are scaled down, long before they overflow.
const WHOLE_MAX: f64 = 1e250;
/// More sums than this are cut at both ends.
const LONG: usize = 65_536;
/// What may be cut off at each end, of 1.
const CUT: f64 = 1e-30;

/// Weights of consecutive values.
#[derive(Debug, Clone)]
pub struct Sums {
    lowest: i64,
    weights: Vec<f64>,
    whole: f64,
}

impl Sums {
    /// Always this value.
    pub fn certain(value: i64) -> Self {
        Self { lowest: value, weights: vec![1.0], whole: 1.0 }
    }

    /// The sum of dice.
    pub fn dice(count: u32, sides: u32) -> Self {
        (0..count).fold(Self::certain(0), |sum, _| sum.plus_die(sides))
    }

    /// Values with their chances; the whole is 1. Values that nothing is said of cannot come up.
    pub fn of_chances(chances: impl IntoIterator<Item = (i64, f64)>) -> Self {
        let chances: BTreeMap<i64, f64> = chances.into_iter().collect();
        let (Some(lowest), Some(highest)) = (chances.keys().next(), chances.keys().next_back()) else {
            return Self::certain(0);
        };
        let weights = (*lowest..=*highest).map(|value| chances.get(&value).copied().unwrap_or(0.0)).collect();
        Self { lowest: *lowest, weights, whole: 1.0 }
    }

    /// The chance that a value passes.
    pub fn chance(&self, test: impl Fn(i64) -> bool) -> f64 {
        self.weight(test) / self.whole
    }

    /// The chance to come out above another value thrown independently, or level with it where that is enough.
    pub fn chance_above(&self, other: &Self, level_is_enough: bool) -> f64 {
        let mut others = other.iter().peekable();
        let mut below = 0.0;
        let mut sum = 0.0;
        for (value, weight) in self.iter() {
            while let Some((_, more)) =
                others.next_if(|(other, _)| *other < value || level_is_enough && *other == value)
            {
                below += more;
            }
            sum += weight * below;
        }
        sum / self.whole / other.whole
    }

    /// What all weights together would be if nothing had been left out.
    pub fn whole(&self) -> f64 {
        self.whole
    }

    /// Values and weights, lowest value first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (i64, f64)> + '_ {
        (self.lowest..).take(self.weights.len()).zip(self.weights.iter().copied()).collect::<Vec<_>>().into_iter()
    }

    /// The same with every value moved.
    pub fn moved(self, by: i64) -> Self {
        Self { lowest: self.lowest.saturating_add(by), ..self }
    }

    /// Only the values that pass; the whole stays what it was.
    pub fn only(&self, test: impl Fn(i64) -> bool) -> Self {
        let weights = self.iter().map(|(value, weight)| if test(value) { weight } else { 0.0 }).collect();
        Self { weights, ..*self }
    }

    /// Together the weights of the values that pass.
    pub fn weight(&self, test: impl Fn(i64) -> bool) -> f64 {
        self.iter().filter(|(value, _)| test(*value)).map(|(_, weight)| weight).sum()
    }

    /// The higher of two such values thrown independently.
    pub fn higher_of_two(&self) -> Self {
        Self { weights: kept_of_two(self.weights.iter()), whole: self.whole * self.whole, ..*self }
    }

    /// The lower of two such values thrown independently.
    pub fn lower_of_two(&self) -> Self {
        let mut weights = kept_of_two(self.weights.iter().rev());
        weights.reverse();
        Self { weights, whole: self.whole * self.whole, ..*self }
    }

    /// With the dice of effects on top, the flat part of their text among it.
    pub fn with_effects(self, effects: &[EffectDice]) -> Self {
        effects.iter().fold(self, |sum, effect| {
            let dice = effect.dice;
            let sides = i64::from(dice.sides.max(1));
            // An even die taken away is the same die added, and its faces and one more taken away once.
            let (flat, each) = if effect.minus { (-dice.flat, -(sides + 1)) } else { (dice.flat, 0) };
            (0..dice.count).fold(sum.moved(flat), |sum, _| sum.plus_die(dice.sides).moved(each).cut())
        })
    }

    fn plus_die(self, sides: u32) -> Self {
        let sides = sides.max(1);
        let window = usize::try_from(sides).unwrap_or(usize::MAX);
        let mut sum = Self {
            lowest: self.lowest.saturating_add(1),
            weights: windows(&self.weights, window),
            whole: self.whole * f64::from(sides),
        };
        if sum.whole > WHOLE_MAX {
            sum.weights.iter_mut().for_each(|weight| *weight /= sum.whole);
            sum.whole = 1.0;
        }
        sum
    }

    fn cut(mut self) -> Self {
        if self.weights.len() <= LONG {
            return self;
        }
        let least = self.whole * CUT;
        let negligible = |weights: &mut dyn Iterator<Item = &f64>| {
            let sums = weights.scan(0.0, |sum, weight| {
                *sum += weight;
                Some(*sum)
            });
            sums.take_while(|sum| *sum < least).count()
        };
        let (low, high) = (negligible(&mut self.weights.iter()), negligible(&mut self.weights.iter().rev()));
        self.weights.truncate(self.weights.len().saturating_sub(high));
        self.weights.drain(..low.min(self.weights.len()));
        self.lowest = self.lowest.saturating_add(i64::try_from(low).unwrap_or(i64::MAX));
        self
    }
}

/// What the better of two throws shows, weights given from the worst value on: one shows it and the other nothing better.
fn kept_of_two<'w>(weights: impl Iterator<Item = &'w f64>) -> Vec<f64> {
    let kept = weights.scan(0.0, |below, weight| {
        let both = weight * (*below + *below + weight);
        *below += weight;
        Some(both)
    });
    kept.collect()
}

/// Sums over every window of this length that touches the weights. Each is the end of one block and the beginning of the next,
/// which are running sums, so that a window costs one addition however long it is.
fn windows(weights: &[f64], length: usize) -> Vec<f64> {
    let beside = vec![0.0; length.saturating_sub(1)];
    let padded: Vec<f64> = [&beside, weights, &beside].into_iter().flatten().copied().collect();
    let (mut beginnings, mut ends) = (padded.clone(), padded);
    for block in beginnings.chunks_mut(length.max(1)) {
        running(block.iter_mut());
    }
    for block in ends.chunks_mut(length.max(1)) {
        running(block.iter_mut().rev());
    }
    let pairs = ends.iter().zip(beginnings.iter().skip(beside.len())).enumerate();
    pairs.map(|(at, (end, next))| if at % length.max(1) == 0 { *end } else { end + next }).collect()
}

fn running<'w>(weights: impl Iterator<Item = &'w mut f64>) {
    let mut sum = 0.0;
    for weight in weights {
        sum += *weight;
        *weight = sum;
    }
}

/// Values and chances, those left out that cannot come up; equal values in a row are merged.
pub(super) fn chances(values: impl IntoIterator<Item = (i64, f64)>) -> Vec<(i64, f64)> {
    let mut merged: Vec<(i64, f64)> = Vec::new();
    for (value, chance) in values {
        match merged.last_mut() {
            Some((last, held)) if *last == value => *held += chance,
            _ if chance > 0.0 => merged.push((value, chance)),
            _ => {}
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::DiceExpression;

    #[test]
    fn dice_as_a_plain_convolution_has_them() {
        for (count, sides) in [(1, 2), (2, 6), (5, 4), (10, 7), (3, 20)] {
            let dice = DiceExpression { count, sides, flat: 0 };
            let plain = crate::dice::Distribution::dice(dice);
            let sums = Sums::dice(count, sides);
            assert_eq!(sums.iter().count(), plain.iter().count());
            for ((value, weight), (wanted, chance)) in sums.iter().zip(plain.iter()) {
                assert_eq!(value, wanted);
                assert!((weight / sums.whole() - chance).abs() < 1e-15, "{count}d{sides} {value}");
            }
        }
    }

    #[test]
    fn above_another() {
        let die = Sums::dice(1, 6);
        assert!((die.chance_above(&die, false) - 15.0 / 36.0).abs() < 1e-15);
        assert!((die.chance_above(&die, true) - 21.0 / 36.0).abs() < 1e-15);
        assert!((die.chance_above(&Sums::certain(6), true) - 1.0 / 6.0).abs() < 1e-15);
        assert!(die.chance_above(&Sums::certain(6), false).abs() < 1e-15);
    }

    #[test]
    fn chances_with_a_gap() {
        let sums = Sums::of_chances([(3, 0.25), (1, 0.75)]);
        assert_eq!(sums.iter().collect::<Vec<_>>(), [(1, 0.75), (2, 0.0), (3, 0.25)]);
        assert!((sums.higher_of_two().chance(|value| value == 3) - 0.4375).abs() < 1e-15);
    }

    #[test]
    fn dice_that_are_taken_away() {
        let minus = EffectDice { dice: DiceExpression { count: 2, sides: 4, flat: 1 }, minus: true };
        let sums = Sums::certain(10).with_effects(&[minus]);
        let ways: Vec<(i64, f64)> = sums.iter().collect();
        assert_eq!(ways, [(1, 1.0), (2, 2.0), (3, 3.0), (4, 4.0), (5, 3.0), (6, 2.0), (7, 1.0)]);
    }

    #[test]
    fn long_sums_are_cut_far_below_rounding() {
        let many = EffectDice { dice: DiceExpression { count: 999, sides: 99, flat: 0 }, minus: false };
        let sums = Sums::certain(0).with_effects(&[many]);
        let whole: f64 = sums.iter().map(|(_, weight)| weight).sum();
        assert!((whole / sums.whole() - 1.0).abs() < 1e-12, "{whole}");
    }
}
