//! Temperaments: what somebody weighs most (combat.md 3.21).
//!
//! Must not know: menus, forecasts, dice.

use crate::combat::event_part::CombatantId;
use crate::combat::foes::candidate::Candidate;
use crate::combat::foes::tactics::hashed;

/// A temperament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Temper {
    /// Harm above all, at any price.
    Reckless,
    /// Spares what things cost.
    Cautious,
    /// Ends whoever can be ended.
    Opportunistic,
    /// Stands by its own; weighs as most do.
    Protective,
    /// Mends and helps.
    Supportive,
    /// Weighs everything as most do.
    Disciplined,
    /// Holds back once, when it is hurt badly.
    Cowardly,
    /// Holds back once, to see what comes.
    Patient,
    /// Prepares, and stays with the same target.
    Methodical,
    /// Acts with its own; weighs as most do.
    Coordinated,
    /// A beast: weighs as most do and has no ways of its own.
    Mindless,
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

/// What staying with the same target is worth to the methodical.
const SAME_TARGET: f64 = 0.35;
/// What holding back once is worth to the patient.
const PATIENT_HOLD: f64 = 0.65;
/// What holding back once is worth to the cowardly, when they are hurt badly.
const COWARDLY_HOLD: f64 = 0.8;

impl Temper {
    /// Every temperament that is drawn, in the order of the draw.
    pub const DRAWN: [Self; 10] = [
        Self::Reckless,
        Self::Cautious,
        Self::Opportunistic,
        Self::Protective,
        Self::Supportive,
        Self::Disciplined,
        Self::Cowardly,
        Self::Patient,
        Self::Methodical,
        Self::Coordinated,
    ];

    /// The temperament that choices of a sheet are filled in by: nobody knows yet what its bearer will be able to do
    /// (combat.md 3.19).
    pub fn before_built(seed: u64, id: &CombatantId) -> Self {
        match hashed([format!("assignment:{seed}:").as_str(), &id.0]) {
            part if part < 0.1 => Self::Reckless,
            part if part < 0.2 => Self::Cautious,
            part if part < 0.3 => Self::Opportunistic,
            part if part < 0.4 => Self::Supportive,
            part if part < 0.5 => Self::Methodical,
            _ => Self::Disciplined,
        }
    }

    /// Its word in the rules.
    pub fn word(self) -> &'static str {
        match self {
            Self::Reckless => "reckless",
            Self::Cautious => "cautious",
            Self::Opportunistic => "opportunistic",
            Self::Protective => "protective",
            Self::Supportive => "supportive",
            Self::Disciplined => "disciplined",
            Self::Cowardly => "cowardly",
            Self::Patient => "patient",
            Self::Methodical => "methodical",
            Self::Coordinated => "coordinated",
            Self::Mindless => "mindless",
        }
    }

    /// What a candidate is worth to it.
    pub fn score(self, candidate: &Candidate) -> f64 {
        let weights = self.weights();
        let same = if self == Self::Methodical && candidate.same_target { SAME_TARGET } else { 0.0 };
        candidate.damage * weights.damage
            + candidate.finish * weights.finish
            + candidate.healing * weights.healing
            + candidate.support * weights.support
            + candidate.setup * weights.setup
            + same
            - candidate.cost * weights.cost
    }

    /// What doing nothing is worth to it, for somebody who has not held back yet.
    pub fn hold(self, wounded: bool) -> f64 {
        match self {
            Self::Patient => PATIENT_HOLD,
            Self::Cowardly if wounded => COWARDLY_HOLD,
            _ => 0.0,
        }
    }

    fn weights(self) -> Weights {
        let plain = Weights { damage: 1.0, finish: 0.5, healing: 1.5, support: 0.35, setup: 0.2, cost: 0.2 };
        match self {
            Self::Reckless => Weights { damage: 2.0, healing: 0.4, cost: 0.0, ..plain },
            Self::Cautious => Weights { cost: 0.6, ..plain },
            Self::Opportunistic => Weights { finish: 3.0, ..plain },
            Self::Supportive => Weights { healing: 4.0, support: 1.2, ..plain },
            Self::Methodical => Weights { setup: 1.6, ..plain },
            _ => plain,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 1e-9, "{found} where {wanted}");
    }

    /// combat.md 7, 26: an average of 4.5 at 60 %, against 10 health and against 4.
    #[test]
    fn worth_of_a_blow() {
        let (far, near) = (Candidate::blow(4.5, 0.6, 10, 1), Candidate::blow(4.5, 0.6, 4, 1));
        close(Temper::Disciplined.score(&far), 0.27);
        close(Temper::Disciplined.score(&near), 0.975);
        close(Temper::Opportunistic.score(&near), 2.475);
    }

    #[test]
    fn holding_back() {
        close(Temper::Patient.hold(false), 0.65);
        close(Temper::Cowardly.hold(false), 0.0);
        close(Temper::Cowardly.hold(true), 0.8);
        close(Temper::Mindless.hold(true), 0.0);
    }

    #[test]
    fn same_target_counts_for_the_methodical_alone() {
        let blow = Candidate { same_target: true, ..Candidate::blow(4.5, 0.6, 10, 1) };
        close(Temper::Methodical.score(&blow), 0.62);
        close(Temper::Disciplined.score(&blow), 0.27);
    }
}
