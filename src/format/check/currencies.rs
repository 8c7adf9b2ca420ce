//! Coins (layers-items.md 2.2). What an item costs is checked with the item.

use std::collections::HashSet;

use crate::format::check::Checker;
use crate::format::items::Items;
use crate::format::market::CurrencyFamily;
use crate::source::{Code, Path};

/// Checks `items.currencies`; `at` is where they stand.
pub(super) fn check(checker: &mut Checker<'_, '_>, items: &Items, at: &Path<'_>) {
    checker.distinct(&items.currencies, "family", at);
    // A cost names a coin and no family, so a coin's id is its own across all of them.
    let mut coins = HashSet::new();
    for (index, family) in items.currencies.iter().enumerate() {
        let at = at.index(index);
        check_units(checker, family, &mut coins, &at.key("units"));
        if family.per_weight.is_some() && items.carry.is_none() {
            let message = "coins weigh only where `carry` says which stat weighs";
            checker.error(Code::NotAllowedHere, &at.key("perWeight"), message);
        }
    }
}

fn check_units<'r>(
    checker: &mut Checker<'_, '_>,
    family: &'r CurrencyFamily,
    coins: &mut HashSet<&'r str>,
    at: &Path<'_>,
) {
    let mut values = HashSet::new();
    for (index, unit) in family.units.iter().enumerate() {
        let at = at.index(index);
        if !coins.insert(unit.id.as_str()) {
            checker.error(Code::DuplicateId, &at.key("id"), format!("coin `{}` is declared twice", unit.id));
        }
        if !values.insert(unit.value.get()) {
            let message = format!("another coin of family `{}` is worth {} too", family.id, unit.value.get());
            checker.error(Code::DuplicateValue, &at.key("value"), message);
        }
    }
    if !values.contains(&1) {
        let message = format!("family `{}` needs a coin of value 1, the smallest", family.id);
        checker.error(Code::NeededHere, at, message);
    }
}
