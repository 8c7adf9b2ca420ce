//! `sheet.advancement`: only number and text fields can be advanced (amendments.md 3).

use crate::format::check::{Checker, is_number, is_text};
use crate::source::Path;

/// Checks the fields that it names.
pub(super) fn check(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    let Some(advancement) = &checker.ruleset.sheet.advancement else { return };
    let at = at.key("advancement");
    let at = at.key("fields");
    for (index, id) in advancement.fields.iter().flatten().enumerate() {
        let fits = |kind: &_| is_number(kind) || is_text(kind);
        checker.field_of_kind(id, &at.index(index), "a number or text field", fits);
    }
}
