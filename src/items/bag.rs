//! Putting things into a bag and taking them out again. Everything is worked out as facts; nothing is changed here.

use crate::items::book::{BookItem, known_at, offered_at};
use crate::items::carry::{ReadValue, room_for};
use crate::items::fact::{BagFact, Draft};
use crate::items::payment::coin_stack;
use crate::items::{ItemKey, STACK_QUANTITY_MAX, Stack};
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
}

impl AddRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::TooHeavy => "too-heavy",
            Self::Service => "service",
            Self::NotRulesetItem => "not-ruleset-item",
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
    /// How many nobody could carry in it.
    pub left: i64,
}

/// What was taken out of a bag.
#[derive(Debug, Clone, PartialEq)]
pub struct Removed {
    /// What that does to the bag.
    pub facts: Vec<BagFact>,
    /// How many were there to take.
    pub removed: i64,
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
    let (fresh, limit) = match key {
        ItemKey::Coin(unit) => {
            let items = effective.items().filter(|items| effective.coins().has(items, unit.as_str()));
            let (_, coin) = items.and_then(|items| items.coin(unit.as_str())).ok_or(AddRefusal::NotRulesetItem)?;
            (coin_stack(coin, 1), STACK_QUANTITY_MAX)
        }
        ItemKey::Entry(reference) => {
            let known = offered_at(effective, reference).ok_or(AddRefusal::NotRulesetItem)?;
            if known.item.service.is_some() {
                return Err(AddRefusal::Service);
            }
            (item_stack(&known), known.item.stack.map_or(STACK_QUANTITY_MAX, |stack| stack.get().max(1)))
        }
    };
    let placed = room_for(effective, bag, key, count, read);
    if placed == 0 && count > 0 {
        return Err(AddRefusal::TooHeavy);
    }
    Ok(Added { facts: piled(bag, &fresh, placed, limit), placed, left: count.max(0) - placed })
}

/// Puts a plain thing, which no ruleset declares, into a bag. It weighs nothing.
///
/// # Errors
/// When the ruleset says that bags hold its own items only (`items.freeform` false).
pub fn add_plain(effective: &Effective, bag: &[Stack], name: &str, count: i64) -> Result<Added, AddRefusal> {
    if effective.items().is_some_and(|items| items.freeform == Some(false)) {
        return Err(AddRefusal::NotRulesetItem);
    }
    let fresh = Stack { name: name.to_owned(), ..Stack::plain() };
    let placed = count.max(0);
    Ok(Added { facts: piled(bag, &fresh, placed, STACK_QUANTITY_MAX), placed, left: 0 })
}

/// Takes so many of an item or coin out of a bag, first stack first; fewer when it holds fewer.
pub fn remove(bag: &[Stack], key: &ItemKey, count: i64) -> Removed {
    removed(bag, count, |stack| stack.item.as_ref() == Some(key))
}

/// Takes so many of a plain thing out of a bag; case and spaces of its name do not matter.
pub fn remove_plain(bag: &[Stack], name: &str, count: i64) -> Removed {
    let wanted = name_key(name);
    removed(bag, count, |stack| stack.item.is_none() && name_key(&stack.name) == wanted)
}

fn removed(bag: &[Stack], count: i64, test: impl Fn(&Stack) -> bool) -> Removed {
    let mut draft = Draft::of(bag);
    let removed = draft.take(count.max(0), test);
    Removed { facts: draft.facts, removed }
}

/// One of an item, as new.
fn item_stack(item: &BookItem<'_>) -> Stack {
    Stack { item: Some(item.key()), name: item.label().english().to_owned(), ..Stack::plain() }
}

/// Piles onto stacks of the very same thing, then onto new ones, none of them above the limit.
fn piled(bag: &[Stack], fresh: &Stack, count: i64, limit: i64) -> Vec<BagFact> {
    let mut draft = Draft::of(bag);
    let mut left = count;
    for (at, stack) in bag.iter().enumerate() {
        let room = (limit - stack.quantity).min(left);
        let same = Stack { quantity: stack.quantity, ..fresh.clone() } == *stack;
        if same && room > 0 {
            left -= room;
            draft.note(BagFact::Join { stack: at, count: room });
        }
    }
    while left > 0 {
        let part = left.min(limit);
        left -= part;
        draft.note(BagFact::Append { new: Stack { quantity: part, ..fresh.clone() } });
    }
    draft.facts
}

/// Why a thing is not put on, taken off, bound or unbound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WearRefusal {
    /// There is no such stack.
    NoneHeld,
    /// It takes no slot.
    NotWearable,
    /// One of the slots it takes is full.
    SlotsFull,
    /// It does not bind.
    CannotBind,
    /// As many are bound as may be.
    BindingFull,
    /// It is bound and does not come off again.
    Cursed,
}

impl WearRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::NoneHeld => "none-held",
            Self::NotWearable => "not-wearable",
            Self::SlotsFull => "slots-full",
            Self::CannotBind => "cannot-bind",
            Self::BindingFull => "binding-full",
            Self::Cursed => "cursed",
        }
    }
}

/// How much of a slot is taken by what is worn.
pub fn slot_used(effective: &Effective, bag: &[Stack], slot: &str) -> i64 {
    let taken = bag.iter().filter(|stack| stack.equipped).filter_map(|stack| {
        let known = known_stack(effective, stack)?;
        Some(known.item.slots.get(slot)?.get().saturating_mul(stack.quantity))
    });
    taken.fold(0, i64::saturating_add)
}

/// Puts one of a stack on; nothing to do when it is worn already.
///
/// # Errors
/// When it takes no slot, or one that is full.
pub fn equip(effective: &Effective, bag: &[Stack], stack: usize) -> Result<Vec<BagFact>, WearRefusal> {
    let (held, known) = at(effective, bag, stack)?;
    if held.equipped {
        return Ok(Vec::new());
    }
    if known.item.slots.is_empty() {
        return Err(WearRefusal::NotWearable);
    }
    for (slot, takes) in known.item.slots.iter() {
        let declared = effective.items().and_then(|items| items.slots.iter().find(|declared| declared.id == *slot));
        let places = declared.map_or(0, |slot| slot.count.get());
        if slot_used(effective, bag, slot).saturating_add(takes.get()) > places {
            return Err(WearRefusal::SlotsFull);
        }
    }
    Ok(marked(held, stack, Mark::Worn))
}

/// Takes a stack off; nothing to do when it is not worn.
///
/// # Errors
/// When it is bound and cursed.
pub fn unequip(effective: &Effective, bag: &[Stack], stack: usize) -> Result<Vec<BagFact>, WearRefusal> {
    let (held, known) = at(effective, bag, stack)?;
    if held.equipped && held.bound && is_cursed(&known) {
        return Err(WearRefusal::Cursed);
    }
    let off = held.equipped.then_some(BagFact::Wear { stack, equipped: false });
    Ok(off.into_iter().collect())
}

/// Binds one of a stack; nothing to do when it is bound already.
///
/// # Errors
/// When it does not bind, or when as many are bound as may be.
pub fn bind(
    effective: &Effective,
    bag: &[Stack],
    stack: usize,
    read: ReadValue<'_>,
) -> Result<Vec<BagFact>, WearRefusal> {
    let (held, known) = at(effective, bag, stack)?;
    if held.bound {
        return Ok(Vec::new());
    }
    let binding = effective.items().and_then(|items| items.binding.as_ref());
    let (Some(binding), Some(_)) = (binding, &known.item.binds) else { return Err(WearRefusal::CannotBind) };
    let bound: i64 = bag.iter().filter(|stack| stack.bound).map(|stack| stack.quantity).sum();
    if crate::dice::to_f64(bound) + 1.0 > read(&binding.max) {
        return Err(WearRefusal::BindingFull);
    }
    Ok(marked(held, stack, Mark::Bound))
}

/// Unbinds a stack; nothing to do when it is not bound.
///
/// # Errors
/// When it is cursed.
pub fn unbind(effective: &Effective, bag: &[Stack], stack: usize) -> Result<Vec<BagFact>, WearRefusal> {
    let (held, known) = at(effective, bag, stack)?;
    if held.bound && is_cursed(&known) {
        return Err(WearRefusal::Cursed);
    }
    let off = held.bound.then_some(BagFact::Bind { stack, bound: false });
    Ok(off.into_iter().collect())
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Worn,
    Bound,
}

/// Marks one; of several, one is parted from the others first.
fn marked(held: &Stack, stack: usize, mark: Mark) -> Vec<BagFact> {
    if held.quantity <= 1 {
        return match mark {
            Mark::Worn => vec![BagFact::Wear { stack, equipped: true }],
            Mark::Bound => vec![BagFact::Bind { stack, bound: true }],
        };
    }
    let equipped = held.equipped || mark == Mark::Worn;
    let bound = held.bound || mark == Mark::Bound;
    let one = Stack { quantity: 1, equipped, bound, ..held.clone() };
    vec![BagFact::Take { stack, count: 1 }, BagFact::Append { new: one }]
}

fn is_cursed(item: &BookItem<'_>) -> bool {
    item.item.binds.as_ref().is_some_and(|binds| binds.cursed.is_some())
}

fn at<'b, 'e>(
    effective: &'e Effective,
    bag: &'b [Stack],
    stack: usize,
) -> Result<(&'b Stack, BookItem<'e>), WearRefusal> {
    let held = bag.get(stack).ok_or(WearRefusal::NoneHeld)?;
    Ok((held, known_stack(effective, held).ok_or(WearRefusal::NotWearable)?))
}

/// The item that a stack is of, also when the layers hide it.
pub fn known_stack<'e>(effective: &'e Effective, stack: &Stack) -> Option<BookItem<'e>> {
    match stack.item.as_ref()? {
        ItemKey::Entry(reference) => known_at(effective, reference),
        ItemKey::Coin(_) => None,
    }
}
