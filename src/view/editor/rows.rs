//! What can be edited on a sheet, in the order in which it stands there.

use serde_json::Value;

use crate::format::scalar::Id;
use crate::format::sheet::{FieldKind, SheetList};
use crate::sheet::{CellValue, SkillKind, Values, cell_value};

/// Something on the sheet that an edit can change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EditRow {
    /// An ability's score.
    Ability(Id),
    /// The tier and free bonus of a skill or save.
    Skill(SkillKind, Id),
    /// A field.
    Field(Id),
    /// A list as a whole.
    List(Id),
    /// A row of a list.
    Row {
        /// The list.
        list: Id,
        /// Its place among what is stored.
        row: usize,
    },
    /// A cell of the row that is open.
    Cell {
        /// The list.
        list: Id,
        /// The row's place.
        row: usize,
        /// The column.
        column: Id,
    },
}

impl EditRow {
    /// The list that it belongs to, if it does.
    pub fn list(&self) -> Option<&Id> {
        match self {
            Self::List(list) | Self::Row { list, .. } | Self::Cell { list, .. } => Some(list),
            Self::Ability(_) | Self::Skill(..) | Self::Field(_) => None,
        }
    }

    /// The row that it belongs to, if it does.
    pub fn row(&self) -> Option<(&Id, usize)> {
        match self {
            Self::Row { list, row } | Self::Cell { list, row, .. } => Some((list, *row)),
            _ => None,
        }
    }
}

/// What is chosen in the editor.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EditorState {
    /// Which row.
    pub cursor: usize,
    /// The list row whose cells are shown.
    pub open: Option<(Id, usize)>,
    /// How far the sheet beside it is scrolled.
    pub scroll: usize,
}

/// Under which heading a row stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Heading {
    Abilities,
    Skills,
    Saves,
    Section(Id),
    Other,
}

pub(super) fn heading_of(row: &EditRow, values: &Values<'_>) -> Option<Heading> {
    let sheet = &values.rules().ruleset().sheet;
    let section = |section: Option<&Id>| match section {
        Some(section) => Heading::Section(section.clone()),
        None => Heading::Other,
    };
    Some(match row {
        EditRow::Ability(_) => Heading::Abilities,
        EditRow::Skill(SkillKind::Skill, _) => Heading::Skills,
        EditRow::Skill(SkillKind::Save, _) => Heading::Saves,
        EditRow::Field(id) => section(sheet.fields.iter().find(|field| field.id == *id)?.section.as_ref()),
        EditRow::List(list) | EditRow::Row { list, .. } | EditRow::Cell { list, .. } => {
            section(sheet.lists.iter().find(|declared| declared.id == *list)?.section.as_ref())
        }
    })
}

/// Everything that can be edited, hidden fields and lists left out, the open row with its cells.
pub fn edit_rows(values: &Values<'_>, state: &EditorState) -> Vec<EditRow> {
    let sheet = &values.rules().ruleset().sheet;
    let hidden = values.hidden();
    let shown = |part: &str, id: &Id| !hidden.iter().any(|name| *name == format!("{part}/{id}"));
    let mut rows: Vec<EditRow> = sheet.abilities.iter().map(|ability| EditRow::Ability(ability.id.clone())).collect();
    rows.extend(sheet.skills.iter().map(|skill| EditRow::Skill(SkillKind::Skill, skill.id.clone())));
    rows.extend(sheet.saves.iter().map(|save| EditRow::Skill(SkillKind::Save, save.id.clone())));
    for section in sheet.sections.iter().map(|section| Some(&section.id)).chain([None]) {
        let fields = sheet.fields.iter().filter(|field| field.section.as_ref() == section);
        rows.extend(fields.filter(|field| shown("fields", &field.id)).map(|field| EditRow::Field(field.id.clone())));
        let lists = sheet.lists.iter().filter(|list| list.section.as_ref() == section);
        for list in lists.filter(|list| shown("lists", &list.id)) {
            rows.push(EditRow::List(list.id.clone()));
            for (row, _) in values.build().rows(list.id.as_str()) {
                rows.push(EditRow::Row { list: list.id.clone(), row });
                if state.open.as_ref().is_some_and(|(open, at)| *open == list.id && *at == row) {
                    let cells = list.columns.iter().map(|column| column.id.clone());
                    rows.extend(cells.map(|column| EditRow::Cell { list: list.id.clone(), row, column }));
                }
            }
        }
    }
    rows
}

/// A list of the sheet.
pub(super) fn list_of<'e>(values: &Values<'e>, id: &Id) -> Option<&'e SheetList> {
    values.rules().ruleset().sheet.lists.iter().find(|list| list.id == *id)
}

/// What a field or cell holds, by its kind as the file writes it.
pub(super) fn kind_of<'e>(row: &EditRow, values: &Values<'e>) -> Option<&'e FieldKind> {
    match row {
        EditRow::Field(id) => {
            values.rules().ruleset().sheet.fields.iter().find(|field| field.id == *id).map(|field| &field.kind)
        }
        EditRow::Cell { list, column, .. } => {
            let columns = &list_of(values, list)?.columns;
            columns.iter().find(|declared| declared.id == *column).map(|declared| &declared.kind)
        }
        _ => None,
    }
}

/// What is stored for a field or cell; nothing where its default reads.
pub(super) fn stored<'e>(row: &EditRow, values: &Values<'e>) -> Option<&'e Value> {
    let build = values.build();
    match row {
        EditRow::Field(id) => build.fields.get(id.as_str()),
        EditRow::Cell { list, row, column } => {
            let (_, cells) = build.rows(list.as_str()).find(|(at, _)| at == row)?;
            cells.get(column.as_str())
        }
        _ => None,
    }
}

/// What a field or cell reads as.
pub(super) fn in_effect<'e>(row: &EditRow, values: &Values<'e>) -> Option<CellValue<'e>> {
    match row {
        EditRow::Field(id) => values.field(id.as_str()),
        EditRow::Cell { list, column, .. } => {
            let columns = &list_of(values, list)?.columns;
            let column = columns.iter().find(|declared| declared.id == *column)?;
            Some(cell_value(column, stored(row, values)))
        }
        _ => None,
    }
}
