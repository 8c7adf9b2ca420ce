//! Reading and writing the files of a game.
//!
//! Must not know: what stands in them.

use std::fs;
use std::path::Path;

use serde::Serialize;

use crate::save::create::SaveFiles;
use crate::save::error::SaveError;
use crate::system::{self, is_temporary};

/// Most bytes of a file that is read whole: more than any state grows to. The journal is read line by line and has no such
/// bound.
pub(super) const FILE_BYTES_MAX: u64 = 256 * 1024 * 1024;

/// A file of a save: a plain one (a pipe would be waited for without end), of at most [`FILE_BYTES_MAX`] bytes.
pub(super) fn read_file(path: &Path) -> Result<Vec<u8>, SaveError> {
    let known = fs::metadata(path).map_err(|cause| SaveError::file(path, cause))?;
    if !known.is_file() {
        return Err(SaveError::damaged(path, "is no plain file"));
    }
    if known.len() > FILE_BYTES_MAX {
        return Err(SaveError::damaged(path, format!("is larger than {FILE_BYTES_MAX} bytes")));
    }
    fs::read(path).map_err(|cause| SaveError::file(path, cause))
}

/// Writes a file whole, or leaves the one that is there.
pub(super) fn write_synced(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    system::write_synced(path, bytes).map_err(|cause| SaveError::file(path, cause))
}

/// The files of the ruleset that a game was made on, by their names below `rules/`.
pub(super) fn rule_files(game: &Path) -> Result<SaveFiles, SaveError> {
    let (mut files, mut folders) = (SaveFiles::new(), vec![(game.join("rules"), String::new())]);
    while let Some((folder, before)) = folders.pop() {
        let broken = |cause| SaveError::file(&folder, cause);
        for entry in fs::read_dir(&folder).map_err(broken)? {
            let entry = entry.map_err(broken)?;
            let name = format!("{before}{}", entry.file_name().to_string_lossy());
            match entry.path().is_dir() {
                true => folders.push((entry.path(), format!("{name}/"))),
                false => files.push((name, read_file(&entry.path())?)),
            }
        }
    }
    Ok(files)
}

/// Removes temporary files that a process left in a game's folder when it ended in the middle of writing one. Only who
/// holds the game may do so: nobody else writes there.
pub(super) fn clear_leftovers(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().filter_map(Result::ok);
    for left in entries.filter(|entry| is_temporary(&entry.file_name().to_string_lossy())) {
        let _ = fs::remove_file(left.path());
    }
}

/// What a file of a game holds, as its JSON.
pub(super) fn json_bytes<T: Serialize>(path: &Path, value: &T) -> Result<Vec<u8>, SaveError> {
    serde_json::to_vec(value).map_err(|fault| SaveError::damaged(path, fault.to_string()))
}
