//! What a ruleset says about its pools, as a plan to start from; checks and fights begin here (checks.md 1.5, 4.2, 4.4).
//!
//! Must not know: sheets, who asks.

use crate::check::plan::{Botch, PoolPlan};
use crate::check::throw_pool::rounded;
use crate::dice::to_f64;
use crate::format::resolution::{DicePool, FaceRule};

impl PoolPlan {
    /// A pool of so many dice under a ruleset's own rules: its target, nothing bought, nothing thrown again, 1 success needed.
    pub fn of(rules: &DicePool, dice: f64) -> Self {
        Self {
            sides: rules.die.sides.u32(),
            dice,
            effects: Vec::new(),
            dice_min: rules.pool.min.get(),
            dice_max: rules.pool.max.get(),
            target: target_face(rules, None),
            double: face(rules, rules.double.as_ref(), None),
            explode: face(rules, rules.explode.as_ref(), None),
            reroll: None,
            cancel_up_to: rules.cancel.as_ref().map(|rule| rule.up_to.get()),
            botch: rules.botch.as_ref().map(|botch| Botch { up_to: botch.up_to.get(), rule: botch.rule }),
            exceptional: rules.exceptional.as_ref().map(|rule| rule.successes.get()),
            need: 1,
            bought: 0,
        }
    }
}

/// The face that each die must reach: what is asked for, rounded and held within bounds, where the ruleset lets it move; else
/// its own.
pub fn target_face(rules: &DicePool, asked: Option<f64>) -> i64 {
    let target = &rules.target;
    match asked.filter(|asked| asked.is_finite()) {
        Some(asked) if target.min.get() < target.max.get() => {
            rounded(asked).max(target.min.get()).min(target.max.get())
        }
        _ => target.default.get(),
    }
}

/// From which face on a rule holds: what is asked for where the rule may be moved, never below its least; else the ruleset's
/// own face, and none where it has none.
pub fn face(rules: &DicePool, rule: Option<&FaceRule>, asked: Option<i64>) -> Option<i64> {
    let rule = rule?;
    match (rule.min, asked) {
        (Some(min), Some(asked)) => Some(asked.max(min.get()).min(to_sides(rules))),
        _ => rule.from.map(|from| from.get()),
    }
}

fn to_sides(rules: &DicePool) -> i64 {
    i64::from(rules.die.sides.u32())
}

/// The difficulty of a pool held where a throw can reach it: 1 to the most it can count.
pub fn need_within(rules: &DicePool, need: i64) -> i64 {
    rounded(to_f64(need)).max(1).min(rules.count_max())
}
