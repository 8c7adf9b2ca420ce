//! The coins that are left under the active layers: a view, the families themselves are never rewritten
//! (layers-items.md 3.4, "Currencies").

use crate::format::item::Cost;
use crate::format::items::Items;
use crate::format::market::{CurrencyFamily, CurrencyUnit};
use crate::format::scalar::Id;

/// Which coins are left.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CoinView {
    pub(super) gone_families: Vec<Id>,
    pub(super) gone_units: Vec<Id>,
}

/// An amount in one kind of coin.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Coins<'r> {
    /// How many.
    pub amount: i128,
    /// Of which kind.
    pub unit: &'r CurrencyUnit,
    /// Of which family.
    pub family: &'r CurrencyFamily,
}

impl CoinView {
    /// Families that are left, in file order, with their units that are left, in file order.
    pub fn families<'r>(&self, items: &'r Items) -> Vec<(&'r CurrencyFamily, Vec<&'r CurrencyUnit>)> {
        let left = items.currencies.iter().filter(|family| self.has_family(family));
        left.map(|family| (family, self.units(family).collect())).collect()
    }

    /// Whether a coin can still be earned, paid, carried off.
    pub fn has(&self, items: &Items, unit: &str) -> bool {
        items.coin(unit).is_some_and(|(family, coin)| self.has_family(family) && self.has_unit(coin))
    }

    /// Whether a family is left.
    pub fn has_family(&self, family: &CurrencyFamily) -> bool {
        !self.gone_families.contains(&family.id)
    }

    /// Units of a family that are left, in file order; none of a family that is gone.
    pub fn units<'r>(&self, family: &'r CurrencyFamily) -> impl Iterator<Item = &'r CurrencyUnit> {
        let left = self.has_family(family);
        family.units.iter().filter(move |unit| left && self.has_unit(unit))
    }

    /// What an item costs as it is shown: in its author's coin while that is left, else in the largest one left that
    /// divides its worth exactly. `None` where the family is gone.
    pub fn price<'r>(&self, items: &'r Items, cost: &Cost) -> Option<Coins<'r>> {
        let (family, unit) = items.coin(cost.unit.as_str())?;
        let amount = i128::from(cost.amount.get());
        if self.has_family(family) && self.has_unit(unit) {
            return Some(Coins { amount, unit, family });
        }
        self.in_largest(family, amount * i128::from(unit.value.get()))
    }

    /// A worth in a family's smallest coin, said in the largest coin left that divides it exactly (layers-items.md 5.3).
    /// `None` where the family is gone.
    pub fn in_largest<'r>(&self, family: &'r CurrencyFamily, worth: i128) -> Option<Coins<'r>> {
        let dividing = self.units(family).filter(|unit| worth % i128::from(unit.value.get()) == 0);
        let unit = dividing.max_by_key(|unit| unit.value.get())?;
        Some(Coins { amount: worth / i128::from(unit.value.get()), unit, family })
    }

    fn has_unit(&self, unit: &CurrencyUnit) -> bool {
        !self.gone_units.contains(&unit.id)
    }
}
