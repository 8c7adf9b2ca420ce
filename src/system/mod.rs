//! The machine: where this user's data and settings stand, the clock, entropy. The one door to each.
//!
//! Must not know: rulesets, games, screens.

mod clock;
mod folders;

pub use clock::{Stopwatch, fresh_seed, seconds_since, unix_seconds};
pub use folders::{config_folder, data_folder};
