//! Layers folded in: what is on, what it changes, what the game reads from then on.
//!
//! [`Effective`] is a view: it owns what layers change and shares the rest, so that a toggle costs microseconds.
//! Everything downstream reads only `Effective`.
//!
//! Must not know: sheets in play, dice, disks, screens.

mod change;
mod coins;
mod document;
mod effective;
mod fold;
mod hide;
mod invented;
mod selection;
mod taken;

pub use change::{Change, ChangeEffect, ChangeRow, NotCarriedOut};
pub use coins::{CoinView, Coins};
pub use effective::{Effective, LadderStep, LadderView, MarketView, ladder_view};
pub use selection::{DropReason, Dropped, Selection, SelectionFault, toggled};

#[cfg(test)]
mod tests;
