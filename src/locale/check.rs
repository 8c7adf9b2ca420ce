//! A translator's checks: how much of a ruleset a file translates, and what in it is probably a slip.
//!
//! Nothing here refuses a file that can be used: a key that matches nothing simply never matches (2a).

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::format::book::Rulebook;
use crate::format::load::{LOCALE_BYTES_MAX, Refused};
use crate::locale::translation::is_blank;
use crate::locale::voice::numbered;
use crate::locale::{DisplayString, Section, Tag, Translation, display_strings};
use crate::source::{Code, Diagnostic, Document, FINDINGS_MAX, Finding, Findings, Place, Severity, nearest};
use crate::text::safe;

/// How much of one section is translated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Different display strings.
    pub strings: usize,
    /// Those that the file translates.
    pub translated: usize,
}

/// What a check of a file found.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// The language; none where the file says none that can be read.
    pub tag: Option<Tag>,
    /// Different display strings that are translated.
    pub translated: usize,
    /// Different display strings whose value is blank.
    pub blank: usize,
    /// Different display strings without a key.
    pub missing: usize,
    /// Keys that are no display string.
    pub unknown: usize,
    /// Coverage by section; a string counts in every section that has it.
    pub sections: BTreeMap<Section, Coverage>,
    /// Errors where the file is refused, else hints.
    pub diagnostics: Vec<Diagnostic>,
    /// How many more findings there are.
    pub more: usize,
}

impl Report {
    /// Whether the file is refused.
    pub fn refused(&self) -> bool {
        self.diagnostics.iter().any(Diagnostic::is_error)
    }

    /// The report on a file that was not even read.
    pub fn unread(file_name: &str, diagnostic: Diagnostic) -> Self {
        Self::of_refused(file_name, Refused { diagnostics: vec![diagnostic], more: 0 })
    }

    fn of_refused(file_name: &str, refused: Refused) -> Self {
        Self {
            tag: Tag::of_file_name(file_name),
            translated: 0,
            blank: 0,
            missing: 0,
            unknown: 0,
            sections: BTreeMap::new(),
            diagnostics: refused.diagnostics,
            more: refused.more,
        }
    }
}

/// Checks a translation file against the ruleset that it translates.
pub fn check_translation(bytes: &[u8], file_name: &str, book: &Rulebook) -> Report {
    let loaded = match Translation::read_named(bytes, file_name) {
        Ok(loaded) => loaded,
        Err(refused) => return Report::of_refused(file_name, refused),
    };
    let translation = loaded.value;
    let strings = display_strings(book);
    let known: HashSet<&str> = strings.iter().map(|string| string.text.english()).collect();
    let count = |fits: &dyn Fn(&str) -> bool| known.iter().filter(|english| fits(english)).count();
    let translated = count(&|english| translation.get(english).is_some());
    let missing = count(&|english| !translation.has_key(english));
    let unknown = translation.strings().filter(|(key, _)| !is_known(key, &known)).count();
    let (diagnostics, more) = hints(bytes, &translation, &strings, &known);
    Report {
        tag: Some(translation.tag().clone()),
        translated,
        blank: known.len() - translated - missing,
        missing,
        unknown,
        sections: coverage(&translation, &strings),
        diagnostics: loaded.warnings.into_iter().chain(diagnostics).collect(),
        more,
    }
}

/// A display string, or one with a number: "Golem 2" is shown where "Golem" is a name.
fn is_known(key: &str, known: &HashSet<&str>) -> bool {
    known.contains(key) || numbered(key).is_some_and(|(base, _)| known.contains(base))
}

fn coverage(translation: &Translation, strings: &[DisplayString]) -> BTreeMap<Section, Coverage> {
    let mut seen: HashMap<Section, HashSet<&str>> = HashMap::new();
    let mut sections: BTreeMap<Section, Coverage> = BTreeMap::new();
    for string in strings {
        let english = string.text.english();
        if seen.entry(string.section).or_default().insert(english) {
            let covered = sections.entry(string.section).or_default();
            covered.strings += 1;
            covered.translated += usize::from(translation.get(english).is_some());
        }
    }
    sections
}

/// At most [`FINDINGS_MAX`] hints in file order, and how many more there are.
fn hints(
    bytes: &[u8],
    translation: &Translation,
    strings: &[DisplayString],
    known: &HashSet<&str>,
) -> (Vec<Diagnostic>, usize) {
    let mut findings = Findings::default();
    let mut more = 0;
    let mut given = 0;
    for (key, text) in translation.strings() {
        for (code, message) in slips(key, text, known) {
            given += 1;
            if given > FINDINGS_MAX {
                more += 1;
                continue;
            }
            // Comparing with every string is dear: it is done for the hints that are listed, no others.
            let help = match code {
                Code::UnknownString => near(key, strings),
                _ => None,
            };
            let place = Place::Key(key.to_owned());
            let pointer = "/ruleset".to_owned();
            findings.push(Finding { severity: Severity::Warning, code, pointer, place, message, help });
        }
    }
    match Document::read(bytes, LOCALE_BYTES_MAX) {
        Ok(document) => (document.place(findings), more),
        // It was read a moment ago.
        Err(fault) => (fault.diagnostics, more),
    }
}

fn near(key: &str, strings: &[DisplayString]) -> Option<String> {
    let alike = |other: &&str| other.len().abs_diff(key.len()) <= key.len() / 2 + 1;
    let near = nearest(key, strings.iter().map(|string| string.text.english()).filter(alike));
    near.map(|near| format!("did you mean `{near}`?"))
}

/// What is probably a slip about one key and its value.
fn slips(key: &str, text: &str, known: &HashSet<&str>) -> Vec<(Code, String)> {
    let mut slips = Vec::new();
    if !is_known(key, known) {
        slips.push((Code::UnknownString, format!("`{key}` is no display string of the ruleset")));
    }
    if is_blank(text) {
        if !text.is_empty() {
            slips.push((Code::EmptyText, format!("the translation of `{key}` is only space, which counts as none")));
        }
        return slips;
    }
    if safe(text).as_str() != text {
        let message = format!("the translation of `{key}` has control characters, which are shown as marks");
        slips.push((Code::UnsafeText, message));
    }
    let edges = |text: &str| (text.starts_with(char::is_whitespace), text.ends_with(char::is_whitespace));
    if edges(key) != edges(text) {
        slips.push((
            Code::EdgeSpace,
            format!("the translation of `{key}` begins or ends with space, the English does not so"),
        ));
    }
    // A numbered name that has a translation of its own may say the number in words.
    if known.contains(key) && numbers(key) != numbers(text) {
        slips.push((Code::OtherNumbers, format!("the translation of `{key}` has other numbers than the English")));
    }
    slips
}

/// The numbers of a text in ASCII digits, sorted, for comparing.
fn numbers(text: &str) -> Vec<&str> {
    let mut numbers: Vec<&str> =
        text.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty()).collect();
    numbers.sort_unstable();
    numbers
}
