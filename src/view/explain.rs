//! Where a number comes from: its terms, each with what it is worth now, down to what the player wrote.

use crate::format::derived::{Derived, DerivedOp, EnumSource};
use crate::format::value_ref::ValueRef;
use crate::locale::Locale;
use crate::sheet::Values;
use crate::text::{SafeText, safe};
use crate::view::model::{Line, Role};
use crate::view::table::sheet::plain;

/// How deep terms are followed.
const DEPTH_MAX: u16 = 6;

/// A reference with its value, and below it what that is made of.
pub fn reference(reference: &ValueRef, values: &Values<'_>, locale: &Locale, depth: u16) -> Vec<Line> {
    let value = safe(&plain(values.number(reference)));
    let mut lines = vec![Line::of(name(reference, values, locale)).at_end(value, Role::Strong).indented(depth * 2)];
    if depth >= DEPTH_MAX {
        return lines;
    }
    if let ValueRef::Derived(id) = reference
        && let Some(derived) = values.rules().ruleset().sheet.derived.iter().find(|derived| derived.id == *id)
    {
        lines.extend(terms(derived, values, locale, depth + 1));
    }
    lines
}

fn terms(derived: &Derived, values: &Values<'_>, locale: &Locale, depth: u16) -> Vec<Line> {
    let mut lines: Vec<Line> =
        derived.references().into_iter().flat_map(|(_, _, term)| reference(term, values, locale, depth)).collect();
    if let DerivedOp::EnumTable { from, .. } = &derived.op {
        let sheet = &values.rules().ruleset().sheet;
        let label = match from {
            EnumSource::Field(id) => sheet.fields.iter().find(|field| field.id == *id).map(|field| field.label.text()),
            EnumSource::LiveState(id) => {
                sheet.live.states.iter().find(|state| state.id == *id).map(|state| state.label.text())
            }
        };
        lines.extend(label.map(|label| Line::with(locale.tr(label).text, Role::Faint).indented(depth * 2)));
    }
    lines
}

/// What a reference is called.
fn name(reference: &ValueRef, values: &Values<'_>, locale: &Locale) -> SafeText {
    let sheet = &values.rules().ruleset().sheet;
    let label = match reference {
        ValueRef::Const(_) => return locale.word("explain-const", &[]),
        ValueRef::Field(id) | ValueRef::AbilityModFromField(id) => {
            sheet.fields.iter().find(|field| field.id == *id).map(|field| field.label.text())
        }
        ValueRef::Derived(id) => sheet.derived.iter().find(|one| one.id == *id).map(|one| one.label.text()),
        ValueRef::AbilityScore(id) | ValueRef::AbilityMod(id) => {
            sheet.abilities.iter().find(|one| one.id == *id).map(|one| one.label.text())
        }
        ValueRef::SkillMod(id) => sheet.skills.iter().find(|one| one.id == *id).map(|one| one.label.text()),
        ValueRef::SaveMod(id) => sheet.saves.iter().find(|one| one.id == *id).map(|one| one.label.text()),
        ValueRef::LiveTrack { track, .. } => {
            sheet.live.tracks.iter().find(|one| one.id == *track).map(|one| one.label.text())
        }
        ValueRef::LivePool(id) => sheet.live.pools.iter().find(|one| one.id == *id).map(|one| one.label.text()),
        ValueRef::ListSum(sum) => sheet.lists.iter().find(|one| one.id == sum.list).map(|one| one.label.text()),
        ValueRef::ItemStat(stat) => {
            stat.stat.as_ref().and_then(|id| values.rules().items()?.stat(id.as_str()).map(|stat| stat.label.text()))
        }
    };
    label.map_or_else(|| safe(reference.key()), |label| locale.tr(label).text)
}
