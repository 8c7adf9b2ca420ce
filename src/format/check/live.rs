//! Live pools and states (sheets.md 2.9, amendments.md 5).

use std::collections::HashSet;

use crate::format::check::{Allowance, Checker};
use crate::format::live::{Pool, State};
use crate::source::{Code, Path};

/// Checks `sheet.live.pools` and `sheet.live.states`.
pub(super) fn check(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    let live = &checker.ruleset.sheet.live;
    let pools = at.key("pools");
    for (index, pool) in live.pools.iter().enumerate() {
        one_pool(checker, pool, &pools.index(index));
    }
    let states = at.key("states");
    for (index, state) in live.states.iter().enumerate() {
        one_state(checker, state, &states.index(index));
    }
}

fn one_pool(checker: &mut Checker<'_, '_>, pool: &Pool, at: &Path<'_>) {
    checker.reference(&pool.max, &at.key("max"), Allowance::Sheet);
    if let Some(level) = &pool.level {
        checker.reference(level, &at.key("level"), Allowance::Play);
    }
    checker.hide_when(pool.hide_when.as_ref(), at);
    let at = at.key("pays");
    for (index, group) in pool.pays.iter().flatten().enumerate() {
        let at = at.index(index);
        if pool.group.as_ref() == Some(group) {
            checker.error(Code::NotAllowedHere, &at, format!("`{group}` is this pool's own group"));
        } else {
            checker.pool_group(group, &at);
        }
    }
}

fn one_state(checker: &mut Checker<'_, '_>, state: &State, at: &Path<'_>) {
    let values = at.key("values");
    let mut seen = HashSet::new();
    for (index, value) in state.values.iter().enumerate() {
        if !seen.insert(value.as_str()) {
            let message = format!("`{}` is listed twice", value.as_str());
            checker.error(Code::DuplicateValue, &values.index(index), message);
        }
    }
    let offered = || state.values.iter().map(|value| value.as_str());
    if let Some(default) = state.default.as_ref().filter(|default| !state.offers(default.as_str())) {
        let help = checker.near(default.as_str(), offered());
        let message = format!("`{}` is not one of the values", default.as_str());
        checker.error_with(Code::BadDefault, &at.key("default"), message, help);
    }
    let labels = at.key("valueLabels");
    for value in state.value_labels.keys().filter(|value| !state.offers(value)) {
        checker.not_offered(value, offered(), &labels.key(value));
    }
    checker.hide_when(state.hide_when.as_ref(), at);
}
