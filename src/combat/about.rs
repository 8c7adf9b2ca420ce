//! Whom an event is about: who did it, whom it befell, who answers it. Logs are filtered by them.
//!
//! Must not know: how it is said.

use crate::combat::event::FightEvent;
use crate::combat::event_part::CombatantId;

impl FightEvent {
    /// Everybody that the event names, whoever did it first; nobody for what befalls the whole fight.
    pub fn about(&self) -> Vec<&CombatantId> {
        match self {
            Self::Initiative { .. } | Self::Round { .. } | Self::Outcome { .. } => Vec::new(),
            Self::Deed { actor, targets, .. } => std::iter::once(actor).chain(targets).collect(),
            Self::Attack { actor, target, .. }
            | Self::Rider { actor, target, .. }
            | Self::Contest { actor, target, .. }
            | Self::Recheck { actor, target, .. } => vec![actor, target],
            Self::Hardness { source, target, .. } => vec![source, target],
            Self::Cancelled { actor, by_id, .. } => vec![by_id, actor],
            Self::Standard { actor, target, .. } => std::iter::once(actor).chain(target).collect(),
            Self::Save { actor, source, .. } | Self::Shift { actor, source, .. } => {
                std::iter::once(actor).chain(source).collect()
            }
            Self::Damage { target, source, .. }
            | Self::Heal { target, source, .. }
            | Self::Temporary { target, source, .. }
            | Self::Restored { target, source, .. } => source.iter().chain(std::iter::once(target)).collect(),
            Self::Condition { target, tracking, .. } => {
                let source = tracking.as_ref().and_then(|tracking| tracking.source.as_ref());
                source.into_iter().chain(std::iter::once(target)).collect()
            }
            Self::Window { waiting, source_id, .. } => source_id.iter().chain(waiting).collect(),
            Self::Turn { actor, .. }
            | Self::Spend { actor, .. }
            | Self::Budget { actor, .. }
            | Self::Uses { actor, .. }
            | Self::Broke { actor, .. }
            | Self::Gate { actor, .. }
            | Self::Recharge { actor, .. }
            | Self::Signature { actor, .. }
            | Self::Strikes { actor, .. }
            | Self::Gives { actor, .. }
            | Self::Concentration { actor, .. }
            | Self::Pass { actor, .. }
            | Self::Control { actor, .. }
            | Self::Answered { actor, .. }
            | Self::Shot { actor, .. }
            | Self::Reload { actor, .. }
            | Self::Recovered { actor, .. }
            | Self::Dying { actor, .. }
            | Self::Down { actor, .. }
            | Self::Defeated { actor }
            | Self::Revived { actor, .. }
            | Self::Refused { actor, .. } => vec![actor],
        }
    }
}
