//! Moments that are held open for answers (combat.md 2, Window; 3.16).
//!
//! Only one is open at a time. It remembers what waits behind it, so that a fight can stop here and go on exactly.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::combat::action::Action;
use crate::combat::event_part::{CombatantId, LabelRef, WindowMoment};
use crate::format::scalar::Id;

/// A moment held open.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Window {
    /// `w1`, `w2`, ... in the order they were opened in this fight.
    pub id: SmolStr,
    /// What is answered.
    pub moment: WindowMoment,
    /// Who is asked, first one first; never empty.
    pub waiting: Vec<CombatantId>,
    /// Who did what is answered.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<CombatantId>,
    /// What goes on afterwards.
    pub resume: Resume,
}

/// What goes on once everybody has answered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Resume {
    /// The next turn begins.
    Turn,
    /// A deed goes on.
    Action(Box<Run>),
}

/// A deed under way.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Run {
    /// Who does it.
    pub actor: CombatantId,
    /// What it was chosen as.
    pub option_id: SmolStr,
    /// Cost steps paid above its own cost.
    #[serde(default)]
    pub steps: i64,
    /// The mode of a weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mode: Option<String>,
    /// The style of a blow, where initiative is a resource.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub style: Option<String>,
    /// What is still to be done, first part first.
    pub parts: Vec<Part>,
    /// The roll that was answered, until it lands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held: Option<Held>,
    /// Who was harmed so far.
    #[serde(default)]
    pub hurt: Vec<CombatantId>,
    /// The number that a spending blow is dealt with, as it stood when the blow was declared.
    #[serde(default)]
    pub spending: i64,
    /// Whether it has hit anybody.
    #[serde(default)]
    pub landed: bool,
    /// Whether what it spends of initiative is settled.
    #[serde(default)]
    pub settled: bool,
    /// Whether it may still be answered as a whole: no window opens inside a window.
    #[serde(default)]
    pub quiet: bool,
}

impl Run {
    /// What one of its actions is called, used as it was chosen.
    pub fn label(&self, action: &Action) -> LabelRef {
        let modes = action.item.iter().flat_map(|item| &item.modes);
        let mode = self.mode.as_ref().and_then(|id| modes.clone().find(|mode| mode.id == *id.as_str()));
        action.label.in_mode(mode.map(|mode| &mode.label))
    }
}

/// One part of a deed: an action and whom it is still to be done to.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// The action.
    pub action: SmolStr,
    /// Whom it is aimed at, first one first.
    pub targets: Vec<CombatantId>,
    /// Whether what happens once, before the first target, has happened.
    #[serde(default)]
    pub begun: bool,
}

/// A roll that hit and is held.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Held {
    /// Whom it hit.
    pub target: CombatantId,
    /// What it came to, or how many successes.
    pub total: i64,
    /// The defense it met.
    pub defense: i64,
    /// Whether the face alone made it a hit.
    pub natural: bool,
    /// Whether it is critical.
    pub critical: bool,
    /// Whether it leaned in the attacker's favour.
    pub advantage: bool,
    /// Conditions that this roll used up: of the attacker, then of the target.
    pub used_up: Vec<UsedUp>,
}

/// A condition with a deed that ends it, used up by a roll. One that is put on anew meanwhile is another.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredUsedUp")]
pub struct UsedUp {
    /// Who has it.
    pub holder: CombatantId,
    /// Which.
    pub condition: Id,
    /// The how manieth its holder was given.
    pub serial: u32,
}

/// As it is stored, and as it was stored before conditions were counted.
#[derive(Deserialize)]
#[serde(untagged)]
enum StoredUsedUp {
    Pair(CombatantId, Id),
    Counted { holder: CombatantId, condition: Id, serial: u32 },
}

impl From<StoredUsedUp> for UsedUp {
    fn from(stored: StoredUsedUp) -> Self {
        match stored {
            StoredUsedUp::Pair(holder, condition) => Self { holder, condition, serial: 0 },
            StoredUsedUp::Counted { holder, condition, serial } => Self { holder, condition, serial },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_roll_used_up_is_read_as_it_was_stored_before() -> Result<(), serde_json::Error> {
        let used = |text: &str| serde_json::from_str::<UsedUp>(text);
        let old = used(r#"["ash","parrying"]"#)?;
        assert_eq!((old.holder.0.as_str(), old.condition.as_str(), old.serial), ("ash", "parrying", 0));
        let now = UsedUp { serial: 3, ..old };
        assert_eq!(used(&serde_json::to_string(&now)?)?, now);
        Ok(())
    }
}
