//! Which lines of a log are shown: level, filters, folded rounds, repeats told once with their number.

use crate::locale::Locale;
use crate::narrate::Said;
use crate::view::table::log::{LogLine, LogState};

/// A row of the log as it is read.
#[derive(Debug, Clone, Copy)]
pub struct Row<'l> {
    /// The line.
    pub line: &'l LogLine,
    /// How many times it was said in a row, 1 or more.
    pub times: usize,
    /// For the heading of a folded round, how many lines are not shown.
    pub folded: Option<usize>,
}

/// Whether a string of a line, or one of the program's sentences in it, is English for want of the reader's language.
/// Another language of the reader's chain is none of that.
pub fn fell_back(said: &Said, locale: &Locale) -> bool {
    let reads_english = locale.language().primary().is_english();
    !reads_english && (!said.fallen.is_empty() || said.strings.iter().any(|string| string.from.is_english()))
}

/// The rows that are shown, first one first. A round's heading is shown with its lines, and for itself where nothing is
/// filtered.
pub fn rows<'l>(state: &LogState, log: &'l [LogLine], locale: &Locale) -> Vec<Row<'l>> {
    let mut rows: Vec<Row<'l>> = Vec::new();
    let mut heading: Option<&'l LogLine> = None;
    for line in log.iter().filter(|line| line.level <= state.level) {
        if line.heading {
            heading = Some(line);
            if !state.filters() {
                rows.extend(heading.take().map(|line| headed(state, line)));
            }
            continue;
        }
        if !passes(state, line, locale) {
            continue;
        }
        rows.extend(heading.take().map(|line| headed(state, line)));
        match rows.last_mut() {
            Some(Row { line: last, folded: Some(hidden), .. }) if last.round == line.round => *hidden += 1,
            Some(row) if !row.line.heading && row.line.round == line.round && same(row.line, line) => row.times += 1,
            _ => rows.push(Row { line, times: 1, folded: None }),
        }
    }
    rows
}

fn headed<'l>(state: &LogState, line: &'l LogLine) -> Row<'l> {
    Row { line, times: 1, folded: state.folded.contains(&line.round).then_some(0) }
}

fn passes(state: &LogState, line: &LogLine, locale: &Locale) -> bool {
    state.actor.as_ref().is_none_or(|actor| line.about.contains(actor))
        && state.kind.is_none_or(|kind| line.kind == kind)
        && (!state.only_fallbacks || fell_back(&line.own, locale))
}

fn same(one: &LogLine, other: &LogLine) -> bool {
    one.own.text == other.own.text && one.english.text == other.english.text
}
