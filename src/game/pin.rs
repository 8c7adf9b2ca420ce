//! What ties a game to its ruleset (layers-items.md 1.2).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::format::scalar::Id;

/// The ruleset and the choice of layers that a game was made on. It never changes.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Pin {
    /// The ruleset's id.
    pub id: String,
    /// Its version.
    pub version: i64,
    /// SHA-256 of its bytes, catalog files included, translations not.
    pub sha256: String,
    /// What the ruleset was called in the library, where it was installed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub installed: Option<String>,
    /// `layer.<id>` is true for each layer that is on; keys of others are carried untouched.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// The program's version that made the game.
    #[serde(default)]
    pub program: String,
    /// Version of the save's own layout.
    #[serde(default = "first_layout")]
    pub layout: u32,
}

/// Version of the save layout that this program writes.
pub const SAVE_LAYOUT: u32 = 3;

/// What says no version is of the first.
fn first_layout() -> u32 {
    1
}

impl Pin {
    /// A pin with these layers on.
    pub fn new(id: &str, version: i64, sha256: String, layers: &[Id]) -> Self {
        let options = layers.iter().map(|layer| (format!("layer.{layer}"), Value::Bool(true))).collect();
        let program = env!("CARGO_PKG_VERSION").to_owned();
        Self { id: id.to_owned(), version, sha256, installed: None, options, program, layout: SAVE_LAYOUT }
    }

    /// The same for a ruleset that is called so in the library, if it is installed.
    #[must_use]
    pub fn called(mut self, installed: Option<String>) -> Self {
        self.installed = installed;
        self
    }

    /// The layers that are on: keys `layer.<id>` whose value is exactly true.
    pub fn layers(&self) -> Vec<String> {
        let on = self.options.iter().filter(|(_, value)| **value == Value::Bool(true));
        on.filter_map(|(key, _)| key.strip_prefix("layer.").map(str::to_owned)).collect()
    }
}
