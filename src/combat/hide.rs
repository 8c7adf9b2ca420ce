//! What a hide makes of harm, and which conditions never take (combat.md 3.9, 3.12): a creature's own and what items give.
//!
//! Must not know: how harm is thrown, who deals it.

use crate::combat::effects::{Source, has};
use crate::combat::encounter::{Combatant, Hide, HideLine};
use crate::combat::event_part::{Adjust, LabelRef};
use crate::combat::gear::{self, type_key};
use crate::format::condition::Effect;
use crate::format::scalar::Id;
use crate::rules::Effective;

impl Hide {
    /// Whether it takes all harm as it comes.
    fn is_plain(&self) -> bool {
        self.resist.is_empty() && self.immune.is_empty() && self.vulnerable.is_empty()
    }
}

impl Adjust {
    /// What it leaves of an amount.
    pub fn leaves(self, amount: i64) -> i64 {
        match self {
            Self::None => amount,
            Self::Resist => amount / 2,
            Self::Immune => 0,
            Self::Vulnerable => amount * 2,
        }
    }

    /// What it leaves of a mean.
    pub fn leaves_mean(self, mean: f64) -> f64 {
        match self {
            Self::None => mean,
            Self::Resist => mean / 2.0,
            Self::Immune => 0.0,
            Self::Vulnerable => mean * 2.0,
        }
    }
}

/// What somebody's hide makes of harm of a type, dealt with something of these tags. Of immunity, resistance and
/// vulnerability the first counts; what halves all harm, by what is in force on them, halves what nothing else lessens.
pub fn adjustment(
    rules: &Effective,
    target: &Combatant,
    in_force: &[Source<'_>],
    damage_type: Option<&LabelRef>,
    tags: &[Id],
) -> Adjust {
    let own = typed(rules, target, damage_type, tags);
    if !has(in_force, Effect::ResistAll) {
        return own;
    }
    match own {
        Adjust::None => Adjust::Resist,
        Adjust::Vulnerable => Adjust::None,
        Adjust::Resist | Adjust::Immune => own,
    }
}

fn typed(rules: &Effective, target: &Combatant, damage_type: Option<&LabelRef>, tags: &[Id]) -> Adjust {
    let Some(kind) = damage_type else { return Adjust::None };
    let worn = target.character().map(|character| gear::hide(rules, character));
    let own: &Hide = &target.hide;
    let hides: Vec<&Hide> = std::iter::once(own).chain(worn.as_ref()).filter(|hide| !hide.is_plain()).collect();
    if hides.is_empty() {
        return Adjust::None;
    }
    let word = type_key(kind.text.english());
    let meets = |lines: fn(&Hide) -> &Vec<HideLine>| {
        let through = |line: &HideLine| line.except.iter().any(|tag| tags.contains(tag));
        hides.iter().any(|hide| lines(hide).iter().any(|line| line.damage_type == word && !through(line)))
    };
    if meets(|hide| &hide.immune) {
        Adjust::Immune
    } else if meets(|hide| &hide.resist) {
        Adjust::Resist
    } else if meets(|hide| &hide.vulnerable) {
        Adjust::Vulnerable
    } else {
        Adjust::None
    }
}

/// Whether somebody never has a condition.
pub fn immune(rules: &Effective, who: &Combatant, condition: &Id) -> bool {
    who.hide.conditions.contains(condition)
        || who.character().is_some_and(|character| gear::hide(rules, character).conditions.contains(condition))
}
