//! Parting with things: which of them go first, and what does not go.
//!
//! Must not know: where they go.

use crate::items::Stack;
use crate::items::fact::{BagFact, Draft};
use crate::items::find::{Held, count_of_kinds, held};
use crate::items::pile::quantity;
use crate::items::slots::is_cursed;
use crate::rules::Effective;

/// Why somebody does not part with a thing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PartRefusal {
    /// The bag holds none of it.
    NoneHeld,
    /// All of it is bound and cursed.
    Cursed,
}

impl PartRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::NoneHeld => "none-held",
            Self::Cursed => "cursed",
        }
    }
}

/// What was taken out of a bag.
#[derive(Debug, Clone, PartialEq)]
pub struct Removed {
    /// What that does to the bag.
    pub facts: Vec<BagFact>,
    /// How many were there to take.
    pub removed: i64,
    /// What was taken, a stack for each one it came from, as it was there.
    pub taken: Vec<Stack>,
    /// How many of those kinds the bag then holds.
    pub now: i64,
}

/// So many out of one stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Portion {
    pub(super) stack: usize,
    pub(super) count: i64,
}

/// Takes so many of a thing out of a bag, whatever it is; fewer, also none, when it holds fewer. What is neither worn nor
/// bound goes first. A stack that holds nothing is cleared away when it is the very one that is meant.
pub fn remove(effective: &Effective, bag: &[Stack], what: Held<'_>, count: i64) -> Removed {
    let stacks = held(effective, bag, what);
    removed(bag, &stacks, &portions(bag, &stacks, count))
}

/// The same of one's own will: what is bound and cursed stays.
///
/// # Errors
/// When there is nothing to part with, or when all of it is bound and cursed.
pub fn discard(effective: &Effective, bag: &[Stack], what: Held<'_>, count: i64) -> Result<Removed, PartRefusal> {
    let free = free_stacks(effective, bag, what)?;
    Ok(removed(bag, &free, &portions(bag, &free, count)))
}

/// The stacks that are meant and may go.
pub(super) fn free_stacks(effective: &Effective, bag: &[Stack], what: Held<'_>) -> Result<Vec<usize>, PartRefusal> {
    let mut stacks = held(effective, bag, what);
    if stacks.is_empty() {
        return Err(PartRefusal::NoneHeld);
    }
    stacks.retain(|at| bag.get(*at).is_some_and(|stack| !(stack.bound && is_cursed(effective, stack))));
    if stacks.is_empty() { Err(PartRefusal::Cursed) } else { Ok(stacks) }
}

/// How many come out of each of some stacks: those neither worn nor bound first, then in the order they are given.
pub(super) fn portions(bag: &[Stack], stacks: &[usize], count: i64) -> Vec<Portion> {
    let mut order = stacks.to_vec();
    order.sort_by_key(|at| bag.get(*at).is_some_and(|stack| stack.equipped || stack.bound));
    let mut left = count.max(0);
    let mut portions = Vec::new();
    for at in order {
        let count = bag.get(at).map_or(0, quantity).min(left);
        if count > 0 {
            left -= count;
            portions.push(Portion { stack: at, count });
        }
    }
    portions
}

/// Takes portions out, the last place first, so that none moves another's.
pub(super) fn take(draft: &mut Draft, portions: &[Portion]) {
    let mut last_first = portions.to_vec();
    last_first.sort_by_key(|portion| std::cmp::Reverse(portion.stack));
    for Portion { stack, count } in last_first {
        draft.note(BagFact::Take { stack, count });
    }
}

fn removed(bag: &[Stack], stacks: &[usize], portions: &[Portion]) -> Removed {
    let mut draft = Draft::of(bag);
    take(&mut draft, portions);
    if let ([stack], []) = (stacks, portions)
        && bag.get(*stack).is_some_and(|stack| stack.quantity <= 0)
    {
        draft.note(BagFact::Take { stack: *stack, count: 0 });
    }
    let portion = |portion: &Portion| Some(Stack { quantity: portion.count, ..bag.get(portion.stack)?.clone() });
    let taken: Vec<Stack> = portions.iter().filter_map(portion).collect();
    let kinds: Vec<Stack> = stacks.iter().filter_map(|at| bag.get(*at).cloned()).collect();
    let now = count_of_kinds(&draft.bag, &kinds);
    Removed { facts: draft.facts, removed: portions.iter().map(|portion| portion.count).sum(), taken, now }
}
