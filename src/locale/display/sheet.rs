//! Display strings of the sheet and of what changes in play.

use crate::format::live::{Live, Track};
use crate::format::sheet::{EnumKind, FieldKind, Sheet};
use crate::locale::display::{Section, ShownIn, Walk};
use crate::source::Path;
use crate::text::RulesetText;

pub(super) fn sheet(walk: &mut Walk, sheet: &Sheet, at: &Path<'_>) {
    let labels = |walk: &mut Walk, key: &str, labels: &mut dyn Iterator<Item = &RulesetText>| {
        let at = at.key(key);
        for (index, label) in labels.enumerate() {
            walk.label(label, &at.index(index), Section::Sheet, ShownIn::Elsewhere);
        }
    };
    labels(walk, "sections", &mut sheet.sections.iter().map(|section| section.label.text()));
    let abilities = at.key("abilities");
    for (index, ability) in sheet.abilities.iter().enumerate() {
        let at = abilities.index(index);
        walk.label(&ability.label, &at, Section::Sheet, ShownIn::Elsewhere);
        if let Some(short) = &ability.short {
            walk.add(short, &at.key("short"), Section::Sheet, ShownIn::Elsewhere);
        }
    }
    labels(walk, "skills", &mut sheet.skills.iter().map(|skill| skill.label.text()));
    labels(walk, "saves", &mut sheet.saves.iter().map(|save| save.label.text()));
    let fields = at.key("fields");
    for (index, field) in sheet.fields.iter().enumerate() {
        let at = fields.index(index);
        walk.label(&field.label, &at, Section::Sheet, ShownIn::Elsewhere);
        kind(walk, &field.kind, &at, Section::Sheet);
    }
    labels(walk, "derived", &mut sheet.derived.iter().map(|derived| derived.label.text()));
    let lists = at.key("lists");
    for (index, list) in sheet.lists.iter().enumerate() {
        let at = lists.index(index);
        walk.label(&list.label, &at, Section::Sheet, ShownIn::Elsewhere);
        let columns = at.key("columns");
        for (index, column) in list.columns.iter().enumerate() {
            let at = columns.index(index);
            walk.label(&column.label, &at, Section::Sheet, ShownIn::Elsewhere);
            kind(walk, &column.kind, &at, Section::Sheet);
        }
    }
    live(walk, &sheet.live, &at.key("live"));
}

/// Words of an enum, and the text that a new sheet begins with.
pub(super) fn kind(walk: &mut Walk, kind: &FieldKind, at: &Path<'_>, section: Section) {
    match kind {
        FieldKind::Enum(words) => enum_words(walk, words, at, section),
        FieldKind::Text { default: Some(text), .. } => walk.add(text, &at.key("default"), section, ShownIn::Elsewhere),
        FieldKind::Text { .. } | FieldKind::Number { .. } | FieldKind::Boolean { .. } | FieldKind::Dice { .. } => {}
    }
}

fn enum_words(walk: &mut Walk, words: &EnumKind, at: &Path<'_>, section: Section) {
    let (values, labels) = (at.key("values"), at.key("valueLabels"));
    for (index, value) in words.values.iter().enumerate() {
        match words.value_labels.get(value.as_str()) {
            Some(label) => walk.add(label, &labels.key(value.as_str()), section, ShownIn::Elsewhere),
            None => walk.add(value, &values.index(index), section, ShownIn::Elsewhere),
        }
    }
}

fn live(walk: &mut Walk, live: &Live, at: &Path<'_>) {
    let label =
        |walk: &mut Walk, text: &RulesetText, at: &Path<'_>| walk.label(text, at, Section::Live, ShownIn::Fights);
    let pools = at.key("pools");
    for (index, pool) in live.pools.iter().enumerate() {
        label(walk, &pool.label, &pools.index(index));
    }
    let tracks = at.key("tracks");
    for (index, found) in live.tracks.iter().enumerate() {
        track(walk, found, &tracks.index(index));
    }
    let texts = at.key("text");
    for (index, text) in live.text.iter().enumerate() {
        label(walk, &text.label, &texts.index(index));
    }
    let conditions = at.key("conditions");
    for (index, condition) in live.conditions.iter().enumerate() {
        label(walk, &condition.label, &conditions.index(index));
    }
    let states = at.key("states");
    for (index, state) in live.states.iter().enumerate() {
        let at = states.index(index);
        label(walk, &state.label, &at);
        let (values, labels) = (at.key("values"), at.key("valueLabels"));
        for (index, value) in state.values.iter().enumerate() {
            match state.value_labels.get(value.as_str()) {
                Some(label) => walk.add(label, &labels.key(value.as_str()), Section::Live, ShownIn::Fights),
                None => walk.add(value.text(), &values.index(index), Section::Live, ShownIn::Fights),
            }
        }
    }
}

fn track(walk: &mut Walk, track: &Track, at: &Path<'_>) {
    walk.label(&track.label, at, Section::Live, ShownIn::Fights);
    let levels = at.key("levels");
    for (index, level) in track.levels.iter().flatten().enumerate() {
        walk.label(&level.label, &levels.index(index), Section::Live, ShownIn::Fights);
    }
    let kinds = at.key("kinds");
    for (index, kind) in track.kinds.iter().flatten().enumerate() {
        walk.label(&kind.label, &kinds.index(index), Section::Live, ShownIn::Fights);
    }
}
