//! Enum values that a layer removes (layers-items.md 2.1).

use crate::format::check::{Checker, by_id};
use crate::format::layer::LayerField;
use crate::format::ruleset::Ruleset;
use crate::format::scalar::{Id, Scalar};
use crate::format::sheet::{EnumKind, FieldKind, HideTest, HideWhen};
use crate::source::{Code, Path};

/// Checks what one layer does to fields; `at` is where its list of them stands.
pub(super) fn check(checker: &mut Checker<'_, '_>, fields: &[LayerField], at: &Path<'_>) {
    for (index, narrowed) in fields.iter().enumerate() {
        let at = at.index(index);
        if fields.iter().take(index).any(|earlier| earlier.id == narrowed.id) {
            let message = format!("field `{}` is narrowed twice in this layer", narrowed.id);
            checker.error(Code::DuplicateId, &at.key("id"), message);
        }
        check_field(checker, narrowed, &at);
    }
}

fn check_field(checker: &mut Checker<'_, '_>, narrowed: &LayerField, at: &Path<'_>) {
    let Some(kind) = enum_of(checker, &narrowed.id, &at.key("id")) else { return };
    let removed_at = at.key("removeValues");
    for (index, value) in narrowed.remove_values.iter().enumerate() {
        let at = removed_at.index(index);
        if !kind.offers(value.as_str()) {
            let near = checker.near(value.as_str(), kind.values.iter().map(|value| value.as_str()));
            let message = format!("field `{}` has no value `{}`", narrowed.id, value.as_str());
            checker.error_with(Code::UnknownValue, &at, message, near);
        } else if let Some((what, test)) = comparison(checker.ruleset, &narrowed.id, value.as_str()) {
            let when = match test {
                HideTest::NotEquals(_) => "is shown only when",
                HideTest::Equals(_) | HideTest::In(_) => "is hidden when",
            };
            let message = format!("{what} {when} `{}` is `{}`", narrowed.id, value.as_str());
            checker.error(Code::StillCompared, &at, message);
        }
    }
    check_survivors(checker, kind, narrowed, at);
}

/// The enum that a layer narrows; reports a field that is none.
fn enum_of<'r>(checker: &mut Checker<'r, '_>, id: &Id, at: &Path<'_>) -> Option<&'r EnumKind> {
    let fields = &checker.ruleset.sheet.fields;
    match by_id(fields, id.as_str()).map(|field| &field.kind) {
        Some(FieldKind::Enum(kind)) => Some(kind),
        Some(_) => {
            checker.error(Code::WrongKind, at, format!("field `{id}` is not an enum field"));
            None
        }
        None => {
            let enums = fields.iter().filter(|field| matches!(field.kind, FieldKind::Enum(_)));
            checker.unknown(at, "field", id.as_str(), enums.map(|field| field.id.as_str()));
            None
        }
    }
}

fn check_survivors(checker: &mut Checker<'_, '_>, kind: &EnumKind, narrowed: &LayerField, at: &Path<'_>) {
    let goes = |value: &str| narrowed.remove_values.iter().any(|removed| removed.as_str() == value);
    let survives = |value: &str| kind.offers(value) && !goes(value);
    let removed_at = at.key("removeValues");
    if kind.values.iter().all(|value| goes(value.as_str())) {
        let message = format!("field `{}` is left without a value", narrowed.id);
        checker.error(Code::LeavesNothing, &removed_at, message);
        return;
    }
    match (&narrowed.default, &kind.default) {
        (Some(default), _) if !survives(default.as_str()) => {
            let message = format!("`{}` is not among the values that are left", default.as_str());
            checker.error(Code::BadDefault, &at.key("default"), message);
        }
        (None, Some(default)) if goes(default.as_str()) => {
            let message = format!("`{}` is the field's default; give another as `default`", default.as_str());
            checker.error(Code::BadDefault, &removed_at, message);
        }
        _ => {}
    }
}

/// What is hidden or shown by a comparison of the field with the value, in words, and the comparison.
fn comparison<'r>(ruleset: &'r Ruleset, field: &Id, value: &str) -> Option<(String, &'r HideTest)> {
    conditions(ruleset).into_iter().find_map(|(what, id, hide)| {
        let hide = hide.as_ref().filter(|hide| hide.field == *field)?;
        let compared = match &hide.test {
            HideTest::Equals(one) | HideTest::NotEquals(one) => one.text() == Some(value),
            HideTest::In(several) => several.iter().any(|one: &Scalar| one.text() == Some(value)),
        };
        compared.then(|| (format!("{what} `{id}`"), &hide.test))
    })
}

/// Everything that can be hidden: what sort of thing, its id, and when.
fn conditions(ruleset: &Ruleset) -> Vec<(&'static str, &Id, &Option<HideWhen>)> {
    let sheet = &ruleset.sheet;
    let fields = sheet.fields.iter().map(|field| ("field", &field.id, &field.hide_when));
    let derived = sheet.derived.iter().map(|derived| ("derived value", &derived.id, &derived.hide_when));
    let lists = sheet.lists.iter().map(|list| ("list", &list.id, &list.hide_when));
    let pools = sheet.live.pools.iter().map(|pool| ("pool", &pool.id, &pool.hide_when));
    let tracks = sheet.live.tracks.iter().map(|track| ("track", &track.id, &track.hide_when));
    let states = sheet.live.states.iter().map(|state| ("state", &state.id, &state.hide_when));
    fields.chain(derived).chain(lists).chain(pools).chain(tracks).chain(states).collect()
}
