//! A translator's checks: how much of a ruleset a file translates, and what in it is probably a slip.
//!
//! Three degrees. An error is what a reader would see go wrong (or what refuses the file); a warning is hardly meant; a note
//! is worth a look. A key that matches nothing refuses nothing: it simply never matches (2a). Only errors about the file
//! itself refuse it. The checks are those of translators' tools that make sense for whole strings under an English key:
//! plural and gender forms, glossaries and stale sources have no place here (a changed English is an unknown key).
//!
//! Must not know: disks, screens.

mod allow;
mod character;
mod coverage;
mod english;
mod mark;
mod placeholder;
mod room;
mod same;
mod slip;
mod space;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use crate::format::book::Rulebook;
use crate::format::load::{LOCALE_BYTES_MAX, Refused};
use crate::locale::translation::is_blank;
use crate::locale::voice::numbered;
use crate::locale::{DisplayString, Section, Tag, Translation, display_strings};
use crate::source::{Code, Diagnostic, Document, Finding, Findings, Place, Severity, nearest};
use room::rooms;
pub use room::{Room, room};
use slip::{Pair, Slip};

pub use allow::{ALLOW_ENDING, Allowances, allow_file_name};
pub use coverage::{Coverage, Untranslated};

/// How many findings about strings are listed; the rest are counted, the worst are kept.
pub const LISTED_MAX: usize = 400;
/// For how many unknown keys a near one is looked for: comparing with every string is dear.
const NEAR_MAX: usize = 100;

/// What a file is checked beside.
#[derive(Debug, Clone, Default)]
pub struct Beside {
    /// Translations of the rest of its chain, in order.
    pub bases: Vec<Arc<Translation>>,
    /// What its translator lets stand.
    pub allowed: Allowances,
}

/// What a check of a file found.
#[derive(Debug, Clone, PartialEq)]
pub struct Report {
    /// The language; none where the file says none that can be read.
    pub tag: Option<Tag>,
    /// Whether the file cannot be used.
    pub refused: bool,
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
    /// Display strings that the file does not translate, in the order of the ruleset.
    pub untranslated: Vec<Untranslated>,
    /// Errors and warnings, in file order.
    pub diagnostics: Vec<Diagnostic>,
    /// What is worth a look, in file order.
    pub notes: Vec<Diagnostic>,
    /// How many findings the side file lets stand.
    pub allowed: usize,
    /// How many more findings there are.
    pub more: usize,
}

impl Report {
    /// Whether something is wrong that a reader would see.
    pub fn has_errors(&self) -> bool {
        self.diagnostics.iter().any(Diagnostic::is_error)
    }

    /// The report on a file that was not even read.
    pub fn unread(file_name: &str, diagnostic: Diagnostic) -> Self {
        Self::of_refused(file_name, Refused { diagnostics: vec![diagnostic], more: 0 })
    }

    fn of_refused(file_name: &str, refused: Refused) -> Self {
        Self {
            tag: Tag::of_file_name(file_name),
            refused: true,
            translated: 0,
            blank: 0,
            missing: 0,
            unknown: 0,
            sections: BTreeMap::new(),
            untranslated: Vec::new(),
            diagnostics: refused.diagnostics,
            notes: Vec::new(),
            allowed: 0,
            more: refused.more,
        }
    }
}

/// Checks a translation file against the ruleset that it translates.
pub fn check_translation(bytes: &[u8], file_name: &str, book: &Rulebook, beside: &Beside) -> Report {
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
    let mut met = Met::default();
    slips_in(&translation, &strings, &known, &beside.allowed, &mut met);
    let (found, notes, more) = placed(bytes, &met.found, &strings);
    let unused = beside.allowed.unused(&|place| met.used.contains(&place), &allow_file_name(file_name));
    Report {
        tag: Some(translation.tag().clone()),
        refused: false,
        translated,
        blank: known.len() - translated - missing,
        missing,
        unknown,
        sections: coverage::coverage(&translation, &beside.bases, &strings),
        untranslated: coverage::untranslated(&translation, &beside.bases, &strings),
        diagnostics: loaded.warnings.into_iter().chain(found).chain(unused).collect(),
        notes,
        allowed: met.allowed,
        more,
    }
}

/// A display string, or one with a number: "Golem 2" is shown where "Golem" is a name.
fn is_known(key: &str, known: &HashSet<&str>) -> bool {
    known.contains(key) || numbered(key).is_some_and(|(base, _)| known.contains(base))
}

/// Slips as they are met, each at its key, and the allowances that kept others out.
#[derive(Default)]
struct Met {
    found: Vec<(String, Slip)>,
    used: HashSet<usize>,
    allowed: usize,
}

impl Met {
    fn take(&mut self, key: &str, slip: Slip, allowed: &Allowances) {
        match allowed.find(slip.code, key) {
            Some(place) => {
                self.used.insert(place);
                self.allowed += 1;
            }
            None => self.found.push((key.to_owned(), slip)),
        }
    }
}

fn slips_in(
    translation: &Translation,
    strings: &[DisplayString],
    known: &HashSet<&str>,
    allowed: &Allowances,
    met: &mut Met,
) {
    let rooms = rooms(strings);
    let language = translation.tag().primary().to_string();
    for (key, text) in translation.strings() {
        let pair = Pair { language: &language, english: key, text };
        for slip in slips(pair, known, rooms.get(key).copied()) {
            met.take(key, slip, allowed);
        }
    }
    for (key, slip) in same::across(translation, &|key| is_known(key, known)) {
        met.take(&key, slip, allowed);
    }
    if let Some(key) = out_of_order(translation, strings) {
        let slip = Slip::note(Code::OutOfOrder, "the strings do not stand in the order of the ruleset");
        met.take(&key, slip.help("`rulebound locale template` writes them in order"), allowed);
    }
}

/// What is probably a slip about one key and its value.
fn slips(pair: Pair<'_>, known: &HashSet<&str>, room: Option<Room>) -> Vec<Slip> {
    let (key, text) = (pair.english, pair.text);
    let mut found = Vec::new();
    if !is_known(key, known) {
        found.push(Slip::warning(Code::UnknownString, format!("`{key}` is no display string of the ruleset")));
    }
    if is_blank(text) {
        if !text.is_empty() {
            let message = format!("the translation of `{key}` is only space, which counts as none");
            found.push(Slip::warning(Code::EmptyText, message).help("leave it empty"));
        }
        return found;
    }
    space::slips(pair, &mut found);
    character::slips(pair, &mut found);
    placeholder::slips(pair, &mut found);
    // A numbered name that has a translation of its own may say the number in words.
    if known.contains(key) {
        english::slips(key, &mut found);
        mark::slips(pair, &mut found);
        same::slips(pair, &mut found);
        room::slips(pair, room, &mut found);
    }
    found
}

/// The first key that stands before one that the ruleset has earlier.
fn out_of_order(translation: &Translation, strings: &[DisplayString]) -> Option<String> {
    let mut places: HashMap<&str, usize> = HashMap::new();
    for (at, string) in strings.iter().enumerate() {
        places.entry(string.text.english()).or_insert(at);
    }
    let mut last = 0;
    for (key, _) in translation.strings() {
        let Some(at) = places.get(key) else { continue };
        if *at < last {
            return Some(key.to_owned());
        }
        last = *at;
    }
    None
}

/// Errors and warnings, notes, and how many more there are: the worst are kept, in file order.
fn placed(
    bytes: &[u8],
    met: &[(String, Slip)],
    strings: &[DisplayString],
) -> (Vec<Diagnostic>, Vec<Diagnostic>, usize) {
    let mut kept: Vec<&(String, Slip)> = met.iter().collect();
    kept.sort_by_key(|(_, slip)| slip.severity);
    let more = kept.len().saturating_sub(LISTED_MAX);
    kept.truncate(LISTED_MAX);
    let mut findings = Findings::default();
    let mut looked_up = 0;
    for (key, slip) in kept {
        let mut help = slip.help.clone();
        if slip.code == Code::UnknownString && looked_up < NEAR_MAX {
            looked_up += 1;
            help = near(key, strings);
        }
        findings.push(Finding {
            severity: slip.severity,
            code: slip.code,
            pointer: "/ruleset".to_owned(),
            place: Place::Key(key.clone()),
            message: slip.message.clone(),
            help,
        });
    }
    let found = match Document::read(bytes, LOCALE_BYTES_MAX) {
        Ok(document) => {
            written_tag(&document, &mut findings);
            document.place(findings)
        }
        // It was read a moment ago.
        Err(fault) => fault.diagnostics,
    };
    let (notes, found) = found.into_iter().partition(|diagnostic| diagnostic.severity == Severity::Info);
    (found, notes, more)
}

/// A tag that is read, but not written as tags are.
fn written_tag(document: &Document<'_>, findings: &mut Findings) {
    let written = document.root().get("_meta").and_then(|meta| meta.get("locale")).and_then(|node| node.text());
    let Some((written, tag)) = written.and_then(|written| Some((written, Tag::parse(written)?))) else { return };
    if tag.to_string() != written {
        findings.push(Finding {
            severity: Severity::Warning,
            code: Code::TagNotCanonical,
            pointer: "/_meta/locale".to_owned(),
            place: Place::Value,
            message: format!("`{written}` is not how the tag is written"),
            help: Some(format!("write `{tag}`")),
        });
    }
}

fn near(key: &str, strings: &[DisplayString]) -> Option<String> {
    let alike = |other: &&str| other.len().abs_diff(key.len()) <= key.len() / 2 + 1;
    let near = nearest(key, strings.iter().map(|string| string.text.english()).filter(alike));
    near.map(|near| format!("did you mean `{near}`?"))
}
