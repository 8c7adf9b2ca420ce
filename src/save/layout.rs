//! Versions of the layout of a save, and how a stored state is moved from each to the next. Pure: from JSON to JSON.
//!
//! | version | what is stored |
//! |---|---|
//! | 1 | what says no version, or 1: a story that is a bare list of replies, a state without the number of its record; later games of this number have both already |
//! | 2 | a story of entries with the states that they ended on, and the number of the record that was applied last |
//!
//! - Events are the same in both: the journal of an older save is read as it stands.
//! - A fight says the version of its own layout; what is no longer fought on is set aside ([`crate::game::left_fight`]).
//! - A step finds what has been moved up already as it should be and leaves it so: a move that was interrupted is made again.
//!
//! Must not know: files.

use serde_json::{Value, json};

/// Moves the state of a game up by one version; the number is that of the record that it stands after.
type Step = fn(&mut Value, u64);

/// The step from version 1, from version 2 and so on.
const STEPS: [Step; 1] = [story_of_entries];

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
