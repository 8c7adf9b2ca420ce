//! Taking an entry back (amendments.md 4): of everything that it changed, what still is as the entry left it is put back as
//! it was before; what was changed since stays. Things in a bag are told apart by what they are and what they are called, and
//! conditions by their ids, not by where they stand: what comes in or goes out later moves the others.
//!
//! Must not know: what any other value means.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::game::story::Ending;

/// Most places that are told.
const TOLD_MAX: usize = 1000;

/// How bags and conditions are taken back. What was recorded stays as it was shown, so an event says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BackBy {
    /// As whole lists; an entry of which nothing was put back counted as taken back.
    #[default]
    List,
    /// Thing by thing.
    Thing,
}

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

impl Back {
    /// Whether the entry is taken back by it: not where nothing of it stands as it left it any more. Then it can be taken back
    /// once what changed it is.
    pub fn is_done(&self) -> bool {
        !self.put_back.is_empty() || self.left_alone.is_empty()
    }
}

/// Takes back what changed from `before` to `after`, where `now` still says what `after` said. `None` where the states cannot
/// be put together, which their types rule out.
pub fn take_back(before: &Ending, after: &Ending, now: &Ending, by: BackBy) -> Option<Back> {
    let value = |state: &Ending| serde_json::to_value(state).ok();
    let (before, after, now) = (value(before)?, value(after)?, value(now)?);
    let mut told = Told { by, ..Told::default() };
    let merged = merge(Some(&before), Some(&after), Some(&now), "", &mut told)?;
    let state = serde_json::from_value(merged).ok()?;
    Some(Back { state, put_back: told.put_back, left_alone: told.left_alone })
}

#[derive(Default)]
struct Told {
    by: BackBy,
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
    // As long as nothing in it was changed since, a bag goes back as it lay.
    if told.by == BackBy::Thing
        && now != after
        && (at.ends_with("/bag") || at.ends_with("/live/conditions"))
        && let Some([before, after, now]) =
            [before, after, now].map(things).into_iter().collect::<Option<Vec<_>>>().as_deref()
    {
        let merged = bag([before, after, now], at, told);
        return (!merged.is_empty()).then_some(Value::Array(merged));
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
    whole(before, after, now, at, told)
}

/// Puts a value back as a whole, or leaves it.
fn whole(
    before: Option<&Value>,
    after: Option<&Value>,
    now: Option<&Value>,
    at: &str,
    told: &mut Told,
) -> Option<Value> {
    let list = if now == after { &mut told.put_back } else { &mut told.left_alone };
    if list.len() < TOLD_MAX {
        list.push(at.to_owned());
    }
    if now == after { before.cloned() } else { now.cloned() }
}

/// The things in a bag by what they are, each with its place: those alike are told apart by which of them comes first. `None`
/// for what is no bag; one that is not there is empty.
fn things(bag: Option<&Value>) -> Option<Vec<Thing<'_>>> {
    let Some(bag) = bag else { return Some(Vec::new()) };
    let mut found: Vec<Thing<'_>> = Vec::new();
    for (place, value) in bag.as_array()?.iter().enumerate() {
        let kind = match value {
            Value::Object(thing) => (thing.get("item"), thing.get("name")),
            Value::String(_) => (Some(value), None),
            _ => return None,
        };
        let alike = found.iter().filter(|thing| thing.kind == kind).count();
        found.push(Thing { kind, alike, place, value });
    }
    Some(found)
}

/// A thing in a bag, or a condition.
#[derive(Clone, Copy)]
struct Thing<'v> {
    kind: (Option<&'v Value>, Option<&'v Value>),
    /// How many of the same kind lie before it.
    alike: usize,
    place: usize,
    value: &'v Value,
}

/// Puts a bag back thing by thing: one that came or went comes and goes whole, of one that stayed each part by itself. What is
/// put in again lies behind the rest.
fn bag([before, after, now]: [&Vec<Thing<'_>>; 3], at: &str, told: &mut Told) -> Vec<Value> {
    let in_bag = |bag: &[Thing<'_>], thing: &Thing<'_>| {
        let mut same = bag.iter().filter(|other| other.kind == thing.kind && other.alike == thing.alike);
        same.next().map(|found| found.value.clone())
    };
    let gone = before.iter().filter(|thing| in_bag(now, thing).is_none());
    let all = now.iter().chain(gone);
    let merged = all.filter_map(|thing| {
        let [before, after, now] = [before, after, now].map(|bag| in_bag(bag, thing));
        let at = format!("{at}/{}", thing.place);
        match (&before, &after, &now) {
            (Some(before), Some(after), Some(now)) => merge(Some(before), Some(after), Some(now), &at, told),
            _ if before == after => now,
            _ => whole(before.as_ref(), after.as_ref(), now.as_ref(), &at, told),
        }
    });
    merged.collect()
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
        back_by(BackBy::Thing, before, after, now)
    }

    fn back_by(by: BackBy, before: &Value, after: &Value, now: &Value) -> (Option<Value>, Vec<String>, Vec<String>) {
        let mut told = Told { by, ..Told::default() };
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
    fn things_in_a_bag_are_what_they_are_called() {
        let thing = |name: &str, quantity: u64| json!({ "name": name, "quantity": quantity });
        let of = |things: &[Value]| json!({ "bag": things });
        // A nail came in; since then a rope came, and the lamp was sold.
        let (before, after) = (of(&[thing("Lamp", 1)]), of(&[thing("Lamp", 1), thing("Nail", 1)]));
        let now = of(&[thing("Nail", 1), thing("Rope", 2)]);
        let (merged, put_back, left_alone) = back(&before, &after, &now);
        assert_eq!(merged, Some(of(&[thing("Rope", 2)])));
        assert_eq!((put_back.as_slice(), left_alone.len()), (["/bag/0".to_owned()].as_slice(), 0));
        // What was recorded when lists were taken back whole stays as it was.
        assert_eq!(back_by(BackBy::List, &before, &after, &now), (Some(now), Vec::new(), vec!["/bag".to_owned()]));
        // More nails came since: they stay, as they are no longer what came in.
        let more = of(&[thing("Lamp", 1), thing("Nail", 3)]);
        assert_eq!(back(&before, &after, &more), (Some(more), Vec::new(), vec!["/bag/1".to_owned()]));
        // A lamp was lost, and comes back behind what came since.
        let lost = of(&[thing("Rope", 1)]);
        assert_eq!(back(&before, &of(&[]), &lost).0, Some(of(&[thing("Rope", 1), thing("Lamp", 1)])));
        // Of two alike the second came in.
        let two = of(&[thing("Lamp", 1), thing("Lamp", 1)]);
        assert_eq!(back(&before, &two, &two).0, Some(before));
        // What was given away comes back to where it lay.
        let (full, given) = (of(&[thing("Lamp", 1), thing("Rope", 1)]), of(&[thing("Rope", 1)]));
        assert_eq!(back(&full, &given, &given).0, Some(full));
    }

    #[test]
    fn conditions_are_taken_back_one_by_one() {
        let of = |on: &[&str]| json!({ "live": { "conditions": on } });
        let (before, after) = (of(&["tired"]), of(&["tired", "held"]));
        let (merged, put_back, left_alone) = back(&before, &after, &of(&["held", "shaken"]));
        assert_eq!(merged, Some(of(&["shaken"])));
        assert_eq!((put_back.len(), left_alone.len()), (1, 0));
    }

    #[test]
    fn a_list_that_changed_its_length_is_put_back_whole_or_not_at_all() {
        let (before, after) = (json!({ "rows": [1] }), json!({ "rows": [1, 2] }));
        assert_eq!(back(&before, &after, &after).0, Some(before.clone()));
        let later = json!({ "rows": [1, 2, 3] });
        assert_eq!(back(&before, &after, &later), (Some(later), Vec::new(), vec!["/rows".to_owned()]));
    }
}
