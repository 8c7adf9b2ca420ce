//! Tolerant reading of a build: nothing is clamped, nothing fails (sheets.md 3.2, 3.6).

use serde_json::Value;

use crate::format::resolution::Tier;
use crate::format::scalar::{Scalar, whole};
use crate::format::sheet::{Ability, Column, Field, FieldKind, HideTest, HideWhen};
use crate::rules::Effective;
use crate::sheet::Build;

/// What a field or cell is read as.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CellValue<'e> {
    /// A number, always finite.
    Number(f64),
    /// Text, dice or a word of an enum.
    Text(&'e str),
    /// A switch.
    Flag(bool),
}

impl CellValue<'_> {
    /// The number, if it is one.
    pub fn number(self) -> Option<f64> {
        match self {
            Self::Number(value) => Some(value),
            _ => None,
        }
    }

    /// Whether it is exactly that, type included.
    pub fn is(self, scalar: &Scalar) -> bool {
        match (self, scalar) {
            (Self::Number(value), Scalar::Number(other)) => value == *other,
            (Self::Text(value), Scalar::Text(other)) => value == other.english(),
            (Self::Flag(value), Scalar::Bool(other)) => value == *other,
            _ => false,
        }
    }
}

/// A stored number, if one is stored and it is finite.
pub fn stored_number(stored: Option<&Value>) -> Option<f64> {
    stored.and_then(Value::as_f64).filter(|value| value.is_finite())
}

/// A number as a sheet stores it: a whole one without a fraction.
pub fn json_number(number: f64) -> Value {
    whole(number).map_or_else(|| Value::from(number), Value::from)
}

/// An ability's score before items: as it is stored, else the default; never clamped.
pub fn ability_score(build: &Build, ability: &Ability) -> f64 {
    stored_number(build.abilities.get(ability.id.as_str()))
        .unwrap_or_else(|| crate::dice::to_f64(ability.default.get()))
}

/// The tier that a skill or save is stored with, if the ruleset has it; else the first.
pub fn stored_tier<'e>(tiers: &'e [Tier], stored: Option<&Value>) -> Option<&'e Tier> {
    let named = stored.and_then(Value::as_str);
    named.and_then(|named| tiers.iter().find(|tier| tier.id == *named)).or_else(|| tiers.first())
}

/// The value that a field has in effect.
pub fn field_value<'e>(rules: &'e Effective, build: &'e Build, field: &'e Field) -> CellValue<'e> {
    let stored = build.fields.get(field.id.as_str());
    // Layers narrow the values of enum fields, so what is offered comes from the view.
    let narrowed = matches!(field.kind, FieldKind::Enum(_)).then(|| rules.enum_field(field.id.as_str())).flatten();
    match narrowed {
        Some(kind) => {
            let offered = stored.and_then(Value::as_str).filter(|value| kind.offers(value));
            let default = || kind.default.as_ref().map(|value| value.as_str()).filter(|value| kind.offers(value));
            let first = || kind.values.first().map(|value| value.as_str());
            CellValue::Text(offered.or_else(default).or_else(first).unwrap_or_default())
        }
        None => typed(&field.kind, stored),
    }
}

/// The value that a field of that id has in effect; `None` where the sheet has no such field.
pub fn field_by_id<'e>(rules: &'e Effective, build: &'e Build, id: &str) -> Option<CellValue<'e>> {
    let field = rules.ruleset().sheet.fields.get(rules.book().index().field(id)?)?;
    Some(field_value(rules, build, field))
}

/// The value of a list's cell with the column's default where the cell is missing or of another type.
pub fn cell_value<'e>(column: &'e Column, stored: Option<&'e Value>) -> CellValue<'e> {
    typed(&column.kind, stored)
}

fn typed<'e>(kind: &'e FieldKind, stored: Option<&'e Value>) -> CellValue<'e> {
    match kind {
        FieldKind::Number { min, max, default, .. } => {
            let nothing = || 0.0_f64.min(max.get()).max(min.get());
            let default = || default.map_or_else(nothing, |number| number.get());
            CellValue::Number(stored_number(stored).unwrap_or_else(default))
        }
        FieldKind::Text { default, .. } | FieldKind::Dice { default, .. } => {
            let default = || default.as_ref().map(|text| text.english()).unwrap_or_default();
            CellValue::Text(stored.and_then(Value::as_str).unwrap_or_else(default))
        }
        FieldKind::Boolean { default } => {
            CellValue::Flag(stored.and_then(Value::as_bool).or(*default).unwrap_or(false))
        }
        FieldKind::Enum(kind) => {
            let offered = stored.and_then(Value::as_str).filter(|value| kind.offers(value));
            let default = || kind.default.as_ref().map(|value| value.as_str());
            let first = || kind.values.first().map(|value| value.as_str());
            CellValue::Text(offered.or_else(default).or_else(first).unwrap_or_default())
        }
    }
}

/// Whether something with this condition is not shown on this sheet.
pub fn hidden(rules: &Effective, build: &Build, hide_when: Option<&HideWhen>) -> bool {
    let Some(hide_when) = hide_when else { return false };
    let value = field_by_id(rules, build, hide_when.field.as_str());
    let is = |scalar: &Scalar| value.is_some_and(|value| value.is(scalar));
    match &hide_when.test {
        HideTest::Equals(scalar) => is(scalar),
        HideTest::NotEquals(scalar) => !is(scalar),
        HideTest::In(scalars) => scalars.iter().any(is),
    }
}
