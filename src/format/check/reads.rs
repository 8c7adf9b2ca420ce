//! What a number reads in the end, through derived values, caps and the proficiency bonus (sheets.md 2.4).

use std::collections::HashMap;

use crate::format::derived::{Derived, DerivedOp, EnumSource};
use crate::format::ruleset::Ruleset;
use crate::format::sheet::Skill;
use crate::format::value_ref::ValueRef;

/// What a number reads that not every place may read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Reads {
    /// Live state or items.
    pub live: bool,
    /// A list's rows.
    pub list: bool,
}

impl Reads {
    fn and(self, other: Self) -> Self {
        Self { live: self.live || other.live, list: self.list || other.list }
    }
}

/// What every derived value, skill and save reads.
#[derive(Debug, Default)]
pub struct ReadTable<'r> {
    derived: HashMap<&'r str, Reads>,
    skills: HashMap<&'r str, Reads>,
    saves: HashMap<&'r str, Reads>,
}

/// More passes than any chain of as many values as may be declared needs; longer files are refused for their length.
const PASSES_MAX: usize = 150;

impl<'r> ReadTable<'r> {
    /// Works the table out by going over it until nothing changes, so that a circle does no harm.
    pub fn of(ruleset: &'r Ruleset) -> Self {
        let mut table = Self::default();
        for _ in 0..PASSES_MAX {
            if !table.pass(ruleset) {
                break;
            }
        }
        table
    }

    fn pass(&mut self, ruleset: &'r Ruleset) -> bool {
        let sheet = &ruleset.sheet;
        let mut changed = false;
        for derived in &sheet.derived {
            let reads = self.derived(derived);
            changed |= self.derived.insert(derived.id.as_str(), reads) != Some(reads);
        }
        let bonus = ruleset.resolution.shared().proficiency;
        let bonus = bonus.map(|proficiency| self.reference(&proficiency.bonus)).unwrap_or_default();
        for skill in &sheet.skills {
            let reads = self.trained(skill).and(bonus);
            changed |= self.skills.insert(skill.id.as_str(), reads) != Some(reads);
        }
        for save in &sheet.saves {
            let reads = self.trained(save).and(bonus);
            changed |= self.saves.insert(save.id.as_str(), reads) != Some(reads);
        }
        changed
    }

    fn derived(&self, derived: &Derived) -> Reads {
        if let DerivedOp::EnumTable { from, .. } = &derived.op {
            return Reads { live: matches!(from, EnumSource::LiveState(_)), list: false };
        }
        let references = derived.references();
        references.into_iter().fold(Reads::default(), |reads, (_, _, reference)| reads.and(self.reference(reference)))
    }

    fn trained(&self, skill: &Skill) -> Reads {
        skill.cap.as_ref().map(|cap| self.reference(cap)).unwrap_or_default()
    }

    /// What a reference reads in the end.
    pub fn reference(&self, reference: &ValueRef) -> Reads {
        let found = |table: &HashMap<&str, Reads>, id: &str| table.get(id).copied().unwrap_or_default();
        match reference {
            ValueRef::LiveTrack { .. } | ValueRef::LivePool(_) | ValueRef::ItemStat(_) => {
                Reads { live: true, list: false }
            }
            ValueRef::ListSum(_) => Reads { live: false, list: true },
            ValueRef::Derived(id) => found(&self.derived, id.as_str()),
            ValueRef::SkillMod(id) => found(&self.skills, id.as_str()),
            ValueRef::SaveMod(id) => found(&self.saves, id.as_str()),
            ValueRef::Const(_)
            | ValueRef::Field(_)
            | ValueRef::AbilityScore(_)
            | ValueRef::AbilityMod(_)
            | ValueRef::AbilityModFromField(_) => Reads::default(),
        }
    }
}
