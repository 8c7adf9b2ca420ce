//! How hard a check is: the ladder in force, a number of the ask's own (checks.md 3, 4.1).
//!
//! Must not know: who rolls.

use std::ops::RangeInclusive;

use crate::check::ask::{CheckAsk, CheckRefusal};
use crate::format::resolution::Resolution;
use crate::rules::{Effective, LadderStep, LadderView};
use crate::text::{RulesetText, check_key};

/// How hard a check is.
#[derive(Debug, Clone, PartialEq)]
pub struct Difficulty {
    /// The number to reach, or the successes needed.
    pub need: i64,
    /// The step that the ask names, where exactly one answers.
    pub step: Option<RulesetText>,
    /// The face that the ladder sets for each die; an ask's own face outranks it.
    pub target: Option<i64>,
}

/// The step that a name means; `None` where no step answers, or several.
pub fn find_step<'l>(ladder: &'l LadderView, name: &str) -> Option<&'l LadderStep> {
    let key = check_key(name);
    let mut steps = ladder.iter().filter(|step| !key.is_empty() && check_key(step.label.english()) == key);
    let step = steps.next();
    step.filter(|_| steps.next().is_none())
}

/// The numbers that a check may ask for: for a pool what a throw can reach, for a sum 1 to 40 and as far as the ladder goes.
pub fn range(rules: &Effective, ladder: &LadderView) -> RangeInclusive<i64> {
    match &rules.ruleset().resolution {
        Resolution::Pool(pool) => 1..=pool.count_max(),
        Resolution::Sum(_) => {
            let numbers = || ladder.iter().map(|step| step.number);
            numbers().min().unwrap_or(1).min(1)..=numbers().max().unwrap_or(40).max(40)
        }
    }
}

/// How hard the check asked for is, under the ladder in force.
///
/// # Errors
/// [`CheckRefusal::NoDifficulty`] where neither a number nor a step is named, [`CheckRefusal::DifficultyOutOfRange`] for a
/// number outside [`range`].
pub fn difficulty(rules: &Effective, ask: &CheckAsk) -> Result<Difficulty, CheckRefusal> {
    let ladder = rules.ladder();
    let named = ask.difficulty.as_deref().and_then(|name| find_step(&ladder, name));
    let need = ask.dc.or(named.map(|step| step.number)).ok_or(CheckRefusal::NoDifficulty)?;
    if !range(rules, &ladder).contains(&need) {
        return Err(CheckRefusal::DifficultyOutOfRange);
    }
    let target = match named {
        Some(step) => step.target,
        None => {
            let mut same = ladder.iter().filter(|step| step.number == need);
            let only = same.next();
            only.filter(|_| same.next().is_none()).and_then(|step| step.target)
        }
    };
    Ok(Difficulty { need, step: named.map(|step| step.label.clone()), target })
}
