//! A sheet as it is stored: read tolerantly, unknown keys kept, never judged by a ruleset (sheets.md 1.12, 3.2).
//!
//! A part that is not what it must be (a build that is no object, a list that is no list) reads as if it were not there and is
//! written back where it stood. Once something else is written there, it goes on standing under `unreadable`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::sheet::aside::{put_aside, take_back};

/// Most bytes of one stored sheet, as JSON.
pub const SHEET_BYTES_MAX: usize = 65_536;
/// Most rows of one stored list (sheets.md 1.12).
pub const LIST_ROWS_MAX: usize = 500;

/// A stored sheet with the version of the layout it was stored in.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredSheet {
    /// Version of the layout, 1 or more; 0 where nothing was ever stored, which reads as the ruleset's own version.
    pub v: i64,
    /// What the player made.
    pub build: Build,
    /// Keys that this program does not know.
    pub extra: Map<String, Value>,
    /// `v` and `build` as they are stored where they cannot be read.
    pub unread: Map<String, Value>,
}

impl Default for StoredSheet {
    fn default() -> Self {
        Self { v: 0, build: Build::default(), extra: Map::new(), unread: Map::new() }
    }
}

/// What the player made. Values are kept as they were stored, wrong types included; reading is tolerant. A part that is no
/// object reads as empty.
#[derive(Debug, Clone, PartialEq, Default)]
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
    pub extra: Map<String, Value>,
    /// Parts as they are stored where they are no objects.
    pub unread: Map<String, Value>,
    /// Lists as they are stored where they are no lists.
    pub unread_lists: Map<String, Value>,
}

/// The key of a picked row that names its entry.
pub const CATALOG_MARK: &str = "_catalog";

impl StoredSheet {
    /// Reads a stored sheet; `None` where it is no object.
    pub fn from_json(stored: Value) -> Option<Self> {
        let Value::Object(mut stored) = stored else { return None };
        let mut unread = Map::new();
        let version = stored.shift_remove("v").and_then(|version| {
            let whole = version.as_i64().or_else(|| version.as_f64().and_then(crate::format::scalar::whole));
            let usable = whole.filter(|version| *version >= 1);
            if usable.is_none() {
                unread.insert("v".to_owned(), version);
            }
            usable
        });
        let build = match stored.shift_remove("build") {
            Some(build @ Value::Object(_)) => Build::from_json(build),
            Some(build) => {
                unread.insert("build".to_owned(), build);
                Build::default()
            }
            None => Build::default(),
        };
        take_back(&mut stored, |key, value| key == "build" && !value.is_object(), &mut unread);
        Some(Self { v: version.unwrap_or(1), build, extra: stored, unread })
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
    /// The keys of its parts, in the order in which they are written.
    pub const PARTS: [&'static str; 6] = ["abilities", "skills", "saves", "bonuses", "fields", "lists"];

    /// Reads a stored build.
    pub fn from_json(stored: Value) -> Self {
        let Value::Object(mut stored) = stored else { return Self::default() };
        let mut unread = Map::new();
        let mut part = |key: &str| match stored.shift_remove(key) {
            Some(Value::Object(part)) => part,
            Some(other) => {
                unread.insert(key.to_owned(), other);
                Map::new()
            }
            None => Map::new(),
        };
        let [abilities, skills, saves, bonuses, fields] =
            ["abilities", "skills", "saves", "bonuses", "fields"].map(&mut part);
        let (lists, mut unread_lists): (Map<_, _>, Map<_, _>) =
            part("lists").into_iter().partition(|(_, rows)| rows.is_array());
        take_back(&mut stored, |key, value| Self::PARTS.contains(&key) && !value.is_object(), &mut unread);
        let mut aside = Map::new();
        take_back(&mut stored, |key, value| key.starts_with(LISTS_ASIDE) && !value.is_array(), &mut aside);
        for (key, value) in aside {
            let list = key.strip_prefix(LISTS_ASIDE).unwrap_or_default().to_owned();
            if unread_lists.contains_key(&list) {
                put_aside(&mut stored, &key, &value);
            } else {
                unread_lists.insert(list, value);
            }
        }
        Self { abilities, skills, saves, bonuses, fields, lists, extra: stored, unread, unread_lists }
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

impl Serialize for StoredSheet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = Map::new();
        written.insert("v".to_owned(), self.v.into());
        written.insert("build".to_owned(), serde_json::to_value(&self.build).map_err(serde::ser::Error::custom)?);
        written.extend(self.extra.clone());
        for (key, stored) in &self.unread {
            if key == "build" && self.build == Build::default() {
                written.insert(key.clone(), stored.clone());
            } else {
                put_aside(&mut written, key, stored);
            }
        }
        written.serialize(serializer)
    }
}

impl Serialize for Build {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut written = Map::new();
        let mut aside: Vec<(String, &Value)> = Vec::new();
        let mut lists = self.lists.clone();
        for (list, stored) in &self.unread_lists {
            if lists.contains_key(list) {
                aside.push((format!("{LISTS_ASIDE}{list}"), stored));
            } else {
                lists.insert(list.clone(), stored.clone());
            }
        }
        let parts = [&self.abilities, &self.skills, &self.saves, &self.bonuses, &self.fields, &lists];
        for (key, part) in Self::PARTS.into_iter().zip(parts) {
            match self.unread.get(key) {
                Some(stored) if part.is_empty() => drop(written.insert(key.to_owned(), stored.clone())),
                unread => {
                    aside.extend(unread.map(|stored| (key.to_owned(), stored)));
                    if !part.is_empty() {
                        written.insert(key.to_owned(), Value::Object(part.clone()));
                    }
                }
            }
        }
        written.extend(self.extra.clone());
        aside.into_iter().for_each(|(key, stored)| put_aside(&mut written, &key, stored));
        written.serialize(serializer)
    }
}

/// How the lists put aside are called there.
const LISTS_ASIDE: &str = "lists/";

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::sheet::{BuildChange, BuildPart, evolve_build, undo_all};

    fn read(stored: Value) -> StoredSheet {
        StoredSheet::from_json(stored).unwrap()
    }

    #[test]
    fn what_cannot_be_read_is_written_back_where_it_stood() {
        for stored in [
            json!({ "v": 1, "build": 7, "note": "x" }),
            json!({ "v": 1, "build": { "abilities": [1], "skills": null, "fields": { "a": 1 }, "lists": "x", "odd": 2 } }),
            json!({ "v": 1, "build": { "lists": { "gear": { "0": {} }, "songs": [{}], "scars": "x" } } }),
            json!({ "v": 1, "build": {}, "unreadable": 3 }),
        ] {
            assert_eq!(serde_json::to_value(read(stored.clone())).unwrap(), stored);
        }
        let version = serde_json::to_value(read(json!({ "v": "2", "build": {} }))).unwrap();
        assert_eq!(version, json!({ "v": 1, "build": {}, "unreadable": { "v": "2" } }));
    }

    #[test]
    fn what_cannot_be_read_outlives_what_is_written_in_its_place() {
        let before = read(json!({
            "v": 1, "unreadable": 3,
            "build": { "abilities": "x", "lists": { "gear": "y" }, "unreadable": { "abilities": "older" } },
        }));
        let part = BuildPart::Abilities;
        let changes = [
            BuildChange::Value { part, id: "brawn".to_owned(), now: Some(json!(3)) },
            BuildChange::RowAdded { list: "gear".to_owned(), row: 0, cells: json!({}) },
        ];
        let mut sheet = before.clone();
        changes.iter().for_each(|change| evolve_build(&mut sheet, change));
        let written = serde_json::to_value(&sheet).unwrap();
        let wanted = json!({
            "v": 1, "unreadable": 3,
            "build": {
                "abilities": { "brawn": 3 }, "lists": { "gear": [{}] },
                "unreadable": { "abilities": "older", "abilities_2": "x", "lists/gear": "y" },
            },
        });
        assert_eq!(written, wanted);
        assert_eq!(serde_json::to_value(read(written)).unwrap(), wanted);
        undo_all(&before, &changes).iter().for_each(|change| evolve_build(&mut sheet, change));
        assert_eq!(sheet, before);
        let mut stored = read(wanted);
        undo_all(&before, &changes).iter().for_each(|change| evolve_build(&mut stored, change));
        let back = serde_json::to_value(&stored).unwrap();
        assert_eq!(back["build"]["lists"], json!({ "gear": "y" }), "also after it was stored in between");
        let mut whole = read(json!({ "v": 1, "build": [1] }));
        evolve_build(&mut whole, &changes[0]);
        let wanted = json!({ "v": 1, "build": { "abilities": { "brawn": 3 } }, "unreadable": { "build": [1] } });
        assert_eq!(serde_json::to_value(&whole).unwrap(), wanted);
    }
}
