//! A person's language: a ruleset's translations, the program's own words, and where every shown text came from.
//!
//! Ruleset text stays English everywhere else; here is the only door through which it reaches a person's eyes.
//!
//! Must not know: layers being on, sheets, games, disks, screens.

mod arg;
mod chain;
mod checks;
mod display;
mod number;
mod pseudo;
mod strings;
mod tag;
mod template;
mod translation;
mod voice;
mod words;

pub use arg::Arg;
pub use chain::Chain;
pub use checks::{
    ALLOW_ENDING, Allowances, Beside, Coverage, Report, Room, Untranslated, allow_file_name, check_translation, room,
};
pub use display::{DisplayString, Section, display_strings};
pub use number::Fraction;
pub use pseudo::Pseudo;
pub use tag::{Direction, Tag};
pub use template::template;
pub use translation::{PackageWords, Translation};
pub(crate) use voice::LookedUp;
pub use voice::{Found, Locale, MissingWord, Shown};
pub(crate) use words::Piece;
pub use words::{WORD_LANGUAGES, own_name, spoken};
