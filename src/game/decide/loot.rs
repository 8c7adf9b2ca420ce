//! Rolling loot and sharing it out: the player's bag is asked first, then the others' (layers-items.md 6.3).

use crate::dice::Roller;
use crate::game::{Event, Game, GameRefusal};
use crate::items::apply_all;
use crate::items::bag::add;
use crate::items::held::HeldBag;
use crate::items::loot::{Drop, ReadyTable, table};
use crate::rules::Effective;
use crate::sheet::{ReadSheet, evaluate, read_sheet};

pub(super) fn roll(rules: &Effective, game: &Game, id: &str, roller: &mut Roller) -> Result<Vec<Event>, GameRefusal> {
    if game.fighting().is_some() {
        return Err(GameRefusal::new("in-a-fight"));
    }
    if game.loot.as_ref().is_some_and(|loot| loot.table.is_none() && !loot.drops.is_empty()) {
        // What a fight left is not swept away by a roll.
        return Err(GameRefusal::new("loot-lies-here"));
    }
    let table = table(rules, id).map_err(|refusal| GameRefusal::new(refusal.code()).about(id))?;
    let drops = ReadyTable::of(rules, table).roll(roller);
    Ok(vec![Event::LootRolled { table: Some(id.to_owned()), drops }])
}

pub(super) fn take(rules: &Effective, game: &Game) -> Result<Vec<Event>, GameRefusal> {
    let lying = game.loot.as_ref().map(|loot| loot.drops.as_slice()).unwrap_or_default();
    if lying.is_empty() {
        return Err(GameRefusal::new("nothing-here"));
    }
    let mut bags: Vec<_> = game.party.iter().map(|member| member.bag.clone()).collect();
    let player = game.player();
    let order = std::iter::once(player).chain((0..game.party.len()).filter(|at| *at != player));
    let order: Vec<usize> = order.collect();
    let mut events = Vec::new();
    let mut refused = "too-heavy";
    for drop in lying {
        let mut left = drop.count;
        for at in order.iter().copied() {
            let (Some(member), Some(bag)) = (game.party.get(at), bags.get_mut(at)) else { continue };
            if left == 0 {
                break;
            }
            let held = HeldBag::new(rules, &member.bag);
            let ReadSheet { sheet, live, .. } = read_sheet(rules, &member.sheet, &member.live);
            let values = evaluate(rules, &sheet.build, &live, &held);
            let read = |reference: &crate::format::value_ref::ValueRef| values.number(reference);
            match add(rules, bag, &drop.item, left, &read) {
                Ok(added) if added.placed > 0 => {
                    apply_all(bag, &added.facts);
                    left -= added.placed;
                    let taken = Drop { count: added.placed, ..drop.clone() };
                    events.push(Event::LootTaken { member: at, drop: taken, facts: added.facts });
                }
                Ok(_) => {}
                Err(refusal) => refused = refusal.code(),
            }
        }
    }
    if events.is_empty() { Err(GameRefusal::new(refused)) } else { Ok(events) }
}
