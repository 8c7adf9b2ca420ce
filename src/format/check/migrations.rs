//! `sheet.migrations`: every value that a step moves must arrive somewhere on the sheet (locale-migrate-package.md 2b,
//! "Chain following").

use std::collections::HashSet;

use crate::format::cell::{CellFault, cell_fault};
use crate::format::check::{Checker, Named, by_id};
use crate::format::live::Track;
use crate::format::migration::{LiveKind, Migration, MigrationStep, Rename, RenameKind, Route, RouteLive, SetColumn};
use crate::format::ruleset::Ruleset;
use crate::format::scalar::Id;
use crate::format::sheet::FieldKind;
use crate::source::{Code, Path};

/// Checks the migrations.
pub(super) fn check(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    let sheet = &checker.ruleset.sheet;
    let at = at.key("migrations");
    starts(checker, &sheet.migrations, &at);
    let chain = Chain::of(checker.ruleset);
    for (position, placed) in chain.steps.iter().enumerate() {
        let entry = at.index(placed.entry);
        let steps = entry.key("steps");
        let at = steps.index(placed.index);
        match placed.step {
            MigrationStep::Rename(step) => rename(checker, &chain, position, step, &at),
            MigrationStep::Route(step) => route(checker, &chain, position, step, &at),
            MigrationStep::RouteLive(step) => route_live(checker, &chain, position, step, &at),
            MigrationStep::SetColumn(step) => set_column(checker, &step.set_column, &at.key("setColumn")),
        }
    }
}

/// The version that each entry starts from: below the sheet's, and no two alike.
fn starts(checker: &mut Checker<'_, '_>, migrations: &[Migration], at: &Path<'_>) {
    let version = checker.ruleset.sheet.version;
    let mut seen = HashSet::new();
    for (index, migration) in migrations.iter().enumerate() {
        let at = at.index(index);
        let at = at.key("from");
        let from = migration.from;
        if from >= version {
            let message = format!("starts from version {} of a sheet of version {}", from.get(), version.get());
            checker.error(Code::BadMigration, &at, message);
        }
        if !seen.insert(from) {
            checker.error(Code::DuplicateValue, &at, format!("two migrations start from version {}", from.get()));
        }
    }
}

/// A step with its place in the file.
struct Placed<'r> {
    entry: usize,
    index: usize,
    step: &'r MigrationStep,
}

/// Every step in the order in which they run.
struct Chain<'r> {
    ruleset: &'r Ruleset,
    steps: Vec<Placed<'r>>,
}

/// Where a value that was moved ends up.
enum Landing<'r> {
    /// Under an id that the sheet has.
    OnSheet(&'r Id),
    /// A later `route` passes it on, and is checked itself.
    Routed,
    /// Nowhere.
    Lost,
}

impl<'r> Chain<'r> {
    fn of(ruleset: &'r Ruleset) -> Self {
        let mut entries: Vec<(usize, &Migration)> = ruleset.sheet.migrations.iter().enumerate().collect();
        entries.sort_by_key(|(_, migration)| migration.from);
        let steps = entries.into_iter().flat_map(|(entry, migration)| {
            migration.steps.iter().enumerate().map(move |(index, step)| Placed { entry, index, step })
        });
        Self { ruleset, steps: steps.collect() }
    }

    /// Follows an id that the step at `position` writes through the steps after it.
    fn landing(&self, kind: RenameKind, id: &'r Id, position: usize) -> Landing<'r> {
        let mut id = id;
        for placed in self.steps.iter().skip(position + 1) {
            if self.has(kind, id) {
                break;
            }
            match placed.step {
                MigrationStep::Rename(later) if later.rename == kind && later.from == *id => id = &later.to,
                MigrationStep::Route(later) if kind == RenameKind::Field && later.route == *id => {
                    return Landing::Routed;
                }
                _ => {}
            }
        }
        if self.has(kind, id) { Landing::OnSheet(id) } else { Landing::Lost }
    }

    fn has(&self, kind: RenameKind, id: &Id) -> bool {
        ids(self.ruleset, kind).iter().any(|declared| *declared == id.as_str())
    }

    /// Whether a step after `position` takes a live value on from that id; it is checked itself.
    fn moves_on(&self, kind: LiveKind, id: &Id, position: usize) -> bool {
        self.steps.iter().skip(position + 1).any(|placed| match placed.step {
            MigrationStep::RouteLive(later) => later.route_live == kind && later.from == *id,
            _ => false,
        })
    }

    /// Whether some layout of the sheet had a field of that id: any step that renames it away says so.
    fn had_field(&self, id: &Id) -> bool {
        self.steps.iter().any(|placed| match placed.step {
            MigrationStep::Rename(rename) => rename.rename == RenameKind::Field && rename.from == *id,
            _ => false,
        })
    }
}

fn ids(ruleset: &Ruleset, kind: RenameKind) -> Vec<&str> {
    fn of<T: Named>(list: &[T]) -> Vec<&str> {
        list.iter().map(|one| one.id().as_str()).collect()
    }
    match kind {
        RenameKind::Ability => of(&ruleset.sheet.abilities),
        RenameKind::Skill => of(&ruleset.sheet.skills),
        RenameKind::Save => of(&ruleset.sheet.saves),
        RenameKind::Field => of(&ruleset.sheet.fields),
    }
}

fn lost(checker: &mut Checker<'_, '_>, kind: RenameKind, id: &Id, at: &Path<'_>) {
    let help = checker.near(id.as_str(), ids(checker.ruleset, kind));
    let message = format!("the sheet has no {} `{id}`, and no later step moves it on", kind.word());
    checker.error_with(Code::UnknownId, at, message, help);
}

fn rename(checker: &mut Checker<'_, '_>, chain: &Chain<'_>, position: usize, step: &Rename, at: &Path<'_>) {
    if step.from == step.to {
        checker.error(Code::DoesNothing, &at.key("to"), format!("`{}` is renamed to itself", step.from));
        return;
    }
    if chain.has(step.rename, &step.from) {
        let message = format!("the sheet still has the {} `{}`", step.rename.word(), step.from);
        checker.error(Code::StillDeclared, &at.key("from"), message);
    }
    if matches!(chain.landing(step.rename, &step.to, position), Landing::Lost) {
        lost(checker, step.rename, &step.to, &at.key("to"));
    }
}

fn route(checker: &mut Checker<'_, '_>, chain: &Chain<'_>, position: usize, step: &Route, at: &Path<'_>) {
    let fields = &checker.ruleset.sheet.fields;
    if by_id(fields, step.by.as_str()).is_none() && !chain.had_field(&step.by) {
        checker.unknown(&at.key("by"), "field", step.by.as_str(), fields.iter().map(|field| field.id.as_str()));
    }
    let cases = at.key("cases");
    let mut seen = HashSet::new();
    for (index, case) in step.cases.iter().enumerate() {
        let at = cases.index(index);
        let at = at.key("to");
        if !seen.insert(&case.to) {
            checker.error(Code::DuplicateValue, &at, format!("`{}` has a case already", case.to));
        }
        target(checker, chain, position, &case.to, &at);
    }
    target(checker, chain, position, &step.otherwise, &at.key("else"));
}

/// A value lands in one target and every other keeps its default, so any default but nothing would be read as given.
fn target(checker: &mut Checker<'_, '_>, chain: &Chain<'_>, position: usize, id: &Id, at: &Path<'_>) {
    let landed = match chain.landing(RenameKind::Field, id, position) {
        Landing::OnSheet(landed) => landed,
        Landing::Routed => return,
        Landing::Lost => return lost(checker, RenameKind::Field, id, at),
    };
    let Some(field) = by_id(&checker.ruleset.sheet.fields, landed.as_str()) else { return };
    let fault = match &field.kind {
        FieldKind::Number { default, .. } => {
            default.is_some_and(|default| default.get() != 0.0).then_some("has a default")
        }
        FieldKind::Text { default, .. } => {
            default.as_ref().is_some_and(|text| !text.english().is_empty()).then_some("has a default")
        }
        _ => Some("holds neither a number nor text"),
    };
    if let Some(fault) = fault {
        checker.error(Code::WrongKind, at, format!("field `{landed}` {fault}, so no value can be routed to it"));
    }
}

fn route_live(checker: &mut Checker<'_, '_>, chain: &Chain<'_>, position: usize, step: &RouteLive, at: &Path<'_>) {
    let live = &checker.ruleset.sheet.live;
    let kind = step.route_live.word();
    let still = match step.route_live {
        LiveKind::Pool => by_id(&live.pools, step.from.as_str()).is_some(),
        LiveKind::Track => by_id(&live.tracks, step.from.as_str()).is_some(),
    };
    if still {
        checker.error(Code::StillDeclared, &at.key("from"), format!("the sheet still has the {kind} `{}`", step.from));
    }
    let cases = at.key("cases");
    let mut seen = HashSet::new();
    let mut first = None;
    for (index, id) in step.cases.iter().enumerate() {
        let at = cases.index(index);
        if !seen.insert(id) {
            checker.error(Code::DuplicateValue, &at, format!("`{id}` is listed twice"));
        }
        if !chain.moves_on(step.route_live, id, position) {
            live_target(checker, step.route_live, id, &mut first, &at);
        }
    }
    if !chain.moves_on(step.route_live, &step.otherwise, position) {
        live_target(checker, step.route_live, &step.otherwise, &mut first, &at.key("else"));
    }
}

/// Marks and numbers are different things, so all tracks of a step are held to the kind of the first.
fn live_target<'r>(
    checker: &mut Checker<'r, '_>,
    kind: LiveKind,
    id: &Id,
    first: &mut Option<&'r Track>,
    at: &Path<'_>,
) {
    let live = &checker.ruleset.sheet.live;
    match kind {
        LiveKind::Pool => {
            checker.find(&live.pools, "pool", id, at);
        }
        LiveKind::Track => {
            let Some(track) = checker.find(&live.tracks, "track", id, at) else { return };
            let first = first.get_or_insert(track);
            if first.is_wound() != track.is_wound() {
                let message = format!("`{id}` and `{}` are not both wound tracks or both plain ones", first.id);
                checker.error(Code::WrongKind, at, message);
            }
        }
    }
}

fn set_column(checker: &mut Checker<'_, '_>, step: &SetColumn, at: &Path<'_>) {
    let lists = &checker.ruleset.sheet.lists;
    let Some(list) = checker.find(lists, "list", &step.list, &at.key("list")) else { return };
    let columns = &list.columns;
    let what = format!("column of list `{}` called", list.id);
    if let Some(column) = checker.find(columns, &what, &step.column, &at.key("column"))
        && let Some(fault) = cell_fault(&column.kind, &step.to)
    {
        let message = format!("column `{}`: {}", column.id, fault.words());
        checker.error(Code::UnknownValue, &at.key("to"), message);
    }
    let at = at.key("where");
    for (name, values) in step.conditions.iter() {
        let at = at.key(name);
        let Some(column) = by_id(columns, name) else {
            checker.unknown(&at, &what, name, columns.iter().map(|column| column.id.as_str()));
            continue;
        };
        // Rows made before may hold what the column no longer offers, so only the type is judged.
        for (index, value) in values.iter().enumerate() {
            if let Some(fault @ CellFault::WrongType { .. }) = cell_fault(&column.kind, value) {
                let message = format!("column `{}`: {}", column.id, fault.words());
                checker.error(Code::UnknownValue, &at.index(index), message);
            }
        }
    }
}
