//! One item of a catalog: its words, numbers, cost and how it is sold. What it does in a fight is another part
//! (layers-items.md 2.2, 2.4; amendments.md 7).

use crate::format::cell::cell_fault;
use crate::format::check::{Checker, by_id, loot};
use crate::format::item::Item;
use crate::format::items::Items;
use crate::format::price::{PRICE_MAX, price_at};
use crate::source::{Code, Path};

/// Checks an item; `at` is where it stands.
pub(super) fn check(checker: &mut Checker<'_, '_>, item: &Item, at: &Path<'_>) {
    // Without `items` the catalog itself has been refused, and no word is declared anywhere.
    let Some(items) = &checker.ruleset.items else { return };
    checker.find(&items.categories, "category", &item.category, &at.key("category"));
    if let Some(rarity) = &item.rarity {
        checker.find(&items.rarities, "rarity", rarity, &at.key("rarity"));
    }
    let tags = at.key("tags");
    for (index, tag) in item.tags.iter().enumerate() {
        checker.find(&items.tags, "tag", tag, &tags.index(index));
    }
    check_stats(checker, items, item, &at.key("stats"));
    check_slots(checker, items, item, &at.key("slots"));
    check_cost(checker, items, item, &at.key("cost"));
    check_sold(checker, items, item, &at.key("sold"));
    check_service(checker, item, at);
}

fn check_stats(checker: &mut Checker<'_, '_>, items: &Items, item: &Item, at: &Path<'_>) {
    for (id, value) in item.stats.iter() {
        match items.stat(id) {
            None => checker.unknown(&at.key(id), "stat", id, items.stats.iter().map(|stat| stat.id.as_str())),
            Some(stat) => {
                if let Some(fault) = cell_fault(&stat.kind, value) {
                    checker.error(fault.code(), &at.key(id), fault.words());
                }
            }
        }
    }
}

fn check_slots(checker: &mut Checker<'_, '_>, items: &Items, item: &Item, at: &Path<'_>) {
    for id in item.slots.keys() {
        if by_id(&items.slots, id).is_none() {
            checker.unknown(&at.key(id), "slot", id, items.slots.iter().map(|slot| slot.id.as_str()));
        }
    }
}

/// Prices are worked out exactly; one that could not be is refused with the file.
fn check_cost(checker: &mut Checker<'_, '_>, items: &Items, item: &Item, at: &Path<'_>) {
    let Some(cost) = &item.cost else { return };
    let Some((_, coin)) = items.coin(cost.unit.as_str()) else {
        loot::check_coin(checker, items, &cost.unit, &at.key("unit"));
        return;
    };
    let worth = i128::from(cost.amount.get()) * i128::from(coin.value.get());
    let levels = items.market.as_ref().map(|market| &*market.prices).unwrap_or_default();
    let dearest = levels.iter().map(|level| price_at(worth, level.times)).max().unwrap_or(worth).max(worth);
    if dearest > PRICE_MAX {
        let message = format!("costs {dearest} smallest coins at the dearest level, more than {PRICE_MAX}");
        checker.error(Code::TooMuch, at, message);
    }
}

fn check_sold(checker: &mut Checker<'_, '_>, items: &Items, item: &Item, at: &Path<'_>) {
    let Some(sold) = &item.sold else { return };
    let Some(market) = &items.market else {
        checker.error(Code::NotAllowedHere, at, "this ruleset has no market");
        return;
    };
    checker.find(&market.places, "place", &sold.place, &at.key("place"));
}

/// A service is paid for and never carried, so nothing that needs a bag may stand beside it.
fn check_service(checker: &mut Checker<'_, '_>, item: &Item, at: &Path<'_>) {
    if item.service.is_none() {
        return;
    }
    if item.cost.is_none() {
        checker.error(Code::NeededHere, &at.key("service"), "a service needs a `cost`");
    }
    let carried = [
        ("slots", !item.slots.is_empty()),
        ("stack", item.stack.is_some()),
        ("binds", item.binds.is_some()),
        ("worn", item.worn.is_some()),
        ("carried", item.carried.is_some()),
        ("requires", item.requires.is_some()),
        ("attack", item.attack.is_some()),
        ("use", item.usage.is_some()),
        ("charges", item.charges.is_some()),
    ];
    for (key, _) in carried.into_iter().filter(|(_, given)| *given) {
        checker.error(Code::NotAllowedHere, &at.key(key), format!("`{key}` may not stand beside `service`"));
    }
}
