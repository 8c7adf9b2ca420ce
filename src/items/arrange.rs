//! Ordering a bag: a part of a stack becomes a stack of its own, two stacks become one. Nothing is gained or lost.
//!
//! The spec says nothing of either; both keep to the limits of a stack, and only what is the very same thing in the very
//! same state is put together.
//!
//! Must not know: screens.

use crate::items::Stack;
use crate::items::fact::{BagFact, Draft};
use crate::items::pile::{alike, quantity, stack_limit};
use crate::rules::Effective;

/// Why a bag is not ordered that way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArrangeRefusal {
    /// There is no such stack, or it holds nothing.
    NoneHeld,
    /// Not one, or all of it or more, were to be parted from it.
    BadAmount,
    /// The two are one stack, or not the very same thing.
    NotAlike,
    /// No more of it go into one stack.
    StackFull,
    /// There are as many stacks as a bag may have.
    Refused,
}

impl ArrangeRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::NoneHeld => "none-held",
            Self::BadAmount => "bad-amount",
            Self::NotAlike => "not-alike",
            Self::StackFull => "stack-full",
            Self::Refused => "refused",
        }
    }
}

/// Parts so many from a stack; they become a stack of their own at the end of the bag, worn and bound as the others are.
///
/// # Errors
/// `bad-amount` below 1 or where none would stay; `stack-full` where they are more than a stack may hold.
pub fn split(effective: &Effective, bag: &[Stack], stack: usize, count: i64) -> Result<Vec<BagFact>, ArrangeRefusal> {
    let held = holding(bag, stack)?;
    if count < 1 || count >= held.quantity {
        return Err(ArrangeRefusal::BadAmount);
    }
    if count > stack_limit(effective, held) {
        return Err(ArrangeRefusal::StackFull);
    }
    let mut draft = Draft::of(bag);
    if draft.append_new(effective, held, count) < count {
        return Err(ArrangeRefusal::Refused);
    }
    draft.note(BagFact::Take { stack, count });
    Ok(draft.facts)
}

/// Puts a stack onto another, as many as one stack may hold; the rest stays where it is.
///
/// # Errors
/// `not-alike` for anything but two stacks of the very same thing; `stack-full` where not one fits.
pub fn merge(effective: &Effective, bag: &[Stack], stack: usize, onto: usize) -> Result<Vec<BagFact>, ArrangeRefusal> {
    let (moved, grown) = (holding(bag, stack)?, holding(bag, onto)?);
    if stack == onto || !alike(effective, moved, grown) {
        return Err(ArrangeRefusal::NotAlike);
    }
    let count = stack_limit(effective, grown).saturating_sub(quantity(grown)).min(moved.quantity);
    if count < 1 {
        return Err(ArrangeRefusal::StackFull);
    }
    Ok(vec![BagFact::Join { stack: onto, count }, BagFact::Take { stack, count }])
}

fn holding(bag: &[Stack], stack: usize) -> Result<&Stack, ArrangeRefusal> {
    bag.get(stack).filter(|stack| stack.quantity > 0).ok_or(ArrangeRefusal::NoneHeld)
}
