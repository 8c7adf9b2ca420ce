//! What an item costs and what it is sold for (layers-items.md 3.4 and 5.3, amendments.md 7). No binary fraction is
//! ever multiplied: a level's `times` is taken as the decimal that its file writes.

use serde::{Deserialize, Serialize};

use crate::format::item::Cost;
use crate::format::market::PriceLevel;
use crate::items::coins::{CoinAmount, FamilyLeft};
use crate::rules::Effective;

/// A decimal as a file writes it: `digits` divided by ten to the power of `places`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decimal {
    digits: i64,
    places: u32,
}

/// What an item costs, as it is shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShownCost {
    /// In the author's coin while that is left, else in the largest coin left that divides it.
    pub now: CoinAmount,
    /// As the author wrote it, when that coin is gone.
    pub was: Option<CoinAmount>,
}

/// A price with the arithmetic that led to it, so that a screen can show `8 shillings × 1.5 = 12 shillings`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Price {
    /// What one costs, before the level.
    pub cost: ShownCost,
    /// The same in the family's smallest coin.
    pub in_smallest: i64,
    /// What the level multiplies it by.
    pub times: Decimal,
    /// One at this level, in the smallest coin: rounded half up, at least 1 unless the item costs nothing.
    pub per_item: i64,
    /// How many.
    pub count: i64,
    /// Owed for all of them, in the smallest coin.
    pub owed: i64,
    /// What is owed, said in the largest coin left that divides it.
    pub said: CoinAmount,
}

impl Decimal {
    /// The decimal that a file wrote, recovered from the number it was read as: exact for up to 15 digits.
    pub fn written(number: f64) -> Self {
        // The shortest decimal that reads back as the same number is the one that was written.
        let text = format!("{number}");
        let (whole, part) = text.split_once('.').unwrap_or((text.as_str(), ""));
        let places = u32::try_from(part.len()).unwrap_or(u32::MAX);
        match format!("{whole}{part}").parse() {
            Ok(digits) => Self { digits, places },
            Err(_) => Self { digits: 0, places: 0 },
        }
    }

    /// This times a whole number from 0 on, rounded half up; held at the border of 64 bits.
    pub fn of(self, whole: i64) -> i64 {
        let product = i128::from(self.digits) * i128::from(whole.max(0));
        let rounded = 10_i128.checked_pow(self.places).and_then(|unit| {
            let doubled = product.checked_mul(2)?.checked_add(unit)?;
            Some(doubled / unit.checked_mul(2)?)
        });
        // With more places than 128 bits have room for, nothing of the product is left.
        i64::try_from(rounded.unwrap_or(0)).unwrap_or(i64::MAX)
    }

    /// Whether it changes nothing.
    pub fn is_one(self) -> bool {
        10_i64.checked_pow(self.places) == Some(self.digits)
    }
}

impl std::fmt::Display for Decimal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let places = usize::try_from(self.places).unwrap_or(0);
        let digits = format!("{:0>width$}", self.digits, width = places + 1);
        match digits.split_at_checked(digits.len() - places) {
            Some((whole, part)) if !part.is_empty() => write!(f, "{whole}.{part}"),
            _ => f.write_str(&digits),
        }
    }
}

/// What an item costs, as it is shown; `None` when its family of coins is gone. Never rounds.
pub fn shown_cost(effective: &Effective, cost: &Cost) -> Option<ShownCost> {
    let family = FamilyLeft::declaring(effective, cost.unit.as_str())?;
    if let Some(unit) = family.unit(cost.unit.as_str()) {
        return Some(ShownCost { now: CoinAmount::of(unit, cost.amount.get()), was: None });
    }
    let (_, unit) = effective.items()?.coin(cost.unit.as_str())?;
    let now = family.say(cost.amount.get().saturating_mul(unit.value.get()))?;
    Some(ShownCost { now, was: Some(CoinAmount::of(unit, cost.amount.get())) })
}

/// What so many of an item cost at a level; `None` when its family of coins is gone. Each one is rounded, then counted.
pub fn price(effective: &Effective, cost: &Cost, level: &PriceLevel, count: i64) -> Option<Price> {
    let family = FamilyLeft::declaring(effective, cost.unit.as_str())?;
    let (_, unit) = effective.items()?.coin(cost.unit.as_str())?;
    let in_smallest = cost.amount.get().saturating_mul(unit.value.get());
    let times = Decimal::written(level.times.get());
    let per_item = if in_smallest == 0 { 0 } else { times.of(in_smallest).max(1) };
    let owed = per_item.saturating_mul(count.max(0));
    let said = family.say(owed)?;
    Some(Price { cost: shown_cost(effective, cost)?, in_smallest, times, per_item, count, owed, said })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_those_that_were_written() {
        for (number, worth, product) in [
            (1.15, 50, 58),
            (1.5, 63, 95),
            (0.75, 63, 47),
            (0.3, 1, 0),
            (0.75, 45, 34),
            (1.25, 90, 113),
            (1.0, 7, 7),
            (1e-300, i64::MAX, 0),
            (100.0, 1_000_000_000_000_000, 100_000_000_000_000_000),
            (0.000_000_000_000_1, 5_000_000_000_000, 1),
            (2.675, 100, 268),
        ] {
            assert_eq!(Decimal::written(number).of(worth), product, "{worth} × {number}");
        }
        for number in [1.15, 0.3, 100.0, 0.000_25, 12.0] {
            assert_eq!(Decimal::written(number).to_string(), format!("{number}"));
        }
        assert!(Decimal::written(1.0).is_one());
        assert!(!Decimal::written(1.5).is_one());
    }
}
