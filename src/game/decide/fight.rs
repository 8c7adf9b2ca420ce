//! Fights: beginning one, choosing in it, letting somebody decide for themselves, fleeing, what is left afterwards.

use crate::combat::{
    Choice, Encounter, FightEvent, FoeRequest, Outcome, Side, StartRefusal, choose_for, decide, evolve, start as begin,
};
use crate::dice::Roller;
use crate::format::catalog::Entry;
use crate::game::{Event, Game, GameRefusal};
use crate::items::Party;
use crate::items::loot::{Drop, ReadyTable, merge};
use crate::rules::Effective;

pub(super) fn start(
    rules: &Effective,
    game: &Game,
    foes: &str,
    roller: &mut Roller,
) -> Result<Vec<Event>, GameRefusal> {
    if game.fighting().is_some() {
        return Err(GameRefusal::new("fight-on"));
    }
    let requests = FoeRequest::parse_list(foes).map_err(|bad| GameRefusal::new("unknown-foe").about(&bad.part))?;
    let party = Party { party: game.party.clone(), ..Party::default() };
    let (encounter, opening) = begin(rules, &party, &requests, roller).map_err(|refusal| match &refusal {
        StartRefusal::UnknownFoe { asked, near } => {
            GameRefusal { near: near.clone(), ..GameRefusal::new(refusal.code()).about(asked) }
        }
        _ => GameRefusal::new(refusal.code()),
    })?;
    Ok(vec![Event::FightStarted { encounter: Box::new(encounter), opening }])
}

pub(super) fn choose(
    rules: &Effective,
    game: &Game,
    choice: &Choice,
    roller: &mut Roller,
) -> Result<Vec<Event>, GameRefusal> {
    let fight = game.fighting().ok_or_else(|| GameRefusal::new("no-fight"))?;
    let happened =
        decide(rules, &fight.encounter, choice, roller).map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(with_loot(rules, &fight.encounter, fight.looted, happened, roller))
}

pub(super) fn by_itself(rules: &Effective, game: &Game, roller: &mut Roller) -> Result<Vec<Event>, GameRefusal> {
    let fight = game.fighting().ok_or_else(|| GameRefusal::new("no-fight"))?;
    let who = fight.encounter.to_choose().ok_or_else(|| GameRefusal::new("no-fight"))?;
    choose(rules, game, &choose_for(rules, &fight.encounter, who), roller)
}

pub(super) fn flee(rules: &Effective, game: &Game) -> Result<Vec<Event>, GameRefusal> {
    let fight = game.fighting().ok_or_else(|| GameRefusal::new("no-fight"))?;
    let events = crate::combat::flee(rules, &fight.encounter);
    Ok(events.into_iter().map(|happened| Event::Fight { happened: Box::new(happened) }).collect())
}

/// What happened, and once the party has won what the fallen leave: each rolls its own table, else its tier's
/// (layers-items.md 6.3, amendments.md 2).
fn with_loot(
    rules: &Effective,
    before: &Encounter,
    looted: bool,
    happened: Vec<FightEvent>,
    roller: &mut Roller,
) -> Vec<Event> {
    let mut after = before.clone();
    for event in &happened {
        evolve(rules, &mut after, event);
    }
    let mut events: Vec<Event> =
        happened.into_iter().map(|happened| Event::Fight { happened: Box::new(happened) }).collect();
    if after.outcome == Some(Outcome::Victory) && !looted {
        let drops = fallen_loot(rules, &after, roller);
        if !drops.is_empty() {
            events.push(Event::LootRolled { table: None, drops });
        }
    }
    events
}

fn fallen_loot(rules: &Effective, fight: &Encounter, roller: &mut Roller) -> Vec<Drop> {
    let mut drops = Vec::new();
    for foe in fight.side(Side::Enemy).filter(|foe| foe.defeated) {
        let entry = foe.entry.as_ref().and_then(|reference| rules.book().entry(reference));
        let Some(table) = entry.and_then(|entry| table_of(rules, entry)) else { continue };
        if let Some(table) = rules.loot_table(&table) {
            for drop in ReadyTable::of(rules, table).roll(roller) {
                merge(&mut drops, drop);
            }
        }
    }
    drops
}

fn table_of(rules: &Effective, entry: &Entry) -> Option<String> {
    let creature = entry.creature.as_deref()?;
    let own = creature.loot.as_ref();
    let threat = rules.ruleset().combat.as_ref().and_then(|combat| combat.threat.as_ref());
    let tier = threat.and_then(|threat| threat.tiers.iter().find(|tier| tier.id == creature.tier));
    own.or_else(|| tier.and_then(|tier| tier.loot.as_ref())).map(|table| table.as_str().to_owned())
}
