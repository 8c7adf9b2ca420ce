//! Making a game's folder.
//!
//! Must not know: where the ruleset's bytes come from.

use std::fs;
use std::path::Path;

use crate::game::{Game, Pin};
use crate::save::checkpoint::write_checkpoint;
use crate::save::error::SaveError;
use crate::save::files::{json_bytes, write_synced};
use crate::save::folder::GameFolder;
use crate::system::{seconds_since, sync_folder};

/// Files of the ruleset that a game was made on: names below `rules/`, and their exact bytes.
pub type SaveFiles = Vec<(String, Vec<u8>)>;

/// What the folder of a game begins with until it stands under its own name. No list of games names one.
const UNFINISHED: &str = ".new-game-";

/// A game that is being made is done long before so many seconds.
const UNFINISHED_SECONDS: u64 = 86_400;

/// A folder for what is to be a game's, beside where it is to stand; it is gone again unless it is renamed.
pub(super) fn unfinished_in(parent: &Path) -> Result<tempfile::TempDir, SaveError> {
    let broken = |cause| SaveError::file(parent, cause);
    fs::create_dir_all(parent).map_err(broken)?;
    clear_unfinished(parent);
    tempfile::Builder::new().prefix(UNFINISHED).tempdir_in(parent).map_err(broken)
}

/// Removes what was left of games whose making was interrupted.
fn clear_unfinished(saves: &Path) {
    let entries = fs::read_dir(saves).into_iter().flatten().filter_map(Result::ok);
    let ours = entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(UNFINISHED));
    for left in ours.map(|entry| entry.path()).filter(|path| seconds_since(path) > UNFINISHED_SECONDS) {
        let _ = fs::remove_dir_all(left);
    }
}

impl GameFolder {
    /// Makes a game: everything is written to a temporary sibling and renamed into place at once.
    ///
    /// # Errors
    /// When something stands at `path` already, or the system refuses; nothing is left behind then.
    pub fn create(path: &Path, pin: &Pin, files: &SaveFiles, game: &Game) -> Result<(), SaveError> {
        made(path, pin, files, |root| {
            write_checkpoint(root, 0, game)?;
            write_synced(&root.join("journal.jsonl"), b"")
        })
    }
}

/// Makes a game's folder, whole or not at all; what it holds beside its pin and its ruleset is written by `played`.
///
/// # Errors
/// As [`GameFolder::create`].
pub(super) fn made(
    path: &Path,
    pin: &Pin,
    files: &SaveFiles,
    played: impl FnOnce(&Path) -> Result<(), SaveError>,
) -> Result<(), SaveError> {
    if path.exists() {
        return Err(SaveError::Exists { path: path.to_owned() });
    }
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let temporary = unfinished_in(parent)?;
    let root = temporary.path();
    write_synced(&root.join("pin.json"), &json_bytes(&root.join("pin.json"), pin)?)?;
    for (name, bytes) in files {
        let file = root.join("rules").join(name);
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder).map_err(|cause| SaveError::file(folder, cause))?;
        }
        write_synced(&file, bytes)?;
    }
    played(root)?;
    fs::rename(root, path).map_err(|cause| SaveError::not_placed(path, cause))?;
    sync_folder(parent);
    Ok(())
}
