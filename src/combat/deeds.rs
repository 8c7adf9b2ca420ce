//! Counting what somebody chose to do in a turn (combat.md 3.21: at most 12 actions). Every choice is told by some event: the
//! budget it takes, or what it does first where it is free. Only where nothing would name a free deed does an event say that
//! it was done. What is free but paid out of a pool, or gives temporary points that do not add up, ends by itself and is not
//! counted.
//!
//! Must not know: how a deed is resolved.

use crate::combat::action::Action;
use crate::combat::encounter::Combatant;
use crate::combat::event::FightEvent;
use crate::combat::event_part::ConcentrationState;

/// Which event names a free deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Told {
    /// A use, a charge or an item that it uses up.
    Uses,
    /// The only roll to hit that there is.
    Attack,
    /// A budget that it gives.
    Gives,
    /// What is kept up from now on.
    KeptUp,
    /// Points paid or given.
    Points,
    /// Nothing but an event of its own.
    Deed,
}

fn told(action: &Action) -> Told {
    let item_used = action.item.as_ref().is_some_and(|item| item.consumes || item.charges > 0);
    if action.uses.is_some() || item_used {
        Told::Uses
    } else if action.rolls_to_hit() && action.count == 1 && action.sequence.is_empty() {
        Told::Attack
    } else if !action.gives.is_empty() {
        Told::Gives
    } else if action.concentration {
        Told::KeptUp
    } else if !action.cost.is_empty() || action.temporary.is_some() {
        Told::Points
    } else {
        Told::Deed
    }
}

/// Whether a free deed has to be told of by an event of its own.
pub fn needs_telling(action: &Action) -> bool {
    action.budget.is_none() && told(action) == Told::Deed
}

/// Whether an event is the one that tells of a choice of somebody's.
pub fn begins(who: &Combatant, event: &FightEvent) -> bool {
    let free = |option: &str, by: Told| {
        let action = who.action(option).filter(|action| action.budget.is_none() && action.strikes.is_none());
        action.is_some_and(|action| told(action) == by)
    };
    match event {
        FightEvent::Budget { option_id, .. } => option_id.is_some(),
        // A deed that takes a budget is told of by that.
        FightEvent::Deed { option_id, .. } => who.action(option_id).is_some_and(needs_telling),
        // Strikes are told of where they are bought and where one in hand is taken; only the latter is a choice of its own.
        FightEvent::Strikes { .. } => who.strikes_left > 0,
        FightEvent::Uses { option_id, .. } => free(option_id, Told::Uses),
        FightEvent::Attack { option_id, .. } => free(option_id, Told::Attack),
        FightEvent::Gives { option_id, .. } => free(option_id, Told::Gives),
        FightEvent::Concentration { option_id: Some(option), state: ConcentrationState::Started, .. } => {
            free(option, Told::KeptUp)
        }
        _ => false,
    }
}
