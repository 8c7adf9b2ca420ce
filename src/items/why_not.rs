//! Why a thing is not on sale at a place, the most telling reason first: what keeps it out of every market, then what keeps it
//! out of this one, then who would sell it. It lists more than a refusal says, and in another order: a purchase that is
//! refused says what the rules found first (layers-items.md 5.4), a screen says what a player could do about it.
//!
//! Must not know: prices, words, who asks.

use crate::format::item::Item;
use crate::format::layer::Layer;
use crate::format::market::{PlaceSize, Seller};
use crate::items::book::{self, BookItem};
use crate::items::carry::ReadValue;
use crate::items::coins::FamilyLeft;
use crate::items::market::{MarketHere, place_rank, sells, sells_to};
use crate::items::visit::Visit;

/// Why something is not on sale here.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum NotSold<'e> {
    /// A layer hides it: it is nothing of this game.
    Hidden(&'e Layer),
    /// It has no cost.
    NoCost,
    /// The coins it costs are gone with a layer.
    CoinsGone(Option<&'e Layer>),
    /// Nobody's goods hold it: the market's own rule, or a layer's.
    Unsold(Option<&'e Layer>),
    /// It is sold from this size of place on.
    TooSmall(&'e PlaceSize),
    /// It was in stock here and has run out.
    RunOut(&'e Seller),
    /// This seller does not sell it to the buyer.
    NotToYou(&'e Seller),
    /// This seller sells it, from this size of place on.
    SellerElsewhere(&'e Seller, &'e PlaceSize),
    /// A layer took the seller who would sell it.
    SellerGone(&'e Seller, &'e Layer),
    /// No seller of these rules sells it.
    NobodySells,
}

impl<'e> MarketHere<'e> {
    /// Why an item is not on sale here to whoever is read; `None` when it is.
    pub fn why_not(&self, item: &BookItem<'e>, visit: &Visit, read: ReadValue<'_>) -> Option<NotSold<'e>> {
        let effective = self.effective();
        if let Some(layer) = effective.hidden_by(item.reference.catalog.as_str(), item.entry) {
            return effective.ruleset().layer(layer.as_str()).map(NotSold::Hidden);
        }
        let Some(cost) = &item.item.cost else { return Some(NotSold::NoCost) };
        if FamilyLeft::declaring(effective, cost.unit.as_str()).is_none() {
            return Some(NotSold::CoinsGone(effective.coin_taken_by(cost.unit.as_str())));
        }
        let in_stock = |seller: &Seller| visit.left(seller.id.as_str(), &item.reference).is_some_and(|left| left > 0);
        let mut closed = None;
        for seller in self.sellers() {
            if !in_stock(seller) && !self.always_sold(item.item, Some(seller)) {
                continue;
            }
            if sells_to(seller, read) {
                return None;
            }
            closed.get_or_insert(seller);
        }
        if let Some(seller) = closed {
            return Some(NotSold::NotToYou(seller));
        }
        if let Some(seller) = self.sellers().find(|seller| visit.left(seller.id.as_str(), &item.reference).is_some()) {
            return Some(NotSold::RunOut(seller));
        }
        let unsold = self.view().unsold_by().find(|(_, filter)| book::matches(filter, item.item));
        if let Some((layer, _)) = unsold {
            return Some(NotSold::Unsold(layer));
        }
        let places = &self.view().market.places;
        if let Some(place) = self.least_place(item.item).filter(|least| *least > self.rank()) {
            return places.get(place).map(NotSold::TooSmall);
        }
        if !self.view().has_sellers() {
            return None;
        }
        Some(self.nobody_here(item.item))
    }

    /// Who would sell it elsewhere, or would have.
    fn nobody_here(&self, item: &Item) -> NotSold<'e> {
        let view = self.view();
        let elsewhere = view.sellers().filter(|seller| sells(seller, item)).find_map(|seller| {
            let least = place_rank(view, seller.place.as_ref()?.as_str())?;
            Some(NotSold::SellerElsewhere(seller, view.market.places.get(least)?))
        });
        let gone = || view.sellers_gone().find(|(seller, _)| sells(seller, item));
        elsewhere
            .or_else(|| gone().map(|(seller, layer)| NotSold::SellerGone(seller, layer)))
            .unwrap_or(NotSold::NobodySells)
    }
}
