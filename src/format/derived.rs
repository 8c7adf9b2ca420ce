//! Derived values: numbers worked out from the sheet, top to bottom (sheets.md 1.5).

use serde_json::json;

use crate::format::collection::{List, Map, StepTable};
use crate::format::resolution::Rounding;
use crate::format::scalar::{Id, Label, Number};
use crate::format::shape::{Reader, SchemaBook, Shape, object, words};
use crate::format::sheet::HideWhen;
use crate::format::value_ref::ValueRef;
use crate::source::{Code, Node, Path};

/// A derived value.
#[derive(Debug, Clone, PartialEq)]
pub struct Derived {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub label: Label,
    /// Its heading.
    pub section: Option<Id>,
    /// When it is not shown; it is worked out all the same.
    pub hide_when: Option<HideWhen>,
    /// How it is worked out.
    pub op: DerivedOp,
}

/// How a derived value is worked out.
#[derive(Debug, Clone, PartialEq)]
pub enum DerivedOp {
    /// All added up.
    Sum(Vec<ValueRef>),
    /// The least.
    Min(Vec<ValueRef>),
    /// The greatest.
    Max(Vec<ValueRef>),
    /// One multiplied and rounded.
    Scale {
        /// What is multiplied.
        of: ValueRef,
        /// By how much.
        multiplier: Number,
        /// How it is rounded.
        round: Rounding,
    },
    /// One looked up.
    StepTable {
        /// What is looked up.
        from: ValueRef,
        /// Where.
        table: StepTable,
    },
    /// A word looked up.
    EnumTable {
        /// Whose word.
        from: EnumSource,
        /// Values by word.
        table: Map<Number, 1, 40>,
        /// The value of any other word.
        default: Number,
    },
}

/// Whose word an enum table looks up.
#[derive(Debug, Clone, PartialEq)]
pub enum EnumSource {
    /// An enum field.
    Field(Id),
    /// A live state.
    LiveState(Id),
}

words! {
    /// The operations.
    pub enum DerivedKind {
        /// All added up.
        Sum = "sum",
        /// The least.
        Min = "min",
        /// The greatest.
        Max = "max",
        /// One multiplied and rounded.
        Scale = "scale",
        /// One looked up.
        StepTable = "stepTable",
        /// A word looked up.
        EnumTable = "enumTable",
    }
}

object! {
    /// `of` is a list.
    pub struct ListShape {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Its heading.
        opt section: Id = "section";
        /// When it is not shown.
        opt hide_when: HideWhen = "hideWhen";
        /// The operation.
        req op: DerivedKind = "op";
        /// Its operands.
        req of: List<ValueRef, 1, 12> = "of";
    }
    check |value, at, reader| {
        if value.op != DerivedKind::Sum && value.of.len() == 1 {
            reader.fault(Code::TooFew, &at.key("of"), "1 elements where at least 2 must stand");
        }
    }
}

object! {
    /// `scale`
    pub struct ScaleShape {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Its heading.
        opt section: Id = "section";
        /// When it is not shown.
        opt hide_when: HideWhen = "hideWhen";
        /// The operation.
        req op: DerivedKind = "op";
        /// What is multiplied.
        req of: ValueRef = "of";
        /// By how much.
        req multiplier: Number = "multiplier";
        /// How it is rounded.
        def round: Rounding = "round", Rounding::Down;
    }
}

object! {
    /// `stepTable`
    pub struct StepShape {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Its heading.
        opt section: Id = "section";
        /// When it is not shown.
        opt hide_when: HideWhen = "hideWhen";
        /// The operation.
        req op: DerivedKind = "op";
        /// What is looked up.
        req from: ValueRef = "from";
        /// Where.
        req table: StepTable = "table";
    }
}

object! {
    /// `enumTable`
    pub struct EnumShape {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Its heading.
        opt section: Id = "section";
        /// When it is not shown.
        opt hide_when: HideWhen = "hideWhen";
        /// The operation.
        req op: DerivedKind = "op";
        /// Whose word.
        req from: EnumFrom = "from";
        /// Values by word.
        req table: Map<Number, 1, 40> = "table";
        /// The value of any other word.
        def default: Number = "default", Number::new(0.0);
    }
}

object! {
    /// Whose word, as it is written.
    pub struct EnumFrom {
        /// An enum field.
        opt field: Id = "field";
        /// A live state.
        opt live_state: Id = "liveState";
    }
    check |value, at, reader| {
        if value.field.is_some() == value.live_state.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `field`, `liveState`");
        }
    }
}

impl Derived {
    /// Every reference it reads, with the path of each below the derived value.
    pub fn references(&self) -> Vec<(&'static str, Option<usize>, &ValueRef)> {
        match &self.op {
            DerivedOp::Sum(of) | DerivedOp::Min(of) | DerivedOp::Max(of) => {
                of.iter().enumerate().map(|(index, reference)| ("of", Some(index), reference)).collect()
            }
            DerivedOp::Scale { of, .. } => vec![("of", None, of)],
            DerivedOp::StepTable { from, .. } => vec![("from", None, from)],
            DerivedOp::EnumTable { .. } => Vec::new(),
        }
    }
}

impl Shape for Derived {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(op) = node.get("op") else {
            if node.members().is_none() {
                return reader.wrong_type(node, at, "an object");
            }
            reader.missing(at, "op");
            return None;
        };
        match DerivedKind::read(op, &at.key("op"), reader)? {
            kind @ (DerivedKind::Sum | DerivedKind::Min | DerivedKind::Max) => {
                let shape = ListShape::read(node, at, reader)?;
                let of = shape.of.to_vec();
                let op = match kind {
                    DerivedKind::Min => DerivedOp::Min(of),
                    DerivedKind::Max => DerivedOp::Max(of),
                    _ => DerivedOp::Sum(of),
                };
                Some(Self { id: shape.id, label: shape.label, section: shape.section, hide_when: shape.hide_when, op })
            }
            DerivedKind::Scale => {
                let shape = ScaleShape::read(node, at, reader)?;
                let op = DerivedOp::Scale { of: shape.of, multiplier: shape.multiplier, round: shape.round };
                Some(Self { id: shape.id, label: shape.label, section: shape.section, hide_when: shape.hide_when, op })
            }
            DerivedKind::StepTable => {
                let shape = StepShape::read(node, at, reader)?;
                let op = DerivedOp::StepTable { from: shape.from, table: shape.table };
                Some(Self { id: shape.id, label: shape.label, section: shape.section, hide_when: shape.hide_when, op })
            }
            DerivedKind::EnumTable => {
                let shape = EnumShape::read(node, at, reader)?;
                let from = match (shape.from.field, shape.from.live_state) {
                    (Some(field), _) => EnumSource::Field(field),
                    (None, Some(state)) => EnumSource::LiveState(state),
                    (None, None) => return None,
                };
                let op = DerivedOp::EnumTable { from, table: shape.table, default: shape.default };
                Some(Self { id: shape.id, label: shape.label, section: shape.section, hide_when: shape.hide_when, op })
            }
        }
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        let list = ListShape::schema(book);
        let scale = ScaleShape::schema(book);
        let step = StepShape::schema(book);
        let table = EnumShape::schema(book);
        json!({ "oneOf": [
            { "allOf": [{ "properties": { "op": { "enum": ["sum", "min", "max"] } } }, list] },
            { "allOf": [{ "properties": { "op": { "const": "scale" } } }, scale] },
            { "allOf": [{ "properties": { "op": { "const": "stepTable" } } }, step] },
            { "allOf": [{ "properties": { "op": { "const": "enumTable" } } }, table] },
        ] })
    }
}
