//! The files of one stored version and its kept translations, held to what the index says of them at every read.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::library::ReadFault;
use crate::library::files::{read_bounded, sha256};
use crate::library::store::{InstalledRuleset, InstalledVersion};

/// Where the files of a version stand, by the names they have in a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredFiles {
    folder: PathBuf,
    files: BTreeMap<String, StoredAt>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct StoredAt {
    path: PathBuf,
    sha256: String,
    bytes: usize,
}

impl StoredFiles {
    /// Of a version in the library at `root`.
    pub(super) fn new(root: &Path, ruleset: &InstalledRuleset, version: &InstalledVersion) -> Self {
        let folder = root.join("versions").join(ruleset.id.folder()).join(version.key());
        let mut files = BTreeMap::new();
        for file in &version.files {
            let at = StoredAt { path: folder.join(&file.path), sha256: file.sha256.clone(), bytes: file.bytes };
            files.insert(file.path.clone(), at);
        }
        for kept in &version.kept {
            let path = root.join("translations").join(format!("{}.json", kept.sha256));
            let at = StoredAt { path, sha256: kept.sha256.clone(), bytes: kept.bytes };
            files.insert(format!("locales/{}.json", kept.language), at);
        }
        Self { folder, files }
    }

    /// The folder of the version.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Names of all files, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// Missing, larger than `bytes_max`, or other bytes than were stored.
    pub fn read(&self, name: &str, bytes_max: usize) -> Result<Vec<u8>, ReadFault> {
        let at = self.files.get(name).ok_or_else(|| ReadFault::System("no such file".to_owned()))?;
        let bytes = read_bounded(&at.path, bytes_max)?;
        if bytes.len() != at.bytes || sha256(&bytes) != at.sha256 {
            return Err(ReadFault::Mismatch(format!("`{name}` is no longer what was installed")));
        }
        Ok(bytes)
    }
}
