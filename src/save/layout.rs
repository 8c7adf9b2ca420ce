//! Versions of the layout of a save, and how a stored state is moved from each to the next. Pure: from JSON to JSON.
//!
//! | version | what is stored |
//! |---|---|
//! | 1 | what says no version, or 1: a story that is a bare list of replies, a state without the number of its record; later games of this number have both already |
//! | 2 | a story of entries with the states that they ended on, and the number of the record that was applied last |
//! | 3 | each of those states once, and whatever they share once: members of the party, edits; checkpoints with a checksum |
//!
//! - Events are the same in all: the journal of an older save is read as it stands.
//! - A fight says the version of its own layout; what is no longer fought on is set aside ([`crate::game::left_fight`]).
//! - A step finds what has been moved up already as it should be and leaves it so: a move that was interrupted is made again.
//!
//! Must not know: files.

use std::collections::HashMap;

use serde_json::{Value, json};

/// Moves the state of a game up by one version; the number is that of the record that it stands after.
type Step = fn(&mut Value, u64);

/// The step from version 1, from version 2 and so on.
const STEPS: [Step; 2] = [story_of_entries, shared_endings];

/// Moves the stored state of a game of an older layout up to this program's.
pub(super) fn moved_up(game: &mut Value, layout: u32, seq: u64) {
    let done = usize::try_from(layout.saturating_sub(1)).unwrap_or(usize::MAX);
    STEPS.iter().skip(done).for_each(|step| step(game, seq));
}

/// From 1 to 2. A reply of that time ended on a state that nobody kept, and has no number of its own.
fn story_of_entries(game: &mut Value, seq: u64) {
    let Some(keys) = game.as_object_mut() else { return };
    if let Some(Value::Array(replies)) = keys.get("story") {
        let entry = |told: &Value| json!({ "entry": "reply", "seq": 0, "alternates": [{ "told": told }], "shown": 0 });
        let entries: Vec<Value> = replies.iter().map(entry).collect();
        keys.insert("story".to_owned(), json!({ "entries": entries }));
    }
    // For some days taking back counted as a change of the players'.
    if let Some(story) = keys.get_mut("story").and_then(Value::as_object_mut)
        && story.remove("only_back") == Some(json!(true))
    {
        story.remove("own");
    }
    keys.entry("record").or_insert_with(|| json!(seq));
}

/// From 2 to 3. Endings stood where they are meant, with whole parties and histories in them.
fn shared_endings(game: &mut Value, _: u64) {
    let Some(story) = game.get_mut("story").and_then(Value::as_object_mut) else { return };
    let mut shared = Shared::default();
    for entry in story.get_mut("entries").and_then(Value::as_array_mut).into_iter().flatten() {
        for alternate in entry.get_mut("alternates").and_then(Value::as_array_mut).into_iter().flatten() {
            shared.ending(alternate.get_mut("ending"));
        }
        shared.ending(entry.get_mut("before"));
        shared.ending(entry.get_mut("ending"));
    }
    shared.ending(story.get_mut("origin"));
    shared.ending(story.get_mut("back").and_then(|back| back.get_mut("state")));
    for (key, listed) in [("endings", shared.endings), ("members", shared.members), ("edits", shared.edits)] {
        if !listed.values.is_empty() {
            story.insert(key.to_owned(), Value::Array(listed.values));
        }
    }
}

/// Values by their places, each once.
#[derive(Default)]
struct Listed {
    places: HashMap<String, usize>,
    values: Vec<Value>,
}

impl Listed {
    /// Puts a value's place where it stands.
    fn move_out(&mut self, value: &mut Value) {
        let key = value.to_string();
        let moved = value.take();
        *value = json!(*self.places.entry(key).or_insert_with(|| {
            self.values.push(moved);
            self.values.len() - 1
        }));
    }
}

#[derive(Default)]
struct Shared {
    endings: Listed,
    members: Listed,
    edits: Listed,
}

impl Shared {
    fn ending(&mut self, ending: Option<&mut Value>) {
        // What is no object was moved already.
        let Some(ending) = ending.filter(|ending| ending.is_object()) else { return };
        let members = ending.get_mut("party").and_then(Value::as_array_mut);
        members.into_iter().flatten().for_each(|member| self.members.move_out(member));
        for list in ["done", "undone"] {
            let edits = ending.get_mut("history").and_then(|history| history.get_mut(list));
            edits.and_then(Value::as_array_mut).into_iter().flatten().for_each(|edit| self.edits.move_out(edit));
        }
        self.endings.move_out(ending);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::SAVE_LAYOUT;
    use crate::game::story::{Entry, Story};

    #[test]
    fn there_is_a_step_from_every_older_version() {
        assert_eq!(STEPS.len() + 1, usize::try_from(SAVE_LAYOUT).expect("small"));
    }

    #[test]
    fn replies_become_entries_and_nothing_else_changes() {
        let mut game = json!({ "name": "Old", "story": [{ "text": "One." }, { "text": "Two." }], "visits": 3 });
        moved_up(&mut game, 1, 7);
        let story: Story = serde_json::from_value(game["story"].clone()).expect("a story");
        assert_eq!(story.told().map(|told| told.text.as_str()).collect::<Vec<_>>(), ["One.", "Two."]);
        assert!(story.entries().iter().all(|entry| matches!(entry, Entry::Reply { .. }) && entry.ending().is_none()));
        assert_eq!((&game["name"], &game["visits"], &game["record"]), (&json!("Old"), &json!(3), &json!(7)));
    }

    #[test]
    fn what_endings_share_is_stored_once() {
        let ending = |visits: u64| {
            let edit = json!({ "number": 1, "member": 0, "traces": [] });
            json!({ "party": [{ "name": "Odo" }, { "name": "Ida" }], "visits": visits,
                "history": { "done": [edit], "undone": [], "count": 1 } })
        };
        let reply = |seq: u64, ending: Value| json!({ "entry": "reply", "seq": seq, "shown": 0, "alternates": [{ "told": { "text": "So." }, "ending": ending }] });
        let own = json!({ "entry": "own", "seq": 2, "before": ending(1), "ending": ending(2) });
        let mut game = json!({ "record": 3, "story": { "entries": [reply(1, ending(1)), own, reply(3, ending(3))],
            "origin": ending(0), "back": { "seq": 4, "state": ending(3) } } });
        moved_up(&mut game, 2, 4);
        let story = &game["story"];
        let of = |key: &str| story[key].as_array().expect("a list").len();
        assert_eq!((of("endings"), of("members"), of("edits")), (4, 2, 1));
        assert_eq!(story["entries"][0]["alternates"][0]["ending"], story["entries"][1]["before"]);
        let read: Story = serde_json::from_value(story.clone()).expect("a story");
        let written = serde_json::to_value(&read).expect("JSON");
        assert_eq!(written["entries"], story["entries"], "written as this version writes it");
        let visits = |place: usize| read.before(place).map(|ending| ending.visits);
        assert_eq!((0..4).map(visits).collect::<Vec<_>>(), [Some(0), Some(1), Some(2), Some(3)]);
        let moved = game.clone();
        moved_up(&mut game, 2, 4);
        assert_eq!(game, moved, "once more changes nothing");
    }

    #[test]
    fn what_is_moved_up_stays_as_it_is() {
        let stored = json!({ "story": { "entries": [] , "own": 4 }, "record": 4 });
        let mut game = stored.clone();
        moved_up(&mut game, 1, 9);
        assert_eq!(game, stored);
        moved_up(&mut game, SAVE_LAYOUT, 9);
        assert_eq!(game, stored);
        let mut bare = json!({});
        moved_up(&mut bare, 1, 9);
        assert_eq!(bare, json!({ "record": 9 }));
    }
}
