//! What a layer does to the market and to what drops (amendments.md 2).

use crate::format::check::{Checker, Standing, loot, market};
use crate::format::items::Items;
use crate::format::layer::{LayerItems, LayerMarket};
use crate::format::loot::LootTable;
use crate::source::{Code, Path};

/// Checks a layer's `items`; `at` is where it stands.
pub(super) fn check(checker: &mut Checker<'_, '_>, changes: &LayerItems, at: &Path<'_>) {
    if let Some(narrowed) = &changes.market {
        check_market(checker, narrowed, &at.key("market"));
    }
    if let Some(tables) = &changes.loot_tables {
        check_tables(checker, tables, &at.key("lootTables"));
    }
}

fn check_market(checker: &mut Checker<'_, '_>, narrowed: &LayerMarket, at: &Path<'_>) {
    let base = checker.ruleset.items.as_ref().and_then(|items| Some((items, items.market.as_ref()?)));
    let Some((items, base)) = base else {
        checker.error(Code::NotAllowedHere, at, "this ruleset has no market");
        return;
    };
    // Under layers the sellers have gone already.
    if let Some(removed) = narrowed.remove_sellers.as_ref().filter(|_| checker.standing == Standing::File) {
        let at = at.key("removeSellers");
        for (index, id) in removed.iter().enumerate() {
            checker.find(&base.sellers, "seller", id, &at.index(index));
        }
        if !base.sellers.is_empty() && base.sellers.iter().all(|seller| removed.contains(&seller.id)) {
            checker.warning(Code::NeverCarriedOut, &at, "no seller would be left, so none of them is ever removed");
        }
    }
    market::check_filters(checker, items, narrowed.unsold.as_deref().unwrap_or_default(), &at.key("unsold"));
}

/// A table takes the place of one that the base declares, and is held to the same as that.
fn check_tables(checker: &mut Checker<'_, '_>, tables: &[LootTable], at: &Path<'_>) {
    checker.distinct(tables, "loot table", at);
    let items: Option<&Items> = checker.ruleset.items.as_ref();
    for (index, table) in tables.iter().enumerate() {
        let at = at.index(index);
        loot::check_table_named(checker, &table.id, &at.key("id"));
        if let Some(items) = items {
            loot::check_table(checker, items, table, &at);
        }
    }
}
