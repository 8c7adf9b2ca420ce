//! Ids and names that nobody in a fight has yet (combat.md 5.5, headless.md "Fights"). Ids count by what somebody is, names
//! by what they are called: two entries of one label are told apart, and an only one of its name has no number.
//!
//! Must not know: where anybody comes from, languages.

use smol_str::format_smolstr;

use crate::combat::encounter::Encounter;
use crate::combat::event_part::CombatantId;
use crate::text::{Named, RulesetText};

/// The first id of a kind that nobody has; numbered from the second on.
pub fn free_id(fight: &Encounter, base: &str) -> CombatantId {
    let base = if base.is_empty() { "nobody" } else { base };
    let plain = CombatantId(base.into());
    let numbered = (2_u32..).map(|number| CombatantId(format_smolstr!("{base}-{number}")));
    let mut ids = std::iter::once(plain.clone()).chain(numbered);
    ids.find(|id| fight.combatant(id).is_none()).unwrap_or(plain)
}

/// A name as nobody is called yet, whatever side they are on; numbered from the second on. Capital letters make no other name.
pub fn free_name(fight: &Encounter, base: RulesetText) -> Named {
    let key = |name: &Named| name.english().trim().to_lowercase();
    let taken = |name: &Named| fight.combatants.iter().any(|who| key(&who.name) == key(name));
    let plain = Named::alone(base.clone());
    let numbered = (2_u32..).map(|number| Named { base: base.clone(), number: Some(number) });
    let mut names = std::iter::once(plain.clone()).chain(numbered);
    names.find(|name| !taken(name)).unwrap_or(plain)
}
