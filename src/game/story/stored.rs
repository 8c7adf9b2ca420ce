//! The story as it is stored: every ending once, and whatever endings share once; where one of them is meant stands its place
//! in its list.
//!
//! Must not know: what an ending holds besides.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::Arc;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::game::history::Edit;
use crate::game::story::{Ending, Entry, LeftByBack, Story};
use crate::items::Member;

/// An ending whose members and edits stand elsewhere.
type StoredEnding = Ending<usize, usize>;

#[derive(Serialize, Deserialize)]
struct Stored {
    entries: Vec<Entry<usize>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    origin: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    own: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    back: Option<LeftByBack<usize>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    endings: Vec<StoredEnding>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    members: Vec<Arc<Member>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    edits: Vec<Arc<Edit>>,
}

/// Things by their places, each once.
struct Listed<T> {
    places: HashMap<usize, usize>,
    things: Vec<Arc<T>>,
}

impl<T> Default for Listed<T> {
    fn default() -> Self {
        Self { places: HashMap::new(), things: Vec::new() }
    }
}

impl<T> Listed<T> {
    /// The place of a thing, which is put there where it is new. The list holds on to it, so that nothing else comes to stand
    /// where it stands in memory.
    fn place(&mut self, thing: &Arc<T>) -> usize {
        *self.places.entry(Arc::as_ptr(thing).addr()).or_insert_with(|| {
            self.things.push(Arc::clone(thing));
            self.things.len() - 1
        })
    }
}

impl<M, E> Ending<M, E> {
    /// The same with members and edits held otherwise.
    fn held_by<N, F, X>(
        &self,
        mut member: impl FnMut(&M) -> Result<N, X>,
        mut edit: impl FnMut(&E) -> Result<F, X>,
    ) -> Result<Ending<N, F>, X> {
        Ok(Ending {
            dice: self.dice.clone(),
            party: self.party.iter().map(&mut member).collect::<Result<_, X>>()?,
            place: self.place.clone(),
            visit: self.visit.clone(),
            visits: self.visits,
            invented: self.invented.clone(),
            loot: self.loot.clone(),
            history: self.history.held_by(&mut edit)?,
            fight: self.fight,
        })
    }
}

impl Stored {
    fn of(story: &Story) -> Self {
        let mut endings = Listed::default();
        let Ok(entries) = story
            .entries
            .iter()
            .map(|entry| entry.clone().held_by(&mut |ending| Ok::<_, Infallible>(endings.place(&ending))))
            .collect::<Result<Vec<_>, Infallible>>();
        let origin = story.origin.as_ref().map(|origin| endings.place(origin));
        let back =
            story.back.as_ref().map(|LeftByBack { seq, state }| LeftByBack { seq: *seq, state: endings.place(state) });
        let (mut members, mut edits) = (Listed::default(), Listed::default());
        let Ok(endings) = endings
            .things
            .iter()
            .map(|ending| ending.held_by(|member| Ok(members.place(member)), |edit| Ok(edits.place(edit))))
            .collect::<Result<Vec<_>, Infallible>>();
        Self { entries, origin, own: story.own, back, endings, members: members.things, edits: edits.things }
    }

    /// # Errors
    /// A place where nothing stands.
    fn story(self) -> Result<Story, String> {
        let Self { members, edits, .. } = &self;
        let endings = self
            .endings
            .iter()
            .map(|ending| ending.held_by(|at| standing("member", members, *at), |at| standing("edit", edits, *at)))
            .map(|ending| ending.map(Arc::new))
            .collect::<Result<Vec<_>, String>>()?;
        let mut ending = |at: usize| standing("ending", &endings, at);
        let entries =
            self.entries.into_iter().map(|entry| entry.held_by(&mut ending)).collect::<Result<_, String>>()?;
        let origin = self.origin.map(&mut ending).transpose()?;
        let back =
            self.back.map(|LeftByBack { seq, state }| Ok::<_, String>(LeftByBack { seq, state: ending(state)? }));
        Ok(Story { entries, origin, own: self.own, back: back.transpose()? })
    }
}

fn standing<T>(what: &str, things: &[Arc<T>], at: usize) -> Result<Arc<T>, String> {
    things.get(at).cloned().ok_or_else(|| format!("there is no {what} {at}"))
}

impl Serialize for Story {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Stored::of(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Story {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Stored::deserialize(deserializer)?.story().map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn read(stored: serde_json::Value) -> Result<Story, String> {
        serde_json::from_value(stored).map_err(|fault| fault.to_string())
    }

    #[test]
    fn what_is_shared_is_stored_once_and_shared_again() {
        let ending = |visits: u64| json!({ "party": [0], "visits": visits });
        let reply = |seq: u64, at: usize| json!({ "entry": "reply", "seq": seq, "shown": 0, "alternates": [{ "told": { "text": "So." }, "ending": at }] });
        let stored = json!({ "entries": [reply(1, 0), reply(2, 1)], "endings": [ending(1), ending(2)], "members": [{ "name": "Odo" }] });
        let story = read(stored.clone()).expect("a story");
        let member = |place: usize| story.entries()[place].ending().expect("an ending").party[0].clone();
        assert!(Arc::ptr_eq(&member(0), &member(1)));
        let again = serde_json::to_value(&story).expect("JSON");
        assert_eq!(again["members"].as_array().map(Vec::len), Some(1));
        assert_eq!(read(again).expect("a story"), story);
    }

    #[test]
    fn a_place_where_nothing_stands_is_refused() {
        let ending = json!({ "party": [3] });
        let faults = [
            json!({ "entries": [], "origin": 0 }),
            json!({ "entries": [], "endings": [ending] }),
            json!({ "entries": [], "back": { "seq": 1, "state": 7 } }),
        ];
        let told: Vec<String> = faults.into_iter().filter_map(|fault| read(fault).err()).collect();
        assert_eq!(told, ["there is no ending 0", "there is no member 3", "there is no ending 7"]);
    }
}
