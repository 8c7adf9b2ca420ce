//! The state of a game that an entry of its story ended on (amendments.md 4): sheets, live states, bags, place, stock, loot,
//! dice.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::dice::Stream;
use crate::game::history::{Edit, History};
use crate::game::{Game, LootRoll};
use crate::items::visit::Visit;
use crate::items::{Member, Place};

/// A state to go back to. `M` and `E` are how members and edits are held: themselves, shared with other endings, or by their
/// places where they are stored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ending<M = Arc<Member>, E = Arc<Edit>> {
    /// How far each stream of dice was used.
    #[serde(default)]
    pub dice: BTreeMap<Stream, u64>,
    /// Who played.
    pub party: Vec<M>,
    /// Where the party was.
    #[serde(default)]
    pub place: Option<Place>,
    /// What sellers there had in stock.
    #[serde(default)]
    pub visit: Visit,
    /// How many visits there had been.
    #[serde(default)]
    pub visits: u64,
    /// Items invented so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub invented: Vec<serde_json::Value>,
    /// What lay there.
    #[serde(default)]
    pub loot: Option<LootRoll>,
    /// What players could take back.
    #[serde(default = "nothing_changed", skip_serializing_if = "History::is_empty")]
    pub history: History<E>,
    /// The fight that was the last one, by its seed, and whether it had been looted.
    #[serde(default)]
    pub fight: Option<(u64, bool)>,
}

fn nothing_changed<E>() -> History<E> {
    History::default()
}

impl Game {
    /// The state as it stands, to go back to.
    pub fn ending(&self) -> Ending {
        self.ending_like(None)
    }

    /// The same, sharing with another ending whoever is as they were then.
    pub(in crate::game) fn ending_like(&self, other: Option<&Ending>) -> Ending {
        let party = self.party.iter().enumerate().map(|(place, member)| {
            let same = other.and_then(|other| other.party.get(place)).filter(|then| ***then == *member);
            same.map_or_else(|| Arc::new(member.clone()), Arc::clone)
        });
        Ending {
            dice: self.dice.clone(),
            party: party.collect(),
            place: self.place.clone(),
            visit: self.visit.clone(),
            visits: self.visits,
            invented: self.invented.clone(),
            loot: self.loot.clone(),
            history: self.history.clone(),
            fight: self.fight.as_ref().map(|fight| (fight.encounter.seed, fight.looted)),
        }
    }

    /// Goes back to a state. A fight that came after it has not happened.
    pub(in crate::game) fn go_back_to(&mut self, ending: Ending) {
        let Ending { dice, party, place, visit, visits, invented, loot, history, fight } = ending;
        let kept = self.fight.take().filter(|own| fight.is_some_and(|(seed, _)| seed == own.encounter.seed));
        self.fight = kept.zip(fight).map(|(own, (_, looted))| crate::game::FightLog { looted, ..own });
        let party = party.into_iter().map(Arc::unwrap_or_clone).collect();
        (self.dice, self.party, self.place, self.visit) = (dice, party, place, visit);
        (self.visits, self.invented, self.loot, self.history) = (visits, invented, loot, history);
    }
}
