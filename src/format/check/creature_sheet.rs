//! The sheet that an opponent is played from: held to the ruleset's sheet as a character's never is (combat.md 1.17).
//!
//! Must not know: the rest of the opponent.

use crate::format::cell::{CellFault, cell_fault};
use crate::format::check::{Checker, Named, Standing, by_id, fight};
use crate::format::collection::Map;
use crate::format::creature::CreatureSheet;
use crate::format::scalar::{EntryRef, Id, Number, Scalar};
use crate::format::sheet::{FieldKind, SheetList};
use crate::source::{Code, Path};

/// The key under which a row keeps the entry it was picked from.
const MARK: &str = "_catalog";

/// Checks every id and value of the sheet.
pub(super) fn check(checker: &mut Checker<'_, '_>, own: &CreatureSheet, at: &Path<'_>) {
    let sheet = &checker.ruleset.sheet;
    let abilities_at = at.key("abilities");
    for (id, score) in own.abilities.iter() {
        let at = abilities_at.key(id);
        if !fight::named(checker, &sheet.abilities, "ability", id, &at) {
            continue;
        }
        if score.get().fract() != 0.0 {
            checker.error(Code::NotWhole, &at, format!("wanted a whole number, found {}", score.get()));
        } else if let Some(ability) = by_id(&sheet.abilities, id) {
            within(checker, *score, ability.min.get(), ability.max.get(), &at);
        }
    }
    let skills_at = at.key("skills");
    check_tiers(checker, &sheet.skills, "skill", &own.skills, sheet.skill_tiers.as_deref(), &skills_at);
    let saves_at = at.key("saves");
    check_tiers(checker, &sheet.saves, "save", &own.saves, sheet.save_tiers.as_deref(), &saves_at);
    for (id, bonus) in own.bonuses.iter() {
        let bonuses_at = at.key("bonuses");
        let at = bonuses_at.key(id);
        if by_id(&sheet.skills, id).is_none() && by_id(&sheet.saves, id).is_none() {
            let names = sheet.skills.iter().chain(&sheet.saves).map(|one| one.id.as_str());
            checker.unknown(&at, "skill or save", id, names);
        } else {
            within(checker, *bonus, sheet.bonus_range.min.get(), sheet.bonus_range.max.get(), &at);
        }
    }
    for (id, value) in own.fields.iter() {
        let fields_at = at.key("fields");
        let at = fields_at.key(id);
        if fight::named(checker, &sheet.fields, "field", id, &at)
            && let Some(field) = by_id(&sheet.fields, id)
            && let Some(fault) = fault(checker.standing, &field.kind, value)
        {
            checker.error(fault.code(), &at, fault.words());
        }
    }
    for (id, rows) in own.lists.iter() {
        let lists_at = at.key("lists");
        let at = lists_at.key(id);
        if fight::named(checker, &sheet.lists, "list", id, &at)
            && let Some(list) = by_id(&sheet.lists, id)
        {
            check_rows(checker, list, rows, &at);
        }
    }
}

fn within(checker: &mut Checker<'_, '_>, value: Number, least: i64, most: i64, at: &Path<'_>) {
    let bounds = crate::dice::to_f64(least)..=crate::dice::to_f64(most);
    if !bounds.contains(&value.get()) {
        checker.error(Code::OutOfRange, at, format!("{} is outside {least} to {most}", value.get()));
    }
}

/// Skills or saves, and the tiers that an editor offers for them; all where it names none.
fn check_tiers<T: Named, const MIN: usize, const MAX: usize>(
    checker: &mut Checker<'_, '_>,
    declared: &[T],
    what: &str,
    own: &Map<Id, MIN, MAX>,
    offered: Option<&[Id]>,
    at: &Path<'_>,
) {
    let tiers: Vec<&Id> = match offered {
        Some(offered) => offered.iter().collect(),
        None => checker.ruleset.resolution.shared().tiers.iter().map(|tier| &tier.id).collect(),
    };
    for (id, tier) in own.iter() {
        let at = at.key(id);
        fight::named(checker, declared, what, id, &at);
        if !tiers.contains(&tier) {
            checker.unknown(&at, "tier offered here", tier.as_str(), tiers.iter().map(|tier| tier.as_str()));
        }
    }
}

fn check_rows<const COLUMNS: usize>(
    checker: &mut Checker<'_, '_>,
    list: &SheetList,
    rows: &[Map<Scalar, 0, COLUMNS>],
    at: &Path<'_>,
) {
    if rows.len() > list.max_items.count() {
        let message = format!("{} rows where at most {} may stand", rows.len(), list.max_items.get());
        checker.error(Code::TooMany, at, message);
    }
    for (index, row) in rows.iter().enumerate() {
        let at = at.index(index);
        for (id, value) in row.iter() {
            let at = at.key(id);
            if id == MARK {
                check_mark(checker, list, value, &at);
            } else if let Some(column) = by_id(&list.columns, id) {
                if let Some(fault) = fault(checker.standing, &column.kind, value) {
                    checker.error(Code::BadCell, &at, format!("column `{id}`: {}", fault.words()));
                }
            } else {
                fight::named(checker, &list.columns, "column", id, &at);
            }
        }
        for column in list.columns.iter().filter(|column| column.required && row.get(column.id.as_str()).is_none()) {
            checker.error(Code::BadCell, &at, format!("column `{}` must be filled in", column.id));
        }
    }
}

/// A value that a layer removed is let pass where layers are folded in.
fn fault(standing: Standing, kind: &FieldKind, value: &Scalar) -> Option<CellFault> {
    let removed = |fault: &CellFault| standing == Standing::Effective && matches!(fault, CellFault::NotOffered(_));
    cell_fault(kind, value).filter(|fault| !removed(fault))
}

/// The entry a row says it was picked from must be of a catalog that feeds its list.
fn check_mark(checker: &mut Checker<'_, '_>, list: &SheetList, value: &Scalar, at: &Path<'_>) {
    let Some(reference) = value.text().and_then(EntryRef::parse) else {
        checker.error(Code::BadReference, at, "wanted text of the form catalog/entry");
        return;
    };
    let catalogs = checker.ruleset.catalogs();
    if let Some(catalog) = checker.find(catalogs, "catalog", &reference.catalog, at)
        && !catalog.feeds.as_deref().unwrap_or_default().contains(&list.id)
    {
        checker.error(Code::WrongKind, at, format!("catalog `{}` does not feed list `{}`", catalog.id, list.id));
    }
}

#[cfg(test)]
mod tests {
    use crate::format::check::check_effective;
    use crate::format::ruleset::Ruleset;
    use crate::format::shape::{Reader, Shape};
    use crate::source::{Document, Findings, Path};

    /// A layer may take a value out of an enum that an opponent's sheet still names.
    #[test]
    fn values_that_a_layer_removed_are_let_pass() {
        let base = include_str!("../../../tests/cases/bases/fight-sum.json");
        let narrowed = base.replacen("\"Smith\"", "\"Baker\"", 1);
        let document = Document::read(narrowed.as_bytes(), narrowed.len()).expect("a document");
        let ruleset = Ruleset::read(document.root(), &Path::ROOT, &mut Reader::default()).expect("a ruleset");
        let findings = |check: fn(&Ruleset, &mut Findings)| {
            let mut findings = Findings::default();
            check(&ruleset, &mut findings);
            findings.iter().map(|finding| finding.pointer.clone()).collect::<Vec<_>>()
        };
        assert_eq!(findings(check_effective), Vec::<String>::new());
        let file = findings(crate::format::check::check_ruleset);
        assert_eq!(file, ["/catalogs/1/entries/1/creature/sheet/fields/calling"]);
    }
}
