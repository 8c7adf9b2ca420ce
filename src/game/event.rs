//! What happened in a game, as facts. Applying one never fails and never throws a die.

use serde::{Deserialize, Serialize};

use crate::check::Used;
use crate::combat::{Encounter, FightEvent};
use crate::dice::Stream;
use crate::game::Told;
use crate::game::history::{Touched, Turn};
use crate::game::story::BackBy;
use crate::items::buy::Purchase;
use crate::items::loot::Drop;
use crate::items::sell::Sale;
use crate::items::visit::Visit;
use crate::items::wear::WearAct;
use crate::items::{BagFact, Place, Stack};
use crate::sheet::{BuildChange, LiveChange};
use crate::story::StoryFact;

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody's live state changed.
    Live {
        /// Which member.
        member: usize,
        /// What changed.
        changes: Vec<LiveChange>,
    },
    /// Somebody's sheet was edited.
    Edited {
        /// Which member.
        member: usize,
        /// What changed.
        changes: Vec<BuildChange>,
        /// Live values that a newer layout moved, settled by this first write.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        live: Vec<LiveChange>,
    },
    /// An edit was taken back or put in again.
    Turned {
        /// Which member.
        member: usize,
        /// The edit's number.
        edit: u64,
        /// Which way.
        turn: Turn,
        /// What changed on the sheet.
        changes: Vec<BuildChange>,
        /// What changed in live state.
        live: Vec<LiveChange>,
        /// What no longer was what the edit left, and was left alone.
        kept: Vec<Touched>,
    },
    /// Something happened in a bag: charges came back, stacks were parted or put together.
    Bag {
        /// Whose.
        member: usize,
        /// What.
        facts: Vec<BagFact>,
    },
    /// Somebody put something on, took it off, bound or unbound it.
    Wore {
        /// Which member.
        member: usize,
        /// Which of it.
        act: WearAct,
        /// One of it, as it was.
        one: Stack,
        /// How many.
        changed: i64,
        /// What that does to the bag.
        facts: Vec<BagFact>,
    },
    /// Somebody handed something over.
    Gave {
        /// Which member.
        member: usize,
        /// To which member.
        to: usize,
        /// What, as it arrived.
        stacks: Vec<Stack>,
        /// What that does to the giver's bag.
        from: Vec<BagFact>,
        /// What that does to the receiver's.
        into: Vec<BagFact>,
    },
    /// Somebody left something behind.
    Dropped {
        /// Which member.
        member: usize,
        /// What, as it was; nothing where a stack that held nothing was cleared away.
        stacks: Vec<Stack>,
        /// What that does to the bag.
        facts: Vec<BagFact>,
    },
    /// Somebody sold something.
    Sold {
        /// Which member.
        member: usize,
        /// What, for how much.
        sale: Box<Sale>,
    },
    /// The party is somewhere else.
    Arrived {
        /// Where.
        place: Place,
        /// What sellers there have in stock.
        visit: Visit,
    },
    /// Somebody bought something.
    Bought {
        /// Which member.
        member: usize,
        /// What, with coins and goods.
        purchase: Box<Purchase>,
    },
    /// Somebody used an item.
    UsedItem {
        /// Which member.
        member: usize,
        /// What came of it, with what it does to bag and live state.
        used: Box<Used>,
    },
    /// Loot was rolled.
    LootRolled {
        /// From which table; nothing for what a fight left.
        table: Option<String>,
        /// What fell.
        drops: Vec<Drop>,
    },
    /// Loot went into a bag.
    LootTaken {
        /// Which member.
        member: usize,
        /// What of it.
        drop: Drop,
        /// What that does to the bag.
        facts: Vec<BagFact>,
    },
    /// A reply was told.
    Told {
        /// The reply, its tags answered.
        reply: Told,
        /// What it changed, in order.
        facts: Vec<StoryFact>,
    },
    /// The latest reply was told another way.
    Retold {
        /// The alternate, its tags answered.
        reply: Told,
        /// What it changed, in order, on the state before the reply.
        facts: Vec<StoryFact>,
    },
    /// The latest reply went on.
    WentOn {
        /// The whole of it, its tags answered.
        reply: Told,
        /// What the added part changed, in order.
        facts: Vec<StoryFact>,
    },
    /// Another alternate of a reply is shown; where nothing came after that reply, the state it ended on is in force.
    Showed {
        /// Which reply.
        seq: u64,
        /// Which of its alternates.
        alternate: usize,
    },
    /// A reply was deleted; where nothing came after it, the state before it is in force.
    Deleted {
        /// Which.
        seq: u64,
    },
    /// What an entry did was taken back, as far as it still stood.
    TakenBack {
        /// Which.
        seq: u64,
        /// How far lists were taken apart for it; journals from before that was asked do not say.
        #[serde(default)]
        by: BackBy,
    },
    /// A fight began.
    FightStarted {
        /// How it stands after its opening.
        encounter: Box<Encounter>,
        /// What its opening was: the order, the first turn.
        opening: Vec<FightEvent>,
    },
    /// Something happened in the fight.
    Fight {
        /// What.
        happened: Box<FightEvent>,
    },
    /// A stream of dice was used.
    Dice {
        /// Which.
        stream: Stream,
        /// How far it is used now.
        word: u64,
    },
}
