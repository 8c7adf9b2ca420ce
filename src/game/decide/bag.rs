//! What somebody does with what they carry, outside a fight: wearing, handing over, leaving behind, ordering, selling.

use crate::game::decide::{member, peace};
use crate::game::{Event, Game, GameRefusal};
use crate::items::arrange;
use crate::items::carry::ReadValue;
use crate::items::find::Held;
use crate::items::give::Receiver;
use crate::items::held::with_values;
use crate::items::sell::Payout;
use crate::items::wear::WearAct;
use crate::items::{Member, discard};
use crate::rules::Effective;

/// So many out of one stack of somebody's bag.
#[derive(Clone, Copy)]
pub(super) struct Part {
    member: usize,
    stack: usize,
    count: i64,
}

pub(super) fn part(member: usize, stack: usize, count: i64) -> Part {
    Part { member, stack, count }
}

pub(super) fn wear(rules: &Effective, game: &Game, of: Part, act: WearAct) -> Result<Vec<Event>, GameRefusal> {
    let member = holder(game, of)?;
    let worn = reading(rules, member, |read| {
        crate::items::wear::wear(rules, &member.bag, act, Held::Stack(of.stack), of.count, read)
    });
    let worn = worn.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    let Some(one) = worn.one else { return Ok(Vec::new()) };
    Ok(vec![Event::Wore { member: of.member, act, one, changed: worn.changed, facts: worn.facts }])
}

pub(super) fn give(rules: &Effective, game: &Game, of: Part, to: usize) -> Result<Vec<Event>, GameRefusal> {
    let giver = holder(game, of)?;
    let receiver = member(game, to)?;
    if to == of.member {
        return Err(GameRefusal::new("no-recipient"));
    }
    let given = reading(rules, receiver, |read| {
        let into = Receiver { bag: &receiver.bag, read };
        crate::items::give::give(rules, &giver.bag, into, Held::Stack(of.stack), of.count)
    });
    let given = given.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(vec![Event::Gave { member: of.member, to, stacks: given.stacks, from: given.from, into: given.into }])
}

pub(super) fn leave(rules: &Effective, game: &Game, of: Part) -> Result<Vec<Event>, GameRefusal> {
    let member = holder(game, of)?;
    let gone = discard(rules, &member.bag, Held::Stack(of.stack), of.count);
    let gone = gone.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(vec![Event::Dropped { member: of.member, stacks: gone.taken, facts: gone.facts }])
}

pub(super) fn split(rules: &Effective, game: &Game, of: Part) -> Result<Vec<Event>, GameRefusal> {
    let member = holder(game, of)?;
    let facts = arrange::split(rules, &member.bag, of.stack, of.count);
    let facts = facts.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(vec![Event::Bag { member: of.member, facts }])
}

pub(super) fn merge(
    rules: &Effective,
    game: &Game,
    at: usize,
    [stack, onto]: [usize; 2],
) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let facts = arrange::merge(rules, &member(game, at)?.bag, stack, onto);
    let facts = facts.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(vec![Event::Bag { member: at, facts }])
}

pub(super) fn sell(rules: &Effective, game: &Game, of: Part, payout: Payout<'_>) -> Result<Vec<Event>, GameRefusal> {
    let member = holder(game, of)?;
    let sale = reading(rules, member, |read| {
        crate::items::sell::sell(rules, &member.bag, Held::Stack(of.stack), of.count, payout, read)
    });
    let sale = sale.map_err(|refusal| GameRefusal::new(refusal.code()).about(payout.unit))?;
    Ok(vec![Event::Sold { member: of.member, sale: Box::new(sale) }])
}

/// Whose bag it is; refused during a fight, and for a count that means nothing.
fn holder(game: &Game, of: Part) -> Result<&Member, GameRefusal> {
    peace(game)?;
    let member = member(game, of.member)?;
    if of.count < 1 { Err(GameRefusal::new("bad-amount")) } else { Ok(member) }
}

/// Asks with a member's numbers at hand.
fn reading<T>(rules: &Effective, member: &Member, ask: impl FnOnce(ReadValue<'_>) -> T) -> T {
    with_values(rules, member, |values| ask(&|reference| values.number(reference)))
}
