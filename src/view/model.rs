//! What a screen is made of before anybody draws it: titled panes of lines, each line of pieces with a role.
//! All text here is [`SafeText`]: nothing else can reach the terminal.

use crate::text::SafeText;

/// What a piece of text is, never how it looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Role {
    /// Ordinary text.
    #[default]
    Plain,
    /// A heading or the name of what a line is about.
    Strong,
    /// Beside the point.
    Faint,
    /// Good for the party: a hit, points left, a choice that is on.
    Good,
    /// Bad for it: harm, a refusal, a finding.
    Bad,
    /// Worth a look: a change, a fallback, a warning.
    Notice,
    /// A key to press.
    Key,
    /// Ruled out; drawn struck through, and its line says why.
    Struck,
}

/// A piece of a line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// What it says.
    pub text: SafeText,
    /// What it is.
    pub role: Role,
}

/// A line of a pane.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Line {
    /// Its pieces, in reading order.
    pub pieces: Vec<Piece>,
    /// Pieces at the far end of the line.
    pub end: Vec<Piece>,
    /// How many cells it is set in.
    pub indent: u16,
    /// Whether it goes on below where it is wide, also in a pane whose lines are cut.
    pub wraps: bool,
}

impl Line {
    /// An empty line.
    pub fn empty() -> Self {
        Self::default()
    }

    /// A line of one plain piece.
    pub fn of(text: SafeText) -> Self {
        Self::with(text, Role::Plain)
    }

    /// A line of one piece.
    pub fn with(text: SafeText, role: Role) -> Self {
        Self::empty().and(text, role)
    }

    /// Adds a piece.
    #[must_use]
    pub fn and(mut self, text: SafeText, role: Role) -> Self {
        self.pieces.push(Piece { text, role });
        self
    }

    /// Adds a piece at the far end.
    #[must_use]
    pub fn at_end(mut self, text: SafeText, role: Role) -> Self {
        self.end.push(Piece { text, role });
        self
    }

    /// Sets the line in.
    #[must_use]
    pub fn indented(mut self, cells: u16) -> Self {
        self.indent = cells;
        self
    }

    /// Lets the line go on below where it is wide.
    #[must_use]
    pub fn wrapped(mut self) -> Self {
        self.wraps = true;
        self
    }

    /// The line as plain text, for tests and exports.
    pub fn plain(&self) -> String {
        let join = |pieces: &[Piece]| pieces.iter().map(|piece| piece.text.as_str()).collect::<String>();
        let mut text = " ".repeat(usize::from(self.indent)) + &join(&self.pieces);
        if !self.end.is_empty() {
            text.push_str("  ");
            text.push_str(&join(&self.end));
        }
        text
    }
}

/// What happens to lines wider than their pane.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Overflow {
    /// They are cut, and the cut is shown.
    #[default]
    Cut,
    /// They go on below.
    Wrap,
}

/// Where a pane's window on its lines stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Scroll {
    /// So many lines down, moved as far as the selected line needs.
    #[default]
    Top,
    /// At the end, moved up by so many lines.
    End(usize),
    /// So many lines down.
    Down(usize),
    /// The selected line at the top, and so many lines further down.
    Selected(usize),
}

/// A titled box of lines.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Pane {
    /// Its title.
    pub title: SafeText,
    /// At the right end of its title.
    pub title_end: SafeText,
    /// What it holds.
    pub lines: Vec<Line>,
    /// The line that is chosen.
    pub selected: Option<usize>,
    /// How many lines below it should be seen with it, as far as there is room.
    pub reveal: usize,
    /// Whether keys go to it.
    pub focused: bool,
    /// What happens to wide lines.
    pub overflow: Overflow,
    /// Where its window stands.
    pub scroll: Scroll,
}

/// How much room a part takes of what there is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Share {
    /// So many cells or lines.
    Fixed(u16),
    /// So many parts of what is left.
    Part(u16),
}

/// Panes above one another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Column {
    /// How wide.
    pub width: Share,
    /// From the top; how high, and what.
    pub panes: Vec<(Share, Pane)>,
}

/// A key and what it does now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeyHint {
    /// The key.
    pub key: SafeText,
    /// What it does.
    pub label: SafeText,
    /// Whether it stays where there is no room for all: help, and the way back.
    pub vital: bool,
}

/// Pieces beside one another on a line of its own: who comes after whom. Where there is no room for all, a window of them
/// is shown around the one that must be seen, with a mark at either end that goes on.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Strip {
    /// What stands before them and is always seen.
    pub lead: SafeText,
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// The one that must be seen.
    pub kept: Option<usize>,
}

/// Something laid over the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Popup {
    /// What it holds.
    pub pane: Pane,
    /// How wide, at most.
    pub width: u16,
    /// How high, at most.
    pub height: u16,
}

/// From how many cells and lines on a terminal is roomy.
pub const ROOMY: (u16, u16) = (110, 34);

/// A whole screen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Screen {
    /// Where one is.
    pub title: SafeText,
    /// The same in fewer words, where there is no room for all of it; empty where there are none.
    pub title_short: SafeText,
    /// At the right end of it.
    pub title_end: SafeText,
    /// The same in fewer words; empty where there are none.
    pub title_end_short: SafeText,
    /// A line of its own below the title.
    pub strip: Option<Strip>,
    /// Side by side.
    pub columns: Vec<Column>,
    /// The same with all there is to say, where there is room for it: [`ROOMY`].
    pub roomy: Option<Vec<Column>>,
    /// What was last said.
    pub status: SafeText,
    /// Whether it was a refusal.
    pub status_role: Role,
    /// The keys that matter now.
    pub keys: Vec<KeyHint>,
    /// What lies over it.
    pub popup: Option<Popup>,
    /// Whether lines are laid out right to left.
    pub right_to_left: bool,
}
