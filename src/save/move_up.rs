//! Moving an older save up to this program's layout, at the first write to it. The save as it was is copied beside it first,
//! under a name that nothing has: `<save>.before-v3`. No list of games names the copy; it is a game like any other for whoever
//! does.
//!
//! The pin says the layout and is written last: what is interrupted before is done again, from the same state.
//!
//! Must not know: what a command means.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use crate::game::{Pin, SAVE_LAYOUT};
use crate::save::checkpoint::{checkpoints, read_numbered, write_checkpoint};
use crate::save::create::unfinished_in;
use crate::save::error::SaveError;
use crate::save::files::{json_bytes, write_synced};
use crate::save::lock::is_lock_file;
use crate::system::{is_temporary, sync_folder};

/// An older save that was moved up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MovedUp {
    /// From which layout.
    pub from: u32,
    /// To which.
    pub to: u32,
    /// Where it is kept as it was.
    pub kept: PathBuf,
}

/// Moves a save up where its layout is older; nothing where it is not. Only who holds the game may do so.
///
/// # Errors
/// When the system refuses. The game is as it was then, or as it is read just the same.
pub(super) fn move_up(path: &Path, pin: &mut Pin) -> Result<Option<MovedUp>, SaveError> {
    let from = pin.layout;
    if from >= SAVE_LAYOUT {
        return Ok(None);
    }
    let kept = copied_beside(path)?;
    for seq in checkpoints(path)? {
        // One that cannot be read is left to whoever recovers it.
        if let Ok(checkpoint) = read_numbered(path, seq, from) {
            write_checkpoint(path, seq, &checkpoint.game)?;
        }
    }
    let moved = Pin { layout: SAVE_LAYOUT, ..pin.clone() };
    let file = path.join("pin.json");
    write_synced(&file, &json_bytes(&file, &moved)?)?;
    *pin = moved;
    Ok(Some(MovedUp { from, to: SAVE_LAYOUT, kept }))
}

/// Whether the folder of that name is one that a save was kept in as it was.
pub(super) fn is_kept_copy(name: &str) -> bool {
    let version = name.rsplit_once(".before-v").map(|(_, version)| version);
    version.is_some_and(|version| version.split('-').all(|part| part.parse::<u32>().is_ok()))
}

/// Copies a save beside itself, whole or not at all.
fn copied_beside(path: &Path) -> Result<PathBuf, SaveError> {
    let real = path.canonicalize().map_err(|cause| SaveError::file(path, cause))?;
    let parent = real.parent().unwrap_or(&real);
    let name = real.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let temporary = unfinished_in(parent)?;
    copied(&real, temporary.path()).map_err(|cause| SaveError::file(path, cause))?;
    let first = path.with_file_name(format!("{name}.before-v{SAVE_LAYOUT}"));
    let numbered = (2_u32..).map(|number| path.with_file_name(format!("{name}.before-v{SAVE_LAYOUT}-{number}")));
    let mut free = std::iter::once(first).chain(numbered).filter(|name| fs::symlink_metadata(name).is_err());
    let Some(kept) = free.next() else { return Err(SaveError::Exists { path: path.to_owned() }) };
    fs::rename(temporary.path(), &kept).map_err(|cause| SaveError::file(&kept, cause))?;
    sync_folder(parent);
    Ok(kept)
}

fn copied(from: &Path, to: &Path) -> io::Result<()> {
    for entry in fs::read_dir(from)? {
        let (from, name) = entry.map(|entry| (entry.path(), entry.file_name()))?;
        let to = to.join(&name);
        if fs::metadata(&from)?.is_dir() {
            fs::create_dir(&to)?;
            copied(&from, &to)?;
        } else if !is_lock_file(&name) && !is_temporary(&name.to_string_lossy()) {
            fs::copy(&from, &to)?;
            File::open(&to)?.sync_all()?;
        }
    }
    sync_folder(to);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::is_kept_copy;

    #[test]
    fn copies_are_told_from_games() {
        for name in ["saga.before-v2", "saga.before-v2-3", "a.before-v1.before-v12"] {
            assert!(is_kept_copy(name), "{name}");
        }
        for name in ["saga", "saga.before-v", "saga.before-vx", "before-v2", "saga.before-v2-", "saga.before-v2 "] {
            assert!(!is_kept_copy(name), "{name}");
        }
    }
}
