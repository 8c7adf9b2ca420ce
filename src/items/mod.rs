//! Bags, coins, the market, loot: what a party carries and how it changes hands.
//!
//! Everything here is worked out and nothing is changed: the answers are facts about a bag ([`BagFact`]) that are applied
//! afterwards. Numbers of a sheet are read through a function that is handed in.
//!
//! Must not know: checks, fights, games, files, screens.

pub mod arrange;
pub mod bag;
pub mod book;
pub mod buy;
pub mod carry;
pub mod coins;
mod fact;
pub mod find;
pub mod give;
pub mod held;
pub mod invent;
mod invent_draft;
mod invent_effect;
mod invent_stat;
pub mod loot;
pub mod market;
mod market_block;
mod member;
pub mod odds;
mod part;
pub mod payment;
pub mod pile;
mod precise;
pub mod price;
pub mod recharge;
pub mod sell;
pub mod share;
pub mod slots;
mod stack;
mod stack_findings;
pub mod table_lines;
pub mod transfer;
pub mod visit;
pub mod wear;
pub mod why_not;

pub use fact::{BagFact, apply, apply_all, count_held};
pub use market_block::{WARES_LISTED_MAX, market_block};
pub use member::{Member, Party, Place, player_of};
pub use part::{PartRefusal, Removed, discard, remove};
pub use stack::{ItemKey, STACK_QUANTITY_MAX, Stack};
