//! What attack rolls, saves and contest throws have in common: dice, how they lean, what changes them.

use crate::check::amount::WRITTEN_DICE_MAX;
use crate::check::throw_sum::{KeptSum, throw_kept};
use crate::combat::effects::{Change, Purpose, Source, changes};
use crate::combat::encounter::Combatant;
use crate::combat::event_part::{Bonus, Mode, PoolThrow};
use crate::combat::scratch::Scratch;
use crate::combat::{labels, pool, vitals};
use crate::dice::Throw;

/// A roll that was made.
#[derive(Debug, Clone)]
pub struct Roll {
    /// Every die thrown for it, both sets where it leaned.
    pub throws: Vec<Throw>,
    /// The sum kept, or the successes.
    pub kept: i64,
    /// What changed it.
    pub bonuses: Vec<Bonus>,
    /// What it came to: everything added up, or the successes.
    pub total: i64,
    /// The pool, in a pool fight.
    pub pool: Option<PoolThrow>,
    /// The face kept, where a single die was thrown and summed.
    pub face: Option<i64>,
}

/// Makes a roll of somebody with a number, as it leans. In a pool fight everything added is dice (combat.md 4.1).
pub fn roll(
    s: &mut Scratch<'_>,
    who: &Combatant,
    sources: &[Source<'_>],
    purpose: Purpose<'_>,
    number: i64,
    mode: Mode,
    face_needed: Option<i64>,
) -> Roll {
    let changing = changes(sources, purpose);
    let penalty = vitals::penalty(s.rules, who);
    match pool::rules_of(s.rules).filter(|_| s.combat.pool.is_some()) {
        Some(rules) => {
            let bonuses: Vec<Bonus> = changing
                .into_iter()
                .filter_map(|change| change.modifier.flat.map(|flat| Bonus { label: change.name, value: flat.get() }))
                .collect();
            let dice = number + bonuses.iter().map(|bonus| bonus.value).sum::<i64>() + penalty;
            let counted = pool::throw(rules, dice, face_needed, mode, s.roller());
            let event = counted.event(penalty);
            Roll {
                kept: counted.successes,
                total: counted.successes,
                throws: counted.throws,
                bonuses,
                pool: Some(event),
                face: None,
            }
        }
        None => summed(s, changing, penalty, number, mode),
    }
}

fn summed(s: &mut Scratch<'_>, changing: Vec<Change<'_>>, penalty: i64, number: i64, mode: Mode) -> Roll {
    let (count, sides) = match &s.combat.attack_roll {
        Some(rule) => (rule.dice.count.u32(), rule.dice.sides.u32()),
        None => (1, 20),
    };
    let KeptSum { dice: throws, kept } = throw_kept(count, sides, mode.into(), s.roller());
    let mut bonuses = Vec::new();
    for change in changing {
        let flat = change.modifier.flat.map_or(0, |flat| flat.get());
        let dice = change.modifier.dice.map_or(0, |dice| dice.0.at_most(WRITTEN_DICE_MAX).roll(s.roller()));
        let signed = if change.modifier.minus.is_some() { -dice } else { dice };
        if change.modifier.flat.is_some() || change.modifier.dice.is_some() {
            bonuses.push(Bonus { label: change.name, value: flat + signed });
        }
    }
    if penalty != 0
        && let Some(track) = s.rules.ruleset().resolution.shared().penalty_from
    {
        bonuses.push(Bonus { label: labels::track(s.rules, track), value: penalty });
    }
    let total = kept + number + bonuses.iter().map(|bonus| bonus.value).sum::<i64>();
    Roll { throws, kept, bonuses, total, pool: None, face: (count == 1).then_some(kept) }
}

/// Whether the fight lets rolls lean.
pub fn may_lean(s: &Scratch<'_>) -> bool {
    leans(s.combat)
}

/// Whether a ruleset lets rolls in a fight lean.
pub fn leans(combat: &crate::format::combat::Combat) -> bool {
    match (&combat.attack_roll, &combat.pool) {
        (Some(rule), _) => rule.advantage,
        (None, Some(rule)) => rule.advantage,
        (None, None) => false,
    }
}
