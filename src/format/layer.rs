//! `layers`: a ruleset's own variants (the seed on layers, layers-items.md 1.1, amendments.md 2).

use serde_json::json;

use crate::format::collection::List;
use crate::format::loot::{ItemFilter, LootTable};
use crate::format::resolution::{PoolStep, SumStep};
use crate::format::scalar::{Id, Label, Number, Text, Words};
use crate::format::shape::{Reader, SchemaBook, Shape, object};
use crate::source::{Code, Node, Path};
use crate::text::utf16_len;

object! {
    /// A named variant that is turned on when a game is made. It narrows or adds text, nothing else.
    pub struct Layer {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Shown beside its toggle.
        opt summary: Text<300> = "summary";
        /// Layers that cannot be on beside it; naming one side is enough.
        def conflicts: List<Id, 0, 12> = "conflicts", List::default();
        /// What the Game Master is told besides.
        opt gm: LayerGm = "gm";
        /// Enum values that go.
        def fields: List<LayerField, 0, 24> = "fields", List::default();
        /// The ladder that replaces the base's.
        opt difficulty_ladder: Ladder = "difficultyLadder";
        /// Catalog entries that are not offered.
        def catalogs: List<LayerCatalog, 0, 24> = "catalogs", List::default();
        /// Coins that go.
        opt currencies: LayerCurrencies = "currencies";
        /// Where things are sold and what drops.
        opt items: LayerItems = "items";
    }
}

object! {
    /// What the Game Master is told besides.
    pub struct LayerGm {
        /// On checks.
        opt guidance: Text<4000> = "guidance";
        /// On making the world.
        opt world_guidance: Text<4000> = "worldGuidance";
    }
    check |value, at, reader| {
        let length = |text: &Option<Text<4000>>| text.as_ref().map_or(0, |text| utf16_len(text.english()));
        let (guidance, world) = (length(&value.guidance), length(&value.world_guidance));
        if guidance <= 4000 && world <= 4000 && guidance + world > 4000 {
            let message = format!("{} characters of guidance where at most 4000 may stand together", guidance + world);
            reader.fault(Code::TextTooLong, at, message);
        }
    }
}

object! {
    /// Enum values that go.
    pub struct LayerField {
        /// The enum field.
        req id: Id = "id";
        /// Which values.
        req remove_values: List<Words<1, 80>, 1, 40> = "removeValues";
        /// The default in place of one that goes.
        opt default: Words<0, 80> = "default";
    }
}

/// A ladder in the shape of either kind.
#[derive(Debug, Clone, PartialEq)]
pub enum Ladder {
    /// Steps of a sum.
    Sum(Vec<SumStep>),
    /// Steps of a pool.
    Pool(Vec<PoolStep>),
}

impl Ladder {
    /// How many steps.
    pub fn len(&self) -> usize {
        match self {
            Self::Sum(steps) => steps.len(),
            Self::Pool(steps) => steps.len(),
        }
    }

    /// Whether it has none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl Shape for Ladder {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(items) = node.items() else { return reader.wrong_type(node, at, "a list of difficulties") };
        let sum = items.iter().any(|step| step.get("dc").is_some());
        let pool = items.iter().any(|step| step.get("successes").is_some());
        let both_in_one = items.iter().any(|step| step.get("dc").is_some() && step.get("successes").is_some());
        if sum && pool && !both_in_one {
            reader.fault(Code::NotExactlyOne, at, "mixes difficulties of a sum (`dc`) and of a pool (`successes`)");
            return None;
        }
        // A step that has both keys is told by its own reader which of them is too much.
        if pool && items.first().is_none_or(|step| step.get("dc").is_none()) {
            List::<PoolStep, 1, 12>::read(node, at, reader).map(|steps| Self::Pool(steps.to_vec()))
        } else {
            List::<SumStep, 1, 12>::read(node, at, reader).map(|steps| Self::Sum(steps.to_vec()))
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [List::<SumStep, 1, 12>::schema(book), List::<PoolStep, 1, 12>::schema(book)] })
    }
}

object! {
    /// Entries that a catalog does not offer.
    pub struct LayerCatalog {
        /// The catalog.
        req id: Id = "id";
        /// Which entries.
        req hide: Hide = "hide";
    }
}

object! {
    /// Which entries: one filter and exactly one comparison.
    pub struct Hide {
        /// The filter.
        req filter: Id = "filter";
        /// Those above it.
        opt above: Number = "above";
        /// Those below it.
        opt below: Number = "below";
        /// Those equal to it.
        opt equals: Words<0, 80> = "equals";
        /// Those that are none of these.
        opt not_in: List<Words<0, 80>, 1, 24> = "notIn";
    }
    check |value, at, reader| {
        let given = [value.above.is_some(), value.below.is_some(), value.equals.is_some(), value.not_in.is_some()];
        if given.into_iter().filter(|given| *given).count() != 1 {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `above`, `below`, `equals`, `notIn`");
        }
    }
}

object! {
    /// Coins that go.
    pub struct LayerCurrencies {
        /// Single coins.
        opt remove_units: List<Id, 1, 60> = "removeUnits";
        /// Whole families.
        opt remove_families: List<Id, 1, 6> = "removeFamilies";
    }
    check |value, at, reader| {
        if value.remove_units.is_none() && value.remove_families.is_none() {
            reader.fault(Code::NothingGiven, at, "needs `removeUnits` or `removeFamilies`");
        }
    }
}

object! {
    /// Where things are sold and what drops.
    pub struct LayerItems {
        /// The market.
        opt market: LayerMarket = "market";
        /// Tables that replace those of the same id.
        opt loot_tables: List<LootTable, 1, 24> = "lootTables";
    }
    check |value, at, reader| {
        if value.market.is_none() && value.loot_tables.is_none() {
            reader.fault(Code::NothingGiven, at, "needs `market` or `lootTables`");
        }
    }
}

object! {
    /// What a layer does to the market.
    pub struct LayerMarket {
        /// Sellers that go.
        opt remove_sellers: List<Id, 1, 24> = "removeSellers";
        /// Items that are in nobody's goods.
        opt unsold: List<ItemFilter, 1, 24> = "unsold";
    }
    check |value, at, reader| {
        if value.remove_sellers.is_none() && value.unsold.is_none() {
            reader.fault(Code::NothingGiven, at, "needs `removeSellers` or `unsold`");
        }
    }
}
