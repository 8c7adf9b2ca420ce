//! What an order would cost and leave behind, before it happens: the arithmetic, the coins handed over and given back, the purse
//! and the load afterwards, or why it is refused.

use crate::items::bag::AddRefusal;
use crate::items::buy::{BuyRefusal, Buyer, Order, Wanted, offer};
use crate::items::carry::{Load, carried};
use crate::items::coins::FamilyLeft;
use crate::items::market::MarketHere;
use crate::items::payment::pay;
use crate::items::{Stack, apply, apply_all};
use crate::locale::{Arg, Locale};
use crate::text::SafeText;
use crate::view::model::{Line, Role};
use crate::view::parts::word;
use crate::view::table::load::load_text;
use crate::view::table::market::{MarketFacts, MarketState, SellerGoods, arithmetic, chosen_level, seller_of};
use crate::view::table::purse::{coins, coins_held};

/// The lines of the order under the cursor.
pub fn order_lines(
    state: &MarketState,
    here: &MarketHere<'_>,
    seller: &SellerGoods,
    facts: MarketFacts<'_>,
    locale: &Locale,
) -> Vec<Line> {
    let Some(ware) = seller.wares.get(state.ware) else { return Vec::new() };
    let Some(buyer) = facts.party.get(state.member) else { return Vec::new() };
    let level = chosen_level(here, state).map(|level| level.id.as_str());
    let named = seller.seller.as_ref().map(crate::format::scalar::Id::as_str);
    let order = Order { item: Wanted::Entry(&ware.item), count: state.count.max(1), level, seller: named };
    let offered = match offer(here, facts.visit, order, facts.read) {
        Ok(offered) => offered,
        Err(refusal) => {
            // The price is still of interest to whoever is refused.
            let priced = Line::with(arithmetic(&ware.price, facts.effective, locale), Role::Notice);
            return vec![priced, Line::with(refused(&refusal, here, seller, state, facts, locale), Role::Bad)];
        }
    };
    let mut lines = vec![Line::with(arithmetic(&offered.price, facts.effective, locale), Role::Notice)];
    let service = offered.item.item.service.is_some();
    match offered.accept(facts.effective, Buyer { bag: &buyer.bag, read: facts.read }) {
        Ok(purchase) => {
            let args = [
                ("paid", Arg::Text(coins(&purchase.payment.paid, locale))),
                ("change", Arg::Text(coins(&purchase.payment.change, locale))),
                ("has-change", Arg::Case(if purchase.payment.change.is_empty() { "no" } else { "yes" })),
            ];
            lines.push(Line::with(locale.word("market-would-pay", &args), Role::Good));
            let mut bag = buyer.bag.clone();
            for fact in purchase.facts() {
                apply(&mut bag, fact);
            }
            let purse = coins_held(&bag, facts.effective, locale);
            lines.push(Line::of(locale.word("market-would-keep", &[("purse", Arg::Text(purse))])));
            if service {
                lines.push(Line::with(word(locale, "market-is-service"), Role::Faint));
            } else if let Some(load) = carried(facts.effective, &bag, facts.read) {
                lines.push(load_after(load, locale));
            }
        }
        Err(refusal) => lines.push(Line::with(refused(&refusal, here, seller, state, facts, locale), Role::Bad)),
    }
    lines
}

fn load_after(load: Load, locale: &Locale) -> Line {
    let args = [
        ("load", Arg::text(&load_text(&load, locale))),
        ("encumbered", Arg::Case(if load.encumbered() { "yes" } else { "no" })),
    ];
    let role = if load.encumbered() { Role::Notice } else { Role::Plain };
    Line::with(locale.word("market-load-after", &args), role)
}

/// Why an order is refused, with the numbers that decide it.
fn refused(
    refusal: &BuyRefusal<'_>,
    here: &MarketHere<'_>,
    seller: &SellerGoods,
    state: &MarketState,
    facts: MarketFacts<'_>,
    locale: &Locale,
) -> SafeText {
    let buyer = facts.party.get(state.member);
    let only = seller_of(here, seller).and_then(|seller| seller.only.as_ref());
    match (refusal, only, buyer) {
        (BuyRefusal::NotToYou, Some(only), Some(buyer)) => {
            let args = [
                ("who", Arg::Text(locale.tr(only.label.text()).text)),
                ("buyer", Arg::text(&buyer.name)),
                ("has", Arg::decimal((facts.read)(&only.value))),
                ("needs", Arg::decimal(only.at_least.get())),
            ];
            locale.word("market-only", &args)
        }
        (BuyRefusal::NoSeller, _, _) if seller.wares.get(state.ware).is_some_and(|ware| ware.stock.is_some()) => {
            let stock = seller.wares.get(state.ware).and_then(|ware| ware.stock).unwrap_or(0);
            locale.word("market-only-stock", &[("count", Arg::Number(stock))])
        }
        (BuyRefusal::CannotAfford(offer), _, Some(buyer)) => {
            let unit = offer.item.item.cost.as_ref().map(|cost| cost.unit.as_str()).unwrap_or_default();
            let family = FamilyLeft::declaring(facts.effective, unit);
            let short = family.and_then(|family| {
                let worth = i64::try_from(family.worth(&buyer.bag)).ok()?;
                family.say(offer.price.owed.checked_sub(worth)?)
            });
            let short = short.map(|short| crate::view::table::purse::amount(&short, locale)).unwrap_or_default();
            locale.word("market-short", &[("short", Arg::Text(short))])
        }
        (BuyRefusal::NotCarried(offer, AddRefusal::TooHeavy), _, Some(buyer)) => {
            // The coins are paid before the goods are weighed.
            let mut bag = buyer.bag.clone();
            let unit = offer.item.item.cost.as_ref().map(|cost| cost.unit.as_str()).unwrap_or_default();
            let family = FamilyLeft::declaring(facts.effective, unit);
            if let Some(payment) = family.and_then(|family| pay(&bag, &family, offer.price.owed).ok()) {
                apply_all(&mut bag, &payment.facts);
            }
            bag.push(Stack { item: Some(offer.item.key()), quantity: offer.count, ..Stack::plain() });
            match carried(facts.effective, &bag, facts.read) {
                Some(load) => locale.word("load-too-heavy", &[("load", Arg::text(&load_text(&load, locale)))]),
                None => word(locale, "refusal-too-heavy"),
            }
        }
        _ => word(locale, &format!("refusal-{}", refusal.code())),
    }
}
