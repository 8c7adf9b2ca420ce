//! A proposed sheet's health is moved into its tier's band, through the one number field that its most is read from; where
//! there is none, or several, it is left (combat.md 3.19).
//!
//! Which field that is, is found by trying: the only one whose least and whose most leave another health.
//!
//! Must not know: how the sheet came about.

use crate::check::label::label;
use crate::combat::event_part::LabelRef;
use crate::combat::labels;
use crate::combat::note::{Done, Notes};
use crate::combat::vitals::of_values;
use crate::dice::to_f64;
use crate::format::combat::{Combat, ThreatTier};
use crate::format::scalar::truncated;
use crate::format::sheet::{Field, FieldKind};
use crate::rules::Effective;
use crate::sheet::{Build, LiveState, NoItems, StoredSheet, evaluate, json_number};

/// Moves a sheet's health into the tier's band.
pub(super) fn hold(
    rules: &Effective,
    combat: &Combat,
    sheet: &mut StoredSheet,
    tier: &ThreatTier,
    notes: &mut Notes<'_>,
) {
    let (low, high) = (tier.health.low.get(), tier.health.high.get());
    let health = most(rules, combat, &sheet.build);
    if (low..=high).contains(&health) {
        return;
    }
    let tier = labels::tier(tier);
    let moved = only_field(rules, combat, &sheet.build, health)
        .and_then(|field| Some((field_label(field), moved(rules, combat, &sheet.build, field, low, high)?)));
    match moved {
        Some((field, (build, now))) => {
            sheet.build = build;
            notes.add(Done::HealthMoved { field, from: health, low, high, tier, now });
        }
        None => notes.add(Done::HealthLeft { health, low, high, tier }),
    }
}

fn field_label(field: &Field) -> LabelRef {
    label("field", &field.id, Some(field.label.text()))
}

/// The most health that a build has.
fn most(rules: &Effective, combat: &Combat, build: &Build) -> i64 {
    of_values(combat, &evaluate(rules, build, &LiveState::default(), &NoItems)).max
}

fn with(build: &Build, field: &Field, number: i64) -> Build {
    let mut build = build.clone();
    build.fields.insert(field.id.as_str().to_owned(), json_number(to_f64(number)));
    build
}

/// The whole numbers that a number field may hold, from and to.
fn range(field: &Field) -> Option<(i64, i64)> {
    match &field.kind {
        FieldKind::Number { min, max, .. } => Some((truncated(min.get().ceil()), truncated(max.get().floor()))),
        _ => None,
    }
}

/// The only number field that health is read from.
fn only_field<'r>(rules: &'r Effective, combat: &Combat, build: &Build, health: i64) -> Option<&'r Field> {
    let mut read = rules.ruleset().sheet.fields.iter().filter(|field| {
        range(field).is_some_and(|(least, most_of)| {
            [least, most_of].into_iter().any(|number| most(rules, combat, &with(build, field, number)) != health)
        })
    });
    let first = read.next()?;
    read.next().is_none().then_some(first)
}

/// The build with the field at the number nearest the border that health was outside of, where that is in the band; health
/// grows with the field or falls with it.
fn moved(
    rules: &Effective,
    combat: &Combat,
    build: &Build,
    field: &Field,
    low: i64,
    high: i64,
) -> Option<(Build, i64)> {
    let (mut from, mut to) = range(field)?;
    let at = |number: i64| most(rules, combat, &with(build, field, number));
    let health = most(rules, combat, build);
    let grows = at(to) >= at(from);
    // The first number, in the direction that health is to go, that brings it past the border.
    let up = health < low;
    let enough = |number: i64| if up { at(number) >= low } else { at(number) <= high };
    let rising = up == grows;
    while from < to {
        let middle = if rising { from + (to - from) / 2 } else { to - (to - from) / 2 };
        match (enough(middle), rising) {
            (true, true) => to = middle,
            (false, true) => from = middle + 1,
            (true, false) => from = middle,
            (false, false) => to = middle - 1,
        }
    }
    let now = at(from);
    (low..=high).contains(&now).then(|| (with(build, field, from), now))
}
