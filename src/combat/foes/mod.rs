//! What an opponent, or a member played by the program, chooses (combat.md 3.21). It sees the menu and its forecasts, never
//! dice: every way to take every option is weighed by its temperament, and the best is taken.

mod candidates;
pub mod temper;

use crate::combat::choose::Choice;
use crate::combat::encounter::Encounter;
use crate::combat::event_part::CombatantId;
use crate::combat::menu::{OptionKind, menu};
use crate::rules::Effective;
use candidates::{Candidate, of_option};
use temper::{Temper, hashed};

/// Most things that somebody played by the program does in one turn.
const DEEDS_MAX: u32 = 24;
/// How much a novice's judgement wavers.
const WAVER: f64 = 0.12;

/// Chooses for whoever is to choose now. The same fight always chooses the same.
pub fn choose_for(rules: &Effective, fight: &Encounter, who: &CombatantId) -> Choice {
    let idle = if fight.window.is_some() { Choice::pass() } else { Choice::end_turn() };
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
