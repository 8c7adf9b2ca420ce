//! Abilities, skills, saves, sections: bounds and names (sheets.md 2.2).

use crate::format::check::{Allowance, Checker};
use crate::format::resolution::{Resolution, ResolutionKind};
use crate::format::scalar::Id;
use crate::format::sheet::{Skill, Untrained};
use crate::source::{Code, Path};

/// Checks everything of the sheet that is rolled with.
pub(super) fn check(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    let sheet = &checker.ruleset.sheet;
    let sections = at.key("sections");
    for (index, section) in sheet.sections.iter().enumerate() {
        untrained(checker, section.untrained, &sections.index(index));
    }
    let abilities = at.key("abilities");
    for (index, ability) in sheet.abilities.iter().enumerate() {
        let at = abilities.index(index);
        let (min, max, default) = (ability.min.get(), ability.max.get(), ability.default.get());
        if min > max {
            checker.error(Code::RangeInverted, &at.key("min"), format!("{min} is above `max`, {max}"));
        } else if !(min..=max).contains(&default) {
            checker.error(Code::BadDefault, &at.key("default"), format!("{default} is outside {min} to {max}"));
        }
        checker.section(ability.section.as_ref(), &at);
    }
    skills(checker, &sheet.skills, &at.key("skills"));
    skills(checker, &sheet.saves, &at.key("saves"));
    let tiers = checker.ruleset.resolution.shared().tiers;
    for (key, offered) in [("skillTiers", &sheet.skill_tiers), ("saveTiers", &sheet.save_tiers)] {
        let at = at.key(key);
        for (index, id) in offered.iter().flatten().enumerate() {
            checker.find(tiers, "tier", id, &at.index(index));
        }
    }
    let (min, max) = (sheet.bonus_range.min.get(), sheet.bonus_range.max.get());
    if min > max {
        let at = at.key("bonusRange");
        checker.error(Code::RangeInverted, &at.key("min"), format!("{min} is above `max`, {max}"));
    }
}

fn skills(checker: &mut Checker<'_, '_>, skills: &[Skill], at: &Path<'_>) {
    let sheet = &checker.ruleset.sheet;
    for (index, skill) in skills.iter().enumerate() {
        let at = at.index(index);
        if let Some(id) = &skill.ability {
            checker.find(&sheet.abilities, "ability", id, &at.key("ability"));
        }
        if let Some(cap) = &skill.cap {
            checker.reference(cap, &at.key("cap"), Allowance::Play);
        }
        checker.section(skill.section.as_ref(), &at);
        untrained(checker, skill.untrained, &at);
    }
}

/// `harder` moves the target of each die, so there must be one and it must be movable.
fn untrained(checker: &mut Checker<'_, '_>, rule: Option<Untrained>, at: &Path<'_>) {
    if rule != Some(Untrained::Harder) {
        return;
    }
    let movable = match &checker.ruleset.resolution {
        Resolution::Sum(_) => false,
        Resolution::Pool(pool) => pool.target.min < pool.target.max,
    };
    if !movable {
        let why = match checker.ruleset.resolution.kind() {
            ResolutionKind::Sum => "a sum of dice has no target for each die",
            ResolutionKind::Pool => "the target of each die cannot move in this ruleset",
        };
        checker.error(Code::NotAllowedHere, &at.key("untrained"), format!("`harder` does nothing: {why}"));
    }
}

impl Checker<'_, '_> {
    /// Checks the section that something of the sheet stands in.
    pub(super) fn section(&mut self, section: Option<&Id>, at: &Path<'_>) {
        if let Some(id) = section {
            self.find(&self.ruleset.sheet.sections, "section", id, &at.key("section"));
        }
    }
}
