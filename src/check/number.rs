//! The number of a check before anything situational: sheet, wounds, what the ruleset adds (checks.md 2.3 to 2.5).
//!
//! Must not know: difficulties, sources, purchases.

use crate::check::label::LabelRef;
use crate::check::plan::EffectDice;
use crate::check::target::{CheckTarget, find_ability};
use crate::dice::to_f64;
use crate::format::resolution::Resolution;
use crate::format::scalar::Id;
use crate::format::value_ref::ValueRef;
use crate::sheet::{SkillKind, Values};
use crate::text::RulesetText;

/// A part of a check's number, for whoever explains it.
#[derive(Debug, Clone, PartialEq)]
pub struct NumberTerm {
    /// What it is.
    pub kind: TermKind,
    /// What it is called, where the ruleset or the sheet names it.
    pub label: Option<LabelRef>,
    /// What it adds; the flat part where it has dice.
    pub value: f64,
    /// Dice that it adds or takes away.
    pub dice: Option<EffectDice>,
}

/// What a part of a check's number is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TermKind {
    /// The sheet's own number, cap included.
    Sheet,
    /// A second ability.
    SecondAbility,
    /// What wounds take off.
    Penalty,
    /// What the ruleset adds to rolls.
    Adjust,
    /// A condition, a level, an item.
    Effect,
    /// Dice for the situation.
    Situation,
    /// Dice that were bought.
    Bought,
}

/// A check's number.
#[derive(Debug, Clone, PartialEq)]
pub struct CheckNumber {
    /// The sheet's number: the ability swapped, the cap held, a second ability in it.
    pub number: f64,
    /// What wounds take off, 0 or less.
    pub penalty: i64,
    /// What the ruleset adds to rolls with these abilities.
    pub adjust: i64,
    /// The ability that `with` named and that took part.
    pub with: Option<RulesetText>,
    /// Its parts, in order; zeros left out except for the first.
    pub terms: Vec<NumberTerm>,
}

/// The number of a check on a sheet as it stands.
pub fn check_number(values: &Values<'_>, target: Option<CheckTarget<'_>>, with: Option<&str>) -> CheckNumber {
    let rules = values.rules();
    let named = with.and_then(|name| find_ability(rules, name));
    let named_id = named.map(|ability| ability.id.as_str());
    let trained =
        |kind: SkillKind, id: &Id| values.skill_with(kind, id.as_str(), named_id).map_or(0.0, |skill| skill.number);
    let modifier = |id: &str| values.ability(id).map_or(0.0, |ability| ability.modifier);
    let mut second = None;
    let (mut number, abilities, swapped) = match target {
        None => (0.0, Vec::new(), false),
        Some(CheckTarget::Skill(skill)) | Some(CheckTarget::Save(skill)) => {
            let kind = if matches!(target, Some(CheckTarget::Save(_))) { SkillKind::Save } else { SkillKind::Skill };
            let own = named_id.or(skill.ability.as_ref().map(Id::as_str));
            (trained(kind, &skill.id), own.into_iter().collect(), named.is_some())
        }
        Some(CheckTarget::Ability(ability)) => {
            second = named.filter(|_| adds_abilities(&rules.ruleset().resolution));
            let own = std::iter::once(ability.id.as_str());
            let abilities: Vec<&str> = own.chain(second.map(|second| second.id.as_str())).collect();
            (modifier(ability.id.as_str()), abilities, second.is_some())
        }
    };
    let label =
        target.map(|target| LabelRef::new(target.label().clone(), format!("{}/{}", target.word(), target.id())));
    let mut terms = vec![NumberTerm { kind: TermKind::Sheet, label, value: number, dice: None }];
    if let Some(second) = second {
        let label = Some(LabelRef::new(second.label.text().clone(), format!("ability/{}", second.id)));
        let value = modifier(second.id.as_str());
        terms.push(NumberTerm { kind: TermKind::SecondAbility, label, value, dice: None });
        number += value;
    }
    let (penalty, adjust) = (values.penalty(), values.adjust(&abilities));
    for (kind, value) in [(TermKind::Penalty, penalty), (TermKind::Adjust, adjust)] {
        if value != 0 {
            terms.push(NumberTerm { kind, label: None, value: to_f64(value), dice: None });
        }
    }
    let with = named.filter(|_| swapped).map(|ability| ability.label.text().clone());
    CheckNumber { number: if number.is_finite() { number } else { 0.0 }, penalty, adjust, with, terms }
}

fn adds_abilities(resolution: &Resolution) -> bool {
    match resolution {
        Resolution::Pool(pool) => pool.pool.ability_plus_ability,
        Resolution::Sum(_) => false,
    }
}

/// The abilities that a number rolls with, for what is added to rolls by ability.
pub fn rolled_with<'v>(values: &Values<'v>, reference: &'v ValueRef) -> Vec<&'v str> {
    let of = |kind: SkillKind, id: &str| {
        values.skill(kind, id).and_then(|skill| skill.skill.ability.as_ref()).map(|ability| ability.as_str())
    };
    match reference {
        ValueRef::AbilityMod(id) | ValueRef::AbilityScore(id) => vec![id.as_str()],
        ValueRef::SkillMod(id) => of(SkillKind::Skill, id.as_str()).into_iter().collect(),
        ValueRef::SaveMod(id) => of(SkillKind::Save, id.as_str()).into_iter().collect(),
        _ => Vec::new(),
    }
}
