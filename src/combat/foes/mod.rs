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
use crate::combat::choose::carry_out;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, FightRefusal};
use crate::combat::menu::known::Known;
use crate::combat::menu::offered::offered;
use crate::combat::menu::standard_of;
use crate::dice::Roller;
use crate::rules::Effective;
use candidate::{Candidate, Taken};
use candidates::{Ways, of_standard};
use tactics::{Tactics, digits, hashed_bytes, is_wounded};

/// Most things that somebody played by the program does in one turn (combat.md 3.21).
const DEEDS_MAX: u32 = 12;

/// Works out what whoever is to choose brings about when they decide for themselves. What they choose is legal; should it be
/// refused all the same, they let their turn or the moment go, so that no fight stands still.
///
/// # Errors
/// Where nobody is to choose; then no die was thrown.
pub fn decide_for(rules: &Effective, fight: &Encounter, roller: &mut Roller) -> Result<Vec<FightEvent>, FightRefusal> {
    carry_out_for(rules, &mut fight.clone(), roller)
}

/// The same with the fight itself, which comes to what the events say.
///
/// # Errors
/// Where nobody is to choose; then the fight stands as it did, and no die was thrown.
pub fn carry_out_for(
    rules: &Effective,
    fight: &mut Encounter,
    roller: &mut Roller,
) -> Result<Vec<FightEvent>, FightRefusal> {
    let who = fight.to_choose().ok_or(FightRefusal::EncounterOver)?;
    let choice = choose_for(rules, fight, who);
    carry_out(rules, fight, &choice, roller).or_else(|_| {
        let idle = idle(fight);
        carry_out(rules, fight, &idle, roller)
    })
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
    let asked = fight.window.is_some();
    if actor.deeds >= DEEDS_MAX && !asked {
        return idle(fight);
    }
    let known = Known::new(rules, combat, fight);
    let deeds = match known.asked(who) {
        Some(actor) => offered(&known, actor, None),
        None => Vec::new(),
    };
    let ways: Vec<Ways<'_, '_>> = deeds.iter().map(|deed| Ways::of(&known, actor, deed)).collect();
    let mut found: Vec<(Candidate, Taken<'_>)> = Vec::new();
    ways.iter().for_each(|ways| ways.useful(&mut found));
    let busy = !found.is_empty();
    // What everybody can do is weighed where there is nothing of one's own to do.
    let standard = if asked || busy { Vec::new() } else { standard_of(&known, actor) };
    found.extend(standard.iter().flat_map(|option| of_standard(&known, actor, option)));
    let tactics = match found.is_empty() && !may_hold(fight, actor) {
        // Nothing is left to weigh.
        true => return idle(fight),
        false => Tactics::of(fight.seed, fight.difficulty, actor),
    };
    let drawn_from = format!(":decision:{}:{}:{}", fight.seed, actor.id, fight.round);
    let noise = |index: usize| hashed_bytes(digits(index).chain(drawn_from.bytes()));
    let mut best: Option<(f64, &Taken<'_>)> = None;
    for (index, (candidate, taken)) in found.iter().enumerate() {
        let score = tactics.temper.score(candidate) + tactics.waver * noise(index);
        if best.is_none_or(|(most, _)| score > most) {
            best = Some((score, taken));
        }
    }
    let hold = holding(&known, actor, tactics);
    let holding = (asked || !busy || hold > 0.0).then_some(hold);
    match best {
        Some((score, taken)) if holding.is_none_or(|worth| score > worth) => taken.choice(),
        _ => idle(fight),
    }
}

/// Whether somebody may hold back now: once a fight, before they do anything.
fn may_hold(fight: &Encounter, actor: &Combatant) -> bool {
    !actor.held && (fight.window.is_some() || actor.deeds == 0)
}

/// What doing nothing is worth to somebody.
fn holding(known: &Known<'_>, actor: &Combatant, tactics: Tactics) -> f64 {
    if !may_hold(known.fight, actor) {
        return 0.0;
    }
    let stands = known.of(actor).map(|facts| facts.vitals).unwrap_or_default();
    tactics.temper.hold(is_wounded(stands.health, stands.max))
}
