//! Catalogs on a sheet: what a picker offers, what picking writes, which cells follow the sheet, what newer text a ruleset
//! has for picked rows (the seed on catalogs, sheets.md 6, amendments.md 6).
//!
//! Must not know: who asks, whether a game is going on, screens.

mod filter;
mod mark;
mod offer;
mod pick;
mod refresh;
pub mod scaled;
mod search;

pub use filter::{Choice, FilterOption, FilterOptions};
pub use mark::{entry_of, mark_of};
pub use offer::{DRAWN_MAX, Narrowing, Offer, entry_text, held};
pub use pick::{Dropped, DroppedEntry, FullList, PickRefusal, Picked, decide_pick};
pub use refresh::{Apply, Newer, NewerCell, NotOffered, decide_refresh, newer};
pub use search::SearchText;
