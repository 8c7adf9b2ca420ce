//! One game: its pin, its party, where it is, the fight it is in. Commands are decided into events, events change the game.
//!
//! `decide` is pure and may refuse; `evolve` is total. Whatever happened is in an event.
//!
//! Must not know: disks, languages, screens.

mod command;
mod decide;
mod event;
mod evolve;
pub mod history;
pub mod left_fight;
mod pin;
mod refusal;
mod state;
pub mod story;
mod told;

pub use command::Command;
pub use decide::{can_go_on, can_retell, decide, dice_used, told};
pub use event::Event;
pub use evolve::evolve;
pub use pin::{Pin, SAVE_LAYOUT};
pub use refusal::GameRefusal;
pub use state::{FightLog, Game, LootRoll};
pub use story::Told;
