//! The machine: where this user's data and settings stand, files that are written whole, the network, the clock,
//! entropy, which process this is. The one door to each.
//!
//! Must not know: rulesets, games, screens.

mod clock;
mod disk;
mod folders;
mod hex;
mod limit;
mod process;
mod web;

pub use clock::{Stopwatch, file_stamp, fresh_seed, said_time, seconds_apart, seconds_since, unix_seconds};
pub use disk::{DiskFault, is_safe_path, is_temporary, replaced_with, same_file, sync_folder, write_synced};
pub use folders::{config_folder, data_folder, from_home};
pub use hex::hex;
pub use limit::outlive_size_limit;
pub use process::{ProcessMark, Standing, program_name};
pub use web::{Web, WebFault, WebWatch, is_loopback_address, is_web_address};
