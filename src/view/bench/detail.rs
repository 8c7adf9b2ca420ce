//! What is known of the line that is chosen on the bench: the finding with its place and its fix, the string in its own
//! language and in English, and both as a log would say them.

use crate::locale::{Arg, DisplayString, Locale};
use crate::narrate::say_sentence;
use crate::text::{SafeText, safe};
use crate::view::bench::{BenchFile, BenchList, BenchState, rows};
use crate::view::model::{Line, Role};
use crate::view::parts::word;

pub(super) fn lines(file: &BenchFile, state: &BenchState, locale: &Locale) -> Vec<Line> {
    match state.list {
        BenchList::Findings => finding(file, state.cursor, locale),
        BenchList::Strings => {
            let strings = file.strings_of(state.section);
            strings
                .get(state.cursor.min(strings.len().saturating_sub(1)))
                .map(|found| string(file, found, locale))
                .unwrap_or_default()
        }
        BenchList::Tour => {
            let lines = file.tour_of(state.section);
            lines
                .get(state.cursor.min(lines.len().saturating_sub(1)))
                .map(|line| string(file, &line.string, locale))
                .unwrap_or_default()
        }
    }
}

fn finding(file: &BenchFile, cursor: usize, locale: &Locale) -> Vec<Line> {
    let findings = file.findings();
    let Some(found) = findings.get(cursor.min(findings.len().saturating_sub(1))) else {
        return vec![Line::with(word(locale, "bench-nothing-about"), Role::Faint)];
    };
    let (mark, role) = rows::mark(found.severity);
    let name = found.file.as_deref().unwrap_or(&file.name);
    let place = locale.word(
        "bench-place",
        &[("file", Arg::text(name)), ("line", found.line.into()), ("column", found.column.into())],
    );
    let mut lines = vec![
        Line::with(safe(&format!("{mark} {} ", found.code)), role).and(place, Role::Faint),
        Line::of(safe(&found.message)),
    ];
    if let Some(help) = &found.help {
        lines.push(Line::with(locale.word("bench-fix", &[("help", Arg::text(help))]), Role::Good));
    }
    lines
}

fn string(file: &BenchFile, string: &DisplayString, locale: &Locale) -> Vec<Line> {
    let found = file.find(string);
    let said = |key: &str, text: SafeText| locale.word(key, &[("text", text.into())]);
    let mut lines = vec![Line::with(said("bench-english", safe(string.text.english())), Role::Faint)];
    let from = safe(&found.whole.from.to_string());
    lines.push(match found.untranslated() {
        true => Line::with(word(locale, "bench-untranslated"), Role::Notice),
        false => {
            Line::of(locale.word(
                "bench-translation",
                &[("tag", from.into()), ("text", file.laid(&found.whole.text, locale).into())],
            ))
        }
    });
    if let Some(line) = file.tour.iter().find(|line| line.string.text == string.text) {
        let own = say_sentence(&line.sentence, &file.reader);
        let english = say_sentence(&line.sentence, &Locale::english());
        lines.push(Line::with(file.laid(&own.text, locale), Role::Strong));
        lines.push(Line::with(english.text, Role::Faint));
    }
    let place = string.file.as_ref().map_or_else(|| string.pointer.clone(), |file| format!("{file}{}", string.pointer));
    lines.push(Line::with(safe(&place), Role::Faint));
    lines
}
