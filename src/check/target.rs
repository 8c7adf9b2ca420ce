//! What a check names: a save, a skill, an ability, or nothing (checks.md 2.1).
//!
//! Must not know: numbers, tags.

use crate::format::scalar::Id;
use crate::format::sheet::{Ability, Skill};
use crate::rules::Effective;
use crate::text::{RulesetText, check_key};

/// What is rolled.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum CheckTarget<'e> {
    /// A skill.
    Skill(&'e Skill),
    /// A save.
    Save(&'e Skill),
    /// An ability by itself.
    Ability(&'e Ability),
}

impl<'e> CheckTarget<'e> {
    /// Its id.
    pub fn id(self) -> &'e Id {
        match self {
            Self::Skill(skill) | Self::Save(skill) => &skill.id,
            Self::Ability(ability) => &ability.id,
        }
    }

    /// Its name.
    pub fn label(self) -> &'e RulesetText {
        match self {
            Self::Skill(skill) | Self::Save(skill) => skill.label.text(),
            Self::Ability(ability) => ability.label.text(),
        }
    }

    /// `skill`, `save` or `ability`.
    pub fn word(self) -> &'static str {
        match self {
            Self::Skill(_) => "skill",
            Self::Save(_) => "save",
            Self::Ability(_) => "ability",
        }
    }
}

/// Endings that say how something is rolled and are no part of its name; the longer first.
const ENDINGS: [&str; 4] = [" ability check", " check", " saving throw", " save"];

fn without_ending(key: &str) -> &str {
    ENDINGS.iter().find_map(|ending| key.strip_suffix(ending)).unwrap_or(key)
}

/// What a name means: a save by its whole name; with `save` or `saving throw` at its end the one save of that ability, else
/// the save of that name, else nothing; otherwise a skill, then an ability. The first declared of several.
pub fn find_target<'e>(rules: &'e Effective, name: &str) -> Option<CheckTarget<'e>> {
    let sheet = &rules.ruleset().sheet;
    let name = check_key(name);
    if name.is_empty() {
        return None;
    }
    let base = without_ending(&name);
    let save_word = name.ends_with(" save") || name.ends_with(" saving throw");
    let save = |key: &str| sheet.saves.iter().find(|save| skill_is(save, key)).map(CheckTarget::Save);
    if let Some(save) = save(&name) {
        return Some(save);
    }
    if save_word {
        let ability = sheet.abilities.iter().find(|ability| ability_is(ability, base));
        let mut using =
            sheet.saves.iter().filter(|save| ability.is_some_and(|own| save.ability.as_ref() == Some(&own.id)));
        return match (using.next(), using.next()) {
            (Some(one), None) => Some(CheckTarget::Save(one)),
            _ => save(base),
        };
    }
    let skill = sheet.skills.iter().find(|skill| skill_is(skill, &name) || skill_is(skill, base));
    let ability = || sheet.abilities.iter().find(|ability| ability_is(ability, base)).map(CheckTarget::Ability);
    skill.map(CheckTarget::Skill).or_else(ability)
}

/// The ability that `with=` names; an ending that says how it is rolled is left aside.
pub fn find_ability<'e>(rules: &'e Effective, name: &str) -> Option<&'e Ability> {
    let name = check_key(name);
    let base = without_ending(&name);
    let mut abilities = rules.ruleset().sheet.abilities.iter();
    abilities.find(|ability| ability_is(ability, &name) || ability_is(ability, base))
}

fn skill_is(skill: &Skill, key: &str) -> bool {
    spells(skill.id.as_str(), key) || spells(skill.label.english(), key)
}

fn ability_is(ability: &Ability, key: &str) -> bool {
    let short = ability.short.as_ref().is_some_and(|short| spells(short.english(), key));
    short || spells(ability.id.as_str(), key) || spells(ability.label.english(), key)
}

fn spells(spelling: &str, key: &str) -> bool {
    !key.is_empty() && check_key(spelling) == key
}
