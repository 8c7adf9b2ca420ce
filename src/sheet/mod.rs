//! Character sheets: what is stored, what is worked out of it, what changes in play.
//!
//! Must not know: bags, fights, games, files, screens.

mod build_change;
pub mod catalog;
mod command;
mod evaluate;
mod find;
mod held;
mod live_change;
mod live_now;
mod live_state;
mod migrate;
mod pools;
mod read;
mod refusal;
mod rest;
mod stored;
mod sums;
mod values;
mod words;
mod wounds;

pub use build_change::{BuildChange, BuildPart, evolve_build};
pub use catalog::scaled;
pub use command::{AMOUNT_MAX, LiveCommand, LiveDecision, TrackMove, decide_live};
pub use evaluate::{evaluate, evaluate_static};
pub use find::names;
pub use held::{AbilityEffect, HeldItems, NoItems};
pub use live_change::{LiveChange, evolve_live};
pub use live_now::{LiveNow, Switch};
pub use live_state::{KEY_LENGTH_MAX, LiveState, PoolState, WoundState};
pub use migrate::{Migrated, ReadSheet, migrate_build, migrate_live, read_sheet};
pub use pools::{LIVE_NUMBER_MAX, POOLS_MAX, PoolOrigin, PoolValue, row_pool_key};
pub use read::{CellValue, cell_value};
pub use refusal::LiveRefusal;
pub use stored::{Build, CATALOG_MARK, SHEET_BYTES_MAX, StoredSheet};
pub use values::{AbilityValue, SkillKind, SkillValue, StateValue, TrackValue, Values, state_label, state_untouched};
pub use wounds::{NoBox, WOUND_PLACES_MAX, WoundPlace, WoundValue};
