//! Buying: what is asked becomes an offer or a refusal, and an offer is paid and delivered as one act
//! (layers-items.md 5.4). Nothing is changed here; a purchase is facts.

use serde::{Deserialize, Serialize};

use crate::format::market::{PriceLevel, Seller};
use crate::format::scalar::{EntryRef, Id};
use crate::items::bag::{AddRefusal, Added, add};
use crate::items::book::{self, BookItem};
use crate::items::carry::ReadValue;
use crate::items::coins::FamilyLeft;
use crate::items::fact::{BagFact, apply_all, count_held};
use crate::items::market::{MarketHere, names, sells_to};
use crate::items::payment::{Payment, pay};
use crate::items::price::{Price, price};
use crate::items::visit::{StockLine, Visit};
use crate::items::{Place, Stack};
use crate::rules::Effective;
use crate::text::name_key;

/// Most that is bought at once.
pub const BUY_COUNT_MAX: i64 = 9_999;

/// What a buyer asks for.
#[derive(Debug, Clone, Copy)]
pub struct Order<'w> {
    /// Which item.
    pub item: Wanted<'w>,
    /// How many; held at 1 to [`BUY_COUNT_MAX`].
    pub count: i64,
    /// A price level by id or label; the default one without.
    pub level: Option<&'w str>,
    /// A seller by id or label; the first one who will without.
    pub seller: Option<&'w str>,
}

/// How an item is asked for.
#[derive(Debug, Clone, Copy)]
pub enum Wanted<'w> {
    /// By name, as a tag does.
    Named(&'w str),
    /// As a screen does, which knows what it lists.
    Entry(&'w EntryRef),
}

/// Who buys.
#[derive(Clone, Copy)]
pub struct Buyer<'b> {
    /// What they carry, coins included; nobody else's.
    pub bag: &'b [Stack],
    /// Their numbers.
    pub read: ReadValue<'b>,
}

/// What somebody here sells to this buyer, with its price: everything but the paying.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer<'e> {
    /// What.
    pub item: BookItem<'e>,
    /// How many.
    pub count: i64,
    /// At which level.
    pub level: &'e PriceLevel,
    /// Who sells; `None` where the ruleset declares no sellers.
    pub seller: Option<&'e Seller>,
    /// What they cost.
    pub price: Price,
    /// How many of them come out of the seller's stock.
    pub from_stock: i64,
}

/// Why nothing is bought. The variants stand in the order in which they are found.
#[derive(Debug, Clone, PartialEq)]
pub enum BuyRefusal<'e> {
    /// The ruleset has no market.
    NoMarket,
    /// No place is said, or one without a size that the market knows.
    NoPlace,
    /// No level has that name.
    UnknownLevel,
    /// No item that the layers leave has that name.
    UnknownItem,
    /// It has no cost, its coins are gone, or (where there are no sellers) it is in nobody's goods.
    NotForSale,
    /// The place is too small for it.
    NotHere,
    /// Nobody here sells it, or not the one named, or it has run out.
    NoSeller,
    /// Those who sell it do not sell it to this buyer.
    NotToYou,
    /// The buyer's coins of that family are worth less.
    CannotAfford(Box<Offer<'e>>),
    /// The goods cannot be added to the bag, or not all of them.
    NotCarried(Box<Offer<'e>>, AddRefusal),
}

impl BuyRefusal<'_> {
    /// The refusal's code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoMarket => "no-market",
            Self::NoPlace => "no-place",
            Self::UnknownLevel => "unknown-level",
            Self::UnknownItem => "unknown-item",
            Self::NotForSale => "not-for-sale",
            Self::NotHere => "not-here",
            Self::NoSeller => "no-seller",
            Self::NotToYou => "not-to-you",
            Self::CannotAfford(_) => "cannot-afford",
            Self::NotCarried(_, refusal) => refusal.code(),
        }
    }
}

/// What was bought: coins out, change in, goods in, as one act.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Purchase {
    /// What.
    pub item: EntryRef,
    /// How many.
    pub count: i64,
    /// At which level.
    pub level: Id,
    /// Who sold it; `None` where the ruleset declares no sellers.
    pub seller: Option<Id>,
    /// What they cost.
    pub price: Price,
    /// Coins handed over and given back, with what that does to the bag.
    pub payment: Payment,
    /// What the goods do to the bag after the payment; nothing for a service.
    pub goods: Vec<BagFact>,
    /// What leaves the seller's stock.
    pub stock: Option<StockLine>,
    /// How many of the item the bag then holds; 0 for a service.
    pub now: i64,
}

impl Purchase {
    /// What the whole act does to the buyer's bag, in order.
    pub fn facts(&self) -> impl Iterator<Item = &BagFact> {
        self.payment.facts.iter().chain(&self.goods)
    }
}

/// Buys: judges the order from the place on, pays, delivers. All of it happens or nothing.
///
/// # Errors
/// The first refusal in the order of [`BuyRefusal`].
pub fn buy<'e>(
    effective: &'e Effective,
    place: Option<&Place>,
    visit: &Visit,
    order: Order<'_>,
    buyer: Buyer<'_>,
) -> Result<Purchase, BuyRefusal<'e>> {
    let here = MarketHere::at(effective, place)?;
    offer(&here, visit, order, buyer.read)?.accept(effective, buyer)
}

/// What an order gets here, before anything is paid.
///
/// # Errors
/// `unknown-level` to `not-for-sale`, in their order.
pub fn offer<'e>(
    here: &MarketHere<'e>,
    visit: &Visit,
    order: Order<'_>,
    read: ReadValue<'_>,
) -> Result<Offer<'e>, BuyRefusal<'e>> {
    let effective = here.effective();
    let count = order.count.clamp(1, BUY_COUNT_MAX);
    let level = here.level(order.level).ok_or(BuyRefusal::UnknownLevel)?;
    let found = match order.item {
        Wanted::Named(word) => book::named_in_catalogs(effective, word),
        Wanted::Entry(reference) => book::offered_at(effective, reference),
    };
    let item = found.ok_or(BuyRefusal::UnknownItem)?;
    let cost = item.item.cost.as_ref().ok_or(BuyRefusal::NotForSale)?;
    // What a seller here rolled into stock is here whatever its size; once it has run out, nobody sells it.
    if !here.large_enough(item.item) && !visit.stocked(&item.reference) {
        return Err(BuyRefusal::NotHere);
    }
    let (seller, from_stock) = choose_seller(here, visit, &item, count, order.seller, read)?;
    let price = price(effective, cost, level, count).ok_or(BuyRefusal::NotForSale)?;
    Ok(Offer { item, count, level, seller, price, from_stock })
}

/// The first seller here who has the goods, bears the name asked for and sells to the buyer; and how many of them come
/// out of stock.
fn choose_seller<'e>(
    here: &MarketHere<'e>,
    visit: &Visit,
    item: &BookItem<'e>,
    count: i64,
    named: Option<&str>,
    read: ReadValue<'_>,
) -> Result<(Option<&'e Seller>, i64), BuyRefusal<'e>> {
    if !here.view().has_sellers() {
        return if here.unsold(item.item) { Err(BuyRefusal::NotForSale) } else { Ok((None, 0)) };
    }
    let wanted = named.map(name_key).filter(|key| !key.is_empty());
    let mut refused = BuyRefusal::NoSeller;
    for seller in here.sellers() {
        let is_named =
            wanted.as_ref().is_none_or(|wanted| names(wanted, seller.id.as_str(), seller.label.text().english()));
        let stock = visit.left(seller.id.as_str(), &item.reference).unwrap_or(0);
        let has = here.always_sold(item.item, Some(seller)) || stock >= count;
        if !is_named || !has {
            continue;
        }
        if sells_to(seller, read) {
            return Ok((Some(seller), stock.min(count)));
        }
        refused = BuyRefusal::NotToYou;
    }
    Err(refused)
}

impl<'e> Offer<'e> {
    /// Pays for the goods and takes them.
    ///
    /// # Errors
    /// `cannot-afford`; `too-heavy` when not all of them can be carried once the coins have left the bag.
    pub fn accept(self, effective: &'e Effective, buyer: Buyer<'_>) -> Result<Purchase, BuyRefusal<'e>> {
        let unit = self.item.item.cost.as_ref().map(|cost| cost.unit.as_str()).unwrap_or_default();
        let Some(family) = FamilyLeft::declaring(effective, unit) else { return Err(BuyRefusal::NotForSale) };
        // More than can be counted is more than anybody has.
        if self.price.per_item.checked_mul(self.price.count).is_none() {
            return Err(BuyRefusal::CannotAfford(Box::new(self)));
        }
        let Ok(payment) = pay(buyer.bag, &family, self.price.owed) else {
            return Err(BuyRefusal::CannotAfford(Box::new(self)));
        };
        let mut bag = buyer.bag.to_vec();
        apply_all(&mut bag, &payment.facts);
        let mut goods = Vec::new();
        let key = self.item.key();
        let mut now = 0;
        if self.item.item.service.is_none() {
            let added = match add(effective, &bag, &key, self.count, buyer.read) {
                Ok(Added { left_by: None, facts, .. }) => facts,
                Ok(Added { left_by: Some(refusal), .. }) | Err(refusal) => {
                    return Err(BuyRefusal::NotCarried(Box::new(self), refusal));
                }
            };
            apply_all(&mut bag, &added);
            goods = added;
            now = count_held(&bag, &key);
        }
        let stock = self.seller.filter(|_| self.from_stock > 0).map(|seller| StockLine {
            seller: seller.id.clone(),
            item: self.item.reference.clone(),
            count: self.from_stock,
        });
        Ok(Purchase {
            item: self.item.reference,
            count: self.count,
            level: self.level.id.clone(),
            seller: self.seller.map(|seller| seller.id.clone()),
            price: self.price,
            payment,
            goods,
            stock,
            now,
        })
    }
}
