//! Layers: what they name must be in the base, and what they leave must still stand (layers-items.md 2.1).
//!
//! Whether two layers go together is not asked here; that is found out when both are on.

use crate::format::catalog::FilterType;
use crate::format::check::{Checker, Standing, layer_fields, layer_items};
use crate::format::layer::{Hide, Ladder, Layer, LayerCatalog, LayerCurrencies};
use crate::format::resolution::Resolution;
use crate::source::{Code, Path};

/// Checks every layer.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let ruleset = checker.ruleset;
    let root = Path::ROOT;
    let at = root.key("layers");
    checker.distinct(ruleset.layers(), "layer", &at);
    for (index, layer) in ruleset.layers().iter().enumerate() {
        check_layer(checker, layer, &at.index(index));
    }
}

fn check_layer(checker: &mut Checker<'_, '_>, layer: &Layer, at: &Path<'_>) {
    check_conflicts(checker, layer, &at.key("conflicts"));
    // Under layers the fields have been narrowed already, so what a layer removes is gone from them.
    if checker.standing == Standing::File {
        layer_fields::check(checker, &layer.fields, &at.key("fields"));
    }
    if let Some(ladder) = &layer.difficulty_ladder {
        check_ladder(checker, ladder, &at.key("difficultyLadder"));
    }
    let catalogs = at.key("catalogs");
    for (index, rule) in layer.catalogs.iter().enumerate() {
        check_hide(checker, rule, &catalogs.index(index));
    }
    if let Some(currencies) = &layer.currencies {
        check_currencies(checker, currencies, &at.key("currencies"));
    }
    if let Some(items) = &layer.items {
        layer_items::check(checker, items, &at.key("items"));
    }
}

fn check_conflicts(checker: &mut Checker<'_, '_>, layer: &Layer, list: &Path<'_>) {
    for (index, other) in layer.conflicts.iter().enumerate() {
        let at = list.index(index);
        if *other == layer.id {
            // The canary blames what stands behind it, if anything does: every way of fuzzing must notice.
            let at = if cfg!(feature = "canary") { &list.index(index + 1) } else { &at };
            checker.error(Code::SelfConflict, at, format!("layer `{other}` conflicts with itself"));
        } else {
            checker.find(checker.ruleset.layers(), "layer", other, &at);
        }
    }
}

fn check_ladder(checker: &mut Checker<'_, '_>, ladder: &Ladder, at: &Path<'_>) {
    match (&checker.ruleset.resolution, ladder) {
        (Resolution::Sum(_), Ladder::Sum(_)) => {}
        (Resolution::Sum(_), Ladder::Pool(steps)) => {
            for index in 0..steps.len() {
                let message = "this ruleset adds dice up, so a difficulty needs `dc`";
                checker.error(Code::WrongKind, &at.index(index), message);
            }
        }
        (Resolution::Pool(_), Ladder::Sum(steps)) => {
            for index in 0..steps.len() {
                let message = "this ruleset counts dice of a pool, so a difficulty needs `successes`";
                checker.error(Code::WrongKind, &at.index(index), message);
            }
        }
        (Resolution::Pool(pool), Ladder::Pool(steps)) => {
            for (index, step) in steps.iter().enumerate() {
                checker.pool_step(pool, step, &at.index(index));
            }
        }
    }
}

fn check_hide(checker: &mut Checker<'_, '_>, rule: &LayerCatalog, at: &Path<'_>) {
    let Some(catalog) = checker.find(checker.ruleset.catalogs(), "catalog", &rule.id, &at.key("id")) else { return };
    let at = at.key("hide");
    let filter = checker.find(&catalog.filters, "filter", &rule.hide.filter, &at.key("filter"));
    let Some(filter) = filter else { return };
    let Hide { above, below, equals, not_in, .. } = &rule.hide;
    let wrong = match filter.kind {
        FilterType::Number => (equals.is_some() || not_in.is_some()).then_some("`above` or `below`"),
        FilterType::Text | FilterType::Tags => (above.is_some() || below.is_some()).then_some("`equals` or `notIn`"),
    };
    if let Some(wanted) = wrong {
        let message = format!("`{}` is a {} filter and is compared by {wanted}", filter.id, filter.kind.word());
        checker.error(Code::WrongKind, &at, message);
    }
}

fn check_currencies(checker: &mut Checker<'_, '_>, removed: &LayerCurrencies, at: &Path<'_>) {
    let families = checker.ruleset.items.as_ref().map(|items| &*items.currencies).unwrap_or_default();
    let gone = removed.remove_families.as_deref().unwrap_or_default();
    let families_at = at.key("removeFamilies");
    for (index, id) in gone.iter().enumerate() {
        checker.find(families, "family", id, &families_at.index(index));
    }
    let units_at = at.key("removeUnits");
    for (index, id) in removed.remove_units.iter().flatten().enumerate() {
        let at = units_at.index(index);
        let mut coins = families.iter().flat_map(|family| family.units.iter().map(move |unit| (family, unit)));
        match coins.find(|(_, unit)| unit.id == *id) {
            None => {
                let names = families.iter().flat_map(|family| family.units.iter());
                checker.unknown(&at, "coin", id.as_str(), names.map(|unit| unit.id.as_str()));
            }
            Some((family, unit)) if unit.value.get() == 1 && !gone.contains(&family.id) => {
                let message = format!("`{id}` is the smallest coin of family `{}`; it goes only with it", family.id);
                checker.error(Code::RemovesSmallestCoin, &at, message);
            }
            Some(_) => {}
        }
    }
}
