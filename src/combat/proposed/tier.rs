//! An invention's numbers are held to its tier: health, defense, what is added and saved against, contests
//! (combat.md 3.19).
//!
//! Where the sources are silent: health that is thrown keeps its dice where every throw is within the band, else it is their
//! mean, rounded down and pulled into the band.
//!
//! Must not know: damage (`rounds`).

use crate::check::amount::Amount;
use crate::combat::action::Action;
use crate::combat::encounter::Combatant;
use crate::combat::event_part::LabelRef;
use crate::combat::labels;
use crate::combat::note::{Done, Notes, NumberKind};
use crate::format::combat::{Combat, ThreatTier};
use crate::format::creature::{Creature, CreatureHealth};
use crate::format::scalar::{Int, truncated};

/// How far above its tier's an invention's number may be.
const ABOVE: i64 = 2;

/// Pulls a block's health into the tier's band.
pub(super) fn hold_health(creature: &mut Creature, tier: &ThreatTier, notes: &mut Notes<'_>) {
    let (low, high) = (tier.health.low.get(), tier.health.high.get());
    let (least, from, most) = match &creature.health {
        Some(CreatureHealth::Fixed(health)) => (health.get(), health.get(), health.get()),
        Some(CreatureHealth::Rolled(rolled)) => {
            let amount = Amount::of(Some(rolled.dice.0), rolled.flat.map(|flat| flat.get()));
            let most = amount.count.saturating_mul(i64::from(amount.sides)).saturating_add(amount.flat);
            (amount.count.saturating_add(amount.flat), truncated(amount.mean().floor()), most)
        }
        None => return,
    };
    if least >= low && most <= high {
        return;
    }
    let now = from.clamp(low, high.max(low));
    creature.health = Some(CreatureHealth::Fixed(Int::clamped(now)));
    notes.add(Done::HealthHeld { from, low, high, tier: labels::tier(tier), now });
}

/// Caps what contests read.
pub(super) fn hold_checks(combat: &Combat, who: &mut Combatant, tier: &ThreatTier, notes: &mut Notes<'_>) {
    let most = tier.to_hit.get() + ABOVE;
    for (id, number) in who.checks.to_mut() {
        lower(number, most, NumberKind::Check, Some(labels::check(combat, id)), notes);
    }
}

/// Caps defense, and what every action adds to its roll and is saved against.
pub(super) fn hold_numbers(who: &mut Combatant, tier: &ThreatTier, notes: &mut Notes<'_>) {
    lower(&mut who.defense, tier.defense.get() + ABOVE, NumberKind::Defense, None, notes);
    let (to_hit, save) = (tier.to_hit.get() + ABOVE, tier.save_difficulty.get() + ABOVE);
    for action in who.actions.to_mut() {
        hold_action(action, to_hit, save, notes);
    }
}

fn hold_action(action: &mut Action, to_hit: i64, save: i64, notes: &mut Notes<'_>) {
    let label = action.label.clone();
    if let Some(number) = &mut action.to_hit {
        lower(number, to_hit, NumberKind::ToHit, Some(label.clone()), notes);
    }
    let own = action.save.as_mut().map(|save| &mut save.difficulty);
    let clauses = action.clauses.iter_mut().filter_map(|clause| clause.save.as_mut()?.1.as_mut());
    for number in own.into_iter().chain(&mut action.save_difficulty).chain(clauses) {
        lower(number, save, NumberKind::SaveDifficulty, Some(label.clone()), notes);
    }
}

fn lower(number: &mut i64, most: i64, what: NumberKind, of: Option<LabelRef>, notes: &mut Notes<'_>) {
    if *number > most {
        notes.add(Done::NumberLowered { what, from: *number, to: most, of });
        *number = most;
    }
}
