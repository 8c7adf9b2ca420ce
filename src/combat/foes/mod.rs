//! What an opponent, or a member played by the program, chooses (combat.md 3.21). It sees the menu and its forecasts, never
//! dice: every way to take every option is weighed by its temperament, and the best is taken.
//!
//! Where the rules leave a choice:
//! - holding back, as the patient and the hurt cowardly do once a fight, is ending a turn without a deed or letting a moment
//!   pass; it is weighed against everything else, where ending a turn is otherwise weighed against standard actions alone;
//! - everything that does some good is weighed, also where its price is more than it is worth; letting a moment pass is always
//!   weighed, so that an answer has to be worth its price; nobody's judgement wavers about doing nothing;
//! - hide, hardness and immunities of a target are seen, as whoever plays a foe sees them.
//!
//! Must not know: dice, whoever plays the other side.

mod candidate;
mod candidates;
pub mod tactics;
pub mod temper;
mod worth;

pub use tactics::level_of_tier;

use crate::combat::choice::Choice;
use crate::combat::choose::decide;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, FightRefusal};
use crate::combat::menu::known::Known;
use crate::combat::menu::{MenuOption, OptionKind, menu_of};
use crate::dice::Roller;
use crate::rules::Effective;
use candidate::Candidate;
use candidates::{of_option, of_standard};
use tactics::{Tactics, hashed, is_wounded};

/// Most things that somebody played by the program does in one turn (combat.md 3.21).
const DEEDS_MAX: u32 = 12;

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
    let (Some(combat), Some(actor)) = (rules.ruleset().combat.as_ref(), fight.combatant(who)) else {
        return idle(fight);
    };
    if actor.deeds >= DEEDS_MAX && fight.window.is_none() {
        return idle(fight);
    }
    let known = Known::new(rules, combat, fight);
    let tactics = Tactics::of(fight.seed, fight.difficulty, actor);
    let (candidates, holding) = candidates(&known, actor, tactics, &menu_of(&known, who));
    let noise = |index: usize| hashed(&format!("{index}:decision:{}:{}:{}", fight.seed, actor.id, fight.round));
    let mut best: Option<(f64, Choice)> = None;
    for (index, candidate) in candidates.into_iter().enumerate() {
        let score = tactics.temper.score(&candidate) + tactics.waver * noise(index);
        if best.as_ref().is_none_or(|(most, _)| score > *most) {
            best = Some((score, candidate.choice));
        }
    }
    match best {
        Some((score, choice)) if holding.is_none_or(|worth| score > worth) => choice,
        _ => idle(fight),
    }
}

/// Everything that is weighed, and what doing nothing is worth where that is weighed too.
fn candidates(
    known: &Known<'_>,
    actor: &Combatant,
    tactics: Tactics,
    options: &[MenuOption],
) -> (Vec<Candidate>, Option<f64>) {
    let actions = options.iter().filter(|option| option.kind == OptionKind::Action);
    let mut found: Vec<Candidate> = actions.flat_map(|option| of_option(known, actor, option)).collect();
    let (asked, busy) = (known.fight.window.is_some(), !found.is_empty());
    if !asked && !busy {
        found.extend(options.iter().flat_map(|option| of_standard(known, actor, option)));
    }
    let stands = known.of(&actor.id).map(|facts| facts.vitals).unwrap_or_default();
    let may_hold = !actor.held && (asked || actor.deeds == 0);
    let hold = if may_hold { tactics.temper.hold(is_wounded(stands.health, stands.max)) } else { 0.0 };
    (found, (asked || !busy || hold > 0.0).then_some(hold))
}
