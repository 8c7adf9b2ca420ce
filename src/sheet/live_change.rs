//! What happened to live state, as small facts, and how each is carried out. Facts are already sparse: `None` is the default.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::sheet::{LiveState, PoolState, WoundState};

/// One thing that changed in a character's live state.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "change", rename_all = "kebab-case")]
pub enum LiveChange {
    /// A pool holds this from now on.
    Pool {
        /// Its key.
        key: String,
        /// What is stored; nothing at its default.
        now: Option<PoolState>,
    },
    /// A plain track stands here from now on.
    Track {
        /// Its id.
        id: String,
        /// What is stored; nothing at its default.
        now: Option<i64>,
    },
    /// A wound track is marked like this from now on.
    Wound {
        /// Its id.
        id: String,
        /// What is stored; nothing while it is clear.
        now: Option<WoundState>,
    },
    /// A note says this from now on.
    Text {
        /// Its id.
        id: String,
        /// What is stored; nothing while it is empty.
        now: Option<String>,
    },
    /// A condition is on.
    ConditionOn {
        /// Its id.
        id: String,
    },
    /// A condition is off.
    ConditionOff {
        /// Its id.
        id: String,
    },
    /// Every condition is off, also those that the ruleset does not know.
    ConditionsCleared,
    /// A state has this value from now on.
    State {
        /// Its id.
        id: String,
        /// What is stored; nothing at its default.
        now: Option<String>,
    },
}

/// Carries a change out. Never fails.
pub fn evolve_live(live: &mut LiveState, change: &LiveChange) {
    match change {
        LiveChange::Pool { key, now } => put(&mut live.pools, key, now.as_ref()),
        LiveChange::Track { id, now } => put(&mut live.tracks, id, now.as_ref()),
        LiveChange::Wound { id, now } => put(&mut live.wounds, id, now.as_ref()),
        LiveChange::Text { id, now } => put(&mut live.text, id, now.as_ref()),
        LiveChange::ConditionOn { id } => {
            if !live.conditions.contains(id) {
                live.conditions.push(id.clone());
            }
        }
        LiveChange::ConditionOff { id } => live.conditions.retain(|on| on != id),
        LiveChange::ConditionsCleared => live.conditions.clear(),
        LiveChange::State { id, now } => put(&mut live.states, id, now.as_ref()),
    }
}

fn put<T: Clone>(map: &mut BTreeMap<String, T>, key: &str, now: Option<&T>) {
    match now {
        Some(now) => drop(map.insert(key.to_owned(), now.clone())),
        None => drop(map.remove(key)),
    }
}

/// The changes that make `after` of `before`; none where they are the same. The order of conditions is not compared.
/// Older live state reads as something else than what is stored; what is written back must first be what was read, or a value
/// that was moved comes back.
pub fn live_difference(before: &LiveState, after: &LiveState) -> Vec<LiveChange> {
    let mut changes = Vec::new();
    differing(&before.pools, &after.pools, |key, now| changes.push(LiveChange::Pool { key, now }));
    differing(&before.tracks, &after.tracks, |id, now| changes.push(LiveChange::Track { id, now }));
    differing(&before.wounds, &after.wounds, |id, now| changes.push(LiveChange::Wound { id, now }));
    differing(&before.text, &after.text, |id, now| changes.push(LiveChange::Text { id, now }));
    let gone = before.conditions.iter().filter(|on| !after.conditions.contains(on));
    changes.extend(gone.map(|id| LiveChange::ConditionOff { id: id.clone() }));
    let new = after.conditions.iter().filter(|on| !before.conditions.contains(on));
    changes.extend(new.map(|id| LiveChange::ConditionOn { id: id.clone() }));
    differing(&before.states, &after.states, |id, now| changes.push(LiveChange::State { id, now }));
    changes
}

fn differing<T: Clone + PartialEq>(
    before: &BTreeMap<String, T>,
    after: &BTreeMap<String, T>,
    mut say: impl FnMut(String, Option<T>),
) {
    for key in before.keys().filter(|key| !after.contains_key(*key)) {
        say(key.clone(), None);
    }
    for (key, now) in after.iter().filter(|(key, now)| before.get(*key) != Some(*now)) {
        say(key.clone(), Some(now.clone()));
    }
}
