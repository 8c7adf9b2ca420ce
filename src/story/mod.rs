//! Stories: the tags that a Game Master writes into a reply, what comes of them, how they are written back.
//!
//! Must not know: saves, files, languages, screens; no rule of a game, which `sheet`, `items`, `check` and `combat` hold.

pub mod answer;
mod bag_act;
mod buy_act;
pub mod canonical;
mod check_act;
pub mod check_odds;
pub mod check_record;
pub mod check_tag;
mod coin_act;
mod desk;
mod fact;
mod invent_act;
mod inventory_act;
pub mod inventory_tag;
pub mod item_answer;
mod loot_act;
mod place_act;
mod proposal;
mod reply;
mod setting;
mod sheet_act;
mod sheet_answer;
pub mod sheet_tag;
pub mod tag;
mod use_act;
pub mod who;

pub use desk::ITEM_TAGS_MAX;
pub use fact::{Scene, StoryFact, evolve_story};
pub use reply::{Reply, answer_reply};
pub use setting::{Setting, StockDice};
pub use sheet_answer::SHEET_TAGS_MAX;
