//! Table › Story: replies with their alternates and what players changed between them, the newest at the bottom.
//!
//! Must not know: how tags are answered, what taking back does to a state.

mod back;
mod told;

use crate::game::story::{Entry, Story};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::{SafeText, cell_width, safe};
use crate::view::action::Scope;
use crate::view::model::{Line, Overflow, Pane, Role, Screen, Scroll, Share};
use crate::view::parts::{column, frame, word};
use crate::view::table::entitle;

pub use back::what_goes_back;
pub use told::{explained, told_lines};

/// Entries drawn on either side of the chosen one: more than any terminal has rows.
const DRAWN_AROUND: usize = 200;

/// Cells of a row at the smallest terminal; how far an entry is read down is counted in these.
const ROW_CELLS: usize = 76;

/// What is chosen on the screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct StoryState {
    /// How many entries up from the newest.
    pub up: usize,
    /// How many rows of the chosen entry were read.
    pub down: usize,
}

/// Something that stands on the screen.
#[derive(Debug, Clone, Copy)]
pub enum Item<'s> {
    /// An entry of the story, and how many replies there are up to it.
    Entry(&'s Entry, usize),
    /// What players changed since the latest entry, by its number.
    Since(u64),
}

impl Item<'_> {
    /// The number to take it back by.
    pub fn seq(&self) -> u64 {
        match self {
            Self::Entry(entry, _) => entry.seq(),
            Self::Since(seq) => *seq,
        }
    }

    /// The rows that it fills at the smallest terminal, about.
    pub fn rows(&self, locale: &Locale) -> usize {
        let cells = |line: &Line| line.pieces.iter().map(|piece| cell_width(piece.text.as_str())).sum::<usize>();
        lines_of(self, locale).iter().map(|line| cells(line).div_ceil(ROW_CELLS).max(1)).sum()
    }
}

/// How many things stand on the screen.
pub fn count(story: &Story) -> usize {
    story.entries().len() + usize::from(story.own().is_some())
}

/// The chosen one.
pub fn chosen<'s>(state: &StoryState, story: &'s Story) -> Option<Item<'s>> {
    let last = count(story).checked_sub(1)?;
    items(story).nth(last.saturating_sub(state.up))
}

fn items(story: &Story) -> impl Iterator<Item = Item<'_>> {
    let entries = story.entries().iter().scan(0, |replies, entry| {
        *replies += usize::from(matches!(entry, Entry::Reply { .. }));
        Some(Item::Entry(entry, *replies))
    });
    entries.chain(story.own().map(Item::Since))
}

/// Draws the screen.
pub fn screen(state: &StoryState, story: &Story, rules: &Effective, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Story, SafeText::default());
    entitle(&mut screen, rules, Scope::Story, locale);
    let at = count(story).saturating_sub(1).saturating_sub(state.up);
    let first = at.saturating_sub(DRAWN_AROUND);
    let (mut lines, mut selected) = (Vec::new(), None);
    for (place, item) in items(story).enumerate().skip(first).take(2 * DRAWN_AROUND) {
        if place == at {
            selected = Some(lines.len());
        }
        lines.extend(lines_of(&item, locale));
    }
    if lines.is_empty() {
        lines.push(Line::with(word(locale, "story-empty"), Role::Faint));
        lines.push(Line::with(word(locale, "story-hint"), Role::Notice));
    }
    let pane = Pane {
        title: locale.word("story-count", &[("count", Arg::from(story.told().count()))]),
        lines,
        selected,
        focused: true,
        overflow: Overflow::Wrap,
        scroll: Scroll::Selected(state.down),
        ..Pane::default()
    };
    screen.columns = vec![column(Share::Part(1), pane)];
    screen
}

/// An item under its heading.
fn lines_of(item: &Item<'_>, locale: &Locale) -> Vec<Line> {
    let back = word(locale, "story-taken-back");
    let taken_back = |line: Line, entry: &Entry| match entry.taken_back() {
        // Alternates stand at the end already.
        true if !line.end.is_empty() => line.at_end(safe(" · "), Role::Faint).at_end(back.clone(), Role::Notice),
        true => line.at_end(back.clone(), Role::Notice),
        false => line,
    };
    match item {
        Item::Entry(entry @ Entry::Reply { alternates, shown, .. }, number) => {
            let mut heading = Line::with(locale.word("story-reply", &[("number", Arg::from(*number))]), Role::Faint);
            if alternates.len() > 1 {
                let args = [("number", Arg::from(shown + 1)), ("count", Arg::from(alternates.len()))];
                heading = heading.at_end(locale.word("story-alternate", &args), Role::Key);
            }
            let mut lines = vec![taken_back(heading, entry)];
            lines.extend(alternates.get(*shown).into_iter().flat_map(|one| told_lines(&one.told, locale)));
            lines
        }
        Item::Entry(entry @ Entry::Own { .. }, _) => {
            vec![taken_back(Line::with(word(locale, "story-own"), Role::Faint), entry)]
        }
        Item::Since(_) => vec![Line::with(word(locale, "story-own"), Role::Faint)],
    }
}
