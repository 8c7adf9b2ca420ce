//! `sheet.live`: what changes in play (sheets.md 1.7).

use crate::format::collection::{List, Map, StepTable};
use crate::format::scalar::{Id, Int, Label, Text, Words};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::format::sheet::HideWhen;
use crate::format::value_ref::{IntOrRef, ValueRef};
use crate::source::{Code, Node, Path};

object! {
    /// What changes in play.
    #[derive(Default)]
    pub struct Live {
        /// Pools.
        def pools: List<Pool, 0, 60> = "pools", List::default();
        /// Tracks, plain and wound ones.
        def tracks: List<Track, 0, 30> = "tracks", List::default();
        /// Notes.
        def text: List<LiveText, 0, 12> = "text", List::default();
        /// Conditions.
        def conditions: List<LiveCondition, 0, 80> = "conditions", List::default();
        /// States, one value each at a time.
        def states: List<State, 0, 12> = "states", List::default();
    }
}

words! {
    /// What a pool holds on a new sheet.
    pub enum PoolStart {
        /// Its maximum.
        Full = "full",
        /// Nothing.
        Empty = "empty",
    }
}

object! {
    /// Points that are spent and come back.
    pub struct Pool {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Its maximum.
        req max: ValueRef = "max";
        /// Whether it may hold temporary points.
        def allow_temp: bool = "allowTemp", false;
        /// Pools of one group pay for one another.
        opt group: Id = "group";
        /// What it holds on a new sheet.
        def start: PoolStart = "start", PoolStart::Full;
        /// When it is not there.
        opt hide_when: HideWhen = "hideWhen";
        /// Its level; its place in its group where it is left out.
        opt level: ValueRef = "level";
        /// Other groups whose costs it pays.
        opt pays: List<Id, 1, 4> = "pays";
    }
}

object! {
    /// A track: a number between bounds, or a wound track with levels or boxes.
    pub struct Track {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Least.
        req min: Int<-1_000_000, 1_000_000> = "min";
        /// Most.
        req max: IntOrRef<-1_000_000, 1_000_000> = "max";
        /// Of a new sheet.
        opt default: Int<-1_000_000, 1_000_000> = "default";
        /// Named rungs with penalties.
        opt levels: List<WoundLevel, 1, 16> = "levels";
        /// Kinds of mark.
        opt kinds: List<WoundKind, 1, 6> = "kinds";
        /// Numbered boxes with penalties.
        opt boxes: Boxes = "boxes";
        /// Where a mark goes.
        opt fill: Fill = "fill";
        /// What a full track does with another mark.
        opt on_full: OnFull = "onFull";
        /// A list that adds levels.
        opt extra: ExtraLevels = "extra";
        /// Whether it is shown also at its default.
        opt always_show: bool = "alwaysShow";
        /// When it is not there (plain tracks).
        opt hide_when: HideWhen = "hideWhen";
    }
}

impl Track {
    /// Whether it is a wound track.
    pub fn is_wound(&self) -> bool {
        self.levels.is_some() || self.boxes.is_some()
    }
}

object! {
    /// A rung of a wound track.
    pub struct WoundLevel {
        /// Its name.
        req label: Label = "label";
        /// The penalty in force while it is the lowest one marked.
        req penalty: Int<-1000, 0> = "penalty";
    }
}

object! {
    /// A kind of mark.
    pub struct WoundKind {
        /// Its id.
        req id: Id = "id";
        /// Its short name.
        req label: Text<16> = "label";
        /// Heavier marks have more.
        req severity: Int<-100, 100> = "severity";
    }
}

object! {
    /// Numbered boxes.
    pub struct Boxes {
        /// Their penalty.
        req penalty: BoxPenalty = "penalty";
    }
}

words! {
    /// What a box penalty is looked up by.
    pub enum BoxCount {
        /// Boxes marked.
        Filled = "filled",
        /// Boxes left.
        Remaining = "remaining",
    }
}

object! {
    /// The penalty of boxes.
    pub struct BoxPenalty {
        /// What it is looked up by.
        req by: BoxCount = "by";
        /// Where.
        req table: PenaltyTable = "table";
    }
}

/// A step table of 1 to 40 rows whose values are whole numbers from -1000 to 0.
#[derive(Debug, Clone, PartialEq)]
pub struct PenaltyTable(pub StepTable);

impl Shape for PenaltyTable {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let table = StepTable::read_rows(node, at, reader, 40)?;
        for (index, (_, penalty)) in table.rows().iter().enumerate() {
            if penalty.fract() != 0.0 {
                reader.fault(
                    Code::NotWhole,
                    &at.index(index).index(1),
                    format!("wanted a whole number, found {penalty}"),
                );
            } else if !(-1000.0..=0.0).contains(penalty) {
                reader.fault(Code::OutOfRange, &at.index(index).index(1), format!("{penalty} is outside -1000 to 0"));
            }
        }
        Some(Self(table))
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        StepTable::schema(book)
    }
}

words! {
    /// Where a mark goes.
    pub enum Fill {
        /// The next place; heavier marks first.
        Sequential = "sequential",
        /// The box it names, or the next clear one above.
        Indexed = "indexed",
    }
}

words! {
    /// What a full track does with another mark.
    pub enum OnFull {
        /// Makes its lightest mark one heavier.
        Upgrade = "upgrade",
        /// Takes nothing more.
        Refuse = "refuse",
    }
}

object! {
    /// A list that adds levels to a wound track.
    pub struct ExtraLevels {
        /// The list.
        req list: Id = "list";
        /// How many levels a row adds.
        req count_column: Id = "countColumn";
        /// Their penalty.
        req penalty_column: Id = "penaltyColumn";
    }
}

object! {
    /// A note.
    pub struct LiveText {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Most UTF-16 units.
        req max_length: Int<1, 500> = "maxLength";
    }
}

object! {
    /// A condition that is on or off.
    pub struct LiveCondition {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
    }
}

/// A value of a state: prompt-safe, and without the quote that a tag's attribute ends with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StateValue(Text<80>);

impl StateValue {
    /// The value as it is compared.
    pub fn as_str(&self) -> &str {
        self.0.english()
    }

    /// The value as it is shown where it has no label.
    pub fn text(&self) -> &crate::text::RulesetText {
        self.0.text()
    }
}

impl Shape for StateValue {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let text = Text::<80>::read(node, at, reader)?;
        if text.english().contains('"') {
            reader.fault(Code::UnsafeText, at, "a quotation mark may not stand in a state's value");
        }
        Some(Self(text))
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        Text::<80>::schema(book)
    }
}

object! {
    /// A state: exactly one of its values at a time.
    pub struct State {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Its values.
        req values: List<StateValue, 2, 40> = "values";
        /// How they are called.
        def value_labels: Map<Label, 0, 40> = "valueLabels", Map::default();
        /// Of a new sheet; the first where it is left out.
        opt default: Words<0, 80> = "default";
        /// When it is not there.
        opt hide_when: HideWhen = "hideWhen";
    }
}

impl State {
    /// Whether it offers this value.
    pub fn offers(&self, value: &str) -> bool {
        self.values.iter().any(|offered| offered.as_str() == value)
    }
}
