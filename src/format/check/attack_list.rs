//! Lists whose rows are attacks or abilities (combat.md 1.7, 1.8).
//!
//! Must not know: rows.

use crate::format::attack_list::{AbilityList, AttackList, ColumnRef, Distance};
use crate::format::catalog_source::AlwaysWhen;
use crate::format::check::fight::Wanted;
use crate::format::check::{Checker, fight};
use crate::format::combat::Combat;
use crate::format::scalar::{Id, Scalar};
use crate::format::sheet::{FieldKind, SheetList};
use crate::source::{Code, Path};

/// Checks both kinds of list.
pub(super) fn check(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    for (index, attacks) in combat.attacks.iter().enumerate() {
        check_attacks(checker, combat, attacks, &at.key("attacks").index(index));
    }
    for (index, abilities) in combat.abilities.iter().enumerate() {
        check_abilities(checker, abilities, &at.key("abilities").index(index));
    }
}

fn check_attacks(checker: &mut Checker<'_, '_>, combat: &Combat, attacks: &AttackList, at: &Path<'_>) {
    fight::budget(checker, &at.key("budget"), &attacks.budget);
    if let Some(strikes) = &attacks.strikes {
        fight::reference(checker, strikes, &at.key("strikes"));
    }
    if combat.distance.is_none() {
        for (key, given) in [("reach", attacks.reach.is_some()), ("range", attacks.range.is_some())] {
            if given {
                checker.error(Code::NeededHere, &at.key(key), format!("`{key}` needs `combat.distance`"));
            }
        }
    }
    let Some(list) = fight::list(checker, &at.key("list"), &attacks.list) else { return };
    fight::column(checker, &at.key("name"), list, &attacks.name, Wanted::Text);
    if let Some(reach) = &attacks.reach {
        check_distance(checker, list, reach, &at.key("reach"));
    }
    if let Some(range) = &attacks.range {
        let at = at.key("range");
        check_distance(checker, list, &range.normal, &at.key("normal"));
        if let Some(long) = &range.long {
            check_distance(checker, list, long, &at.key("long"));
        }
    }
    let (hit, harm) = (&attacks.to_hit, &attacks.damage);
    let (hit_at, harm_at) = (at.key("toHit"), at.key("damage"));
    let columns: [(&Path<'_>, &str, Option<&ColumnRef>, Wanted); 9] = [
        (at, "strikesCappedBy", attacks.strikes_capped_by.as_ref(), Wanted::Boolean),
        (&hit_at, "ability", hit.ability.as_ref(), Wanted::Enum),
        (&hit_at, "skill", hit.skill.as_ref(), Wanted::Enum),
        (&hit_at, "proficiency", hit.proficiency.as_ref(), Wanted::Boolean),
        (&hit_at, "bonus", hit.bonus.as_ref(), Wanted::Number),
        (&harm_at, "dice", Some(&harm.dice), Wanted::Dice),
        (&harm_at, "ability", harm.ability.as_ref(), Wanted::Enum),
        (&harm_at, "bonus", harm.bonus.as_ref(), Wanted::Number),
        (&harm_at, "type", harm.damage_type.as_ref(), Wanted::TextOrEnum),
    ];
    for (at, key, reference, wanted) in columns {
        if let Some(reference) = reference {
            fight::column(checker, &at.key(key).key("column"), list, &reference.column, wanted);
        }
    }
}

fn check_distance(checker: &mut Checker<'_, '_>, list: &SheetList, distance: &Distance, at: &Path<'_>) {
    if let Distance::Column(id) = distance {
        fight::column(checker, &at.key("column"), list, id, Wanted::Number);
    }
}

fn check_abilities(checker: &mut Checker<'_, '_>, abilities: &AbilityList, at: &Path<'_>) {
    fight::budget(checker, &at.key("budget"), &abilities.budget);
    for (key, reference) in [("toHit", &abilities.to_hit), ("saveDifficulty", &abilities.save_difficulty)] {
        if let Some(reference) = reference {
            fight::reference(checker, reference, &at.key(key));
        }
    }
    let Some(list) = fight::list(checker, &at.key("list"), &abilities.list) else { return };
    check_usable(checker, list, abilities.only_when.as_ref(), abilities.always_when.as_ref(), at);
}

/// Which rows are usable: a boolean column, and a value of another that makes up for it.
pub(super) fn check_usable(
    checker: &mut Checker<'_, '_>,
    list: &SheetList,
    only_when: Option<&Id>,
    always_when: Option<&AlwaysWhen>,
    at: &Path<'_>,
) {
    if let Some(id) = only_when {
        fight::column(checker, &at.key("onlyWhen"), list, id, Wanted::Boolean);
    }
    let Some(always) = always_when else { return };
    let at = at.key("alwaysWhen");
    let columns = list.columns.iter();
    let ids = columns.map(|column| column.id.as_str());
    if !fight::known(checker, &at.key("column"), "column", always.column.as_str(), ids) {
        return;
    }
    let column = list.columns.iter().find(|column| column.id == always.column);
    if column.is_some_and(|column| !could_hold(&column.kind, &always.equals)) {
        let message = format!("column `{}` never holds this value", always.column);
        checker.error(Code::UnknownValue, &at.key("equals"), message);
    }
}

/// Whether a column of this kind could hold a value.
fn could_hold(kind: &FieldKind, value: &Scalar) -> bool {
    match (kind, value) {
        (FieldKind::Number { min, max, integer, .. }, Scalar::Number(value)) => {
            (min.get()..=max.get()).contains(value) && (!integer || value.fract() == 0.0)
        }
        (FieldKind::Text { length_max, .. }, Scalar::Text(text)) => {
            crate::text::utf16_len(text.english()) <= length_max.count()
        }
        (FieldKind::Boolean { .. }, Scalar::Bool(_)) => true,
        (FieldKind::Enum(kind), Scalar::Text(text)) => kind.offers(text.english()),
        (FieldKind::Dice { .. }, Scalar::Text(text)) => crate::text::utf16_len(text.english()) <= 40,
        _ => false,
    }
}
