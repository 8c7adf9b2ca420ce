//! A sheet as it is stored: read tolerantly, unknown keys kept, never judged by a ruleset (sheets.md 1.12, 3.2).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Most bytes of one stored sheet, as JSON.
pub const SHEET_BYTES_MAX: usize = 65_536;

/// A stored sheet with the version of the layout it was stored in.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct StoredSheet {
    /// Version of the layout; 1 or more.
    #[serde(default = "first_version")]
    pub v: i64,
    /// What the player made.
    #[serde(default)]
    pub build: Build,
    /// Keys that this program does not know.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

fn first_version() -> i64 {
    1
}

impl Default for StoredSheet {
    fn default() -> Self {
        Self { v: 1, build: Build::default(), extra: Map::new() }
    }
}

/// What the player made. Every part is kept as it was stored, wrong types included; reading is tolerant.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Build {
    /// Scores by ability.
    pub abilities: Map<String, Value>,
    /// Tiers by skill.
    pub skills: Map<String, Value>,
    /// Tiers by save.
    pub saves: Map<String, Value>,
    /// Free bonuses by skill or save.
    pub bonuses: Map<String, Value>,
    /// Values by field.
    pub fields: Map<String, Value>,
    /// Rows by list; each an object of cells.
    pub lists: Map<String, Value>,
    /// Keys that this program does not know.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// The key of a picked row that names its entry.
pub const CATALOG_MARK: &str = "_catalog";

impl Build {
    /// The rows of a list that are objects, with their place.
    pub fn rows<'b>(&'b self, list: &str) -> impl Iterator<Item = (usize, &'b Map<String, Value>)> + use<'b> {
        let rows = self.lists.get(list).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        rows.iter().enumerate().filter_map(|(at, row)| row.as_object().map(|row| (at, row)))
    }
}
