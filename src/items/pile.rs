//! Stacks of one thing: when two are alike, how many make one, and piling things up.
//!
//! What a file says of a stack is kept, however odd: a stack of none or of less than none holds nothing and nothing is piled
//! onto it, one above its limit stays as it is until something is taken out of it.
//!
//! Must not know: names, carrying, who acts.

use crate::items::book::known_stack;
use crate::items::fact::{BagFact, Draft};
use crate::items::{ItemKey, STACK_QUANTITY_MAX, Stack};
use crate::rules::Effective;
use crate::text::{RulesetText, name_key};

/// Most stacks that an act leaves in a bag; a bag that was read with more keeps them.
pub const BAG_STACKS_MAX: usize = 10_000;

/// How many of its thing one stack holds at most: the item's `stack`, also when the layers hide it, else
/// [`STACK_QUANTITY_MAX`].
pub fn stack_limit(effective: &Effective, stack: &Stack) -> i64 {
    let own = known_stack(effective, stack).and_then(|known| known.item.stack);
    own.map_or(STACK_QUANTITY_MAX, |limit| limit.get().max(1))
}

/// What the ruleset calls what a stack is of, layers left aside; nothing for a plain thing and for what it no longer has.
pub fn label<'e>(effective: &'e Effective, stack: &Stack) -> Option<&'e RulesetText> {
    match stack.item.as_ref()? {
        ItemKey::Entry(_) => known_stack(effective, stack).map(|known| known.label()),
        ItemKey::Coin(unit) => effective.items()?.coin(unit.as_str()).map(|(_, coin)| coin.label.text()),
    }
}

/// The name a player gave a stack, or the one a plain thing has; nothing where it is called as its ruleset calls it.
pub fn nickname<'s>(effective: &Effective, stack: &'s Stack) -> Option<&'s str> {
    let own = Some(stack.name.as_str()).filter(|name| !name.trim().is_empty())?;
    label(effective, stack).is_none_or(|label| label.english() != own).then_some(own)
}

/// Leaves out every name that is what the ruleset calls the thing: keys at their default are not written (headless.md, party
/// file).
pub fn leave_default_names_out(effective: &Effective, bag: &mut [Stack]) {
    for stack in bag.iter_mut().filter(|stack| stack.item.is_some()) {
        if nickname(effective, stack).is_none() {
            stack.name.clear();
        }
    }
}

/// How many a stack holds: never less than none.
pub fn quantity(stack: &Stack) -> i64 {
    stack.quantity.max(0)
}

/// Whether two stacks are of one kind: the same item or coin, or plain things of one name. Nicknames and what else is said
/// of a stack do not matter.
pub fn same_kind(one: &Stack, other: &Stack) -> bool {
    match (&one.item, &other.item) {
        (None, None) => name_key(&one.name) == name_key(&other.name),
        (one, other) => one == other,
    }
}

/// Whether two stacks are of the very same thing in the very same state, so that they could be one stack: also what is
/// worn, bound, charged and loaded, the nickname, keys that this program does not know, and what it cannot read. What has
/// charges makes no stacks (the format holds it to one), so charges need no closer look.
pub fn alike(effective: &Effective, one: &Stack, other: &Stack) -> bool {
    same_kind(one, other)
        && (one.item.is_none() || nickname(effective, one) == nickname(effective, other))
        && (one.equipped, one.bound) == (other.equipped, other.bound)
        && one.charges == other.charges
        && one.loaded.unwrap_or(0) == other.loaded.unwrap_or(0)
        && one.extra == other.extra
        && one.unread == other.unread
}

impl Draft {
    /// Piles so many of a thing onto stacks that are alike and have room, then onto new ones; how many found a place.
    pub(super) fn pile(&mut self, effective: &Effective, fresh: &Stack, count: i64) -> i64 {
        let joined = self.join_alike(effective, fresh, count);
        joined + self.append_new(effective, fresh, count - joined)
    }

    /// Piles onto stacks that are there only; how many found a place.
    pub(super) fn join_alike(&mut self, effective: &Effective, fresh: &Stack, count: i64) -> i64 {
        let limit = stack_limit(effective, fresh);
        let mut left = count.max(0);
        for at in 0..self.bag.len() {
            let Some(stack) = self.bag.get(at).filter(|_| left > 0) else { break };
            let room = limit.saturating_sub(quantity(stack)).min(left);
            if stack.quantity > 0 && room > 0 && alike(effective, stack, fresh) {
                left -= room;
                self.note(BagFact::Join { stack: at, count: room });
            }
        }
        count.max(0) - left
    }

    /// Piles onto new stacks only; how many found a place.
    pub(super) fn append_new(&mut self, effective: &Effective, fresh: &Stack, count: i64) -> i64 {
        let limit = stack_limit(effective, fresh);
        let mut left = count.max(0);
        while left > 0 && self.bag.len() < BAG_STACKS_MAX {
            let part = left.min(limit);
            left -= part;
            self.note(BagFact::Append { new: Stack { quantity: part, ..fresh.clone() } });
        }
        count.max(0) - left
    }
}
