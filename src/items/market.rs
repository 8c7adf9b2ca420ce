//! The market of a place: who sells what at which price, and to whom (layers-items.md 5, amendments.md 2).

use crate::format::item::Item;
use crate::format::market::{PriceLevel, Seller};
use crate::items::Place;
use crate::items::book::{self, BookItem};
use crate::items::buy::BuyRefusal;
use crate::items::carry::ReadValue;
use crate::items::price::{Price, price};
use crate::items::visit::Visit;
use crate::rules::{Effective, MarketView};
use crate::text::name_key;

/// The market of the place where the party is.
#[derive(Debug, Clone, Copy)]
pub struct MarketHere<'e> {
    effective: &'e Effective,
    view: MarketView<'e>,
    rank: usize,
}

/// What one seller offers; `seller` is `None` where the ruleset declares none and anybody sells.
#[derive(Debug, Clone, PartialEq)]
pub struct Stall<'e> {
    /// Who sells.
    pub seller: Option<&'e Seller>,
    /// Whether they sell to this buyer.
    pub open: bool,
    /// What is on sale: cheapest first, equal prices in book order.
    pub wares: Vec<Ware<'e>>,
}

/// One thing on sale.
#[derive(Debug, Clone, PartialEq)]
pub struct Ware<'e> {
    /// What.
    pub item: BookItem<'e>,
    /// What one of it costs here.
    pub price: Price,
    /// How many the seller has in stock for this visit; `None` where it is not from stock.
    pub stock: Option<i64>,
    /// Whether the seller sells it in any number, stock aside.
    pub always: bool,
}

impl<'e> MarketHere<'e> {
    /// The market of a place.
    ///
    /// # Errors
    /// `no-market` where the ruleset has none; `no-place` where no place is said, or one without a size it knows.
    pub fn at(effective: &'e Effective, place: Option<&Place>) -> Result<Self, BuyRefusal<'e>> {
        let view = effective.market().ok_or(BuyRefusal::NoMarket)?;
        let size = place.and_then(|place| place.size.as_deref()).ok_or(BuyRefusal::NoPlace)?;
        let rank = place_rank(&view, size).ok_or(BuyRefusal::NoPlace)?;
        Ok(Self { effective, view, rank })
    }

    /// The ruleset in force.
    pub fn effective(&self) -> &'e Effective {
        self.effective
    }

    /// The market's declarations.
    pub fn view(&self) -> &MarketView<'e> {
        &self.view
    }

    /// The kind of place this is: its index among the market's places, smallest first.
    pub fn rank(&self) -> usize {
        self.rank
    }

    /// The kind of place this is.
    pub fn place(&self) -> Option<&'e crate::format::market::PlaceSize> {
        self.view.market.places.get(self.rank)
    }

    /// The level that a word names by id or label; the default one where the word is missing or blank.
    pub fn level(&self, word: Option<&str>) -> Option<&'e PriceLevel> {
        let wanted = name_key(word.unwrap_or_default());
        let mut levels = self.view.market.prices.iter();
        if wanted.is_empty() {
            return levels.find(|level| level.default.is_some());
        }
        levels.find(|level| names(&wanted, level.id.as_str(), level.label.text().english()))
    }

    /// Sellers that trade at a place of this size, in file order.
    pub fn sellers(&self) -> impl Iterator<Item = &'e Seller> + use<'e> {
        let (view, rank) = (self.view, self.rank);
        view.sellers().filter(move |seller| match &seller.place {
            Some(least) => place_rank(&view, least.as_str()).is_some_and(|least| least <= rank),
            None => true,
        })
    }

    /// Whether a place of this size is large enough for the item: its own `sold`, else the first rule that matches it,
    /// else anywhere.
    pub fn large_enough(&self, item: &Item) -> bool {
        self.least_place(item).is_none_or(|least| least <= self.rank)
    }

    /// The smallest place that sells the item; `None` where any does.
    pub fn least_place(&self, item: &Item) -> Option<usize> {
        let market = self.view.market;
        let rule = || market.sold.iter().find(|rule| book::matches(&rule.filter, item)).map(|rule| &rule.place);
        let least = item.sold.as_ref().map(|sold| &sold.place).or_else(rule);
        least.and_then(|least| place_rank(&self.view, least.as_str()))
    }

    /// Whether the market or a layer keeps the item out of everybody's goods.
    pub fn unsold(&self, item: &Item) -> bool {
        self.view.unsold().any(|filter| book::matches(filter, item))
    }

    /// Whether goods of this kind are on sale here in any number, with this seller or, without one, with anybody.
    pub fn always_sold(&self, item: &Item, seller: Option<&Seller>) -> bool {
        seller.is_none_or(|seller| sells(seller, item)) && self.large_enough(item) && !self.unsold(item)
    }

    /// What is on sale here at a level, seller by seller.
    pub fn stalls(&self, level: &PriceLevel, visit: &Visit, read: ReadValue<'_>) -> Vec<Stall<'e>> {
        if !self.view.has_sellers() {
            return vec![Stall { seller: None, open: true, wares: self.wares(None, level, visit) }];
        }
        let stall = |seller: &'e Seller| Stall {
            seller: Some(seller),
            open: sells_to(seller, read),
            wares: self.wares(Some(seller), level, visit),
        };
        self.sellers().map(stall).collect()
    }

    fn wares(&self, seller: Option<&'e Seller>, level: &PriceLevel, visit: &Visit) -> Vec<Ware<'e>> {
        let on_sale = book::offered(self.effective).filter_map(|item| {
            let always = self.always_sold(item.item, seller);
            let stock = seller.and_then(|seller| visit.left(seller.id.as_str(), &item.reference));
            if !always && stock.is_none_or(|left| left <= 0) {
                return None;
            }
            let price = price(self.effective, item.item.cost.as_ref()?, level, 1)?;
            Some(Ware { item, price, stock, always })
        });
        let mut wares: Vec<Ware<'e>> = on_sale.collect();
        wares.sort_by_key(|ware| ware.price.owed);
        wares
    }
}

/// Where a kind of place stands, smallest first, by id or label.
pub fn place_rank(view: &MarketView<'_>, word: &str) -> Option<usize> {
    let wanted = name_key(word);
    view.market.places.iter().position(|place| names(&wanted, place.id.as_str(), place.label.text().english()))
}

/// Whether a seller sells goods of this kind at all.
pub fn sells(seller: &Seller, item: &Item) -> bool {
    seller.sells.iter().any(|filter| book::matches(filter, item))
}

/// Whether a seller sells to a buyer: whoever has no `only` sells to everybody.
pub fn sells_to(seller: &Seller, read: ReadValue<'_>) -> bool {
    seller.only.as_ref().is_none_or(|only| read(&only.value) >= only.at_least.get())
}

/// Whether a name key is that of an id or a label.
pub(super) fn names(wanted: &str, id: &str, label: &str) -> bool {
    name_key(id) == *wanted || name_key(label) == *wanted
}
