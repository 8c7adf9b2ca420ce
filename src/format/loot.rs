//! Loot tables and the filter that picks items by their words (layers-items.md 1.4, 1.5).

use crate::format::collection::List;
use crate::format::scalar::{Count, EntryRef, Id, Int, Label};
use crate::format::shape::object;
use crate::source::Code;

object! {
    /// Items whose words agree with every key given.
    pub struct ItemFilter {
        /// Their rarity.
        opt rarity: Id = "rarity";
        /// Their category.
        opt category: Id = "category";
        /// A tag they carry.
        opt tag: Id = "tag";
    }
    check |value, at, reader| {
        if value.rarity.is_none() && value.category.is_none() && value.tag.is_none() {
            reader.fault(Code::NothingGiven, at, "an empty filter; name a `rarity`, a `category` or a `tag`");
        }
    }
}

object! {
    /// A loot table.
    pub struct LootTable {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// How many picks; a number below 0 is none.
        def rolls: Count<0, 20> = "rolls", Count::Fixed(Int::clamped(1));
        /// What a pick may be.
        req entries: List<LootEntry, 1, 48> = "entries";
    }
}

object! {
    /// A line of a loot table.
    pub struct LootEntry {
        /// One item.
        opt item: EntryRef = "item";
        /// Any item that matches, each alike.
        opt filter: ItemFilter = "filter";
        /// A coin.
        opt coins: Id = "coins";
        /// How likely, against the other lines.
        def weight: Int<1, 1000> = "weight", Int::clamped(1);
        /// How many.
        def count: Count<1, 999> = "count", Count::Fixed(Int::clamped(1));
    }
    check |value, at, reader| {
        let given = [value.item.is_some(), value.filter.is_some(), value.coins.is_some()];
        if given.into_iter().filter(|given| *given).count() != 1 {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `item`, `filter`, `coins`");
        }
    }
}
