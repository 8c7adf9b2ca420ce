//! Where a number comes from, in lines: each term with what it is worth, below it what it is made of.

use crate::format::resolution::Rounding;
use crate::locale::{Arg, Locale};
use crate::sheet::explain::{Aspect, How, Origin, Subject, Term, TermLabel, TermWord, explain};
use crate::sheet::{PoolOrigin, Values, scaled};
use crate::text::{SafeText, safe};
use crate::view::editor::EditRow;
use crate::view::model::{Line, Role};
use crate::view::table::sheet::plain;

/// The lines of an explanation.
pub fn lines(term: &Term, locale: &Locale) -> Vec<Line> {
    let mut lines = Vec::new();
    push(term, 0, locale, &mut lines);
    lines
}

fn push(term: &Term, depth: u16, locale: &Locale, lines: &mut Vec<Line>) {
    let role = if depth == 0 { Role::Strong } else { Role::Plain };
    let mut line = Line::with(label(&term.label, locale), role);
    for note in [term.aspect.map(|aspect| aspect_word(aspect, locale)), note(term, locale)].into_iter().flatten() {
        line = line.and(safe("  "), Role::Plain).and(note, Role::Faint);
    }
    lines.push(line.at_end(safe(&plain(term.value)), Role::Strong).indented(depth * 2));
    for part in &term.parts {
        push(part, depth.saturating_add(1), locale, lines);
    }
}

/// What a term is called, with what of it is meant where that is not plain.
pub fn term_name(term: &Term, locale: &Locale) -> SafeText {
    label(&term.label, locale)
}

fn label(label: &TermLabel, locale: &Locale) -> SafeText {
    match label {
        TermLabel::Named(name) => locale.tr(name).text,
        TermLabel::Word(word) => match word {
            TermWord::Constant => locale.word("explain-const", &[]),
            TermWord::Base => locale.word("explain-base", &[]),
            TermWord::WithItems => locale.word("explain-with-items", &[]),
            TermWord::Item => locale.word("explain-item", &[]),
            TermWord::Proficiency => locale.word("explain-proficiency", &[]),
            TermWord::Flat => locale.word("explain-flat", &[]),
            TermWord::FreeBonus => locale.word("explain-free-bonus", &[]),
            TermWord::Untrained => locale.word("explain-untrained", &[]),
            TermWord::BeforeCap => locale.word("explain-before-cap", &[]),
            TermWord::Adjust => locale.word("explain-adjust", &[]),
            TermWord::Levels => locale.word("explain-levels", &[]),
            TermWord::Row(row) => locale.word("explain-row", &[("row", Arg::from(*row))]),
        },
    }
}

fn aspect_word(aspect: Aspect, locale: &Locale) -> SafeText {
    match aspect {
        Aspect::Score => locale.word("explain-score", &[]),
        Aspect::Modifier => locale.word("explain-modifier", &[]),
        Aspect::Held => locale.word("explain-held", &[]),
        Aspect::Standing => locale.word("explain-standing", &[]),
        Aspect::Filled => locale.word("explain-filled", &[]),
        Aspect::Remaining => locale.word("explain-remaining", &[]),
        Aspect::Penalty => locale.word("explain-penalty", &[]),
        Aspect::Maximum => locale.word("explain-maximum", &[]),
    }
}

/// How its parts become a term; where it has none that are told, where it comes from.
fn note(term: &Term, locale: &Locale) -> Option<SafeText> {
    match &term.how {
        How::Given => origin(term, locale),
        How::Same | How::Sum => None,
        How::Least => Some(locale.word("explain-how-least", &[])),
        How::Most => Some(locale.word("explain-how-most", &[])),
        How::Scaled { multiplier, round } => {
            let round = match round {
                Rounding::Down => "down",
                Rounding::Up => "up",
                Rounding::Nearest => "nearest",
            };
            let args = [("by", Arg::decimal(*multiplier)), ("round", Arg::Case(round))];
            Some(locale.word("explain-how-scaled", &args))
        }
        How::HalfMinusTen => Some(locale.word("explain-how-half", &[])),
        How::LookedUp => Some(locale.word("explain-how-table", &[])),
        How::WordLookedUp { of, word: Some(word) } => {
            let (of, word) = (locale.tr(of).text, locale.tr(word).text);
            Some(locale.word("explain-how-word", &[("of", Arg::Text(of)), ("word", Arg::Text(word))]))
        }
        How::WordLookedUp { of, word: None } => {
            Some(locale.word("explain-how-no-word", &[("of", Arg::Text(locale.tr(of).text))]))
        }
        How::Capped => Some(locale.word("explain-how-capped", &[])),
        // What rounding and bounds did not change is not worth a word.
        How::Bounded { .. } | How::Whole { .. } if is(term, |first| first) => None,
        How::Whole { .. } if is(term, f64::floor) => Some(locale.word("explain-how-whole", &[])),
        How::Bounded { min, max } | How::Whole { min, max } => {
            let args = [("min", Arg::decimal(*min)), ("max", Arg::decimal(*max))];
            Some(locale.word("explain-how-bounded", &args))
        }
        How::Cut if term.parts.iter().map(|part| part.value).sum::<f64>() == term.value => None,
        How::Cut => Some(locale.word("explain-how-cut", &[])),
    }
}

/// Whether a term is worth what that makes of its first part.
fn is(term: &Term, made: impl Fn(f64) -> f64) -> bool {
    term.parts.first().is_some_and(|first| made(first.value) == term.value)
}

fn origin(term: &Term, locale: &Locale) -> Option<SafeText> {
    match term.origin {
        // The label of a number written in the rules says so already.
        Origin::Rules if term.label == TermLabel::Word(TermWord::Constant) => None,
        Origin::Worked => None,
        Origin::Rules => Some(locale.word("explain-from-rules", &[])),
        Origin::Sheet => Some(locale.word("explain-from-sheet", &[])),
        Origin::Default => Some(locale.word("explain-from-default", &[])),
        Origin::Nothing => Some(locale.word("explain-from-nothing", &[])),
        Origin::Live => Some(locale.word("explain-from-live", &[])),
        Origin::Item => Some(locale.word("explain-from-item", &[])),
    }
}

/// Where the numbers of an editor's row come from; nothing for what is only what it says.
pub fn of_edit_row(row: &EditRow, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let subject = match row {
        EditRow::Ability(id) => Subject::Ability(id.as_str()),
        EditRow::Skill(kind, id) => Subject::Skill { kind: *kind, id: id.as_str(), with: None },
        EditRow::Cell { list, row, column } => {
            let cells = values.build().rows(list.as_str()).find(|(at, _)| at == row).map(|(_, cells)| cells);
            let followed = cells.and_then(|cells| scaled::followed_by(values, list.as_str(), cells, column.as_str()));
            match followed {
                Some(reference) => Subject::Reference(reference),
                None => return Vec::new(),
            }
        }
        _ => return Vec::new(),
    };
    explain(values, subject).map(|term| lines(&term, locale)).unwrap_or_default()
}

/// Where a pool's maximum comes from; of a row whose cell follows the sheet, also what it follows.
pub fn of_pool(key: &str, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let mut found: Vec<Line> =
        explain(values, Subject::PoolMaximum(key)).map(|term| lines(&term, locale)).unwrap_or_default();
    if let Some(PoolOrigin::Row { list, row }) = values.pool(key).map(|pool| pool.origin.clone()) {
        let declared = values.rules().ruleset().sheet.lists.iter().find(|declared| declared.id == *list.as_str());
        let column = declared.and_then(|declared| declared.pools.as_ref()).map(|pools| &pools.max_column);
        let cells = values.build().rows(list.as_str()).find(|(at, _)| *at == row).map(|(_, cells)| cells);
        if let (Some(column), Some(cells)) = (column, cells)
            && let Some(reference) = scaled::followed_by(values, list.as_str(), cells, column.as_str())
        {
            let term = explain(values, Subject::Reference(reference));
            found.extend(term.into_iter().flat_map(|term| lines(&term, locale)).map(|line| line.indented(4)));
        }
    }
    found
}
