//! `advance`: what a Game Master may change for good (amendments.md 3, the seed on catalogs). An edit of the build: the sheet
//! is moved up to the ruleset's version first, and cells that follow it are worked out again after.
//!
//! Must not know: tags, parties, whose sheet it is.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::to_f64;
use crate::format::scalar::whole;
use crate::format::sheet::{Field, FieldKind, Skill};
use crate::rules::Effective;
use crate::sheet::find::names;
use crate::sheet::read::{CellValue, ability_score, field_value};
use crate::sheet::{
    Build, BuildChange, BuildPart, LiveState, SHEET_BYTES_MAX, SkillKind, StoredSheet, evolve_build, read_sheet, scaled,
};
use crate::text::{RulesetText, tag_decimal, tag_integer, utf16_len};

/// What is asked of a build. Names and values are as they were written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "target", rename_all = "kebab-case")]
pub enum Advance {
    /// A number or text field.
    Field {
        /// The field, by id or label.
        field: String,
        /// How it moves.
        step: AdvanceStep,
    },
    /// An ability's score.
    Ability {
        /// The ability, by id or label.
        ability: String,
        /// How it moves.
        step: AdvanceStep,
    },
    /// A skill's tier.
    Skill {
        /// The skill, by id or label.
        skill: String,
        /// The tier, by id or label.
        tier: String,
    },
    /// A save's tier.
    Save {
        /// The save, by id or label.
        save: String,
        /// The tier, by id or label.
        tier: String,
    },
}

/// How a value moves, as it was written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AdvanceStep {
    /// By a number.
    By(String),
    /// To a number, or to a text.
    To(String),
}

/// What comes of it.
#[derive(Debug, Clone, PartialEq)]
pub struct AdvanceDecision {
    /// What changes, in order: the sheet moved up where it was of an older version, the value, what follows it.
    pub changes: Vec<BuildChange>,
    /// How the value stands then.
    pub now: AdvanceNow,
}

/// How an advanced value stands.
#[derive(Debug, Clone, PartialEq)]
pub enum AdvanceNow {
    /// A number.
    Number(f64),
    /// What was written.
    Text(String),
    /// A tier.
    Tier(RulesetText),
}

impl AdvanceNow {
    /// The English that an answered tag carries, before it is made safe for a tag and cut.
    pub fn english(&self) -> String {
        match self {
            Self::Number(number) => number_text(*number),
            Self::Text(text) => text.clone(),
            Self::Tier(label) => label.english().to_owned(),
        }
    }
}

/// Why a build stays as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AdvanceRefusal {
    /// A text field is moved by a number.
    Malformed,
    /// The ruleset lets nothing be advanced.
    NoAdvancement,
    /// The sheet has no such field.
    UnknownField,
    /// The sheet has no such ability.
    UnknownAbility,
    /// The sheet has no such skill.
    UnknownSkill,
    /// The sheet has no such save.
    UnknownSave,
    /// The ruleset does not let that one be advanced.
    NotAllowed,
    /// The ruleset has no such tier.
    UnknownTier,
    /// The value cannot stand there; the bound in words.
    BadAmount {
        /// Such as `3 to 18`.
        bound: String,
    },
}

impl AdvanceRefusal {
    /// The word that answers and tags carry.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Malformed => "malformed",
            Self::NoAdvancement => "no-advancement",
            Self::UnknownField => "unknown-field",
            Self::UnknownAbility => "unknown-ability",
            Self::UnknownSkill => "unknown-skill",
            Self::UnknownSave => "unknown-save",
            Self::NotAllowed => "not-allowed",
            Self::UnknownTier => "unknown-tier",
            Self::BadAmount { .. } => "bad-amount",
        }
    }

    /// The bound that was broken, in words.
    pub fn bound(&self) -> Option<&str> {
        match self {
            Self::BadAmount { bound } => Some(bound),
            _ => None,
        }
    }
}

impl Advance {
    /// Whether it can mean nothing under these rules, whoever is asked: a text field moved by a number. It is told before
    /// anybody is looked for.
    pub fn is_malformed(&self, rules: &Effective) -> bool {
        let Self::Field { field, step: AdvanceStep::By(_) } = self else { return false };
        find_field(rules, field).is_some_and(|field| matches!(field.kind, FieldKind::Text { .. }))
    }

    /// The step as an answered tag writes it: a number without a plus and without needless zeros, anything else as it was
    /// written. `None` for a tier.
    pub fn step_written(&self, rules: &Effective) -> Option<(&'static str, String)> {
        let (step, is_number) = match self {
            Self::Field { field, step } => {
                let number = |field: &Field| matches!(field.kind, FieldKind::Number { .. });
                (step, find_field(rules, field).is_some_and(number))
            }
            Self::Ability { step, .. } => (step, true),
            Self::Skill { .. } | Self::Save { .. } => return None,
        };
        let (key, written) = match step {
            AdvanceStep::By(written) => ("by", written),
            AdvanceStep::To(written) => ("to", written),
        };
        let number = tag_integer(written).map(to_f64).or_else(|| tag_decimal(written)).filter(|_| is_number);
        Some((key, number.map_or_else(|| written.clone(), number_text)))
    }
}

/// Decides what comes of an advance on a sheet as it is stored.
///
/// # Errors
/// Why nothing changes: in the order of amendments.md 3, the first that holds. No value is ever clamped.
pub fn decide_advance(
    rules: &Effective,
    stored: &StoredSheet,
    advance: &Advance,
) -> Result<AdvanceDecision, AdvanceRefusal> {
    if advance.is_malformed(rules) {
        return Err(AdvanceRefusal::Malformed);
    }
    let read = read_sheet(rules, stored, &LiveState::untouched());
    let (part, id, value, now) = new_value(rules, &read.sheet.build, advance)?;
    let mut sheet = read.sheet.clone();
    let mut changes = Vec::new();
    if read.restamped(stored) {
        changes.push(BuildChange::Sheet { now: Box::new(read.sheet) });
    }
    let change = BuildChange::Value { part, id, now: Some(value) };
    evolve_build(&mut sheet, &change);
    changes.push(change);
    if sheet.bytes() > SHEET_BYTES_MAX.max(stored.bytes()) {
        return Err(AdvanceRefusal::BadAmount { bound: format!("at most {SHEET_BYTES_MAX} bytes a sheet") });
    }
    changes.extend(scaled::recompute(rules, &sheet));
    Ok(AdvanceDecision { changes, now })
}

type NewValue = (BuildPart, String, Value, AdvanceNow);

fn new_value(rules: &Effective, build: &Build, advance: &Advance) -> Result<NewValue, AdvanceRefusal> {
    let allowed = rules.ruleset().sheet.advancement.as_ref().ok_or(AdvanceRefusal::NoAdvancement)?;
    let layout = &rules.ruleset().sheet;
    match advance {
        Advance::Field { field, step } => {
            let field = find_field(rules, field).ok_or(AdvanceRefusal::UnknownField)?;
            if !allowed.fields.iter().flatten().any(|id| *id == field.id) {
                return Err(AdvanceRefusal::NotAllowed);
            }
            let (value, now) = field_step(rules, build, field, step)?;
            Ok((BuildPart::Fields, field.id.as_str().to_owned(), value, now))
        }
        Advance::Ability { ability, step } => {
            let mut declared = layout.abilities.iter();
            let ability = declared
                .find(|declared| names(ability, declared.id.as_str(), declared.label.english()))
                .ok_or(AdvanceRefusal::UnknownAbility)?;
            if !allowed.abilities {
                return Err(AdvanceRefusal::NotAllowed);
            }
            let bounds = Bounds { min: to_f64(ability.min.get()), max: to_f64(ability.max.get()), whole: true };
            let number =
                bounds.moved(ability_score(build, ability), step).ok_or_else(|| bounds.broken(Wording::Plain))?;
            Ok((BuildPart::Abilities, ability.id.as_str().to_owned(), json_number(number), AdvanceNow::Number(number)))
        }
        Advance::Skill { skill, tier } => {
            let skill = find_skill(&layout.skills, skill).ok_or(AdvanceRefusal::UnknownSkill)?;
            if !allowed.skills {
                return Err(AdvanceRefusal::NotAllowed);
            }
            tier_step(rules, SkillKind::Skill, skill, tier)
        }
        Advance::Save { save, tier } => {
            let save = find_skill(&layout.saves, save).ok_or(AdvanceRefusal::UnknownSave)?;
            if !allowed.saves {
                return Err(AdvanceRefusal::NotAllowed);
            }
            tier_step(rules, SkillKind::Save, save, tier)
        }
    }
}

fn find_field<'e>(rules: &'e Effective, name: &str) -> Option<&'e Field> {
    rules.ruleset().sheet.fields.iter().find(|field| names(name, field.id.as_str(), field.label.english()))
}

fn find_skill<'e>(declared: &'e [Skill], name: &str) -> Option<&'e Skill> {
    declared.iter().find(|skill| names(name, skill.id.as_str(), skill.label.english()))
}

fn field_step(
    rules: &Effective,
    build: &Build,
    field: &Field,
    step: &AdvanceStep,
) -> Result<(Value, AdvanceNow), AdvanceRefusal> {
    match (&field.kind, step) {
        (FieldKind::Number { min, max, integer, .. }, step) => {
            let bounds = Bounds { min: min.get(), max: max.get(), whole: *integer };
            let current = field_value(rules, build, field);
            let current = if let CellValue::Number(current) = current { current } else { 0.0 };
            let wording = if *integer { Wording::WholeNumbers } else { Wording::Plain };
            let number = bounds.moved(current, step).ok_or_else(|| bounds.broken(wording))?;
            Ok((json_number(number), AdvanceNow::Number(number)))
        }
        (FieldKind::Text { length_max, .. }, AdvanceStep::To(text)) => {
            if utf16_len(text) > length_max.count() {
                let bound = format!("at most {} characters", length_max.get());
                return Err(AdvanceRefusal::BadAmount { bound });
            }
            Ok((Value::from(text.as_str()), AdvanceNow::Text(text.clone())))
        }
        (FieldKind::Text { .. }, AdvanceStep::By(_)) => Err(AdvanceRefusal::Malformed),
        // Fields of other types are never among those allowed: `check` refuses a ruleset that names one.
        _ => Err(AdvanceRefusal::NotAllowed),
    }
}

fn tier_step(rules: &Effective, kind: SkillKind, skill: &Skill, tier: &str) -> Result<NewValue, AdvanceRefusal> {
    let mut tiers = rules.ruleset().resolution.shared().tiers.iter();
    let tier = tiers
        .find(|declared| names(tier, declared.id.as_str(), declared.label.english()))
        .ok_or(AdvanceRefusal::UnknownTier)?;
    let part = match kind {
        SkillKind::Skill => BuildPart::Skills,
        SkillKind::Save => BuildPart::Saves,
    };
    let now = AdvanceNow::Tier(tier.label.text().clone());
    Ok((part, skill.id.as_str().to_owned(), Value::from(tier.id.as_str()), now))
}

/// Between what a number must stay, and whether only whole ones may stand there.
struct Bounds {
    min: f64,
    max: f64,
    whole: bool,
}

/// How a broken bound is told.
enum Wording {
    /// `3 to 18`
    Plain,
    /// `whole numbers, 0 to 9`
    WholeNumbers,
}

impl Bounds {
    /// Where a number comes to; `None` where that is no number that may stand there.
    fn moved(&self, current: f64, step: &AdvanceStep) -> Option<f64> {
        let number = match step {
            AdvanceStep::To(written) => self.read(written)?,
            AdvanceStep::By(written) => {
                let sum = current + self.read(written)?;
                // Tenths added up are tenths again; a whole number is exact as it is.
                if whole(sum).is_some() { sum } else { (sum * 1e6).round() / 1e6 }
            }
        };
        let fits = (self.min..=self.max).contains(&number) && (!self.whole || whole(number).is_some());
        fits.then_some(number)
    }

    fn read(&self, written: &str) -> Option<f64> {
        let decimal = || if self.whole { None } else { tag_decimal(written) };
        tag_integer(written).map(to_f64).or_else(decimal)
    }

    fn broken(&self, wording: Wording) -> AdvanceRefusal {
        let range = format!("{} to {}", number_text(self.min), number_text(self.max));
        let bound = match wording {
            Wording::Plain => range,
            Wording::WholeNumbers => format!("whole numbers, {range}"),
        };
        AdvanceRefusal::BadAmount { bound }
    }
}

fn json_number(number: f64) -> Value {
    whole(number).map_or_else(|| Value::from(number), Value::from)
}

fn number_text(number: f64) -> String {
    whole(number).map_or_else(|| number.to_string(), |number| number.to_string())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn rules() -> Effective {
        let text = include_bytes!("../../tests/cases/bases/story.json");
        let ruleset = crate::format::load::read_ruleset(text).unwrap().value;
        Effective::base(std::sync::Arc::new(crate::format::book::Rulebook::single(ruleset)))
    }

    fn field(field: &str, step: AdvanceStep) -> Advance {
        Advance::Field { field: field.to_owned(), step }
    }

    #[test]
    fn a_sheet_never_grows_beyond_what_may_be_kept() {
        let filler = "x".repeat(SHEET_BYTES_MAX - 60);
        let full = StoredSheet::from_json(json!({ "v": 3, "build": { "fields": { "diary": filler } } })).unwrap();
        let grow = field("discipline", AdvanceStep::To("Auspex".to_owned()));
        let bound = Some("at most 65536 bytes a sheet".to_owned());
        let refusal = decide_advance(&rules(), &full, &grow).unwrap_err();
        assert_eq!((refusal.code(), refusal.bound().map(str::to_owned)), ("bad-amount", bound));
    }

    #[test]
    fn a_decision_changes_one_value_of_a_sheet_that_is_up_to_date() {
        let sheet = StoredSheet::from_json(json!({ "v": 3, "build": { "fields": { "humanity": 0.1 } } })).unwrap();
        let decision = decide_advance(&rules(), &sheet, &field("humanity", AdvanceStep::By("0.2".to_owned()))).unwrap();
        assert_eq!(decision.now, AdvanceNow::Number(0.3));
        let value = BuildChange::Value { part: BuildPart::Fields, id: "humanity".to_owned(), now: Some(json!(0.3)) };
        assert_eq!(decision.changes, [value]);
    }
}
