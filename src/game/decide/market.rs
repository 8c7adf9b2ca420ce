//! Going somewhere, and buying there.

use crate::dice::Roller;
use crate::format::scalar::EntryRef;
use crate::game::decide::member;
use crate::game::{Event, Game, GameRefusal};
use crate::items::Place;
use crate::items::buy::{Buyer, Order, Wanted};
use crate::items::held::HeldBag;
use crate::items::market::{MarketHere, place_rank};
use crate::items::visit::Visit;
use crate::rules::Effective;
use crate::sheet::{ReadSheet, evaluate, read_sheet};

/// What a buyer asks for.
pub(super) struct Asked<'c> {
    pub(super) item: &'c EntryRef,
    pub(super) count: i64,
    pub(super) level: Option<&'c str>,
    pub(super) seller: Option<&'c str>,
}

pub(super) fn travel(
    rules: &Effective,
    game: &Game,
    to: &Place,
    roller: &mut Roller,
) -> Result<Vec<Event>, GameRefusal> {
    if game.fighting().is_some() {
        return Err(GameRefusal::new("in-a-fight"));
    }
    if let Some(size) = &to.size {
        let known = rules.market().is_some_and(|view| place_rank(&view, size).is_some());
        if !known {
            return Err(GameRefusal::new("unknown-size").about(size));
        }
    }
    let visit = MarketHere::at(rules, Some(to)).map_or_else(|_| Visit::default(), |here| Visit::roll(&here, roller));
    Ok(vec![Event::Arrived { place: to.clone(), visit }])
}

pub(super) fn buy(rules: &Effective, game: &Game, at: usize, asked: Asked<'_>) -> Result<Vec<Event>, GameRefusal> {
    if game.fighting().is_some() {
        return Err(GameRefusal::new("in-a-fight"));
    }
    let member = member(game, at)?;
    let held = HeldBag::new(rules, &member.bag);
    let ReadSheet { sheet, live, .. } = read_sheet(rules, &member.sheet, &member.live);
    let values = evaluate(rules, &sheet.build, &live, &held);
    let read = |reference: &crate::format::value_ref::ValueRef| values.number(reference);
    let order = Order { item: Wanted::Entry(asked.item), count: asked.count, level: asked.level, seller: asked.seller };
    let buyer = Buyer { bag: &member.bag, read: &read };
    let purchase = crate::items::buy::buy(rules, game.place.as_ref(), &game.visit, order, buyer)
        .map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(vec![Event::Bought { member: at, purchase: Box::new(purchase) }])
}
