//! A fight under way: one plain value that can be stored after every step and gone on with exactly (combat.md 2).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::combat::action::{Action, Rider};
use crate::combat::control::Controller;
use crate::combat::event_part::{CombatantId, LabelRef, Outcome, Tracking};
use crate::combat::note::BuildNote;
use crate::combat::odds::Odds;
use crate::combat::shared::Shared;
use crate::combat::window::Window;
use crate::combat::worked::Worked;
use crate::dice::{Cursor, Throw};
use crate::format::scalar::{EntryRef, Id};
use crate::items::Stack;
use crate::sheet::{Build, LiveState};
use crate::text::Named;

/// Version of the stored layout.
pub const ENCOUNTER_VERSION: u32 = 1;

/// A fight.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Encounter {
    /// Version of the layout: [`ENCOUNTER_VERSION`].
    pub v: u32,
    /// Where the dice stand; `None` where they are forced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Cursor>,
    /// The round, from 1; 0 until the first begins.
    pub round: u32,
    /// Whose turn it is: a place in `order`; `None` until the first turn begins.
    #[serde(default)]
    pub turn: Option<usize>,
    /// Whether that turn is over and the next has not begun: a moment may be held open between the two.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub between_turns: bool,
    /// Everybody, in the order of turns.
    pub order: Vec<CombatantId>,
    /// Everybody, in the order they were named: the party first. Copies of a fight share those who stay as they are.
    pub combatants: Vec<Shared<Combatant>>,
    /// The moment held open, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<Window>,
    /// How many windows were ever opened.
    #[serde(default)]
    pub windows: u32,
    /// How it ended, if it did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// What everything is drawn from that is no die: how the program plays somebody.
    #[serde(default)]
    pub seed: u64,
    /// How well the program plays.
    #[serde(default, skip_serializing_if = "Difficulty::is_normal")]
    pub difficulty: Difficulty,
    /// What was done to build it that its reader should know.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<BuildNote>,
    /// Odds that were asked for so far.
    #[serde(skip)]
    pub odds: Odds,
}

/// How well the program plays those that it plays: the harder, the less its judgement wavers (combat.md 3.21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Often not the best.
    Casual,
    /// Now and then not the best.
    #[default]
    Normal,
    /// Mostly the best.
    Hard,
    /// Nearly always the best.
    Brutal,
}

impl Difficulty {
    /// The difficulty that a word names.
    pub fn from_word(word: &str) -> Option<Self> {
        match word {
            "casual" => Some(Self::Casual),
            "normal" => Some(Self::Normal),
            "hard" => Some(Self::Hard),
            "brutal" => Some(Self::Brutal),
            _ => None,
        }
    }

    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
    fn is_normal(&self) -> bool {
        *self == Self::Normal
    }
}

/// The two sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The players'.
    Party,
    /// The other.
    Enemy,
}

/// Somebody in a fight. Numbers are frozen when it begins; what changes is health, conditions, budgets and clocks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Combatant {
    /// Its id.
    pub id: CombatantId,
    /// What it is called.
    pub name: Named,
    /// Whose side it is on.
    pub side: Side,
    /// The bestiary entry that it is, which its name is translated with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<EntryRef>,
    /// Its place in the party.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub member: Option<usize>,
    /// Its health and conditions.
    pub body: Body,
    /// What an attack must reach, or successes needed.
    pub defense: i64,
    /// Its saves.
    #[serde(default)]
    pub saves: Shared<BTreeMap<Id, i64>>,
    /// Its numbers for contests.
    #[serde(default)]
    pub checks: Shared<BTreeMap<Id, i64>>,
    /// What harm it shrugs off: of every kind, and by kind of mark.
    #[serde(default)]
    pub soak: Shared<SoakNumbers>,
    /// Below how many dice a spending blow does nothing to it; 0 for never.
    #[serde(default)]
    pub hardness: i64,
    /// The most health it has, where a sheet says so; it does not change in a fight.
    #[serde(default)]
    pub health_max: i64,
    /// Harm that it takes otherwise, and conditions that it never has; items come on top.
    #[serde(default)]
    pub hide: Shared<Hide>,
    /// How far it moves.
    #[serde(default)]
    pub speed: f64,
    /// Added to its initiative, or its pool for it.
    #[serde(default)]
    pub initiative_modifier: i64,
    /// What its initiative came to.
    #[serde(default)]
    pub initiative: i64,
    /// What was thrown for it.
    #[serde(default)]
    pub initiative_roll: Vec<Throw>,
    /// Everything it can do.
    pub actions: Shared<Vec<Action>>,
    /// What rides on its blows.
    #[serde(default)]
    pub riders: Shared<Vec<Rider>>,
    /// Riders that have fired this turn or round.
    #[serde(default)]
    pub riders_spent: Vec<SmolStr>,
    /// Left of each budget.
    pub budgets: BTreeMap<Id, i64>,
    /// Uses left by action.
    #[serde(default)]
    pub uses: BTreeMap<SmolStr, i64>,
    /// Actions that wait to come back.
    #[serde(default)]
    pub spent: Vec<SmolStr>,
    /// Signature points left and the most there are.
    #[serde(default)]
    pub signature: Option<(i64, i64)>,
    /// Strikes in hand: bought with which budget, how many.
    #[serde(default)]
    pub strikes_left: i64,
    /// Conditions that the fight keeps count of.
    #[serde(default)]
    pub tracked: Vec<Tracked>,
    /// How many such conditions it was ever given.
    #[serde(default)]
    pub conditions_given: u32,
    /// What it keeps up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub concentrating: Option<KeptUp>,
    /// What it did this turn, and what was done for it.
    #[serde(default)]
    pub flags: Flags,
    /// Whether it is down.
    #[serde(default)]
    pub down: bool,
    /// Whether it has death rolls to make.
    #[serde(default)]
    pub dying: bool,
    /// Whether it lies still without more death rolls.
    #[serde(default)]
    pub stable: bool,
    /// Whether it is out of the fight for good.
    #[serde(default)]
    pub defeated: bool,
    /// The loot table that it drops from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loot: Option<Id>,
    /// How many of its turns have begun.
    #[serde(default)]
    pub turns_begun: u32,
    /// How many times it chose to do something since its turn began.
    #[serde(default)]
    pub deeds: u32,
    /// Who decides for it, where it is of the party.
    #[serde(default)]
    pub controller: Controller,
    /// The level it fights at when the program plays it; 0 where nothing says.
    #[serde(default)]
    pub level: i64,
    /// Whether it is a beast, without ways of its own.
    #[serde(default)]
    pub mindless: bool,
    /// Whom it aimed its last blow at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_target: Option<CombatantId>,
    /// Whether it has let a turn or a moment go.
    #[serde(default)]
    pub held: bool,
    /// How many of its turns have ended.
    #[serde(default)]
    pub turns_ended: u32,
    /// Most that may be spent of a pool, and how much was.
    #[serde(default)]
    pub limits: BTreeMap<Id, Limit>,
    /// Since which of its turns it is crashed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crashed_since: Option<u32>,
    /// Shots that may be found again: by place in the bag.
    #[serde(default)]
    pub recoverable: BTreeMap<usize, f64>,
    /// Items that broke: places in the bag.
    #[serde(default)]
    pub broken: Vec<usize>,
}

/// Health and conditions: a sheet's, or a block of numbers.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Body {
    /// A sheet: health, pools, tracks and conditions live in its live state and nowhere else.
    Sheet(Box<Character>),
    /// A block of numbers.
    Block(Block),
}

/// A sheet in a fight: what the player made, what changes, what it holds. What it comes to is kept until it changes.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Character {
    build: Shared<Build>,
    live: LiveState,
    #[serde(default)]
    bag: Shared<Vec<Stack>>,
    #[serde(skip)]
    worked: Worked,
}

impl Character {
    /// A sheet as it comes into a fight.
    pub fn new(build: Build, live: LiveState, bag: Vec<Stack>) -> Self {
        Self { build: Shared::new(build), live, bag: Shared::new(bag), worked: Worked::default() }
    }

    /// What the player made.
    pub fn build(&self) -> &Build {
        &self.build
    }

    /// What changes.
    pub fn live(&self) -> &LiveState {
        &self.live
    }

    /// What it holds.
    pub fn bag(&self) -> &[Stack] {
        &self.bag
    }

    /// What changes, to change it.
    pub(super) fn live_mut(&mut self) -> &mut LiveState {
        self.worked.forget_facts();
        &mut self.live
    }

    /// What it holds, to change it.
    pub(super) fn bag_mut(&mut self) -> &mut [Stack] {
        self.worked.forget_facts();
        self.bag.to_mut()
    }

    /// What was worked out of it so far.
    pub(super) fn worked(&self) -> &Worked {
        &self.worked
    }
}

/// A creature of plain numbers.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Block {
    /// Health left.
    pub value: i64,
    /// The most of it.
    pub max: i64,
    /// Temporary points.
    #[serde(default)]
    pub temp: i64,
    /// Conditions that are on.
    #[serde(default)]
    pub conditions: Vec<Id>,
}

/// Harm taken otherwise than rolled.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Hide {
    /// Half of it.
    #[serde(default)]
    pub resist: Vec<HideLine>,
    /// None of it.
    #[serde(default)]
    pub immune: Vec<HideLine>,
    /// Twice of it.
    #[serde(default)]
    pub vulnerable: Vec<HideLine>,
    /// Conditions never had.
    #[serde(default)]
    pub conditions: Vec<Id>,
}

/// One damage type, with the tags that get through.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct HideLine {
    /// The damage type, trimmed and in lower case.
    pub damage_type: String,
    /// Item tags that get through.
    #[serde(default)]
    pub except: Vec<Id>,
}

/// Soak, frozen.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SoakNumbers {
    /// Of every kind.
    pub all: i64,
    /// By kind of mark.
    #[serde(default)]
    pub by_kind: BTreeMap<Id, i64>,
}

/// A condition that the fight keeps count of.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Tracked {
    /// Which.
    pub condition: Id,
    /// When it ends and who caused it.
    #[serde(flatten)]
    pub tracking: Tracking,
    /// Turns of its holder that had begun when it was put on.
    pub begun: u32,
    /// Turns of its holder that had ended when it was put on.
    pub ended: u32,
    /// The how manieth its holder was given, from 1: one that is put on anew is another.
    #[serde(default)]
    pub serial: u32,
}

/// Something kept up.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct KeptUp {
    /// The action.
    pub option_id: SmolStr,
    /// Its name.
    pub label: LabelRef,
}

/// What somebody did this turn. All fall at its next turn's start, except `helped`.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[expect(clippy::struct_excessive_bools, reason = "independent marks, each set and cleared on its own")]
pub struct Flags {
    /// Harder to hit.
    pub dodging: bool,
    /// Moved again.
    pub dashed: bool,
    /// Leaves without being struck at.
    pub disengaged: bool,
    /// Hides.
    pub hidden: bool,
    /// Waits for a moment.
    pub ready: bool,
    /// Its next attack leans well.
    pub helped: bool,
    /// The weapon whose swing lets another follow in the other hand: its place in the bag.
    pub off_hand: Option<usize>,
}

/// Most that may be spent of a pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Limit {
    /// How much.
    pub max: i64,
    /// Whether it counts by the round instead of by the turn.
    pub per_round: bool,
    /// How much was spent.
    pub spent: i64,
}

impl Encounter {
    /// Somebody of that id.
    pub fn combatant(&self, id: &CombatantId) -> Option<&Combatant> {
        self.combatants.iter().map(|combatant| &**combatant).find(|combatant| combatant.id == *id)
    }

    /// Somebody of that id, to change.
    pub(crate) fn combatant_mut(&mut self, id: &CombatantId) -> Option<&mut Combatant> {
        self.combatants.iter_mut().find(|combatant| combatant.id == *id).map(Shared::to_mut)
    }

    /// Whose turn it is.
    pub fn on_turn(&self) -> Option<&CombatantId> {
        self.order.get(self.turn?)
    }

    /// Who is to choose now: whoever is asked in a window, else whose turn it is; nobody once it is over.
    pub fn to_choose(&self) -> Option<&CombatantId> {
        if self.outcome.is_some() {
            return None;
        }
        match &self.window {
            Some(window) => window.waiting.first(),
            None => self.on_turn(),
        }
    }

    /// Everybody of a side, in the order they were named.
    pub fn side(&self, side: Side) -> impl Iterator<Item = &Combatant> {
        self.combatants.iter().map(|combatant| &**combatant).filter(move |combatant| combatant.side == side)
    }
}

impl Combatant {
    /// Whether it stands.
    pub fn stands(&self) -> bool {
        !self.down && !self.defeated
    }

    /// Whether it has a death roll to make at its turns.
    pub fn rolls_death(&self) -> bool {
        self.down && self.dying && !self.stable && !self.defeated
    }

    /// Whether a turn comes to it.
    pub fn takes_turns(&self) -> bool {
        self.stands() || self.rolls_death()
    }

    /// The action of that id.
    pub fn action(&self, id: &str) -> Option<&Action> {
        self.actions.iter().find(|action| action.id == id)
    }

    /// Conditions that are on, by id.
    pub fn conditions(&self) -> Vec<&str> {
        match &self.body {
            Body::Sheet(character) => character.live().conditions.iter().map(String::as_str).collect(),
            Body::Block(block) => block.conditions.iter().map(Id::as_str).collect(),
        }
    }

    /// Whether a condition is on.
    pub fn has_condition(&self, id: &str) -> bool {
        match &self.body {
            Body::Sheet(character) => character.live().conditions.iter().any(|on| on == id),
            Body::Block(block) => block.conditions.iter().any(|on| on == id),
        }
    }

    /// Whether no condition is on.
    pub fn is_free(&self) -> bool {
        match &self.body {
            Body::Sheet(character) => character.live().conditions.is_empty(),
            Body::Block(block) => block.conditions.is_empty(),
        }
    }

    /// The clock of a condition, if the fight keeps one.
    pub fn tracked(&self, id: &str) -> Option<&Tracked> {
        self.tracked.iter().find(|tracked| tracked.condition == *id)
    }

    /// Rounds that a condition still has, the one under way counted; `None` where it is not counted in rounds.
    pub fn rounds_left(&self, id: &str) -> Option<i64> {
        let tracked = self.tracked(id)?;
        let (since, now) = match tracked.tracking.at_start {
            true => (tracked.begun, self.turns_begun),
            false => (tracked.ended, self.turns_ended),
        };
        tracked.tracking.rounds.map(|rounds| (i64::from(since) + rounds - i64::from(now)).max(0))
    }

    /// Its sheet, where it has one.
    pub fn character(&self) -> Option<&Character> {
        match &self.body {
            Body::Sheet(character) => Some(character),
            Body::Block(_) => None,
        }
    }
}

impl Tracked {
    /// Whether its rounds are over at the end of its holder's turn that is the `ended`-th to end.
    pub fn over_at_end(&self, ended: u32) -> bool {
        !self.tracking.at_start && self.reaches(self.ended, ended)
    }

    /// Whether its rounds are over at the start of its holder's turn that is the `begun`-th to begin.
    pub fn over_at_start(&self, begun: u32) -> bool {
        self.tracking.at_start && self.reaches(self.begun, begun)
    }

    fn reaches(&self, since: u32, now: u32) -> bool {
        self.tracking.rounds.is_some_and(|rounds| i64::from(now) >= i64::from(since) + rounds)
    }
}
