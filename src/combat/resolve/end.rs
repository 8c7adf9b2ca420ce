//! When a fight is over, and what is put right then (combat.md 3.18, amendments.md 7).

use crate::combat::encounter::Side;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, Outcome};
use crate::combat::gear;
use crate::combat::resolve::condition::lift_with_fight;
use crate::combat::scratch::Scratch;
use crate::format::scalar::{Id, truncated};

/// Whether a side is beaten: nobody on it stands and nobody has a death roll left to make.
fn beaten(s: &Scratch<'_>, side: Side) -> bool {
    !s.fight.side(side).any(|who| who.stands() || who.rolls_death())
}

/// Ends the fight where a side is beaten. `true` where it is over.
pub fn finish(s: &mut Scratch<'_>) -> bool {
    if s.fight.outcome.is_some() {
        return true;
    }
    let outcome = if beaten(s, Side::Enemy) {
        Outcome::Victory
    } else if beaten(s, Side::Party) {
        Outcome::Defeat
    } else {
        return false;
    };
    close(s, outcome);
    true
}

/// Ends the fight.
pub fn close(s: &mut Scratch<'_>, outcome: Outcome) {
    crate::combat::resolve::shift::lift_crashes(s);
    lift_clocks(s);
    if outcome == Outcome::Victory {
        recover_shots(s);
    }
    s.emit(FightEvent::Outcome { outcome });
}

/// Conditions counted in rounds end with the fight; others stay.
fn lift_clocks(s: &mut Scratch<'_>) {
    let mut ending: Vec<(CombatantId, Id)> = Vec::new();
    for who in s.fight.side(Side::Party) {
        let counted = who.tracked.iter().filter(|tracked| tracked.tracking.rounds.is_some());
        ending.extend(counted.map(|tracked| (who.id.clone(), tracked.condition.clone())));
    }
    for (holder, condition) in ending {
        lift_with_fight(s, &holder, &condition);
    }
}

fn recover_shots(s: &mut Scratch<'_>) {
    let mut found = Vec::new();
    for who in s.fight.side(Side::Party) {
        let Some(character) = who.character() else { continue };
        for (at, part) in &who.recoverable {
            let count = truncated(part.floor());
            if let Some(stack) = character.bag().get(*at).filter(|_| count > 0) {
                found.push((who.id.clone(), gear::stack_key_label(s.rules, stack), count));
            }
        }
    }
    for (actor, label, count) in found {
        s.emit(FightEvent::Recovered { actor, label, count });
    }
}
