//! Edits of what the player made: each becomes facts, or is refused (sheets.md 7, 6.2).
//!
//! Numbers are clamped and text is cut by an edit, never by opening a sheet. A sheet stored in an older layout is moved up and
//! stamped by its first edit. What is hidden on the sheet may be edited all the same; values that a layer or a newer layout
//! removed stay stored until somebody changes them.
//!
//! Must not know: games, bags, who edits.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::dice::to_f64;
use crate::format::sheet::{Column, FieldKind, SheetList};
use crate::rules::Effective;
use crate::sheet::fit::{EditValue, fit, fit_number};
use crate::sheet::read::json_number;
use crate::sheet::{
    BuildChange, BuildPart, EditRefusal, LiveState, SHEET_BYTES_MAX, SkillKind, StoredSheet, evolve_build, read_sheet,
    scaled,
};

/// What a player wants to change on a sheet. Things are named by their ids.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "edit", rename_all = "kebab-case")]
pub enum EditCommand {
    /// An ability's score; held within its bounds.
    Ability {
        /// Which.
        ability: String,
        /// The score.
        score: f64,
    },
    /// The tier of a skill or save; one of those the ruleset offers.
    Tier {
        /// Which of the two.
        kind: SkillKind,
        /// Which one.
        id: String,
        /// The tier.
        tier: String,
    },
    /// The free bonus of a skill or save; held within `bonusRange`.
    Bonus {
        /// Which of the two.
        kind: SkillKind,
        /// Which one.
        id: String,
        /// The bonus.
        bonus: f64,
    },
    /// A field.
    Field {
        /// Which.
        field: String,
        /// What is to stand there.
        value: EditValue,
    },
    /// A cell of a row.
    Cell {
        /// The list.
        list: String,
        /// The row's place, 0-based, rows that are no objects counted.
        row: usize,
        /// The column.
        column: String,
        /// What is to stand there.
        value: EditValue,
    },
    /// A row at the end of a list, holding only the columns that declare a default.
    AddRow {
        /// The list.
        list: String,
    },
    /// A row goes.
    RemoveRow {
        /// The list.
        list: String,
        /// The row's place.
        row: usize,
    },
    /// A row stands elsewhere.
    MoveRow {
        /// The list.
        list: String,
        /// Where it stands.
        from: usize,
        /// Where it is to stand.
        to: usize,
    },
    /// A value is stored no longer, so that its default reads again.
    Unset {
        /// Which.
        target: EditTarget,
    },
}

/// A value that can be unset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "of", rename_all = "kebab-case")]
pub enum EditTarget {
    /// An ability's score.
    Ability {
        /// Which.
        ability: String,
    },
    /// The tier of a skill or save.
    Tier {
        /// Which of the two.
        kind: SkillKind,
        /// Which one.
        id: String,
    },
    /// The free bonus of a skill or save.
    Bonus {
        /// Which of the two.
        kind: SkillKind,
        /// Which one.
        id: String,
    },
    /// A field.
    Field {
        /// Which.
        field: String,
    },
    /// A cell.
    Cell {
        /// The list.
        list: String,
        /// The row's place.
        row: usize,
        /// The column.
        column: String,
    },
}

/// Decides what an edit does to a stored sheet, in the order in which it is to be carried out: an older sheet moved up, the edit,
/// then the cells that follow from it. Nothing where everything stands as it is wanted already; a sheet is not moved up then
/// either.
///
/// # Errors
/// What the sheet does not have, a value that cannot stand there, a locked cell, a full list, a sheet that would take more
/// than [`SHEET_BYTES_MAX`]; one that is larger already may still shrink.
pub fn decide_edit(
    rules: &Effective,
    stored: &StoredSheet,
    live: &LiveState,
    command: &EditCommand,
) -> Result<Vec<BuildChange>, EditRefusal> {
    let read = read_sheet(rules, stored, live);
    let restamped = read.restamped(stored);
    let mut sheet = read.sheet;
    let Some(edit) = change_of(rules, &sheet, command)? else { return Ok(Vec::new()) };
    let mut changes = Vec::new();
    if restamped {
        changes.push(BuildChange::Sheet { now: Box::new(sheet.clone()) });
    }
    evolve_build(&mut sheet, &edit);
    changes.push(edit);
    for change in scaled::recompute(rules, &sheet) {
        evolve_build(&mut sheet, &change);
        changes.push(change);
    }
    let bytes = sheet.bytes();
    if bytes > SHEET_BYTES_MAX && bytes >= stored.bytes() {
        return Err(EditRefusal::TooLarge { bytes });
    }
    Ok(changes)
}

/// The one change that an edit is; `None` where it changes nothing.
fn change_of(
    rules: &Effective,
    sheet: &StoredSheet,
    command: &EditCommand,
) -> Result<Option<BuildChange>, EditRefusal> {
    let layout = &rules.ruleset().sheet;
    match command {
        EditCommand::Ability { ability, score } => {
            let found = layout.abilities.iter().find(|declared| declared.id == *ability.as_str());
            let found = found.ok_or(EditRefusal::UnknownAbility)?;
            let score = finite(*score)?;
            let score = fit_number(score, to_f64(found.min.get()), to_f64(found.max.get()), true);
            Ok(value(sheet, BuildPart::Abilities, ability, Some(json_number(score))))
        }
        EditCommand::Tier { kind, id, tier } => {
            known_skill(rules, *kind, id)?;
            if !offered_tiers(rules, *kind).any(|offered| offered == tier) {
                return Err(EditRefusal::UnknownTier);
            }
            Ok(value(sheet, tier_part(*kind), id, Some(Value::from(tier.as_str()))))
        }
        EditCommand::Bonus { kind, id, bonus } => {
            known_skill(rules, *kind, id)?;
            let range = &layout.bonus_range;
            let bonus = fit_number(finite(*bonus)?, to_f64(range.min.get()), to_f64(range.max.get()), true);
            Ok(value(sheet, BuildPart::Bonuses, id, Some(json_number(bonus))))
        }
        EditCommand::Field { field, value: wanted } => {
            let kind = field_kind(rules, field)?;
            let now = fit(kind, rules.enum_field(field), wanted)?;
            Ok(value(sheet, BuildPart::Fields, field, Some(now)))
        }
        EditCommand::Cell { list, row, column, value: wanted } => {
            let (cells, column) = cell(rules, sheet, list, *row, column)?;
            let now = fit(&column.kind, None, wanted)?;
            Ok(cell_change(cells, list, *row, column, Some(now)))
        }
        EditCommand::AddRow { list } => {
            let declared = known_list(rules, list)?;
            let length = sheet.build.list(list).map_or(0, <[Value]>::len);
            if length >= declared.max_items.count() {
                return Err(EditRefusal::Full);
            }
            let cells = Value::Object(new_row(declared));
            Ok(Some(BuildChange::RowAdded { list: list.clone(), row: length, cells }))
        }
        EditCommand::RemoveRow { list, row } => {
            known_row(rules, sheet, list, *row)?;
            Ok(Some(BuildChange::RowRemoved { list: list.clone(), row: *row }))
        }
        EditCommand::MoveRow { list, from, to } => {
            known_row(rules, sheet, list, *from)?;
            known_row(rules, sheet, list, *to)?;
            Ok((from != to).then(|| BuildChange::RowMoved { list: list.clone(), from: *from, to: *to }))
        }
        EditCommand::Unset { target } => unset(rules, sheet, target),
    }
}

fn unset(rules: &Effective, sheet: &StoredSheet, target: &EditTarget) -> Result<Option<BuildChange>, EditRefusal> {
    match target {
        EditTarget::Ability { ability } => {
            let mut abilities = rules.ruleset().sheet.abilities.iter();
            let known = abilities.any(|declared| declared.id == *ability.as_str());
            known.then_some(()).ok_or(EditRefusal::UnknownAbility)?;
            Ok(value(sheet, BuildPart::Abilities, ability, None))
        }
        EditTarget::Tier { kind, id } => {
            known_skill(rules, *kind, id)?;
            Ok(value(sheet, tier_part(*kind), id, None))
        }
        EditTarget::Bonus { kind, id } => {
            known_skill(rules, *kind, id)?;
            Ok(value(sheet, BuildPart::Bonuses, id, None))
        }
        EditTarget::Field { field } => {
            field_kind(rules, field)?;
            Ok(value(sheet, BuildPart::Fields, field, None))
        }
        EditTarget::Cell { list, row, column } => {
            let (cells, column) = cell(rules, sheet, list, *row, column)?;
            Ok(cell_change(cells, list, *row, column, None))
        }
    }
}

/// Ids of the tiers that an editor offers for skills or saves, in declaration order.
pub fn offered_tiers(rules: &Effective, kind: SkillKind) -> impl Iterator<Item = &str> {
    let layout = &rules.ruleset().sheet;
    let narrowed = match kind {
        SkillKind::Skill => layout.skill_tiers.as_ref(),
        SkillKind::Save => layout.save_tiers.as_ref(),
    };
    let tiers = rules.ruleset().resolution.shared().tiers;
    let ids = tiers.iter().map(|tier| &tier.id);
    ids.filter(move |id| narrowed.is_none_or(|narrowed| narrowed.contains(id))).map(|id| id.as_str())
}

/// A row as it comes in by hand: only the columns that declare a default (sheets.md 6.2).
fn new_row(list: &SheetList) -> Map<String, Value> {
    let declared = |column: &Column| match &column.kind {
        FieldKind::Number { default, .. } => default.map(|number| json_number(number.get())),
        FieldKind::Text { default, .. } | FieldKind::Dice { default, .. } => {
            default.as_ref().map(|text| Value::from(text.english()))
        }
        FieldKind::Boolean { default } => default.map(Value::from),
        FieldKind::Enum(kind) => kind.default.as_ref().map(|word| Value::from(word.as_str())),
    };
    list.columns.iter().filter_map(|column| Some((column.id.as_str().to_owned(), declared(column)?))).collect()
}

fn finite(number: f64) -> Result<f64, EditRefusal> {
    number.is_finite().then_some(number).ok_or(EditRefusal::WrongType)
}

fn tier_part(kind: SkillKind) -> BuildPart {
    match kind {
        SkillKind::Skill => BuildPart::Skills,
        SkillKind::Save => BuildPart::Saves,
    }
}

fn known_skill(rules: &Effective, kind: SkillKind, id: &str) -> Result<(), EditRefusal> {
    let layout = &rules.ruleset().sheet;
    let (declared, refusal) = match kind {
        SkillKind::Skill => (layout.skills.iter().any(|skill| skill.id == *id), EditRefusal::UnknownSkill),
        SkillKind::Save => (layout.saves.iter().any(|save| save.id == *id), EditRefusal::UnknownSave),
    };
    declared.then_some(()).ok_or(refusal)
}

fn field_kind<'e>(rules: &'e Effective, id: &str) -> Result<&'e FieldKind, EditRefusal> {
    let field = rules.ruleset().sheet.fields.iter().find(|field| field.id == *id);
    field.map(|field| &field.kind).ok_or(EditRefusal::UnknownField)
}

fn known_list<'e>(rules: &'e Effective, id: &str) -> Result<&'e SheetList, EditRefusal> {
    rules.ruleset().sheet.lists.iter().find(|list| list.id == *id).ok_or(EditRefusal::UnknownList)
}

fn known_row<'s>(rules: &Effective, sheet: &'s StoredSheet, list: &str, row: usize) -> Result<&'s Value, EditRefusal> {
    known_list(rules, list)?;
    sheet.build.list(list).and_then(|rows| rows.get(row)).ok_or(EditRefusal::UnknownRow)
}

/// A row's cells and a column of it that may be written.
fn cell<'s, 'e>(
    rules: &'e Effective,
    sheet: &'s StoredSheet,
    list: &str,
    row: usize,
    column: &str,
) -> Result<(&'s Map<String, Value>, &'e Column), EditRefusal> {
    let declared = known_list(rules, list)?;
    let cells = known_row(rules, sheet, list, row)?.as_object().ok_or(EditRefusal::UnknownRow)?;
    let found = declared.columns.iter().find(|declared| declared.id == *column).ok_or(EditRefusal::UnknownColumn)?;
    if scaled::follows(rules, list, cells, column) {
        return Err(EditRefusal::Locked);
    }
    Ok((cells, found))
}

fn cell_change(
    cells: &Map<String, Value>,
    list: &str,
    row: usize,
    column: &Column,
    now: Option<Value>,
) -> Option<BuildChange> {
    let column = column.id.as_str();
    (cells.get(column) != now.as_ref()).then(|| BuildChange::Cell {
        list: list.to_owned(),
        row,
        column: column.to_owned(),
        now,
    })
}

fn value(sheet: &StoredSheet, part: BuildPart, id: &str, now: Option<Value>) -> Option<BuildChange> {
    let stands = sheet.build.part(part).get(id);
    (stands != now.as_ref()).then(|| BuildChange::Value { part, id: id.to_owned(), now })
}
