//! Character sheets: what is stored, what is worked out of it, what changes in play.
//!
//! Must not know: bags, fights, games, files, screens.

mod advance;
mod aside;
mod build_change;
pub mod catalog;
mod command;
mod edit;
mod edit_refusal;
mod evaluate;
pub mod explain;
mod find;
mod fit;
mod held;
mod live_change;
mod live_now;
mod live_state;
mod migrate;
mod payment;
mod pools;
mod read;
mod refusal;
mod rest;
mod stored;
mod sums;
mod use_entry;
mod values;
mod words;
mod wounds;

pub use advance::{Advance, AdvanceDecision, AdvanceNow, AdvanceRefusal, AdvanceStep, decide_advance};
pub use aside::{UNREADABLE, put_aside, take_back};
pub use build_change::{BuildChange, BuildPart, evolve_build, present, undo_all};
pub use catalog::scaled;
pub use command::{AMOUNT_MAX, LiveCommand, LiveDecision, TrackMove, decide_live};
pub use edit::{EditCommand, EditTarget, decide_edit, offered_tiers};
pub use edit_refusal::EditRefusal;
pub use evaluate::{evaluate, evaluate_static};
pub use find::names;
pub use fit::{EditValue, fit, fit_number};
pub use held::{AbilityEffect, EffectSource, HeldItems, HeldSource, NoItems};
pub use live_change::{LiveChange, evolve_live, live_difference};
pub use live_now::{LiveNow, Switch};
pub use live_state::{KEY_LENGTH_MAX, LIVE_BYTES_MAX, LiveState, PoolState, WoundState};
pub use migrate::{Migrated, ReadSheet, migrate_build, migrate_live, read_sheet, settle_live};
pub use payment::{Bill, BillPart, PoolFamily, PoolFunds};
pub use pools::{LIVE_NUMBER_MAX, POOLS_MAX, PoolOrigin, PoolValue, row_pool_key};
pub use read::{CellValue, cell_value, field_by_id, json_number};
pub use refusal::LiveRefusal;
pub use stored::{Build, CATALOG_MARK, LIST_ROWS_MAX, SHEET_BYTES_MAX, StoredSheet};
pub use use_entry::{Paid, UseDecision, UseRefusal, decide_use, decide_uses, find_used, helping, paying, usable};
pub use values::{AbilityValue, SkillKind, SkillValue, StateValue, TrackValue, Values, state_label, state_untouched};
pub use wounds::{NoBox, WOUND_PLACES_MAX, WoundPlace, WoundValue};
