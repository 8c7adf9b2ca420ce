//! Who goes first (combat.md 3.3, 4.6).

use std::cmp::Reverse;

use crate::check::rolled_with;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, InitiativeEntry, Mode};
use crate::combat::held::with_values;
use crate::combat::pool;
use crate::combat::scratch::{Scratch, sum};
use crate::dice::{Roller, Throw};
use crate::format::combat::Combat;
use crate::format::initiative::Initiative;
use crate::format::scalar::truncated;
use crate::rules::Effective;
use crate::sheet::Values;

/// Throws one initiative: the dice, and what they come to with the modifier.
pub fn throw(rules: &Effective, combat: &Combat, modifier: i64, roller: &mut Roller) -> (Vec<Throw>, i64) {
    match (&combat.initiative.dice, pool::rules_of(rules)) {
        (Some(dice), _) => {
            let sides = dice.sides.u32();
            let throws: Vec<Throw> = (0..dice.count.get()).map(|_| Throw { sides, face: roller.roll(sides) }).collect();
            let total = sum(&throws) + modifier;
            (throws, total)
        }
        (None, Some(pool_rules)) => {
            let counted = pool::throw(pool_rules, modifier, None, Mode::Normal, roller);
            let plus = combat.initiative.plus.map_or(0, |plus| plus.get());
            (counted.throws, counted.successes + plus)
        }
        (None, None) => (Vec::new(), modifier),
    }
}

/// The initiative modifier of a sheet as it stands: adjustments by its ability counted, rounded.
pub fn modifier(initiative: &Initiative, values: &Values<'_>) -> i64 {
    let Some(reference) = initiative.modifier.as_ref().or(initiative.pool.as_ref()) else { return 0 };
    rounded(values.number(reference)) + values.adjust(&rolled_with(values, reference))
}

/// To the nearest whole number, halves upward.
pub fn rounded(value: f64) -> i64 {
    truncated((value + 0.5).floor())
}

/// Everybody's entries in the order of turns: by total, then by modifier, then as they were named.
pub fn ordered(fight: &Encounter, entries: Vec<InitiativeEntry>) -> Vec<InitiativeEntry> {
    let place = |id: &CombatantId| fight.combatants.iter().position(|who| who.id == *id);
    let mut entries = entries;
    entries.sort_by_key(|entry| (Reverse(entry.total), Reverse(entry.modifier), place(&entry.actor)));
    entries
}

/// Everybody still in the fight throws again, with their modifier as it is now.
pub fn throw_again(s: &mut Scratch<'_>) {
    let mut entries = Vec::new();
    for who in s.fight.combatants.clone().iter().filter(|who| !who.defeated) {
        let modifier = now(s.rules, s.combat, who);
        let (roll, total) = throw(s.rules, s.combat, modifier, s.roller());
        entries.push(InitiativeEntry { actor: who.id.clone(), roll, modifier, total });
    }
    let entries = ordered(s.fight, entries);
    s.emit(FightEvent::Initiative { entries });
}

fn now(rules: &Effective, combat: &Combat, who: &Combatant) -> i64 {
    who.character().map_or(who.initiative_modifier, |character| {
        with_values(rules, character, |values| modifier(&combat.initiative, values))
    })
}
