//! Who takes what when nobody is named: the player's bag is asked first, then the others' in their order, and the carrying
//! rule decides (checks.md 6.2 "add", layers-items.md 6.3). Everything is worked out; nothing is changed here.
//!
//! Must not know: where the things come from, tags, games.

use crate::items::bag::{AddRefusal, Added, put};
use crate::items::find::{Thing, count_of};
use crate::items::held::with_values;
use crate::items::{BagFact, Member, apply_all, player_of};
use crate::rules::Effective;

/// What one member took.
#[derive(Debug, Clone, PartialEq)]
pub struct Share {
    /// Which member.
    pub member: usize,
    /// How many, at least 1.
    pub placed: i64,
    /// What that does to their bag.
    pub facts: Vec<BagFact>,
    /// How many of that kind they then hold.
    pub now: i64,
}

/// Who took what, and what nobody did.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Shared {
    /// Those who took something, in the order in which they were asked.
    pub shares: Vec<Share>,
    /// How many nobody took, with the reason: why the last one asked did not.
    pub left: Option<(i64, AddRefusal)>,
}

/// The members in the order in which they are asked: the player's own first, then the others as they stand.
pub fn asking_order(party: &[Member]) -> impl Iterator<Item = usize> + use<> {
    let player = player_of(party);
    player.into_iter().chain((0..party.len()).filter(move |at| Some(*at) != player))
}

/// Shares a thing out: each one asked takes as many as they can carry, the next one the rest.
pub fn share(effective: &Effective, party: &[Member], thing: &Thing, count: i64) -> Shared {
    let order: Vec<usize> = asking_order(party).collect();
    share_among(effective, party, &order, thing, count)
}

/// The same among some of them, in the order in which they are named.
pub fn share_among(effective: &Effective, party: &[Member], asked: &[usize], thing: &Thing, count: i64) -> Shared {
    let mut shared = Shared::default();
    let mut left = count.max(0);
    let mut refused = AddRefusal::TooHeavy;
    for at in asked.iter().copied() {
        let Some(member) = party.get(at).filter(|_| left > 0) else { break };
        match put_into(effective, member, thing, left) {
            Ok(added) if added.placed > 0 => {
                left -= added.placed;
                refused = added.left_by.unwrap_or(refused);
                let mut bag = member.bag.clone();
                apply_all(&mut bag, &added.facts);
                let now = count_of(&bag, thing);
                shared.shares.push(Share { member: at, placed: added.placed, facts: added.facts, now });
            }
            Ok(_) => {}
            Err(refusal) => refused = refusal,
        }
    }
    shared.left = (left > 0).then_some((left, refused));
    shared
}

/// Puts things into one member's bag, by that member's own numbers.
///
/// # Errors
/// As [`put`].
pub fn put_into(effective: &Effective, member: &Member, thing: &Thing, count: i64) -> Result<Added, AddRefusal> {
    with_values(effective, member, |values| {
        put(effective, &member.bag, thing, count, &|reference| values.number(reference))
    })
}
