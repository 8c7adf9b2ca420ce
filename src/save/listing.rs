//! What can be said of games without opening them.
//!
//! Must not know: rules, languages.

use std::fs;
use std::path::Path;

use serde::Deserialize;

use crate::game::{Game, Pin, SAVE_LAYOUT};
use crate::save::checkpoint::newest_checkpoint;
use crate::save::error::SaveError;
use crate::save::files::read_file;
use crate::save::folder::GameFolder;
use crate::save::move_up::is_kept_copy;

impl GameFolder {
    /// The pin alone, for lists of games.
    ///
    /// # Errors
    /// When it cannot be read or is none.
    pub fn pin(path: &Path) -> Result<Pin, SaveError> {
        let file = path.join("pin.json");
        let bytes = read_file(&file)?;
        serde_json::from_slice(&bytes).map_err(|fault| match newer(&bytes) {
            Some(layout) => SaveError::Newer { path: path.to_owned(), layout },
            None => SaveError::damaged(&file, fault.to_string()),
        })
    }

    /// The games of a folder by the names of their folders, sorted, with what each is pinned to; what has no pin that can be
    /// read is left out, and so is what is hidden: a game that is still being made.
    pub fn pins(saves: &Path) -> Vec<(String, Pin)> {
        let folders = fs::read_dir(saves).into_iter().flatten().filter_map(Result::ok).map(|entry| entry.path());
        let mut pins: Vec<(String, Pin)> = folders
            .filter(|path| !Self::is_hidden(path))
            .filter_map(|path| Some((path.file_name()?.to_string_lossy().into_owned(), Self::pin(&path).ok()?)))
            .collect();
        pins.sort_by(|left, right| left.0.cmp(&right.0));
        pins
    }

    /// Whether a folder is none that a list of games names: a game that is still being made, or one that is kept as it was
    /// before it was moved up to a newer layout.
    pub fn is_hidden(path: &Path) -> bool {
        let name = path.file_name().map(|name| name.to_string_lossy());
        name.is_some_and(|name| name.starts_with('.') || is_kept_copy(&name))
    }

    /// The pin and the newest whole checkpoint, for lists of games; records after it are not read.
    ///
    /// # Errors
    /// When they cannot be read.
    pub fn glance(path: &Path) -> Result<(Pin, Game), SaveError> {
        let pin = Self::pin(path)?;
        let game = newest_checkpoint(path, &pin)?.game;
        Ok((pin, game))
    }
}

/// The layout that a pin says, where it is newer than this program's; the rest of it need not be as this program knows it.
fn newer(pin: &[u8]) -> Option<u32> {
    #[derive(Deserialize)]
    struct Said {
        layout: u32,
    }
    serde_json::from_slice::<Said>(pin).ok().map(|said| said.layout).filter(|layout| *layout > SAVE_LAYOUT)
}
