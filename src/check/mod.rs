//! Checks: what a check is thrown with, the throw, what comes of it, and its exact odds (checks.md).
//!
//! Must not know: fights, tags, games, files, screens.

mod ask;
mod difficulty;
pub mod label;
mod number;
pub mod odds;
pub mod outcome;
mod plan;
pub mod pool_rules;
mod prepare;
mod purchase;
pub mod sources;
mod target;
mod throw;
pub mod throw_pool;
pub mod throw_sum;

pub use ask::{CheckAsk, CheckRefusal, SpendAsk};
pub use difficulty::{Difficulty, difficulty, find_step, range};
pub use number::{CheckNumber, NumberTerm, TermKind, check_number};
pub use outcome::Outcome;
pub use plan::{Botch, CheckPlan, EffectDice, Lean, PoolPlan, Reroll, SumPlan};
pub use prepare::{Automatic, Preparation, Prepared, TargetName, prepare};
pub use purchase::{Gains, Purchase};
pub use target::{CheckTarget, find_ability, find_target};
pub use throw::{Thrown, throw};
