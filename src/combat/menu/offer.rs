//! Whether an action can be taken now: budgets, uses, shots, charges, costs (combat.md 3.5). The one place of legality.

use smol_str::SmolStr;

use crate::combat::action::{Action, ActionKind};
use crate::combat::ammo;
use crate::combat::effects::{has, sources};
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::FightRefusal;
use crate::combat::menu::cost::{pay_with, price};
use crate::format::combat::Combat;
use crate::format::condition::Effect;
use crate::rules::Effective;

/// In what circumstances an action is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Circumstance {
    /// On its holder's own turn.
    OwnTurn,
    /// As an answer to another deed.
    Answer,
    /// Between others' turns.
    BetweenTurns,
}

/// Whether somebody can act at all.
pub fn able(rules: &Effective, combat: &Combat, who: &Combatant) -> bool {
    who.stands() && !has(&sources(rules, combat, who), Effect::CannotAct)
}

/// Whether somebody can answer a deed.
pub fn able_to_answer(rules: &Effective, combat: &Combat, who: &Combatant) -> bool {
    let sources = sources(rules, combat, who);
    who.stands() && !has(&sources, Effect::CannotAct) && !has(&sources, Effect::CannotReact)
}

/// Whether this action takes a strike in hand instead of a budget.
pub fn strikes_in_hand(who: &Combatant, action: &Action) -> bool {
    action.strikes.is_some() && who.strikes_left > 0
}

/// Whether an action can be taken in these circumstances, targets aside.
///
/// # Errors
/// Why it cannot.
pub fn available(
    rules: &Effective,
    combat: &Combat,
    fight: &Encounter,
    who: &Combatant,
    action: &Action,
    circumstance: Circumstance,
) -> Result<(), FightRefusal> {
    let fits = match circumstance {
        Circumstance::OwnTurn => action.reaction.is_none() && action.signature.is_none(),
        Circumstance::Answer => action.reaction.is_some(),
        Circumstance::BetweenTurns => action.signature.is_some(),
    };
    if !fits || action.standard.is_some() && !does_more(action) || !action.does_something() {
        return Err(FightRefusal::UnknownOption);
    }
    if circumstance == Circumstance::BetweenTurns {
        let (points, cost) = (who.signature.map_or(0, |(left, _)| left), action.signature.unwrap_or(0));
        if points < cost {
            return Err(FightRefusal::Insufficient);
        }
    } else if !strikes_in_hand(who, action)
        && let Some(budget) = &action.budget
        && who.budgets.get(budget).copied().unwrap_or(0) < 1
    {
        return Err(FightRefusal::NoBudget);
    }
    if !has_uses(who, action) {
        return Err(FightRefusal::Insufficient);
    }
    item_ready(rules, who, action)?;
    if action.kind == ActionKind::Contest
        && crate::combat::menu::targets::aimable(rules, combat, fight, who, action).is_empty()
    {
        return Err(FightRefusal::UnknownOption);
    }
    let own = price(rules, who, action, None);
    if own.is_err() && pay_with(rules, who, action).is_empty() {
        return own.map(|_| ());
    }
    Ok(())
}

/// Whether an action that grants standard actions does something of its own besides.
fn does_more(action: &Action) -> bool {
    action.amount.is_some() || !action.applies.is_empty() || action.temporary.is_some() || !action.gives.is_empty()
}

/// Whether uses are left and it does not wait to come back; a sequence needs one part that can happen.
fn has_uses(who: &Combatant, action: &Action) -> bool {
    let own = who.uses.get(&action.id).is_none_or(|left| *left > 0) && !who.spent.contains(&action.id);
    let part = |id: &SmolStr| {
        who.action(id).is_some() && who.uses.get(id).is_none_or(|left| *left > 0) && !who.spent.contains(id)
    };
    own && (action.sequence.is_empty() || action.sequence.iter().any(|(id, _)| part(id)))
}

fn item_ready(rules: &Effective, who: &Combatant, action: &Action) -> Result<(), FightRefusal> {
    let (Some(item), Some(character)) = (&action.item, who.character()) else { return Ok(()) };
    if who.broken.contains(&item.stack) {
        return Err(FightRefusal::Insufficient);
    }
    match action.kind {
        ActionKind::Reload => {
            let held = ammo::at_hand(rules, character, item);
            let loaded = ammo::shots(rules, character, item).unwrap_or(0);
            let full = item.clip.is_none_or(|max| loaded >= max);
            if full || held < 1 { Err(FightRefusal::Insufficient) } else { Ok(()) }
        }
        ActionKind::Item => {
            let short = if item.consumes {
                ammo::quantity(character, item) < 1
            } else {
                item.charges > 0 && ammo::charges(character, item) < item.charges
            };
            if short || ammo::quantity(character, item) < 1 { Err(FightRefusal::Insufficient) } else { Ok(()) }
        }
        _ => {
            if action.kind == ActionKind::OffHand && who.flags.off_hand.is_none_or(|swung| swung == item.stack) {
                return Err(FightRefusal::UnknownOption);
            }
            let least = item.modes.iter().filter_map(|mode| mode.ammo).fold(item.per_attack, i64::min);
            match ammo::shots(rules, character, item) {
                Some(shots) if shots < least.max(1) => Err(FightRefusal::Insufficient),
                _ => Ok(()),
            }
        }
    }
}
