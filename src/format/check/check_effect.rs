//! What an entry does to a check it is used on: `mechanics.check` (checks.md 1.7).
//!
//! Must not know: checks being thrown.

use crate::format::check::{Checker, fight};
use crate::format::mechanics::CheckEffect;
use crate::format::resolution::FaceRule;
use crate::format::scalar::Int;
use crate::source::{Code, Path};

/// Only pools have faces that an entry could move, and only as far as the ruleset lets any check move them.
pub(super) fn check(checker: &mut Checker<'_, '_>, effect: &CheckEffect, at: &Path<'_>) {
    let Some(pool) = fight::pool_resolution(checker.ruleset) else {
        checker.error(Code::NotAllowedHere, at, "`check` may only stand where `resolution` is of kind `dice-pool`");
        return;
    };
    let sides = pool.die.sides.get();
    if let Some(reroll) = &effect.reroll {
        within(checker, reroll.up_to.get(), 1, sides - 1, &at.key("reroll").key("upTo"));
    }
    if let Some(threshold) = &effect.threshold {
        let (least, most) = (pool.target.min.get(), pool.target.max.get());
        within(checker, threshold.get(), least, most, &at.key("threshold"));
    }
    let explode = pool.explode.as_ref();
    check_face(checker, effect.explode, explode, sides, "explode", at);
    check_face(checker, effect.double, pool.double.as_ref(), sides, "double", at);
}

fn check_face(
    checker: &mut Checker<'_, '_>,
    face: Option<Int<2, 1000>>,
    rule: Option<&FaceRule>,
    sides: i64,
    key: &str,
    at: &Path<'_>,
) {
    let Some(face) = face else { return };
    let at = at.key(key);
    match rule.and_then(|rule| rule.min) {
        Some(min) => within(checker, face.get(), min.get(), sides, &at),
        None => {
            let message = format!("`resolution.{key}` has no `min`, so no check may move it");
            checker.error(Code::NotAllowedHere, &at, message);
        }
    }
}

fn within(checker: &mut Checker<'_, '_>, value: i64, least: i64, most: i64, at: &Path<'_>) {
    if !(least..=most).contains(&value) {
        checker.error(Code::OutOfRange, at, format!("{value} is outside {least} to {most}"));
    }
}
