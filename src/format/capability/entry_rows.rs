//! Features of entries that write rows, and of what they do.

use crate::format::capability::Row;
use crate::format::capability::ruleset_rows::reads_play;
use crate::format::catalog::Entry;
use crate::format::mechanics::{Applies, CheckEffect, Duration, Mechanics, MechanicsKind, Moment, Reaction};
use crate::format::references::of_entry;
use crate::format::value_ref::ValueRef;

/// Oldest first.
pub(super) const TABLE: &[Row<Entry>] = &[
    (23, "scaled columns", |entry| entry.rows.iter().flatten().any(|row| row.scaled.is_some())),
    (26, "mechanics.targetCount", |entry| any(entry, |deed| deed.target_count.is_some())),
    (26, "mechanics.autoHit", |entry| any(entry, |deed| deed.auto_hit.is_some())),
    (26, "mechanics.applies", |entry| any(entry, |deed| deed.applies.is_some())),
    (26, "mechanics.temporary", |entry| any(entry, |deed| deed.temporary.is_some())),
    (26, "mechanics.scales", |entry| any(entry, |deed| deed.scales.is_some())),
    (26, "mechanics.budget", |entry| any(entry, |deed| deed.budget.is_some())),
    (29, "mechanics.plus", |entry| any(entry, |deed| deed.plus.is_some())),
    (29, "mechanics.free", |entry| any(entry, |deed| deed.free.is_some())),
    (29, "mechanics.gives", |entry| any(entry, |deed| deed.gives.is_some())),
    (29, "mechanics.standard", |entry| any(entry, |deed| deed.standard.is_some())),
    (29, "a rider", |entry| any(entry, |deed| deed.kind == MechanicsKind::Rider || deed.rider.is_some())),
    (30, "mechanics.check", |entry| any(entry, |deed| deed.check.is_some())),
    (33, "a reaction to a moment", |entry| any(entry, |deed| matches!(deed.reaction, Some(Reaction::At(_))))),
    (37, "mechanics.check with explode or double", |entry| {
        let moves = |check: &CheckEffect| check.explode.is_some() || check.double.is_some();
        any(entry, |deed| deed.check.as_ref().is_some_and(moves))
    }),
    (39, "liveTrack, livePool or listSum", |entry| of_entry(entry).into_iter().any(reads_play)),
    (44, "a reaction to `used`, or with `against`", |entry| {
        any(entry, |deed| reacts(deed.reaction.as_ref(), |on, against| on == Moment::Used || against))
    }),
    (45, "applies counted at a turn's start", |entry| any(entry, |deed| applied(deed).iter().any(at_turn_start))),
    (45, "applies with endsAfter", |entry| any(entry, |deed| applied(deed).iter().any(|one| one.ends_after.is_some()))),
    (46, "a reaction to `hit`", |entry| any(entry, |deed| reacts(deed.reaction.as_ref(), |on, _| on == Moment::Hit))),
    (52, "itemStat", |entry| of_entry(entry).into_iter().any(|one| matches!(one, ValueRef::ItemStat(_)))),
    (92, "several scaled rows in one list", writes_several),
    (171, "mechanics.targetsPerCostStep", |entry| any(entry, |deed| deed.targets_per_cost_step.is_some())),
];

fn any(entry: &Entry, uses: impl Fn(&Mechanics) -> bool) -> bool {
    entry.mechanics.as_deref().is_some_and(uses)
}

fn applied(deed: &Mechanics) -> &[Applies] {
    deed.applies.as_deref().unwrap_or_default()
}

/// Whether a condition is counted at the start of turns.
pub(super) fn at_turn_start(applies: &Applies) -> bool {
    matches!(applies.duration, Duration::Rounds { at_start: true, .. })
}

/// Whether a reaction to a moment is of some kind, by the moment and by whether it names catalogs.
pub(super) fn reacts(reaction: Option<&Reaction>, is: impl Fn(Moment, bool) -> bool) -> bool {
    match reaction {
        Some(Reaction::At(moment)) => is(moment.on, moment.against.is_some()),
        _ => false,
    }
}

/// Whether one list gets a row with scaled cells and another row besides.
fn writes_several(entry: &Entry) -> bool {
    let rows = entry.rows.as_deref().unwrap_or_default();
    let scaled = rows.iter().filter(|row| row.scaled.is_some());
    scaled.into_iter().any(|row| rows.iter().filter(|other| other.list == row.list).count() > 1)
}
