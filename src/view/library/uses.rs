//! Which games are made on which ruleset, from the pins of a folder of games.

use std::path::Path;

use crate::game::Pin;
use crate::library::manage::{GameUse, Pinned};
use crate::save::GameFolder;

/// Every game of a folder and what it is pinned to.
pub fn game_uses(saves: Option<&Path>) -> Vec<GameUse> {
    let pins = saves.map(GameFolder::pins).unwrap_or_default();
    pins.into_iter().map(|(game, pin)| GameUse { game, pinned: pinned(&pin) }).collect()
}

/// What a pin says of its ruleset.
pub fn pinned(pin: &Pin) -> Pinned {
    Pinned {
        ruleset: pin.id.clone(),
        version: pin.version,
        sha256: pin.sha256.clone(),
        installed: pin.installed.clone(),
    }
}
