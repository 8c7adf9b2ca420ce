//! Going somewhere, and buying there.

use crate::format::scalar::EntryRef;
use crate::game::decide::member;
use crate::game::{Event, Game, GameRefusal};
use crate::items::Place;
use crate::items::buy::{Buyer, Order, Wanted};
use crate::items::held::with_values;
use crate::items::visit::{Visit, arrival};
use crate::rules::Effective;

/// What a buyer asks for.
pub(super) struct Asked<'c> {
    pub(super) item: &'c EntryRef,
    pub(super) count: i64,
    pub(super) level: Option<&'c str>,
    pub(super) seller: Option<&'c str>,
}

/// Nothing happens where the party is there already: what sellers have stays what it is.
pub(super) fn travel(rules: &Effective, game: &Game, to: &Place) -> Result<Vec<Event>, GameRefusal> {
    if game.fighting().is_some() {
        return Err(GameRefusal::new("in-a-fight"));
    }
    let place = arrival(rules, to)
        .map_err(|refusal| GameRefusal::new(refusal.code()).about(to.size.as_deref().unwrap_or_default()))?;
    if game.place.as_ref().is_some_and(|here| here.is(&place)) {
        return Ok(Vec::new());
    }
    let visit = Visit::begin(rules, &place, game.seed, game.visits.saturating_add(1));
    Ok(vec![Event::Arrived { place, visit }])
}

pub(super) fn buy(rules: &Effective, game: &Game, at: usize, asked: Asked<'_>) -> Result<Vec<Event>, GameRefusal> {
    if game.fighting().is_some() {
        return Err(GameRefusal::new("in-a-fight"));
    }
    let member = member(game, at)?;
    let order = Order { item: Wanted::Entry(asked.item), count: asked.count, level: asked.level, seller: asked.seller };
    let purchase = with_values(rules, member, |values| {
        let read = |reference: &crate::format::value_ref::ValueRef| values.number(reference);
        let buyer = Buyer { bag: &member.bag, read: &read };
        crate::items::buy::buy(rules, game.place.as_ref(), &game.visit, order, buyer)
    });
    let purchase = purchase.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(vec![Event::Bought { member: at, purchase: Box::new(purchase) }])
}
