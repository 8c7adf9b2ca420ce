//! Features of creatures.

use crate::format::capability::Row;
use crate::format::capability::entry_rows::{at_turn_start, reacts};
use crate::format::catalog::Entry;
use crate::format::creature::{Creature, CreatureAction, Hidden};
use crate::format::mechanics::{Applies, Moment};

/// Oldest first.
pub(super) const TABLE: &[Row<Entry>] = &[
    (28, "a creature's long range", |entry| {
        any_action(entry, |action| action.range.as_ref().is_some_and(|range| range.long.is_some()))
    }),
    (29, "a creature's damage with plus", |entry| {
        any_action(entry, |action| action.damage.as_ref().is_some_and(|damage| damage.plus.is_some()))
    }),
    (29, "a creature's riders", |entry| any(entry, |creature| creature.riders.is_some())),
    (34, "a creature with a sheet", |entry| any(entry, |creature| creature.sheet.is_some())),
    (43, "a creature's checks", |entry| any(entry, |creature| creature.checks.is_some())),
    (44, "a creature's reaction to `used`, or with `against`", |entry| {
        any_action(entry, |action| reacts(action.reaction.as_ref(), |on, against| on == Moment::Used || against))
    }),
    (45, "a creature's applies counted at a turn's start", |entry| {
        any_action(entry, |action| applied(action).iter().any(at_turn_start))
    }),
    (45, "a creature's applies with endsAfter", |entry| {
        any_action(entry, |action| applied(action).iter().any(|applies| applies.ends_after.is_some()))
    }),
    (46, "a creature's reaction", |entry| any_action(entry, |action| action.reaction.is_some())),
    (46, "a creature's action on itself", |entry| any_action(entry, |action| action.own.is_some())),
    (47, "a creature's soak", |entry| any(entry, |creature| creature.soak.is_some())),
    (55, "a resistance with except", |entry| any(entry, |creature| hidden(creature).any(|one| one.written_as_object))),
    (56, "a creature's hardness", |entry| any(entry, |creature| creature.hardness.is_some())),
    (63, "a creature's loot", |entry| any(entry, |creature| creature.loot.is_some())),
];

fn any(entry: &Entry, uses: impl Fn(&Creature) -> bool) -> bool {
    entry.creature.as_deref().is_some_and(uses)
}

fn any_action(entry: &Entry, uses: impl Fn(&CreatureAction) -> bool) -> bool {
    any(entry, |creature| creature.actions.iter().any(&uses))
}

fn applied(action: &CreatureAction) -> &[Applies] {
    action.applies.as_deref().unwrap_or_default()
}

fn hidden(creature: &Creature) -> impl Iterator<Item = &Hidden> {
    creature.resist.iter().chain(&creature.immune).flat_map(|list| list.iter())
}
