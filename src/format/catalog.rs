//! Catalogs: ready-made entries for lists, opponents, items (the seed on catalogs, sheets.md 1.10).

use serde_json::json;

use crate::format::collection::{List, Map, StepTable};
use crate::format::creature::Creature;
use crate::format::item::Item;
use crate::format::mechanics::Mechanics;
use crate::format::scalar::{EntryId, Id, Int, Label, Line, Number, Scalar, Text, Words};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::format::sheet::is_number;
use crate::format::value_ref::ValueRef;
use crate::source::{Code, Node, Path};

words! {
    /// What a catalog holds.
    pub enum Holds {
        /// Rows for a sheet's lists.
        Rows = "rows",
        /// Opponents.
        Creatures = "creatures",
        /// Things to carry.
        Items = "items",
    }
}

object! {
    /// A catalog.
    pub struct Catalog {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// What it holds.
        def holds: Holds = "holds", Holds::Rows;
        /// The lists its entries may write into.
        opt feeds: List<Id, 1, 8> = "feeds";
        /// What it can be narrowed by.
        def filters: List<Filter, 0, 8> = "filters", List::default();
        /// What its distances mean.
        opt units: CatalogUnits = "units";
        /// Its entries, where they stand in the ruleset file.
        opt entries: List<Entry, 0, 2000> = "entries";
        /// Their file, where they have one of their own.
        opt asset: Words<1, 240> = "asset";
    }
}

impl Catalog {
    /// Entries that stand in the ruleset file itself.
    pub fn inline_entries(&self) -> &[Entry] {
        self.entries.as_deref().unwrap_or_default()
    }
}

object! {
    /// What a catalog can be narrowed by.
    pub struct Filter {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// What its values are.
        req kind: FilterType = "type";
        /// A sheet field that the picker opens on.
        opt start_from: StartFrom = "startFrom";
    }
}

words! {
    /// What a filter's values are.
    pub enum FilterType {
        /// One number.
        Number = "number",
        /// One word.
        Text = "text",
        /// Several words.
        Tags = "tags",
    }
}

object! {
    /// A sheet field that the picker opens on.
    pub struct StartFrom {
        /// The field.
        req field: Id = "field";
    }
}

object! {
    /// What a catalog's distances mean.
    pub struct CatalogUnits {
        /// Distances.
        opt distance: DistanceUnit = "distance";
    }
}

object! {
    /// A unit of distance.
    pub struct DistanceUnit {
        /// Its name.
        req label: Text<12> = "label";
        /// How much of it one cell of a board is.
        req per_cell: Number = "perCell";
    }
    check |value, at, reader| {
        if value.per_cell.get() <= 0.0 {
            reader.fault(Code::OutOfRange, &at.key("perCell"), "must be above 0");
        }
    }
}

object! {
    /// An entry: rows, an opponent, or an item.
    pub struct Entry {
        /// Its id.
        req id: EntryId = "id";
        /// Its name.
        req label: Text<120> = "label";
        /// One line about it.
        opt summary: Line<300> = "summary";
        /// Its values for the catalog's filters.
        def filters: Map<FilterValue, 0, 8> = "filters", Map::default();
        /// What picking it writes.
        opt rows: List<Row, 1, 6> = "rows";
        /// The opponent it is.
        opt creature: Box<Creature> = "creature";
        /// The item it is.
        opt item: Box<Item> = "item";
        /// What it does.
        opt mechanics: Box<Mechanics> = "mechanics";
    }
    check |value, at, reader| {
        let given = [value.rows.is_some(), value.creature.is_some(), value.item.is_some()];
        if given.into_iter().filter(|given| *given).count() != 1 {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `rows`, `creature`, `item`");
        }
        if value.mechanics.is_some() && value.rows.is_none() {
            reader.fault(Code::NotAllowedHere, &at.key("mechanics"), "`mechanics` may only stand beside `rows`");
        }
    }
}

/// An entry's value for a filter.
#[derive(Debug, Clone, PartialEq)]
pub enum FilterValue {
    /// For a number filter.
    Number(Number),
    /// For a text filter.
    Text(Words<0, 80>),
    /// For a tags filter.
    Tags(Vec<Words<0, 80>>),
}

impl Shape for FilterValue {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        if is_number(node) {
            Number::read(node, at, reader).map(Self::Number)
        } else if node.text().is_some() {
            Words::read(node, at, reader).map(Self::Text)
        } else if node.items().is_some() {
            List::<Words<0, 80>, 0, 24>::read(node, at, reader).map(|list| Self::Tags(list.to_vec()))
        } else {
            reader.wrong_type(node, at, "a number, text or a list of texts")
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        let (number, text, tags) =
            (Number::schema(book), Words::<0, 80>::schema(book), List::<Words<0, 80>, 0, 24>::schema(book));
        json!({ "anyOf": [number, text, tags] })
    }
}

object! {
    /// A row that an entry writes.
    pub struct Row {
        /// Into which list.
        req list: Id = "list";
        /// Its cells.
        req values: Map<Scalar, 0, 64> = "values";
        /// Number cells that follow the sheet.
        opt scaled: Map<Scaled, 1, 4> = "scaled";
    }
}

object! {
    /// A cell that follows the sheet.
    pub struct Scaled {
        /// What it follows.
        req from: ValueRef = "from";
        /// Looked up here, where given.
        opt table: StepTable = "table";
    }
}

object! {
    /// A catalog file of its own.
    pub struct CatalogFile {
        /// Version of the format; 1.
        req schema_version: Int<1, 1> = "schemaVersion";
        /// The catalog it belongs to.
        req catalog: Id = "catalog";
        /// Its entries.
        req entries: List<Entry, 0, 2000> = "entries";
    }
}
