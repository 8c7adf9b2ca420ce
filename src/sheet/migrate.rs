//! Older sheets read as this version's (locale-migrate-package.md 3b). A pure function of what is stored: the stored sheet
//! changes with the next edit, not with reading.

use std::collections::HashMap;

use serde_json::{Map, Value};

use crate::format::migration::{LiveKind, Migration, MigrationStep, Rename, RenameKind, Route, RouteLive, SetColumn};
use crate::format::scalar::{Id, Scalar};
use crate::format::sheet::Sheet;
use crate::rules::Effective;
use crate::sheet::words::names_word;
use crate::sheet::{Build, LiveChange, LiveState, StoredSheet, Values, evaluate_static, live_difference};

/// Which versions a sheet was moved between.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub struct Migrated {
    /// The version it was stored in.
    pub from: i64,
    /// The version it reads as.
    pub to: i64,
}

/// A stored sheet read as this ruleset's version.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadSheet {
    /// The sheet, stamped with the version it reads as; one that a newer ruleset stored keeps its own.
    pub sheet: StoredSheet,
    /// Its live state.
    pub live: LiveState,
    /// The versions it was moved between; `None` where it needed no moving.
    pub migrated: Option<Migrated>,
}

impl ReadSheet {
    /// Whether the sheet carries another version than it is stored with, so that the first write stores all of it.
    pub fn restamped(&self, stored: &StoredSheet) -> bool {
        self.sheet.v != stored.v
    }
}

/// Reads a stored sheet with its live state: build steps first, then the steps on live state, which run on every read.
pub fn read_sheet(rules: &Effective, stored: &StoredSheet, live: &LiveState) -> ReadSheet {
    let layout = &rules.ruleset().sheet;
    let version = layout.version.get();
    let mut sheet = stored.clone();
    if stored.is_blank() {
        // Nothing is stored that could be moved: a blank build is this version's.
        sheet.v = version;
    }
    let migrated = (sheet.v < version).then_some(Migrated { from: stored.v, to: version });
    if migrated.is_some() {
        migrate_build(layout, stored.v, &mut sheet.build);
        // Stamped only now: a sheet stamped first would never be moved.
        sheet.v = version;
    }
    let live = migrate_live(rules, &sheet.build, live);
    ReadSheet { sheet, live, migrated }
}

/// What the first write puts right in live state: values whose ids are gone stand from then on where the sheet shows them.
pub fn settle_live(rules: &Effective, stored: &StoredSheet, live: &LiveState) -> Vec<LiveChange> {
    live_difference(live, &read_sheet(rules, stored, live).live)
}

/// Entries in ascending order of the version they start from, whatever the file's order.
fn in_order(layout: &Sheet) -> Vec<&Migration> {
    let mut entries: Vec<&Migration> = layout.migrations.iter().collect();
    entries.sort_by_key(|entry| entry.from.get());
    entries
}

/// Runs every entry from that version on over a build; live steps are left aside.
pub fn migrate_build(layout: &Sheet, version: i64, build: &mut Build) {
    // Renames of fields that came before the step at hand, whether or not this sheet needed them.
    let mut renames: Vec<(&Id, &Id)> = Vec::new();
    for entry in in_order(layout) {
        for step in &entry.steps {
            if entry.from.get() >= version {
                match step {
                    MigrationStep::Rename(step) => rename(build, step),
                    MigrationStep::Route(step) => route(build, step, &renames),
                    MigrationStep::SetColumn(step) => set_column(build, &step.set_column),
                    MigrationStep::RouteLive(_) => {}
                }
            }
            if let MigrationStep::Rename(Rename { rename: RenameKind::Field, from, to }) = step {
                renames.push((from, to));
            }
        }
    }
}

fn rename(build: &mut Build, step: &Rename) {
    let part = match step.rename {
        RenameKind::Ability => &mut build.abilities,
        RenameKind::Skill => &mut build.skills,
        RenameKind::Save => &mut build.saves,
        RenameKind::Field => &mut build.fields,
    };
    copy(part, step.from.as_str(), step.to.as_str());
    if matches!(step.rename, RenameKind::Skill | RenameKind::Save) {
        copy(&mut build.bonuses, step.from.as_str(), step.to.as_str());
    }
}

/// Copies a value to a key that has none yet. Whatever stands there counts, also 0 and empty text.
fn copy(part: &mut Map<String, Value>, from: &str, to: &str) {
    if let Some(value) = part.get(from).filter(|_| !part.contains_key(to)).cloned() {
        part.insert(to.to_owned(), value);
    }
}

fn route(build: &mut Build, step: &Route, renames: &[(&Id, &Id)]) {
    let stored = build.fields.get(step.route.as_str()).cloned();
    let Some(value) = stored.or_else(|| step.default.as_ref().map(Scalar::json)) else { return };
    let text = route_text(build, &step.by, renames).unwrap_or_default();
    let mut matching = step.cases.iter().filter(|case| case.words.iter().any(|word| names_word(text, word.as_str())));
    let target = match (matching.next(), matching.next()) {
        (Some(case), None) => &case.to,
        _ => &step.otherwise,
    };
    if !build.fields.contains_key(target.as_str()) {
        build.fields.insert(target.as_str().to_owned(), value);
    }
}

/// The text that says where a value goes: under the newest name that earlier layouts gave the field, else an older one.
fn route_text<'b>(build: &'b Build, by: &Id, renames: &[(&Id, &Id)]) -> Option<&'b str> {
    let mut names = vec![by];
    for (from, to) in renames {
        if names.last() == Some(from) {
            names.push(to);
        }
    }
    let stored = names.iter().rev().find_map(|name| build.fields.get(name.as_str()));
    stored.and_then(Value::as_str)
}

fn set_column(build: &mut Build, step: &SetColumn) {
    let Some(rows) = build.lists.get_mut(step.list.as_str()).and_then(Value::as_array_mut) else { return };
    for row in rows.iter_mut().filter_map(Value::as_object_mut) {
        let holds = |(column, values): (&str, &crate::format::collection::List<Scalar, 1, 500>)| {
            row.get(column).is_some_and(|cell| values.iter().any(|value| same(cell, value)))
        };
        if step.conditions.iter().all(holds) {
            row.insert(step.column.as_str().to_owned(), step.to.json());
        }
    }
}

/// Whether a cell holds a value: text trimmed and folded, numbers and switches exactly; types never mix.
fn same(cell: &Value, value: &Scalar) -> bool {
    match value {
        Scalar::Text(text) => {
            cell.as_str().is_some_and(|cell| cell.trim().to_lowercase() == text.english().trim().to_lowercase())
        }
        Scalar::Number(number) => cell.as_f64() == Some(*number),
        Scalar::Bool(flag) => cell.as_bool() == Some(*flag),
    }
}

/// Moves live values whose ids are gone to the ids that the migrated sheet shows. Runs on every read; where nothing is
/// stored under an old id it changes nothing.
pub fn migrate_live(rules: &Effective, build: &Build, live: &LiveState) -> LiveState {
    let mut live = live.clone();
    let entries = in_order(&rules.ruleset().sheet);
    let steps: Vec<&RouteLive> = entries
        .into_iter()
        .flat_map(|entry| entry.steps.iter())
        .filter_map(|step| match step {
            MigrationStep::RouteLive(step) => Some(step),
            _ => None,
        })
        .collect();
    if steps.is_empty() {
        return live;
    }
    let targets = targets_of(&steps, &evaluate_static(rules, build));
    for (step, target) in steps.iter().zip(targets) {
        let (from, target) = (step.from.as_str(), target.as_str());
        match step.route_live {
            LiveKind::Pool => shift(&mut live.pools, from, target),
            LiveKind::Track => {
                shift(&mut live.tracks, from, target);
                shift(&mut live.wounds, from, target);
            }
        }
    }
    live
}

/// Where each step's value goes: the one case that the sheet shows, else the step's own `else`. A case that a later step
/// moves on is judged by where that step takes it, so the steps are gone through from the last to the first.
fn targets_of<'s>(steps: &[&'s RouteLive], values: &Values<'_>) -> Vec<&'s Id> {
    let mut moved_on: HashMap<(LiveKind, &Id), bool> = HashMap::new();
    let mut targets = Vec::with_capacity(steps.len());
    for step in steps.iter().rev() {
        let kind = step.route_live;
        let shows = |id: &Id| moved_on.get(&(kind, id)).copied().unwrap_or_else(|| is_there(values, kind, id));
        let mut shown = step.cases.iter().filter(|case| shows(case));
        let target = match (shown.next(), shown.next()) {
            (Some(case), None) => case,
            _ => &step.otherwise,
        };
        let target_shown = shows(target);
        moved_on.insert((kind, &step.from), target_shown);
        targets.push(target);
    }
    targets.reverse();
    targets
}

fn is_there(values: &Values<'_>, kind: LiveKind, id: &Id) -> bool {
    match kind {
        LiveKind::Pool => values.pool(id.as_str()).is_some(),
        LiveKind::Track => values.track(id.as_str()).is_some() || values.wound(id.as_str()).is_some(),
    }
}

/// Moves a value to a key that has none; the old key is dropped in any case.
fn shift<T>(part: &mut std::collections::BTreeMap<String, T>, from: &str, to: &str) {
    if let Some(value) = part.remove(from) {
        part.entry(to.to_owned()).or_insert(value);
    }
}
