//! Live state as it is stored: sparse, only what differs from the default is kept (sheets.md 4.1).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// What changes in play, by id. Unknown ids are kept and not shown.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct LiveState {
    /// Pools, declared ones by id and row pools by `list:name`.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub pools: BTreeMap<String, PoolState>,
    /// Plain tracks.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub tracks: BTreeMap<String, i64>,
    /// Wound tracks.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub wounds: BTreeMap<String, WoundState>,
    /// Notes.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub text: BTreeMap<String, String>,
    /// Conditions that are on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub conditions: Vec<String>,
    /// States that are not at their default.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub states: BTreeMap<String, String>,
}

impl LiveState {
    /// Nothing has changed yet.
    pub const fn untouched() -> Self {
        Self {
            pools: BTreeMap::new(),
            tracks: BTreeMap::new(),
            wounds: BTreeMap::new(),
            text: BTreeMap::new(),
            conditions: Vec::new(),
            states: BTreeMap::new(),
        }
    }
}

/// What a pool holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PoolState {
    /// Points left.
    pub value: i64,
    /// Temporary points, 0 or more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub temp: Option<i64>,
}

/// What is marked on a wound track.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct WoundState {
    /// Kinds of mark; on an indexed track one slot a box, empty text for a clear one.
    #[serde(default)]
    pub marks: Vec<String>,
    /// Marks that found no place.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub overflow: i64,
}

fn is_zero(value: &i64) -> bool {
    *value == 0
}
