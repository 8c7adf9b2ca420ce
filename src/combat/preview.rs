//! An opponent as it would stand in a fight, before there is one: for whoever chooses whom to fight.
//!
//! Must not know: screens, who fights against it.

use crate::combat::build::creature::{of_entry, of_tier};
use crate::combat::encounter::Combatant;
use crate::combat::event_part::CombatantId;
use crate::combat::foe_request::{Foe, find_named};
use crate::rules::Effective;
use crate::text::Named;

/// What a request of that name would bring: an entry of a bestiary, or a tier's block. A plain block's health is thrown when
/// the fight begins, so it has none here. `None` where nothing has that name.
pub fn preview(rules: &Effective, name: &str) -> Option<Combatant> {
    let combat = rules.ruleset().combat.as_ref()?;
    let id = CombatantId(name.into());
    Some(match find_named(rules, name)? {
        Foe::Entry(reference, entry, creature) => {
            let name = Named::alone(entry.label.text().clone());
            of_entry(rules, combat, id, name, &reference, creature)
        }
        Foe::Tier(tier) => of_tier(combat, id, Named::alone(tier.label.text().clone()), tier),
    })
}
