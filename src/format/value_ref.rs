//! Value references: the one closed vocabulary in which the format points at a number (checks.md 1.2, sheets.md 2.4).

use serde_json::json;

use crate::format::scalar::{Id, Number};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::source::{Code, Node, Path};

/// A number, or where to find one. An unresolvable reference reads 0; nothing fails.
#[derive(Debug, Clone, PartialEq)]
pub enum ValueRef {
    /// The number itself.
    Const(Number),
    /// A number field.
    Field(Id),
    /// A derived value.
    Derived(Id),
    /// An ability's score.
    AbilityScore(Id),
    /// An ability's modifier.
    AbilityMod(Id),
    /// The modifier of the ability that an enum field names.
    AbilityModFromField(Id),
    /// A skill's number.
    SkillMod(Id),
    /// A save's number.
    SaveMod(Id),
    /// Where a live track stands.
    LiveTrack {
        /// The track.
        track: Id,
        /// What of it is read.
        read: TrackRead,
    },
    /// What a live pool holds.
    LivePool(Id),
    /// The sum of a list's column.
    ListSum(ListSum),
    /// What items held give.
    ItemStat(ItemStat),
}

words! {
    /// What of a live track is read.
    pub enum TrackRead {
        /// Where it stands.
        Value = "value",
        /// How far above its least.
        Filled = "filled",
        /// How far below its most.
        Remaining = "remaining",
        /// The penalty in force (wound tracks).
        Penalty = "penalty",
    }
}

object! {
    /// The sum of a number column over a list's rows.
    pub struct ListSum {
        /// The list.
        req list: Id = "list";
        /// The number column.
        req column: Id = "column";
        /// A boolean column that says which rows count.
        opt only_when: Id = "onlyWhen";
    }
}

words! {
    /// Which items are asked.
    pub enum ItemsFrom {
        /// Those worn.
        Worn = "worn",
        /// Those held but not worn.
        Carried = "carried",
        /// Every one held.
        All = "all",
    }
}

words! {
    /// How many items' values become one.
    pub enum Pick {
        /// Value times quantity, added up.
        Sum = "sum",
        /// The best single value.
        Max = "max",
        /// The least single value.
        Min = "min",
        /// How many give it.
        Count = "count",
    }
}

object! {
    /// A number read off the items held.
    pub struct ItemStat {
        /// The stat; needed unless items are counted.
        opt stat: Id = "stat";
        /// Which items.
        req from: ItemsFrom = "from";
        /// How values become one.
        req pick: Pick = "pick";
        /// Only items that take this slot.
        opt slot: Id = "slot";
        /// Only items of this category.
        opt category: Id = "category";
        /// Only items with this tag.
        opt tag: Id = "tag";
        /// What no item at all reads as; 0 when left out.
        opt default: Number = "default";
    }
    check |value, at, reader| {
        if value.stat.is_none() && value.pick != Pick::Count {
            reader.fault(Code::MissingKey, &at.key("stat"), "`stat` is needed unless `pick` is `count`");
        }
    }
}

impl ValueRef {
    /// The keys of which exactly one stands in a reference.
    pub const KEYS: &'static [&'static str] = &[
        "const",
        "field",
        "derived",
        "abilityScore",
        "abilityMod",
        "abilityModFromField",
        "skillMod",
        "saveMod",
        "liveTrack",
        "livePool",
        "listSum",
        "itemStat",
    ];

    /// The key that this reference is written with; the path of a fault in it ends with this.
    pub fn key(&self) -> &'static str {
        match self {
            Self::Const(_) => "const",
            Self::Field(_) => "field",
            Self::Derived(_) => "derived",
            Self::AbilityScore(_) => "abilityScore",
            Self::AbilityMod(_) => "abilityMod",
            Self::AbilityModFromField(_) => "abilityModFromField",
            Self::SkillMod(_) => "skillMod",
            Self::SaveMod(_) => "saveMod",
            Self::LiveTrack { .. } => "liveTrack",
            Self::LivePool(_) => "livePool",
            Self::ListSum(_) => "listSum",
            Self::ItemStat(_) => "itemStat",
        }
    }
}

impl Shape for ValueRef {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(members) = node.members() else { return reader.wrong_type(node, at, "a value reference") };
        let mut chosen: Option<(&str, &Node<'_>)> = None;
        let mut several = false;
        let mut read_node = None;
        for member in members {
            match member.key.as_ref() {
                "$comment" => {}
                "read" => read_node = Some(&member.node),
                key if Self::KEYS.contains(&key) => several |= chosen.replace((key, &member.node)).is_some(),
                key => {
                    let mut known = Self::KEYS.to_vec();
                    known.push("read");
                    reader.unknown_key(at, key, &known);
                }
            }
        }
        let Some((key, inner)) = chosen.filter(|_| !several) else {
            reader.fault_with(
                Code::NotExactlyOne,
                at,
                "a value reference has exactly one of its keys",
                Some(format!("one of {}", Self::KEYS.join(", "))),
            );
            return None;
        };
        let read = match read_node {
            Some(node) => {
                if key != "liveTrack" {
                    reader.fault(Code::NotAllowedHere, &at.key("read"), "`read` may only stand beside `liveTrack`");
                }
                TrackRead::read(node, &at.key("read"), reader)
            }
            None => Some(TrackRead::Value),
        };
        let inner_at = at.key(key);
        let id = |reader: &mut Reader| Id::read(inner, &inner_at, reader);
        Some(match key {
            "const" => Self::Const(Number::read(inner, &inner_at, reader)?),
            "field" => Self::Field(id(reader)?),
            "derived" => Self::Derived(id(reader)?),
            "abilityScore" => Self::AbilityScore(id(reader)?),
            "abilityMod" => Self::AbilityMod(id(reader)?),
            "abilityModFromField" => Self::AbilityModFromField(id(reader)?),
            "skillMod" => Self::SkillMod(id(reader)?),
            "saveMod" => Self::SaveMod(id(reader)?),
            "liveTrack" => Self::LiveTrack { track: id(reader)?, read: read? },
            "livePool" => Self::LivePool(id(reader)?),
            "listSum" => Self::ListSum(ListSum::read(inner, &inner_at, reader)?),
            _ => Self::ItemStat(ItemStat::read(inner, &inner_at, reader)?),
        })
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        book.part("ValueRef", |book| {
            let id = Id::schema(book);
            let mut one_of: Vec<serde_json::Value> = Self::KEYS
                .iter()
                .map(|key| {
                    let inner = match *key {
                        "const" => Number::schema(book),
                        "listSum" => ListSum::schema(book),
                        "itemStat" => ItemStat::schema(book),
                        _ => id.clone(),
                    };
                    json!({
                        "type": "object", "required": [key], "additionalProperties": false,
                        "properties": { "$comment": true, *key: inner },
                    })
                })
                .collect();
            let read = TrackRead::schema(book);
            let track =
                Self::KEYS.iter().zip(&mut one_of).find(|(key, _)| **key == "liveTrack").map(|(_, option)| option);
            if let Some(properties) = track.and_then(|option| option.get_mut("properties")?.as_object_mut()) {
                properties.insert("read".to_owned(), read);
            }
            json!({ "oneOf": one_of })
        })
    }
}

/// A whole number from `MIN` to `MAX`, or a reference to one.
#[derive(Debug, Clone, PartialEq)]
pub enum IntOrRef<const MIN: i64, const MAX: i64> {
    /// The number itself.
    Int(crate::format::scalar::Int<MIN, MAX>),
    /// Where to find it.
    Ref(ValueRef),
}

impl<const MIN: i64, const MAX: i64> Shape for IntOrRef<MIN, MAX> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        if node.members().is_some() {
            ValueRef::read(node, at, reader).map(Self::Ref)
        } else {
            crate::format::scalar::Int::read(node, at, reader).map(Self::Int)
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [crate::format::scalar::Int::<MIN, MAX>::schema(book), ValueRef::schema(book)] })
    }
}
