//! Fights: beginning one, choosing in it, letting somebody decide for themselves, fleeing, what is left afterwards.

use crate::combat::{
    Choice, CombatantId, Controller, Encounter, FightEvent, FoeRequest, StartRefusal, decide, decide_for, evolve,
    spoils, start as begin,
};
use crate::dice::Roller;
use crate::game::{Event, FightLog, Game, GameRefusal};
use crate::items::Party;
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
        StartRefusal::NoTiers { opponent } => GameRefusal::new(refusal.code()).about(opponent),
        _ => GameRefusal::new(refusal.code()),
    })?;
    Ok(vec![Event::FightStarted { encounter: Box::new(encounter), opening }])
}

/// The fight that is on.
///
/// # Errors
/// `no-combat` where the rules have no fights any more, `no-fight` where none was begun, `encounter-over` after its end.
fn fighting<'g>(rules: &Effective, game: &'g Game) -> Result<&'g FightLog, GameRefusal> {
    if rules.ruleset().combat.is_none() {
        return Err(GameRefusal::new("no-combat"));
    }
    let code = if game.fight.is_some() { "encounter-over" } else { "no-fight" };
    game.fighting().ok_or_else(|| GameRefusal::new(code))
}

pub(super) fn choose(
    rules: &Effective,
    game: &Game,
    choice: &Choice,
    roller: &mut Roller,
) -> Result<Vec<Event>, GameRefusal> {
    let fight = fighting(rules, game)?;
    let happened = decide(rules, &fight.encounter, choice, roller);
    let happened = happened.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(with_loot(rules, &fight.encounter, fight.looted, happened, roller))
}

pub(super) fn by_itself(rules: &Effective, game: &Game, roller: &mut Roller) -> Result<Vec<Event>, GameRefusal> {
    let fight = fighting(rules, game)?;
    let happened = decide_for(rules, &fight.encounter, roller);
    let happened = happened.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(with_loot(rules, &fight.encounter, fight.looted, happened, roller))
}

pub(super) fn control(game: &Game, who: &CombatantId, by: Controller) -> Result<Vec<Event>, GameRefusal> {
    let fight = game.fight.as_ref().ok_or_else(|| GameRefusal::new("no-fight"))?;
    let events = crate::combat::control(&fight.encounter, who, by);
    let events = events.map_err(|refusal| GameRefusal::new(refusal.code()).about(&who.0))?;
    Ok(events.into_iter().map(|happened| Event::Fight { happened: Box::new(happened) }).collect())
}

pub(super) fn flee(rules: &Effective, game: &Game) -> Result<Vec<Event>, GameRefusal> {
    let fight = fighting(rules, game)?;
    let events = crate::combat::flee(rules, &fight.encounter);
    Ok(events.into_iter().map(|happened| Event::Fight { happened: Box::new(happened) }).collect())
}

/// What happened, and once the party has won what the fallen leave; a fight is looted once (layers-items.md 6.3).
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
    if !looted {
        let drops = spoils(rules, &after, roller);
        if !drops.is_empty() {
            events.push(Event::LootRolled { table: None, drops });
        }
    }
    events
}
