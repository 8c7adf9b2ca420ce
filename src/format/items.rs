//! `items`: the words every item of a ruleset is written in (layers-items.md 1.3 to 1.5).
//!
//! The spec gives currencies, loot and market in full; `stats`, `slots`, `binding`, `carry` and `rarityCaps` have the
//! shapes that published rulesets use, with bounds of the same size as their neighbours'.

use crate::format::collection::{List, Map};
use crate::format::loot::LootTable;
use crate::format::market::{CurrencyFamily, CurrencyUnit, Market};
use crate::format::scalar::{Id, Int, Label, Number};
use crate::format::shape::{Reader, SchemaBook, Shape, object};
use crate::format::sheet::{FieldKind, FieldPlace, FieldShape};
use crate::format::value_ref::ValueRef;
use crate::source::{Node, Path};

object! {
    /// The words items are written in.
    pub struct Items {
        /// Kinds of item.
        req categories: List<Word, 1, 24> = "categories";
        /// How rare they are, commonest first.
        def rarities: List<Word, 0, 24> = "rarities", List::default();
        /// Marks on them.
        def tags: List<Word, 0, 80> = "tags", List::default();
        /// Numbers and words on them.
        def stats: List<ItemStatDef, 0, 40> = "stats", List::default();
        /// Where they are worn.
        def slots: List<Slot, 0, 24> = "slots", List::default();
        /// How many may be bound.
        opt binding: Binding = "binding";
        /// How much may be carried.
        opt carry: Carry = "carry";
        /// What an invented item may be at most.
        def rarity_caps: List<RarityCap, 0, 24> = "rarityCaps", List::default();
        /// Whether the Game Master may invent items.
        opt propose: bool = "propose";
        /// Whether bags may hold things that are no items of the ruleset.
        opt freeform: bool = "freeform";
        /// Whether an engine's own items may stand beside these; this program has none, so nothing drops without a table.
        opt native: bool = "native";
        /// Coins.
        def currencies: List<CurrencyFamily, 0, 6> = "currencies", List::default();
        /// What drops.
        def loot_tables: List<LootTable, 0, 24> = "lootTables", List::default();
        /// Where things are sold.
        opt market: Market = "market";
    }
}

impl Items {
    /// The family and unit of a coin id.
    pub fn coin(&self, unit: &str) -> Option<(&CurrencyFamily, &CurrencyUnit)> {
        self.currencies
            .iter()
            .find_map(|family| family.units.iter().find(|coin| coin.id == *unit).map(|coin| (family, coin)))
    }

    /// The stat of that id.
    pub fn stat(&self, id: &str) -> Option<&ItemStatDef> {
        self.stats.iter().find(|stat| stat.id == *id)
    }
}

object! {
    /// A word with its name.
    pub struct Word {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
    }
}

/// A number, word or switch on items.
#[derive(Debug, Clone, PartialEq)]
pub struct ItemStatDef {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub label: Label,
    /// Whether the Game Master is told.
    pub prompt_visible: bool,
    /// What it holds.
    pub kind: FieldKind,
}

impl Shape for ItemStatDef {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let shape = FieldShape::read(node, at, reader)?;
        let kind = shape.kind(FieldPlace::Stat, node, at, reader)?;
        Some(Self { id: shape.id, label: shape.label, prompt_visible: shape.prompt_visible.unwrap_or(true), kind })
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        FieldShape::schema(book)
    }
}

object! {
    /// Where items are worn.
    pub struct Slot {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// How many places it has.
        def count: Int<1, 100> = "count", Int::clamped(1);
    }
}

object! {
    /// How many items one may bind.
    pub struct Binding {
        /// What bound items are called.
        req label: Label = "label";
        /// How many.
        req max: ValueRef = "max";
    }
}

object! {
    /// How much one may carry.
    pub struct Carry {
        /// The number stat that weighs.
        req stat: Id = "stat";
        /// Above this one is encumbered.
        opt encumbered_above: ValueRef = "encumberedAbove";
        /// Above this nothing more is taken.
        opt limit: ValueRef = "limit";
    }
}

object! {
    /// What an invented item of a rarity may be at most.
    pub struct RarityCap {
        /// The rarity.
        req rarity: Id = "rarity";
        /// Most of each number stat.
        def stats: Map<Number, 0, 40> = "stats", Map::default();
        /// Most that its modifiers give.
        opt bonus: Int<0, 100> = "bonus";
    }
}
