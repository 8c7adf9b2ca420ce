//! The library: what is installed, and what is to be.
//!
//! Must not know: keys, ratatui, where bytes come from.

mod uses;

pub use uses::{game_uses, pinned};
