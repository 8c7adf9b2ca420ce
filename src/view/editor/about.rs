//! What the chosen row of the editor is: its bounds, its choices, where its number comes from.

use crate::format::sheet::FieldKind;
use crate::locale::{Arg, Locale};
use crate::sheet::{CATALOG_MARK, SkillKind, Values};
use crate::text::{RulesetText, SafeText, safe};
use crate::view::editor::edits::choices;
use crate::view::editor::line::locked;
use crate::view::editor::picker::{catalog_names, catalogs_of};
use crate::view::editor::rows::{EditRow, kind_of, list_of, stored};
use crate::view::model::{Line, Role};
use crate::view::parts::word;
use crate::view::table::sheet::{gone_by, plain};

/// Lines about a row. `newer` is the number of rows for which the ruleset has newer text.
pub(super) fn lines(row: &EditRow, values: &Values<'_>, newer: usize, locale: &Locale) -> Vec<Line> {
    let mut lines = vec![Line::with(name(row, values, locale), Role::Strong)];
    lines.extend(bounds(row, values, locale).map(|bounds| Line::with(bounds, Role::Faint)));
    if locked(row, values) {
        lines.push(Line::with(word(locale, "editor-locked"), Role::Notice));
    }
    if let EditRow::Field(id) = row
        && let Some(layer) = gone_by(id.as_str(), values)
    {
        let layer = locale.tr(layer.label.text()).text;
        lines.push(Line::with(locale.word("editor-gone", &[("layer", Arg::Text(layer))]), Role::Notice));
    }
    let choices = choices(row, values, locale);
    lines.extend(choices.into_iter().map(|choice| {
        let (mark, role) = if choice.now { ("● ", Role::Good) } else { ("○ ", Role::Plain) };
        Line::with(safe(mark), role).and(choice.label, role)
    }));
    match row {
        EditRow::Skill(kind, id) => lines.extend(skill(*kind, id.as_str(), values, locale)),
        EditRow::List(id) => {
            let feeding = catalogs_of(values.rules(), id);
            if !feeding.is_empty() {
                let names = catalog_names(&feeding, locale);
                lines.push(Line::with(locale.word("editor-feeds", &[("catalogs", Arg::Text(names))]), Role::Good));
            }
        }
        EditRow::Row { list, row } => {
            let picked = values.build().rows(list.as_str()).find(|(at, _)| at == row);
            if let Some(mark) = picked.and_then(|(_, cells)| cells.get(CATALOG_MARK)?.as_str()) {
                let from = entry_name(mark, values, locale);
                lines.push(Line::with(locale.word("editor-from", &[("entry", Arg::Text(from))]), Role::Faint));
            }
        }
        EditRow::Field(_) | EditRow::Cell { .. } => {
            // Long text does not fit its line, so all of it stands here.
            if let (Some(FieldKind::Text { .. }), Some(text)) =
                (kind_of(row, values), stored(row, values).and_then(|value| value.as_str()))
            {
                lines.extend(text.lines().map(|line| Line::of(locale.tr(&RulesetText::new(line)).text)));
            }
        }
        EditRow::Ability(_) => {}
    }
    if newer > 0 {
        lines.push(Line::empty());
        lines.push(Line::with(locale.word("editor-newer", &[("count", Arg::from(newer))]), Role::Notice));
    }
    lines
}

fn skill(kind: SkillKind, id: &str, values: &Values<'_>, locale: &Locale) -> Vec<Line> {
    let range = &values.rules().ruleset().sheet.bonus_range;
    let args = [("min", Arg::Number(range.min.get())), ("max", Arg::Number(range.max.get()))];
    let mut lines = vec![Line::with(locale.word("editor-bonus-range", &args), Role::Faint)];
    let ability = values.skill(kind, id).and_then(|skill| skill.skill.ability.clone());
    if let Some(ability) = ability.and_then(|id| values.ability(id.as_str())) {
        let name = locale.tr(ability.ability.label.text()).text;
        lines.push(Line::with(locale.word("editor-with", &[("ability", Arg::Text(name))]), Role::Faint));
    }
    lines
}

fn name(row: &EditRow, values: &Values<'_>, locale: &Locale) -> SafeText {
    let sheet = &values.rules().ruleset().sheet;
    let label = match row {
        EditRow::Ability(id) => sheet.abilities.iter().find(|one| one.id == *id).map(|one| one.label.text()),
        EditRow::Skill(SkillKind::Skill, id) => {
            sheet.skills.iter().find(|one| one.id == *id).map(|one| one.label.text())
        }
        EditRow::Skill(SkillKind::Save, id) => sheet.saves.iter().find(|one| one.id == *id).map(|one| one.label.text()),
        EditRow::Field(id) => sheet.fields.iter().find(|one| one.id == *id).map(|one| one.label.text()),
        EditRow::List(id) => list_of(values, id).map(|one| one.label.text()),
        EditRow::Row { list, row } => return super::line::row_name(list, *row, values, locale),
        EditRow::Cell { list, column, .. } => list_of(values, list)
            .and_then(|list| list.columns.iter().find(|one| one.id == *column))
            .map(|column| column.label.text()),
    };
    label.map(|label| locale.tr(label).text).unwrap_or_default()
}

/// What may stand there: `3 to 18`, `whole numbers, 0 to 9`, `at most 40 characters`. Nothing where choices say it.
pub fn bounds(row: &EditRow, values: &Values<'_>, locale: &Locale) -> Option<SafeText> {
    let range = |key: &str, min: &str, max: &str| locale.word(key, &[("min", Arg::text(min)), ("max", Arg::text(max))]);
    if let EditRow::Ability(id) = row {
        let ability = values.rules().ruleset().sheet.abilities.iter().find(|ability| ability.id == *id)?;
        return Some(range("bounds-whole", &ability.min.get().to_string(), &ability.max.get().to_string()));
    }
    if let EditRow::List(id) = row {
        let list = list_of(values, id)?;
        return Some(locale.word("bounds-rows", &[("count", Arg::from(list.max_items.count()))]));
    }
    match kind_of(row, values)? {
        FieldKind::Number { min, max, integer, .. } => {
            let key = if *integer { "bounds-whole" } else { "bounds-number" };
            Some(range(key, &plain(min.get()), &plain(max.get())))
        }
        FieldKind::Text { length_max, .. } => {
            Some(locale.word("bounds-text", &[("count", Arg::from(length_max.count()))]))
        }
        FieldKind::Dice { example, .. } => {
            let example = example.as_ref().map(|text| locale.tr(text).text).unwrap_or_else(|| safe("2d6+1"));
            Some(locale.word("bounds-dice", &[("example", Arg::Text(example))]))
        }
        FieldKind::Boolean { .. } | FieldKind::Enum(_) => None,
    }
}

/// The entry that a mark names, in the player's language; one that is gone by its mark.
fn entry_name(mark: &str, values: &Values<'_>, locale: &Locale) -> SafeText {
    let entry = crate::format::scalar::EntryRef::parse(mark);
    let entry = entry.and_then(|reference| values.rules().book().entry(&reference));
    entry.map_or_else(|| safe(mark), |entry| locale.tr(entry.label.text()).text)
}
