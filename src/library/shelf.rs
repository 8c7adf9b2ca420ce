//! What there is to play: every ruleset that can be named by id, a broken one with what is wrong with it.

use std::path::PathBuf;

use crate::format::ruleset::Ruleset;
use crate::library::open::Found;
use crate::library::{Library, OpenError, Opened, Origin, Place};
use crate::source::Diagnostic;
use crate::text::RulesetText;

/// One ruleset on the shelf.
#[derive(Debug, Clone)]
pub struct ShelfEntry {
    /// Where it stands, to open it.
    pub place: Place,
    /// The same, for people.
    pub path: PathBuf,
    /// What it is, or why it cannot be played.
    pub card: Result<Card, Broken>,
}

/// What a ruleset is.
#[derive(Debug, Clone, PartialEq)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: i64,
    /// Its name.
    pub name: RulesetText,
    /// What it covers, in a sentence.
    pub summary: RulesetText,
    /// SPDX identifier of its licence.
    pub licence: Option<String>,
    /// What its licence wants said; legal text, never translated.
    pub attribution: Option<String>,
    /// Tags of the translations beside it.
    pub languages: Vec<String>,
    /// In what form it stands.
    pub origin: Origin,
}

/// A ruleset that cannot be played; it blocks no other.
#[derive(Debug, Clone, PartialEq)]
pub struct Broken {
    /// Its id, where its file still says so, or else the name of its file.
    pub id: String,
    /// What is wrong: findings of its file, or one about the file as a whole.
    pub diagnostics: Vec<Diagnostic>,
}

impl Card {
    /// What an opened ruleset is.
    pub fn of(opened: &Opened) -> Self {
        let ruleset: &Ruleset = opened.book.ruleset();
        let license = ruleset.license.as_ref();
        Self {
            id: ruleset.id.as_str().to_owned(),
            version: ruleset.version.get(),
            name: ruleset.name.text().clone(),
            summary: ruleset.coverage.summary.text().clone(),
            licence: license.and_then(|license| license.spdx.as_ref()).map(|spdx| spdx.as_str().to_owned()),
            attribution: license
                .and_then(|license| license.attribution.as_ref())
                .map(|attribution| attribution.as_str().to_owned()),
            languages: opened.languages.clone(),
            origin: opened.origin,
        }
    }
}

impl Library {
    /// Every ruleset that can be named by id, those of the program first.
    pub fn shelf(&self) -> Vec<ShelfEntry> {
        self.places()
            .into_iter()
            .map(|place| {
                let card = match self.open_place(&place) {
                    Ok(opened) => Ok(Card::of(&opened)),
                    Err(error) => Err(Broken { id: id_of(&place), diagnostics: diagnostics_of(error) }),
                };
                ShelfEntry { path: place.path(), place, card }
            })
            .collect()
    }
}

fn id_of(place: &Place) -> String {
    let by_file = || place.path().file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    Found::of(place).map_or_else(by_file, |found| found.id)
}

fn diagnostics_of(error: OpenError) -> Vec<Diagnostic> {
    match error {
        OpenError::Invalid { diagnostics, .. } => diagnostics,
        OpenError::File { cause, .. } => vec![super::ReadFault::System(cause).diagnostic()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_broken_ruleset_blocks_nobody() {
        let folder = tempfile::tempdir().expect("folder");
        let base = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/bases/layers-reef.json");
        std::fs::create_dir_all(folder.path().join("tide-reef/1")).expect("folder");
        std::fs::copy(base, folder.path().join("tide-reef/1/ruleset.json")).expect("copy");
        std::fs::write(folder.path().join("broken.json"), r#"{"id":"bent","version":1}"#).expect("file");
        std::fs::write(folder.path().join("notes.txt"), "not a ruleset").expect("file");
        let library = Library::new(Some(folder.path().to_owned()));
        let shelf: Vec<ShelfEntry> =
            library.shelf().into_iter().filter(|entry| matches!(entry.place, Place::Disk(_))).collect();
        let cards: Vec<Result<&str, &str>> = shelf
            .iter()
            .map(|entry| entry.card.as_ref().map(|card| card.id.as_str()).map_err(|broken| broken.id.as_str()))
            .collect();
        assert_eq!(cards, [Err("bent"), Ok("tide-reef")]);
        assert!(
            shelf.iter().filter_map(|entry| entry.card.as_ref().err()).all(|broken| !broken.diagnostics.is_empty())
        );
    }
}
