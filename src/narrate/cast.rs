//! Who is who: names of combatants, asked for by id.

use smol_str::SmolStr;

use crate::combat::{CombatantId, Encounter, Side};
use crate::game::left_fight::LeftFight;
use crate::text::Named;

/// What a combatant is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CastName {
    /// A name that the ruleset gave, with its number: it is translated.
    OfRuleset(Named),
    /// A name that a player gave: it is shown as it is.
    OfPlayer(SmolStr),
}

/// Looks names up. An id that nobody has is shown as itself.
pub trait Cast {
    /// What a combatant is called.
    fn name(&self, id: &CombatantId) -> Option<CastName>;
}

/// The cast of a fight: party members bear the names that players gave them.
impl Cast for Encounter {
    fn name(&self, id: &CombatantId) -> Option<CastName> {
        let who = self.combatant(id)?;
        Some(match who.side {
            Side::Party if who.member.is_some() => CastName::OfPlayer(who.name.shared_english()),
            _ => CastName::OfRuleset(who.name.clone()),
        })
    }
}

/// The cast of a fight that cannot go on: names as they were stored, which no ruleset translates.
impl Cast for LeftFight {
    fn name(&self, id: &CombatantId) -> Option<CastName> {
        self.name_of(id).map(|name| CastName::OfPlayer(name.into()))
    }
}

/// Nobody is known: every id is shown as itself.
impl Cast for () {
    fn name(&self, _id: &CombatantId) -> Option<CastName> {
        None
    }
}

impl<C: Cast + ?Sized> Cast for &C {
    fn name(&self, id: &CombatantId) -> Option<CastName> {
        (**self).name(id)
    }
}
