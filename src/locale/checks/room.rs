//! How much room a string has where it is shown on a terminal of 80 cells, and whether its translation fits.
//!
//! The numbers are those of the screens (`view`), which wrap or cut what is longer: `tests/rooms.rs` walks through them with a
//! translation that fills each room to the brim. A log line wraps and has no bound. A translation is never held to less than
//! its English takes.
//!
//! Must not know: how a screen is laid out.

use std::collections::HashMap;

use unicode_width::UnicodeWidthStr;

use crate::locale::checks::slip::{Pair, Slip};
use crate::locale::display::DisplayString;
use crate::source::Code;
use crate::text::cell_width;

/// Longer than this, and more than twice the English, is worth a look.
const LONG_CELLS: usize = 20;

/// A place with a bound.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// How many cells of it are seen.
    pub cells: usize,
    /// Where, as the help of a finding says it.
    pub place: &'static str,
}

/// The narrowest place of every string that has one.
pub(super) fn rooms(strings: &[DisplayString]) -> HashMap<&str, Room> {
    let mut rooms: HashMap<&str, Room> = HashMap::new();
    for string in strings {
        let Some(room) = room(&string.pointer) else { continue };
        let narrowest = rooms.entry(string.text.english()).or_insert(room);
        if room.cells < narrowest.cells {
            *narrowest = room;
        }
    }
    rooms
}

/// The bound of the place that a pointer of a display string names; nothing where it is shown whole.
pub fn room(pointer: &str) -> Option<Room> {
    let steps: Vec<&str> = pointer.split('/').skip(1).collect();
    let (cells, place) = match steps.as_slice() {
        ["sheet", "abilities", _, "short"] => (8, "beside a score"),
        ["sheet", "abilities" | "skills" | "saves" | "derived", _, "label"] => (26, "in the rows of a sheet"),
        ["sheet", "lists", _, "columns", _, "label"] => (20, "above a column"),
        ["sheet", "sections" | "lists", _, "label"] => (34, "above a part of a sheet"),
        ["sheet", "live", "conditions" | "states", .., "label"] => (20, "beside a name in a fight"),
        ["sheet", "live", "pools" | "tracks", _, "label"] => (24, "beside a bar"),
        ["combat", "economy", "budgets", _, "label"] => (14, "above the menu of a fight"),
        ["combat", "checks" | "contests", _, "label"] => (28, "in the menu of a fight"),
        ["items", "currencies", _, "units", _, "label"] => (18, "after a price"),
        ["items", "market", "sellers", _, "label"] => (23, "in the list of sellers"),
        ["items", "market", "prices", _, "label"] => (17, "in the list of prices"),
        ["layers", _, "label"] => (29, "beside a toggle"),
        [.., "creature", "actions", _, "name"] => (28, "in the menu of a fight"),
        ["catalogs", _, "entries", _, "label"] | ["entries", _, "label"] => (22, "in a list of foes or goods"),
        _ => return None,
    };
    Some(Room { cells, place })
}

/// Cells as the widest of the terminals counts them: languages of wide letters often show ambiguous ones wide too.
fn width(text: &str, language: &str) -> usize {
    match language {
        "zh" | "ja" | "ko" => text.width_cjk(),
        _ => cell_width(text),
    }
}

/// Whether a translation fits.
pub(super) fn slips(pair: Pair<'_>, room: Option<Room>, found: &mut Vec<Slip>) {
    let (taken, english) = (width(pair.text, pair.language), cell_width(pair.english));
    if let Some(room) = room
        && taken > room.cells.max(english)
    {
        let message = format!("the translation of `{}` takes {taken} cells", pair.english);
        let help = format!("{} cells are seen {}", room.cells.max(english), room.place);
        found.push(Slip::warning(Code::TooWide, message).help(help));
    } else if taken > LONG_CELLS && taken > english * 2 {
        let message =
            format!("the translation of `{}` is more than twice as long: {taken} cells for {english}", pair.english);
        found.push(Slip::note(Code::MuchLonger, message).help("see whether a shorter word says it"));
    }
}
