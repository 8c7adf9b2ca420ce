//! Checks: what a check is thrown with, the throw, what comes of it, and its exact odds (checks.md).
//!
//! Must not know: fights, tags, games, files, screens.

pub mod odds;
mod plan;

pub use plan::{Botch, CheckPlan, EffectDice, Lean, PoolPlan, Reroll, SumPlan};
