//! What a combatant can do, with every number worked out once, when the fight begins (combat.md 3.2).

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::check::amount::Amount;
use crate::combat::event_part::{LabelRef, Tracking};
use crate::format::mechanics::{
    HalfOrNone, Moment, OnSuccess, OncePer, ReactionAt, RiderWhen, StandardAction, TargetSide,
};
use crate::format::scalar::Id;

/// What an action was made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// A row of an attack list.
    Attack,
    /// A row of an ability list.
    Ability,
    /// A creature's own.
    Creature,
    /// The blow of an item.
    Weapon,
    /// A weapon swung in the other hand.
    OffHand,
    /// Loading a weapon.
    Reload,
    /// Using an item.
    Item,
    /// A contest.
    Contest,
}

/// Something that a combatant can do.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Action {
    /// `attack:0:2`, `ability:1:0`, `item:3`, `contest:grab`, or a creature's own id.
    pub id: SmolStr,
    /// What it was made of.
    pub kind: ActionKind,
    /// Its name.
    pub label: LabelRef,
    /// The budget it takes; `None` where it is free.
    pub budget: Option<Id>,
    /// Whose side it is aimed at.
    pub side: TargetSide,
    /// How many targets; 0 for something done to nobody.
    pub count: i64,
    /// Added to the roll to hit, or dice of the attack pool; `None` where nothing is rolled.
    #[serde(default)]
    pub to_hit: Option<i64>,
    /// Whether it lands without a roll.
    #[serde(default)]
    pub auto_hit: bool,
    /// The face that each die of its attack pool must reach, where it is not the ruleset's.
    #[serde(default)]
    pub target_face: Option<i64>,
    /// Harm, or healing.
    #[serde(default)]
    pub amount: Option<Amount>,
    /// Whether the amount heals.
    #[serde(default)]
    pub heals: bool,
    /// What it harms with.
    #[serde(default)]
    pub damage_type: Option<LabelRef>,
    /// Harm of other types besides.
    #[serde(default)]
    pub clauses: Vec<Clause>,
    /// The least that a hit comes to.
    #[serde(default)]
    pub floor: Option<i64>,
    /// A save against it.
    #[serde(default)]
    pub save: Option<Save>,
    /// What saves that name no difficulty are made against.
    #[serde(default)]
    pub save_difficulty: Option<i64>,
    /// Conditions it puts on.
    #[serde(default)]
    pub applies: Vec<Applied>,
    /// Conditions that harm enough puts on.
    #[serde(default)]
    pub on_hit: Vec<OnHit>,
    /// Temporary points it gives.
    #[serde(default)]
    pub temporary: Option<Amount>,
    /// A pool it gives back to.
    #[serde(default)]
    pub restore: Option<(Id, Amount)>,
    /// What it costs.
    #[serde(default)]
    pub cost: Vec<CostTerm>,
    /// The catalog entry it comes from: catalog and entry.
    #[serde(default)]
    pub entry: Option<(Id, String)>,
    /// What each step paid above its cost adds.
    #[serde(default)]
    pub per_step: Option<Amount>,
    /// How many targets each such step adds.
    #[serde(default)]
    pub targets_per_step: i64,
    /// Whether it must be kept up.
    #[serde(default)]
    pub concentration: bool,
    /// Budgets it gives.
    #[serde(default)]
    pub gives: Vec<(Id, i64)>,
    /// Standard actions it lets one take on another budget; such an action is never itself offered.
    #[serde(default)]
    pub standard: Option<(Id, Vec<StandardAction>)>,
    /// How many strikes one budget buys, where it says so.
    #[serde(default)]
    pub strikes: Option<i64>,
    /// How often it may be taken.
    #[serde(default)]
    pub uses: Option<i64>,
    /// What brings it back: dice, faces, from which sum on.
    #[serde(default)]
    pub recharge: Option<Recharge>,
    /// Other actions it is made of.
    #[serde(default)]
    pub sequence: Vec<(SmolStr, i64)>,
    /// Signature points it costs; only between others' turns.
    #[serde(default)]
    pub signature: Option<i64>,
    /// The moment it answers; never on a turn's own menu.
    #[serde(default)]
    pub reaction: Option<Reaction>,
    /// The list of an attack row, for riders.
    #[serde(default)]
    pub list: Option<Id>,
    /// Boolean columns of its row that are on, for riders.
    #[serde(default)]
    pub marks: Vec<Id>,
    /// Tags of the item it is swung with.
    #[serde(default)]
    pub tags: Vec<Id>,
    /// Whether it is a shot: it has a range and no reach.
    #[serde(default)]
    pub shot: bool,
    /// How far it reaches, where it says so.
    #[serde(default)]
    pub reach: Option<f64>,
    /// The item of a weapon, a reload or a use.
    #[serde(default)]
    pub item: Option<ItemPart>,
    /// The contest.
    #[serde(default)]
    pub contest: Option<Id>,
}

/// Harm of another type besides.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Clause {
    /// How much.
    pub amount: Amount,
    /// What it harms with; as the blow where it is left out.
    #[serde(default)]
    pub damage_type: Option<LabelRef>,
    /// A save of its own.
    #[serde(default)]
    pub save: Option<(Id, Option<i64>, HalfOrNone)>,
}

/// A save against an action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Save {
    /// Which save.
    pub save: Id,
    /// Against what.
    pub difficulty: i64,
    /// What success does.
    pub on_success: OnSuccess,
}

/// A condition put on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Applied {
    /// Which.
    pub condition: Id,
    /// When it ends; its source and difficulty are filled in when it lands.
    pub tracking: Tracking,
}

/// A condition that harm enough puts on.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct OnHit {
    /// Which.
    pub condition: Id,
    /// The least harm that does it.
    pub at_least: i64,
    /// For how many rounds.
    #[serde(default)]
    pub rounds: Option<i64>,
}

/// A part of a price.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct CostTerm {
    /// A live pool, or a group of them.
    pub pool: Id,
    /// How many points.
    pub amount: i64,
}

/// What brings an action back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recharge {
    /// How many dice.
    pub count: i64,
    /// Faces of each.
    pub sides: u32,
    /// From which sum on it is back.
    pub from: i64,
}

/// The moment that an action answers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Reaction {
    /// The moment.
    pub on: Moment,
    /// Whom it is aimed at.
    pub at: ReactionAt,
    /// Whether it stops what it answers.
    pub cancels: bool,
    /// Only what comes from these catalogs; any where it is empty.
    #[serde(default)]
    pub against: Vec<Id>,
}

/// What an item brings to an action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ItemPart {
    /// Its place in the bag.
    pub stack: usize,
    /// Items of this tag are shot.
    #[serde(default)]
    pub ammo: Option<Id>,
    /// How many at a time.
    #[serde(default)]
    pub per_attack: i64,
    /// Which part is found again after a victory, 0 to 1.
    #[serde(default)]
    pub recover: Option<f64>,
    /// How many it holds, where it is loaded.
    #[serde(default)]
    pub clip: Option<i64>,
    /// Other ways to use it.
    #[serde(default)]
    pub modes: Vec<WeaponMode>,
    /// Whether it may be swung in the other hand.
    #[serde(default)]
    pub off_hand: bool,
    /// Whether using it uses it up.
    #[serde(default)]
    pub consumes: bool,
    /// How many lay in its stack when the fight began; 0 in fights saved from before that was kept.
    #[serde(default)]
    pub stock: i64,
    /// Charges a use takes.
    #[serde(default)]
    pub charges: i64,
    /// The most charges it holds.
    #[serde(default)]
    pub charges_max: i64,
    /// What the last charge may do: the die, and up to which face it breaks.
    #[serde(default)]
    pub breaks_on: Option<(u32, i64)>,
    /// A check that must be passed first.
    #[serde(default)]
    pub gate: Option<ItemGate>,
}

/// Another way to use a weapon.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct WeaponMode {
    /// Its id.
    pub id: Id,
    /// Its name.
    pub label: LabelRef,
    /// What it shoots at a time.
    #[serde(default)]
    pub ammo: Option<i64>,
    /// Added to the roll to hit.
    #[serde(default)]
    pub to_hit: i64,
    /// Added to the face each die must reach.
    #[serde(default)]
    pub target: i64,
    /// How many targets.
    #[serde(default)]
    pub targets: Option<i64>,
}

/// A check that must be passed before an item works.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct ItemGate {
    /// What is rolled.
    pub check: LabelRef,
    /// Its number.
    pub number: i64,
    /// Against what.
    pub difficulty: i64,
    /// The skill it is, which effects may be narrowed to.
    #[serde(default)]
    pub skill: Option<Id>,
}

/// What rides on another blow.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Rider {
    /// Its id: the creature's own, or `rider:<list>:<row>`.
    pub id: SmolStr,
    /// Its name.
    pub label: LabelRef,
    /// What it needs; one of them is enough, none is no need.
    #[serde(default)]
    pub when: Vec<RiderWhen>,
    /// How often.
    pub once_per: OncePer,
    /// How much.
    pub amount: Amount,
    /// What it harms with; as the blow where it is left out.
    #[serde(default)]
    pub damage_type: Option<LabelRef>,
    /// Only with these lists or actions; any where it is empty.
    #[serde(default)]
    pub sources: Vec<Id>,
    /// A column that the attack's row must have on.
    #[serde(default)]
    pub requires: Option<Id>,
}

impl Action {
    /// An action that does nothing yet.
    pub fn new(id: impl Into<SmolStr>, kind: ActionKind, label: LabelRef, budget: Option<Id>) -> Self {
        Self {
            id: id.into(),
            kind,
            label,
            budget,
            side: TargetSide::Enemy,
            count: 1,
            to_hit: None,
            auto_hit: false,
            target_face: None,
            amount: None,
            heals: false,
            damage_type: None,
            clauses: Vec::new(),
            floor: None,
            save: None,
            save_difficulty: None,
            applies: Vec::new(),
            on_hit: Vec::new(),
            temporary: None,
            restore: None,
            cost: Vec::new(),
            entry: None,
            per_step: None,
            targets_per_step: 0,
            concentration: false,
            gives: Vec::new(),
            standard: None,
            strikes: None,
            uses: None,
            recharge: None,
            sequence: Vec::new(),
            signature: None,
            reaction: None,
            list: None,
            marks: Vec::new(),
            tags: Vec::new(),
            shot: false,
            reach: None,
            item: None,
            contest: None,
        }
    }

    /// Whether it is rolled to hit, each target on its own.
    pub fn rolls_to_hit(&self) -> bool {
        self.to_hit.is_some() && !self.auto_hit
    }

    /// Whether it harms.
    pub fn harms(&self) -> bool {
        (self.amount.is_some() && !self.heals) || !self.clauses.is_empty()
    }

    /// Whether it does anything at all in a fight.
    pub fn does_something(&self) -> bool {
        self.gives_points() || self.does_more_than_points()
    }

    /// Whether it does nothing but give temporary points or points of a pool.
    pub fn only_gives_points(&self) -> bool {
        self.gives_points() && !self.does_more_than_points()
    }

    fn gives_points(&self) -> bool {
        self.temporary.is_some() || self.restore.is_some()
    }

    fn does_more_than_points(&self) -> bool {
        self.amount.is_some()
            || !self.clauses.is_empty()
            || !self.applies.is_empty()
            || !self.on_hit.is_empty()
            || !self.gives.is_empty()
            || !self.sequence.is_empty()
            || self.contest.is_some()
            || self.to_hit.is_some()
            || self.save.is_some()
            || self.concentration
            || matches!(self.kind, ActionKind::Reload)
            || self.reaction.as_ref().is_some_and(|reaction| reaction.cancels)
    }
}
