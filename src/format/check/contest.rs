//! `combat.checks` and `combat.contests` (combat.md 1.13).
//!
//! Must not know: how a contest is thrown.

use crate::format::check::{Allowance, Checker, fight};
use crate::format::combat::Combat;
use crate::format::contest::{Contest, ContestSide};
use crate::source::{Code, Path};

/// Checks both lists.
pub(super) fn check(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    let checks_at = at.key("checks");
    checker.distinct(&combat.checks, "check", &checks_at);
    for (index, check) in combat.checks.iter().enumerate() {
        checker.reference(&check.value, &checks_at.index(index).key("value"), Allowance::Play);
    }
    let contests_at = at.key("contests");
    checker.distinct(&combat.contests, "contest", &contests_at);
    for (index, contest) in combat.contests.iter().enumerate() {
        check_contest(checker, combat, contest, &contests_at.index(index));
    }
}

fn check_contest(checker: &mut Checker<'_, '_>, combat: &Combat, contest: &Contest, at: &Path<'_>) {
    fight::budget(checker, &contest.budget, &at.key("budget"));
    check_side(checker, combat, &contest.attacker, &at.key("attacker").key("checks"));
    check_side(checker, combat, &contest.defender, &at.key("defender").key("checks"));
    if let Some(from) = &contest.from {
        fight::condition(checker, &from.holding, &at.key("from").key("holding"));
    }
    let won_at = at.key("onWin");
    for (index, applies) in contest.on_win.applies.iter().flatten().enumerate() {
        let list_at = won_at.key("applies");
        let at = list_at.index(index);
        let at = at.key("condition");
        fight::condition(checker, &applies.condition, &at);
        if contest.from.as_ref().is_some_and(|from| from.holding == applies.condition) {
            let message = format!("`{}` is what this contest is made to get out of", applies.condition);
            checker.error(Code::NotAllowedHere, &at, message);
        }
    }
    for (index, ends) in contest.on_win.ends.iter().flatten().enumerate() {
        fight::condition(checker, &ends.condition, &won_at.key("ends").index(index).key("condition"));
    }
    if combat.distance.is_none() {
        if contest.reach.is_some() {
            checker.error(Code::NeededHere, &at.key("reach"), "`reach` needs `combat.distance`");
        }
        if contest.on_win.push.is_some() {
            checker.error(Code::NeededHere, &won_at.key("push"), "`push` needs `combat.distance`");
        }
    }
}

fn check_side(checker: &mut Checker<'_, '_>, combat: &Combat, side: &ContestSide, at: &Path<'_>) {
    for (index, id) in side.checks.iter().enumerate() {
        let at = at.index(index);
        checker.find(&combat.checks, "check", id, &at);
        if side.checks.iter().take(index).any(|earlier| earlier == id) {
            checker.error(Code::DuplicateValue, &at, format!("check `{id}` stands here twice"));
        }
    }
}
