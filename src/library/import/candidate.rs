//! What was checked and may be installed.

use std::path::Path;
use std::sync::Arc;

use crate::library::open::open_files;
use crate::library::pinning::digest;
use crate::library::store::{LibraryId, Source};
use crate::library::{Files, InspectedFile, OpenError, Opened, Origin};
use crate::locale::Tag;
use crate::source::Diagnostic;

/// A ruleset that may be installed.
#[derive(Debug, Clone)]
pub struct Candidate {
    /// What it will be called.
    pub id: LibraryId,
    /// The id that its file says.
    pub ruleset: String,
    /// The ruleset's own version; nothing where its file cannot be read at all, which only a catalog's package may be.
    pub version: Option<i64>,
    /// The package that it came in.
    pub package: Option<PackageName>,
    /// How it came.
    pub source: Source,
    /// The files that will be stored; translations are apart.
    pub files: Vec<(String, Vec<u8>)>,
    /// Digest of the rule files among them.
    pub sha256: String,
    /// The translations that it carries.
    pub translations: Vec<Carried>,
    /// What is wrong with it and does not keep it from being installed: it will be listed as unusable, as a whole or in part.
    pub unusable: Vec<InspectedFile>,
}

/// Which package something is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PackageName {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
}

/// A translation that came with a ruleset.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carried {
    /// Its language.
    pub language: Tag,
    /// Its bytes, which were checked.
    pub bytes: Vec<u8>,
}

impl Candidate {
    /// What names its version among those of its ruleset.
    pub fn key(&self) -> String {
        match (self.source, &self.package, self.version) {
            (Source::Catalog, Some(package), _) => package.version.clone(),
            (_, _, Some(version)) => version.to_string(),
            _ => "0".to_owned(),
        }
    }

    /// Opens it as it will be, for a look at it before it is stored.
    ///
    /// # Errors
    /// A ruleset that cannot be used.
    pub fn open(&self) -> Result<Opened, OpenError> {
        let files = Files::Memory(Arc::new(self.files.iter().cloned().collect()));
        let origin = if self.source == Source::File { Origin::File } else { Origin::Package };
        open_files(Path::new("ruleset.json"), origin, files, None)
    }
}

/// The digest of the files that rules are read from: `ruleset.json` and the catalog files that it names. It is that of
/// the pin of a game that is made on them.
pub(super) fn rules_digest(files: &[(String, Vec<u8>)]) -> String {
    let main = files.iter().find(|(name, _)| name == "ruleset.json").map(|(_, bytes)| bytes.as_slice());
    let named = assets(main.unwrap_or_default());
    let is_rules = |name: &str| name == "ruleset.json" || named.iter().any(|asset| asset == name);
    let mut rules: Vec<(String, Vec<u8>)> = files.iter().filter(|(name, _)| is_rules(name)).cloned().collect();
    digest(&mut rules)
}

/// The catalog files that a ruleset names, read without judging the rest of it.
pub(super) fn assets(ruleset: &[u8]) -> Vec<String> {
    let Ok(value) = serde_json::from_slice::<serde_json::Value>(ruleset) else { return Vec::new() };
    let catalogs = value.get("catalogs").and_then(serde_json::Value::as_array);
    let asset = |catalog: &serde_json::Value| Some(catalog.get("asset")?.as_str()?.to_owned());
    catalogs.into_iter().flatten().filter_map(asset).collect()
}

/// Why something is not installed. Nothing has changed.
#[derive(Debug, Clone, PartialEq)]
pub struct Refusal {
    /// What it would have been called, where that is known.
    pub id: Option<String>,
    /// In kebab-case: the code of the first finding, or one of the library's own.
    pub code: String,
    /// For people.
    pub detail: String,
    /// The findings behind it, file by file.
    pub files: Vec<InspectedFile>,
}

impl Refusal {
    /// A refusal without findings.
    pub fn new(code: &str, detail: impl Into<String>) -> Self {
        Self { id: None, code: code.to_owned(), detail: detail.into(), files: Vec::new() }
    }

    /// A refusal for findings, of which the first error speaks for all.
    pub fn of(files: Vec<InspectedFile>) -> Self {
        let first = files.iter().flat_map(|file| &file.diagnostics).find(|found| found.is_error());
        let (code, detail) = match first {
            Some(first) => (first.code.as_str().to_owned(), spoken(first)),
            None => ("refused".to_owned(), String::new()),
        };
        Self { id: None, code, detail, files }
    }

    /// With what it would have been called.
    #[must_use]
    pub fn about(mut self, id: &str) -> Self {
        self.id.get_or_insert_with(|| id.to_owned());
        self
    }

    /// Every finding behind it.
    pub fn diagnostics(&self) -> impl Iterator<Item = &Diagnostic> {
        self.files.iter().flat_map(|file| &file.diagnostics)
    }
}

/// A finding in one line: where, and what.
fn spoken(found: &Diagnostic) -> String {
    let file = found.file.as_deref().unwrap_or("ruleset.json");
    match found.pointer.as_str() {
        "" => format!("{file}: {}", found.message),
        pointer => format!("{file} {pointer}: {}", found.message),
    }
}
