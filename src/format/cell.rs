//! Whether a value fits a column, field or stat: the one question that checking, picking and refreshing rows ask
//! (sheets.md 2.10, "Cell check").
//!
//! Must not know: which row or item the value stands in.

use crate::format::collection::Map;
use crate::format::scalar::Scalar;
use crate::format::sheet::{FieldKind, SheetList};
use crate::source::Code;
use crate::text::utf16_len;

/// Most UTF-16 units of a dice cell.
pub const DICE_LENGTH_MAX: usize = 40;

/// Why a value does not fit.
#[derive(Debug, Clone, PartialEq)]
pub enum CellFault {
    /// It is another kind of value.
    WrongType {
        /// What would fit, in words.
        wanted: &'static str,
        /// What it is, in words.
        found: &'static str,
    },
    /// It has a fraction where whole numbers stand.
    NotWhole(f64),
    /// It is outside the bounds.
    OutOfRange {
        /// The value.
        value: f64,
        /// Least.
        min: f64,
        /// Most.
        max: f64,
    },
    /// It is none of the values offered.
    NotOffered(String),
    /// It is longer than it may be, in UTF-16 units.
    TooLong {
        /// How long it is.
        length: usize,
        /// How long it may be.
        max: usize,
    },
}

impl CellFault {
    /// The code of the fault where the value is blamed itself.
    pub fn code(&self) -> Code {
        match self {
            Self::WrongType { .. } => Code::WrongType,
            Self::NotWhole(_) => Code::NotWhole,
            Self::OutOfRange { .. } => Code::OutOfRange,
            Self::NotOffered(_) => Code::UnknownValue,
            Self::TooLong { .. } => Code::TextTooLong,
        }
    }

    /// The fault in words, lower case, no full stop.
    pub fn words(&self) -> String {
        match self {
            Self::WrongType { wanted, found } => format!("wanted {wanted}, found {found}"),
            Self::NotWhole(value) => format!("wanted a whole number, found {value}"),
            Self::OutOfRange { value, min, max } => format!("{value} is outside {min} to {max}"),
            Self::NotOffered(value) => format!("`{value}` is none of its values"),
            Self::TooLong { length, max } => format!("{length} characters where at most {max} may stand"),
        }
    }
}

/// Why `value` does not fit what `kind` holds; `None` when it does.
pub fn cell_fault(kind: &FieldKind, value: &Scalar) -> Option<CellFault> {
    let wrong = |wanted| Some(CellFault::WrongType { wanted, found: value.kind() });
    let text_fault = |max: usize| match value.text() {
        None => wrong("text"),
        Some(text) => {
            let length = utf16_len(text);
            (length > max).then_some(CellFault::TooLong { length, max })
        }
    };
    match kind {
        FieldKind::Number { min, max, integer, .. } => {
            let Some(number) = value.number() else { return wrong("a number") };
            if *integer && number.fract() != 0.0 {
                return Some(CellFault::NotWhole(number));
            }
            let (min, max) = (min.get(), max.get());
            (number < min || number > max).then_some(CellFault::OutOfRange { value: number, min, max })
        }
        FieldKind::Text { length_max, .. } => text_fault(length_max.count()),
        FieldKind::Dice { .. } => text_fault(DICE_LENGTH_MAX),
        FieldKind::Boolean { .. } => match value.flag() {
            Some(_) => None,
            None => wrong("true or false"),
        },
        FieldKind::Enum(kind) => match value.text() {
            None => wrong("text"),
            Some(text) if kind.offers(text) => None,
            Some(text) => Some(CellFault::NotOffered(text.to_owned())),
        },
    }
}

/// Whether a list could hold a row of these cells: every column is its own, every value fits, what must be there is there.
pub fn row_fits<const MIN: usize, const MAX: usize>(list: &SheetList, values: &Map<Scalar, MIN, MAX>) -> bool {
    let fits = |(id, value): (&str, &Scalar)| {
        let column = list.columns.iter().find(|column| column.id == *id);
        column.is_some_and(|column| cell_fault(&column.kind, value).is_none())
    };
    values.iter().all(fits)
        && list.columns.iter().all(|column| !column.required || values.get(column.id.as_str()).is_some())
}
