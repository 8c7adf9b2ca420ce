//! The coins that are left under the active layers: a view, the families themselves are never rewritten
//! (layers-items.md 3.4, "Currencies").

use crate::format::items::Items;
use crate::format::market::{CurrencyFamily, CurrencyUnit};
use crate::format::scalar::Id;

/// Which coins are left.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CoinView {
    pub(super) gone_families: Vec<Id>,
    pub(super) gone_units: Vec<Id>,
}

impl CoinView {
    /// Families that are left, in file order, with their units that are left, in file order.
    pub fn families<'r>(&self, items: &'r Items) -> Vec<(&'r CurrencyFamily, Vec<&'r CurrencyUnit>)> {
        let left = items.currencies.iter().filter(|family| !self.gone_families.contains(&family.id));
        left.map(|family| {
            let units = family.units.iter().filter(|unit| !self.gone_units.contains(&unit.id)).collect();
            (family, units)
        })
        .collect()
    }

    /// Whether a coin can still be earned, paid, carried off.
    pub fn has(&self, items: &Items, unit: &str) -> bool {
        items.coin(unit).is_some_and(|(family, coin)| {
            !self.gone_families.contains(&family.id) && !self.gone_units.contains(&coin.id)
        })
    }
}
