//! What happens at no health (combat.md 1.15).

use crate::format::resolution::DiceCount;
use crate::format::scalar::{Id, Int};
use crate::format::shape::{object, words};
use crate::source::Code;

words! {
    /// How somebody dies.
    pub enum DyingKind {
        /// By saves.
        Saves = "saves",
    }
}

words! {
    /// What the top face of a death roll does.
    pub enum DyingMax {
        /// Brings back to 1.
        Revive1 = "revive-1",
        /// Is a success.
        Success = "success",
        /// Nothing special.
        None = "none",
    }
}

words! {
    /// How many failures something is.
    pub enum Failures {
        /// Two.
        Two = "two-failures",
        /// One.
        One = "one-failure",
        /// None.
        None = "none",
    }
}

impl Failures {
    /// As a number.
    pub fn count(self) -> i64 {
        match self {
            Self::Two => 2,
            Self::One => 1,
            Self::None => 0,
        }
    }
}

object! {
    /// What single faces of a death roll mean.
    pub struct DyingNaturals {
        /// The top one.
        def max: DyingMax = "max", DyingMax::None;
        /// The bottom one.
        def min: Failures = "min", Failures::None;
    }
}

object! {
    /// What happens at no health.
    pub struct Dying {
        /// How.
        req kind: DyingKind = "kind";
        /// The track that counts successes.
        req successes: Id = "successes";
        /// The track that counts failures.
        req failures: Id = "failures";
        /// Dice thrown.
        req dice: DiceCount = "dice";
        /// From which number on it is a success.
        req succeed_at: Int<1, 1000> = "succeedAt";
        /// What single faces mean.
        def naturals: DyingNaturals = "naturals", DyingNaturals { max: DyingMax::None, min: Failures::None };
        /// What harm to somebody down does.
        def damage_while_down: Failures = "damageWhileDown", Failures::None;
        /// What a critical on somebody down does.
        def critical_while_down: Failures = "criticalWhileDown", Failures::None;
        /// The condition put on.
        opt condition: Id = "condition";
    }
    check |value, at, reader| {
        let any = value.naturals.max != DyingMax::None || value.naturals.min != Failures::None;
        if any && value.dice.count.get() != 1 {
            reader.fault(Code::NotAllowedHere, &at.key("naturals"), "naturals need a single die");
        }
    }
}
