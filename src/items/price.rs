//! What an item costs and what it is sold for (layers-items.md 3.4 and 5.3, amendments.md 7). No binary fraction is
//! ever multiplied: a level's `times` is taken as the decimal that its file writes.

use serde::{Deserialize, Serialize};

use crate::format::item::Cost;
use crate::format::market::PriceLevel;
use crate::format::price::price_at;
use crate::items::coins::{CoinAmount, FamilyLeft};
use crate::rules::Effective;

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
    /// What the level multiplies it by, as a decimal: `1.15`.
    pub times: String,
    /// One at this level, in the smallest coin: rounded half up, at least 1 unless the item costs nothing.
    pub per_item: i64,
    /// How many.
    pub count: i64,
    /// Owed for all of them, in the smallest coin.
    pub owed: i64,
    /// What is owed, said in the largest coin left that divides it.
    pub said: CoinAmount,
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
    let per_item = i64::try_from(price_at(i128::from(in_smallest), level.times)).unwrap_or(i64::MAX);
    let times = level.times.get().to_string();
    let owed = per_item.saturating_mul(count.max(0));
    let said = family.say(owed)?;
    Some(Price { cost: shown_cost(effective, cost)?, in_smallest, times, per_item, count, owed, said })
}
