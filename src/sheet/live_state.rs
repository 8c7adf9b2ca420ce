//! Live state as it is stored: sparse, only what differs from the default is kept (sheets.md 4.1).
//!
//! Reading is tolerant: every entry that cannot be is dropped by itself, the rest survives.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::{Map, Value};

use crate::format::scalar::whole;
use crate::sheet::pools::{LIVE_NUMBER_MAX, POOLS_MAX};
use crate::sheet::wounds::WOUND_PLACES_MAX;
use crate::text::utf16_len;

/// Longest key of a stored value, in UTF-16 units.
pub const KEY_LENGTH_MAX: usize = 200;
/// Most bytes of one character's live state, as JSON (sheets.md 0).
pub const LIVE_BYTES_MAX: usize = 65_536;
/// Most plain tracks, and most wound tracks, that are stored.
const TRACKS_MAX: usize = 30;
/// Most notes that are stored.
const TEXTS_MAX: usize = 12;
/// Longest note that is stored.
const TEXT_LENGTH_MAX: usize = 500;
/// Most conditions that are stored.
const CONDITIONS_MAX: usize = 80;
/// Most states that are stored.
const STATES_MAX: usize = 30;
/// Longest condition, and longest value of a state, that is stored.
const WORD_LENGTH_MAX: usize = 80;

/// What changes in play, by id. Unknown ids are kept and not shown.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
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

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_zero(value: &i64) -> bool {
    *value == 0
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

    /// Whether everything is at its default.
    pub fn is_untouched(&self) -> bool {
        *self == Self::untouched()
    }

    /// Whether all of it would be read back after it was stored, or is at least no more than stood there before.
    pub fn can_be_kept(&self, before: &Self) -> bool {
        let fits = |now: usize, before: usize, most: usize| now <= most || now <= before;
        fits(self.pools.len(), before.pools.len(), POOLS_MAX)
            && fits(self.tracks.len(), before.tracks.len(), TRACKS_MAX)
            && fits(self.wounds.len(), before.wounds.len(), TRACKS_MAX)
            && fits(self.text.len(), before.text.len(), TEXTS_MAX)
            && fits(self.conditions.len(), before.conditions.len(), CONDITIONS_MAX)
            && fits(self.states.len(), before.states.len(), STATES_MAX)
            && (self.bytes() <= LIVE_BYTES_MAX || self.bytes() <= before.bytes())
    }

    fn bytes(&self) -> usize {
        serde_json::to_vec(self).map_or(usize::MAX, |bytes| bytes.len())
    }

    /// Reads what is stored; junk reads as nothing.
    pub fn from_json(stored: &Value) -> Self {
        let mut live = Self::untouched();
        let Some(stored) = stored.as_object() else { return live };
        live.pools = entries(stored, "pools", POOLS_MAX, |pool| {
            let value = whole_number(pool.get("value")?)?;
            let temp = match pool.get("temp") {
                Some(temp) => Some(whole_number(temp).filter(|temp| *temp >= 0)?),
                None => None,
            };
            Some(PoolState { value, temp })
        });
        live.tracks = entries(stored, "tracks", TRACKS_MAX, whole_number);
        live.wounds = entries(stored, "wounds", TRACKS_MAX, |wound| {
            let marks = wound.get("marks")?.as_array()?.iter().filter_map(Value::as_str);
            let marks = marks.filter(|mark| utf16_len(mark) <= KEY_LENGTH_MAX).take(WOUND_PLACES_MAX);
            let marks = marks.map(str::to_owned).collect();
            let overflow = wound.get("overflow").map_or(Some(0), overflow)?;
            Some(WoundState { marks, overflow })
        });
        live.text = entries(stored, "text", TEXTS_MAX, |text| short(text, TEXT_LENGTH_MAX));
        live.states = entries(stored, "states", STATES_MAX, |value| short(value, WORD_LENGTH_MAX));
        for condition in stored.get("conditions").and_then(Value::as_array).into_iter().flatten() {
            let condition = short(condition, WORD_LENGTH_MAX).filter(|condition| !live.conditions.contains(condition));
            live.conditions.extend(condition.filter(|_| live.conditions.len() < CONDITIONS_MAX));
        }
        live
    }
}

impl<'de> Deserialize<'de> for LiveState {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Value::deserialize(deserializer).map(|stored| Self::from_json(&stored))
    }
}

fn entries<T>(
    stored: &Map<String, Value>,
    part: &str,
    most: usize,
    read: impl Fn(&Value) -> Option<T>,
) -> BTreeMap<String, T> {
    let pairs = stored.get(part).and_then(Value::as_object).into_iter().flatten();
    let usable = pairs.filter(|(key, _)| utf16_len(key) <= KEY_LENGTH_MAX);
    usable.filter_map(|(key, value)| Some((key.clone(), read(value)?))).take(most).collect()
}

fn whole_number(value: &Value) -> Option<i64> {
    let number = value.as_i64().or_else(|| value.as_f64().and_then(whole))?;
    (-LIVE_NUMBER_MAX..=LIVE_NUMBER_MAX).contains(&number).then_some(number)
}

/// Marks that found no place. More than may be stored reads as the most: the marks beside it are not lost over it.
fn overflow(value: &Value) -> Option<i64> {
    let number = value.as_i64().or_else(|| value.as_f64().and_then(whole))?;
    (number >= 0).then_some(number.min(LIVE_NUMBER_MAX))
}

fn short(value: &Value, most: usize) -> Option<String> {
    value.as_str().filter(|text| utf16_len(text) <= most).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_bad_entry_is_dropped_by_itself() {
        let live = LiveState::from_json(&json!({
            "pools": {
                "grit": { "value": 4, "temp": 2 }, "half": { "value": 1.5 }, "word": "x", "whole": { "value": 3.0 },
                "cold": { "value": 1, "temp": -1 }, "far": { "value": 1_000_001 }, "x".repeat(201): { "value": 1 },
            },
            "tracks": { "heat": 2, "bad": "2" },
            "wounds": { "hurt": { "marks": ["scrape", 5, "gash"], "overflow": 1 }, "bad": { "marks": 1 } },
            "text": { "mood": "calm", "long": "x".repeat(501) },
            "conditions": ["wet", "wet", 7, "cold"],
            "states": { "stance": "high", "bad": null },
            "unknown": true,
        }));
        let pools: Vec<&str> = live.pools.keys().map(String::as_str).collect();
        assert_eq!(pools, ["grit", "whole"]);
        assert_eq!(live.pools["grit"], PoolState { value: 4, temp: Some(2) });
        assert_eq!(live.tracks, BTreeMap::from([("heat".to_owned(), 2)]));
        assert_eq!(live.wounds["hurt"].marks, ["scrape", "gash"]);
        assert!(!live.wounds.contains_key("bad"));
        assert_eq!(live.text.len(), 1);
        assert_eq!(live.conditions, ["wet", "cold"]);
        assert_eq!(live.states.len(), 1);
        assert!(LiveState::from_json(&json!("junk")).is_untouched());
        let parts_of_other_types = json!({ "pools": [], "tracks": 1, "wounds": "x", "text": [1], "conditions": {} });
        assert!(LiveState::from_json(&parts_of_other_types).is_untouched());
    }

    #[test]
    fn overflow_past_what_is_stored_keeps_its_marks() {
        for (overflow, read) in [(json!(1_000_003), 1_000_000), (json!(1e15), 1_000_000), (json!(7.0), 7)] {
            let live =
                LiveState::from_json(&json!({ "wounds": { "hurt": { "marks": ["rot"], "overflow": overflow } } }));
            assert_eq!(live.wounds["hurt"], WoundState { marks: vec!["rot".to_owned()], overflow: read });
        }
        for overflow in [json!(-1), json!(1.5), json!("1")] {
            let live =
                LiveState::from_json(&json!({ "wounds": { "hurt": { "marks": ["rot"], "overflow": overflow } } }));
            assert!(live.wounds.is_empty(), "{overflow}");
        }
    }

    #[test]
    fn no_more_is_read_than_may_be_stored() {
        let many =
            |count: usize| -> Map<String, Value> { (0..count).map(|n| (format!("t{n:03}"), json!(1))).collect() };
        let live = LiveState::from_json(&json!({ "tracks": many(40) }));
        assert_eq!(live.tracks.len(), 30);
        assert_eq!(serde_json::to_value(LiveState::untouched()).unwrap(), json!({}));
    }
}
