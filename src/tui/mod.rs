//! The terminal application: loop, keys, drawing. The only place that knows ratatui and crossterm.
//!
//! Must not know: rules. It turns keys into intents, intents into commands, and plain data into cells.

pub mod app;
mod crash;
mod draw;
mod input;
mod news;
mod run;
mod terminal;
mod theme;

pub use app::Places;
pub use draw::{CELLS_MIN, draw};
pub use input::{Input, input_of};
pub use run::{Ending, Start, run};
pub use terminal::{Screen, TerminalGuard};
pub use theme::Palette;
