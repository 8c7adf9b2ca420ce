//! Taking an entry back (amendments.md 4): of everything that it changed, what still is as the entry left it is put back as
//! it was before; what was changed since stays.
//!
//! Must not know: what any value means.

use serde_json::{Map, Value};

use crate::game::story::Ending;

/// Most places that are told.
const TOLD_MAX: usize = 1000;

/// What taking an entry back comes to.
#[derive(Debug, Clone, PartialEq)]
pub struct Back {
    /// The state afterwards.
    pub state: Ending,
    /// What is put back, as JSON pointers into the state.
    pub put_back: Vec<String>,
    /// What was changed since and is left alone.
    pub left_alone: Vec<String>,
}

/// Takes back what changed from `before` to `after`, where `now` still says what `after` said. `None` where the states cannot
/// be put together, which their types rule out.
pub fn take_back(before: &Ending, after: &Ending, now: &Ending) -> Option<Back> {
    let value = |state: &Ending| serde_json::to_value(state).ok();
    let (before, after, now) = (value(before)?, value(after)?, value(now)?);
    let mut told = Told::default();
    let merged = merge(Some(&before), Some(&after), Some(&now), "", &mut told)?;
    let state = serde_json::from_value(merged).ok()?;
    Some(Back { state, put_back: told.put_back, left_alone: told.left_alone })
}

#[derive(Default)]
struct Told {
    put_back: Vec<String>,
    left_alone: Vec<String>,
}

/// Puts one value back; `None` where nothing stands there afterwards. Parts of objects, and of lists that keep their length,
/// are looked at one by one; what is not there counts as an empty object beside objects.
fn merge(
    before: Option<&Value>,
    after: Option<&Value>,
    now: Option<&Value>,
    at: &str,
    told: &mut Told,
) -> Option<Value> {
    if before == after {
        return now.cloned();
    }
    if let Some([before, after, now]) = as_objects([before, after, now]) {
        let merged = objects([&before, &after, &now], at, told);
        return (!merged.is_empty()).then_some(Value::Object(merged));
    }
    if let (Some(Value::Array(before)), Some(Value::Array(after)), Some(Value::Array(now))) = (before, after, now)
        && before.len() == after.len()
        && after.len() == now.len()
    {
        let each = before.iter().zip(after).zip(now).enumerate();
        let merged = each.map(|(place, ((before, after), now))| {
            let at = format!("{at}/{place}");
            // A part of a list stays a part of it, if only as an empty one.
            merge(Some(before), Some(after), Some(now), &at, told).unwrap_or_else(|| Value::Object(Map::new()))
        });
        return Some(Value::Array(merged.collect()));
    }
    let list = if now == after { &mut told.put_back } else { &mut told.left_alone };
    if list.len() < TOLD_MAX {
        list.push(at.to_owned());
    }
    if now == after { before.cloned() } else { now.cloned() }
}

fn as_objects(values: [Option<&Value>; 3]) -> Option<[Map<String, Value>; 3]> {
    let are = values.iter().all(|value| matches!(value, None | Some(Value::Object(_))));
    let some = values.iter().flatten().count() > 1;
    let object = |value: Option<&Value>| value.and_then(Value::as_object).cloned().unwrap_or_default();
    (are && some).then(|| values.map(object))
}

fn objects([before, after, now]: [&Map<String, Value>; 3], at: &str, told: &mut Told) -> Map<String, Value> {
    let mut merged = now.clone();
    let keys = before.keys().chain(after.keys().filter(|key| !before.contains_key(*key)));
    for key in keys {
        let place = format!("{at}/{}", key.replace('~', "~0").replace('/', "~1"));
        match merge(before.get(key), after.get(key), now.get(key), &place, told) {
            Some(value) => drop(merged.insert(key.clone(), value)),
            None => drop(merged.shift_remove(key)),
        }
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn back(before: &Value, after: &Value, now: &Value) -> (Option<Value>, Vec<String>, Vec<String>) {
        let mut told = Told::default();
        let merged = merge(Some(before), Some(after), Some(now), "", &mut told);
        (merged, told.put_back, told.left_alone)
    }

    #[test]
    fn what_still_stands_is_put_back_and_what_changed_since_stays() {
        let before = json!({ "party": [{ "name": "Odo" }], "place": null });
        let after = json!({ "party": [{ "name": "Odo", "live": { "grit": 1, "breath": 7 } }], "place": "Reef" });
        let now = json!({ "party": [{ "name": "Odo", "live": { "grit": 1, "breath": 6 } }], "place": "Reef" });
        let (merged, put_back, left_alone) = back(&before, &after, &now);
        assert_eq!(merged, Some(json!({ "party": [{ "name": "Odo", "live": { "breath": 6 } }], "place": null })));
        assert_eq!(put_back, ["/party/0/live/grit", "/place"]);
        assert_eq!(left_alone, ["/party/0/live/breath"]);
    }

    #[test]
    fn a_list_that_changed_its_length_is_put_back_whole_or_not_at_all() {
        let (before, after) = (json!({ "bag": [1] }), json!({ "bag": [1, 2] }));
        assert_eq!(back(&before, &after, &after).0, Some(before.clone()));
        let later = json!({ "bag": [1, 2, 3] });
        assert_eq!(back(&before, &after, &later), (Some(later), Vec::new(), vec!["/bag".to_owned()]));
    }
}
