//! `rests`: what comes back when the party stops (sheets.md 1.8).

use serde_json::json;

use crate::format::collection::List;
use crate::format::resolution::Rounding;
use crate::format::scalar::{Id, Int, Label, Number, Words};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::format::sheet::is_number;
use crate::source::{Code, Node, Path};

object! {
    /// A rest.
    pub struct Rest {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// What it restores, in order.
        def restore: List<RestoreStep, 0, 40> = "restore", List::default();
        /// What it clears.
        def clear: Clear = "clear", Clear { text: List::default(), conditions: ClearConditions::These(Vec::new()) };
    }
}

object! {
    /// What a rest clears.
    pub struct Clear {
        /// Notes.
        def text: List<Id, 0, 12> = "text", List::default();
        /// Conditions.
        def conditions: ClearConditions = "conditions", ClearConditions::These(Vec::new());
    }
}

/// Which conditions a rest clears.
#[derive(Debug, Clone, PartialEq)]
pub enum ClearConditions {
    /// Every one, also those the ruleset does not know.
    All,
    /// These.
    These(Vec<Id>),
}

impl Shape for ClearConditions {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        match node.text() {
            Some("all") => Some(Self::All),
            Some(word) => {
                reader.fault_with(
                    Code::UnknownWord,
                    at,
                    format!("unknown word `{word}`"),
                    Some("`all` or a list of ids".into()),
                );
                None
            }
            None => List::<Id, 0, 80>::read(node, at, reader).map(|list| Self::These(list.to_vec())),
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "anyOf": [{ "const": "all" }, List::<Id, 0, 80>::schema(book)] })
    }
}

object! {
    /// One step of a rest: exactly one target, exactly one of `to` and `by`.
    pub struct RestoreStep {
        /// A pool.
        opt pool: Id = "pool";
        /// Every pool of a group.
        opt pool_group: Id = "poolGroup";
        /// Every row pool of a list.
        opt list_pools: Id = "listPools";
        /// A track.
        opt track: Id = "track";
        /// A state.
        opt state: Id = "state";
        /// Only row pools whose recharge cell is one of these.
        opt recharge: List<Words<1, 80>, 1, 12> = "recharge";
        /// Only marks of this kind.
        opt kind: Id = "kind";
        /// To where.
        opt to: RestoreTo = "to";
        /// By how much.
        opt by: RestoreBy = "by";
    }
    check |value, at, reader| {
        let targets = [&value.pool, &value.pool_group, &value.list_pools, &value.track, &value.state];
        if targets.iter().filter(|target| target.is_some()).count() != 1 {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `pool`, `poolGroup`, `listPools`, `track`, `state`");
        }
        if value.to.is_some() == value.by.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `to`, `by`");
        }
        if value.recharge.is_some() && value.list_pools.is_none() {
            reader.fault(Code::NotAllowedHere, &at.key("recharge"), "`recharge` may only stand beside `listPools`");
        }
        if value.kind.is_some() && value.track.is_none() {
            reader.fault(Code::NotAllowedHere, &at.key("kind"), "`kind` may only stand beside `track`");
        }
    }
}

/// Where a step restores to. Which words may stand depends on the target and is a cross-check.
#[derive(Debug, Clone, PartialEq)]
pub enum RestoreTo {
    /// A word: `max`, `min`, `default`, or a state's value.
    Word(Words<1, 80>),
    /// A number.
    Number(Int<-1_000_000, 1_000_000>),
}

impl Shape for RestoreTo {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        if is_number(node) {
            Int::read(node, at, reader).map(Self::Number)
        } else if node.text().is_some() {
            Words::read(node, at, reader).map(Self::Word)
        } else {
            reader.wrong_type(node, at, "`max`, `min`, a whole number or a state's value")
        }
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": ["string", "integer"] })
    }
}

object! {
    /// By how much a step restores: exactly one of a number and a fraction of the maximum.
    pub struct RestoreBy {
        /// So much.
        opt constant: Int<-1_000_000, 1_000_000> = "const";
        /// This part of the maximum.
        opt fraction_of_max: Number = "fractionOfMax";
        /// How the part is rounded.
        opt round: Rounding = "round";
        /// At least so much.
        opt min: Int<0, 1_000_000> = "min";
    }
    check |value, at, reader| {
        if value.constant.is_some() == value.fraction_of_max.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `const`, `fractionOfMax`");
        }
        if value.fraction_of_max.is_some_and(|part| part.get() <= 0.0 || part.get() > 1.0) {
            reader.fault(Code::OutOfRange, &at.key("fractionOfMax"), "must be above 0 and at most 1");
        }
        for (key, given) in [("round", value.round.is_some()), ("min", value.min.is_some())] {
            if given && value.fraction_of_max.is_none() {
                reader.unknown_key(at, key, &["const"]);
            }
        }
    }
}

words! {
    /// The words that a step of a pool or track may restore to.
    pub enum RestoreWord {
        /// The maximum.
        Max = "max",
        /// The minimum.
        Min = "min",
    }
}
