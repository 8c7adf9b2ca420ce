//! Values of an item that may stand in one of its stats instead (combat.md 1.18).
//!
//! Must not know: which items carry the stat.

use crate::format::check::Checker;
use crate::format::item::StatOr;
use crate::format::sheet::FieldKind;
use crate::source::{Code, Path};

/// What a stat must hold, in words and as a test.
pub(super) type Wanted = (&'static str, fn(&FieldKind) -> bool);

/// A number.
pub(super) const NUMBER: Wanted = ("a number", crate::format::check::is_number);
/// Dice.
pub(super) const DICE: Wanted = ("dice", crate::format::check::fight::is_dice);
/// A word: one line of text, or one of a list.
pub(super) const WORD: Wanted = ("a word", crate::format::check::fight::is_word);

/// The value itself, where it is written; a stat named instead must be declared and hold what is wanted.
pub(super) fn check<'v, T>(
    checker: &mut Checker<'_, '_>,
    value: Option<&'v StatOr<T>>,
    (words, fits): Wanted,
    at: &Path<'_>,
) -> Option<&'v T> {
    match value? {
        StatOr::Value(value) => Some(value),
        StatOr::Stat(id) => {
            let at = at.key("stat");
            let items = checker.ruleset.items.as_ref();
            let stats = items.map(|items| &*items.stats).unwrap_or_default();
            if checker.find(stats, "item stat", id, &at).is_some_and(|stat| !fits(&stat.kind)) {
                checker.error(Code::WrongKind, &at, format!("item stat `{id}` does not hold {words}"));
            }
            None
        }
    }
}
