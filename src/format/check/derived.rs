//! Derived values: what they read stands above them, tables fit their words, nothing runs in a circle
//! (sheets.md 2.4 to 2.6).

use crate::format::check::{Allowance, Checker, Standing, is_enum};
use crate::format::derived::{Derived, DerivedOp, EnumSource};
use crate::format::sheet::FieldKind;
use crate::format::value_ref::ValueRef;
use crate::source::{Code, Path};

/// Checks `sheet.derived`, and what the proficiency bonus and the caps read of it.
pub(super) fn check(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    let sheet = &checker.ruleset.sheet;
    let list = at.key("derived");
    for (index, derived) in sheet.derived.iter().enumerate() {
        let at = list.index(index);
        checker.section(derived.section.as_ref(), &at);
        checker.hide_when(derived.hide_when.as_ref(), &at);
        for (key, operand, reference) in derived.references() {
            let at = at.key(key);
            match operand {
                Some(operand) => {
                    checker.reference_before(reference, &at.index(operand), Allowance::Play, index);
                }
                None => checker.reference_before(reference, &at, Allowance::Play, index),
            }
        }
        enum_table(checker, derived, &at);
    }
    circles(checker, at);
}

fn enum_table(checker: &mut Checker<'_, '_>, derived: &Derived, at: &Path<'_>) {
    let DerivedOp::EnumTable { from, table, .. } = &derived.op else { return };
    let (sheet, at_from) = (&checker.ruleset.sheet, at.key("from"));
    let offered: Vec<&str> = match from {
        EnumSource::Field(id) => {
            let known = checker.field_of_kind(id, &at_from.key("field"), "an enum field", is_enum);
            // Layers may take values away that the table goes on naming (layers-items.md 3.3).
            if !known || checker.standing == Standing::Effective {
                return;
            }
            let field = sheet.fields.iter().find(|field| field.id == *id);
            match field.map(|field| &field.kind) {
                Some(FieldKind::Enum(kind)) => kind.values.iter().map(|value| value.as_str()).collect(),
                _ => return,
            }
        }
        EnumSource::LiveState(id) => match checker.find(&sheet.live.states, "state", id, &at_from.key("liveState")) {
            Some(state) => state.values.iter().map(|value| value.as_str()).collect(),
            None => return,
        },
    };
    let at = at.key("table");
    for word in table.keys().filter(|word| !offered.contains(word)) {
        checker.not_offered(word, offered.iter().copied(), &at.key(word));
    }
}

/// Skills and saves are worked out from the proficiency bonus and their caps, so neither may come from a skill or save
/// again, and no derived value up to the one that they read may (sheets.md 2.5).
fn circles(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    let ruleset = checker.ruleset;
    let sheet = &ruleset.sheet;
    let mut held = 0;
    if let Some(proficiency) = ruleset.resolution.shared().proficiency {
        let root = Path::ROOT;
        let at = root.key("resolution");
        let at = at.key("proficiency");
        held = held.max(first_reader(checker, &proficiency.bonus, "the proficiency bonus", &at.key("bonus")));
    }
    for (key, skills) in [("skills", &sheet.skills[..]), ("saves", &sheet.saves[..])] {
        let at = at.key(key);
        for (index, skill) in skills.iter().enumerate() {
            if let Some(cap) = &skill.cap {
                held = held.max(first_reader(checker, cap, "a cap", &at.index(index).key("cap")));
            }
        }
    }
    let at = at.key("derived");
    for (index, derived) in sheet.derived.iter().take(held).enumerate() {
        if derived.references().iter().any(|(_, _, reference)| reads_trained(reference)) {
            let message = format!(
                "`{}` reads a skill or save, and a cap or the proficiency bonus reads it or a value below it",
                derived.id
            );
            checker.error(Code::ReadsInCircle, &at.index(index), message);
        }
    }
}

/// Reports a reference that is a skill or save itself; answers how many derived values it holds to the same rule.
fn first_reader(checker: &mut Checker<'_, '_>, reference: &ValueRef, what: &str, at: &Path<'_>) -> usize {
    if reads_trained(reference) {
        checker.error(Code::ReadsInCircle, at, format!("{what} may not be a skill or save"));
    }
    let ValueRef::Derived(id) = reference else { return 0 };
    checker.ruleset.sheet.derived.iter().position(|derived| derived.id == *id).map_or(0, |index| index + 1)
}

fn reads_trained(reference: &ValueRef) -> bool {
    matches!(reference, ValueRef::SkillMod(_) | ValueRef::SaveMod(_))
}
