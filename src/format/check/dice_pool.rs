//! Pools of dice: faces, bounds and ladder (checks.md 1.5).

use crate::format::check::Checker;
use crate::format::resolution::{DicePool, FaceRule};
use crate::source::{Code, Path};

/// Checks what is particular to a pool.
pub(super) fn check(checker: &mut Checker<'_, '_>, pool: &DicePool, at: &Path<'_>) {
    let (min, max) = (pool.pool.min.get(), pool.pool.max.get());
    if min > max {
        checker.error(Code::RangeInverted, &at.key("pool").key("min"), format!("{min} is above `max`, {max}"));
    }
    target(checker, pool, &at.key("target"));
    for (key, rule) in [("double", &pool.double), ("explode", &pool.explode)] {
        if let Some(rule) = rule {
            face_rule(checker, pool, rule, &at.key(key));
        }
    }
    let lowest = pool.target.min.get();
    let low_faces =
        [("cancel", pool.cancel.as_ref().map(|low| low.up_to)), ("botch", pool.botch.as_ref().map(|low| low.up_to))];
    for (key, up_to) in low_faces {
        if let Some(up_to) = up_to.filter(|up_to| up_to.get() >= lowest) {
            let message = format!("{} reaches the lowest target that may be set, {lowest}", up_to.get());
            checker.error(Code::OutOfRange, &at.key(key).key("upTo"), message);
        }
    }
    if let Some(rerolls) = &pool.reroll {
        let at = at.key("reroll");
        checker.distinct(rerolls, "reroll", &at);
        for (index, one) in rerolls.iter().enumerate() {
            reroll(checker, pool, one.up_to.get(), &at.index(index).key("upTo"));
        }
    }
    if let Some(exceptional) = &pool.exceptional {
        countable(checker, pool, exceptional.successes.get(), &at.key("exceptional").key("successes"));
    }
    ladder(checker, pool, &at.key("difficultyLadder"));
}

/// Checks that a reroll leaves at least the top face alone.
pub(super) fn reroll(checker: &mut Checker<'_, '_>, pool: &DicePool, up_to: i64, at: &Path<'_>) {
    let top = pool.die.sides.get();
    if !(1..top).contains(&up_to) {
        checker.error(Code::OutOfRange, at, format!("{up_to} is outside 1 to {}", top - 1));
    }
}

fn target(checker: &mut Checker<'_, '_>, pool: &DicePool, at: &Path<'_>) {
    let (least, most, default) = (pool.target.min.get(), pool.target.max.get(), pool.target.default.get());
    face(checker, pool, least, &at.key("min"));
    face(checker, pool, most, &at.key("max"));
    face(checker, pool, default, &at.key("default"));
    if least > most {
        checker.error(Code::RangeInverted, &at.key("min"), format!("{least} is above `max`, {most}"));
    } else if !(least..=most).contains(&default) {
        checker.error(Code::BadDefault, &at.key("default"), format!("{default} is outside {least} to {most}"));
    }
}

fn face_rule(checker: &mut Checker<'_, '_>, pool: &DicePool, rule: &FaceRule, at: &Path<'_>) {
    for (key, number) in [("from", rule.from), ("min", rule.min)] {
        if let Some(number) = number {
            face(checker, pool, number.get(), &at.key(key));
        }
    }
    if let (Some(from), Some(min)) = (rule.from, rule.min)
        && from < min
    {
        checker.error(Code::RangeInverted, &at.key("from"), format!("{} is below `min`, {}", from.get(), min.get()));
    }
}

/// Checks that the die has a face; that 1 is none that counts is part of the shapes.
fn face(checker: &mut Checker<'_, '_>, pool: &DicePool, number: i64, at: &Path<'_>) {
    let sides = pool.die.sides.get();
    if number > sides {
        checker.error(Code::OutOfRange, at, format!("the die has no face {number}, only {sides}"));
    }
}

/// Checks that a throw can count so many successes.
fn countable(checker: &mut Checker<'_, '_>, pool: &DicePool, successes: i64, at: &Path<'_>) {
    let most = pool.count_max();
    if successes > most {
        checker.error(Code::OutOfRange, at, format!("{successes} is more than a throw can count, {most}"));
    }
}

fn ladder(checker: &mut Checker<'_, '_>, pool: &DicePool, at: &Path<'_>) {
    for (index, step) in pool.difficulty_ladder.iter().enumerate() {
        checker.pool_step(pool, step, &at.index(index));
    }
}

impl Checker<'_, '_> {
    /// Checks one difficulty of a pool, in the ruleset's ladder or a layer's.
    pub(super) fn pool_step(&mut self, pool: &DicePool, step: &crate::format::resolution::PoolStep, at: &Path<'_>) {
        countable(self, pool, step.successes.get(), &at.key("successes"));
        let Some(target) = step.target.map(|target| target.get()) else { return };
        let (least, most) = (pool.target.min.get(), pool.target.max.get());
        if least == most {
            let message = format!("the target of this ruleset is always {least}");
            self.error(Code::NotAllowedHere, &at.key("target"), message);
        } else if !(least..=most).contains(&target) && least < most {
            self.error(Code::OutOfRange, &at.key("target"), format!("{target} is outside {least} to {most}"));
        }
    }
}
