//! Checks: what a check is thrown with, the throw, what comes of it, and its exact odds; using an item, which may ask for one
//! (checks.md).
//!
//! Must not know: fights, tags, games, files, screens.

pub mod amount;
mod ask;
mod difficulty;
pub mod gate;
mod item_effect;
mod item_note;
mod item_use;
mod item_uses;
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
pub mod vitals;

pub use ask::{CheckAsk, CheckRefusal, SpendAsk};
pub use difficulty::{Difficulty, difficulty, find_step, range};
pub use item_effect::{Thrown as ThrownAmount, UseEffect};
pub use item_note::note;
pub use item_use::{Breaking, ItemUseRefusal, Spent, UseAim, Used, use_item};
pub use item_uses::{USES_MAX, UsedTimes, use_times};
pub use number::{CheckNumber, NumberTerm, TermKind, check_number, rolled_with};
pub use outcome::Outcome;
pub use plan::{Botch, CheckPlan, EffectDice, Lean, PoolPlan, Reroll, SumPlan};
pub use prepare::{Automatic, Preparation, Prepared, TargetName, prepare};
pub use purchase::{Gains, Purchase};
pub use target::{CheckTarget, find_ability, find_target};
pub use throw::{Thrown, throw};
