//! Temperaments: what somebody weighs most (combat.md 3.21).

use crate::combat::event_part::CombatantId;
use crate::combat::foes::candidates::Candidate;

/// A temperament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Temper {
    /// Strikes hard and counts no cost.
    Reckless,
    /// Counts costs twice.
    Cautious,
    /// Goes for whoever is nearly down.
    Opportunistic,
    /// Keeps friends up.
    Supportive,
    /// Prepares the ground.
    Methodical,
    /// Nothing in particular.
    Disciplined,
}

/// What each thing is worth.
struct Weights {
    damage: f64,
    finish: f64,
    healing: f64,
    support: f64,
    setup: f64,
    cost: f64,
}

impl Temper {
    /// The temperament of a unit: drawn once from the fight's seed and its id, so that a fight always plays the same.
    /// Half of all units are disciplined, as most of the format's temperaments weigh alike.
    pub fn of(seed: u64, id: &CombatantId) -> Self {
        let drawn = hashed(&format!("assignment:{seed}:{id}"));
        match drawn {
            part if part < 0.1 => Self::Reckless,
            part if part < 0.2 => Self::Cautious,
            part if part < 0.3 => Self::Opportunistic,
            part if part < 0.4 => Self::Supportive,
            part if part < 0.5 => Self::Methodical,
            _ => Self::Disciplined,
        }
    }

    /// What a candidate is worth to it.
    pub fn score(self, candidate: &Candidate) -> f64 {
        let weights = self.weights();
        candidate.damage * weights.damage
            + candidate.finish * weights.finish
            + candidate.healing * weights.healing
            + candidate.support * weights.support
            + candidate.setup * weights.setup
            - candidate.cost * weights.cost
    }

    fn weights(self) -> Weights {
        let plain = Weights { damage: 1.0, finish: 0.5, healing: 1.5, support: 0.35, setup: 0.2, cost: 0.2 };
        match self {
            Self::Reckless => Weights { damage: 2.0, healing: 0.4, cost: 0.0, ..plain },
            Self::Cautious => Weights { cost: 0.6, ..plain },
            Self::Opportunistic => Weights { finish: 3.0, ..plain },
            Self::Supportive => Weights { healing: 4.0, support: 1.2, ..plain },
            Self::Methodical => Weights { setup: 1.6, ..plain },
            Self::Disciplined => plain,
        }
    }
}

/// A number from 0 up to 1 out of text (FNV-1a, 32 bits).
pub fn hashed(text: &str) -> f64 {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    f64::from(hash) / 4_294_967_296.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::combat::foes::candidates::blow;

    /// combat.md 7, 26: an average of 4.5 at 60 %, against 10 health and against 4.
    #[test]
    fn worth_of_a_blow() {
        let (far, near) = (blow(4.5, 0.6, 10, 1), blow(4.5, 0.6, 4, 1));
        let close = |found: f64, wanted: f64| assert!((found - wanted).abs() < 1e-9, "{found} where {wanted}");
        close(Temper::Disciplined.score(&far), 0.27);
        close(Temper::Disciplined.score(&near), 0.975);
        close(Temper::Opportunistic.score(&near), 2.475);
    }
}
