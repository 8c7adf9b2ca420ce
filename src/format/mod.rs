//! The ruleset format: its whole closed vocabulary as types, read from a document with every fault and its place.
//!
//! One file a part. A part reads itself (`shape`), cross-checks between parts stand in `check`.
//!
//! Must not know: layers being on, sheets in play, dice being thrown, disks, screens.

pub mod attack_list;
pub mod battle;
pub mod book;
pub mod capability;
pub mod catalog;
pub mod catalog_source;
pub mod cell;
pub mod check;
pub mod collection;
pub mod combat;
pub mod condition;
pub mod contest;
pub mod creature;
pub mod derived;
pub mod dying;
pub mod filter_column;
pub mod initiative;
pub mod invented;
pub mod item;
pub mod items;
pub mod layer;
pub mod live;
pub mod load;
pub mod loot;
pub mod market;
pub mod mechanics;
pub mod migration;
pub mod price;
pub mod proposed;
pub mod references;
pub mod resolution;
pub mod rest;
pub mod ruleset;
pub mod scalar;
pub mod schema;
pub mod shape;
pub mod sheet;
pub mod sheet_index;
pub mod value_ref;
