//! The machine: where this user's data and settings stand.
//!
//! Must not know: rulesets, games, screens.

mod folders;

pub use folders::{config_folder, data_folder};
