//! Which layer took something away, for screens that say so beside what is gone.
//!
//! Must not know: words, who asks.

use crate::format::layer::Layer;
use crate::format::loot::ItemFilter;
use crate::format::market::Seller;
use crate::rules::change::Changed;
use crate::rules::{Effective, MarketView};

impl<'e> MarketView<'e> {
    /// Sellers that are gone, each with the layer that took it, in declaration order of the layers.
    pub fn sellers_gone(&self) -> impl Iterator<Item = (&'e Seller, &'e Layer)> + use<'e> {
        let (market, effective) = (self.market, self.effective);
        effective.fold().changes.iter().filter_map(move |change| match change.what {
            Changed::Seller { seller } => {
                Some((market.sellers.get(seller)?, effective.ruleset().layer(change.layer.as_str())?))
            }
            _ => None,
        })
    }

    /// Filters of what nobody sells, each with the layer that brings it; the market's own come first and have none.
    pub fn unsold_by(&self) -> impl Iterator<Item = (Option<&'e Layer>, &'e ItemFilter)> + use<'e> {
        let effective = self.effective;
        let added = effective.fold().unsold.iter().filter_map(move |(layer, filter)| {
            let layer = effective.ruleset().layers().get(*layer)?;
            let market = layer.items.as_ref()?.market.as_ref()?;
            Some((Some(layer), market.unsold.as_deref()?.get(*filter)?))
        });
        self.market.unsold.iter().map(|filter| (None, filter)).chain(added)
    }
}

impl Effective {
    /// The first layer in force that takes a coin away, by itself or with its family.
    pub fn coin_taken_by(&self, unit: &str) -> Option<&Layer> {
        let (family, _) = self.items()?.coin(unit)?;
        self.layers_in_force().find(|layer| {
            let currencies = layer.currencies.as_ref();
            let mut units = currencies.and_then(|gone| gone.remove_units.as_deref()).unwrap_or_default().iter();
            let mut families = currencies.and_then(|gone| gone.remove_families.as_deref()).unwrap_or_default().iter();
            units.any(|gone| *gone == *unit) || families.any(|gone| *gone == family.id)
        })
    }

    /// The layer whose loot table stands in the place of the one declared.
    pub fn table_replaced_by(&self, id: &str) -> Option<&Layer> {
        let base = self.items()?.loot_tables.iter().position(|table| table.id == *id)?;
        let replaced = self.fold().loot.iter().find(|replaced| replaced.base == base)?;
        self.ruleset().layers().get(replaced.layer)
    }

    /// The layers in force, in declaration order.
    pub fn layers_in_force(&self) -> impl Iterator<Item = &Layer> {
        self.applied().iter().filter_map(|id| self.ruleset().layer(id.as_str()))
    }
}
