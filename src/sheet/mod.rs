//! Character sheets: what is stored, what is worked out of it, what changes in play.
//!
//! Must not know: bags, fights, games, files, screens.

mod live_state;
mod stored;

pub use live_state::{LiveState, PoolState, WoundState};
pub use stored::{Build, CATALOG_MARK, SHEET_BYTES_MAX, StoredSheet};
