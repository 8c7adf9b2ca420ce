//! Games as one file, on Home: the chosen one is written into a file, and one of a file joins the others. What stands somewhere
//! already is never written over; an imported game whose folder's name is taken gets another.

use std::path::{Path, PathBuf};

use crate::locale::Arg;
use crate::save::archive::{ArchiveFault, CheckedArchive, export};
use crate::text::SafeText;
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::Overlay;
use crate::tui::app::{App, Stage};
use crate::view::model::{Line, Role};
use crate::view::parts::word;
use crate::view::save_fault::archive_line;

impl App {
    /// Asks which file the chosen game is written to.
    pub(super) fn ask_game_export(&mut self) {
        let Some(game) = self.chosen_game() else { return self.say_word("home-choose-game", Role::Notice) };
        let name = game.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        self.overlay = Some(Overlay::input(InputPurpose::GameExport, &format!("{name}.zip")));
    }

    /// Writes the chosen game where it was said.
    pub(super) fn export_game(&mut self, file: &Path) -> Result<(), SafeText> {
        let Some(game) = self.chosen_game() else { return Ok(()) };
        export(&game, file).map_err(|fault| archive_line(&fault, file, &self.locale))?;
        self.tell_exported(file);
        Ok(())
    }

    /// Says where the file lies that a game was written to.
    pub(super) fn tell_exported(&mut self, file: &Path) {
        let whole = std::path::absolute(file).unwrap_or_else(|_| file.to_owned());
        let said = self.locale.word("game-exported", &[("path", Arg::text(&whole.display().to_string()))]);
        // A path is longer than the status line.
        self.overlay = Some(Overlay::text(word(&self.locale, "action-export-game"), vec![Line::of(said)]));
    }

    /// Asks which file a game is taken from.
    pub(super) fn ask_game_import(&mut self) {
        self.overlay = Some(Overlay::input(InputPurpose::GameImport, ""));
    }

    /// Makes a game of a file, and puts the cursor on it.
    pub(super) fn import_game(&mut self, file: &Path) -> Result<(), SafeText> {
        let said = |fault: ArchiveFault| archive_line(&fault, file, &self.locale);
        let archive = CheckedArchive::read(file).map_err(said)?;
        let name = archive.manifest.name.clone();
        let free = archive.place_in(&self.places.saves).filter(|place| !place.exists());
        let place = free.unwrap_or_else(|| self.free_folder(archive.folder().unwrap_or(&name)));
        archive.unpack(&place).map_err(said)?;
        self.read_games();
        if let Stage::Home(state) = &mut self.stage {
            state.cursor = self.games.iter().position(|(path, _)| *path == place).unwrap_or(0);
        }
        let imported = self.locale.word("home-game-imported", &[("name", Arg::text(&name))]);
        self.say(imported, Role::Good);
        Ok(())
    }

    fn chosen_game(&self) -> Option<PathBuf> {
        let Stage::Home(state) = &self.stage else { return None };
        self.games.get(state.cursor).map(|(path, _)| path.clone())
    }
}
