//! What is on sale at a place and what is not, worked out once for a buyer, a place and a level: moving through the list asks
//! nothing again.
//!
//! Must not know: words, which line is chosen.

use crate::format::market::{PriceLevel, Seller};
use crate::format::scalar::{EntryRef, Id};
use crate::items::book::{self, BookItem};
use crate::items::carry::ReadValue;
use crate::items::market::{MarketHere, Ware, sells};
use crate::items::price::Price;
use crate::items::visit::Visit;
use crate::items::why_not::NotSold;

/// A seller's goods.
#[derive(Debug, Clone, PartialEq)]
pub struct SellerGoods {
    /// Who sells; `None` where the ruleset declares nobody and anybody sells.
    pub seller: Option<Id>,
    /// Whether they sell to this buyer.
    pub open: bool,
    /// What they have: cheapest first.
    pub wares: Vec<WareRow>,
    /// Layers that took things out of these goods, with how many.
    pub taken: Vec<(Id, usize)>,
}

/// One thing on sale.
#[derive(Debug, Clone, PartialEq)]
pub struct WareRow {
    /// What.
    pub item: EntryRef,
    /// What one costs here.
    pub price: Price,
    /// How many are in stock; `None` where it is sold in any number.
    pub stock: Option<i64>,
}

/// Everything on sale, and everything that is not.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Goods {
    /// Sellers here, in file order.
    pub sellers: Vec<SellerGoods>,
    /// What is not on sale here, in book order.
    pub not_sold: Vec<EntryRef>,
}

impl Goods {
    /// Works them out for a buyer.
    pub fn of(here: &MarketHere<'_>, level: &PriceLevel, visit: &Visit, read: ReadValue<'_>) -> Self {
        let stalls = here.stalls(level, visit, read);
        let mut sellers: Vec<SellerGoods> = stalls
            .iter()
            .map(|stall| SellerGoods {
                seller: stall.seller.map(|seller| seller.id.clone()),
                open: stall.open,
                wares: stall.wares.iter().map(ware_row).collect(),
                taken: Vec::new(),
            })
            .collect();
        let mut not_sold = Vec::new();
        for item in book::all(here.effective()) {
            let Some(why) = here.why_not(&item, visit, read) else { continue };
            if let NotSold::Hidden(layer) | NotSold::Unsold(Some(layer)) = why {
                let stalls = stalls.iter().map(|stall| stall.seller);
                for (goods, seller) in sellers.iter_mut().zip(stalls) {
                    if would_sell(here, &item, seller) {
                        count(&mut goods.taken, &layer.id);
                    }
                }
            }
            not_sold.push(item.reference);
        }
        Self { sellers, not_sold }
    }
}

/// Whether these would be a seller's goods here if no layer kept them out.
fn would_sell(here: &MarketHere<'_>, item: &BookItem<'_>, seller: Option<&Seller>) -> bool {
    let theirs = seller.is_none_or(|seller| sells(seller, item.item));
    theirs && item.item.cost.is_some() && here.large_enough(item.item)
}

fn ware_row(ware: &Ware<'_>) -> WareRow {
    let item = ware.item.reference.clone();
    WareRow { item, price: ware.price.clone(), stock: ware.stock.filter(|_| !ware.always) }
}

fn count(taken: &mut Vec<(Id, usize)>, layer: &Id) {
    match taken.iter_mut().find(|(known, _)| known == layer) {
        Some((_, count)) => *count += 1,
        None => taken.push((layer.clone(), 1)),
    }
}
