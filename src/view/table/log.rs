//! The log of a fight: how much of it is shown, in which languages, where each string came from.
//!
//! Must not know: what may be chosen in a fight.

use crate::locale::{Arg, Locale};
use crate::narrate::{Level, Said, SaidString};
use crate::text::safe;
use crate::view::model::{Line, Overflow, Pane, Role, Scroll};
use crate::view::parts::{heading, word};

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
    /// How far up from its end it is scrolled.
    pub scroll: usize,
}

impl Default for LogState {
    fn default() -> Self {
        Self { language: LogLanguage::default(), level: Level::Normal, only_fallbacks: false, scroll: 0 }
    }
}

/// One line of the log, said in both languages.
#[derive(Debug, Clone)]
pub struct LogLine {
    /// How important it is.
    pub level: Level,
    /// In the player's language.
    pub own: Said,
    /// In English.
    pub english: Said,
}

/// The log as a pane.
pub fn pane(state: &LogState, log: &[LogLine], focused: bool, locale: &Locale) -> Pane {
    let fell_back = |said: &Said| said.strings.iter().any(|shown| shown.from != *locale.language());
    let mut lines = Vec::new();
    for line in log.iter().filter(|line| line.level <= state.level) {
        if state.only_fallbacks && !fell_back(&line.own) {
            continue;
        }
        let role = if line.level == Level::Brief { Role::Strong } else { Role::Plain };
        match state.language {
            LogLanguage::Own => lines.push(Line::with(line.own.text.clone(), role)),
            LogLanguage::English => lines.push(Line::with(line.english.text.clone(), role)),
            LogLanguage::Both => {
                lines.push(Line::with(line.own.text.clone(), role));
                lines.push(Line::with(line.english.text.clone(), Role::Faint).indented(2));
                if !line.own.strings.is_empty() {
                    lines.push(sources(&line.own.strings, locale));
                }
            }
        }
    }
    if lines.is_empty() {
        lines.push(heading(locale, "fight-log-empty"));
    }
    let level = word(
        locale,
        match state.level {
            Level::Brief => "log-brief",
            Level::Normal => "log-normal",
            Level::Full | Level::Unseen => "log-full",
        },
    );
    let language = match state.language {
        LogLanguage::Own => safe(&locale.language().to_string()),
        LogLanguage::English => safe("en"),
        LogLanguage::Both => locale.word("log-both", &[("language", Arg::text(&locale.language().to_string()))]),
    };
    Pane {
        title: word(locale, "fight-log"),
        title_end: safe(&format!("{language} · {level}")),
        lines,
        focused,
        overflow: Overflow::Wrap,
        scroll: Scroll::End(state.scroll),
        ..Pane::default()
    }
}

/// `Tumulário ‹pt-BR›  Pá ‹pt›  Grave wight ‹en!›`: where each string of a line came from; `!` marks a fallback.
fn sources(strings: &[SaidString], locale: &Locale) -> Line {
    let mut line = Line::empty().indented(2);
    for string in strings {
        let fell_back = string.from != *locale.language();
        let role = if fell_back { Role::Notice } else { Role::Good };
        let mark = if fell_back { "!" } else { "" };
        line = line.and(safe(&string.shown), role).and(safe(&format!(" ‹{}{mark}›  ", string.from)), Role::Faint);
    }
    line
}
