//! A party and its members, as party files and saves write them (headless.md, party file).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::items::Stack;
use crate::sheet::{LiveState, StoredSheet};
use crate::text::name_key;

/// A character of the party: a name, a sheet, its live state, a bag.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Member {
    /// What the player calls it.
    pub name: String,
    /// Whether it is the player's own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub player: bool,
    /// Its sheet.
    #[serde(skip_serializing_if = "StoredSheet::is_blank")]
    pub sheet: StoredSheet,
    /// What changed in play.
    #[serde(skip_serializing_if = "is_untouched")]
    pub live: LiveState,
    /// What it carries.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bag: Vec<Stack>,
    /// Keys that this program does not know.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

fn is_untouched(live: &LiveState) -> bool {
    *live == LiveState::default()
}

/// Where the party is.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Place {
    /// What it is called.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Its size, an id of the market's places; without one there is no market.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub size: Option<String>,
    /// Keys that this program does not know.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Place {
    /// Whether it is the very same place: name and size are, case and spaces aside.
    pub fn is(&self, other: &Self) -> bool {
        let key = |word: &Option<String>| name_key(word.as_deref().unwrap_or_default());
        key(&self.name) == key(&other.name) && key(&self.size) == key(&other.size)
    }
}

/// A party and where it is.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Party {
    /// Its members, in order.
    pub party: Vec<Member>,
    /// Where it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<Place>,
    /// Items that were invented for it, as they are stored, oldest first; what does not read under some rules stays.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invented: Vec<Value>,
    /// Keys that this program does not know.
    #[serde(flatten)]
    pub extra: Map<String, Value>,
}

impl Party {
    /// The player's member: the one marked, else the first.
    pub fn player(&self) -> Option<usize> {
        player_of(&self.party)
    }
}

/// The player's own of some members: the one marked, else the first.
pub fn player_of(members: &[Member]) -> Option<usize> {
    let first = (!members.is_empty()).then_some(0);
    members.iter().position(|member| member.player).or(first)
}
