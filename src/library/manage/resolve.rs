//! What a game's pin meets in the library (locale-migrate-package.md 3c, "What a game resolves to"). A game keeps the rules it
//! was made on, so that it goes on whatever this says; a person is told.

use serde::Serialize;

use crate::library::Library;
use crate::library::store::{InstalledRuleset, LibraryId, Namespace};

/// What a game is pinned to. It comes from a file and is believed in nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pinned {
    /// The id that the ruleset's file said.
    pub ruleset: String,
    /// Its version.
    pub version: i64,
    /// Digest of its rules.
    pub sha256: String,
    /// What it was called in the library, where it was installed.
    pub installed: Option<String>,
}

/// What is there for a pin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "state")]
pub enum Resolution {
    /// Just what it is pinned to.
    Installed,
    /// A newer version of the same ruleset.
    NewerInstalled {
        /// Which.
        version: i64,
    },
    /// Only an older version of the same package.
    OlderInstalled {
        /// Which.
        version: i64,
    },
    /// A ruleset of that id, from another package.
    DifferentPackage,
    /// Other versions of the same imported ruleset, or other rules under that version.
    VersionMissing,
    /// Nothing of that id.
    Missing,
}

impl Pinned {
    /// Whether the game is made on a version of an installed ruleset.
    pub(super) fn is_on(&self, ruleset: &InstalledRuleset) -> bool {
        match &self.installed {
            Some(id) => *id == ruleset.id.to_string(),
            // It was made on a file; that file was installed since.
            None => ruleset.versions.iter().any(|version| version.sha256 == self.sha256),
        }
    }
}

impl Library {
    /// What is there for a pin.
    pub fn resolve(&self, pinned: &Pinned) -> Resolution {
        let index = self.store().and_then(|store| store.read()).unwrap_or_default();
        let Some(id) = pinned.installed.as_deref().and_then(LibraryId::parse) else {
            return self.resolve_by_id(pinned);
        };
        let Some(row) = index.ruleset(&id) else {
            let other = index.rulesets().any(|row| row.ruleset == pinned.ruleset);
            return match (id.namespace(), other) {
                (Namespace::Catalog, true) => Resolution::DifferentPackage,
                _ => Resolution::Missing,
            };
        };
        match id.namespace() {
            Namespace::Local => {
                let is_it = |version: &&crate::library::store::InstalledVersion| {
                    version.version == Some(pinned.version) && version.sha256 == pinned.sha256
                };
                match (row.versions.iter().find(is_it), row.current().and_then(|current| current.version)) {
                    (Some(_), Some(version)) if version > pinned.version => Resolution::NewerInstalled { version },
                    (Some(_), _) => Resolution::Installed,
                    (None, _) => Resolution::VersionMissing,
                }
            }
            Namespace::Catalog => compared(row.current().and_then(|current| current.version), pinned.version),
        }
    }

    /// A game that was made on a ruleset by its file: whatever has that id, the highest version.
    fn resolve_by_id(&self, pinned: &Pinned) -> Resolution {
        let found = self.installed();
        let versions = found.iter().filter(|found| found.id == pinned.ruleset).map(|found| found.version);
        compared(versions.max(), pinned.version)
    }
}

fn compared(installed: Option<i64>, pinned: i64) -> Resolution {
    match installed {
        None => Resolution::Missing,
        Some(version) if version > pinned => Resolution::NewerInstalled { version },
        Some(version) if version < pinned => Resolution::OlderInstalled { version },
        Some(_) => Resolution::Installed,
    }
}
