//! What happens in a fight, as facts with finished numbers (combat.md 5.3). The words are `narrate`'s, the numbers are
//! here: nothing is left to add up, and every name is a reference, so a log can be read in any language at any time.

use serde::{Deserialize, Serialize};

use crate::combat::window::Resume;
use crate::dice::Throw;
use crate::format::mechanics::EndsAfter;
use crate::format::scalar::Id;
use crate::text::RulesetText;

/// A combatant's id: a party member's name key, or an entry id numbered from the second of a kind.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CombatantId(pub String);

impl std::fmt::Display for CombatantId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A name of the ruleset in an event: its English, and where it stands, so that it can be said in any language.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct LabelRef {
    /// The English.
    pub text: RulesetText,
    /// Where it stands: `creature/wax-drone/sting`, `condition/rattled`, `list/arms/0/name`, ...
    #[serde(rename = "ref")]
    pub reference: String,
}

impl LabelRef {
    /// A name and where it stands.
    pub fn new(text: RulesetText, reference: impl Into<String>) -> Self {
        Self { text, reference: reference.into() }
    }
}

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

/// A pool that was thrown and counted.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
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

/// Health after something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Health {
    /// What is left: points, or free boxes.
    pub health: i64,
    /// The most there can be.
    pub max_health: i64,
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

/// Something that happened in a fight.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[expect(missing_docs, reason = "the keys are those of combat.md 5.3, which describes each")]
pub enum FightEvent {
    Initiative {
        entries: Vec<InitiativeEntry>,
    },
    Round {
        round: u32,
    },
    Turn {
        actor: CombatantId,
        round: u32,
    },
    Attack {
        actor: CombatantId,
        target: CombatantId,
        option_id: String,
        label: LabelRef,
        mode: Mode,
        rolls: Vec<Throw>,
        kept: i64,
        modifier: i64,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bonuses: Vec<Bonus>,
        total: i64,
        defense: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defense_label: Option<LabelRef>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        guards: Vec<Bonus>,
        outcome: AttackOutcome,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pool: Option<PoolThrow>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        style: Option<LabelRef>,
    },
    Save {
        actor: CombatantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<CombatantId>,
        save: LabelRef,
        mode: Mode,
        rolls: Vec<Throw>,
        kept: i64,
        modifier: i64,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bonuses: Vec<Bonus>,
        total: i64,
        difficulty: i64,
        success: bool,
        #[serde(default)]
        automatic: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pool: Option<PoolThrow>,
    },
    Damage {
        target: CombatantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<CombatantId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        label: Option<LabelRef>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        damage_type: Option<LabelRef>,
        rolls: Vec<Throw>,
        flat: i64,
        amount: i64,
        dealt: i64,
        adjust: Adjust,
        #[serde(default)]
        saved: bool,
        to_temp: i64,
        #[serde(flatten)]
        health: Health,
        #[serde(default)]
        critical: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pool: Option<PoolThrow>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        soak: Option<SoakThrow>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        floor: Option<i64>,
        /// The kind of mark it makes on a wound track.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        mark: Option<LabelRef>,
        /// What is marked on its target's wound track now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        marks: Option<Marking>,
    },
    Heal {
        target: CombatantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<CombatantId>,
        rolls: Vec<Throw>,
        flat: i64,
        amount: i64,
        #[serde(flatten)]
        health: Health,
    },
    Temporary {
        target: CombatantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<CombatantId>,
        rolls: Vec<Throw>,
        flat: i64,
        amount: i64,
    },
    Restored {
        target: CombatantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<CombatantId>,
        pool: LabelRef,
        rolls: Vec<Throw>,
        flat: i64,
        amount: i64,
        value: i64,
        max: i64,
    },
    Condition {
        target: CombatantId,
        condition: LabelRef,
        active: bool,
        reason: ConditionReason,
        /// For how many rounds, where it is counted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounds: Option<i64>,
        /// When it ends and who caused it, where the fight keeps count.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tracking: Option<Tracking>,
    },
    Shift {
        actor: CombatantId,
        amount: i64,
        total: i64,
        reason: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<CombatantId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        label: Option<LabelRef>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        rolls: Vec<Throw>,
        #[serde(default)]
        flat: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pool: Option<PoolThrow>,
    },
    Spend {
        actor: CombatantId,
        pool: String,
        label: LabelRef,
        amount: i64,
    },
    Budget {
        actor: CombatantId,
        budget: LabelRef,
        left: i64,
        /// What it was spent on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        option_id: Option<String>,
    },
    Uses {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        left: i64,
        of: i64,
    },
    Broke {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        roll: Throw,
    },
    Gate {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        check: LabelRef,
        mode: Mode,
        rolls: Vec<Throw>,
        kept: i64,
        modifier: i64,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        bonuses: Vec<Bonus>,
        total: i64,
        difficulty: i64,
        success: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        pool: Option<PoolThrow>,
    },
    Recharge {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        rolls: Vec<Throw>,
        kept: i64,
        from: i64,
        back: bool,
    },
    Signature {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        cost: i64,
        left: i64,
    },
    Strikes {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        left: i64,
    },
    Gives {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        budget: LabelRef,
        left: i64,
    },
    Rider {
        actor: CombatantId,
        target: CombatantId,
        rider_id: String,
        label: LabelRef,
    },
    Concentration {
        actor: CombatantId,
        label: LabelRef,
        state: ConcentrationState,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        option_id: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reason: Option<ConcentrationEnd>,
    },
    Standard {
        actor: CombatantId,
        action: crate::format::mechanics::StandardAction,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<CombatantId>,
    },
    Window {
        window: String,
        moment: WindowMoment,
        waiting: Vec<CombatantId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source_id: Option<CombatantId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        label: Option<LabelRef>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        total: Option<i64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defense: Option<i64>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defense_label: Option<LabelRef>,
        resume: Box<Resume>,
    },
    Pass {
        actor: CombatantId,
        window: String,
    },
    Cancelled {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        by_id: CombatantId,
    },
    Contest {
        actor: CombatantId,
        target: CombatantId,
        option_id: String,
        label: LabelRef,
        attacker: ContestThrow,
        defender: ContestThrow,
        winner: CombatantId,
    },
    Recheck {
        actor: CombatantId,
        target: CombatantId,
        option_id: String,
        label: LabelRef,
        total: i64,
        defense: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        defense_label: Option<LabelRef>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        guards: Vec<Bonus>,
        outcome: AttackOutcome,
    },
    Hardness {
        target: CombatantId,
        source: CombatantId,
        label: LabelRef,
        hardness: i64,
        dice: i64,
    },
    Shot {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        left: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<i64>,
    },
    Reload {
        actor: CombatantId,
        option_id: String,
        label: LabelRef,
        loaded: i64,
        of: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        drew: Option<i64>,
    },
    Recovered {
        actor: CombatantId,
        label: LabelRef,
        count: i64,
    },
    Dying {
        actor: CombatantId,
        rolls: Vec<Throw>,
        kept: i64,
        difficulty: i64,
        successes: i64,
        failures: i64,
        result: DyingResult,
    },
    Down {
        actor: CombatantId,
        dying: bool,
    },
    Defeated {
        actor: CombatantId,
    },
    Revived {
        actor: CombatantId,
        health: i64,
    },
    Outcome {
        outcome: Outcome,
    },
    Refused {
        actor: CombatantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        option_id: Option<String>,
        reason: FightRefusal,
    },
}
