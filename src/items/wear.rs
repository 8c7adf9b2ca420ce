//! Putting on, taking off, binding and unbinding, one at a time up to a count (checks.md 6.2). Everything is worked out as
//! facts; nothing is changed here.
//!
//! Each one that is worn is a stack of its own, since each is a blow and has charges of its own; what is bound and not worn
//! may stand together. What is neither any longer joins the stack it was parted from, or one like it.
//!
//! Must not know: who asks, fights, screens.

use serde::{Deserialize, Serialize};

use crate::items::book::known_stack;
use crate::items::carry::ReadValue;
use crate::items::fact::{BagFact, Draft};
use crate::items::find::{Held, held};
use crate::items::pile::{quantity, same_kind};
use crate::items::slots::{binding, is_cursed, slots};
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
    let kinds: Vec<Stack> = meant.iter().filter_map(|at| bag.get(*at).cloned()).collect();
    let mut draft = Draft::of(bag);
    let (mut changed, mut one) = (0, None);
    while changed < count {
        let (at, room) = match next(effective, &draft.bag, act, &meant, read) {
            Ok(Some(next)) => next,
            Ok(None) => break,
            Err(refusal) if changed == 0 => return Err(refusal),
            Err(_) => break,
        };
        let Some(stack) = draft.bag.get(at).cloned() else { break };
        let stacks = draft.bag.len();
        let moved =
            turn(effective, &mut draft, at, room.min(count - changed).min(stack.quantity), &turned(act, &stack));
        if moved == 0 && changed == 0 {
            return Err(WearRefusal::Refused);
        } else if moved == 0 {
            break;
        }
        changed += moved;
        one = one.or(Some(Stack { quantity: 1, ..stack }));
        if draft.bag.len() < stacks {
            // All of it joined another stack; those behind it moved up.
            meant.retain(|other| *other != at);
            meant.iter_mut().filter(|other| **other > at).for_each(|other| *other -= 1);
        }
    }
    let now = marked_of(&draft.bag, act, &kinds);
    Ok(Worn { facts: draft.facts, changed, now, one })
}

/// The stack that is next, with how many of it the rules allow; nothing when nothing is left to change.
fn next(
    effective: &Effective,
    bag: &[Stack],
    act: WearAct,
    meant: &[usize],
    read: ReadValue<'_>,
) -> Result<Option<(usize, i64)>, WearRefusal> {
    let mut open = meant.to_vec();
    open.retain(|at| bag.get(*at).is_some_and(|stack| is_open(act, stack)));
    open.sort_by_key(|at| bag.get(*at).is_some_and(|stack| goes_later(effective, act, stack)));
    let mut refused = Ok(None);
    for at in open {
        match room(effective, bag, act, at, read) {
            Ok(room) => return Ok(Some((at, room))),
            Err(refusal) if refused.is_ok() => refused = Err(refusal),
            Err(_) => {}
        }
    }
    refused
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
