//! The translator's bench: a translation file as a reader will see it, with what is wrong in it, beside the English.
//!
//! Left stands how much is covered, by section and by the language that answers. Right stands one of three lists: the
//! findings, every display string, the string tour; below it what is known of the chosen line. Of a file that cannot be used
//! the last good version stays, under the findings that say why.
//!
//! Must not know: disks, clocks.

mod detail;
mod rows;

use std::sync::Arc;

use crate::format::book::Rulebook;
use crate::locale::Arg;
use crate::locale::{DisplayString, Found, Locale, Report, Section, Tag, Translation, display_strings};
use crate::narrate::{TourLine, tour};
use crate::source::{Diagnostic, Severity};
use crate::text::{SafeText, safe, visual_order};
use crate::view::action::Scope;
use crate::view::model::{Column, Line, Overflow, Pane, Role, Screen, Share};
use crate::view::parts::{frame, windowed, word};

/// A list of the bench.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BenchList {
    /// What is wrong, the worst first.
    #[default]
    Findings,
    /// Every display string.
    Strings,
    /// The tour of the strings that a fight shows.
    Tour,
}

impl BenchList {
    /// The list after it.
    pub fn next(self) -> Self {
        match self {
            Self::Findings => Self::Strings,
            Self::Strings => Self::Tour,
            Self::Tour => Self::Findings,
        }
    }

    /// The list before it.
    pub fn previous(self) -> Self {
        self.next().next()
    }
}

/// What is looked at.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BenchState {
    /// The list.
    pub list: BenchList,
    /// The line in it.
    pub cursor: usize,
    /// The only section whose strings are listed.
    pub section: Option<Section>,
}

/// A file on the bench: its last good version, and what a check of the file as it is now found.
#[derive(Debug)]
pub struct BenchFile {
    /// What the file is called.
    pub name: String,
    /// The ruleset's name.
    ruleset: crate::text::RulesetText,
    /// What a reader of the last good version sees; English before there was one.
    reader: Locale,
    strings: Vec<DisplayString>,
    tour: Vec<TourLine>,
    /// The check of the last good version.
    good: Option<Report>,
    /// The check of the file as it is, where it cannot be used.
    broken: Option<Report>,
}

impl BenchFile {
    /// Puts a file of that name on the bench, of which nothing was read yet.
    pub fn new(name: &str, book: &Rulebook) -> Self {
        let mut file = Self {
            name: name.to_owned(),
            ruleset: book.ruleset().name.text().clone(),
            reader: Locale::bare(&Tag::of_file_name(name).unwrap_or_else(Tag::english)),
            strings: Vec::new(),
            tour: Vec::new(),
            good: None,
            broken: None,
        };
        file.set_book(book);
        file
    }

    /// Takes the ruleset as it is now.
    pub fn set_book(&mut self, book: &Rulebook) {
        self.strings = once(display_strings(book));
        self.tour = tour(&self.strings);
    }

    /// Takes what was read of the file: the translations of its chain, its own among them where it can be used.
    pub fn set_read(&mut self, report: Report, translations: Vec<Arc<Translation>>) {
        if report.refused {
            self.broken = Some(report);
            return;
        }
        self.broken = None;
        if let Some(tag) = &report.tag {
            self.reader = Locale::new(tag, translations);
        }
        self.good = Some(report);
    }

    /// Whether the file as it is cannot be used.
    pub fn is_broken(&self) -> bool {
        self.broken.is_some()
    }

    /// What is wrong with the file as it is, errors first, then warnings, then what is worth a look.
    pub fn findings(&self) -> Vec<&Diagnostic> {
        let report = self.broken.as_ref().or(self.good.as_ref());
        let mut found: Vec<&Diagnostic> =
            report.into_iter().flat_map(|report| report.diagnostics.iter().chain(&report.notes)).collect();
        found.sort_by_key(|found| found.severity);
        found
    }

    fn strings_of(&self, section: Option<Section>) -> Vec<&DisplayString> {
        self.strings.iter().filter(|string| section.is_none_or(|only| only == string.section)).collect()
    }

    fn tour_of(&self, section: Option<Section>) -> Vec<&TourLine> {
        self.tour.iter().filter(|line| section.is_none_or(|only| only == line.string.section)).collect()
    }

    /// How many lines the list has that is looked at.
    pub fn count(&self, state: &BenchState) -> usize {
        match state.list {
            BenchList::Findings => self.findings().len(),
            BenchList::Strings => self.strings_of(state.section).len(),
            BenchList::Tour => self.tour_of(state.section).len(),
        }
    }

    /// The next or previous line that is shown in English for want of a translation, or the next finding.
    pub fn problem(&self, state: &BenchState, forward: bool) -> Option<usize> {
        let is_problem: Vec<bool> = match state.list {
            BenchList::Findings => vec![true; self.findings().len()],
            BenchList::Strings => {
                self.strings_of(state.section).iter().map(|string| self.find(string).untranslated()).collect()
            }
            BenchList::Tour => {
                self.tour_of(state.section).iter().map(|line| self.find(&line.string).untranslated()).collect()
            }
        };
        let count = is_problem.len();
        let steps = (1..=count).map(|step| {
            let step = if forward { step } else { count - step };
            (state.cursor + step) % count.max(1)
        });
        steps.into_iter().find(|at| is_problem.get(*at).copied().unwrap_or(false))
    }

    fn find(&self, string: &DisplayString) -> Found {
        self.reader.find(&string.text)
    }

    /// Text of the file's language inside a line of the program's: laid out by itself where it is written right to left.
    fn laid(&self, text: &SafeText, locale: &Locale) -> SafeText {
        let right_to_left = |locale: &Locale| locale.direction() == crate::locale::Direction::Rtl;
        match right_to_left(&self.reader) && !right_to_left(locale) {
            true => safe(&visual_order(text.as_str(), true)),
            false => text.clone(),
        }
    }
}

/// Each string at its first place.
fn once(strings: Vec<DisplayString>) -> Vec<DisplayString> {
    let mut seen = std::collections::HashMap::<String, usize>::new();
    let mut kept: Vec<DisplayString> = Vec::new();
    for string in strings {
        match seen.get(string.text.english()) {
            // A fight that shows it anywhere shows it.
            Some(at) => {
                if let Some(first) = kept.get_mut(*at)
                    && string.in_fight
                    && !first.in_fight
                {
                    *first = string;
                }
            }
            None => {
                seen.insert(string.text.english().to_owned(), kept.len());
                kept.push(string);
            }
        }
    }
    kept
}

/// Draws the bench.
pub fn screen(file: &BenchFile, state: &BenchState, locale: &Locale) -> Screen {
    let mut screen = frame(locale, Scope::Bench, word(locale, "bench-title"));
    let ruleset = file.reader.tr(&file.ruleset).text;
    screen.title_end = locale.word("bench-file", &[("file", Arg::text(&file.name)), ("ruleset", ruleset.into())]);
    let coverage =
        Pane { title: word(locale, "bench-coverage"), lines: coverage_lines(file, state, locale), ..Pane::default() };
    let list = list_pane(file, state, locale);
    let detail = Pane {
        title: word(locale, "bench-detail"),
        lines: detail::lines(file, state, locale),
        overflow: Overflow::Wrap,
        ..Pane::default()
    };
    let right = Column { width: Share::Part(1), panes: vec![(Share::Part(1), list), (Share::Fixed(9), detail)] };
    screen.columns = vec![Column { width: Share::Fixed(28), panes: vec![(Share::Part(1), coverage)] }, right];
    if file.is_broken() && file.good.is_some() {
        screen.status = word(locale, "bench-broken");
        screen.status_role = Role::Bad;
    }
    screen
}

fn coverage_lines(file: &BenchFile, state: &BenchState, locale: &Locale) -> Vec<Line> {
    let Some(report) = &file.good else {
        return vec![Line::with(word(locale, "bench-never-read"), Role::Notice).wrapped()];
    };
    let whole = report.translated + report.blank + report.missing;
    let inherited = report.untranslated.iter().filter(|lacking| !lacking.from.is_english()).count();
    let tag = report.tag.as_ref().map(ToString::to_string).unwrap_or_default();
    let row = |name: SafeText, count: usize, role: Role| Line::of(name).at_end(safe(&count.to_string()), role);
    let mut lines = vec![
        row(word(locale, "bench-all-strings"), whole, Role::Strong),
        row(safe(&tag), report.translated, Role::Good),
    ];
    if let Some(base) = file.reader.chain().translating().nth(1) {
        lines.push(row(safe(&base.to_string()), inherited, Role::Plain));
    }
    lines.push(row(word(locale, "bench-in-english"), report.untranslated.len() - inherited, Role::Notice));
    lines.push(Line::empty());
    for (section, covered) in &report.sections {
        let role = match (state.section == Some(*section), covered.english()) {
            (true, _) => Role::Key,
            (false, 0) => Role::Plain,
            (false, _) => Role::Notice,
        };
        let own = covered.translated + covered.inherited;
        let name = locale.word("bench-section", &[("section", Arg::Case(section.as_str()))]);
        lines.push(Line::with(name, role).at_end(safe(&format!("{own}/{}", covered.strings)), role));
    }
    lines
}

fn list_pane(file: &BenchFile, state: &BenchState, locale: &Locale) -> Pane {
    let (title, (mut lines, selected)) = match state.list {
        BenchList::Findings => {
            ("bench-findings", windowed(&file.findings(), state.cursor, |found| rows::finding(found)))
        }
        BenchList::Strings => {
            let strings = file.strings_of(state.section);
            ("bench-strings", windowed(&strings, state.cursor, |string| rows::string(file, string, locale)))
        }
        BenchList::Tour => {
            ("bench-tour", windowed(&file.tour_of(state.section), state.cursor, |line| rows::tour(file, line, locale)))
        }
    };
    if lines.is_empty() {
        let nothing = if state.list == BenchList::Findings { "bench-nothing" } else { "bench-no-strings" };
        lines.push(Line::with(word(locale, nothing), Role::Good));
    }
    let count = |severity: Severity| file.findings().iter().filter(|found| found.severity == severity).count();
    let title_end = match (state.list, state.section) {
        (BenchList::Findings, _) => locale.word(
            "bench-counted",
            &[
                ("errors", count(Severity::Error).into()),
                ("warnings", count(Severity::Warning).into()),
                ("notes", count(Severity::Info).into()),
            ],
        ),
        (_, Some(section)) => locale.word("bench-section", &[("section", Arg::Case(section.as_str()))]),
        (_, None) => safe(&format!("{}/{}", (state.cursor + 1).min(file.count(state)), file.count(state))),
    };
    Pane { title: word(locale, title), title_end, lines, selected, focused: true, ..Pane::default() }
}
