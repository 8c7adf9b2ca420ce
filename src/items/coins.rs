//! Coins: how they are named, what a bag's are worth (layers-items.md 4.1).
//!
//! Every number is exact: a coin's worth is a whole number of its family's smallest coin.

use serde::{Deserialize, Serialize};

use crate::format::market::{CurrencyFamily, CurrencyUnit};
use crate::format::scalar::Id;
use crate::items::{ItemKey, Stack};
use crate::rules::Effective;
use crate::text::{RulesetText, name_key};

/// A family of coins with those of its coins that the layers leave, in file order.
#[derive(Debug, Clone, PartialEq)]
pub struct FamilyLeft<'e> {
    /// The family as its author wrote it.
    pub family: &'e CurrencyFamily,
    /// The coins that are left.
    pub units: Vec<&'e CurrencyUnit>,
}

/// So many of one coin. The keys are those of a coin in an answer (headless.md, answers in detail).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoinCount {
    /// The coin.
    pub unit: Id,
    /// Its name as the ruleset writes it, never inflected.
    pub label: RulesetText,
    /// How many, at least 1.
    pub count: i64,
}

/// An amount said in one coin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoinAmount {
    /// How many of the coin.
    pub amount: i64,
    /// The coin.
    pub unit: Id,
    /// Its name as the ruleset writes it, never inflected.
    pub label: RulesetText,
}

/// What a bag's coins of one family are worth.
#[derive(Debug, Clone, PartialEq)]
pub struct PurseFamily<'e> {
    /// The family.
    pub family: &'e CurrencyFamily,
    /// Worth in the smallest coin, above 0.
    pub worth: i128,
    /// The coin of value 1.
    pub smallest: &'e CurrencyUnit,
}

impl CoinCount {
    /// So many of a coin.
    pub fn of(unit: &CurrencyUnit, count: i64) -> Self {
        Self { unit: unit.id.clone(), label: unit.label.text().clone(), count }
    }

    /// `8 shillings`, for a Game Master.
    pub fn english(&self) -> String {
        format!("{} {}", self.count, self.label.english())
    }
}

impl CoinAmount {
    /// An amount of a coin.
    pub fn of(unit: &CurrencyUnit, amount: i64) -> Self {
        Self { amount, unit: unit.id.clone(), label: unit.label.text().clone() }
    }

    /// `8 shillings`, for machine-readable answers and a Game Master.
    pub fn english(&self) -> String {
        format!("{} {}", self.amount, self.label.english())
    }
}

impl<'e> FamilyLeft<'e> {
    /// Every family that is left.
    pub fn all(effective: &'e Effective) -> Vec<Self> {
        let families = effective.items().map(|items| effective.coins().families(items)).unwrap_or_default();
        families.into_iter().map(|(family, units)| Self { family, units }).collect()
    }

    /// The family that declares a coin, when it is left; the coin itself may be gone.
    pub fn declaring(effective: &'e Effective, unit: &str) -> Option<Self> {
        let (family, _) = effective.items()?.coin(unit)?;
        Self::all(effective).into_iter().find(|left| left.family.id == family.id)
    }

    /// The coin of that id, when it is left.
    pub fn unit(&self, id: &str) -> Option<&'e CurrencyUnit> {
        self.units.iter().find(|unit| unit.id == *id).copied()
    }

    /// The amount said in the largest coin that is left and divides it; the coin of value 1 always does.
    pub fn say(&self, smallest_coins: i64) -> Option<CoinAmount> {
        let dividing = self.units.iter().filter(|unit| smallest_coins % unit.value.get().max(1) == 0);
        let unit = dividing.max_by_key(|unit| unit.value)?;
        Some(CoinAmount::of(unit, smallest_coins / unit.value.get().max(1)))
    }

    /// What the bag's coins of this family are worth; coins that are gone count for nothing.
    pub fn worth(&self, bag: &[Stack]) -> i128 {
        self.units.iter().map(|unit| i128::from(unit.value.get()) * i128::from(held(bag, unit.id.as_str()))).sum()
    }
}

/// How many of a coin a bag holds, over all its stacks.
pub fn held(bag: &[Stack], unit: &str) -> i64 {
    let stacks = bag.iter().filter(|stack| matches!(&stack.item, Some(ItemKey::Coin(id)) if *id == *unit));
    stacks.fold(0, |sum, stack| sum.saturating_add(stack.quantity.max(0)))
}

/// The coin that a word names, among those that are left: the first in file order whose id or label it equals, case,
/// spaces and a plural ending aside.
pub fn coin_named<'e>(effective: &'e Effective, word: &str) -> Option<(&'e CurrencyFamily, &'e CurrencyUnit)> {
    let wanted = coin_key(word);
    if name_key(word).is_empty() {
        return None;
    }
    FamilyLeft::all(effective).into_iter().find_map(|left| {
        let named = |unit: &&CurrencyUnit| {
            coin_key(unit.id.as_str()) == wanted || coin_key(unit.label.text().english()) == wanted
        };
        left.units.iter().copied().find(named).map(|unit| (left.family, unit))
    })
}

/// A name key with one plural ending taken off: `ies` becomes `y`, then one `s` goes.
pub(super) fn coin_key(word: &str) -> String {
    let mut key = name_key(word);
    if let Some(stem) = key.strip_suffix("ies") {
        key = format!("{stem}y");
    }
    if key.ends_with('s') {
        key.pop();
    }
    key
}

/// What a bag's coins are worth, family by family; families of worth 0 are left out.
pub fn purse<'e>(effective: &'e Effective, bag: &[Stack]) -> Vec<PurseFamily<'e>> {
    let families = FamilyLeft::all(effective).into_iter().filter_map(|left| {
        let worth = left.worth(bag);
        let smallest = left.units.iter().find(|unit| unit.value.get() == 1).copied()?;
        (worth > 0).then_some(PurseFamily { family: left.family, worth, smallest })
    });
    families.collect()
}

/// `Shell worth 63 cowries, Salt worth 4 pinches`, for a Game Master; empty for an empty purse.
pub fn purse_line(effective: &Effective, bag: &[Stack]) -> String {
    let families = purse(effective, bag).into_iter().map(|purse| {
        let (family, smallest) = (purse.family.label.text().english(), purse.smallest.label.text().english());
        format!("{family} worth {} {smallest}", purse.worth)
    });
    families.collect::<Vec<_>>().join(", ")
}
