//! Driving a fight: one choice at a time, for whoever is to choose.

use smol_str::SmolStr;

use crate::combat::choice::Choice;
use crate::combat::choose::carry_out;
use crate::combat::encounter::{Body, Encounter};
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, FightRefusal};
use crate::combat::foes::carry_out_for;
use crate::dice::Roller;
use crate::items::Member;
use crate::rules::Effective;

/// Rounds after which nobody plays a fight on by itself: some never end.
pub const ROUNDS_MAX: u32 = 200;

/// Carries a choice out: applies what it brings about and says it. A refused one changes nothing and is one `refused` event.
pub fn step(rules: &Effective, fight: &mut Encounter, choice: &Choice, roller: &mut Roller) -> Vec<FightEvent> {
    match carry_out(rules, fight, choice, roller) {
        Ok(events) => {
            fight.dice = roller.cursor();
            events
        }
        Err(reason) => vec![refused(fight, choice, reason)],
    }
}

/// Lets whoever is to choose decide for themselves; nothing happens where nobody is.
pub fn step_by_itself(rules: &Effective, fight: &mut Encounter, roller: &mut Roller) -> Vec<FightEvent> {
    let events = carry_out_for(rules, fight, roller).unwrap_or_default();
    fight.dice = roller.cursor();
    events
}

fn refused(fight: &Encounter, choice: &Choice, reason: FightRefusal) -> FightEvent {
    let actor = fight.to_choose().cloned().unwrap_or_else(|| CombatantId(SmolStr::default()));
    FightEvent::Refused { actor, option_id: Some(choice.option.clone()), reason }
}

/// Writes what the fight did to its members back to their party: live states and bags. Stacks that ran out go.
pub fn write_back(fight: &Encounter, members: &mut [Member]) {
    for who in &fight.combatants {
        let (Some(place), Body::Sheet(character)) = (who.member, &who.body) else { continue };
        if let Some(member) = members.get_mut(place) {
            member.live = character.live().clone();
            let kept = character.bag().iter().enumerate();
            let whole = kept.filter(|(at, stack)| stack.quantity > 0 && !who.broken.contains(at));
            member.bag = whole.map(|(_, stack)| stack.clone()).collect();
        }
    }
}
