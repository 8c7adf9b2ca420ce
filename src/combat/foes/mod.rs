//! What an opponent, or a member played by the program, chooses (combat.md 3.21). It sees the menu and its forecasts, never
//! dice: every way to take every option is weighed by its temperament, and the best is taken.

mod candidates;
mod temper;

use crate::combat::choose::{Choice, decide};
use crate::combat::encounter::Encounter;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, FightRefusal};
use crate::combat::menu::{OptionKind, menu};
use crate::dice::Roller;
use crate::rules::Effective;
use candidates::{Candidate, of_option};
use temper::{Temper, hashed};

/// Most things that somebody played by the program does in one turn (combat.md 3.21).
const DEEDS_MAX: u32 = 12;
/// How much a novice's judgement wavers.
const WAVER: f64 = 0.12;

/// Works out what whoever is to choose brings about when they decide for themselves. What they choose is legal; should it be
/// refused all the same, they let their turn or the moment go, so that no fight stands still.
///
/// # Errors
/// Where nobody is to choose; then no die was thrown.
pub fn decide_for(rules: &Effective, fight: &Encounter, roller: &mut Roller) -> Result<Vec<FightEvent>, FightRefusal> {
    let who = fight.to_choose().ok_or(FightRefusal::EncounterOver)?;
    decide(rules, fight, &choose_for(rules, fight, who), roller).or_else(|_| decide(rules, fight, &idle(fight), roller))
}

/// Letting the turn or the moment go.
fn idle(fight: &Encounter) -> Choice {
    if fight.window.is_some() { Choice::pass() } else { Choice::end_turn() }
}

/// Chooses for whoever is to choose now. The same fight always chooses the same.
pub fn choose_for(rules: &Effective, fight: &Encounter, who: &CombatantId) -> Choice {
    let idle = idle(fight);
    let (Some(combat), Some(actor)) = (rules.ruleset().combat.as_ref(), fight.combatant(who)) else { return idle };
    if actor.deeds >= DEEDS_MAX && fight.window.is_none() {
        return idle;
    }
    let seed = fight.dice.map_or(0, |dice| dice.seed);
    let temper = Temper::of(seed, &actor.id);
    let options = menu(rules, fight, who);
    let actions = options.iter().filter(|option| option.kind == OptionKind::Action);
    let weighed: Vec<Candidate> = actions.flat_map(|option| of_option(rules, combat, fight, actor, option)).collect();
    let best = best(&weighed, temper, seed, fight.round, &actor.id);
    if let Some(choice) = best {
        return choice;
    }
    // Nothing is worth its price: be hard to hit, where that can be had.
    let dodge = options.iter().find(|option| option.id == "standard:dodge" && !actor.flags.dodging);
    dodge.filter(|_| fight.window.is_none()).map_or(idle, |option| Choice::of(&option.id, &[]))
}

fn best(weighed: &[Candidate], temper: Temper, seed: u64, round: u32, id: &CombatantId) -> Option<Choice> {
    let mut best: Option<(f64, &Candidate)> = None;
    for (index, candidate) in weighed.iter().enumerate() {
        let worth = temper.score(candidate);
        if worth <= 0.0 {
            continue;
        }
        let waver = WAVER * hashed(&format!("{index}:decision:{seed}:{id}:{round}"));
        if best.is_none_or(|(most, _)| worth + waver > most) {
            best = Some((worth + waver, candidate));
        }
    }
    best.map(|(_, candidate)| candidate.choice.clone())
}
