//! The check that an item asks for before it works (checks.md 6.3, combat.md 1.18): who need not roll, the number, how it is
//! thrown outside a fight. A fight takes the number from here and throws it as it throws every check of its own.
//!
//! A number that comes in fractions is cut toward zero. Being untrained does not matter to a gate.
//!
//! Must not know: fights, bags' order, what the item does.

use serde::{Deserialize, Serialize};

use crate::check::ask::CheckAsk;
use crate::check::difficulty::Difficulty;
use crate::check::label::{self, LabelRef, OwnWord};
use crate::check::number::{CheckNumber, NumberTerm, TermKind, rolled_with};
use crate::check::outcome::Outcome;
use crate::check::plan::Lean;
use crate::check::prepare::{Changed, Parts, Prepared, purpose, ready};
use crate::check::sources::sheet_sources;
use crate::check::target::CheckTarget;
use crate::check::throw::throw;
use crate::dice::{Roller, Throw, to_f64};
use crate::format::item::{Gate, Item};
use crate::format::scalar::{Id, truncated};
use crate::items::Stack;
use crate::sheet::{SkillKind, Values};

/// What stands between somebody and what an item does.
#[derive(Debug, Clone, PartialEq)]
pub enum GateState {
    /// Nothing: the item asks for no check, or spares this one.
    Open,
    /// A check.
    Asks(GateCheck),
    /// A check that cannot be made: the item lacks the stat that says how hard it is.
    Unusable,
}

/// The check of a gate with its number.
#[derive(Debug, Clone, PartialEq)]
pub struct GateCheck {
    /// What is rolled.
    pub label: LabelRef,
    /// The sheet's own number, cut toward zero.
    pub own: i64,
    /// What the ruleset adds to rolls with its abilities.
    pub adjust: i64,
    /// Against what, as the item says it.
    pub difficulty: i64,
    /// The skill, where it is one.
    pub skill: Option<Id>,
    /// The ability, where it is one by itself.
    pub ability: Option<Id>,
}

impl GateCheck {
    /// Its number before wounds and whatever is in force.
    pub fn number(&self) -> i64 {
        self.own.saturating_add(self.adjust)
    }

    /// What it rolls; `None` for a plain number.
    fn target<'v>(&self, values: &Values<'v>) -> Option<CheckTarget<'v>> {
        let sheet = &values.rules().ruleset().sheet;
        let skill = self.skill.as_ref().and_then(|id| sheet.skills.iter().find(|skill| skill.id == *id));
        let ability = self.ability.as_ref().and_then(|id| sheet.abilities.iter().find(|ability| ability.id == *id));
        skill.map(CheckTarget::Skill).or(ability.map(CheckTarget::Ability))
    }
}

/// What a gate asks of somebody as they stand.
pub fn gate(values: &Values<'_>, item: &Item, gate: Option<&Gate>) -> GateState {
    let Some(gate) = gate else { return GateState::Open };
    let spared = gate.unless.as_ref().is_some_and(|unless| values.number(&unless.value) >= unless.at_least.get());
    if spared {
        return GateState::Open;
    }
    let Some(difficulty) = gate.difficulty.whole(item) else { return GateState::Unusable };
    let rules = values.rules();
    let (label, own, with): (LabelRef, f64, Vec<&str>) = if let Some(id) = &gate.check.skill {
        let skill = values.skill(SkillKind::Skill, id.as_str());
        let with = skill.and_then(|skill| skill.skill.ability.as_ref()).map(Id::as_str);
        (label::skill(rules, id), skill.map_or(0.0, |skill| skill.number), with.into_iter().collect())
    } else if let Some(id) = &gate.check.ability {
        let ability = values.ability(id.as_str());
        (label::ability(rules, id), ability.map_or(0.0, |ability| ability.modifier), vec![id.as_str()])
    } else if let Some(reference) = &gate.check.value {
        let label = label::of_reference(rules, reference);
        let label = label.unwrap_or_else(|| LabelRef::own(OwnWord::Check, "check", "chrome/check"));
        (label, values.number(reference), rolled_with(values, reference))
    } else {
        // A gate that was read names exactly one of the three.
        return GateState::Unusable;
    };
    GateState::Asks(GateCheck {
        label,
        own: truncated(own),
        adjust: values.adjust(&with),
        difficulty,
        skill: gate.check.skill.clone(),
        ability: gate.check.ability.clone(),
    })
}

/// A gate's check made ready: the ruleset's own throw with wounds and whatever is in force, nothing bought, nothing asked for
/// besides. A number that is no skill reads only what is narrowed to nothing.
pub fn prepare_gate(values: &Values<'_>, bag: &[Stack], gate: &GateCheck) -> Prepared {
    let rules = values.rules();
    let target = gate.target(values);
    let sources = sheet_sources(rules, values, bag);
    let changed = Changed::of(&sources, purpose(target));
    let (number, penalty, adjust) = (to_f64(gate.own), values.penalty(), gate.adjust);
    let mut terms =
        vec![NumberTerm { kind: TermKind::Sheet, label: Some(gate.label.clone()), value: number, dice: None }];
    for (kind, value) in [(TermKind::Penalty, penalty), (TermKind::Adjust, adjust)] {
        if value != 0 {
            terms.push(NumberTerm { kind, label: None, value: to_f64(value), dice: None });
        }
    }
    let number = CheckNumber { number, penalty, adjust, with: None, terms };
    let difficulty = Difficulty { need: gate.difficulty, step: None, target: None };
    ready(rules, &CheckAsk::default(), Parts { target, number, changed, difficulty, harder: false, bought: None })
}

/// A gate that was rolled.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GateRoll {
    /// What was rolled.
    pub check: LabelRef,
    /// Its number: the sheet's, what the ruleset adds, wounds and flat effects.
    pub number: i64,
    /// What the dice of effects came to.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub effects: i64,
    /// What changed the number or made it lean.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<LabelRef>,
    /// How it was thrown.
    pub lean: Lean,
    /// The check's own dice as they lie on the table.
    pub dice: Vec<Throw>,
    /// What it came to: the sum with its number, or the successes.
    pub total: i64,
    /// The number to reach, or the successes needed.
    pub need: i64,
    /// What that means; the item works on a success of either sort.
    pub outcome: Outcome,
}

impl GateRoll {
    /// Rolls a gate.
    pub fn throw(values: &Values<'_>, bag: &[Stack], gate: &GateCheck, roller: &mut Roller) -> Self {
        let prepared = prepare_gate(values, bag, gate);
        let thrown = throw(&prepared.plan, roller);
        Self {
            check: gate.label.clone(),
            number: gate.number() + prepared.penalty + prepared.effects,
            effects: thrown.effects.iter().sum(),
            from: prepared.from,
            lean: thrown.lean,
            dice: thrown.dice,
            total: thrown.total,
            need: prepared.need,
            outcome: thrown.outcome,
        }
    }

    /// Whether the item works.
    pub fn passed(&self) -> bool {
        self.outcome.is_success()
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_zero(value: &i64) -> bool {
    *value == 0
}
