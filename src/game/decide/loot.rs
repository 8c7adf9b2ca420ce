//! Rolling loot and sharing it out: the player's bag is asked first, then the others' (layers-items.md 6.3).

use crate::dice::Roller;
use crate::game::decide::member;
use crate::game::{Event, Game, GameRefusal};
use crate::items::apply_all;
use crate::items::find::Thing;
use crate::items::loot::{Drop, ReadyTable, table};
use crate::items::share::{Share, put_into, share};
use crate::rules::Effective;

pub(super) fn roll(rules: &Effective, game: &Game, id: &str, roller: &mut Roller) -> Result<Vec<Event>, GameRefusal> {
    if game.fighting().is_some() {
        return Err(GameRefusal::new("in-a-fight"));
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
    let mut party = game.party.clone();
    let mut events = Vec::new();
    let mut refused = "too-heavy";
    for drop in lying {
        let shared = share(rules, &party, &Thing::Item(drop.item.clone()), drop.count);
        if let Some((_, refusal)) = shared.left {
            refused = refusal.code();
        }
        for Share { member, placed, facts, .. } in shared.shares {
            if let Some(member) = party.get_mut(member) {
                apply_all(&mut member.bag, &facts);
            }
            events.push(Event::LootTaken { member, drop: Drop { count: placed, ..drop.clone() }, facts });
        }
    }
    if events.is_empty() { Err(GameRefusal::new(refused)) } else { Ok(events) }
}

pub(super) fn take_some(
    rules: &Effective,
    game: &Game,
    at: usize,
    drop: usize,
    count: i64,
) -> Result<Vec<Event>, GameRefusal> {
    let lying = game.loot.as_ref().and_then(|loot| loot.drops.get(drop));
    let lying = lying.ok_or_else(|| GameRefusal::new("nothing-here"))?;
    if count < 1 {
        return Err(GameRefusal::new("bad-amount"));
    }
    let member = member(game, at)?;
    let added = put_into(rules, member, &Thing::Item(lying.item.clone()), count.min(lying.count));
    let added = added.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    let taken = Drop { count: added.placed, ..lying.clone() };
    Ok(vec![Event::LootTaken { member: at, drop: taken, facts: added.facts }])
}
