//! A game written whole to another place, with the records that still wait in memory: as a game of its own, or into one file.
//!
//! Its records are copied where they can be read and come to the state that is played; else the new game begins at that state,
//! and what led to it is not in it. The old folder is left as it is.
//!
//! Must not know: what a command means, languages, screens.

use std::fs::{self, File};
use std::io::{self, Read, Write};
use std::path::Path;

use crate::game::{Pin, SAVE_LAYOUT};
use crate::save::archive::{ArchiveFault, Exported, export};
use crate::save::checkpoint::{checkpoint_path, checkpoints, newest_checkpoint, oldest_checkpoint, write_checkpoint};
use crate::save::create::{made, unfinished_in};
use crate::save::files::{rule_files, write_synced};
use crate::save::{Access, GameFolder, JournalEnd, SaveError, Session};

impl Session {
    /// Writes the whole game as a new one at `path` and goes on there, holding it.
    ///
    /// # Errors
    /// When something stands there already, a newer version of the program saved the game, or the system refuses; nothing is
    /// left behind then, and the game goes on where it was.
    pub fn save_elsewhere(&mut self, path: &Path) -> Result<(), SaveError> {
        self.write_whole(path)?;
        let opened = GameFolder::open(path, Access::Write, &self.rules)?;
        if let Some(why) = opened.folder.barred() {
            return Err(SaveError::ReadOnly { path: path.to_owned(), why: why.clone() });
        }
        self.go_on_with(opened);
        Ok(())
    }

    /// Writes the whole game into one file that does not exist yet, for [`crate::save::archive`] to read. The game goes on where
    /// it was, and what waits still waits.
    ///
    /// # Errors
    /// As [`Session::save_elsewhere`] and [`export`].
    pub fn export_whole(&self, file: &Path) -> Result<Exported, ArchiveFault> {
        if fs::symlink_metadata(file).is_ok() {
            return Err(SaveError::Exists { path: file.to_owned() }.into());
        }
        let parent = file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let aside = unfinished_in(parent)?;
        let name = self.folder().path().file_name().unwrap_or("game".as_ref());
        let whole = aside.path().join(name);
        self.write_whole(&whole)?;
        export(&whole, file)
    }

    fn write_whole(&self, path: &Path) -> Result<(), SaveError> {
        let folder = self.folder();
        if let Some(why) = folder.barred().filter(|_| folder.pin.layout > SAVE_LAYOUT) {
            // What this program does not know of it would be lost.
            return Err(SaveError::ReadOnly { path: folder.path().to_owned(), why: why.clone() });
        }
        let pin = Pin { layout: SAVE_LAYOUT, ..folder.pin.clone() };
        let kept = self.waiting().map(|waiting| waiting.rules.clone()).filter(|rules| !rules.is_empty());
        let rules = kept.map_or_else(|| rule_files(folder.path()), Ok)?;
        made(path, &pin, &rules, |root| {
            if self.write_history(root).is_ok() && self.is_what_opens(root) {
                return Ok(());
            }
            for seq in checkpoints(root)? {
                let stale = checkpoint_path(root, seq);
                fs::remove_file(&stale).map_err(|cause| SaveError::file(&stale, cause))?;
            }
            write_checkpoint(root, self.records, &self.game)?;
            write_synced(&root.join("journal.jsonl"), b"")
        })
    }

    /// The checkpoints and the journal of the game's own folder, and what waits.
    fn write_history(&self, root: &Path) -> Result<(), SaveError> {
        let (old, pin) = (self.folder().path(), &self.folder().pin);
        for checkpoint in [oldest_checkpoint(old, pin, 0)?, newest_checkpoint(old, pin)?] {
            write_checkpoint(root, checkpoint.seq, &checkpoint.game)?;
        }
        let from = self.folder().journal_path();
        let mut records =
            File::open(&from).map_err(|cause| SaveError::file(&from, cause))?.take(self.folder().whole_bytes);
        let to = root.join("journal.jsonl");
        let written = File::create(&to).and_then(|mut journal| {
            io::copy(&mut records, &mut journal)?;
            for line in self.waiting().map(|waiting| waiting.lines()).unwrap_or_default() {
                journal.write_all(line.as_bytes())?;
            }
            journal.sync_all()
        });
        written.map_err(|cause| SaveError::file(&to, cause))
    }

    /// Whether opening the game there comes to the state that is played.
    fn is_what_opens(&self, root: &Path) -> bool {
        GameFolder::open(root, Access::Read, &self.rules).is_ok_and(|opened| {
            opened.end == JournalEnd::Whole && opened.records == self.records && opened.game == self.game
        })
    }
}
