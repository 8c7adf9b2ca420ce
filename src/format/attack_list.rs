//! Lists of the sheet whose rows are attacks or abilities in a fight (combat.md 1.7, 1.8).

use serde_json::json;

use crate::format::catalog_source::AlwaysWhen;
use crate::format::scalar::{Id, Number};
use crate::format::shape::{Reader, SchemaBook, Shape, object};
use crate::format::value_ref::ValueRef;
use crate::source::{Code, Node, Path};

object! {
    /// A column named.
    pub struct ColumnRef {
        /// Which.
        req column: Id = "column";
    }
}

/// A distance: a column, or a number.
#[derive(Debug, Clone, PartialEq)]
pub enum Distance {
    /// A number column.
    Column(Id),
    /// So far.
    Const(Number),
}

object! {
    /// A distance as it is written.
    pub struct DistanceShape {
        /// A number column.
        opt column: Id = "column";
        /// So far, 0 to 10000.
        opt constant: Number = "const";
    }
    check |value, at, reader| {
        if value.column.is_some() == value.constant.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `column`, `const`");
        }
        if value.constant.is_some_and(|far| !(0.0..=10_000.0).contains(&far.get())) {
            reader.fault(Code::OutOfRange, &at.key("const"), "outside 0 to 10000");
        }
    }
}

impl Shape for Distance {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let shape = DistanceShape::read(node, at, reader)?;
        match (shape.column, shape.constant) {
            (Some(column), _) => Some(Self::Column(column)),
            (None, Some(far)) => Some(Self::Const(far)),
            (None, None) => None,
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "allOf": [DistanceShape::schema(book)] })
    }
}

object! {
    /// A list whose rows are attacks.
    pub struct AttackList {
        /// The list.
        req list: Id = "list";
        /// The budget an attack takes.
        req budget: Id = "budget";
        /// The text column that names it.
        req name: Id = "name";
        /// How far it reaches.
        opt reach: Distance = "reach";
        /// How far it shoots.
        opt range: AttackRange = "range";
        /// How many strikes one budget buys.
        opt strikes: ValueRef = "strikes";
        /// A boolean column whose rows strike only once.
        opt strikes_capped_by: ColumnRef = "strikesCappedBy";
        /// What is added to the roll to hit.
        def to_hit: AttackToHit = "toHit", AttackToHit::default();
        /// What it harms with.
        req damage: AttackDamage = "damage";
    }
    check |value, at, reader| {
        if let Some(ValueRef::Const(strikes)) = &value.strikes
            && strikes.get() < 1.0
        {
            reader.fault(Code::OutOfRange, &at.key("strikes").key("const"), "must be at least 1");
        }
        if value.strikes_capped_by.is_some() && value.strikes.is_none() {
            reader.fault(Code::NeededHere, &at.key("strikesCappedBy"), "`strikesCappedBy` needs `strikes`");
        }
        if let Some(AttackRange { normal: Distance::Const(normal), long: Some(Distance::Const(long)) }) = &value.range
            && long.get() < normal.get()
        {
            reader.fault(Code::RangeInverted, &at.key("range").key("long").key("const"), "`long` is below `normal`");
        }
    }
}

object! {
    /// How far an attack shoots.
    pub struct AttackRange {
        /// Without trouble.
        req normal: Distance = "normal";
        /// At most.
        opt long: Distance = "long";
    }
}

object! {
    /// What is added to the roll to hit, by column.
    #[derive(Default)]
    pub struct AttackToHit {
        /// An enum column that names an ability.
        opt ability: ColumnRef = "ability";
        /// An enum column that names a skill.
        opt skill: ColumnRef = "skill";
        /// A boolean column that adds the proficiency bonus.
        opt proficiency: ColumnRef = "proficiency";
        /// A number column.
        opt bonus: ColumnRef = "bonus";
    }
}

object! {
    /// What an attack harms with, by column.
    pub struct AttackDamage {
        /// A dice column.
        req dice: ColumnRef = "dice";
        /// An enum column that names an ability.
        opt ability: ColumnRef = "ability";
        /// A number column.
        opt bonus: ColumnRef = "bonus";
        /// A text or enum column.
        opt damage_type: ColumnRef = "type";
    }
}

object! {
    /// A list whose rows are abilities.
    pub struct AbilityList {
        /// The list.
        req list: Id = "list";
        /// A boolean column that says which rows.
        opt only_when: Id = "onlyWhen";
        /// Rows that count whatever that column says.
        opt always_when: AlwaysWhen = "alwaysWhen";
        /// The budget an ability takes.
        req budget: Id = "budget";
        /// Added to rolls to hit.
        opt to_hit: ValueRef = "toHit";
        /// What saves are made against.
        opt save_difficulty: ValueRef = "saveDifficulty";
    }
    check |value, at, reader| {
        if value.always_when.is_some() && value.only_when.is_none() {
            reader.fault(Code::NeededHere, &at.key("alwaysWhen"), "`alwaysWhen` needs `onlyWhen`");
        }
    }
}
