//! How a row of the editor looks.

use crate::locale::{Arg, Locale};
use crate::sheet::{CATALOG_MARK, SkillKind, Values, cell_value, scaled};
use crate::text::{SafeText, safe};
use crate::view::editor::rows::{EditRow, Heading, in_effect, kind_of, list_of};
use crate::view::model::{Line, Role};
use crate::view::parts::{with_value, word};
use crate::view::table::sheet::{cell, gone_value, plain, signed};

pub(super) fn heading(heading: &Option<Heading>, values: &Values<'_>, locale: &Locale) -> Line {
    let text = match heading {
        Some(Heading::Abilities) => word(locale, "sheet-abilities"),
        Some(Heading::Skills) => word(locale, "sheet-skills"),
        Some(Heading::Saves) => word(locale, "sheet-saves"),
        Some(Heading::Section(id)) => {
            let sections = &values.rules().ruleset().sheet.sections;
            let section = sections.iter().find(|section| section.id == *id);
            section.map(|section| locale.tr(section.label.text()).text).unwrap_or_default()
        }
        Some(Heading::Other) | None => word(locale, "sheet-other"),
    };
    Line::with(text, Role::Strong)
}

pub(super) fn line(row: &EditRow, values: &Values<'_>, locale: &Locale) -> Line {
    let sheet = &values.rules().ruleset().sheet;
    match row {
        EditRow::Ability(id) => values.ability(id.as_str()).map_or_else(Line::empty, |ability| {
            let number = format!("{}  {}", plain(ability.score), signed(ability.modifier));
            let label = locale.tr(ability.ability.label.text()).text;
            Line::of(label).at_end(safe(&number), Role::Strong).indented(1)
        }),
        EditRow::Skill(kind, id) => skill(*kind, id.as_str(), values, locale),
        EditRow::Field(id) => {
            let Some(field) = sheet.fields.iter().find(|field| field.id == *id) else { return Line::empty() };
            let line = Line::of(locale.tr(field.label.text()).text).indented(1);
            value(line, row, values, locale)
        }
        EditRow::List(id) => {
            let Some(list) = list_of(values, id) else { return Line::empty() };
            let count = values.build().list(id.as_str()).map_or(0, <[serde_json::Value]>::len);
            let room = format!("{count}/{}", list.max_items.count());
            Line::with(locale.tr(list.label.text()).text, Role::Notice).at_end(safe(&room), Role::Faint).indented(1)
        }
        EditRow::Row { list, row } => {
            let name = row_name(list, *row, values, locale);
            let line = Line::of(if name.as_str().is_empty() { word(locale, "editor-no-name") } else { name });
            let picked = values.build().rows(list.as_str()).find(|(at, _)| at == row);
            let picked = picked.is_some_and(|(_, cells)| cells.contains_key(CATALOG_MARK));
            let line = if picked { line.at_end(word(locale, "editor-picked"), Role::Faint) } else { line };
            line.indented(2)
        }
        EditRow::Cell { list, column, .. } => {
            let columns = list_of(values, list).map(|list| &*list.columns).unwrap_or_default();
            let Some(column) = columns.iter().find(|declared| declared.id == *column) else { return Line::empty() };
            let line = Line::with(locale.tr(column.label.text()).text, Role::Faint).indented(4);
            value(line, row, values, locale)
        }
    }
}

fn skill(kind: SkillKind, id: &str, values: &Values<'_>, locale: &Locale) -> Line {
    values.skill(kind, id).map_or_else(Line::empty, |skill| {
        let number = if skill.refuses() { word(locale, "sheet-refused") } else { safe(&signed(skill.number)) };
        let bonus = values.build().bonuses.get(id).and_then(serde_json::Value::as_f64).filter(|bonus| *bonus != 0.0);
        let mut line = Line::of(locale.tr(skill.skill.label.text()).text)
            .and(safe("  "), Role::Plain)
            .and(locale.tr(skill.tier.label.text()).text, Role::Faint);
        if let Some(bonus) = bonus {
            let bonus = locale.word("editor-bonus", &[("bonus", Arg::text(&signed(bonus)))]);
            line = line.and(safe("  "), Role::Plain).and(bonus, Role::Notice);
        }
        line.at_end(number, Role::Strong).indented(1)
    })
}

/// A value at the end of its line: one that a layer took away is shown as it is stored, beside what reads in its place.
fn value(line: Line, row: &EditRow, values: &Values<'_>, locale: &Locale) -> Line {
    let (Some(kind), Some(now)) = (kind_of(row, values), in_effect(row, values)) else { return line };
    let line = match row {
        EditRow::Field(id) => match gone_value(id.as_str(), values, locale) {
            Some(gone) => line.at_end(gone, Role::Struck).at_end(safe(" → "), Role::Faint),
            None => line,
        },
        _ => line,
    };
    let text = cell(now, kind, locale);
    let text = if text.as_str().is_empty() { safe("—") } else { text };
    let role = if locked(row, values) { Role::Faint } else { Role::Strong };
    let line = with_value(line, text, role);
    if locked(row, values) { line.at_end(safe(" ="), Role::Notice) } else { line }
}

/// Whether a cell follows the sheet, so that nobody writes it.
pub(super) fn locked(row: &EditRow, values: &Values<'_>) -> bool {
    let EditRow::Cell { list, row, column } = row else { return false };
    let cells = values.build().rows(list.as_str()).find(|(at, _)| at == row).map(|(_, cells)| cells);
    cells.is_some_and(|cells| scaled::follows(values.rules(), list.as_str(), cells, column.as_str()))
}

/// What a row of a list is called: its name cell, else its first cell that says something.
pub fn row_name(list: &crate::format::scalar::Id, row: usize, values: &Values<'_>, locale: &Locale) -> SafeText {
    let Some(declared) = list_of(values, list) else { return SafeText::default() };
    let Some((_, cells)) = values.build().rows(list.as_str()).find(|(at, _)| *at == row) else {
        return SafeText::default();
    };
    let name = declared.name_column();
    let named = declared.columns.iter().filter(|column| name.is_some_and(|name| column.id == *name));
    let rest = declared.columns.iter().filter(|column| name.is_none_or(|name| column.id != *name));
    let mut shown = named
        .chain(rest)
        .filter(|column| cells.contains_key(column.id.as_str()))
        .map(|column| cell(cell_value(column, cells.get(column.id.as_str())), &column.kind, locale));
    shown.find(|text| !text.as_str().is_empty()).unwrap_or_default()
}
