//! Applying events. Total: a fact about somebody who is not there changes nothing.

use crate::game::history::Trace;
use crate::game::{Event, FightLog, Game, LootRoll};
use crate::items::loot::{Drop, merge};
use crate::items::{BagFact, apply_all};
use crate::rules::Effective;
use crate::sheet::{BuildChange, LiveChange, evolve_build, evolve_live};

/// Applies one event.
pub fn evolve(rules: &Effective, game: &mut Game, event: &Event) {
    match event {
        Event::Live { member, changes } => {
            let traces = change_member(game, *member, &[], changes);
            game.history.record(*member, traces);
        }
        Event::Edited { member, changes, live } => {
            let traces = change_member(game, *member, changes, live);
            game.history.record(*member, traces);
        }
        Event::Turned { member, edit, turn, changes, live, .. } => {
            change_member(game, *member, changes, live);
            game.history.turned(*edit, *turn);
        }
        Event::Bag { member, facts } | Event::Wore { member, facts, .. } | Event::Dropped { member, facts, .. } => {
            in_bag(game, *member, facts);
        }
        Event::Gave { member, to, from, into, .. } => {
            in_bag(game, *member, from);
            in_bag(game, *to, into);
        }
        Event::Sold { member, sale } => in_bag(game, *member, &sale.facts),
        Event::Told { .. }
        | Event::Retold { .. }
        | Event::WentOn { .. }
        | Event::Showed { .. }
        | Event::Deleted { .. }
        | Event::TakenBack { .. } => return game.tell(event),
        Event::Arrived { place, visit } => {
            game.place = Some(place.clone());
            game.visit = visit.clone();
            game.visits = game.visits.saturating_add(1);
        }
        Event::Bought { member, purchase } => {
            if let Some(member) = game.party.get_mut(*member) {
                for fact in purchase.facts() {
                    crate::items::apply(&mut member.bag, fact);
                }
            }
            if let Some(stock) = &purchase.stock {
                game.visit.take(stock);
            }
        }
        Event::UsedItem { member, used } => {
            // Nothing that an edit did, so nothing that could be taken back.
            change_member(game, *member, &[], &used.live);
            if let Some(member) = game.party.get_mut(*member) {
                apply_all(&mut member.bag, &used.facts);
            }
        }
        Event::LootRolled { table, drops } => {
            game.loot = Some(fallen(game.loot.take(), table.as_deref(), drops));
            if let (None, Some(fight)) = (table, &mut game.fight) {
                fight.looted = true;
            }
        }
        Event::LootTaken { member, drop, facts } => {
            in_bag(game, *member, facts);
            take_from_ground(game, drop);
        }
        Event::FightStarted { encounter, opening } => {
            game.left_fight = None;
            game.fight = Some(FightLog { encounter: (**encounter).clone(), log: opening.clone(), looted: false });
        }
        Event::Fight { happened } => {
            if let Some(fight) = &mut game.fight {
                crate::combat::evolve(rules, &mut fight.encounter, happened);
                fight.log.push((**happened).clone());
            }
            write_back(game);
        }
        Event::Dice { stream, word } => {
            return game.dice_moved(*stream, *word);
        }
    }
    game.story.changed(game.record);
}

/// Changes a member, live state first, and tells what each change touched.
fn change_member(game: &mut Game, member: usize, build: &[BuildChange], live: &[LiveChange]) -> Vec<Trace> {
    let Some(member) = game.party.get_mut(member) else { return Vec::new() };
    let mut traces = Vec::new();
    for change in live {
        traces.extend(Trace::of_live(change, &member.live));
        evolve_live(&mut member.live, change);
    }
    for change in build {
        traces.extend(Trace::of_build(change, &member.sheet));
        evolve_build(&mut member.sheet, change);
    }
    traces
}

fn in_bag(game: &mut Game, member: usize, facts: &[BagFact]) {
    if let Some(member) = game.party.get_mut(member) {
        apply_all(&mut member.bag, facts);
    }
}

/// What falls joins what lies there; nothing is swept away, by a roll of nothing neither.
fn fallen(lying: Option<LootRoll>, table: Option<&str>, drops: &[Drop]) -> LootRoll {
    let new = LootRoll { table: table.map(str::to_owned), mixed: false, drops: Vec::new() };
    let mut pile = lying.filter(|loot| !loot.drops.is_empty()).unwrap_or(new);
    if !drops.is_empty() && pile.table.as_deref() != table {
        pile.table = None;
        pile.mixed = true;
    }
    drops.iter().for_each(|drop| merge(&mut pile.drops, drop.clone()));
    pile
}

fn take_from_ground(game: &mut Game, taken: &Drop) {
    let Some(loot) = &mut game.loot else { return };
    if let Some(line) = loot.drops.iter_mut().find(|line| line.item == taken.item) {
        line.count -= taken.count;
    }
    loot.drops.retain(|line| line.count > 0);
    if loot.drops.is_empty() {
        game.loot = None;
    }
}

/// What a fight does to a party member is written to its own sheet and bag as it happens (combat.md 3.18).
fn write_back(game: &mut Game) {
    if let Some(fight) = &game.fight {
        crate::combat::write_back(&fight.encounter, &mut game.party);
    }
}
