//! Which edits a row of the editor offers: the values to choose among, one step up or down, what was typed, none at all.
//!
//! Must not know: whether an edit will be carried out, which `sheet` decides.

use crate::format::sheet::FieldKind;
use crate::locale::Locale;
use crate::sheet::{CellValue, EditCommand, EditTarget, EditValue, SkillKind, Values, offered_tiers};
use crate::text::{RulesetText, SafeText};
use crate::view::editor::rows::{EditRow, in_effect, kind_of};
use crate::view::parts::word;
use crate::view::table::sheet::plain;

/// One of the values that a row may be given.
#[derive(Debug, Clone, PartialEq)]
pub struct Choice {
    /// How it is called.
    pub label: SafeText,
    /// What gives it.
    pub edit: EditCommand,
    /// Whether it is the one in effect.
    pub now: bool,
}

/// The values to choose among: tiers, words of an enum, a switch's two. Empty where a value is typed.
pub fn choices(row: &EditRow, values: &Values<'_>, locale: &Locale) -> Vec<Choice> {
    if let EditRow::Skill(kind, id) = row {
        return tiers(*kind, id.as_str(), values, locale);
    }
    let Some(value) = in_effect(row, values) else { return Vec::new() };
    match kind_of(row, values) {
        Some(FieldKind::Enum(declared)) => {
            let offered = match row {
                EditRow::Field(id) => values.rules().enum_field(id.as_str()).unwrap_or(declared),
                _ => declared,
            };
            let words = offered.values.iter().filter_map(|word| {
                let label = offered.label_of(word.as_str()).cloned().unwrap_or_else(|| RulesetText::new(word.as_str()));
                let edit = put(row, EditValue::Text(word.as_str().to_owned()))?;
                Some(Choice {
                    label: locale.tr(&label).text,
                    edit,
                    now: matches!(value, CellValue::Text(now) if now == word.as_str()),
                })
            });
            words.collect()
        }
        Some(FieldKind::Boolean { .. }) => {
            let switch = |on: bool| {
                let label = word(locale, if on { "flag-on" } else { "flag-off" });
                Some(Choice { label, edit: put(row, EditValue::Flag(on))?, now: value == CellValue::Flag(on) })
            };
            [false, true].into_iter().filter_map(switch).collect()
        }
        _ => Vec::new(),
    }
}

fn tiers(kind: SkillKind, id: &str, values: &Values<'_>, locale: &Locale) -> Vec<Choice> {
    let Some(skill) = values.skill(kind, id) else { return Vec::new() };
    let declared = values.rules().ruleset().resolution.shared().tiers;
    let offered = offered_tiers(values.rules(), kind);
    let found = offered.filter_map(|tier| declared.iter().find(|declared| declared.id == *tier));
    found
        .map(|tier| Choice {
            label: locale.tr(tier.label.text()).text,
            edit: EditCommand::Tier { kind, id: id.to_owned(), tier: tier.id.as_str().to_owned() },
            now: tier.id == skill.tier.id,
        })
        .collect()
}

/// One step up or down: the next choice, or the number one more or less. Nothing where there is no next.
pub fn step(row: &EditRow, values: &Values<'_>, locale: &Locale, direction: Direction) -> Option<EditCommand> {
    let choices = choices(row, values, locale);
    if !choices.is_empty() {
        let now = choices.iter().position(|choice| choice.now);
        let next = match (now, direction) {
            (None, _) => 0,
            (Some(now), Direction::Up) => now + 1,
            (Some(now), Direction::Down) => now.checked_sub(1)?,
        };
        return choices.into_iter().nth(next).map(|choice| choice.edit);
    }
    let by = match direction {
        Direction::Up => 1.0,
        Direction::Down => -1.0,
    };
    match row {
        EditRow::Ability(id) => {
            Some(EditCommand::Ability { ability: id.as_str().to_owned(), score: own_score(row, values)? + by })
        }
        _ => put(row, EditValue::Number(in_effect(row, values)?.number()? + by)),
    }
}

/// Which way a step goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Direction {
    /// More, or the next choice.
    Up,
    /// Less, or the choice before.
    Down,
}

/// What was typed for a row; `None` where it cannot stand there, as words where a number is wanted.
pub fn typed(row: &EditRow, values: &Values<'_>, text: &str) -> Option<EditCommand> {
    match row {
        EditRow::Ability(id) => {
            let score = text.trim().parse().ok().filter(|number: &f64| number.is_finite())?;
            Some(EditCommand::Ability { ability: id.as_str().to_owned(), score })
        }
        _ => put(row, EditValue::typed(kind_of(row, values)?, text)?),
    }
}

/// What stands in a row now, as it is typed. Nothing where no value is typed there.
pub fn typed_now(row: &EditRow, values: &Values<'_>) -> Option<String> {
    match row {
        EditRow::Ability(_) => own_score(row, values).map(plain),
        _ => match in_effect(row, values)? {
            CellValue::Number(number) => Some(plain(number)),
            CellValue::Text(text) => Some(text.to_owned()),
            CellValue::Flag(_) => None,
        },
    }
}

/// Takes what is stored for a row away, so that its default reads again.
pub fn unset(row: &EditRow) -> Option<EditCommand> {
    let target = match row {
        EditRow::Ability(id) => EditTarget::Ability { ability: id.as_str().to_owned() },
        EditRow::Skill(kind, id) => EditTarget::Tier { kind: *kind, id: id.as_str().to_owned() },
        EditRow::Field(id) => EditTarget::Field { field: id.as_str().to_owned() },
        EditRow::Cell { list, row, column } => {
            EditTarget::Cell { list: list.as_str().to_owned(), row: *row, column: column.as_str().to_owned() }
        }
        EditRow::List(_) | EditRow::Row { .. } => return None,
    };
    Some(EditCommand::Unset { target })
}

/// A score as the player made it, items left aside.
fn own_score(row: &EditRow, values: &Values<'_>) -> Option<f64> {
    let EditRow::Ability(id) = row else { return None };
    let ability = values.rules().ruleset().sheet.abilities.iter().find(|ability| ability.id == *id)?;
    let stored = values.build().abilities.get(id.as_str()).and_then(serde_json::Value::as_f64);
    Some(stored.unwrap_or_else(|| crate::dice::to_f64(ability.default.get())))
}

fn put(row: &EditRow, value: EditValue) -> Option<EditCommand> {
    match row {
        EditRow::Field(id) => Some(EditCommand::Field { field: id.as_str().to_owned(), value }),
        EditRow::Cell { list, row, column } => Some(EditCommand::Cell {
            list: list.as_str().to_owned(),
            row: *row,
            column: column.as_str().to_owned(),
            value,
        }),
        _ => None,
    }
}
