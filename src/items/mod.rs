//! Bags, coins, the market, loot: what a party carries and how it changes hands.
//!
//! Must not know: checks, fights, games, files, screens.

mod member;
mod stack;

pub use member::{Member, Party, Place};
pub use stack::{ItemKey, STACK_QUANTITY_MAX, Stack};
