//! What happened to what the player made, as small facts, how each is carried out and how it is taken back
//! (sheets.md 7, amendments.md 3 and 4). A fact holds a value as it is stored; `None` is a key that is not there.
//!
//! Must not know: whether the change was allowed, which `edit`, `advance` and `catalog` decide.

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::sheet::{Build, StoredSheet};

/// A part of a build whose values stand by id.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BuildPart {
    /// Scores.
    Abilities,
    /// Tiers of skills.
    Skills,
    /// Tiers of saves.
    Saves,
    /// Free bonuses of skills and saves.
    Bonuses,
    /// Fields.
    Fields,
}

/// One thing that changed in a stored sheet.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "kebab-case")]
pub enum BuildChange {
    /// The whole sheet is this from now on: it was migrated or brought in.
    Sheet {
        /// The sheet.
        now: Box<StoredSheet>,
    },
    /// A value by id.
    Value {
        /// Of which part.
        part: BuildPart,
        /// Whose.
        id: String,
        /// What is stored.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        now: Option<Value>,
    },
    /// A whole list is stored like this, which need be no list at all.
    List {
        /// Which.
        list: String,
        /// What is stored.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        now: Option<Value>,
    },
    /// A cell of a row.
    Cell {
        /// The list.
        list: String,
        /// The row's place, 0-based, rows that are no objects counted.
        row: usize,
        /// The column, or the row's mark.
        column: String,
        /// What is stored.
        #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
        now: Option<Value>,
    },
    /// A row came in; a place past the end is the end.
    RowAdded {
        /// The list.
        list: String,
        /// Where it stands.
        row: usize,
        /// Its cells, the mark among them.
        cells: Value,
    },
    /// A row went.
    RowRemoved {
        /// The list.
        list: String,
        /// Where it stood.
        row: usize,
    },
    /// A row stands elsewhere, those between moved up.
    RowMoved {
        /// The list.
        list: String,
        /// Where it stood.
        from: usize,
        /// Where it stands.
        to: usize,
    },
}

impl BuildChange {
    /// The change that takes this one back on a sheet as it stands before it; `None` where this one changes nothing.
    pub fn undo(&self, before: &StoredSheet) -> Option<Self> {
        match self {
            Self::Sheet { .. } => Some(Self::Sheet { now: Box::new(before.clone()) }),
            Self::Value { part, id, .. } => {
                let now = before.build.part(*part).get(id).cloned();
                Some(Self::Value { part: *part, id: id.clone(), now })
            }
            Self::Cell { list, row, column, .. } => {
                let now = before.build.list(list)?.get(*row)?.as_object()?.get(column).cloned();
                Some(Self::Cell { list: list.clone(), row: *row, column: column.clone(), now })
            }
            Self::List { list, .. } => {
                Some(Self::List { list: list.clone(), now: before.build.lists.get(list).cloned() })
            }
            Self::RowAdded { list, row, .. } => Some(match before.build.list(list) {
                Some(rows) => Self::RowRemoved { list: list.clone(), row: (*row).min(rows.len()) },
                // The first row made the list; taken back, what stood there before stands there again.
                None => Self::List { list: list.clone(), now: before.build.lists.get(list).cloned() },
            }),
            Self::RowRemoved { list, row } => {
                let cells = before.build.list(list)?.get(*row)?.clone();
                Some(Self::RowAdded { list: list.clone(), row: *row, cells })
            }
            Self::RowMoved { list, from, to } => {
                let length = before.build.list(list)?.len();
                (*from < length && *to < length).then(|| Self::RowMoved { list: list.clone(), from: *to, to: *from })
            }
        }
    }
}

/// Reads a value that is there, `null` included: a sheet may hold `null`, which is not the same as holding nothing.
///
/// # Errors
/// As the deserializer itself.
pub fn present<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(deserializer).map(Some)
}

/// The changes that take these back, in the order in which they are to be carried out, on a sheet as it stands before them.
pub fn undo_all(before: &StoredSheet, changes: &[BuildChange]) -> Vec<BuildChange> {
    let mut sheet = before.clone();
    let mut back = Vec::with_capacity(changes.len());
    for change in changes {
        back.extend(change.undo(&sheet));
        evolve_build(&mut sheet, change);
    }
    back.reverse();
    back
}

/// Carries a change out. Never fails: what it names and is not there is left alone.
pub fn evolve_build(sheet: &mut StoredSheet, change: &BuildChange) {
    match change {
        BuildChange::Sheet { now } => *sheet = now.as_ref().clone(),
        BuildChange::Value { part, id, now } => put(sheet.build.part_mut(*part), id, now.as_ref()),
        BuildChange::List { list, now: Some(now) } if !now.is_array() => {
            sheet.build.lists.shift_remove(list);
            sheet.build.unread_lists.insert(list.clone(), now.clone());
        }
        BuildChange::List { list, now } => put(&mut sheet.build.lists, list, now.as_ref()),
        BuildChange::Cell { list, row, column, now } => {
            let row = rows_mut(&mut sheet.build, list).and_then(|rows| rows.get_mut(*row));
            if let Some(cells) = row.and_then(Value::as_object_mut) {
                put(cells, column, now.as_ref());
            }
        }
        BuildChange::RowAdded { list, row, cells } => {
            // What is no list is not among the lists: it stays what it is, and the first row makes one beside it.
            let stored = sheet.build.lists.entry(list.clone()).or_insert_with(|| Value::Array(Vec::new()));
            if let Some(rows) = stored.as_array_mut() {
                rows.insert((*row).min(rows.len()), cells.clone());
            }
        }
        BuildChange::RowRemoved { list, row } => {
            if let Some(rows) = rows_mut(&mut sheet.build, list).filter(|rows| *row < rows.len()) {
                rows.remove(*row);
            }
        }
        BuildChange::RowMoved { list, from, to } => {
            let within = |rows: &&mut Vec<Value>| *from < rows.len() && *to < rows.len();
            if let Some(rows) = rows_mut(&mut sheet.build, list).filter(within) {
                let row = rows.remove(*from);
                rows.insert(*to, row);
            }
        }
    }
}

impl Build {
    /// The values of a part, by id.
    pub fn part(&self, part: BuildPart) -> &Map<String, Value> {
        match part {
            BuildPart::Abilities => &self.abilities,
            BuildPart::Skills => &self.skills,
            BuildPart::Saves => &self.saves,
            BuildPart::Bonuses => &self.bonuses,
            BuildPart::Fields => &self.fields,
        }
    }

    /// Everything stored in a list, rows that are no objects included; `None` where no list is stored.
    pub fn list(&self, list: &str) -> Option<&[Value]> {
        self.lists.get(list).and_then(Value::as_array).map(Vec::as_slice)
    }

    fn part_mut(&mut self, part: BuildPart) -> &mut Map<String, Value> {
        match part {
            BuildPart::Abilities => &mut self.abilities,
            BuildPart::Skills => &mut self.skills,
            BuildPart::Saves => &mut self.saves,
            BuildPart::Bonuses => &mut self.bonuses,
            BuildPart::Fields => &mut self.fields,
        }
    }
}

fn rows_mut<'b>(build: &'b mut Build, list: &str) -> Option<&'b mut Vec<Value>> {
    build.lists.get_mut(list).and_then(Value::as_array_mut)
}

fn put(part: &mut Map<String, Value>, key: &str, now: Option<&Value>) {
    match now {
        Some(now) => drop(part.insert(key.to_owned(), now.clone())),
        // The order of what stays is the player's file's own.
        None => drop(part.shift_remove(key)),
    }
}
