//! Shots, clips, charges and things used up, kept in the fighter's own bag (combat.md 1.18, 3.5, 3.18).
//!
//! A stack that runs out stays in its place with nothing in it until the fight is over, so that places keep their meaning.

use crate::combat::action::ItemPart;
use crate::combat::encounter::{Body, Character, Combatant};
use crate::combat::event_part::LabelRef;
use crate::combat::gear;
use crate::dice::to_f64;
use crate::format::scalar::Id;
use crate::items::{ItemKey, Stack};
use crate::rules::Effective;

/// How many items of a tag somebody holds.
pub fn count(rules: &Effective, character: &Character, tag: &Id) -> i64 {
    let tagged = character.bag().iter().filter(|stack| has_tag(rules, stack, tag));
    tagged.map(|stack| stack.quantity.max(0)).fold(0, i64::saturating_add)
}

/// What can be shot now: what is loaded where there is a clip, else everything of the tag; `None` where nothing is shot.
pub fn shots(rules: &Effective, character: &Character, item: &ItemPart) -> Option<i64> {
    match (item.clip, &item.ammo) {
        (Some(_), _) => Some(character.bag().get(item.stack).and_then(|stack| stack.loaded).unwrap_or(0)),
        (None, Some(tag)) => Some(count(rules, character, tag)),
        (None, None) => None,
    }
}

/// What a clip can be loaded with: what is held of its tag, or as much as it likes where it names none.
pub fn at_hand(rules: &Effective, character: &Character, item: &ItemPart) -> i64 {
    item.ammo.as_ref().map_or(i64::MAX, |tag| count(rules, character, tag))
}

/// Charges left; all of them where nothing was spent.
pub fn charges(character: &Character, item: &ItemPart) -> i64 {
    let stored = character.bag().get(item.stack).and_then(|stack| stack.charges);
    stored.unwrap_or(item.charges_max).clamp(0, item.charges_max)
}

/// How many of a stack are left.
pub fn quantity(character: &Character, item: &ItemPart) -> i64 {
    character.bag().get(item.stack).map_or(0, |stack| stack.quantity)
}

fn has_tag(rules: &Effective, stack: &Stack, tag: &Id) -> bool {
    gear::item(rules, stack).is_some_and(|(item, _)| item.tags.contains(tag))
}

fn part(who: &Combatant, option: &str) -> Option<ItemPart> {
    who.action(option)?.item.clone()
}

/// Shots were fired: so many are left, loaded or in all.
pub(super) fn shot(rules: &Effective, who: &mut Combatant, option: &str, left: i64, of: Option<i64>) {
    let (Some(item), Body::Sheet(character)) = (part(who, option), &mut who.body) else { return };
    if of.is_some() {
        if let Some(stack) = character.bag_mut().get_mut(item.stack) {
            stack.loaded = Some(left);
        }
        return;
    }
    let Some(tag) = &item.ammo else { return };
    let fired = count(rules, character, tag) - left;
    for (at, taken) in draw(rules, character, tag, fired) {
        if let Some(part) = item.recover {
            *who.recoverable.entry(at).or_insert(0.0) += to_f64(taken) * part;
        }
    }
}

/// A weapon was loaded with what was drawn from the bag.
pub(super) fn reloaded(rules: &Effective, who: &mut Combatant, option: &str, loaded: i64, drew: i64) {
    let (Some(item), Body::Sheet(character)) = (part(who, option), &mut who.body) else { return };
    if let Some(tag) = &item.ammo {
        draw(rules, character, tag, drew);
    }
    if let Some(stack) = character.bag_mut().get_mut(item.stack) {
        stack.loaded = Some(loaded);
    }
}

/// Takes items of a tag out of the bag, first stack first.
fn draw(rules: &Effective, character: &mut Character, tag: &Id, wanted: i64) -> Vec<(usize, i64)> {
    let mut left = wanted.max(0);
    let mut taken = Vec::new();
    for (at, stack) in character.bag_mut().iter_mut().enumerate() {
        if left > 0 && has_tag(rules, stack, tag) {
            let part = stack.quantity.clamp(0, left);
            stack.quantity -= part;
            left -= part;
            taken.push((at, part));
        }
    }
    taken
}

/// Shots were found again.
pub(super) fn recovered(who: &mut Combatant, label: &LabelRef, found: i64) {
    let Body::Sheet(character) = &mut who.body else { return };
    let key = label.reference.strip_prefix("entry/").and_then(|key| ItemKey::try_from(key.to_owned()).ok());
    let places: Vec<usize> = who.recoverable.keys().copied().collect();
    let mut left = found;
    for at in places {
        if let Some(stack) = character.bag_mut().get_mut(at).filter(|stack| key.is_none() || stack.item == key) {
            stack.quantity = stack.quantity.saturating_add(left);
            left = 0;
        }
    }
}

/// A use was paid for with the item itself or its charges.
pub(super) fn used(_rules: &Effective, who: &mut Combatant, item: &ItemPart, left: i64) {
    let Body::Sheet(character) = &mut who.body else { return };
    let Some(stack) = character.bag_mut().get_mut(item.stack) else { return };
    if item.consumes {
        stack.quantity = left;
    } else {
        stack.charges = (left < item.charges_max).then_some(left);
    }
}
