//! What could not be read of something stored: where it goes on standing once something else is written in its place.
//!
//! Must not know: what it was a part of.

use serde_json::{Map, Value};

/// Where a part that could not be read goes on standing once something else is written in its place.
pub const UNREADABLE: &str = "unreadable";

/// Takes what was put aside back from there, so that an edit that is taken back after the sheet was stored leaves it where it
/// stood before. What could be read by now stays aside, and so does what another value of that name keeps out.
pub fn take_back(stored: &mut Map<String, Value>, is: impl Fn(&str, &Value) -> bool, unread: &mut Map<String, Value>) {
    let Some(Value::Object(kept)) = stored.get_mut(UNREADABLE) else { return };
    let found: Vec<String> = kept
        .iter()
        .filter(|(key, value)| is(key, value) && !unread.contains_key(*key))
        .map(|(key, _)| key.clone())
        .collect();
    for key in &found {
        if let Some(value) = kept.shift_remove(key) {
            unread.insert(key.clone(), value);
        }
    }
    if kept.is_empty() && !found.is_empty() {
        stored.shift_remove(UNREADABLE);
    }
}

/// Puts something under `unreadable`, beside what stands there already.
pub fn put_aside(written: &mut Map<String, Value>, key: &str, stored: &Value) {
    let free = free_key(UNREADABLE, |name| written.get(name).is_none_or(Value::is_object));
    let kept = written.entry(free).or_insert_with(|| Value::Object(Map::new()));
    if let Value::Object(kept) = kept {
        let free = free_key(key, |name| !kept.contains_key(name));
        kept.insert(free, stored.clone());
    }
}

/// The name, or the name with the first number that is free.
fn free_key(name: &str, free: impl Fn(&str) -> bool) -> String {
    if free(name) {
        return name.to_owned();
    }
    (2_u64..).map(|number| format!("{name}_{number}")).find(|name| free(name)).unwrap_or_default()
}
