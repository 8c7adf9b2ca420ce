//! Changing the library: under its lock, with the index written last.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use crate::library::files::sha256;
use crate::library::store::index::INDEX_LAYOUT;
use crate::library::store::{
    Index, InstalledRuleset, InstalledVersion, LibraryId, Row, StoreFault, StoredFile, StoredFiles,
};
use crate::library::{ReadFault, read_bounded};
use crate::system::{sync_folder, write_synced};

/// Most bytes of the index: what it would take to list some hundred thousand files.
const INDEX_BYTES_MAX: usize = 33_554_432;

/// What a sibling's name begins with until it is renamed into place.
const UNFINISHED: &str = ".new-";

/// The library's folder.
#[derive(Debug, Clone)]
pub struct Store {
    root: PathBuf,
}

impl Store {
    /// In a folder, which need not exist.
    pub fn at(root: PathBuf) -> Self {
        Self { root }
    }

    /// What is installed; nothing where there is no index.
    ///
    /// # Errors
    /// An index that cannot be read, or is none.
    pub fn read(&self) -> Result<Index, StoreFault> {
        let path = self.root.join("index.json");
        let bytes = match read_bounded(&path, INDEX_BYTES_MAX) {
            Ok(bytes) => bytes,
            Err(ReadFault::System(_)) if !path.exists() => return Ok(Index::default()),
            Err(fault) => return Err(StoreFault::damaged(&path, fault.to_string())),
        };
        serde_json::from_slice(&bytes).map_err(|fault| StoreFault::damaged(&path, fault.to_string()))
    }

    /// The files of a stored version.
    pub fn files(&self, ruleset: &InstalledRuleset, version: &InstalledVersion) -> StoredFiles {
        StoredFiles::new(&self.root, ruleset, version)
    }

    /// Changes the library. Nobody else can meanwhile; where `change` fails, everything is as it was.
    ///
    /// # Errors
    /// What `change` gives, and a folder that cannot be read or written.
    pub fn change<T, E: From<StoreFault>>(&self, change: impl FnOnce(&mut Draft<'_>) -> Result<T, E>) -> Result<T, E> {
        let file = |path: &Path| {
            let path = path.to_owned();
            move |cause: io::Error| StoreFault::file(&path, cause)
        };
        fs::create_dir_all(&self.root).map_err(file(&self.root))?;
        let lock_path = self.root.join("lock");
        let lock = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(&lock_path);
        let lock: File = lock.map_err(file(&lock_path))?;
        lock.lock().map_err(file(&lock_path))?;
        let before = self.read()?;
        let path = self.root.join("index.json");
        if before.layout > INDEX_LAYOUT {
            return Err(StoreFault::damaged(&path, "written by a newer program; it is left as it is").into());
        }
        sweep(&self.root, &before);
        let mut draft = Draft { root: &self.root, index: before.clone() };
        let done = change(&mut draft);
        let index = draft.index;
        if done.is_ok() && index != before {
            let written = serde_json::to_vec_pretty(&index).map_err(io::Error::from);
            let written = written.and_then(|bytes| write_synced(&path, &bytes));
            if let Err(cause) = written {
                sweep(&self.root, &before);
                return Err(StoreFault::file(&path, cause).into());
            }
        }
        sweep(&self.root, if done.is_ok() { &index } else { &before });
        done
    }
}

/// A change that is being made: the index as it will be, and the files that it will name.
#[derive(Debug)]
pub struct Draft<'s> {
    root: &'s Path,
    /// The index as it will be.
    pub index: Index,
}

impl Draft<'_> {
    /// Stores the files of a version: written to a sibling, then renamed into place at once.
    ///
    /// # Errors
    /// When the system refuses; nothing of it is left behind then.
    pub fn put_version(
        &mut self,
        id: &LibraryId,
        key: &str,
        files: &[(String, Vec<u8>)],
    ) -> Result<Vec<StoredFile>, StoreFault> {
        let target = self.root.join("versions").join(id.folder()).join(key);
        let parent = target.parent().unwrap_or(self.root).to_owned();
        fs::create_dir_all(&parent).map_err(|cause| StoreFault::file(&parent, cause))?;
        let sibling = tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(&parent);
        let sibling = sibling.map_err(|cause| StoreFault::file(&parent, cause))?;
        let mut stored = Vec::new();
        for (name, bytes) in files {
            let path = sibling.path().join(name);
            let write = || -> io::Result<()> {
                if let Some(folder) = path.parent() {
                    fs::create_dir_all(folder)?;
                }
                write_synced(&path, bytes)
            };
            write().map_err(|cause| StoreFault::file(&target.join(name), cause))?;
            stored.push(StoredFile { path: name.clone(), sha256: sha256(bytes), bytes: bytes.len() });
        }
        if target.exists() {
            // A leftover that no line names; a version that one names is never stored again.
            fs::remove_dir_all(&target).map_err(|cause| StoreFault::file(&target, cause))?;
        }
        fs::rename(sibling.path(), &target).map_err(|cause| StoreFault::file(&target, cause))?;
        sync_folder(&parent);
        Ok(stored)
    }

    /// Stores a translation under the name that its bytes give it.
    ///
    /// # Errors
    /// When the system refuses.
    pub fn put_translation(&mut self, bytes: &[u8]) -> Result<String, StoreFault> {
        let folder = self.root.join("translations");
        let digest = sha256(bytes);
        let path = folder.join(format!("{digest}.json"));
        let written = fs::create_dir_all(&folder).and_then(|()| write_synced(&path, bytes));
        written.map_err(|cause| StoreFault::file(&path, cause))?;
        Ok(digest)
    }
}

/// Clears away what no line of the index names: leftovers of changes that were cut short, and what was taken out. What
/// cannot be cleared away now is at the next change; it is never read.
fn sweep(root: &Path, index: &Index) {
    // A line that cannot be read may name anything.
    if index.rulesets.iter().any(|row| matches!(row, Row::Unknown(_))) {
        return;
    }
    let mut named = HashSet::new();
    for ruleset in index.rulesets() {
        for version in &ruleset.versions {
            named.insert(root.join("versions").join(ruleset.id.folder()).join(version.key()));
            for kept in &version.kept {
                named.insert(root.join("translations").join(format!("{}.json", kept.sha256)));
            }
        }
    }
    for rulesets in ["local", "catalog"].iter().flat_map(|space| inside(&root.join("versions").join(space))) {
        for version in inside(&rulesets).filter(|version| !named.contains(version)) {
            let _ = fs::remove_dir_all(version);
        }
        // Only an empty folder goes.
        let _ = fs::remove_dir(rulesets);
    }
    for translation in inside(&root.join("translations")).filter(|path| !named.contains(path)) {
        let _ = fs::remove_file(translation);
    }
}

fn inside(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}
