//! What a reply changed, as facts that a journal can keep and apply again.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::items::visit::{StockLine, Visit};
use crate::items::{BagFact, Member, Place, apply};
use crate::sheet::{BuildChange, LiveChange, evolve_build, evolve_live};

/// One change to one member of the party, or to where it is.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum StoryFact {
    /// Its live state.
    Live {
        /// Which member.
        member: usize,
        /// What.
        change: LiveChange,
    },
    /// Its build.
    Build {
        /// Which member.
        member: usize,
        /// What.
        change: BuildChange,
    },
    /// Its bag.
    Bag {
        /// Which member.
        member: usize,
        /// What.
        change: BagFact,
    },
    /// The party came to a place: another visit, of which no stock is known yet.
    Arrived {
        /// Where.
        place: Place,
    },
    /// What sellers there have in stock was rolled.
    Stocked {
        /// All of it.
        visit: Visit,
    },
    /// An item was invented.
    Invented {
        /// As it is stored.
        entry: Value,
    },
    /// So much of a seller's stock was sold.
    Sold {
        /// What, and by whom.
        line: StockLine,
    },
}

/// Everything that a reply can change, for facts to be applied to.
#[derive(Debug)]
pub struct Scene<'s> {
    /// The party.
    pub party: &'s mut [Member],
    /// Where it is.
    pub place: &'s mut Option<Place>,
    /// What sellers there have in stock.
    pub visit: &'s mut Visit,
    /// How many visits there were, this one among them.
    pub visits: &'s mut u64,
    /// Items that were invented, as they are stored, oldest first.
    pub invented: &'s mut Vec<Value>,
}

/// Carries a fact out. Never fails: one about a member who is not there changes nothing.
pub fn evolve_story(scene: &mut Scene<'_>, fact: &StoryFact) {
    match fact {
        StoryFact::Live { member, change } => {
            if let Some(member) = scene.party.get_mut(*member) {
                evolve_live(&mut member.live, change);
            }
        }
        StoryFact::Build { member, change } => {
            if let Some(member) = scene.party.get_mut(*member) {
                evolve_build(&mut member.sheet, change);
            }
        }
        StoryFact::Bag { member, change } => {
            if let Some(member) = scene.party.get_mut(*member) {
                apply(&mut member.bag, change);
            }
        }
        StoryFact::Arrived { place } => {
            *scene.place = Some(place.clone());
            *scene.visit = Visit::default();
            *scene.visits = scene.visits.saturating_add(1);
        }
        StoryFact::Stocked { visit } => scene.visit.clone_from(visit),
        StoryFact::Invented { entry } => scene.invented.push(entry.clone()),
        StoryFact::Sold { line } => scene.visit.take(line),
    }
}
