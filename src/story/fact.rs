//! What a reply changed, as facts that a journal can keep and apply again.

use serde::{Deserialize, Serialize};

use crate::items::{BagFact, Member, apply};
use crate::sheet::{BuildChange, LiveChange, evolve_build, evolve_live};

/// One change to one member of the party.
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
}

/// Carries a fact out. Never fails: one about a member who is not there changes nothing.
pub fn evolve_story(party: &mut [Member], fact: &StoryFact) {
    match fact {
        StoryFact::Live { member, change } => {
            if let Some(member) = party.get_mut(*member) {
                evolve_live(&mut member.live, change);
            }
        }
        StoryFact::Build { member, change } => {
            if let Some(member) = party.get_mut(*member) {
                evolve_build(&mut member.sheet, change);
            }
        }
        StoryFact::Bag { member, change } => {
            if let Some(member) = party.get_mut(*member) {
                apply(&mut member.bag, change);
            }
        }
    }
}
