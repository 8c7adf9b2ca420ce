//! Health, pools, tracks and notes of somebody in a fight: read from the body, written back to it and nowhere else.

use crate::combat::encounter::{Block, Body, Character, Combatant};
use crate::combat::event_part::Marking;
use crate::combat::held::with_values;
use crate::combat::worked::PoolStands;
use crate::format::combat::Combat;
use crate::format::scalar::Id;
use crate::rules::Effective;
use crate::sheet::{LIVE_NUMBER_MAX, PoolState};

pub use crate::check::vitals::{Vitals, of_values};

/// Where somebody's health stands; all 0 where a sheet has none.
pub fn vitals(rules: &Effective, combat: &Combat, who: &Combatant) -> Vitals {
    match &who.body {
        Body::Block(Block { value, max, temp, .. }) => {
            Vitals { health: *value, max: *max, temp: *temp, allows_temp: combat.health.track.is_none() }
        }
        Body::Sheet(character) => match &combat.health.pool {
            Some(pool) => of_pool(rules, pool, character, who.health_max),
            None => character.facts(rules, |facts| facts.vitals),
        },
    }
}

/// A pool's health without working the whole sheet out: its maximum does not change in a fight.
fn of_pool(rules: &Effective, pool: &Id, character: &Character, max: i64) -> Vitals {
    let declared = rules.ruleset().sheet.live.pools.iter().find(|declared| declared.id == *pool);
    let allows_temp = declared.is_some_and(|declared| declared.allow_temp);
    let stored = character.live().pools.get(pool.as_str());
    let temp = stored.and_then(|stored| stored.temp).filter(|_| allows_temp).unwrap_or(0).max(0);
    let health = stored.map_or(max, |stored| stored.value).clamp(0, max.max(0));
    Vitals { health, max, temp, allows_temp }
}

/// The wound penalty that rides on somebody's rolls, 0 or less.
pub fn penalty(rules: &Effective, who: &Combatant) -> i64 {
    if rules.ruleset().resolution.shared().penalty_from.is_none() {
        return 0;
    }
    who.character().map_or(0, |character| character.facts(rules, |facts| facts.penalty))
}

/// Whether a wound track takes these marks; a body without one always does.
pub fn takes_marks(rules: &Effective, combat: &Combat, who: &Combatant, marking: &Marking) -> bool {
    let (Some(track), Some(character)) = (&combat.health.track, who.character()) else { return true };
    with_values(rules, character, |values| {
        let wound = values.wound(track.as_str()).cloned();
        wound.is_some_and(|mut wound| wound.mark(&marking.kind, marking.count, marking.from_box).is_ok())
    })
}

/// Sets a block's or a sheet's health pool.
pub(super) fn set_health(rules: &Effective, combat: &Combat, who: &mut Combatant, health: i64, temp_lost: i64) {
    match &mut who.body {
        Body::Block(block) => {
            block.value = health;
            block.temp = (block.temp - temp_lost).max(0);
        }
        Body::Sheet(character) => {
            if let Some(pool) = &combat.health.pool {
                let temp = of_pool(rules, pool, character, who.health_max).temp;
                set_pool(rules, character, pool.as_str(), health, Some((temp - temp_lost).max(0)));
            }
        }
    }
}

/// Sets temporary points.
pub(super) fn set_temp(rules: &Effective, combat: &Combat, who: &mut Combatant, temp: i64) {
    match &mut who.body {
        Body::Block(block) => block.temp = temp,
        Body::Sheet(character) => {
            if let Some(pool) = &combat.health.pool {
                let value = of_pool(rules, pool, character, who.health_max).health;
                set_pool(rules, character, pool.as_str(), value, Some(temp));
            }
        }
    }
}

/// Sets a pool of a sheet; its temporary points stay where `temp` is `None`. What stands at its start is not stored.
pub(super) fn set_pool(rules: &Effective, character: &mut Character, key: &str, value: i64, temp: Option<i64>) {
    let Some(PoolStands { untouched, temp: had, .. }) = character.pool(rules, key) else { return };
    // No more than live state stores, or the whole pool would be dropped when it is read again.
    let temp = temp.unwrap_or(had).min(LIVE_NUMBER_MAX);
    let value = value.clamp(-LIVE_NUMBER_MAX, LIVE_NUMBER_MAX);
    if value == untouched && temp == 0 {
        character.live_mut().pools.remove(key);
    } else {
        let state = PoolState { value, temp: (temp > 0).then_some(temp) };
        character.live_mut().pools.insert(key.to_owned(), state);
    }
}

/// Where a pool of a sheet stands: value and maximum.
pub fn pool(rules: &Effective, who: &Combatant, key: &str) -> Option<(i64, i64)> {
    let stands = who.character()?.pool(rules, key)?;
    Some((stands.value, stands.max))
}

/// Marks a wound track; where it refuses, nothing changes.
pub(super) fn mark(rules: &Effective, combat: &Combat, who: &mut Combatant, marking: &Marking) {
    let (Some(track), Body::Sheet(character)) = (&combat.health.track, &mut who.body) else { return };
    let stored = with_values(rules, character, |values| {
        let mut wound = values.wound(track.as_str())?.clone();
        wound.mark(&marking.kind, marking.count, marking.from_box).ok()?;
        Some(wound.stored())
    });
    if let Some(stored) = stored {
        store_wound(character, track.as_str(), stored);
    }
}

/// Clears the lightest mark of a wound track.
pub(super) fn clear_mark(rules: &Effective, combat: &Combat, who: &mut Combatant) {
    let (Some(track), Body::Sheet(character)) = (&combat.health.track, &mut who.body) else { return };
    let stored = with_values(rules, character, |values| {
        let mut wound = values.wound(track.as_str())?.clone();
        wound.heal(1, None);
        Some(wound.stored())
    });
    if let Some(stored) = stored {
        store_wound(character, track.as_str(), stored);
    }
}

fn store_wound(character: &mut Character, track: &str, stored: Option<crate::sheet::WoundState>) {
    match stored {
        Some(stored) => drop(character.live_mut().wounds.insert(track.to_owned(), stored)),
        None => drop(character.live_mut().wounds.remove(track)),
    }
}

/// Where a plain track stands and its most; `None` where the sheet has no such one.
pub(super) fn track(rules: &Effective, who: &Combatant, id: &str) -> Option<(i64, i64)> {
    who.character()?.track(rules, id, |track, value| (value, track.max))
}

/// Sets a plain track, or back to where it stands untouched for `None`.
pub(super) fn set_track(rules: &Effective, who: &mut Combatant, id: &str, value: Option<i64>) {
    let Body::Sheet(character) = &mut who.body else { return };
    let untouched = character.track(rules, id, |track, _| track.untouched);
    match value.filter(|value| untouched.is_some_and(|untouched| untouched != *value)) {
        Some(value) => drop(character.live_mut().tracks.insert(id.to_owned(), value)),
        None => drop(character.live_mut().tracks.remove(id)),
    }
}

/// Turns a condition on or off.
pub(super) fn set_condition(who: &mut Combatant, id: &Id, active: bool) {
    match &mut who.body {
        Body::Block(block) => {
            block.conditions.retain(|on| on != id);
            if active {
                block.conditions.push(id.clone());
            }
        }
        Body::Sheet(character) => {
            let on = character.live().conditions.iter().any(|on| on == id.as_str());
            if active && !on {
                character.live_mut().conditions.push(id.as_str().to_owned());
            } else if !active {
                character.live_mut().conditions.retain(|on| on != id.as_str());
            }
        }
    }
}
