//! From what happened to what is said of it: a fight's event becomes a line, a line becomes a sentence in any language.
//!
//! Nothing is worked out here: events carry finished numbers, and which sentence is said depends on them alone. Sentences
//! are whole; parts of a roll are sentences of their own, chosen by case (combat.md 5.2).
//!
//! Must not know: rules, dice being thrown, screens.

mod attack;
mod board;
mod cast;
mod condition;
mod contest;
mod cost;
mod dying;
mod event;
mod harm;
mod left;
mod line;
mod menu;
mod note;
mod order;
mod refused;
mod roll;
mod say;
mod tour;

pub use cast::{Cast, CastName};
pub use event::narrate;
pub use left::why_left;
pub use line::{Kind, Level, Line, Part, Sentence};
pub use menu::{MenuCost, cost_line, forecast_line, named, option_costs, option_name};
pub use note::note_line;
pub use refused::refusal;
pub use say::{Said, SaidString, say, say_sentence};
pub use tour::{TourLine, tour};
