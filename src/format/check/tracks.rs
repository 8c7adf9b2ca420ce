//! Tracks, plain ones and wound ones (sheets.md 2.8).

use crate::format::check::{Allowance, Checker, is_number};
use crate::format::live::{ExtraLevels, Fill, OnFull, Track};
use crate::format::value_ref::IntOrRef;
use crate::source::{Code, Path};

/// Most boxes or levels of a wound track (sheets.md 1.7).
const WOUND_LENGTH_MAX: i64 = 64;

/// Checks `sheet.live.tracks`.
pub(super) fn check(checker: &mut Checker<'_, '_>, at: &Path<'_>) {
    let at = at.key("tracks");
    for (index, track) in checker.ruleset.sheet.live.tracks.iter().enumerate() {
        let at = at.index(index);
        if let IntOrRef::Ref(max) = &track.max {
            checker.reference(max, &at.key("max"), Allowance::Sheet);
        }
        if track.is_wound() {
            wound(checker, track, &at);
        } else {
            plain(checker, track, &at);
        }
    }
}

fn plain(checker: &mut Checker<'_, '_>, track: &Track, at: &Path<'_>) {
    let only_wound = [
        ("kinds", track.kinds.is_some()),
        ("fill", track.fill.is_some()),
        ("onFull", track.on_full.is_some()),
        ("extra", track.extra.is_some()),
    ];
    for (key, given) in only_wound {
        if given {
            let message = format!("`{key}` may only stand beside `levels` or `boxes`");
            checker.error(Code::NotAllowedHere, &at.key(key), message);
        }
    }
    let (min, default) = (track.min.get(), track.default.map(|default| default.get()));
    match &track.max {
        IntOrRef::Int(max) if min > max.get() => {
            checker.error(Code::RangeInverted, &at.key("min"), format!("{min} is above `max`, {}", max.get()));
        }
        max => {
            let max = match max {
                IntOrRef::Int(max) => max.get(),
                // How far it reaches is known in play only.
                IntOrRef::Ref(_) => i64::MAX,
            };
            if let Some(default) = default.filter(|default| !(min..=max).contains(default)) {
                let why = if default < min { format!("below `min`, {min}") } else { format!("above `max`, {max}") };
                checker.error(Code::BadDefault, &at.key("default"), format!("{default} is {why}"));
            }
        }
    }
    checker.hide_when(track.hide_when.as_ref(), at);
}

fn wound(checker: &mut Checker<'_, '_>, track: &Track, at: &Path<'_>) {
    if track.levels.is_some() && track.boxes.is_some() {
        checker.error(Code::NotAllowedHere, &at.key("boxes"), "a track has `levels` or `boxes`, not both");
    }
    if track.kinds.is_none() {
        let key = if track.levels.is_some() { "levels" } else { "boxes" };
        checker.error(Code::NeededHere, &at.key(key), "a wound track needs `kinds` of mark");
    }
    if track.fill == Some(Fill::Indexed) && track.on_full != Some(OnFull::Refuse) {
        let message = "marks that stay in their box need `onFull` to be `refuse`";
        checker.error(Code::NeededHere, &at.key("onFull"), message);
    }
    if track.min.get() != 0 {
        checker.error(Code::OutOfRange, &at.key("min"), "a wound track starts at 0");
    }
    if track.default.is_some_and(|default| default.get() != 0) {
        checker.error(Code::BadDefault, &at.key("default"), "a wound track starts clear, at 0");
    }
    if track.hide_when.is_some() {
        checker.error(Code::NotAllowedHere, &at.key("hideWhen"), "a wound track is never hidden");
    }
    length(checker, track, at);
    ladder(checker, track, at);
    if let Some(extra) = &track.extra {
        let at = at.key("extra");
        if track.levels.is_none() {
            checker.error(Code::NotAllowedHere, &at, "a list adds levels, not boxes");
        }
        extra_levels(checker, extra, &at);
    }
}

fn length(checker: &mut Checker<'_, '_>, track: &Track, at: &Path<'_>) {
    let at = at.key("max");
    match (&track.levels, &track.max) {
        (Some(_), IntOrRef::Ref(_)) => {
            checker.error(Code::NotAllowedHere, &at, "the levels say how long this track is; write their number");
        }
        (Some(levels), IntOrRef::Int(max)) if max.count() != levels.len() => {
            let message = format!("{} where the track has {} levels", max.get(), levels.len());
            checker.error(Code::OutOfRange, &at, message);
        }
        (None, IntOrRef::Int(max)) if !(0..=WOUND_LENGTH_MAX).contains(&max.get()) => {
            checker.error(Code::OutOfRange, &at, format!("{} is outside 0 to {WOUND_LENGTH_MAX}", max.get()));
        }
        _ => {}
    }
}

fn ladder(checker: &mut Checker<'_, '_>, track: &Track, at: &Path<'_>) {
    let levels = track.levels.as_deref().unwrap_or_default();
    let at_levels = at.key("levels");
    for (index, pair) in levels.windows(2).enumerate() {
        if let [before, level] = pair
            && level.penalty > before.penalty
        {
            let message = format!("{} is milder than the level before, {}", level.penalty.get(), before.penalty.get());
            checker.error(Code::NotAscending, &at_levels.index(index + 1).key("penalty"), message);
        }
    }
    let kinds = track.kinds.as_deref().unwrap_or_default();
    let at_kinds = at.key("kinds");
    for (index, kind) in kinds.iter().enumerate() {
        if kinds.iter().take(index).any(|before| before.severity == kind.severity) {
            let message = format!("two kinds have severity {}", kind.severity.get());
            checker.error(Code::DuplicateValue, &at_kinds.index(index).key("severity"), message);
        }
    }
}

fn extra_levels(checker: &mut Checker<'_, '_>, extra: &ExtraLevels, at: &Path<'_>) {
    let lists = &checker.ruleset.sheet.lists;
    let Some(list) = checker.find(lists, "list", &extra.list, &at.key("list")) else { return };
    for (key, column) in [("countColumn", &extra.count_column), ("penaltyColumn", &extra.penalty_column)] {
        checker.column_of_kind(list, column, &at.key(key), "a number column", is_number);
    }
}
