//! Where things are sold and for how much (layers-items.md 2.4, amendments.md 2).

use crate::format::check::{Allowance, Checker, loot};
use crate::format::items::Items;
use crate::format::loot::ItemFilter;
use crate::format::market::{Market, Seller};
use crate::source::{Code, Path};

/// Checks `items.market`; `at` is where it stands.
pub(super) fn check(checker: &mut Checker<'_, '_>, items: &Items, market: &Market, at: &Path<'_>) {
    check_prices(checker, market, &at.key("prices"));
    checker.distinct(&market.places, "place", &at.key("places"));
    let sold = at.key("sold");
    for (index, rule) in market.sold.iter().enumerate() {
        let at = sold.index(index);
        loot::check_filter(checker, items, &rule.filter, &at.key("filter"));
        checker.find(&market.places, "place", &rule.place, &at.key("place"));
    }
    let sellers = at.key("sellers");
    checker.distinct(&market.sellers, "seller", &sellers);
    for (index, seller) in market.sellers.iter().enumerate() {
        check_seller(checker, items, market, seller, &sellers.index(index));
    }
    check_filters(checker, items, &market.unsold, &at.key("unsold"));
}

/// Checks filters that stand in a list.
pub(super) fn check_filters(checker: &mut Checker<'_, '_>, items: &Items, filters: &[ItemFilter], at: &Path<'_>) {
    for (index, filter) in filters.iter().enumerate() {
        loot::check_filter(checker, items, filter, &at.index(index));
    }
}

fn check_prices(checker: &mut Checker<'_, '_>, market: &Market, at: &Path<'_>) {
    checker.distinct(&market.prices, "price level", at);
    let defaults = market.prices.iter().filter(|level| level.default.is_some()).count();
    // Where no level stands at all, that has been said.
    if defaults != 1 && !market.prices.is_empty() {
        let message = format!("{defaults} levels are the default where exactly one must be");
        checker.error(Code::NotExactlyOne, at, message);
    }
}

fn check_seller(checker: &mut Checker<'_, '_>, items: &Items, market: &Market, seller: &Seller, at: &Path<'_>) {
    check_filters(checker, items, &seller.sells, &at.key("sells"));
    if let Some(place) = &seller.place {
        checker.find(&market.places, "place", place, &at.key("place"));
    }
    if let Some(only) = &seller.only {
        // The buyer stands before the seller, so live state and what is carried can be read.
        let at = at.key("only");
        checker.reference(&only.value, &at.key("value"), Allowance::Play);
    }
    if let Some(stock) = &seller.stock {
        checker.find(&items.loot_tables, "loot table", stock, &at.key("stock"));
    }
}
