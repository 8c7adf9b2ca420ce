//! Handing things from one bag to another (checks.md 6.2). Everything is worked out as facts; nothing is changed here.
//!
//! Must not know: who the two are, who asks.

use crate::items::Stack;
use crate::items::carry::{ReadValue, room_for};
use crate::items::fact::{BagFact, Draft};
use crate::items::find::{Held, count_of_kinds};
use crate::items::part::{PartRefusal, Portion, free_stacks, portions, take};
use crate::rules::Effective;

/// Who is given to.
#[derive(Clone, Copy)]
pub struct Receiver<'b> {
    /// What they carry; another bag than the giver's.
    pub bag: &'b [Stack],
    /// Their numbers.
    pub read: ReadValue<'b>,
}

/// What was handed over.
#[derive(Debug, Clone, PartialEq)]
pub struct Given {
    /// What that does to the giver's bag.
    pub from: Vec<BagFact>,
    /// What that does to the receiver's bag.
    pub into: Vec<BagFact>,
    /// How many, at least 1.
    pub given: i64,
    /// How many more were asked for and held, and stayed with the giver.
    pub left: i64,
    /// What was handed over, a stack for each one it came from, as it arrives.
    pub stacks: Vec<Stack>,
    /// How many of those kinds the receiver then holds.
    pub now: i64,
}

/// Why nothing is handed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GiveRefusal {
    /// The giver does not part with it.
    Kept(PartRefusal),
    /// The receiver cannot carry one of it.
    TooHeavy,
    /// The receiver has as many stacks as a bag may have.
    Refused,
}

impl GiveRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::Kept(refusal) => refusal.code(),
            Self::TooHeavy => "too-heavy",
            Self::Refused => "refused",
        }
    }
}

/// Hands over as many of a thing as are held and can be carried, up to a count. What is neither worn nor bound goes first;
/// what goes arrives neither worn nor bound, and everything else that is said of the stack goes with it.
///
/// # Errors
/// When the giver does not part with it, and when not one of them finds a place.
pub fn give(
    effective: &Effective,
    from: &[Stack],
    to: Receiver<'_>,
    what: Held<'_>,
    count: i64,
) -> Result<Given, GiveRefusal> {
    let free = free_stacks(effective, from, what).map_err(GiveRefusal::Kept)?;
    let wanted = portions(from, &free, count);
    let asked: i64 = wanted.iter().map(|portion| portion.count).sum();
    if asked == 0 {
        return Err(GiveRefusal::Kept(PartRefusal::NoneHeld));
    }
    let mut into = Draft::of(to.bag);
    let mut gone = Vec::new();
    let mut stacks = Vec::new();
    let mut refused = GiveRefusal::TooHeavy;
    for Portion { stack, count } in wanted {
        let Some(held) = from.get(stack) else { continue };
        let arriving = Stack { equipped: false, bound: false, ..held.clone() };
        let room = held.item.as_ref().map_or(count, |key| room_for(effective, &into.bag, key, count, to.read));
        let placed = into.pile(effective, &arriving, room);
        if placed < room {
            refused = GiveRefusal::Refused;
        }
        if placed > 0 {
            gone.push(Portion { stack, count: placed });
            stacks.push(Stack { quantity: placed, ..arriving });
        }
    }
    let given: i64 = gone.iter().map(|portion| portion.count).sum();
    if given == 0 {
        return Err(refused);
    }
    let mut left = Draft::of(from);
    take(&mut left, &gone);
    let now = count_of_kinds(&into.bag, &stacks);
    Ok(Given { from: left.facts, into: into.facts, given, left: asked - given, stacks, now })
}
