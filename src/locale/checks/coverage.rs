//! How much of a ruleset a translation covers, by section and by the language that answers.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use crate::locale::{DisplayString, Section, Tag, Translation};

/// How much of one section is translated.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Different display strings.
    pub strings: usize,
    /// Those that the file itself translates.
    pub translated: usize,
    /// Those that it lacks and its base language has.
    pub inherited: usize,
}

impl Coverage {
    /// Those that are shown in English.
    pub fn english(&self) -> usize {
        self.strings.saturating_sub(self.translated + self.inherited)
    }
}

/// A display string that the file does not translate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Untranslated {
    /// Where it stands first.
    pub string: DisplayString,
    /// The language that answers: the base language, or English.
    pub from: Tag,
}

/// Coverage by section; a string counts in every section that has it.
pub(super) fn coverage(
    translation: &Translation,
    bases: &[Arc<Translation>],
    strings: &[DisplayString],
) -> BTreeMap<Section, Coverage> {
    let mut seen: HashMap<Section, HashSet<&str>> = HashMap::new();
    let mut sections: BTreeMap<Section, Coverage> = BTreeMap::new();
    for string in strings {
        let english = string.text.english();
        if seen.entry(string.section).or_default().insert(english) {
            let covered = sections.entry(string.section).or_default();
            covered.strings += 1;
            if translation.get(english).is_some() {
                covered.translated += 1;
            } else if answering(bases, english).is_some() {
                covered.inherited += 1;
            }
        }
    }
    sections
}

/// What the file does not translate, each string once, in file order.
pub(super) fn untranslated(
    translation: &Translation,
    bases: &[Arc<Translation>],
    strings: &[DisplayString],
) -> Vec<Untranslated> {
    let mut seen = HashSet::new();
    let lacking = strings.iter().filter(|string| {
        let english = string.text.english();
        translation.get(english).is_none() && seen.insert(english)
    });
    let found = lacking.map(|string| Untranslated {
        string: string.clone(),
        from: answering(bases, string.text.english()).unwrap_or_else(Tag::english),
    });
    found.collect()
}

fn answering(bases: &[Arc<Translation>], english: &str) -> Option<Tag> {
    bases.iter().find(|base| base.get(english).is_some()).map(|base| base.tag().clone())
}
