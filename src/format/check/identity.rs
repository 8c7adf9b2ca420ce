//! Ids that must be distinct, each in its list or in a space of names that two lists share (sheets.md 2.1).
//!
//! Catalogs, items and fights look after their own ids.

use std::collections::HashSet;

use crate::format::check::{Checker, Named};
use crate::source::{Code, Path};

/// Checks the ids of the sheet, the resolution and the rests.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let ruleset = checker.ruleset;
    let (sheet, live) = (&ruleset.sheet, &ruleset.sheet.live);
    let root = Path::ROOT;
    let at = root.key("sheet");
    checker.distinct(&sheet.sections, "section", &at.key("sections"));
    checker.distinct(&sheet.abilities, "ability", &at.key("abilities"));
    checker.distinct(&sheet.skills, "skill", &at.key("skills"));
    checker.distinct(&sheet.saves, "save", &at.key("saves"));
    checker.distinct(&sheet.fields, "field", &at.key("fields"));
    checker.distinct(&sheet.derived, "derived value", &at.key("derived"));
    let lists = at.key("lists");
    checker.distinct(&sheet.lists, "list", &lists);
    for (index, list) in sheet.lists.iter().enumerate() {
        checker.distinct(&list.columns, "column", &lists.index(index).key("columns"));
    }
    let at_live = at.key("live");
    let tracks = at_live.key("tracks");
    checker.distinct(&live.pools, "pool", &at_live.key("pools"));
    checker.distinct(&live.tracks, "track", &tracks);
    for (index, track) in live.tracks.iter().enumerate() {
        let kinds = track.kinds.as_deref().unwrap_or_default();
        checker.distinct(kinds, "kind of mark", &tracks.index(index).key("kinds"));
    }
    checker.distinct(&live.text, "note", &at_live.key("text"));
    checker.distinct(&live.conditions, "condition", &at_live.key("conditions"));
    checker.distinct(&live.states, "state", &at_live.key("states"));
    let resolution = root.key("resolution");
    checker.distinct(ruleset.resolution.shared().tiers, "tier", &resolution.key("proficiencyTiers"));
    checker.distinct(&ruleset.rests, "rest", &root.key("rests"));

    taken(checker, &sheet.saves, &sheet.skills, "a skill", &at.key("saves"));
    taken(checker, &live.pools, &live.tracks, "a track", &at_live.key("pools"));
    taken(checker, &sheet.derived, &sheet.fields, "a field", &at.key("derived"));
}

/// Reports every id of `list` that `other` has too.
fn taken<T: Named, O: Named>(checker: &mut Checker<'_, '_>, list: &[T], other: &[O], what: &str, at: &Path<'_>) {
    let others: HashSet<&str> = other.iter().map(|one| one.id().as_str()).collect();
    for (index, one) in list.iter().enumerate() {
        let id = one.id();
        if others.contains(id.as_str()) {
            checker.error(Code::IdTaken, &at.index(index).key("id"), format!("`{id}` is the id of {what} already"));
        }
    }
}
