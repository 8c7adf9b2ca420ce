//! What a typed value becomes when it is written into a field or cell: numbers are clamped and made whole, text is cut; only
//! what no clamping helps is refused (sheets.md 1.4, 7).
//!
//! Must not know: where the value is written.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::format::cell::DICE_LENGTH_MAX;
use crate::format::sheet::{EnumKind, FieldKind};
use crate::sheet::EditRefusal;
use crate::sheet::read::json_number;
use crate::sheet::values::cut_utf16;

/// A value that a player wants to stand somewhere.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum EditValue {
    /// A switch.
    Flag(bool),
    /// A number.
    Number(f64),
    /// Text, dice, or a value of an enum.
    Text(String),
}

impl EditValue {
    /// What a player typed into a field of that kind. `None` for what is no number in a number field, or neither `true` nor
    /// `false` for a switch.
    pub fn typed(kind: &FieldKind, text: &str) -> Option<Self> {
        match kind {
            FieldKind::Number { .. } => {
                text.trim().parse().ok().filter(|number: &f64| number.is_finite()).map(Self::Number)
            }
            FieldKind::Boolean { .. } => text.trim().parse().ok().map(Self::Flag),
            FieldKind::Text { .. } | FieldKind::Enum(_) | FieldKind::Dice { .. } => Some(Self::Text(text.to_owned())),
        }
    }
}

/// A number held within bounds; where only whole ones may stand it is rounded down first, but not below the least.
pub fn fit_number(number: f64, min: f64, max: f64, integer: bool) -> f64 {
    let number = if integer { number.floor() } else { number };
    number.min(max).max(min)
}

/// The value as it is stored in a field or cell of that kind. `offered` is what an enum offers under the layers.
///
/// # Errors
/// Another kind of value ([`EditRefusal::WrongType`]), or a word that is not offered ([`EditRefusal::UnknownValue`]).
pub fn fit(kind: &FieldKind, offered: Option<&EnumKind>, value: &EditValue) -> Result<Value, EditRefusal> {
    match (kind, value) {
        (FieldKind::Number { min, max, integer, .. }, EditValue::Number(number)) if number.is_finite() => {
            Ok(json_number(fit_number(*number, min.get(), max.get(), *integer)))
        }
        (FieldKind::Boolean { .. }, EditValue::Flag(flag)) => Ok(Value::from(*flag)),
        (FieldKind::Text { length_max, .. }, EditValue::Text(text)) => {
            Ok(Value::from(cut_utf16(text, length_max.count())))
        }
        // Any notation may stand here: the format holds dice fields to no grammar (sheets.md 1.4).
        (FieldKind::Dice { .. }, EditValue::Text(text)) => Ok(Value::from(cut_utf16(text, DICE_LENGTH_MAX))),
        (FieldKind::Enum(declared), EditValue::Text(text)) => {
            let offers = offered.unwrap_or(declared).offers(text);
            if offers { Ok(Value::from(text.as_str())) } else { Err(EditRefusal::UnknownValue) }
        }
        _ => Err(EditRefusal::WrongType),
    }
}
