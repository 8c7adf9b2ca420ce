//! What the events of a fight are made of: who, how a throw fell, why something went on or off (combat.md 5.2, 5.3).

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::check::Lean;
use crate::dice::Throw;
use crate::format::mechanics::EndsAfter;
use crate::format::scalar::Id;

/// A combatant's id: a party member's name key, or an entry id numbered from the second of a kind.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CombatantId(pub SmolStr);

impl std::fmt::Display for CombatantId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

pub use crate::check::label::{LabelRef, OwnWord};

/// Something that changed a roll or a defense, by name.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Bonus {
    /// What it is called.
    pub label: LabelRef,
    /// By how much.
    pub value: i64,
}

/// How a throw leaned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// One throw.
    Normal,
    /// The better of two.
    Advantage,
    /// The worse of two.
    Disadvantage,
}

impl From<Lean> for Mode {
    fn from(lean: Lean) -> Self {
        match lean {
            Lean::Normal => Self::Normal,
            Lean::Advantage => Self::Advantage,
            Lean::Disadvantage => Self::Disadvantage,
        }
    }
}

impl From<Mode> for Lean {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Normal => Self::Normal,
            Mode::Advantage => Self::Advantage,
            Mode::Disadvantage => Self::Disadvantage,
        }
    }
}

/// A pool that was thrown and counted.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PoolThrow {
    /// How many dice before exploding ones.
    pub dice: i64,
    /// The face that each had to reach.
    pub target: i64,
    /// Net successes.
    pub successes: i64,
    /// Whether it botched.
    #[serde(default)]
    pub botch: bool,
    /// What wounds took off it, 0 or less.
    #[serde(default)]
    pub penalty: i64,
    /// How many successes its low dice took off; they are not in `successes` any more.
    #[serde(default, skip_serializing_if = "is_none")]
    pub cancelled: i64,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_none(count: &i64) -> bool {
    *count == 0
}

/// Soak against harm.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SoakThrow {
    /// Faces, where it was thrown.
    pub rolls: Vec<Throw>,
    /// How many dice it had, or took off.
    pub dice: i64,
    /// How much it took away.
    pub soaked: i64,
}

/// One entry of the order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct InitiativeEntry {
    /// Who.
    pub actor: CombatantId,
    /// What was thrown.
    pub roll: Vec<Throw>,
    /// What was added.
    pub modifier: i64,
    /// The sum.
    pub total: i64,
}

/// One side of a contest.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ContestThrow {
    /// The check it was made with.
    pub check: LabelRef,
    /// What was thrown.
    pub rolls: Vec<Throw>,
    /// The sum of the dice kept, or the successes; left out in journals from before it was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kept: Option<i64>,
    /// What was added.
    pub modifier: i64,
    /// The sum.
    pub total: i64,
    /// How it leaned.
    pub mode: Mode,
    /// What changed it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bonuses: Vec<Bonus>,
    /// The pool, in a pool fight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pool: Option<PoolThrow>,
}

/// How an attack came out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AttackOutcome {
    /// It hit.
    Hit,
    /// It missed.
    Miss,
    /// It hit critically.
    Critical,
}

/// What resistance did to harm.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Adjust {
    /// Nothing.
    None,
    /// Halved it.
    Resist,
    /// Took all of it.
    Immune,
    /// Doubled it.
    Vulnerable,
}

/// Why a condition went on or off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConditionReason {
    /// It was put on.
    Applied,
    /// Its target is immune.
    Immune,
    /// A save ended it.
    Save,
    /// Its time was up.
    Expired,
    /// Harm ended it.
    Damage,
    /// What kept it up ended.
    Concentration,
    /// Its holder came back.
    Revived,
    /// A contest ended it.
    Contest,
    /// It was used up.
    Spent,
    /// Its holder recovered.
    Recovered,
    /// Its holder went down.
    Down,
}

/// What became of something kept up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConcentrationState {
    /// It began.
    Started,
    /// It held.
    Kept,
    /// It ended.
    Ended,
}

/// Why something kept up ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ConcentrationEnd {
    /// By harm.
    Damage,
    /// By something else kept up.
    Replaced,
    /// By going down.
    Down,
    /// Otherwise.
    Other,
}

/// What a death roll came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DyingResult {
    /// One success.
    Success,
    /// Failures.
    Failure,
    /// Enough successes.
    Stable,
    /// Enough failures.
    Dead,
    /// Back on its feet.
    Revived,
}

/// How a fight ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The party won.
    Victory,
    /// The party lost.
    Defeat,
    /// The party fled.
    Fled,
}

/// Why a choice was refused: the closed list of combat.md 3.5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "the words are the format's own and say it")]
pub enum FightRefusal {
    EncounterOver,
    UnknownActor,
    NotYourTurn,
    UnknownOption,
    CannotAct,
    Down,
    BadTarget,
    NoBudget,
    Insufficient,
    BadPool,
    UnknownCreature,
    NoHealth,
    Unreachable,
    WindowOpen,
    StaleWindow,
    OutOfReach,
    NoLineOfSight,
    BadCell,
    UnknownStyle,
    UnknownMode,
}

impl FightRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::EncounterOver => "encounter-over",
            Self::UnknownActor => "unknown-actor",
            Self::NotYourTurn => "not-your-turn",
            Self::UnknownOption => "unknown-option",
            Self::CannotAct => "cannot-act",
            Self::Down => "down",
            Self::BadTarget => "bad-target",
            Self::NoBudget => "no-budget",
            Self::Insufficient => "insufficient",
            Self::BadPool => "bad-pool",
            Self::UnknownCreature => "unknown-creature",
            Self::NoHealth => "no-health",
            Self::Unreachable => "unreachable",
            Self::WindowOpen => "window-open",
            Self::StaleWindow => "stale-window",
            Self::OutOfReach => "out-of-reach",
            Self::NoLineOfSight => "no-line-of-sight",
            Self::BadCell => "bad-cell",
            Self::UnknownStyle => "unknown-style",
            Self::UnknownMode => "unknown-mode",
        }
    }
}

/// Health after something, and before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Health {
    /// What was left before it; left out in journals from before it was said.
    #[serde(rename = "healthBefore", default, skip_serializing_if = "Option::is_none")]
    pub before: Option<i64>,
    /// What is left: points, or free boxes.
    pub health: i64,
    /// The most there can be.
    pub max_health: i64,
}

/// A number that something changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Moved {
    /// What it was.
    pub before: i64,
    /// What it is now.
    pub now: i64,
}

/// What a blow marks on a wound track.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marking {
    /// The kind of mark.
    pub kind: Id,
    /// How many marks, 1 or more.
    pub count: i64,
    /// From which box on, from 1, on an indexed track.
    #[serde(rename = "box", default, skip_serializing_if = "Option::is_none")]
    pub from_box: Option<i64>,
}

/// What a fight remembers of a condition that it put on: when it ends and who caused it (combat.md 2, `tracked`).
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Tracking {
    /// So many of its holder's turns; counted to no end where left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<i64>,
    /// Whether they are counted at the start of a turn instead of its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub at_start: bool,
    /// The save that ends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub save_ends: Option<Id>,
    /// Whether that save is made at the start of a turn instead of its end.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub save_at_start: bool,
    /// The deed that ends it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends_after: Option<EndsAfter>,
    /// What the save that ends it is made against.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<i64>,
    /// Who caused it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<CombatantId>,
    /// Whether its source keeps it up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub concentration: bool,
}

/// The moment that a window holds open (combat.md 3.16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WindowMoment {
    /// Between two turns.
    BetweenTurns,
    /// Somebody uses something.
    Used,
    /// Somebody takes aim.
    Aimed,
    /// A blow has hit.
    Hit,
    /// Somebody was harmed.
    Harmed,
}

/// What a window asks for (combat.md 2, Window).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WindowKind {
    /// An answer to a deed.
    #[default]
    Reaction,
    /// A deed that is bought between turns.
    Signature,
}

impl From<WindowMoment> for WindowKind {
    fn from(moment: WindowMoment) -> Self {
        if moment == WindowMoment::BetweenTurns { Self::Signature } else { Self::Reaction }
    }
}

/// Why somebody's initiative moved, where attacks move it (combat.md 4.4, 5.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ShiftReason {
    /// A blow took it.
    Taken,
    /// What a blow took, and a little more.
    Gained,
    /// For crashing somebody.
    Crash,
    /// A blow that spends hit nobody.
    Missed,
    /// A blow spent it.
    Spent,
    /// A crash was over.
    Recovered,
}
