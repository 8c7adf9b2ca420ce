//! The log as a pane.

use crate::combat::CombatantId;
use crate::locale::{Arg, Locale};
use crate::narrate::{Level, Said};
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Overflow, Pane, Role, Scroll};
use crate::view::parts::word;
use crate::view::table::log::filter::kind_word;
use crate::view::table::log::rows::{Row, rows};
use crate::view::table::log::{LogLanguage, LogLine, LogState};

/// The log as a pane. `name` says what somebody is called.
pub fn pane(
    state: &LogState,
    log: &[LogLine],
    focused: bool,
    name: &dyn Fn(&CombatantId) -> SafeText,
    locale: &Locale,
) -> Pane {
    let shown = rows(state, log, locale);
    let (mut lines, mut selected, mut reveal) = (Vec::new(), None, 0);
    // Whoever reads stands on a row; else the end is followed.
    let cursor = state.cursor.filter(|_| focused).map(|at| at.min(shown.len().saturating_sub(1)));
    for (at, row) in shown.iter().enumerate() {
        let said = row_lines(row, (state.language, state.level), locale);
        if cursor == Some(at) {
            selected = Some(lines.len());
            reveal = said.len().saturating_sub(1);
        }
        lines.extend(said);
    }
    if lines.is_empty() {
        let key = if log.is_empty() { "fight-log-empty" } else { "log-nothing-of-it" };
        lines.push(Line::with(word(locale, key), Role::Faint));
    }
    Pane {
        title: word(locale, "fight-log"),
        title_end: how(state, name, locale),
        lines,
        selected,
        reveal,
        focused,
        overflow: Overflow::Wrap,
        scroll: Scroll::End(0),
    }
}

/// A row as lines: what was said, and where both languages are read English and where each string came from below.
pub fn row_lines(row: &Row<'_>, (language, level): (LogLanguage, Level), locale: &Locale) -> Vec<Line> {
    let line = row.line;
    let role = if line.level == Level::Brief { Role::Strong } else { Role::Plain };
    let said = |said: &Said, role: Role| {
        let text = Line::with(said.at(level), role);
        let text = match row.folded {
            Some(hidden) => text.and(
                locale.word("log-folded", &[("count", Arg::from(u32::try_from(hidden).unwrap_or(u32::MAX)))]),
                Role::Faint,
            ),
            None => text,
        };
        match row.times {
            0 | 1 => text,
            times => text.and(safe(&format!(" ×{times}")), Role::Notice),
        }
    };
    match language {
        LogLanguage::Own => vec![said(&line.own, role)],
        LogLanguage::English => vec![said(&line.english, role)],
        LogLanguage::Both => {
            let mut lines = vec![said(&line.own, role)];
            if line.english.text != line.own.text {
                lines.push(Line::with(line.english.at(level), Role::Faint).indented(2));
            }
            if !line.own.strings.is_empty() || !line.own.fallen.is_empty() {
                lines.push(sources(&line.own, locale));
            }
            lines
        }
    }
}

/// `Tumulário ‹pt-BR›  Pá ‹pt›  Grave wight ‹en!›`: where each string of a line came from. English that stands in for the
/// reader's language is marked, and so is a sentence of the program's own, by its name.
fn sources(said: &Said, locale: &Locale) -> Line {
    let reads_english = locale.language().primary().is_english();
    let mut line = Line::empty().indented(2);
    for string in &said.strings {
        let fell_back = string.from.is_english() && !reads_english;
        let role = if fell_back { Role::Notice } else { Role::Good };
        let mark = if fell_back { "!" } else { "" };
        line = line.and(string.shown.clone(), role).and(safe(&format!(" ‹{}{mark}›  ", string.from)), Role::Faint);
    }
    for key in &said.fallen {
        line = line.and(safe(key), Role::Notice).and(safe(" ‹en!›  "), Role::Faint);
    }
    line
}

/// How the log is read: language, level, and everything that keeps lines out.
fn how(state: &LogState, name: &dyn Fn(&CombatantId) -> SafeText, locale: &Locale) -> SafeText {
    let language = match state.language {
        LogLanguage::Own => safe(&locale.language().to_string()),
        LogLanguage::English => safe("en"),
        LogLanguage::Both if locale.language().primary().is_english() => safe(&locale.language().to_string()),
        LogLanguage::Both => locale.word("log-both", &[("language", Arg::text(&locale.language().to_string()))]),
    };
    let level = match state.level {
        Level::Brief => "log-brief",
        Level::Normal => "log-normal",
        Level::Full | Level::Unseen => "log-full",
    };
    let mut parts = Vec::new();
    parts.extend(state.actor.as_ref().map(name));
    parts.extend(state.kind.map(|kind| word(locale, kind_word(kind))));
    parts.extend(state.only_fallbacks.then(|| word(locale, "log-only-fallbacks")));
    parts.push(language);
    parts.push(word(locale, level));
    safe(&parts.iter().map(SafeText::as_str).collect::<Vec<_>>().join(" · "))
}
