//! A proposed sheet is read leniently: what the ruleset's sheet does not have is left out, what does not fit is made to, and
//! both are said (combat.md 1.17, 3.19, 5.7).
//!
//! Where the sources are silent: numbers may be written as text, text as a number, and a word of an enum or the name of a tier
//! in any case. What nothing makes fit is left out, as is a row without what its list must have.
//!
//! Must not know: catalogs' entries (`entries`), tiers of danger.

use serde_json::{Map, Value};

use crate::check::label::{self, label};
use crate::combat::event_part::LabelRef;
use crate::combat::note::{Done, Notes};
use crate::dice::to_f64;
use crate::format::catalog::Holds;
use crate::format::scalar::{EntryRef, Id};
use crate::format::sheet::{Column, EnumKind, FieldKind, SheetList, Skill};
use crate::rules::Effective;
use crate::sheet::{CATALOG_MARK, EditValue, SkillKind, StoredSheet, fit, fit_number, json_number, offered_tiers};
use crate::text::{RulesetText, name_key};

/// Reads a proposed sheet as one of the ruleset's; what is no object is an empty one.
pub(super) fn read(rules: &Effective, proposed: &Value, notes: &mut Notes<'_>) -> StoredSheet {
    let mut reading = Reading { rules, notes, unknown: Vec::new(), build: Map::new() };
    for (part, values) in proposed.as_object().into_iter().flatten() {
        match (part.as_str(), values) {
            ("abilities", Value::Object(values)) => reading.abilities(values),
            ("skills", Value::Object(values)) => reading.tiers(part, SkillKind::Skill, values),
            ("saves", Value::Object(values)) => reading.tiers(part, SkillKind::Save, values),
            ("bonuses", Value::Object(values)) => reading.bonuses(values),
            ("fields", Value::Object(values)) => reading.fields(values),
            ("lists", Value::Object(values)) => reading.lists(values),
            _ => reading.unknown.push(part.clone()),
        }
    }
    let Reading { unknown, build, .. } = reading;
    if !unknown.is_empty() {
        notes.add(Done::SheetUnknown { ids: unknown });
    }
    let version = rules.ruleset().sheet.version.get();
    StoredSheet::from_json(serde_json::json!({ "v": version, "build": build })).unwrap_or_default()
}

/// What a value becomes where it is to stand.
enum Fitted {
    /// It stands as it is.
    Same(Value),
    /// Something else stands there.
    Refitted(Value),
    /// Nothing does.
    Nothing,
}

struct Reading<'r, 'n, 'l> {
    rules: &'r Effective,
    notes: &'n mut Notes<'l>,
    /// Places that the ruleset's sheet does not have.
    unknown: Vec<String>,
    build: Map<String, Value>,
}

impl Reading<'_, '_, '_> {
    fn put(&mut self, part: &str, id: &str, value: Value) {
        let part = self.build.entry(part).or_insert_with(|| Value::Object(Map::new()));
        if let Value::Object(part) = part {
            part.insert(id.to_owned(), value);
        }
    }

    /// What stands there now, noted where it is not what was proposed.
    fn noted(&mut self, fitted: Fitted, label: impl FnOnce() -> LabelRef) -> Option<Value> {
        match fitted {
            Fitted::Same(value) => Some(value),
            Fitted::Refitted(value) => {
                self.notes.add(Done::SheetRefitted { label: label(), now: Some(written(&value)) });
                Some(value)
            }
            Fitted::Nothing => {
                self.notes.add(Done::SheetRefitted { label: label(), now: None });
                None
            }
        }
    }

    fn abilities(&mut self, values: &Map<String, Value>) {
        for (id, value) in values {
            let abilities = &self.rules.ruleset().sheet.abilities;
            let Some(ability) = abilities.iter().find(|ability| ability.id == id.as_str()) else {
                self.unknown.push(format!("abilities/{id}"));
                continue;
            };
            let (min, max) = (to_f64(ability.min.get()), to_f64(ability.max.get()));
            let rules = self.rules;
            if let Some(value) = self.noted(number(value, min, max, true), || label::ability(rules, &ability.id)) {
                self.put("abilities", id, value);
            }
        }
    }

    fn bonuses(&mut self, values: &Map<String, Value>) {
        for (id, value) in values {
            let Some(label) = self.rolled(id) else {
                self.unknown.push(format!("bonuses/{id}"));
                continue;
            };
            let range = &self.rules.ruleset().sheet.bonus_range;
            let (min, max) = (to_f64(range.min.get()), to_f64(range.max.get()));
            if let Some(value) = self.noted(number(value, min, max, false), || label) {
                self.put("bonuses", id, value);
            }
        }
    }

    /// The skill or save of that id.
    fn rolled(&self, id: &str) -> Option<LabelRef> {
        let sheet = &self.rules.ruleset().sheet;
        let skill = sheet.skills.iter().find(|skill| skill.id == *id).map(|skill| label::skill(self.rules, &skill.id));
        skill.or_else(|| sheet.saves.iter().find(|save| save.id == *id).map(|save| label::save(self.rules, &save.id)))
    }

    fn tiers(&mut self, part: &str, kind: SkillKind, values: &Map<String, Value>) {
        let sheet = &self.rules.ruleset().sheet;
        let declared: &[Skill] = match kind {
            SkillKind::Skill => &sheet.skills,
            SkillKind::Save => &sheet.saves,
        };
        let tiers = self.rules.ruleset().resolution.shared().tiers;
        let offered: Vec<&str> = offered_tiers(self.rules, kind).collect();
        for (id, value) in values {
            let Some(one) = declared.iter().find(|one| one.id == id.as_str()) else {
                self.unknown.push(format!("{part}/{id}"));
                continue;
            };
            let asked = written(value);
            let same = |word: &str| name_key(word) == name_key(&asked);
            let named = tiers.iter().find(|tier| same(tier.id.as_str()) || same(tier.label.english()));
            match named.filter(|tier| offered.contains(&tier.id.as_str())) {
                Some(tier) => self.put(part, id, Value::from(tier.id.as_str())),
                None => {
                    let label = label(if part == "skills" { "skill" } else { "save" }, &one.id, Some(one.label.text()));
                    self.notes.add(Done::ProficiencyNotOffered { label, asked });
                }
            }
        }
    }

    fn fields(&mut self, values: &Map<String, Value>) {
        for (id, value) in values {
            let fields = &self.rules.ruleset().sheet.fields;
            let Some(field) = fields.iter().find(|field| field.id == id.as_str()) else {
                self.unknown.push(format!("fields/{id}"));
                continue;
            };
            let fitted = fitted(&field.kind, self.rules.enum_field(id), value);
            if let Some(value) = self.noted(fitted, || label("field", &field.id, Some(field.label.text()))) {
                self.put("fields", id, value);
            }
        }
    }

    fn lists(&mut self, values: &Map<String, Value>) {
        for (id, rows) in values {
            let lists = &self.rules.ruleset().sheet.lists;
            let (Some(list), Value::Array(rows)) = (lists.iter().find(|list| list.id == id.as_str()), rows) else {
                self.unknown.push(format!("lists/{id}"));
                continue;
            };
            let most = list.max_items.count();
            if rows.len() > most {
                self.notes.add(Done::RowsCut { list: list_label(list), from: rows.len(), to: most });
            }
            let read: Vec<Value> =
                rows.iter().take(most).enumerate().filter_map(|(at, row)| self.row(list, at, row)).collect();
            self.put("lists", id, Value::Array(read));
        }
    }

    /// A row as the list could hold it.
    fn row(&mut self, list: &SheetList, at: usize, row: &Value) -> Option<Value> {
        let place = format!("lists/{}/{at}", list.id);
        let Some(cells) = row.as_object() else {
            self.unknown.push(place);
            return None;
        };
        let mut read = Map::new();
        for (id, value) in cells {
            if id == CATALOG_MARK {
                if self.feeds(list, value) {
                    read.insert(id.clone(), value.clone());
                } else {
                    self.unknown.push(format!("{place}/{id}"));
                }
                continue;
            }
            let Some(column) = list.columns.iter().find(|column| column.id == id.as_str()) else {
                self.unknown.push(format!("{place}/{id}"));
                continue;
            };
            let fitted = fitted(&column.kind, None, value);
            if let Some(value) = self.noted(fitted, || column_label(list, at, column)) {
                read.insert(id.clone(), value);
            }
        }
        // An entry brings what its row must have.
        let missing = list.columns.iter().find(|column| column.required && !read.contains_key(column.id.as_str()));
        if let Some(column) = missing.filter(|_| !read.contains_key(CATALOG_MARK)) {
            self.notes.add(Done::SheetRefitted { label: column_label(list, at, column), now: None });
            return None;
        }
        Some(Value::Object(read))
    }

    /// Whether a mark names an entry that may stand in the list.
    fn feeds(&self, list: &SheetList, mark: &Value) -> bool {
        let Some(reference) = mark.as_str().and_then(EntryRef::parse) else { return false };
        let catalog = self.rules.ruleset().catalog(reference.catalog.as_str());
        catalog.is_some_and(|catalog| {
            catalog.holds == Holds::Rows && catalog.feeds.as_deref().unwrap_or_default().contains(&list.id)
        }) && self.rules.book().entry(&reference).is_some()
    }
}

/// A list's name.
pub(super) fn list_label(list: &SheetList) -> LabelRef {
    label("list", &list.id, Some(list.label.text()))
}

fn column_label(list: &SheetList, at: usize, column: &Column) -> LabelRef {
    LabelRef::new(column.label.text().clone(), format!("list/{}/{at}/{}", list.id, column.id))
}

/// A value in words.
fn written(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn number(value: &Value, min: f64, max: f64, integer: bool) -> Fitted {
    let own = value.as_f64();
    let read = own.or_else(|| value.as_str()?.trim().parse().ok()).filter(|number| number.is_finite());
    let Some(read) = read else { return Fitted::Nothing };
    let fitted = fit_number(read, min, max, integer);
    let same = own == Some(fitted);
    let value = json_number(fitted);
    if same { Fitted::Same(value) } else { Fitted::Refitted(value) }
}

fn fitted(kind: &FieldKind, offered: Option<&EnumKind>, value: &Value) -> Fitted {
    let Some(edit) = as_edit(kind, offered, value) else { return Fitted::Nothing };
    match fit(kind, offered, &edit) {
        Ok(fitted) if fitted == *value || (fitted.is_number() && fitted.as_f64() == value.as_f64()) => {
            Fitted::Same(fitted)
        }
        Ok(fitted) => Fitted::Refitted(fitted),
        Err(_) => Fitted::Nothing,
    }
}

fn as_edit(kind: &FieldKind, offered: Option<&EnumKind>, value: &Value) -> Option<EditValue> {
    match (kind, value) {
        (FieldKind::Enum(declared), Value::String(text)) => {
            let values = &offered.unwrap_or(declared).values;
            let exact = values.iter().find(|one| one.as_str() == text);
            let alike = || values.iter().find(|one| name_key(one.as_str()) == name_key(text));
            Some(EditValue::Text(exact.or_else(alike)?.as_str().to_owned()))
        }
        (_, Value::String(text)) => EditValue::typed(kind, text),
        (FieldKind::Text { .. }, Value::Number(number)) => Some(EditValue::Text(number.to_string())),
        (_, Value::Number(number)) => Some(EditValue::Number(number.as_f64()?)),
        (_, Value::Bool(flag)) => Some(EditValue::Flag(*flag)),
        _ => None,
    }
}

/// The name in a row's name column.
pub(super) fn row_name<'c>(list: &SheetList, cells: &'c Map<String, Value>) -> Option<&'c str> {
    cells.get(list.name_column()?)?.as_str()
}

/// An entry's name, where it stands.
pub(super) fn entry_label(reference: &EntryRef, text: &RulesetText) -> LabelRef {
    LabelRef::new(text.clone(), format!("entry/{reference}"))
}

/// The list of that id.
pub(super) fn list_of<'r>(rules: &'r Effective, id: &Id) -> Option<&'r SheetList> {
    rules.ruleset().sheet.lists.iter().find(|list| list.id == *id)
}
