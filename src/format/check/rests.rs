//! Rests: what they restore and clear must be on the sheet (sheets.md 2.9).

use crate::format::check::{Checker, by_id};
use crate::format::live::{State, Track};
use crate::format::rest::{ClearConditions, Rest, RestoreStep, RestoreTo, RestoreWord};
use crate::format::scalar::Id;
use crate::format::sheet::FieldKind;
use crate::source::{Code, Path};

/// Checks `rests`.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let root = Path::ROOT;
    let at = root.key("rests");
    for (index, rest) in checker.ruleset.rests.iter().enumerate() {
        let at = at.index(index);
        let restore = at.key("restore");
        for (index, step) in rest.restore.iter().enumerate() {
            one_step(checker, step, &restore.index(index));
        }
        clear(checker, rest, &at.key("clear"));
    }
}

fn clear(checker: &mut Checker<'_, '_>, rest: &Rest, at: &Path<'_>) {
    let live = &checker.ruleset.sheet.live;
    let text = at.key("text");
    for (index, id) in rest.clear.text.iter().enumerate() {
        checker.find(&live.text, "note", id, &text.index(index));
    }
    if let ClearConditions::These(conditions) = &rest.clear.conditions {
        let at = at.key("conditions");
        for (index, id) in conditions.iter().enumerate() {
            checker.find(&live.conditions, "condition", id, &at.index(index));
        }
    }
}

fn one_step(checker: &mut Checker<'_, '_>, step: &RestoreStep, at: &Path<'_>) {
    let live = &checker.ruleset.sheet.live;
    if let Some(id) = &step.pool {
        checker.find(&live.pools, "pool", id, &at.key("pool"));
    }
    if let Some(group) = &step.pool_group {
        checker.pool_group(group, &at.key("poolGroup"));
    }
    if let Some(id) = &step.list_pools {
        list_pools(checker, step, id, at);
    }
    if let Some(id) = &step.track
        && let Some(track) = checker.find(&live.tracks, "track", id, &at.key("track"))
    {
        mark_kind(checker, step, track, at);
    }
    match &step.state {
        Some(id) => {
            let state = checker.find(&live.states, "state", id, &at.key("state"));
            to_state(checker, step, state, &at.key("to"));
        }
        None => to_number(checker, step, &at.key("to")),
    }
}

fn list_pools(checker: &mut Checker<'_, '_>, step: &RestoreStep, id: &Id, at: &Path<'_>) {
    let at_list = at.key("listPools");
    let Some(list) = checker.find(&checker.ruleset.sheet.lists, "list", id, &at_list) else { return };
    let Some(pools) = &list.pools else {
        checker.error(Code::WrongKind, &at_list, format!("the rows of list `{id}` are no pools"));
        return;
    };
    let Some(recharge) = &step.recharge else { return };
    let at = at.key("recharge");
    let Some(column) = &pools.recharge_column else {
        checker.error(Code::NotAllowedHere, &at, format!("list `{id}` declares no `rechargeColumn`"));
        return;
    };
    let column = by_id(&list.columns, column.as_str());
    if let Some(FieldKind::Enum(kind)) = column.map(|column| &column.kind) {
        for (index, value) in recharge.iter().enumerate() {
            if !kind.offers(value.as_str()) {
                let offered = kind.values.iter().map(|value| value.as_str());
                checker.not_offered(value.as_str(), offered, &at.index(index));
            }
        }
    }
}

fn mark_kind(checker: &mut Checker<'_, '_>, step: &RestoreStep, track: &Track, at: &Path<'_>) {
    let Some(id) = &step.kind else { return };
    let at = at.key("kind");
    if track.is_wound() {
        checker.find(track.kinds.as_deref().unwrap_or_default(), "kind of mark", id, &at);
    } else {
        checker.error(Code::NotAllowedHere, &at, format!("`{}` is a plain track and takes no marks", track.id));
    }
}

fn to_state(checker: &mut Checker<'_, '_>, step: &RestoreStep, state: Option<&State>, at: &Path<'_>) {
    match (&step.to, state) {
        (Some(RestoreTo::Word(word)), Some(state)) => {
            let word = word.as_str();
            if word != "default" && !state.offers(word) {
                let offered = state.values.iter().map(|value| value.as_str()).chain(["default"]);
                checker.not_offered(word, offered, at);
            }
        }
        (Some(RestoreTo::Word(_)), None) => {}
        (Some(RestoreTo::Number(_)) | None, _) => {
            checker.error(Code::WrongKind, at, "a state is set to `default` or to one of its values");
        }
    }
}

fn to_number(checker: &mut Checker<'_, '_>, step: &RestoreStep, at: &Path<'_>) {
    if let Some(RestoreTo::Word(word)) = &step.to
        && RestoreWord::from_word(word.as_str()).is_none()
    {
        let words = RestoreWord::ALL.iter().map(|word| word.word());
        let help = checker.near(word.as_str(), words).or_else(|| Some("one of max, min, or a whole number".to_owned()));
        checker.error_with(Code::UnknownWord, at, format!("unknown word `{}`", word.as_str()), help);
    }
}

impl Checker<'_, '_> {
    /// Checks that some pool is of a group.
    pub(super) fn pool_group(&mut self, group: &Id, at: &Path<'_>) {
        let groups = self.ruleset.sheet.live.pools.iter().filter_map(|pool| pool.group.as_ref());
        if !groups.clone().any(|declared| declared == group) {
            self.unknown(at, "group of pools", group.as_str(), groups.map(Id::as_str));
        }
    }
}
