//! The games on disk, as Home lists them.

use std::path::{Path, PathBuf};

use crate::save::GameFolder;
use crate::system::{seconds_since, unix_seconds};
use crate::tui::app::App;
use crate::view::home::{GameCard, GameNote};
use crate::view::library::pinned;
use crate::view::save_fault::fault_line;

impl App {
    /// Reads which games there are, last played first. A broken one is listed with its reason.
    pub(super) fn read_games(&mut self) {
        let mut games: Vec<(u64, PathBuf, GameCard)> = Vec::new();
        let folders = std::fs::read_dir(&self.places.saves).into_iter().flatten().filter_map(Result::ok);
        for folder in folders.map(|entry| entry.path()) {
            if GameFolder::is_hidden(&folder) || !folder.join("pin.json").exists() {
                continue;
            }
            let played = seconds_since(&folder.join("journal.jsonl"));
            games.push((played, folder.clone(), self.card_of(&folder, played)));
        }
        games.sort_by(|left, right| left.0.cmp(&right.0).then_with(|| left.1.cmp(&right.1)));
        self.games = games.into_iter().map(|(_, path, card)| (path, card)).collect();
    }

    fn card_of(&self, folder: &Path, played: u64) -> GameCard {
        let days_ago = i64::try_from(played / 86_400).unwrap_or(0);
        let fallback = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        match GameFolder::glance(folder) {
            Ok((pin, game)) => {
                let note = self.places.library.resolve(&pinned(&pin)).into();
                GameCard {
                    name: game.name,
                    ruleset: format!("{}@{}", pin.id, pin.version),
                    layers: pin.layers(),
                    party: game.party.into_iter().map(|member| member.name).collect(),
                    days_ago,
                    note,
                }
            }
            Err(error) => GameCard {
                name: fallback,
                ruleset: String::new(),
                layers: Vec::new(),
                party: Vec::new(),
                days_ago,
                note: GameNote::Broken(fault_line(&error, &self.locale).into_string()),
            },
        }
    }

    /// A folder for a new game of that name that does not exist yet.
    pub(super) fn free_folder(&self, name: &str) -> PathBuf {
        let slug = crate::text::file_stem(name).unwrap_or_else(|| "game".to_owned());
        let first = self.places.saves.join(&slug);
        let numbered = (2..).map(|number: u32| self.places.saves.join(format!("{slug}-{number}")));
        std::iter::once(first)
            .chain(numbered)
            .find(|path| !path.exists())
            .unwrap_or_else(|| self.places.saves.join(format!("{slug}-{}", unix_seconds())))
    }
}
