//! A sheet as it is stored: read tolerantly, unknown keys kept, never judged by a ruleset (sheets.md 1.12, 3.2).

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

/// Most bytes of one stored sheet, as JSON.
pub const SHEET_BYTES_MAX: usize = 65_536;

/// A stored sheet with the version of the layout it was stored in.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StoredSheet {
    /// Version of the layout, 1 or more; 0 where nothing was ever stored, which reads as the ruleset's own version.
    pub v: i64,
    /// What the player made.
    pub build: Build,
    /// Keys that this program does not know.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Default for StoredSheet {
    fn default() -> Self {
        Self { v: 0, build: Build::default(), extra: Map::new() }
    }
}

/// What the player made. Values are kept as they were stored, wrong types included; reading is tolerant. A part that is no
/// object reads as empty.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Build {
    /// Scores by ability.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub abilities: Map<String, Value>,
    /// Tiers by skill.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub skills: Map<String, Value>,
    /// Tiers by save.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub saves: Map<String, Value>,
    /// Free bonuses by skill or save.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub bonuses: Map<String, Value>,
    /// Values by field.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub fields: Map<String, Value>,
    /// Rows by list; each an object of cells.
    #[serde(skip_serializing_if = "Map::is_empty")]
    pub lists: Map<String, Value>,
    /// Keys that this program does not know.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

/// The key of a picked row that names its entry.
pub const CATALOG_MARK: &str = "_catalog";

impl StoredSheet {
    /// Reads a stored sheet; `None` where it is no object.
    pub fn from_json(stored: Value) -> Option<Self> {
        let Value::Object(mut stored) = stored else { return None };
        let version = stored
            .shift_remove("v")
            .and_then(|version| version.as_i64().or_else(|| version.as_f64().and_then(crate::format::scalar::whole)));
        let build = stored.shift_remove("build").map(Build::from_json).unwrap_or_default();
        Some(Self { v: version.filter(|version| *version >= 1).unwrap_or(1), build, extra: stored })
    }

    /// Whether nothing was ever stored: the blank build that a character without a sheet plays on (sheets.md 5.2, 7).
    pub fn is_blank(&self) -> bool {
        *self == Self::default()
    }

    /// How many bytes it takes as it is stored; at most [`SHEET_BYTES_MAX`] may be kept.
    pub fn bytes(&self) -> usize {
        serde_json::to_vec(self).map_or(usize::MAX, |bytes| bytes.len())
    }
}

impl<'de> Deserialize<'de> for StoredSheet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let stored = Value::deserialize(deserializer)?;
        Self::from_json(stored).ok_or_else(|| D::Error::custom("a sheet is an object"))
    }
}

impl Build {
    /// Reads a stored build.
    pub fn from_json(stored: Value) -> Self {
        let Value::Object(mut stored) = stored else { return Self::default() };
        let mut part = |key: &str| match stored.shift_remove(key) {
            Some(Value::Object(part)) => part,
            _ => Map::new(),
        };
        Self {
            abilities: part("abilities"),
            skills: part("skills"),
            saves: part("saves"),
            bonuses: part("bonuses"),
            fields: part("fields"),
            lists: part("lists"),
            extra: stored,
        }
    }

    /// The rows of a list that are objects, with their place.
    pub fn rows<'b>(&'b self, list: &str) -> impl Iterator<Item = (usize, &'b Map<String, Value>)> + use<'b> {
        let rows = self.lists.get(list).and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
        rows.iter().enumerate().filter_map(|(at, row)| row.as_object().map(|row| (at, row)))
    }
}

impl<'de> Deserialize<'de> for Build {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(Self::from_json)
    }
}
