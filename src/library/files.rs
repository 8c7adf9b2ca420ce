//! The files of one ruleset, by name, wherever they stand. Every read has a bound that is held while reading.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use include_dir::Dir;
use sha2::{Digest, Sha256};

use crate::format::book::CatalogBytes;
use crate::format::load::CATALOG_BYTES_MAX;
use crate::library::{Archive, Manifest, ReadFault, StoredFiles};
use crate::locale::ALLOW_ENDING;
use crate::system::hex;

/// Most files that a package may hold (locale-migrate-package.md 1c).
pub const FILES_MAX: usize = 8192;

/// Where the files of one ruleset stand. Names use `/` and are relative to the ruleset's own folder.
#[derive(Debug, Clone)]
pub enum Files {
    /// One file with everything in it.
    Single,
    /// A folder.
    Folder(PathBuf),
    /// A .zip.
    Archive(Arc<Archive>),
    /// In memory, by name.
    Memory(Arc<BTreeMap<String, Vec<u8>>>),
    /// An installed version.
    Stored(Arc<StoredFiles>),
    /// Inside the program.
    Shipped(&'static Dir<'static>),
}

impl Files {
    /// The bytes of a file.
    ///
    /// # Errors
    /// Missing, unreadable, larger than `bytes_max`.
    pub fn read(&self, name: &str, bytes_max: usize) -> Result<Vec<u8>, ReadFault> {
        match self {
            Self::Single => Err(ReadFault::System("a ruleset in a single file has no files beside it".to_owned())),
            Self::Folder(folder) => read_bounded(&inside(folder, name)?, bytes_max),
            Self::Archive(archive) => archive.read(name, bytes_max),
            Self::Stored(stored) => stored.read(name, bytes_max),
            Self::Memory(files) => match files.get(name) {
                None => Err(ReadFault::System("no such file".to_owned())),
                Some(bytes) if bytes.len() > bytes_max => Err(ReadFault::TooLarge(bytes_max)),
                Some(bytes) => Ok(bytes.clone()),
            },
            Self::Shipped(folder) => {
                let file = folder.get_file(folder.path().join(name));
                let file = file.ok_or_else(|| ReadFault::System("no such file".to_owned()))?;
                if file.contents().len() > bytes_max {
                    return Err(ReadFault::TooLarge(bytes_max));
                }
                Ok(file.contents().to_vec())
            }
        }
    }

    /// Whether there is a file of that name.
    pub fn has(&self, name: &str) -> bool {
        match self {
            Self::Single => false,
            Self::Folder(folder) => folder.join(name).is_file(),
            Self::Archive(archive) => archive.names().any(|file| file == name),
            Self::Memory(files) => files.contains_key(name),
            Self::Stored(stored) => stored.names().any(|file| file == name),
            Self::Shipped(folder) => folder.get_file(folder.path().join(name)).is_some(),
        }
    }

    /// Names of the files of a subfolder that end in `.json`, sorted; none where there is no such folder.
    pub fn json_in(&self, subfolder: &str) -> Vec<String> {
        let mut names: Vec<String> = match self {
            Self::Single => Vec::new(),
            Self::Folder(folder) => std::fs::read_dir(folder.join(subfolder))
                .into_iter()
                .flatten()
                .flatten()
                .filter(|entry| entry.path().is_file())
                .map(|entry| format!("{subfolder}/{}", entry.file_name().to_string_lossy()))
                .collect(),
            Self::Archive(archive) => directly_in(subfolder, archive.names()),
            Self::Memory(files) => directly_in(subfolder, files.keys().map(String::as_str)),
            Self::Stored(stored) => directly_in(subfolder, stored.names()),
            Self::Shipped(folder) => folder
                .get_dir(folder.path().join(subfolder))
                .into_iter()
                .flat_map(|inner| inner.files())
                .filter_map(|file| file.path().file_name())
                .map(|name| format!("{subfolder}/{}", name.to_string_lossy()))
                .collect(),
        };
        names.retain(|name| name.ends_with(".json") && !name.ends_with(ALLOW_ENDING));
        names.sort();
        names
    }

    /// Names of all files, sorted, at most one more than `FILES_MAX`; hidden files and folders of a folder are not listed.
    ///
    /// # Errors
    /// A folder that cannot be listed.
    pub fn all(&self) -> Result<Vec<String>, ReadFault> {
        match self {
            Self::Folder(folder) => all_in(folder),
            Self::Archive(archive) => Ok(archive.names().map(str::to_owned).collect()),
            Self::Memory(files) => Ok(files.keys().cloned().collect()),
            Self::Stored(stored) => Ok(stored.names().map(str::to_owned).collect()),
            Self::Single | Self::Shipped(_) => Ok(Vec::new()),
        }
    }
}

/// The names that stand in a folder itself, not in one below it.
fn directly_in<'n>(folder: &str, names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let below = |name: &&str| {
        name.strip_prefix(folder).and_then(|rest| rest.strip_prefix('/')).is_some_and(|rest| !rest.contains('/'))
    };
    names.filter(below).map(str::to_owned).collect()
}

/// Where a file of a folder stands: an ordinary file below the folder, links that stay in it followed. Anything else is not
/// even opened: a pipe would wait for a writer.
fn inside(folder: &Path, name: &str) -> Result<PathBuf, ReadFault> {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let real = folder.join(name).canonicalize()?;
    if !real.starts_with(folder.canonicalize()?) {
        return Err(ReadFault::System("a link that leads out of the folder".to_owned()));
    }
    if !real.metadata()?.is_file() {
        return Err(ReadFault::System("no ordinary file".to_owned()));
    }
    Ok(real)
}

fn all_in(root: &Path) -> Result<Vec<String>, ReadFault> {
    let mut names = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(root.join(&folder))? {
            let entry = entry?;
            let own = entry.file_name().to_string_lossy().into_owned();
            if own.starts_with('.') {
                continue;
            }
            let name = if folder.is_empty() { own } else { format!("{folder}/{own}") };
            // A link is listed as a file, never followed into.
            if entry.file_type()?.is_dir() {
                folders.push(name);
            } else {
                names.push(name);
            }
            if names.len() + folders.len() > FILES_MAX {
                return Ok(names);
            }
        }
    }
    names.sort();
    Ok(names)
}

/// The bytes of a file, its size checked before and while it is read.
///
/// # Errors
/// Missing, unreadable, larger than `bytes_max`.
pub fn read_bounded(path: &Path, bytes_max: usize) -> Result<Vec<u8>, ReadFault> {
    let file = File::open(path)?;
    let most = u64::try_from(bytes_max).unwrap_or(u64::MAX);
    let known = file.metadata()?;
    if known.is_dir() {
        return Err(ReadFault::System("is a folder".to_owned()));
    }
    if known.len() > most {
        return Err(ReadFault::TooLarge(bytes_max));
    }
    let mut bytes = Vec::new();
    file.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() > bytes_max {
        return Err(ReadFault::TooLarge(bytes_max));
    }
    Ok(bytes)
}

/// SHA-256 in lower-case hexadecimal.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Reads catalog files; those of a package are held to what its manifest says of them each time.
pub(super) struct CatalogFiles {
    pub(super) files: Files,
    pub(super) manifest: Option<Arc<Manifest>>,
}

impl CatalogBytes for CatalogFiles {
    fn catalog_bytes(&self, asset: &str) -> Result<Vec<u8>, String> {
        read_listed(&self.files, self.manifest.as_deref(), asset, CATALOG_BYTES_MAX).map_err(|fault| fault.to_string())
    }
}

/// The bytes of a file, held to its manifest where there is one.
///
/// # Errors
/// As [`Files::read`], and a size or checksum other than the manifest says.
pub(super) fn read_listed(
    files: &Files,
    manifest: Option<&Manifest>,
    name: &str,
    bytes_max: usize,
) -> Result<Vec<u8>, ReadFault> {
    let bytes = files.read(name, bytes_max)?;
    if let Some(manifest) = manifest {
        let listed = manifest.file(name);
        let listed = listed.ok_or_else(|| ReadFault::Mismatch(format!("the manifest does not list `{name}`")))?;
        listed.hold(&bytes).map_err(ReadFault::Mismatch)?;
    }
    Ok(bytes)
}
