//! A fight that this program cannot go on with: kept as it was stored, so that it can still be read (combat.md 2).
//!
//! A fight says the version of its layout. One of another version, or one whose parts are not those of its version, is
//! taken out of the stored game before the game is read: the rest of the game is played on, and of the fight nothing is
//! lost. What its members lost in it until the last checkpoint stands on their sheets already.
//!
//! Must not know: files, languages, screens.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::combat::{CombatantId, ENCOUNTER_VERSION, FightEvent};
use crate::game::FightLog;

/// Why a fight cannot go on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum LeftWhy {
    /// Its layout is of an older version of the program.
    OlderVersion {
        /// Which.
        version: u64,
    },
    /// Its layout is of a newer version of the program.
    NewerVersion {
        /// Which.
        version: u64,
    },
    /// The ruleset that it was fought under cannot be had.
    RulesetGone,
    /// It says this version and is not what this version stores.
    Unreadable,
}

/// A fight that cannot go on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct LeftFight {
    /// Why.
    #[serde(flatten)]
    pub why: LeftWhy,
    /// As it was stored.
    pub stored: Value,
    /// Events that the journal holds beyond it, as they were stored; what they did to anybody is not carried out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<Value>,
}

/// Why a stored fight cannot go on; nothing for one that can.
fn why(fight: &Value) -> Option<LeftWhy> {
    let own = u64::from(ENCOUNTER_VERSION);
    match fight.pointer("/encounter/v").and_then(Value::as_u64) {
        Some(version) if version < own => Some(LeftWhy::OlderVersion { version }),
        Some(version) if version > own => Some(LeftWhy::NewerVersion { version }),
        _ => FightLog::deserialize(fight).is_err().then_some(LeftWhy::Unreadable),
    }
}

/// Moves a fight that cannot go on aside in a stored game, under the key that [`crate::game::Game`] reads it from.
pub fn set_aside(game: &mut Value) {
    let Some(keys) = game.as_object_mut() else { return };
    let Some(why) = keys.get("fight").filter(|fight| !fight.is_null()).and_then(why) else { return };
    let Some(stored) = keys.remove("fight") else { return };
    let left = LeftFight { why, stored, after: Vec::new() };
    if let Ok(left) = serde_json::to_value(left) {
        keys.insert("left_fight".to_owned(), left);
    }
}

/// A fight as it is stored, of the event that began it.
fn started(event: &Value) -> Option<Value> {
    if event.get("event")?.as_str() != Some("fight-started") {
        return None;
    }
    let opening = event.get("opening").cloned().unwrap_or_else(|| Value::Array(Vec::new()));
    Some(serde_json::json!({ "encounter": event.get("encounter")?, "log": opening }))
}

impl LeftFight {
    /// A fight that began in an event of the journal and cannot go on; nothing for any other event.
    pub fn begun(event: &Value) -> Option<Self> {
        let stored = started(event)?;
        Some(Self { why: why(&stored)?, stored, after: Vec::new() })
    }

    /// A fight that began in an event of the journal of a game whose ruleset is gone; nothing for any other event.
    pub fn begun_without_rules(event: &Value) -> Option<Self> {
        Some(Self { why: LeftWhy::RulesetGone, stored: started(event)?, after: Vec::new() })
    }

    /// A fight of a game whose ruleset is gone.
    pub fn without_rules(fight: &FightLog) -> Option<Self> {
        Some(Self { why: LeftWhy::RulesetGone, stored: serde_json::to_value(fight).ok()?, after: Vec::new() })
    }

    /// A fight that went on in an event of the journal that this program does not know; nothing for any other event.
    pub fn broken_off(fight: &FightLog, event: &Value) -> Option<Self> {
        let mut left = Self { why: LeftWhy::Unreadable, stored: serde_json::to_value(fight).ok()?, after: Vec::new() };
        left.follow(event).then_some(left)
    }

    /// Keeps an event of the journal that belongs to it; says whether it did.
    pub fn follow(&mut self, event: &Value) -> bool {
        let happened = event.get("happened").filter(|_| event.get("event").and_then(Value::as_str) == Some("fight"));
        self.after.extend(happened.cloned());
        happened.is_some()
    }

    /// What happened in it, as far as this program knows such events, and how many events it does not know.
    pub fn log(&self) -> (Vec<FightEvent>, usize) {
        let log = self.stored.get("log").and_then(Value::as_array).into_iter().flatten();
        let all: Vec<Option<FightEvent>> =
            log.chain(&self.after).map(|event| FightEvent::deserialize(event).ok()).collect();
        let unknown = all.iter().filter(|event| event.is_none()).count();
        (all.into_iter().flatten().collect(), unknown)
    }

    /// What somebody in it was called, where that can still be read: the name's English and its number.
    pub fn name_of(&self, id: &CombatantId) -> Option<String> {
        let everybody = self.stored.pointer("/encounter/combatants")?.as_array()?;
        let who = everybody.iter().find(|who| who.get("id").and_then(Value::as_str) == Some(id.0.as_str()))?;
        crate::text::Named::deserialize(who.get("name")?).ok().map(|name| name.english())
    }

    /// The round it had come to, where that can still be read.
    pub fn round(&self) -> Option<u64> {
        self.stored.pointer("/encounter/round")?.as_u64()
    }
}
