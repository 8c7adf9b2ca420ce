//! The lines of the bench's lists.

use crate::locale::{DisplayString, Locale};
use crate::narrate::{TourLine, say_sentence};
use crate::source::{Diagnostic, Severity};
use crate::text::{cell_width, safe};
use crate::view::bench::BenchFile;
use crate::view::model::{Line, Role};

/// Most cells of an English string that stands at the end of its line.
const ENGLISH_CELLS: usize = 24;

/// How a finding's degree is told where there is no colour.
pub(super) fn mark(severity: Severity) -> (&'static str, Role) {
    match severity {
        Severity::Error => ("✗", Role::Bad),
        Severity::Warning => ("!", Role::Notice),
        Severity::Info => ("·", Role::Faint),
    }
}

pub(super) fn finding(found: &Diagnostic) -> Line {
    let (mark, role) = mark(found.severity);
    Line::with(safe(&format!("{mark} ")), role)
        .and(safe(&format!("{} ", found.line)), Role::Faint)
        .and(safe(&found.message), Role::Plain)
}

pub(super) fn string(file: &BenchFile, string: &DisplayString, locale: &Locale) -> Line {
    let found = file.find(string);
    if found.untranslated() {
        return Line::of(safe(string.text.english())).at_end(safe("‹en!›"), Role::Notice);
    }
    let shown = file.laid(&found.whole.text, locale);
    let from = format!(" ‹{}›", found.whole.from);
    let line = Line::of(shown).and(safe(&from), Role::Faint);
    // A long English would leave no room for what stands for it; it is read below.
    match cell_width(string.text.english()) > ENGLISH_CELLS {
        true => line,
        false => line.at_end(safe(string.text.english()), Role::Faint),
    }
}

pub(super) fn tour(file: &BenchFile, line: &TourLine, locale: &Locale) -> Line {
    let said = say_sentence(&line.sentence, &file.reader);
    let role = if file.find(&line.string).untranslated() { Role::Notice } else { Role::Plain };
    Line::with(file.laid(&said.text, locale), role)
}
