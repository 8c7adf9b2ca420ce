//! The log of a fight: how much of it is shown, about whom and what, in which languages, where each string came from
//! (screens.md "Log"). It stands beside the fight's menu and on a screen of its own, and is written to a file.
//!
//! - `line`: what happened, said in the reader's language and in English
//! - `rows`: which lines are shown: filters, folded rounds, repeats
//! - `pane`: as they are drawn
//! - `filter`: what can be filtered by
//! - `export`: text, Markdown, JSON
//!
//! Must not know: what may be chosen in a fight, files.

pub mod export;
pub mod filter;
pub mod line;
pub mod pane;
pub mod rows;

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use crate::combat::CombatantId;
use crate::locale::Locale;
use crate::narrate::{Kind, Level};
use crate::rules::Effective;
use crate::text::SafeText;
use crate::view::action::Scope;
use crate::view::model::{Column, Screen, Share};
use crate::view::parts::{column, frame, word};
use crate::view::table::entitle;

pub use line::{LogLine, hear};
pub use pane::pane;

/// In which language the log is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum LogLanguage {
    /// The player's.
    #[default]
    Own,
    /// English.
    English,
    /// The player's, with English and where each string came from below.
    Both,
}

impl LogLanguage {
    /// The next one round.
    pub fn next(self) -> Self {
        match self {
            Self::Own => Self::English,
            Self::English => Self::Both,
            Self::Both => Self::Own,
        }
    }
}

/// How the log is read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogState {
    /// In which language.
    pub language: LogLanguage,
    /// How much of it.
    pub level: Level,
    /// Only lines with a string that fell back.
    pub only_fallbacks: bool,
    /// Only lines about this one.
    pub actor: Option<CombatantId>,
    /// Only lines of this kind.
    pub kind: Option<Kind>,
    /// Rounds of which only the heading is shown.
    pub folded: BTreeSet<u32>,
    /// The row that was gone to; none while the end is followed.
    pub cursor: Option<usize>,
}

impl Default for LogState {
    fn default() -> Self {
        Self {
            language: LogLanguage::default(),
            level: Level::Normal,
            only_fallbacks: false,
            actor: None,
            kind: None,
            folded: BTreeSet::new(),
            cursor: None,
        }
    }
}

impl LogState {
    /// Whether anything but the level keeps lines out.
    pub fn filters(&self) -> bool {
        self.only_fallbacks || self.actor.is_some() || self.kind.is_some()
    }

    /// The next level round.
    pub fn next_level(&mut self) {
        self.level = match self.level {
            Level::Brief => Level::Normal,
            Level::Normal => Level::Full,
            Level::Full | Level::Unseen => Level::Brief,
        };
        self.cursor = None;
    }

    /// Another fight: how it is read stays, what was read goes.
    pub fn begin_anew(&mut self) {
        self.actor = None;
        self.folded.clear();
        self.cursor = None;
    }
}

/// On what one stands in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stand {
    /// The heading of a folded round.
    Folded,
    /// Anything else.
    Open,
}

/// The log on a screen of its own.
pub fn screen(pane: crate::view::model::Pane, at: Stand, effective: &Effective, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Log, SafeText::default());
    if at == Stand::Folded
        && let Some(hint) = screen.keys.iter_mut().find(|hint| hint.label == word(locale, "action-fold-round"))
    {
        hint.label = word(locale, "action-unfold-round");
    }
    entitle(&mut screen, effective, Scope::Log, locale);
    let only: Column = column(Share::Part(1), pane);
    screen.columns = vec![only];
    screen
}
