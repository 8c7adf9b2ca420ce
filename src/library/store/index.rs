//! `index.json`: what is installed, and which bytes belong to it.
//!
//! A line that this program cannot read (a newer one wrote it) is kept as it is and costs itself only.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::library::store::{LibraryId, Namespace, PackageVersion};

/// Version of the index's own layout.
pub const INDEX_LAYOUT: u32 = 1;

/// Everything that is installed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Index {
    /// Version of its layout.
    pub layout: u32,
    /// The language that translations are kept for, where one was chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// One line a ruleset.
    pub rulesets: Vec<Row>,
    /// Keys of newer programs.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

impl Default for Index {
    fn default() -> Self {
        Self { layout: INDEX_LAYOUT, language: None, rulesets: Vec::new(), other: Map::new() }
    }
}

/// A line of the index.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Row {
    /// A ruleset.
    Known(Box<InstalledRuleset>),
    /// Something that this program cannot read.
    Unknown(Value),
}

/// An installed ruleset with its versions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct InstalledRuleset {
    /// What it is called here.
    pub id: LibraryId,
    /// The id that its file says.
    pub ruleset: String,
    /// The address of the catalog it came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub catalog: Option<String>,
    /// The version in use, by its key; of imported rulesets that is the highest.
    pub current: String,
    /// The version before the last update, by its key.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub previous: Option<String>,
    /// Every version that is stored, in the order in which they came.
    pub versions: Vec<InstalledVersion>,
    /// Keys of newer programs.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// Where a version came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// A ruleset in a single file.
    File,
    /// A package that somebody imported.
    Package,
    /// A catalog.
    Catalog,
}

/// One version of a ruleset.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct InstalledVersion {
    /// The ruleset's own version; nothing where its file cannot be read at all.
    pub version: Option<i64>,
    /// The package's version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub package: Option<String>,
    /// Where it came from.
    pub source: Source,
    /// Digest of the rule files; translations and store text are no part of it.
    pub sha256: String,
    /// The files that are stored.
    pub files: Vec<StoredFile>,
    /// The translations that are kept.
    #[serde(default)]
    pub kept: Vec<Kept>,
    /// Keys of newer programs.
    #[serde(flatten)]
    pub other: Map<String, Value>,
}

/// A file of a version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredFile {
    /// Its name, as in a package.
    pub path: String,
    /// SHA-256 of its bytes.
    pub sha256: String,
    /// How many bytes.
    pub bytes: usize,
}

/// A translation that is kept with a version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// Its language.
    pub language: String,
    /// SHA-256 of its bytes.
    pub sha256: String,
    /// How many bytes.
    pub bytes: usize,
}

impl Index {
    /// The rulesets that this program can read.
    pub fn rulesets(&self) -> impl Iterator<Item = &InstalledRuleset> {
        self.rulesets.iter().filter_map(|row| match row {
            Row::Known(ruleset) => Some(&**ruleset),
            Row::Unknown(_) => None,
        })
    }

    /// The same, to change them.
    pub fn rulesets_mut(&mut self) -> impl Iterator<Item = &mut InstalledRuleset> {
        self.rulesets.iter_mut().filter_map(|row| match row {
            Row::Known(ruleset) => Some(&mut **ruleset),
            Row::Unknown(_) => None,
        })
    }

    /// The ruleset of that id.
    pub fn ruleset(&self, id: &LibraryId) -> Option<&InstalledRuleset> {
        self.rulesets().find(|ruleset| ruleset.id == *id)
    }

    /// The same, to change it.
    pub fn ruleset_mut(&mut self, id: &LibraryId) -> Option<&mut InstalledRuleset> {
        self.rulesets_mut().find(|ruleset| ruleset.id == *id)
    }

    /// Takes a ruleset's line out.
    pub fn remove(&mut self, id: &LibraryId) {
        self.rulesets.retain(|row| !matches!(row, Row::Known(ruleset) if ruleset.id == *id));
    }

    /// Adds a ruleset; lines stand in the order of their ids.
    pub fn add(&mut self, ruleset: InstalledRuleset) {
        self.rulesets.push(Row::Known(Box::new(ruleset)));
        self.rulesets.sort_by_key(|row| match row {
            Row::Known(ruleset) => ruleset.id.to_string(),
            Row::Unknown(value) => value.get("id").and_then(Value::as_str).unwrap_or_default().to_owned(),
        });
    }
}

impl InstalledRuleset {
    /// The version of that key.
    pub fn version(&self, key: &str) -> Option<&InstalledVersion> {
        self.versions.iter().find(|version| version.key() == key)
    }

    /// The same, to change it.
    pub fn version_mut(&mut self, key: &str) -> Option<&mut InstalledVersion> {
        self.versions.iter_mut().find(|version| version.key() == key)
    }

    /// The version that new games are made on.
    pub fn current(&self) -> Option<&InstalledVersion> {
        self.version(&self.current)
    }

    /// Of an imported ruleset the highest version is the one in use.
    pub fn settle(&mut self) {
        if self.id.namespace() == Namespace::Local
            && let Some(highest) = self.versions.iter().max_by_key(|version| version.version)
        {
            self.current = highest.key();
        }
    }
}

impl InstalledVersion {
    /// What names it among the versions of its ruleset: the package's version in a catalog, else the ruleset's own.
    pub fn key(&self) -> String {
        let own = || self.version.map_or_else(|| "0".to_owned(), |version| version.to_string());
        match self.source {
            Source::Catalog => self.package.clone().unwrap_or_else(own),
            Source::File | Source::Package => own(),
        }
    }

    /// The package's version, to compare it with another.
    pub fn package_version(&self) -> Option<PackageVersion> {
        PackageVersion::parse(self.package.as_deref()?)
    }
}
