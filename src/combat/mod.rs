//! Fights: who stands, what they may do, what comes of it.
//!
//! The menu is the only place of legality. `decide` makes events out of a choice, `evolve` applies them.
//!
//! Must not know: stories, games, files, languages, screens.

mod event;

pub use event::{
    Adjust, AttackOutcome, Bonus, CombatantId, ConcentrationEnd, ConcentrationState, ConditionReason, ContestThrow,
    DyingResult, FightEvent, FightRefusal, Health, InitiativeEntry, LabelRef, Mode, Outcome, PoolThrow, SoakThrow,
};
