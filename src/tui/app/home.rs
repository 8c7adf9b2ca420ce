//! Keys at Home.

use crate::tui::app::{App, Stage, moved};
use crate::tui::crash;
use crate::view::action::Action;
use crate::view::model::Role;
use crate::view::wizard::WizardState;

impl App {
    pub(super) fn home_action(&mut self, action: Action) {
        let count = self.games.len() + 3;
        let Stage::Home(state) = &mut self.stage else { return };
        match action {
            Action::Leave => self.quit = true,
            Action::NewGame => self.start_wizard(),
            Action::OpenBench => self.ask_bench_file(),
            Action::OpenLibrary => self.open_library(),
            Action::ExportGame => self.ask_game_export(),
            Action::ImportGame => self.ask_game_import(),
            Action::Choose => match self.games.get(state.cursor) {
                Some((path, _)) => {
                    let path = path.clone();
                    self.open_game(&path);
                }
                None if state.cursor == self.games.len() + 1 => self.open_library(),
                None if state.cursor > self.games.len() => self.ask_bench_file(),
                None => self.start_wizard(),
            },
            _ => state.cursor = moved(state.cursor, action, count),
        }
    }

    fn start_wizard(&mut self) {
        if self.shelf.is_empty() {
            self.say_word("home-no-rulesets", Role::Bad);
            return;
        }
        let state = WizardState { seed: self.seed.unwrap_or_else(crate::system::fresh_seed), ..WizardState::default() };
        self.stage = Stage::Wizard(Box::new(state));
    }

    /// Back to Home, with the games as they are on disk now.
    pub(super) fn go_home(&mut self) {
        self.read_games();
        crash::playing(None);
        crash::unsaved(0);
        self.stage = Stage::Home(crate::view::home::HomeState::default());
    }
}
