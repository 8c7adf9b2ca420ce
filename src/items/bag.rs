//! Putting things into a bag. Everything is worked out as facts; nothing is changed here.
//!
//! A bag holds items of the ruleset, coins, and plain things that no ruleset declares; those it takes in only where
//! `items.freeform` is not `false`. `items.native` says whether the program's own loot drops where no table does and
//! `items.propose` who invents items: neither says anything about what a bag may hold.
//!
//! Must not know: whose bag it is, names, who asks.

use crate::items::book::{self, BookItem, offered_at};
use crate::items::carry::{ReadValue, room_for};
use crate::items::coins::coin_key;
use crate::items::fact::{BagFact, Draft};
use crate::items::find::Thing;
use crate::items::payment::coin_stack;
use crate::items::{ItemKey, Stack};
use crate::rules::Effective;
use crate::text::name_key;

/// Why nothing was put into a bag (layers-items.md 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AddRefusal {
    /// Not one of them can be carried.
    TooHeavy,
    /// It is paid for and never carried.
    Service,
    /// The layers hide it, its coin is gone, or plain things are not taken.
    NotRulesetItem,
    /// There are as many stacks as a bag may have, or the thing has no name.
    Refused,
}

impl AddRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::TooHeavy => "too-heavy",
            Self::Service => "service",
            Self::NotRulesetItem => "not-ruleset-item",
            Self::Refused => "refused",
        }
    }
}

/// What was put into a bag.
#[derive(Debug, Clone, PartialEq)]
pub struct Added {
    /// What that does to the bag.
    pub facts: Vec<BagFact>,
    /// How many went in, at least 1.
    pub placed: i64,
    /// How many did not.
    pub left: i64,
    /// Why those did not; nothing where all went in.
    pub left_by: Option<AddRefusal>,
}

/// Puts things of any kind into a bag.
///
/// # Errors
/// As [`add`] and [`add_plain`].
pub fn put(
    effective: &Effective,
    bag: &[Stack],
    thing: &Thing,
    count: i64,
    read: ReadValue<'_>,
) -> Result<Added, AddRefusal> {
    match thing {
        Thing::Item(key) => add(effective, bag, key, count, read),
        Thing::Plain(name) => add_plain(effective, bag, name, count),
    }
}

/// Puts items or coins into a bag, as many as can be carried; like ones are piled up to the item's `stack`.
///
/// # Errors
/// When the ruleset does not offer the thing, when it is a service, and when not one fits.
pub fn add(
    effective: &Effective,
    bag: &[Stack],
    key: &ItemKey,
    count: i64,
    read: ReadValue<'_>,
) -> Result<Added, AddRefusal> {
    let fresh = match key {
        ItemKey::Coin(unit) => {
            let items = effective.items().filter(|items| effective.coins().has(items, unit.as_str()));
            let (_, coin) = items.and_then(|items| items.coin(unit.as_str())).ok_or(AddRefusal::NotRulesetItem)?;
            coin_stack(coin, 1)
        }
        ItemKey::Entry(reference) => {
            let known = offered_at(effective, reference).ok_or(AddRefusal::NotRulesetItem)?;
            if known.item.service.is_some() {
                return Err(AddRefusal::Service);
            }
            item_stack(&known)
        }
    };
    let carried = room_for(effective, bag, key, count, read);
    piled(effective, bag, &fresh, Room { asked: count.max(0), carried })
}

/// Puts a plain thing, which no ruleset declares, into a bag. It weighs nothing.
///
/// A name that means an item the layers hide, or a coin they removed, is no plain thing: a layer that takes it away would
/// be gone round.
///
/// # Errors
/// When the ruleset says that bags hold its own items only (`items.freeform` false), when the name is of something that the
/// layers took away, and when there is no name.
pub fn add_plain(effective: &Effective, bag: &[Stack], name: &str, count: i64) -> Result<Added, AddRefusal> {
    if name_key(name).is_empty() {
        return Err(AddRefusal::Refused);
    }
    let own_only = effective.items().is_some_and(|items| items.freeform == Some(false));
    if own_only || is_taken_away(effective, name) {
        return Err(AddRefusal::NotRulesetItem);
    }
    let fresh = Stack { name: name.to_owned(), ..Stack::plain() };
    piled(effective, bag, &fresh, Room { asked: count.max(0), carried: count.max(0) })
}

/// Whether a name is that of an item or coin which the ruleset has and the layers in force do not leave.
fn is_taken_away(effective: &Effective, name: &str) -> bool {
    let Some(items) = effective.items() else { return false };
    let (wanted, coin) = (name_key(name), coin_key(name));
    let mut units = items.currencies.iter().flat_map(|family| family.units.iter());
    let gone = units.any(|unit| {
        let named = coin_key(unit.id.as_str()) == coin || coin_key(unit.label.text().english()) == coin;
        named && !effective.coins().has(items, unit.id.as_str())
    });
    gone || book::hidden(effective).any(|item| name_key(item.label().english()) == wanted)
}

/// How many are to go in and how many of them can be carried.
struct Room {
    asked: i64,
    carried: i64,
}

fn piled(effective: &Effective, bag: &[Stack], fresh: &Stack, room: Room) -> Result<Added, AddRefusal> {
    let mut draft = Draft::of(bag);
    let placed = draft.pile(effective, fresh, room.carried);
    let left = room.asked - placed;
    let why = if placed < room.carried { AddRefusal::Refused } else { AddRefusal::TooHeavy };
    if placed == 0 && left > 0 {
        return Err(why);
    }
    Ok(Added { facts: draft.facts, placed, left, left_by: (left > 0).then_some(why) })
}

/// One of an item, as new.
fn item_stack(item: &BookItem<'_>) -> Stack {
    Stack { item: Some(item.key()), name: item.label().english().to_owned(), ..Stack::plain() }
}
