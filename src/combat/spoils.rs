//! What the fallen leave (layers-items.md 6.3, combat.md 3.18, amendments.md 2).
//!
//! Where no foe bears a table, nothing drops. The format lets an engine put things of its own into its own world instead
//! (`items.native`); that world is not ours, no file names what is in it, and a ruleset's bags would take none of it. So
//! nothing is invented here: native items or not, a fight drops what its tables say.
//!
//! Must not know: who takes it, games.

use crate::combat::{Encounter, Outcome, Side};
use crate::dice::Roller;
use crate::items::loot::{Drop, ReadyTable, merge};
use crate::rules::Effective;

/// Rolls what a won fight leaves: each defeated foe's own table, else its tier's, in the order in which they stand; drops
/// of the same thing are one. Nothing after any other end.
///
/// That a fight is looted once is for its keeper to see to.
pub fn spoils(rules: &Effective, fight: &Encounter, roller: &mut Roller) -> Vec<Drop> {
    let mut drops = Vec::new();
    if fight.outcome != Some(Outcome::Victory) {
        return drops;
    }
    for foe in fight.side(Side::Enemy).filter(|foe| foe.defeated) {
        let Some(table) = foe.loot.as_ref().and_then(|id| rules.loot_table(id.as_str())) else { continue };
        for drop in ReadyTable::of(rules, table).roll(roller) {
            merge(&mut drops, drop);
        }
    }
    drops
}
