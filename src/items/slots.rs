//! What is taken of the slots of whoever holds a bag, and of how much may be bound.
//!
//! Must not know: how it comes to be worn or bound.

use crate::format::items::{Binding, Slot};
use crate::format::scalar::truncated;
use crate::items::Stack;
use crate::items::book::known_stack;
use crate::items::carry::{ReadValue, SLACK};
use crate::items::pile::quantity;
use crate::rules::Effective;

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
