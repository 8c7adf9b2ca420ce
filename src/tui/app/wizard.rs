//! Keys in the wizard.

use std::path::{MAIN_SEPARATOR, Path};
use std::sync::Arc;

use crate::format::scalar::Id;
use crate::game::{Game, Pin};
use crate::items::transfer::{Imported, import};
use crate::items::{Member, Party};
use crate::library::{Opened, RuleFiles};
use crate::locale::Arg;
use crate::save::GameFolder;
use crate::sheet::StoredSheet;
use crate::source::Diagnostic;
use crate::text::{SafeText, safe};
use crate::tui::app::input_purpose::InputPurpose;
use crate::tui::app::overlay::Overlay;
use crate::tui::app::question::Question;
use crate::tui::app::{App, Stage, moved};
use crate::view::action::Action;
use crate::view::model::{Role, Screen};
use crate::view::save_fault::fault_line;
use crate::view::wizard::{ChosenRules, Step, WizardState, party, review, rules, variants};

impl App {
    pub(super) fn wizard_screen(&self, state: &WizardState) -> Screen {
        let locale = self.current_locale();
        match (&state.chosen, state.step) {
            (Some(chosen), Step::Variants) => variants::screen(state, chosen, locale),
            (Some(chosen), Step::Party) => party::screen(state, chosen, locale),
            (Some(chosen), Step::Review) => review::screen(state, chosen, locale),
            _ => rules::screen(state, &self.shelf, &self.locale, &self.shelf_locales),
        }
    }

    pub(super) fn wizard_action(&mut self, action: Action) {
        if self.editing_scope().is_some() {
            self.editor_action(action);
            return;
        }
        let Stage::Wizard(state) = &mut self.stage else { return };
        match action {
            Action::Back | Action::PreviousStep => match state.step.before() {
                Some(step) => state.step = step,
                None if state.party.is_empty() => self.go_home(),
                None => self.ask_first(Question::LeaveWizard),
            },
            _ => match state.step {
                Step::Rules => self.rules_action(action),
                Step::Variants => self.variants_action(action),
                Step::Party => self.party_action(action),
                Step::Review => self.review_action(action),
            },
        }
    }

    fn rules_action(&mut self, action: Action) {
        let count = self.shelf.len();
        let Stage::Wizard(state) = &mut self.stage else { return };
        if !matches!(action, Action::Choose | Action::NextStep) {
            state.rules_cursor = moved(state.rules_cursor, action, count);
            return;
        }
        let other = self.shelf.get(state.rules_cursor).and_then(|entry| entry.card.as_ref().ok()).is_some_and(|card| {
            state.chosen.as_ref().is_some_and(|chosen| chosen.book.ruleset().id != *card.id.as_str())
        });
        if other && !state.party.is_empty() {
            self.ask_first(Question::OtherRules);
            return;
        }
        self.choose_rules();
    }

    /// Goes on with the ruleset under the cursor.
    pub(super) fn choose_rules(&mut self) {
        let Stage::Wizard(state) = &mut self.stage else { return };
        let Some(entry) = self.shelf.get(state.rules_cursor) else { return };
        match self.places.library.open_place(&entry.place) {
            Ok(opened) => {
                let same = state.chosen.as_ref().is_some_and(|chosen| {
                    let (old, new) = (chosen.book.ruleset(), opened.book.ruleset());
                    old.id == new.id && old.version == new.version
                });
                if !same {
                    // Another ruleset: what was chosen for the old one means nothing to it.
                    state.party.clear();
                    state.place = None;
                    state.party_cursor = 0;
                    state.layer_cursor = 0;
                    state.name = opened.book.ruleset().name.english().to_owned();
                    state.chosen = Some(ChosenRules::new(Arc::clone(&opened.book), ready_made(&opened)));
                }
                state.step = Step::Variants;
            }
            Err(_) => self.say_word("rules-cannot-choose", Role::Bad),
        }
    }

    fn variants_action(&mut self, action: Action) {
        let Stage::Wizard(state) = &mut self.stage else { return };
        let Some(chosen) = &mut state.chosen else { return };
        let count = chosen.book.ruleset().layers().len();
        let layer = chosen.book.ruleset().layers().get(state.layer_cursor).map(|layer| layer.id.clone());
        match action {
            Action::NextStep => state.step = Step::Party,
            Action::NextPane | Action::PreviousPane => state.changes_focused = !state.changes_focused,
            Action::Toggle | Action::Details => {
                let Some(layer) = layer else { return };
                state.changes_scroll = 0;
                if let Err(blocker) = chosen.toggle(layer.as_str()) {
                    self.overlay = Some(Overlay::Offer { layer, blocker });
                }
            }
            _ if state.changes_focused => state.changes_scroll = moved(state.changes_scroll, action, 500),
            _ => {
                state.layer_cursor = moved(state.layer_cursor, action, count);
                state.changes_scroll = 0;
            }
        }
    }

    /// Turns the blocker off and the layer that it ruled out on.
    pub(super) fn swap_layers(&mut self, layer: &Id, blocker: &Id) {
        let Stage::Wizard(state) = &mut self.stage else { return };
        let Some(chosen) = &mut state.chosen else { return };
        // Turning one off is always allowed.
        let _ = chosen.toggle(blocker.as_str());
        if let Err(next) = chosen.toggle(layer.as_str()) {
            self.overlay = Some(Overlay::Offer { layer: layer.clone(), blocker: next });
        }
    }

    fn party_action(&mut self, action: Action) {
        let Stage::Wizard(state) = &mut self.stage else { return };
        match action {
            Action::NextStep => {
                if state.party.is_empty() {
                    self.say_word("party-needs-somebody", Role::Bad);
                } else {
                    state.step = Step::Review;
                }
            }
            Action::ReadyParty => {
                let ready = state.chosen.as_ref().map(|chosen| chosen.ready_made.clone()).unwrap_or_default();
                if ready.party.is_empty() {
                    self.say_word("party-no-ready-made", Role::Notice);
                } else if state.party.is_empty() {
                    self.take_ready_party();
                } else {
                    self.ask_first(Question::ReplaceParty);
                }
            }
            Action::EditSheet | Action::OpenMember => self.open_editor(),
            Action::OwnCharacters => self.open_characters(),
            Action::AddMember => self.overlay = Some(Overlay::input(InputPurpose::MemberName, "")),
            Action::ImportMember => self.overlay = Some(Overlay::input(InputPurpose::ImportPath, "")),
            Action::RemoveMember => {
                if let Some(member) = state.party.get(state.party_cursor) {
                    let question = Question::RemoveMember(member.name.clone());
                    self.ask_first(question);
                }
            }
            Action::RenameMember => {
                if let Some(member) = state.party.get(state.party_cursor) {
                    self.overlay = Some(Overlay::input(InputPurpose::Rename, &member.name));
                }
            }
            Action::MemberUp | Action::MemberDown => {
                let to = if action == Action::MemberUp {
                    state.party_cursor.checked_sub(1)
                } else {
                    Some(state.party_cursor + 1).filter(|to| *to < state.party.len())
                };
                if let Some(to) = to {
                    state.party.swap(state.party_cursor, to);
                    state.party_cursor = to;
                }
            }
            Action::OwnMember => {
                let own = state.party_cursor;
                for (at, member) in state.party.iter_mut().enumerate() {
                    member.player = at == own;
                }
            }
            _ => state.party_cursor = moved(state.party_cursor, action, state.party.len()),
        }
    }

    /// The ready-made party takes the place of whoever is there.
    pub(super) fn take_ready_party(&mut self) {
        let Stage::Wizard(state) = &mut self.stage else { return };
        let Some(ready) = state.chosen.as_ref().map(|chosen| chosen.ready_made.clone()) else { return };
        state.party = ready.party;
        state.place = ready.place;
        state.party_cursor = 0;
        mark_player(&mut state.party);
    }

    /// The member under the cursor goes.
    pub(super) fn remove_member(&mut self) {
        let Stage::Wizard(state) = &mut self.stage else { return };
        if state.party_cursor < state.party.len() {
            state.party.remove(state.party_cursor);
            state.party_cursor = state.party_cursor.min(state.party.len().saturating_sub(1));
            mark_player(&mut state.party);
        }
    }

    /// The member under the cursor is called something else.
    pub(super) fn rename_member(&mut self, name: &str) {
        let Stage::Wizard(state) = &mut self.stage else { return };
        if let Some(member) = state.party.get_mut(state.party_cursor) {
            member.name = name.to_owned();
        }
    }

    /// Adds a character on a blank sheet.
    pub(super) fn add_member(&mut self, name: &str) {
        let Stage::Wizard(state) = &mut self.stage else { return };
        let version = state.chosen.as_ref().map_or(1, |chosen| chosen.book.ruleset().sheet.version.get());
        let sheet = StoredSheet { v: version, ..StoredSheet::default() };
        state.party.push(Member { name: name.to_owned(), sheet, ..Member::default() });
        state.party_cursor = state.party.len().saturating_sub(1);
        mark_player(&mut state.party);
    }

    /// Adds everybody of a party file, or the one of a character, member or sheet file. A character of other rules is not
    /// taken: nothing of its sheet would be read.
    pub(super) fn import_members(&mut self, path: &str) -> Result<(), SafeText> {
        let bytes = crate::library::read_bounded(Path::new(path), crate::format::load::LOCALE_BYTES_MAX)
            .map_err(|fault| safe(&format!("{path}: {fault}")))?;
        let imported = import(&bytes).map_err(|findings| said(path, &findings))?;
        let other = self.made_on_other(&imported);
        let Stage::Wizard(state) = &mut self.stage else { return Ok(()) };
        if let Some(other) = other {
            return Err(other);
        }
        let dropped = match &imported {
            Imported::Party { dropped, .. } if !dropped.is_empty() => Some(said(path, dropped)),
            _ => None,
        };
        state.party.extend(imported.into_party().party);
        state.party_cursor = state.party.len().saturating_sub(1);
        mark_player(&mut state.party);
        if let Some(dropped) = dropped {
            // The others have come in: asking for the file again would bring them in twice.
            self.say(dropped, Role::Bad);
        }
        Ok(())
    }

    /// Why a character cannot play under the chosen rules, if it was made on others.
    fn made_on_other(&self, imported: &Imported) -> Option<SafeText> {
        let Stage::Wizard(state) = &self.stage else { return None };
        let ruleset = state.chosen.as_ref()?.book.ruleset();
        let made_on = imported.made_on().filter(|made_on| made_on.id != ruleset.id.as_str())?;
        Some(self.current_locale().word("party-other-rules", &[("rules", Arg::text(&made_on.id))]))
    }

    fn review_action(&mut self, action: Action) {
        let Stage::Wizard(state) = &mut self.stage else { return };
        match action {
            Action::EditName => self.overlay = Some(Overlay::input(InputPurpose::GameName, &state.name)),
            Action::EditSeed => self.overlay = Some(Overlay::input(InputPurpose::Seed, &state.seed.to_string())),
            Action::Create => self.create_game(),
            _ => state.review_scroll = moved(state.review_scroll, action, 500),
        }
    }

    /// Gives the game its name.
    pub(super) fn name_game(&mut self, name: &str) {
        if let Stage::Wizard(state) = &mut self.stage {
            state.name = name.to_owned();
        }
    }

    /// Gives the game its seed; `false` when it is no number.
    pub(super) fn seed_game(&mut self, seed: &str) -> bool {
        let Ok(seed) = seed.trim().parse() else { return false };
        if let Stage::Wizard(state) = &mut self.stage {
            state.seed = seed;
        }
        true
    }

    /// Makes the game among the others; where its disk does not take it, asks where else.
    fn create_game(&mut self) {
        let Stage::Wizard(state) = &self.stage else { return };
        let folder = self.free_folder(&state.name);
        if let Err(fault) = self.create_at(&folder) {
            let name = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let place = format!(".{MAIN_SEPARATOR}{name}");
            self.overlay = Some(Overlay::refused(InputPurpose::CreateElsewhere, &place, fault));
        }
    }

    /// Makes the game in a folder that does not exist yet, and opens it. What is wrong with its rules is said.
    ///
    /// # Errors
    /// What the disk has against it.
    pub(super) fn create_at(&mut self, folder: &Path) -> Result<(), SafeText> {
        let Stage::Wizard(state) = &self.stage else { return Ok(()) };
        let (Some(chosen), Some(entry)) = (&state.chosen, self.shelf.get(state.rules_cursor)) else { return Ok(()) };
        let game =
            Game::begin(&chosen.effective, state.name.clone(), state.seed, state.party.clone(), state.place.clone());
        let opened = self.places.library.open_place(&entry.place).map_err(|error| safe(&error.to_string()));
        let rules = opened.and_then(|opened| {
            let files = RuleFiles::of(&opened).map_err(|fault| safe(&fault.to_string()))?;
            let ruleset = opened.book.ruleset();
            let pin = Pin::new(ruleset.id.as_str(), ruleset.version.get(), files.sha256.clone(), &chosen.on);
            Ok((pin.called(opened.installed.as_ref().map(ToString::to_string)), files.files))
        });
        match rules {
            Ok((pin, files)) => {
                GameFolder::create(folder, &pin, &files, &game).map_err(|error| fault_line(&error, &self.locale))?;
                self.open_game(folder);
            }
            Err(fault) => self.say(fault, Role::Bad),
        }
        Ok(())
    }
}

/// The ready-made party of a ruleset; one that cannot be read is none.
fn ready_made(opened: &Opened) -> Party {
    let party = opened.party_bytes().and_then(|bytes| serde_json::from_slice::<Party>(&bytes).ok());
    party.unwrap_or_default()
}

/// The first finding about a file, in one line.
fn said(path: &str, findings: &[Diagnostic]) -> SafeText {
    let first = findings.first().map(|found| format!("{} {}", found.pointer, found.message)).unwrap_or_default();
    safe(&format!("{path}: {}", first.trim()))
}

/// Exactly one member is the player's: the first marked, else the first.
fn mark_player(party: &mut [Member]) {
    let player = party.iter().position(|member| member.player).unwrap_or(0);
    for (at, member) in party.iter_mut().enumerate() {
        member.player = at == player;
    }
}
