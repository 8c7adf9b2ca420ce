//! What can be asked of a game. A command says what is wanted, never what comes of it.

use serde::{Deserialize, Serialize};

use crate::combat::{Choice, CombatantId, Controller};
use crate::dice::Stream;
use crate::format::scalar::EntryRef;
use crate::items::Place;
use crate::items::wear::WearAct;
use crate::sheet::{EditCommand, LiveCommand};

/// A command.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "command", rename_all = "kebab-case")]
pub enum Command {
    /// A change to somebody's live state.
    Live {
        /// Which member.
        member: usize,
        /// What is asked.
        change: LiveCommand,
    },
    /// Somebody uses something that came from a catalog, and pays for it.
    Use {
        /// Which member.
        member: usize,
        /// What it is called on the sheet.
        name: String,
        /// The pool that pays in place of the price's own.
        pool: Option<String>,
    },
    /// A change to what somebody made: scores, tiers, fields, rows.
    Edit {
        /// Which member.
        member: usize,
        /// What is asked.
        edit: EditCommand,
    },
    /// Entries of catalogs are written onto a sheet.
    Pick {
        /// Which member's.
        member: usize,
        /// Which; one that is named twice is written twice.
        entries: Vec<EntryRef>,
    },
    /// Rows of a sheet take the ruleset's newer text over.
    Refresh {
        /// Which member's.
        member: usize,
        /// Which rows, by list and place.
        rows: Vec<(String, usize)>,
    },
    /// The last change to somebody's sheet or live state that is still in force is taken back.
    Undo {
        /// Which member.
        member: usize,
    },
    /// The last change that was taken back is put in again.
    Redo {
        /// Which member.
        member: usize,
    },
    /// The party goes somewhere; sellers there roll their stock.
    Travel {
        /// Where to.
        to: Place,
    },
    /// Somebody buys.
    Buy {
        /// Which member.
        member: usize,
        /// What.
        item: EntryRef,
        /// How many.
        count: i64,
        /// At which price level; the default one where it is left out.
        level: Option<String>,
        /// From whom; the first who sells where it is left out.
        seller: Option<String>,
    },
    /// Somebody uses an item that they carry.
    UseItem {
        /// Which member.
        member: usize,
        /// Which stack of their bag.
        stack: usize,
    },
    /// Somebody puts on, takes off, binds or unbinds what is in their bag.
    Wear {
        /// Which member.
        member: usize,
        /// Which of it.
        act: WearAct,
        /// Which stack of the bag.
        stack: usize,
        /// How many of it.
        count: i64,
    },
    /// Somebody hands something to somebody else of the party.
    Give {
        /// Which member.
        member: usize,
        /// Which stack of the bag.
        stack: usize,
        /// How many of it.
        count: i64,
        /// To which member.
        to: usize,
    },
    /// Somebody leaves something behind.
    Drop {
        /// Which member.
        member: usize,
        /// Which stack of the bag.
        stack: usize,
        /// How many of it.
        count: i64,
    },
    /// A part of a stack becomes a stack of its own.
    Split {
        /// Whose bag.
        member: usize,
        /// Which stack of it.
        stack: usize,
        /// How many are parted from it.
        count: i64,
    },
    /// A stack is put onto another of the very same thing.
    Merge {
        /// Whose bag.
        member: usize,
        /// Which stack of it.
        stack: usize,
        /// Onto which one.
        onto: usize,
    },
    /// Somebody sells something for what is said.
    Sell {
        /// Which member.
        member: usize,
        /// Which stack of the bag.
        stack: usize,
        /// How many of it.
        count: i64,
        /// How many coins are paid for all of them.
        amount: i64,
        /// Which coin, by id.
        unit: String,
    },
    /// A loot table is rolled.
    RollLoot {
        /// Which.
        table: String,
    },
    /// What lies there is shared out; what nobody can carry stays.
    TakeLoot,
    /// Somebody takes one of the things that lie there; what they cannot carry stays.
    TakeSome {
        /// Which member.
        member: usize,
        /// Which of the things, by its place.
        drop: usize,
        /// How many of it.
        count: i64,
    },
    /// A reply is told, its tags are answered.
    Tell {
        /// What is told.
        text: String,
    },
    /// The latest reply is told another way: its tags are answered on the state before it.
    Retell {
        /// What is told.
        text: String,
    },
    /// The latest reply goes on; the tags of what is added are answered.
    GoOn {
        /// What is added.
        text: String,
    },
    /// Another alternate of a reply is shown.
    Show {
        /// Which reply.
        seq: u64,
        /// Which of its alternates, from 0 on.
        alternate: usize,
    },
    /// A reply is deleted.
    Delete {
        /// Which.
        seq: u64,
    },
    /// What an entry of the story did is taken back.
    TakeBack {
        /// Which; the latest that is not taken back yet where none is named.
        seq: Option<u64>,
    },
    /// A fight begins.
    StartFight {
        /// Against whom: entries, labels or tiers with counts, as `rust-jackal*2,toll-warden`.
        foes: String,
    },
    /// Somebody in the fight does something.
    Fight {
        /// What.
        choice: Choice,
    },
    /// Whoever is on turn in the fight decides for themselves.
    FightByItself,
    /// Somebody of the party is handed over to the program for the rest of the fight, or taken back.
    Control {
        /// Whom.
        who: CombatantId,
        /// Who decides for them from now on.
        by: Controller,
    },
    /// The party flees.
    Flee,
}

impl Command {
    /// Which stream of the game's dice it throws from.
    pub fn stream(&self) -> Stream {
        match self {
            // Edits and what is done with a bag throw no dice.
            Self::Tell { .. }
            | Self::Retell { .. }
            | Self::GoOn { .. }
            | Self::Show { .. }
            | Self::Delete { .. }
            | Self::TakeBack { .. }
            | Self::UseItem { .. }
            | Self::Live { .. }
            | Self::Use { .. }
            | Self::Edit { .. }
            | Self::Pick { .. }
            | Self::Refresh { .. }
            | Self::Undo { .. }
            | Self::Redo { .. }
            | Self::Wear { .. }
            | Self::Give { .. }
            | Self::Drop { .. }
            | Self::Split { .. }
            | Self::Merge { .. } => Stream::Checks,
            Self::Travel { .. } | Self::Buy { .. } | Self::Sell { .. } => Stream::Market,
            Self::RollLoot { .. } | Self::TakeLoot | Self::TakeSome { .. } => Stream::Loot,
            Self::StartFight { .. } | Self::Fight { .. } | Self::FightByItself | Self::Control { .. } | Self::Flee => {
                Stream::Fight
            }
        }
    }
}
