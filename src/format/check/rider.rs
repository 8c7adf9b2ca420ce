//! What a rider asks of the attack it rides on, alike for entries and opponents (combat.md 1.9).
//!
//! Must not know: what the rider adds.

use crate::format::check::{Checker, by_id, is_boolean};
use crate::format::mechanics::RiderRequires;
use crate::format::scalar::Id;
use crate::source::{Code, Path};

/// The column must be a switch on one of the lists of attacks that may carry the rider; `sources` empty means any.
pub(super) fn check_requires(checker: &mut Checker<'_, '_>, requires: &RiderRequires, sources: &[Id], at: &Path<'_>) {
    let ruleset = checker.ruleset;
    let attacks = ruleset.combat.iter().flat_map(|combat| &combat.attacks);
    let carrying = attacks.filter(|list| sources.is_empty() || sources.contains(&list.list));
    let lists = carrying.filter_map(|list| by_id(&ruleset.sheet.lists, list.list.as_str()));
    let columns: Vec<_> = lists.flat_map(|list| &list.columns).collect();
    let found = || columns.iter().filter(|column| column.id == requires.column);
    if found().next().is_none() {
        let names = columns.iter().filter(|column| is_boolean(&column.kind)).map(|column| column.id.as_str());
        checker.unknown(at, "column in a list of attacks:", requires.column.as_str(), names);
    } else if !found().any(|column| is_boolean(&column.kind)) {
        checker.error(Code::WrongKind, at, format!("column `{}` is not a boolean column", requires.column));
    }
}
