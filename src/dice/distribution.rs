//! Exact distributions over whole numbers, for odds that are computed and never sampled.

use std::collections::BTreeMap;

use crate::dice::DiceExpression;

/// Chances by value. Sums to 1 up to rounding of binary fractions.
#[derive(Debug, Clone, PartialEq)]
pub struct Distribution {
    chances: BTreeMap<i64, f64>,
}

impl Distribution {
    /// Always this value.
    pub fn certain(value: i64) -> Self {
        Self { chances: BTreeMap::from([(value, 1.0)]) }
    }

    /// One fair die.
    pub fn die(sides: u32) -> Self {
        let sides = sides.max(1);
        Self { chances: (1..=sides).map(|face| (i64::from(face), 1.0 / f64::from(sides))).collect() }
    }

    /// The sum of dice with their flat part.
    pub fn dice(dice: DiceExpression) -> Self {
        let die = Self::die(dice.sides);
        (0..dice.count).fold(Self::certain(dice.flat), |sum, _| sum.plus(&die))
    }

    /// From value and chance pairs; equal values are merged.
    pub fn from_chances(pairs: impl IntoIterator<Item = (i64, f64)>) -> Self {
        let mut chances = BTreeMap::new();
        for (value, chance) in pairs {
            *chances.entry(value).or_insert(0.0) += chance;
        }
        Self { chances }
    }

    /// The sum of two independent values (convolution).
    pub fn plus(&self, other: &Self) -> Self {
        let mut chances = BTreeMap::new();
        for (left, p) in &self.chances {
            for (right, q) in &other.chances {
                *chances.entry(left.saturating_add(*right)).or_insert(0.0) += p * q;
            }
        }
        Self { chances }
    }

    /// Every value moved by a function; values that fall together are merged.
    pub fn map(&self, change: impl Fn(i64) -> i64) -> Self {
        Self::from_chances(self.chances.iter().map(|(value, chance)| (change(*value), *chance)))
    }

    /// Chance that the value passes a test.
    pub fn chance(&self, test: impl Fn(i64) -> bool) -> f64 {
        self.chances.iter().filter(|(value, _)| test(**value)).map(|(_, chance)| chance).sum()
    }

    /// The expected value.
    pub fn mean(&self) -> f64 {
        self.chances.iter().map(|(value, chance)| to_f64(*value) * chance).sum()
    }

    /// Values and chances, lowest value first.
    pub fn iter(&self) -> impl Iterator<Item = (i64, f64)> + '_ {
        self.chances.iter().map(|(value, chance)| (*value, *chance))
    }
}

/// A chance as people read it: `62%`, `<1%`, `>99%`.
pub fn chance_text(chance: f64) -> String {
    let percent = chance * 100.0;
    if percent > 0.0 && percent < 1.0 {
        "<1%".to_owned()
    } else if percent > 99.0 && percent < 100.0 - 1e-9 {
        ">99%".to_owned()
    } else {
        // Halves go up, as everywhere a chance is said.
        format!("{:.0}%", percent.round())
    }
}

/// Whole numbers of this program stay far below 2^53, so the conversion is exact.
#[expect(clippy::cast_precision_loss, reason = "bounded far below 2^53")]
pub fn to_f64(value: i64) -> f64 {
    value as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_and_a_flat() {
        let dice = DiceExpression { count: 2, sides: 6, flat: 1 };
        let sum = Distribution::dice(dice);
        assert!((sum.chance(|v| v >= 8) - 21.0 / 36.0).abs() < 1e-12);
        assert!((sum.mean() - 8.0).abs() < 1e-12);
        assert_eq!(chance_text(0.004), "<1%");
    }
}
