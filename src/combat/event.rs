//! What happens in a fight, as facts with finished numbers (combat.md 5.3). The words are `narrate`'s, the numbers are
//! here: nothing is left to add up, and every name is a reference, so a log can be read in any language at any time.

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::combat::control::Controller;
use crate::combat::event_part::{
    Adjust, AttackOutcome, Bonus, CombatantId, ConcentrationEnd, ConcentrationState, ConditionReason, ContestThrow,
    DyingResult, FightRefusal, Health, InitiativeEntry, LabelRef, Marking, Mode, Moved, Outcome, PoolThrow,
    ShiftReason, SoakThrow, Tracking, WindowKind, WindowMoment,
};
use crate::combat::window::Resume;
use crate::dice::Throw;

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
    /// Somebody does something that is not rolled to hit; what comes of it follows.
    Deed {
        actor: CombatantId,
        option_id: SmolStr,
        label: LabelRef,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        targets: Vec<CombatantId>,
    },
    Attack {
        actor: CombatantId,
        target: CombatantId,
        option_id: SmolStr,
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
        /// What it comes of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        label: Option<LabelRef>,
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
        /// What temporary points stood and stand, where they took some of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        temp: Option<Moved>,
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
        /// What it comes of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        label: Option<LabelRef>,
        rolls: Vec<Throw>,
        flat: i64,
        amount: i64,
        /// What of it there was room for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gained: Option<i64>,
        #[serde(flatten)]
        health: Health,
    },
    Temporary {
        target: CombatantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<CombatantId>,
        /// What it comes of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        label: Option<LabelRef>,
        rolls: Vec<Throw>,
        flat: i64,
        amount: i64,
        /// What stood and what stands: points that are there already are not added to.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        temp: Option<Moved>,
    },
    Restored {
        target: CombatantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        source: Option<CombatantId>,
        /// What it comes of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        label: Option<LabelRef>,
        pool: LabelRef,
        rolls: Vec<Throw>,
        flat: i64,
        amount: i64,
        /// What of it there was room for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gained: Option<i64>,
        /// What there was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<i64>,
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
        /// What put it on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        label: Option<LabelRef>,
        /// Whether it ends because the fight does, before its time ran out.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        fight_over: bool,
    },
    Shift {
        actor: CombatantId,
        amount: i64,
        /// What it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<i64>,
        total: i64,
        reason: ShiftReason,
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
        #[serde(default, skip_serializing_if = "Option::is_none")]
        soak: Option<SoakThrow>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        floor: Option<i64>,
        /// Whether a save halved it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        saved: bool,
    },
    Spend {
        actor: CombatantId,
        pool: String,
        label: LabelRef,
        amount: i64,
        /// What there was and what is left.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stands: Option<Moved>,
    },
    Budget {
        actor: CombatantId,
        budget: LabelRef,
        left: i64,
        /// What it was spent on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        option_id: Option<SmolStr>,
    },
    Uses {
        actor: CombatantId,
        option_id: SmolStr,
        label: LabelRef,
        left: i64,
        of: i64,
    },
    Broke {
        actor: CombatantId,
        option_id: SmolStr,
        label: LabelRef,
        roll: Throw,
    },
    Gate {
        actor: CombatantId,
        option_id: SmolStr,
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
        option_id: SmolStr,
        label: LabelRef,
        rolls: Vec<Throw>,
        kept: i64,
        from: i64,
        back: bool,
    },
    Signature {
        actor: CombatantId,
        option_id: SmolStr,
        label: LabelRef,
        cost: i64,
        left: i64,
    },
    Strikes {
        actor: CombatantId,
        option_id: SmolStr,
        label: LabelRef,
        left: i64,
    },
    Gives {
        actor: CombatantId,
        option_id: SmolStr,
        label: LabelRef,
        budget: LabelRef,
        left: i64,
    },
    Rider {
        actor: CombatantId,
        target: CombatantId,
        rider_id: SmolStr,
        label: LabelRef,
    },
    Concentration {
        actor: CombatantId,
        label: LabelRef,
        state: ConcentrationState,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        option_id: Option<SmolStr>,
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
        window: SmolStr,
        /// What is asked for: an answer to a deed, or a deed between turns.
        #[serde(default)]
        window_kind: WindowKind,
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
        /// What goes on afterwards: the fight's own, and in no answer written for others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        resume: Option<Box<Resume>>,
    },
    /// Somebody of the party is handed over to the program, or taken back.
    Control {
        actor: CombatantId,
        by: Controller,
    },
    Pass {
        actor: CombatantId,
        window: SmolStr,
    },
    /// Somebody asked in a window answers with a deed, which follows.
    Answered {
        actor: CombatantId,
        window: SmolStr,
        option_id: SmolStr,
        label: LabelRef,
    },
    Cancelled {
        actor: CombatantId,
        option_id: SmolStr,
        label: LabelRef,
        by_id: CombatantId,
    },
    Contest {
        actor: CombatantId,
        target: CombatantId,
        option_id: SmolStr,
        label: LabelRef,
        attacker: ContestThrow,
        defender: ContestThrow,
        winner: CombatantId,
    },
    Recheck {
        actor: CombatantId,
        target: CombatantId,
        option_id: SmolStr,
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
        option_id: SmolStr,
        label: LabelRef,
        left: i64,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<i64>,
    },
    Reload {
        actor: CombatantId,
        option_id: SmolStr,
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
        option_id: Option<SmolStr>,
        reason: FightRefusal,
    },
}
