//! A written value as the stat of an item holds it.
//!
//! Must not know: the rest of the item, caps.

use crate::format::cell::{CellFault, cell_fault};
use crate::format::items::ItemStatDef;
use crate::format::scalar::{Scalar, truncated};
use crate::format::sheet::FieldKind;
use crate::text::{RulesetText, name_key, prompt_safe};

/// A value that was read for a stat.
pub(super) struct Read {
    /// As the stat holds it.
    pub(super) value: Scalar,
    /// Whether it is another than was written, to fit.
    pub(super) held: bool,
}

/// A written value as its stat holds it; `None` where it cannot.
pub(super) fn read_stat(stat: &ItemStatDef, written: &str) -> Option<Read> {
    let written = written.trim();
    let whole = |value: Scalar| Read { value, held: false };
    let read = match &stat.kind {
        FieldKind::Number { integer, .. } => {
            let number: f64 = written.parse().ok().filter(|number: &f64| number.is_finite())?;
            let number = if *integer { crate::dice::to_f64(truncated(number)) } else { number };
            whole(Scalar::Number(number))
        }
        FieldKind::Text { .. } | FieldKind::Dice { .. } => {
            whole(Scalar::Text(RulesetText::new(prompt_safe(written, 4000))))
        }
        FieldKind::Boolean { .. } => match name_key(written).as_str() {
            "yes" | "true" | "on" => whole(Scalar::Bool(true)),
            "no" | "false" | "off" => whole(Scalar::Bool(false)),
            _ => return None,
        },
        FieldKind::Enum(kind) => {
            let wanted = name_key(written);
            let named = kind.values.iter().find(|value| {
                let label = kind.label_of(value.as_str()).map(|label| name_key(label.english()));
                name_key(value.as_str()) == wanted || label.is_some_and(|label| label == wanted)
            });
            whole(Scalar::Text(RulesetText::new(named?.as_str())))
        }
    };
    match cell_fault(&stat.kind, &read.value) {
        None => Some(read),
        Some(CellFault::OutOfRange { value, min, max }) => {
            Some(Read { value: Scalar::Number(value.max(min).min(max)), held: true })
        }
        Some(CellFault::TooLong { max, .. }) => {
            let cut = prompt_safe(read.value.text().unwrap_or_default(), max);
            Some(Read { value: Scalar::Text(RulesetText::new(cut)), held: true })
        }
        Some(_) => None,
    }
}
