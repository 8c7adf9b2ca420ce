//! Display strings of catalogs: their entries, opponents, items, and the cells that entries write.

use crate::format::book::Rulebook;
use crate::format::catalog::{Catalog, Entry, FilterValue, Row};
use crate::format::creature::{Creature, CreatureAction, CreatureSheet};
use crate::format::mechanics::{Clause, Mechanics};
use crate::format::scalar::Scalar;
use crate::format::sheet::{FieldKind, Sheet};
use crate::locale::display::{Section, ShownIn, Walk, items};
use crate::source::Path;

pub(super) fn catalogs(walk: &mut Walk, book: &Rulebook) {
    let root = Path::ROOT;
    let catalogs = root.key("catalogs");
    for (index, catalog) in book.ruleset().catalogs().iter().enumerate() {
        let at = catalogs.index(index);
        header(walk, catalog, &at);
        let inline = at.key("entries");
        let own = root.key("entries");
        // Entries in a file of their own have the pointers of that file.
        walk.file = catalog.asset.as_ref().map(|asset| asset.as_str().to_owned());
        let at = if walk.file.is_some() { &own } else { &inline };
        for (index, found) in book.entries(catalog.id.as_str()).iter().enumerate() {
            entry(walk, book, found, &at.index(index));
        }
        walk.file = None;
    }
}

fn header(walk: &mut Walk, catalog: &Catalog, at: &Path<'_>) {
    walk.label(&catalog.label, at, Section::Catalogs, ShownIn::Elsewhere);
    let filters = at.key("filters");
    for (index, filter) in catalog.filters.iter().enumerate() {
        walk.label(&filter.label, &filters.index(index), Section::Catalogs, ShownIn::Elsewhere);
    }
    if let Some(unit) = catalog.units.as_ref().and_then(|units| units.distance.as_ref()) {
        walk.label(&unit.label, &at.key("units").key("distance"), Section::Catalogs, ShownIn::Fights);
    }
}

fn entry(walk: &mut Walk, book: &Rulebook, entry: &Entry, at: &Path<'_>) {
    let section = match (&entry.creature, &entry.item) {
        (Some(_), _) => Section::Creatures,
        (None, Some(_)) => Section::Items,
        (None, None) => Section::Catalogs,
    };
    walk.label(&entry.label, at, section, ShownIn::Fights);
    if let Some(summary) = &entry.summary {
        walk.add(summary, &at.key("summary"), section, ShownIn::Elsewhere);
    }
    let filters = at.key("filters");
    for (id, value) in entry.filters.iter() {
        let at = filters.key(id);
        match value {
            FilterValue::Number(_) => {}
            FilterValue::Text(text) => walk.add(text, &at, section, ShownIn::Elsewhere),
            FilterValue::Tags(tags) => {
                for (index, tag) in tags.iter().enumerate() {
                    walk.add(tag, &at.index(index), section, ShownIn::Elsewhere);
                }
            }
        }
    }
    let sheet = &book.ruleset().sheet;
    let rows = at.key("rows");
    for (index, found) in entry.rows.iter().flatten().enumerate() {
        row(walk, sheet, found, &rows.index(index));
    }
    if let Some(found) = &entry.mechanics {
        mechanics(walk, found, &at.key("mechanics"));
    }
    if let Some(found) = &entry.creature {
        creature(walk, sheet, found, &at.key("creature"));
    }
    if let Some(found) = &entry.item {
        items::item(walk, book.ruleset(), found, &at.key("item"));
    }
}

fn row(walk: &mut Walk, sheet: &Sheet, row: &Row, at: &Path<'_>) {
    let values = at.key("values");
    for (column, value) in row.values.iter() {
        cell(walk, column_kind(sheet, row.list.as_str(), column), value, &values.key(column), Section::Catalogs);
    }
}

fn column_kind<'s>(sheet: &'s Sheet, list: &str, column: &str) -> Option<&'s FieldKind> {
    let list = sheet.lists.iter().find(|declared| declared.id == *list)?;
    list.columns.iter().find(|declared| declared.id == *column).map(|declared| &declared.kind)
}

/// A text cell, or an enum's value that has no label of its own; dice are never translated.
pub(super) fn cell(walk: &mut Walk, kind: Option<&FieldKind>, value: &Scalar, at: &Path<'_>, section: Section) {
    let Scalar::Text(text) = value else { return };
    let shown = match kind {
        Some(FieldKind::Enum(words)) => words.value_labels.get(text.english()).is_none(),
        Some(FieldKind::Text { .. }) => true,
        Some(FieldKind::Dice { .. } | FieldKind::Number { .. } | FieldKind::Boolean { .. }) | None => false,
    };
    if shown {
        walk.add(text, at, section, ShownIn::Fights);
    }
}

pub(super) fn mechanics(walk: &mut Walk, mechanics: &Mechanics, at: &Path<'_>) {
    if let Some(harm) = &mechanics.damage_type {
        walk.add(harm, &at.key("damageType"), Section::Catalogs, ShownIn::Fights);
    }
    clauses(walk, mechanics.plus.iter().flatten(), &at.key("plus"), Section::Catalogs);
    if let Some(harm) = mechanics.rider.as_ref().and_then(|rider| rider.damage_type.as_ref()) {
        walk.add(harm, &at.key("rider").key("type"), Section::Catalogs, ShownIn::Fights);
    }
}

pub(super) fn clauses<'c>(walk: &mut Walk, clauses: impl Iterator<Item = &'c Clause>, at: &Path<'_>, section: Section) {
    for (index, clause) in clauses.enumerate() {
        if let Some(harm) = &clause.damage_type {
            walk.add(harm, &at.index(index).key("type"), section, ShownIn::Fights);
        }
    }
}

fn creature(walk: &mut Walk, sheet: &Sheet, creature: &Creature, at: &Path<'_>) {
    for (key, hidden) in [("resist", &creature.resist), ("immune", &creature.immune)] {
        let at = at.key(key);
        for (index, hidden) in hidden.iter().flatten().enumerate() {
            let at = at.index(index);
            let inner = at.key("type");
            let place = if hidden.written_as_object { &inner } else { &at };
            walk.add(&hidden.damage_type, place, Section::Creatures, ShownIn::Fights);
        }
    }
    let vulnerable = at.key("vulnerable");
    for (index, harm) in creature.vulnerable.iter().flatten().enumerate() {
        walk.add(harm, &vulnerable.index(index), Section::Creatures, ShownIn::Fights);
    }
    let traits = at.key("traits");
    for (index, found) in creature.traits.iter().flatten().enumerate() {
        let at = traits.index(index);
        walk.add(&found.name, &at.key("name"), Section::Creatures, ShownIn::Fights);
        walk.add(&found.text, &at.key("text"), Section::Creatures, ShownIn::Fights);
    }
    let actions = at.key("actions");
    for (index, found) in creature.actions.iter().enumerate() {
        action(walk, found, &actions.index(index));
    }
    let riders = at.key("riders");
    for (index, rider) in creature.riders.iter().flatten().enumerate() {
        let at = riders.index(index);
        walk.add(&rider.name, &at.key("name"), Section::Creatures, ShownIn::Fights);
        if let Some(harm) = &rider.damage_type {
            walk.add(harm, &at.key("type"), Section::Creatures, ShownIn::Fights);
        }
    }
    if let Some(own) = &creature.sheet {
        creature_sheet(walk, sheet, own, &at.key("sheet"));
    }
}

fn action(walk: &mut Walk, action: &CreatureAction, at: &Path<'_>) {
    walk.add(&action.name, &at.key("name"), Section::Creatures, ShownIn::Fights);
    let Some(damage) = &action.damage else { return };
    let at = at.key("damage");
    if let Some(harm) = &damage.damage_type {
        walk.add(harm, &at.key("type"), Section::Creatures, ShownIn::Fights);
    }
    clauses(walk, damage.plus.iter().flatten(), &at.key("plus"), Section::Creatures);
}

fn creature_sheet(walk: &mut Walk, sheet: &Sheet, own: &CreatureSheet, at: &Path<'_>) {
    let fields = at.key("fields");
    for (id, value) in own.fields.iter() {
        let kind = sheet.fields.iter().find(|field| field.id == *id).map(|field| &field.kind);
        cell(walk, kind, value, &fields.key(id), Section::Creatures);
    }
    let lists = at.key("lists");
    for (list, rows) in own.lists.iter() {
        let at = lists.key(list);
        for (index, row) in rows.iter().enumerate() {
            let at = at.index(index);
            for (column, value) in row.iter() {
                cell(walk, column_kind(sheet, list, column), value, &at.key(column), Section::Creatures);
            }
        }
    }
}
