//! The machine: where this user's data and settings stand, files that are written whole, the clock, entropy. The one door to
//! each.
//!
//! Must not know: rulesets, games, screens.

mod clock;
mod disk;
mod folders;

pub use clock::{fresh_seed, seconds_since, unix_seconds};
pub use disk::{sync_folder, write_synced};
pub use folders::{config_folder, data_folder};
