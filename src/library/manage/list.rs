//! What is installed, as it is listed (headless.md, "Library and locale details").

use std::sync::Arc;

use serde::Serialize;

use crate::library::manage::Pinned;
use crate::library::open::InstalledPlace;
use crate::library::store::{InstalledRuleset, InstalledVersion, Kept, Row, Source, Store, StoreFault};
use crate::library::{Library, OpenError, Opened, Place};
use crate::source::Diagnostic;

/// A game and what it is pinned to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameUse {
    /// What the game is called.
    pub game: String,
    /// What it is pinned to.
    pub pinned: Pinned,
}

/// Everything that is installed.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Listing {
    /// The language that translations are kept for, where one was chosen.
    pub language: Option<String>,
    /// One line a ruleset.
    pub rulesets: Vec<ListedRuleset>,
}

/// An installed ruleset.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ListedRuleset {
    /// What it is called.
    pub id: String,
    /// The address of the catalog it came from.
    pub catalog: Option<String>,
    /// The version that an update took the place of.
    pub previous: Option<String>,
    /// Its versions, in the order in which they came.
    pub versions: Vec<ListedVersion>,
    /// The games that are made on it.
    pub used_by: Vec<String>,
    /// Why the version in use cannot be used, or what of it cannot.
    pub problem: Option<Problem>,
}

/// A version of it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ListedVersion {
    /// The ruleset's own version; nothing where its file cannot be read at all.
    pub version: Option<i64>,
    /// The package's version.
    pub package: Option<String>,
    /// Where it came from.
    pub source: Source,
    /// Digest of its rules.
    pub sha256: String,
    /// The translations that are kept with it.
    pub kept: Vec<KeptLanguage>,
    /// Whether new games are made on it.
    pub current: bool,
    /// Why it cannot be used, or what of it cannot; the others are not touched by it.
    pub problem: Option<Problem>,
}

/// A translation that is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct KeptLanguage {
    /// Its language.
    pub language: String,
    /// SHA-256 of its bytes.
    pub sha256: String,
}

/// Something that is installed and cannot be used.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Problem {
    /// The code of the first finding.
    pub code: String,
    /// In a sentence.
    pub detail: String,
    /// The findings.
    pub diagnostics: Vec<Diagnostic>,
}

impl Library {
    /// What is installed, and which of these games use it. A version that this program no longer accepts is listed with its
    /// problem and keeps no other from being listed.
    ///
    /// # Errors
    /// A library that cannot be read.
    pub fn list(&self, games: &[GameUse]) -> Result<Listing, StoreFault> {
        let store = self.store()?;
        let index = store.read()?;
        let rulesets = index.rulesets.iter().map(|row| match row {
            Row::Known(ruleset) => self.listed(&store, ruleset, games),
            Row::Unknown(value) => unknown(value),
        });
        Ok(Listing { language: index.language.clone(), rulesets: rulesets.collect() })
    }

    fn listed(&self, store: &Store, ruleset: &InstalledRuleset, games: &[GameUse]) -> ListedRuleset {
        let versions: Vec<ListedVersion> =
            ruleset.versions.iter().map(|version| self.listed_version(store, ruleset, version)).collect();
        let used_by = games.iter().filter(|game| game.pinned.is_on(ruleset)).map(|game| game.game.clone()).collect();
        let current = versions.iter().find(|version| version.current);
        let problem = current.and_then(|version| version.problem.clone());
        ListedRuleset {
            id: ruleset.id.to_string(),
            catalog: ruleset.catalog.clone(),
            previous: ruleset.previous.clone(),
            versions,
            used_by,
            problem,
        }
    }

    fn listed_version(&self, store: &Store, ruleset: &InstalledRuleset, version: &InstalledVersion) -> ListedVersion {
        let files = Arc::new(store.files(ruleset, version));
        let place = InstalledPlace { id: ruleset.id.clone(), source: version.source, files };
        let problem = match self.open_place(&Place::Installed(Arc::new(place))) {
            Ok(opened) => broken_catalog(&opened),
            Err(OpenError::Invalid { diagnostics, .. }) => Problem::of(diagnostics),
            Err(OpenError::File { cause, .. }) => {
                Some(Problem { code: "unreadable".to_owned(), detail: cause, diagnostics: Vec::new() })
            }
        };
        ListedVersion {
            version: version.version,
            package: version.package.clone(),
            source: version.source,
            sha256: version.sha256.clone(),
            kept: version.kept.iter().map(kept).collect(),
            current: ruleset.current == version.key(),
            problem,
        }
    }

    /// The ids of installed rulesets that games use, by what is asked for; nothing where it is not installed.
    ///
    /// # Errors
    /// A library that cannot be read.
    pub fn used_by(&self, asked: &str, games: &[GameUse]) -> Result<Vec<String>, StoreFault> {
        let index = self.store()?.read()?;
        let Ok(ruleset) = super::remove::installed(&index, asked) else { return Ok(Vec::new()) };
        Ok(games.iter().filter(|game| game.pinned.is_on(ruleset)).map(|game| game.game.clone()).collect())
    }
}

fn kept(kept: &Kept) -> KeptLanguage {
    KeptLanguage { language: kept.language.clone(), sha256: kept.sha256.clone() }
}

/// A catalog whose own file has mistakes costs its entries only.
fn broken_catalog(opened: &Opened) -> Option<Problem> {
    let catalogs = opened.book.ruleset().catalogs().iter();
    let problems = catalogs.filter_map(|catalog| opened.book.problem(catalog.id.as_str()));
    let findings = problems.flat_map(|problem| {
        problem.diagnostics.iter().map(|found| found.clone().in_file(&problem.asset)).collect::<Vec<_>>()
    });
    Problem::of(findings.collect())
}

impl Problem {
    fn of(diagnostics: Vec<Diagnostic>) -> Option<Self> {
        let first = diagnostics.iter().find(|found| found.is_error())?;
        let file = first.file.as_deref().unwrap_or("ruleset.json");
        let detail = format!("{file}: {}", first.message);
        Some(Self { code: first.code.as_str().to_owned(), detail, diagnostics })
    }
}

fn unknown(value: &serde_json::Value) -> ListedRuleset {
    let id = value.get("id").and_then(serde_json::Value::as_str).unwrap_or_default().to_owned();
    let detail = "installed by a newer program; this one cannot read it".to_owned();
    let problem = Problem { code: "unreadable".to_owned(), detail, diagnostics: Vec::new() };
    ListedRuleset {
        id,
        catalog: None,
        previous: None,
        versions: Vec::new(),
        used_by: Vec::new(),
        problem: Some(problem),
    }
}
