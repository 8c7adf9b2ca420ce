//! Lists whose rows are attacks or abilities (combat.md 1.7, 1.8).
//!
//! Must not know: rows.

use crate::format::attack_list::{AbilityList, AttackList, ColumnRef, Distance};
use crate::format::catalog_source::AlwaysWhen;
use crate::format::cell::cell_fault;
use crate::format::check::{Allowance, Checker, fight, is_boolean, is_enum, is_number};
use crate::format::combat::Combat;
use crate::format::scalar::Id;
use crate::format::sheet::{FieldKind, SheetList};
use crate::source::{Code, Path};

/// Whether a column is of the kind that is wanted.
type Fits = fn(&FieldKind) -> bool;

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
    fight::budget(checker, &attacks.budget, &at.key("budget"));
    if let Some(strikes) = &attacks.strikes {
        checker.reference(strikes, &at.key("strikes"), Allowance::Play);
    }
    if combat.distance.is_none() {
        for (key, given) in [("reach", attacks.reach.is_some()), ("range", attacks.range.is_some())] {
            if given {
                checker.error(Code::NeededHere, &at.key(key), format!("`{key}` needs `combat.distance`"));
            }
        }
    }
    let Some(list) = fight::list(checker, &attacks.list, &at.key("list")) else { return };
    checker.column_of_kind(list, &attacks.name, &at.key("name"), "a text column", fight::is_line);
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
    let columns: [(&Path<'_>, &str, Option<&ColumnRef>, &str, Fits); 9] = [
        (at, "strikesCappedBy", attacks.strikes_capped_by.as_ref(), "a boolean column", is_boolean),
        (&hit_at, "ability", hit.ability.as_ref(), "an enum column", is_enum),
        (&hit_at, "skill", hit.skill.as_ref(), "an enum column", is_enum),
        (&hit_at, "proficiency", hit.proficiency.as_ref(), "a boolean column", is_boolean),
        (&hit_at, "bonus", hit.bonus.as_ref(), "a number column", is_number),
        (&harm_at, "dice", Some(&harm.dice), "a dice column", fight::is_dice),
        (&harm_at, "ability", harm.ability.as_ref(), "an enum column", is_enum),
        (&harm_at, "bonus", harm.bonus.as_ref(), "a number column", is_number),
        (&harm_at, "type", harm.damage_type.as_ref(), "a text or enum column", fight::is_word),
    ];
    for (at, key, reference, wanted, fits) in columns {
        if let Some(reference) = reference {
            checker.column_of_kind(list, &reference.column, &at.key(key).key("column"), wanted, fits);
        }
    }
}

fn check_distance(checker: &mut Checker<'_, '_>, list: &SheetList, distance: &Distance, at: &Path<'_>) {
    if let Distance::Column(id) = distance {
        checker.column_of_kind(list, id, &at.key("column"), "a number column", is_number);
    }
}

fn check_abilities(checker: &mut Checker<'_, '_>, abilities: &AbilityList, at: &Path<'_>) {
    fight::budget(checker, &abilities.budget, &at.key("budget"));
    for (key, reference) in [("toHit", &abilities.to_hit), ("saveDifficulty", &abilities.save_difficulty)] {
        if let Some(reference) = reference {
            checker.reference(reference, &at.key(key), Allowance::Play);
        }
    }
    let Some(list) = fight::list(checker, &abilities.list, &at.key("list")) else { return };
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
        checker.column_of_kind(list, id, &at.key("onlyWhen"), "a boolean column", is_boolean);
    }
    let Some(always) = always_when else { return };
    let at = at.key("alwaysWhen");
    let column = checker.find(&list.columns, "column", &always.column, &at.key("column"));
    if column.is_some_and(|column| cell_fault(&column.kind, &always.equals).is_some()) {
        let message = format!("column `{}` never holds this value", always.column);
        checker.error(Code::UnknownValue, &at.key("equals"), message);
    }
}
