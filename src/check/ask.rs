//! What is asked of a check, whoever asks: a tag, the odds, a dialog (checks.md 5.2).
//!
//! Must not know: how it was written, who makes it.

/// A check as it is asked for. Names are as written; everything but the name may be left out.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct CheckAsk {
    /// What is rolled: a save, a skill or an ability; a name that nothing answers to is rolled with number 0.
    pub name: String,
    /// The number to reach, or the successes needed; outranks the step's.
    pub dc: Option<i64>,
    /// A step of the ladder.
    pub difficulty: Option<String>,
    /// Whether it is asked for with advantage (sums).
    pub advantage: bool,
    /// Whether it is asked for with disadvantage (sums).
    pub disadvantage: bool,
    /// Another ability to roll with.
    pub with: Option<String>,
    /// The face that each die must reach (pools).
    pub threshold: Option<f64>,
    /// Dice for the situation (pools).
    pub bonus: Option<i64>,
    /// The face that throws another die (pools).
    pub explode: Option<i64>,
    /// The face that counts twice (pools).
    pub double: Option<i64>,
    /// A standing reroll, by id (pools).
    pub reroll: Option<String>,
    /// A d20 that the player threw already (sums of one d20).
    pub pre_rolled: Option<u32>,
    /// Points of a pool that are to be spent (pools).
    pub spend: Option<SpendAsk>,
    /// An entry of the sheet that is to be used (pools).
    pub use_entry: Option<String>,
}

/// Points that are to be spent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SpendAsk {
    /// The pool, as written.
    pub pool: String,
    /// How many; above 0.
    pub amount: i64,
}

/// Why a check is not rolled. Nothing changes then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckRefusal {
    /// It cannot be rolled untrained.
    Untrained,
    /// It names no difficulty that the ruleset has, and no number.
    NoDifficulty,
    /// Its number is not one that a check of this ruleset may have.
    DifficultyOutOfRange,
}

impl CheckRefusal {
    /// The word that answers carry.
    pub fn code(self) -> &'static str {
        match self {
            Self::Untrained => "untrained",
            Self::NoDifficulty => "no-difficulty",
            Self::DifficultyOutOfRange => "difficulty-out-of-range",
        }
    }
}
