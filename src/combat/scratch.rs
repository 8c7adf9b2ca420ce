//! The fight that a choice is worked out on. It changes through events only, so that the events carry everything.

use crate::check::amount::throw_dice;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event::FightEvent;
use crate::combat::event_part::CombatantId;
use crate::combat::evolve::evolve;
use crate::combat::shared::Shared;
use crate::dice::{Roller, Throw};
use crate::format::combat::Combat;
use crate::rules::Effective;

/// A fight being worked on, with its rules and dice.
pub struct Scratch<'s> {
    /// The rules in force.
    pub rules: &'s Effective,
    /// Their combat block.
    pub combat: &'s Combat,
    /// The fight as it stands after the events so far.
    pub fight: &'s mut Encounter,
    /// What happened so far.
    pub events: Vec<FightEvent>,
    roller: &'s mut Roller,
}

impl<'s> Scratch<'s> {
    /// Begins on a fight, which is changed.
    pub fn new(rules: &'s Effective, combat: &'s Combat, fight: &'s mut Encounter, roller: &'s mut Roller) -> Self {
        Self { rules, combat, fight, events: Vec::new(), roller }
    }

    /// Lets something happen.
    pub fn emit(&mut self, event: FightEvent) {
        evolve(self.rules, self.fight, &event);
        self.events.push(event);
    }

    /// Somebody as they stand now, whatever comes over them while the fight goes on.
    pub fn who(&self, id: &CombatantId) -> Option<Shared<Combatant>> {
        self.fight.combatants.iter().find(|who| who.id == *id).cloned()
    }

    /// The dice.
    pub fn roller(&mut self) -> &mut Roller {
        self.roller
    }

    /// Throws dice of one kind, at most 100, one by one.
    pub fn throw(&mut self, count: i64, sides: u32) -> Vec<Throw> {
        throw_dice(count, sides, self.roller)
    }
}

pub use crate::check::throw_sum::sum_of as sum;
