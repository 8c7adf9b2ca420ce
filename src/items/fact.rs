//! Facts about a bag: what changed, small enough to be kept in a journal, applied in order without judging.

use serde::{Deserialize, Serialize};

use crate::items::{ItemKey, STACK_QUANTITY_MAX, Stack};

/// One change to a bag. Positions are those at the moment the fact is applied.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "kebab-case")]
pub enum BagFact {
    /// So many leave a stack; an emptied stack vanishes.
    Take {
        /// Which stack.
        stack: usize,
        /// How many.
        count: i64,
    },
    /// So many join a stack.
    Join {
        /// Which stack.
        stack: usize,
        /// How many.
        count: i64,
    },
    /// A new stack at the end.
    Append {
        /// The stack.
        new: Stack,
    },
    /// A stack is worn, or no longer.
    Wear {
        /// Which stack.
        stack: usize,
        /// Whether it is worn from now on.
        equipped: bool,
    },
    /// A stack is bound, or no longer.
    Bind {
        /// Which stack.
        stack: usize,
        /// Whether it is bound from now on.
        bound: bool,
    },
    /// A stack has so many charges from now on.
    Charge {
        /// Which stack.
        stack: usize,
        /// How many are left; all of them where it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        charges: Option<i64>,
    },
}

/// Applies a fact. Never fails: a fact about a stack that is not there changes nothing.
pub fn apply(bag: &mut Vec<Stack>, fact: &BagFact) {
    match fact {
        BagFact::Take { stack, count } => {
            let Some(taken) = bag.get_mut(*stack) else { return };
            taken.quantity = taken.quantity.saturating_sub(*count);
            if taken.quantity <= 0 {
                bag.remove(*stack);
            }
        }
        BagFact::Join { stack, count } => {
            if let Some(grown) = bag.get_mut(*stack) {
                // What is above the limit already, as a file may have it, is not cut down.
                let most = STACK_QUANTITY_MAX.max(grown.quantity);
                grown.quantity = grown.quantity.saturating_add(*count).min(most);
            }
        }
        BagFact::Append { new } => bag.push(new.clone()),
        BagFact::Wear { stack, equipped } => {
            if let Some(worn) = bag.get_mut(*stack) {
                worn.equipped = *equipped;
            }
        }
        BagFact::Bind { stack, bound } => {
            if let Some(one) = bag.get_mut(*stack) {
                one.bound = *bound;
            }
        }
        BagFact::Charge { stack, charges } => {
            if let Some(one) = bag.get_mut(*stack) {
                one.charges = *charges;
            }
        }
    }
}

/// Applies facts in order.
pub fn apply_all(bag: &mut Vec<Stack>, facts: &[BagFact]) {
    for fact in facts {
        apply(bag, fact);
    }
}

/// A bag being planned on: facts are noted and applied to a copy, so that each one's positions are right.
#[derive(Debug)]
pub(super) struct Draft {
    pub(super) bag: Vec<Stack>,
    pub(super) facts: Vec<BagFact>,
}

impl Draft {
    pub(super) fn of(bag: &[Stack]) -> Self {
        Self { bag: bag.to_vec(), facts: Vec::new() }
    }

    pub(super) fn note(&mut self, fact: BagFact) {
        apply(&mut self.bag, &fact);
        self.facts.push(fact);
    }

    /// Takes so many of what a test picks, first stack first; how many were there to take.
    pub(super) fn take(&mut self, count: i64, test: impl Fn(&Stack) -> bool) -> i64 {
        let mut left = count;
        while left > 0 {
            let found = self.bag.iter().position(|stack| test(stack) && stack.quantity > 0);
            let Some((at, stack)) = found.and_then(|at| Some((at, self.bag.get(at)?))) else { break };
            let taken = left.min(stack.quantity);
            left -= taken;
            self.note(BagFact::Take { stack: at, count: taken });
        }
        count - left
    }
}

/// How many of an item a bag holds, over all its stacks.
pub fn count_held(bag: &[Stack], item: &ItemKey) -> i64 {
    let stacks = bag.iter().filter(|stack| stack.item.as_ref() == Some(item));
    stacks.fold(0, |sum, stack| sum.saturating_add(stack.quantity.max(0)))
}
