//! Stories: the tags that a Game Master writes into a reply, what comes of them, how they are written back.
//!
//! Must not know: saves, files, languages, screens; no rule of a game, which `sheet`, `items`, `check` and `combat` hold.

pub mod answer;
pub mod canonical;
mod check_act;
pub mod check_odds;
pub mod check_record;
pub mod check_tag;
mod fact;
mod reply;
mod sheet_act;
pub mod sheet_tag;
pub mod tag;
pub mod who;

pub use fact::{StoryFact, evolve_story};
pub use reply::{Reply, SHEET_TAGS_MAX, answer_reply};
