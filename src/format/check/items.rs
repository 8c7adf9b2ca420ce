//! The words items are written in: their ids, carrying, binding, and what an invented item may be (layers-items.md 2.2, 2.5).

use crate::format::check::{Allowance, Checker, currencies, is_number, loot, market};
use crate::format::items::{Carry, Items, RarityCap};
use crate::source::{Code, Path};

/// Checks `items`.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let Some(items) = &checker.ruleset.items else { return };
    let root = Path::ROOT;
    let at = root.key("items");
    checker.distinct(&items.categories, "category", &at.key("categories"));
    checker.distinct(&items.rarities, "rarity", &at.key("rarities"));
    checker.distinct(&items.tags, "tag", &at.key("tags"));
    checker.distinct(&items.stats, "stat", &at.key("stats"));
    checker.distinct(&items.slots, "slot", &at.key("slots"));
    let stats = at.key("stats");
    for (index, stat) in items.stats.iter().enumerate() {
        checker.field_kind(&stat.kind, &stats.index(index));
    }
    if let Some(binding) = &items.binding {
        let at = at.key("binding");
        checker.reference(&binding.max, &at.key("max"), Allowance::Sheet);
    }
    if let Some(carry) = &items.carry {
        check_carry(checker, items, carry, &at.key("carry"));
    }
    check_caps(checker, items, &at.key("rarityCaps"));
    currencies::check(checker, items, &at.key("currencies"));
    loot::check(checker, items, &at.key("lootTables"));
    if let Some(declared) = &items.market {
        market::check(checker, items, declared, &at.key("market"));
    }
}

/// The numbers of carrying are worked out before anything is carried, so they read the sheet alone.
fn check_carry(checker: &mut Checker<'_, '_>, items: &Items, carry: &Carry, at: &Path<'_>) {
    let stat_at = at.key("stat");
    let stat = checker.find(&items.stats, "stat", &carry.stat, &stat_at);
    if stat.is_some_and(|stat| !is_number(&stat.kind)) {
        checker.error(Code::WrongKind, &stat_at, format!("stat `{}` holds no numbers", carry.stat));
    }
    if let Some(above) = &carry.encumbered_above {
        checker.reference(above, &at.key("encumberedAbove"), Allowance::Sheet);
    }
    if let Some(limit) = &carry.limit {
        checker.reference(limit, &at.key("limit"), Allowance::Sheet);
    }
}

fn check_caps(checker: &mut Checker<'_, '_>, items: &Items, at: &Path<'_>) {
    let mut seen: Vec<&RarityCap> = Vec::new();
    for (index, cap) in items.rarity_caps.iter().enumerate() {
        let at = at.index(index);
        checker.find(&items.rarities, "rarity", &cap.rarity, &at.key("rarity"));
        if seen.iter().any(|earlier| earlier.rarity == cap.rarity) {
            let message = format!("rarity `{}` is capped twice", cap.rarity);
            checker.error(Code::DuplicateId, &at.key("rarity"), message);
        }
        seen.push(cap);
        let stats = at.key("stats");
        for id in cap.stats.keys() {
            match items.stat(id) {
                None => checker.unknown(&stats.key(id), "stat", id, items.stats.iter().map(|stat| stat.id.as_str())),
                Some(stat) if !is_number(&stat.kind) => {
                    checker.error(Code::WrongKind, &stats.key(id), format!("stat `{id}` holds no numbers"));
                }
                Some(_) => {}
            }
        }
    }
}
