//! The state of a game: everything that its events have made of it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::combat::{ENCOUNTER_VERSION, Encounter, FightEvent};
use crate::dice::{Cursor, Stream};
use crate::game::decide::before_latest;
use crate::game::history::History;
use crate::game::left_fight::LeftFight;
use crate::game::story::Story;
use crate::game::{Command, Event, evolve};
use crate::items::loot::Drop;
use crate::items::visit::{Visit, arrival};
use crate::items::{Member, Place, player_of};
use crate::rules::Effective;
use crate::sheet::read_sheet;

/// A game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Game {
    /// What it is called.
    pub name: String,
    /// The seed of all its dice.
    pub seed: u64,
    /// How far each stream of dice is used.
    #[serde(default)]
    pub dice: BTreeMap<Stream, u64>,
    /// Who plays.
    pub party: Vec<Member>,
    /// Where the party is.
    #[serde(default)]
    pub place: Option<Place>,
    /// What sellers here have in stock.
    #[serde(default)]
    pub visit: Visit,
    /// Items that were invented in this game, as they are stored, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invented: Vec<serde_json::Value>,
    /// How many visits to places there were, this one among them.
    #[serde(default)]
    pub visits: u64,
    /// Loot that was rolled and not taken yet.
    #[serde(default)]
    pub loot: Option<LootRoll>,
    /// What was told so far.
    #[serde(default)]
    pub story: Story,
    /// The record whose events were applied last; 0 before the first. A record without events is none of them.
    #[serde(default)]
    pub record: u64,
    /// The fight that is on, or the last one until another begins.
    #[serde(default)]
    pub fight: Option<FightLog>,
    /// A fight that cannot go on, until another begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_fight: Option<Box<LeftFight>>,
    /// What players changed themselves, as far as it can be taken back.
    #[serde(default, skip_serializing_if = "History::is_empty")]
    pub history: History,
}

/// Loot that lies there: it grows by each roll and lessens only by what is taken.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct LootRoll {
    /// The table, or nothing for what a fight left and where several are mixed.
    pub table: Option<String>,
    /// Whether what lies there came from more than one of a table, another table and a fight.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mixed: bool,
    /// What lies there.
    pub drops: Vec<Drop>,
}

/// A fight with everything that happened in it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct FightLog {
    /// How it stands.
    pub encounter: Encounter,
    /// What happened, in order; never cut.
    pub log: Vec<FightEvent>,
    /// Whether its loot was rolled; a fight is looted once.
    #[serde(default)]
    pub looted: bool,
}

/// A member as a game keeps it. Moved up first and stamped after: a sheet stamped first would never be moved.
fn copied(rules: &Effective, member: Member) -> Member {
    let read = read_sheet(rules, &member.sheet, &member.live);
    Member { sheet: read.sheet, live: read.live, ..member }
}

impl Game {
    /// A new game. The party's sheets are copies, moved up to this ruleset's layout and stamped with it (sheets.md 7); where the party is somewhere already, sellers there have rolled their stock.
    pub fn begin(rules: &Effective, name: String, seed: u64, party: Vec<Member>, place: Option<Place>) -> Self {
        let party = party.into_iter().map(|member| copied(rules, member)).collect();
        let mut game = Self {
            name,
            seed,
            dice: BTreeMap::new(),
            party,
            place: None,
            visit: Visit::default(),
            visits: 0,
            invented: Vec::new(),
            loot: None,
            story: Story::default(),
            record: 0,
            fight: None,
            left_fight: None,
            history: History::default(),
        };
        if let Some(to) = place {
            // A place that the market does not know has no sellers; the party is there all the same.
            let place = arrival(rules, &to).unwrap_or(to);
            let visit = Visit::begin(rules, &place, seed, 1);
            evolve(rules, &mut game, &Event::Arrived { place, visit });
        }
        game.story = Story::begin(game.ending());
        game
    }

    /// A new game in which these items are invented already.
    #[must_use]
    pub fn beginning_with(mut self, invented: Vec<serde_json::Value>) -> Self {
        self.invented = invented;
        self.story = Story::begin(self.ending());
        self
    }

    /// The rules that it is played under: those it is pinned to, and the items that were invented in it.
    pub fn rules(&self, pinned: &Effective) -> Effective {
        pinned.with_invented(&self.invented)
    }

    /// Where a stream of the game's dice stands.
    pub fn cursor(&self, stream: Stream) -> Cursor {
        Cursor { seed: self.seed, stream, word: self.dice.get(&stream).copied().unwrap_or(0) }
    }

    /// Where the dice of a command stand: a reply that is told another way throws those of the state before it.
    pub fn cursor_of(&self, command: &Command) -> Cursor {
        let cursor = self.cursor(command.stream());
        match (command, before_latest(self)) {
            (Command::Retell { .. }, Ok(before)) => {
                Cursor { word: before.dice.get(&cursor.stream).copied().unwrap_or(0), ..cursor }
            }
            _ => cursor,
        }
    }

    /// The player's own member: the one marked, else the first.
    pub fn player(&self) -> usize {
        player_of(&self.party).unwrap_or(0)
    }

    /// Takes an event as the journal holds it. One of a fight that cannot go on is kept with it; any other that this
    /// program does not know is given back.
    ///
    /// # Errors
    /// What is wrong with it, and the game is as it was.
    pub fn take(&mut self, rules: &Effective, event: &serde_json::Value) -> Result<(), serde_json::Error> {
        if self.left_fight.as_mut().is_some_and(|left| left.follow(event)) {
            return Ok(());
        }
        if let Some(left) = LeftFight::begun(event) {
            self.fight = None;
            self.left_fight = Some(Box::new(left));
            return Ok(());
        }
        match Event::deserialize(event) {
            Ok(event) => evolve(rules, self, &event),
            Err(fault) => {
                let left = self.fight.as_ref().and_then(|fight| LeftFight::broken_off(fight, event)).ok_or(fault)?;
                self.fight = None;
                self.left_fight = Some(Box::new(left));
            }
        }
        Ok(())
    }

    /// Whether an event that can be read is applied as it stands; one of a fight that cannot go on is kept with it instead.
    pub fn goes_on_with(&self, event: &Event) -> bool {
        match event {
            Event::FightStarted { encounter, .. } => encounter.v == ENCOUNTER_VERSION,
            Event::Fight { .. } => self.left_fight.is_none(),
            _ => true,
        }
    }

    /// Whether the fight, if there is one, is of this program's own layout.
    pub fn fight_is_ours(&self) -> bool {
        self.fight.as_ref().is_none_or(|fight| fight.encounter.v == ENCOUNTER_VERSION)
    }

    /// The fight, while it is on.
    pub fn fighting(&self) -> Option<&FightLog> {
        self.fight.as_ref().filter(|fight| fight.encounter.outcome.is_none())
    }
}
