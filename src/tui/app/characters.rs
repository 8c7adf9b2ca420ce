//! Characters as files: written where the player says, kept among the player's own, taken from there into a new game.

use std::path::Path;

use crate::items::Member;
use crate::items::transfer::{Character, MadeOn, export};
use crate::library::CharacterEntry;
use crate::locale::Arg;
use crate::text::{SafeText, safe};
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::{Overlay, Pick};
use crate::tui::app::question::Question;
use crate::tui::app::{App, Stage};
use crate::view::model::Role;

impl App {
    /// Asks where the edited character is to be written.
    pub(super) fn ask_export(&mut self) {
        let Some((_, member)) = self.edited_character() else { return };
        let stem = crate::text::file_stem(&member.name).unwrap_or_else(|| "character".to_owned());
        self.overlay = Some(Overlay::input(InputPurpose::ExportPath, &format!("{stem}.json")));
    }

    /// Writes the edited character to a file. What stands there already is never written over.
    pub(super) fn export_member(&mut self, path: &str) -> Result<(), SafeText> {
        let Some(text) = self.character_file() else { return Ok(()) };
        let target = Path::new(path);
        if target.exists() {
            return Err(self.current_locale().word("export-exists", &[("path", Arg::text(path))]));
        }
        crate::library::write_new(target, text.as_bytes()).map_err(|fault| safe(&format!("{path}: {fault}")))?;
        let said = self.current_locale().word("editor-exported", &[("path", Arg::text(path))]);
        self.say(said, Role::Good);
        Ok(())
    }

    /// Keeps the edited character among the player's own; asks before another of that name is replaced.
    pub(super) fn keep_member(&mut self) {
        let (Some((made_on, member)), Some(text)) = (self.edited_character(), self.character_file()) else { return };
        match self.places.characters.read(&made_on.id, &member.name) {
            Ok(kept) if kept != text.as_bytes() => self.ask_first(Question::ReplaceKept(member.name)),
            _ => self.keep_member_now(),
        }
    }

    pub(super) fn keep_member_now(&mut self) {
        let (Some((made_on, member)), Some(text)) = (self.edited_character(), self.character_file()) else { return };
        match self.places.characters.save(&made_on.id, &member.name, text.as_bytes()) {
            Ok(path) => {
                let path = path.display().to_string();
                let said = self.current_locale().word("editor-kept", &[("path", Arg::text(&path))]);
                self.say(said, Role::Good);
            }
            Err(fault) => self.say(safe(&fault.to_string()), Role::Bad),
        }
    }

    fn character_file(&self) -> Option<String> {
        let (ruleset, member) = self.edited_character()?;
        export(&Character { ruleset, member }).ok()
    }

    fn edited_character(&self) -> Option<(MadeOn, Member)> {
        let edited = self.edited()?;
        let ruleset = edited.rules.ruleset();
        let made_on = MadeOn {
            id: ruleset.id.as_str().to_owned(),
            version: ruleset.version.get(),
            extra: serde_json::Map::new(),
        };
        Some((made_on, edited.game.party.get(edited.member)?.clone()))
    }

    /// Lists the player's own characters of the chosen rules.
    pub(super) fn open_characters(&mut self) {
        let Stage::Wizard(state) = &self.stage else { return };
        let Some(chosen) = &state.chosen else { return };
        let kept: Vec<CharacterEntry> = self.places.characters.list(chosen.book.ruleset().id.as_str());
        if kept.is_empty() {
            self.say_word("characters-none", Role::Notice);
            return;
        }
        let label = |entry: &CharacterEntry| match &entry.problem {
            None => safe(&entry.name),
            Some(problem) => safe(&format!("{}: {problem}", entry.name)),
        };
        let labels = kept.iter().map(label).collect();
        let paths = kept.into_iter().map(|entry| entry.path).collect();
        self.overlay = Some(Overlay::List { pick: Pick::Character(paths), labels, cursor: 0 });
    }

    /// A kept character joins the party, as a copy.
    pub(super) fn take_character(&mut self, path: &Path) {
        if let Err(fault) = self.import_members(&path.display().to_string()) {
            self.say(fault, Role::Bad);
        }
    }
}
