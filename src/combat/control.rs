//! Handing somebody of the party over to the program, and taking them back (combat.md 3.21, 3.22, 5.8). It is a fact of the
//! fight like any other, so a fight that was stopped goes on with the same hands.
//!
//! Must not know: who sits at the table.

use serde::{Deserialize, Serialize};

use crate::combat::encounter::{Combatant, Encounter, Side};
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, FightRefusal};

/// Who decides for somebody of the party.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Controller {
    /// Their player.
    #[default]
    Manual,
    /// The program, as it does for the other side.
    Ai,
}

/// Why nobody is handed over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ControlRefusal {
    /// The fight is over.
    EncounterOver,
    /// Nobody of that id is in it.
    UnknownActor,
    /// Only somebody of the party has a controller.
    NotOfTheParty,
}

impl ControlRefusal {
    /// The stable code.
    pub fn code(self) -> &'static str {
        match self {
            Self::EncounterOver => "encounter-over",
            Self::UnknownActor => "unknown-actor",
            Self::NotOfTheParty => "not-of-the-party",
        }
    }

    /// How a log of choices tells of it.
    pub fn reason(self) -> FightRefusal {
        match self {
            Self::EncounterOver => FightRefusal::EncounterOver,
            Self::UnknownActor => FightRefusal::UnknownActor,
            Self::NotOfTheParty => FightRefusal::BadTarget,
        }
    }
}

/// Hands somebody over or takes them back; nothing happens where it is so already.
///
/// # Errors
/// Where it cannot be.
pub fn control(fight: &Encounter, who: &CombatantId, by: Controller) -> Result<Vec<FightEvent>, ControlRefusal> {
    if fight.outcome.is_some() {
        return Err(ControlRefusal::EncounterOver);
    }
    let somebody = fight.combatant(who).ok_or(ControlRefusal::UnknownActor)?;
    if somebody.side != Side::Party {
        return Err(ControlRefusal::NotOfTheParty);
    }
    let changes = somebody.controller != by;
    Ok(changes.then(|| FightEvent::Control { actor: who.clone(), by }).into_iter().collect())
}

impl Combatant {
    /// Whether a player decides for them.
    pub fn is_played_by_hand(&self) -> bool {
        self.side == Side::Party && self.controller == Controller::Manual
    }
}

impl Encounter {
    /// Whoever is to choose now, where a player decides for them.
    pub fn asks_a_player(&self) -> Option<&Combatant> {
        self.to_choose().and_then(|id| self.combatant(id)).filter(|who| who.is_played_by_hand())
    }
}
