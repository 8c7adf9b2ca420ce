//! Features of items.

use crate::format::capability::Row;
use crate::format::catalog::Entry;
use crate::format::condition::{Effect, ModifierTo};
use crate::format::item::{Charges, HeldEffect, Item, ItemAttack, ItemUse};

/// Oldest first.
pub(super) const TABLE: &[Row<Entry>] = &[
    (53, "item worn or carried", |entry| any(entry, |item| item.worn.is_some() || item.carried.is_some())),
    (54, "item requires", |entry| any(entry, |item| item.requires.is_some())),
    (54, "item that changes abilities", |entry| {
        any(entry, |item| held(item).iter().any(|effect| effect.abilities.is_some()))
    }),
    (55, "item attack", |entry| any(entry, |item| item.attack.is_some())),
    (56, "item effects in a fight", |entry| any(entry, |item| held(item).into_iter().any(fights))),
    (57, "item attack with ammo or clip", |entry| {
        any_attack(entry, |attack| attack.ammo.is_some() || attack.clip.is_some())
    }),
    (58, "item attack with modes", |entry| any_attack(entry, |attack| attack.modes.is_some())),
    (58, "item attack with offHand", |entry| any_attack(entry, |attack| attack.off_hand.is_some())),
    (58, "item attack with floor", |entry| any_attack(entry, |attack| attack.floor.is_some())),
    (58, "item attack with onHit", |entry| any_attack(entry, |attack| attack.on_hit.is_some())),
    (59, "item use", |entry| any(entry, |item| item.usage.is_some())),
    (59, "item charges", |entry| any(entry, |item| item.charges.is_some())),
    (60, "item use with restore", |entry| any_use(entry, |usage| usage.restore.is_some())),
    (61, "charges with recharge", |entry| any_charges(entry, |charges| charges.recharge.is_some())),
    (61, "charges with breaksOn", |entry| any_charges(entry, |charges| charges.breaks_on.is_some())),
    (62, "item use with gate", |entry| any_use(entry, |usage| usage.gate.is_some())),
    (65, "item sold", |entry| any(entry, |item| item.sold.is_some())),
    (65, "item service", |entry| any(entry, |item| item.service.is_some())),
];

fn any(entry: &Entry, uses: impl Fn(&Item) -> bool) -> bool {
    entry.item.as_deref().is_some_and(uses)
}

fn any_attack(entry: &Entry, uses: impl Fn(&ItemAttack) -> bool) -> bool {
    any(entry, |item| item.attack.as_ref().is_some_and(&uses))
}

fn any_use(entry: &Entry, uses: impl Fn(&ItemUse) -> bool) -> bool {
    any(entry, |item| item.usage.as_ref().is_some_and(&uses))
}

fn any_charges(entry: &Entry, uses: impl Fn(&Charges) -> bool) -> bool {
    any(entry, |item| item.charges.as_ref().is_some_and(&uses))
}

fn held(item: &Item) -> Vec<&HeldEffect> {
    let otherwise = item.requires.iter().flatten().map(|requirement| &requirement.otherwise);
    item.worn.iter().chain(&item.carried).chain(otherwise).collect()
}

/// Whether something held does more than lean checks and saves or change their numbers.
fn fights(held: &HeldEffect) -> bool {
    let outside = |effect: &Effect| {
        matches!(
            effect,
            Effect::OwnChecksAdvantage
                | Effect::OwnChecksDisadvantage
                | Effect::OwnSavesAdvantage
                | Effect::OwnSavesDisadvantage
        )
    };
    !held.effects.iter().all(outside)
        || held.modifiers.iter().any(|modifier| !matches!(modifier.to, ModifierTo::Checks | ModifierTo::Saves))
        || !held.resist.is_empty()
        || !held.vulnerable.is_empty()
        || !held.immune.is_empty()
        || !held.condition_immunities.is_empty()
}
