//! A way to take an option, with what speaks for and against it (combat.md 3.21).
//!
//! Must not know: how it was found, who weighs it.

use crate::combat::choice::Choice;
use crate::combat::encounter::Combatant;
use crate::combat::event_part::CombatantId;
use crate::combat::foes::candidates::Manner;
use crate::dice::to_f64;

/// Most that harm counts for: what is left of a target twice over.
const HARM_MAX: f64 = 2.0;

/// How an option is taken. Most of them are not: whom else it catches is listed for the one that is.
#[derive(Debug, Clone, Copy)]
pub struct Taken<'c> {
    /// The option's id.
    pub option: &'c str,
    /// Targets aside.
    pub manner: Manner<'c>,
    /// Whom it is aimed at first.
    pub target: Option<&'c Combatant>,
    /// How many others it catches.
    pub others: usize,
    /// Those among whom they are.
    pub aimed: &'c [&'c Combatant],
    /// Whether only those who stand are caught besides.
    pub standing: bool,
}

/// Others of the same side that a deed catches besides the one that it is aimed at.
pub fn others<'a>(
    aimed: &'a [&'a Combatant],
    first: &'a Combatant,
    standing: bool,
) -> impl Iterator<Item = &'a Combatant> {
    let alike = aimed.iter().copied();
    alike.filter(move |other| other.side == first.side && other.id != first.id && (!standing || other.stands()))
}

impl<'c> Taken<'c> {
    /// An option that everybody has, aimed at one or nobody.
    pub fn plain(option: &'c str, target: Option<&'c Combatant>) -> Self {
        Self { option, manner: Manner::default(), target, others: 0, aimed: &[], standing: false }
    }

    /// As a choice.
    pub fn choice(&self) -> Choice {
        let targets: Vec<CombatantId> = self.target.map_or_else(Vec::new, |first| {
            let others = others(self.aimed, first, self.standing).take(self.others);
            std::iter::once(first).chain(others).map(|who| who.id.clone()).collect()
        });
        Choice {
            pay: self.manner.pay.map(|pay| pay.pool.clone()),
            mode: self.manner.mode.map(|mode| mode.id.as_str().to_owned()),
            style: self.manner.style.map(str::to_owned),
            ..Choice::of(self.option, &targets)
        }
    }
}

/// A way to take an option.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Candidate {
    /// Harm, as a part of what is left of its targets, up to 2.
    pub damage: f64,
    /// The chance that it ends somebody.
    pub finish: f64,
    /// Healing, as a part of what its target can have, and more for somebody down.
    pub healing: f64,
    /// Help to a friend.
    pub support: f64,
    /// Preparation.
    pub setup: f64,
    /// What it costs.
    pub cost: f64,
    /// Whether it is aimed at the target of the deed before.
    pub same_target: bool,
}

impl Candidate {
    /// A blow at so much health left, on so many targets.
    pub fn blow(average: f64, chance: f64, left: i64, targets: usize) -> Self {
        let left = to_f64(left.max(1));
        let many = to_f64(i64::try_from(targets.max(1)).unwrap_or(1));
        let finish = if average >= left { chance } else { 0.0 };
        Self { damage: (average / left * many).min(HARM_MAX) * chance, finish, ..Self::default() }
    }

    /// Whether it does any good, whatever it costs: what does none is no candidate.
    pub fn is_useful(&self) -> bool {
        self.damage + self.finish + self.healing + self.support + self.setup > 0.0
    }
}
