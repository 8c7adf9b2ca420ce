//! `hideWhen`: the field must exist and be able to hold what it is compared with (sheets.md 2.3).

use crate::format::check::Checker;
use crate::format::scalar::Scalar;
use crate::format::sheet::{Field, FieldKind, HideTest, HideWhen};
use crate::source::{Code, Path};
use crate::text::utf16_len;

/// How closely a value is held to its field: `equals` is the older key and keeps the laxer rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Closeness {
    Kind,
    Bounds,
}

impl Checker<'_, '_> {
    /// Checks the condition under which something is not shown; faults are blamed below `<at>/hideWhen`.
    pub(super) fn hide_when(&mut self, hide: Option<&HideWhen>, at: &Path<'_>) {
        let Some(hide) = hide else { return };
        let at = at.key("hideWhen");
        let fields = &self.ruleset.sheet.fields;
        let Some(field) = self.find(fields, "field", &hide.field, &at.key("field")) else { return };
        match &hide.test {
            HideTest::Equals(value) => self.comparable(field, value, Closeness::Kind, &at.key("equals")),
            HideTest::NotEquals(value) => self.comparable(field, value, Closeness::Bounds, &at.key("notEquals")),
            HideTest::In(values) => {
                let at = at.key("in");
                for (index, value) in values.iter().enumerate() {
                    self.comparable(field, value, Closeness::Bounds, &at.index(index));
                }
            }
        }
    }

    fn comparable(&mut self, field: &Field, value: &Scalar, closeness: Closeness, at: &Path<'_>) {
        if let (FieldKind::Enum(kind), Scalar::Text(text)) = (&field.kind, value) {
            if !kind.offers(text.english()) {
                self.not_offered(text.english(), kind.values.iter().map(|value| value.as_str()), at);
            }
            return;
        }
        if let Some(message) = mismatch(field, value, closeness) {
            self.error(Code::UnknownValue, at, message);
        }
    }
}

/// Why a field that is no enum can never hold a value, if it cannot.
fn mismatch(field: &Field, value: &Scalar, closeness: Closeness) -> Option<String> {
    let bounds = closeness == Closeness::Bounds;
    let wanted = match (&field.kind, value) {
        (FieldKind::Number { min, max, .. }, Scalar::Number(number)) => {
            let inside = (min.get()..=max.get()).contains(number);
            return (bounds && !inside)
                .then(|| format!("field `{}` never holds {number}, only {} to {}", field.id, min.get(), max.get()));
        }
        (FieldKind::Text { length_max, .. }, Scalar::Text(text)) => {
            let length = utf16_len(text.english());
            return (bounds && length > length_max.count())
                .then(|| format!("field `{}` holds {} characters, not {length}", field.id, length_max.get()));
        }
        (FieldKind::Boolean { .. }, Scalar::Bool(_)) | (FieldKind::Dice { .. }, Scalar::Text(_)) => return None,
        (FieldKind::Number { .. }, _) => "a number",
        (FieldKind::Boolean { .. }, _) => "true or false",
        (FieldKind::Enum(_), _) => "one of its values",
        (FieldKind::Text { .. } | FieldKind::Dice { .. }, _) => "text",
    };
    Some(format!("field `{}` holds {wanted}, never {}", field.id, value.kind()))
}
