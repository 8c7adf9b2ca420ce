//! What was done to build a fight that its reader should know: codes with their data, never sentences (combat.md 5.7).
//!
//! A label carries where it stands, so that it can be said in any language; a word that somebody proposed and the ruleset
//! does not have is text. A fight keeps at most [`NOTES_MAX`] of them, the first that were made.
//!
//! Must not know: languages, what is done about any of it.

use serde::{Deserialize, Serialize};

use crate::combat::event_part::{CombatantId, LabelRef};

/// Most notes of one fight.
pub const NOTES_MAX: usize = 60;

/// A note about one opponent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct BuildNote {
    /// Whom it is about.
    pub opponent: CombatantId,
    /// What was done.
    #[serde(flatten)]
    pub done: Done,
}

/// What was done to an opponent.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "code", rename_all = "kebab-case", rename_all_fields = "camelCase")]
pub enum Done {
    /// No bestiary has what was referred to.
    ReferenceUnknown {
        /// What was asked for.
        reference: String,
        /// Whether one has the opponent's own name.
        by_name: bool,
    },
    /// It was made of a tier's numbers.
    BuiltFromTier {
        /// The tier.
        tier: LabelRef,
    },
    /// No tier was asked for, or none that there is: the bottom of the scale was taken.
    TierAssumed {
        /// What was asked for.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asked: Option<String>,
        /// The tier taken.
        tier: LabelRef,
    },
    /// What was proposed cannot be read; a tier's numbers were taken.
    ProposalUnreadable {
        /// Where it first cannot: a pointer into the block.
        at: String,
        /// Why: the finding's code.
        why: String,
    },
    /// Numbers beside a sheet were not read.
    BesideSheetIgnored {
        /// Their keys.
        keys: Vec<String>,
    },
    /// The ruleset has no scale of danger: it fights as it was proposed.
    NoThreatScale,
    /// A word that the ruleset does not have was left out.
    WordDropped {
        /// What sort of word.
        kind: WordKind,
        /// The word.
        word: String,
        /// The action or rider it stood in.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<LabelRef>,
    },
    /// Its health was pulled into the tier's band.
    HealthHeld {
        /// What was proposed; the mean where it was dice.
        from: i64,
        /// Least of the band.
        low: i64,
        /// Most of the band.
        high: i64,
        /// The tier.
        tier: LabelRef,
        /// What it has.
        now: i64,
    },
    /// A number was lowered to what its tier allows.
    NumberLowered {
        /// Which number.
        what: NumberKind,
        /// What it was.
        from: i64,
        /// What it is.
        to: i64,
        /// The action, or the check.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<LabelRef>,
    },
    /// Actions past the most that an invention may have were cut.
    ActionsCut {
        /// How many there were.
        from: usize,
        /// How many are left.
        to: usize,
    },
    /// An action takes the main budget: it named none that there is.
    BudgetReplaced {
        /// What it named.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<String>,
        /// The main budget.
        budget: LabelRef,
        /// The action.
        action: LabelRef,
    },
    /// Clauses past the most that an action may have were cut.
    ClausesCut {
        /// How many there were.
        from: usize,
        /// How many are left.
        to: usize,
        /// The action.
        action: LabelRef,
    },
    /// A save was left out: what it was against simply lands.
    SaveDropped {
        /// The save's word.
        save: String,
        /// Whether it was a clause's own.
        clause: bool,
        /// The action.
        action: LabelRef,
    },
    /// A save that would end a condition was left out: it has no number, or there is no such save.
    SaveEndsDropped {
        /// The condition.
        condition: LabelRef,
        /// The action.
        action: LabelRef,
    },
    /// A condition that only a save would end was left out, for that save was.
    ApplicationDropped {
        /// The condition.
        condition: LabelRef,
        /// The action.
        action: LabelRef,
    },
    /// A sequence lost a part that cannot be one.
    SequencePartLost {
        /// The sequence.
        action: LabelRef,
        /// The part's id.
        part: String,
    },
    /// A sequence without parts was left out.
    SequenceDropped {
        /// The sequence.
        action: LabelRef,
    },
    /// A sequence or a blow with several strikes has fewer of them.
    StrikesLost {
        /// Which.
        action: LabelRef,
        /// How many it had.
        from: i64,
        /// How many are left.
        to: i64,
    },
    /// An invention has no soak.
    SoakRemoved,
    /// An invention has no hardness.
    HardnessRemoved,
    /// Paying more for an ability no longer makes it stronger.
    UpcastRemoved {
        /// The ability.
        action: LabelRef,
    },
    /// Its damage was scaled down.
    DamageScaled {
        /// What its best round comes to on average now, to two decimals.
        average: f64,
        /// Least of the tier's band.
        low: i64,
        /// Most of the tier's band.
        high: i64,
        /// The tier.
        tier: LabelRef,
        /// Whether that is within the band; it is still above it otherwise.
        inside: bool,
    },
    /// Parts of its sheet that the ruleset's sheet does not have were left out.
    SheetUnknown {
        /// Their places: `fields/shoe`, `lists/weapons/0/shine`.
        ids: Vec<String>,
    },
    /// A value of its sheet was made to fit.
    SheetRefitted {
        /// What it is the value of.
        label: LabelRef,
        /// What stands there now; nothing where nothing fits.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        now: Option<String>,
    },
    /// A skill or save has a proficiency that is not offered: it has none.
    ProficiencyNotOffered {
        /// The skill or save.
        label: LabelRef,
        /// What was proposed.
        asked: String,
    },
    /// Rows past the most that a list holds were cut.
    RowsCut {
        /// The list.
        list: LabelRef,
        /// How many there were.
        from: usize,
        /// How many are left.
        to: usize,
    },
    /// Rows that no catalog of their list has stand as they were written.
    RowsUnlisted {
        /// The list.
        list: LabelRef,
        /// Their names.
        names: Vec<String>,
    },
    /// Entries that are not open to this sheet were left out.
    EntriesClosed {
        /// The list.
        list: LabelRef,
        /// Them.
        entries: Vec<LabelRef>,
    },
    /// Choices left open were filled in.
    ChoicesFilled {
        /// How able it is.
        proficiency: Proficiency,
        /// The temperament that they were drawn by.
        temperament: String,
        /// What it has now.
        entries: Vec<LabelRef>,
    },
    /// Its health was moved into the tier's band through the field that its most is read from.
    HealthMoved {
        /// The field.
        field: LabelRef,
        /// The health before.
        from: i64,
        /// Least of the band.
        low: i64,
        /// Most of the band.
        high: i64,
        /// The tier.
        tier: LabelRef,
        /// The health now.
        now: i64,
    },
    /// Its health is outside the tier's band, and no single field would move it there.
    HealthLeft {
        /// The health.
        health: i64,
        /// Least of the band.
        low: i64,
        /// Most of the band.
        high: i64,
        /// The tier.
        tier: LabelRef,
    },
}

/// What sort of word was left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WordKind {
    /// Harm it would take half of.
    Resist,
    /// Harm it would take none of.
    Immune,
    /// Harm it would take twice.
    Vulnerable,
    /// Tags of weapons that would get through.
    ItemTag,
    /// A condition it would never have.
    ConditionImmunity,
    /// A save.
    Save,
    /// A check of contests.
    Check,
    /// An ability.
    Ability,
    /// A type of harm.
    DamageType,
    /// A condition it would put on.
    Condition,
    /// A loot table: an invention drops nothing.
    Loot,
}

/// A number that a tier caps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NumberKind {
    /// What an attack must reach.
    Defense,
    /// Added to the roll to hit.
    ToHit,
    /// What saves are made against.
    SaveDifficulty,
    /// What contests read.
    Check,
}

/// How able somebody is (combat.md 3.21).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proficiency {
    /// The least.
    Novice,
    /// More.
    Trained,
    /// More still.
    Veteran,
    /// The most.
    Master,
}

/// Gathers the notes of one opponent.
#[derive(Debug)]
pub struct Notes<'n> {
    opponent: CombatantId,
    list: &'n mut Vec<BuildNote>,
}

impl<'n> Notes<'n> {
    /// Notes about an opponent, put behind those that there are.
    pub fn about(opponent: &CombatantId, list: &'n mut Vec<BuildNote>) -> Self {
        Self { opponent: opponent.clone(), list }
    }

    /// Adds one, where a fight has room for it.
    pub fn add(&mut self, done: Done) {
        if self.list.len() < NOTES_MAX {
            self.list.push(BuildNote { opponent: self.opponent.clone(), done });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// combat.md 5.7: at most sixty.
    #[test]
    fn no_more_than_a_fight_has_room_for() {
        let mut list = Vec::new();
        for opponent in ["hag", "rat"] {
            let mut notes = Notes::about(&CombatantId(opponent.into()), &mut list);
            (0..40).for_each(|_| notes.add(Done::NoThreatScale));
        }
        assert_eq!(list.len(), NOTES_MAX);
        assert_eq!(list.iter().filter(|note| note.opponent.0 == "rat").count(), 20);
    }
}
