//! Putting on, taking off, binding and unbinding, one at a time up to a count (checks.md 6.2). Everything is worked out as
//! facts; nothing is changed here.
//!
//! Each one that is worn is a stack of its own, since each is a blow and has charges of its own; what is bound and not worn
//! may stand together. What is neither any longer joins the stack it was parted from, or one like it.
//!
//! Must not know: who asks, fights, screens.

use serde::{Deserialize, Serialize};

use crate::format::items::{Binding, Slot};
use crate::format::scalar::truncated;
use crate::items::book::known_stack;
use crate::items::carry::{ReadValue, SLACK};
use crate::items::fact::{BagFact, Draft};
use crate::items::find::{Held, held};
use crate::items::pile::{quantity, same_kind};
use crate::items::{Stack, book::BookItem};
use crate::rules::Effective;

/// What is done with a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WearAct {
    /// It is put on.
    Equip,
    /// It is taken off.
    Unequip,
    /// It is bound.
    Bind,
    /// It is unbound.
    Unbind,
}

/// Why a thing is not put on, taken off, bound or unbound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WearRefusal {
    /// The bag holds none of it.
    NoneHeld,
    /// It is no item of the ruleset.
    NotRulesetItem,
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
    /// There are as many stacks as a bag may have.
    Refused,
}

impl WearRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::NoneHeld => "none-held",
            Self::NotRulesetItem => "not-ruleset-item",
            Self::NotWearable => "not-wearable",
            Self::SlotsFull => "slots-full",
            Self::CannotBind => "cannot-bind",
            Self::BindingFull => "binding-full",
            Self::Cursed => "cursed",
            Self::Refused => "refused",
        }
    }
}

/// What came of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Worn {
    /// What that does to the bag.
    pub facts: Vec<BagFact>,
    /// How many were put on, taken off, bound or unbound; 0 when nothing was left to change.
    pub changed: i64,
    /// How many of those kinds are worn then (after putting on and taking off) or bound (after binding and unbinding).
    pub now: i64,
    /// One of those that were changed, as it was; nothing where none was.
    pub one: Option<Stack>,
}

/// A slot with what is taken of it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SlotUse<'e> {
    /// The slot.
    pub slot: &'e Slot,
    /// How many of its places are taken; more than it has where a file says so.
    pub used: i64,
}

/// How much is bound.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct BindingUse<'e> {
    /// What binding is called.
    pub binding: &'e Binding,
    /// How many are bound.
    pub bound: i64,
    /// How many may be.
    pub max: i64,
}

/// Does so much of an act, one at a time, until the count is reached or the rules say no.
///
/// Putting on takes one that is bound already before others, binding one that is worn; taking off and unbinding take what no
/// curse holds. When nothing is left to change the answer is 0 changed and no refusal.
///
/// # Errors
/// When none is held, and when the rules say no to the very first one.
pub fn wear(
    effective: &Effective,
    bag: &[Stack],
    act: WearAct,
    what: Held<'_>,
    count: i64,
    read: ReadValue<'_>,
) -> Result<Worn, WearRefusal> {
    let mut meant = held(effective, bag, what);
    meant.retain(|at| bag.get(*at).is_some_and(|stack| stack.quantity > 0));
    if meant.is_empty() {
        return Err(WearRefusal::NoneHeld);
    }
    let mut draft = Draft::of(bag);
    let kinds: Vec<Stack> = meant.iter().filter_map(|at| bag.get(*at).cloned()).collect();
    let mut worn = Worn { facts: Vec::new(), changed: 0, now: 0, one: None };
    let mut stuck = None;
    while worn.changed < count {
        // What was changed before may have joined or left the list; whatever is meant is still where it was or later.
        let mut open = meant.clone();
        open.retain(|at| draft.bag.get(*at).is_some_and(|stack| is_open(act, stack)));
        open.sort_by_key(|at| draft.bag.get(*at).is_some_and(|stack| goes_later(effective, act, stack)));
        let mut done = None;
        for at in open {
            match room(effective, &draft.bag, act, at, read) {
                Ok(room) => {
                    done = Some((at, room));
                    break;
                }
                Err(refusal) => stuck = stuck.or(Some(refusal)),
            }
        }
        let Some((at, room)) = done else { break };
        let Some(stack) = draft.bag.get(at).cloned() else { break };
        let many = room.min(count - worn.changed).min(stack.quantity);
        let before = draft.bag.len();
        let moved = turn(effective, &mut draft, at, many, &turned(act, &stack));
        if moved == 0 {
            stuck = stuck.or(Some(WearRefusal::Refused));
            break;
        }
        worn.changed += moved;
        if draft.bag.len() < before {
            // The stack is gone into another; those behind it moved up.
            meant.retain(|other| *other != at);
            meant.iter_mut().filter(|other| **other > at).for_each(|other| *other -= 1);
        }
        worn.one = worn.one.or(Some(Stack { quantity: 1, ..stack }));
    }
    if let (0, Some(refusal)) = (worn.changed, stuck) {
        return Err(refusal);
    }
    worn.now = marked_of(&draft.bag, act, &kinds);
    worn.facts = draft.facts;
    Ok(worn)
}

/// Every slot of the ruleset, in file order, with what is taken of it.
pub fn slots<'e>(effective: &'e Effective, bag: &[Stack]) -> Vec<SlotUse<'e>> {
    let declared = effective.items().into_iter().flat_map(|items| items.slots.iter());
    declared.map(|slot| SlotUse { slot, used: slot_used(effective, bag, slot.id.as_str()) }).collect()
}

/// How much of a slot is taken by what is worn.
pub fn slot_used(effective: &Effective, bag: &[Stack], slot: &str) -> i64 {
    let taken = bag.iter().filter(|stack| stack.equipped).filter_map(|stack| {
        let known = known_stack(effective, stack)?;
        Some(known.item.slots.get(slot)?.get().saturating_mul(quantity(stack)))
    });
    taken.fold(0, i64::saturating_add)
}

/// How much is bound; nothing where the ruleset binds nothing.
pub fn binding<'e>(effective: &'e Effective, bag: &[Stack], read: ReadValue<'_>) -> Option<BindingUse<'e>> {
    let binding = effective.items()?.binding.as_ref()?;
    let max = truncated((read(&binding.max) + SLACK).floor());
    Some(BindingUse { binding, bound: bound(bag), max })
}

/// Whether what a stack is of does not come off again once it is bound.
pub fn is_cursed(effective: &Effective, stack: &Stack) -> bool {
    known_stack(effective, stack)
        .is_some_and(|known| known.item.binds.as_ref().is_some_and(|binds| binds.cursed.is_some()))
}

fn bound(bag: &[Stack]) -> i64 {
    bag.iter().filter(|stack| stack.bound).map(quantity).fold(0, i64::saturating_add)
}

fn is_open(act: WearAct, stack: &Stack) -> bool {
    stack.quantity > 0
        && match act {
            WearAct::Equip => !stack.equipped,
            WearAct::Unequip => stack.equipped,
            WearAct::Bind => !stack.bound,
            WearAct::Unbind => stack.bound,
        }
}

fn goes_later(effective: &Effective, act: WearAct, stack: &Stack) -> bool {
    match act {
        WearAct::Equip => !stack.bound,
        WearAct::Bind => !stack.equipped,
        WearAct::Unequip | WearAct::Unbind => stack.bound && is_cursed(effective, stack),
    }
}

/// How many of a stack the rules allow now, at least 1.
fn room(
    effective: &Effective,
    bag: &[Stack],
    act: WearAct,
    at: usize,
    read: ReadValue<'_>,
) -> Result<i64, WearRefusal> {
    let stack = bag.get(at).ok_or(WearRefusal::NoneHeld)?;
    match act {
        WearAct::Unequip | WearAct::Unbind if stack.bound && is_cursed(effective, stack) => Err(WearRefusal::Cursed),
        WearAct::Unequip | WearAct::Unbind => Ok(stack.quantity),
        WearAct::Equip => {
            let known = known_stack(effective, stack).ok_or(WearRefusal::NotRulesetItem)?;
            if fits(effective, bag, &known)? { Ok(1) } else { Err(WearRefusal::SlotsFull) }
        }
        WearAct::Bind => {
            let known = known_stack(effective, stack).ok_or(WearRefusal::NotRulesetItem)?;
            let used = binding(effective, bag, read).filter(|_| known.item.binds.is_some());
            let used = used.ok_or(WearRefusal::CannotBind)?;
            let room = used.max.saturating_sub(used.bound);
            if room > 0 { Ok(room) } else { Err(WearRefusal::BindingFull) }
        }
    }
}

/// Whether every slot that an item takes has room for one more of it.
fn fits(effective: &Effective, bag: &[Stack], known: &BookItem<'_>) -> Result<bool, WearRefusal> {
    if known.item.slots.is_empty() {
        return Err(WearRefusal::NotWearable);
    }
    let declared = slots(effective, bag);
    Ok(known.item.slots.iter().all(|(id, takes)| {
        let one = declared.iter().find(|declared| declared.slot.id == *id);
        one.is_some_and(|one| one.used.saturating_add(takes.get()) <= one.slot.count.get())
    }))
}

fn turned(act: WearAct, stack: &Stack) -> Stack {
    match act {
        WearAct::Equip => Stack { equipped: true, ..stack.clone() },
        WearAct::Unequip => Stack { equipped: false, ..stack.clone() },
        WearAct::Bind => Stack { bound: true, ..stack.clone() },
        WearAct::Unbind => Stack { bound: false, ..stack.clone() },
    }
}

/// Turns so many of a stack into what they are then; how many.
fn turn(effective: &Effective, draft: &mut Draft, at: usize, many: i64, then: &Stack) -> i64 {
    let Some(held) = draft.bag.get(at).cloned() else { return 0 };
    let mut moved = 0;
    if !then.equipped {
        moved = draft.join_alike(effective, then, many);
    }
    if many == held.quantity {
        // The stack itself is what is left of it.
        if moved > 0 {
            draft.note(BagFact::Take { stack: at, count: moved });
        }
        if moved < many {
            if held.equipped != then.equipped {
                draft.note(BagFact::Wear { stack: at, equipped: then.equipped });
            }
            if held.bound != then.bound {
                draft.note(BagFact::Bind { stack: at, bound: then.bound });
            }
        }
        return many;
    }
    moved += draft.append_new(effective, then, many - moved);
    if moved > 0 {
        draft.note(BagFact::Take { stack: at, count: moved });
    }
    moved
}

fn marked_of(bag: &[Stack], act: WearAct, kinds: &[Stack]) -> i64 {
    let marked = bag.iter().filter(|stack| match act {
        WearAct::Equip | WearAct::Unequip => stack.equipped,
        WearAct::Bind | WearAct::Unbind => stack.bound,
    });
    let of_them = marked.filter(|stack| kinds.iter().any(|kind| same_kind(kind, stack)));
    of_them.fold(0, |sum, stack| sum.saturating_add(quantity(stack)))
}
