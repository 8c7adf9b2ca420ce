//! What comes of dice that were thrown (checks.md 3 step 5 and 6, 4.7). The throw and the exact odds both judge here.
//!
//! Must not know: where the dice come from, sheets.

use serde::{Deserialize, Serialize};

use crate::check::plan::{PoolPlan, SumPlan};
use crate::format::resolution::{BotchRule, Natural};

/// What a check came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// It failed badly.
    CriticalFailure,
    /// It failed.
    Failure,
    /// It succeeded.
    Success,
    /// It succeeded very well.
    CriticalSuccess,
}

impl Outcome {
    /// Every outcome, worst first.
    pub const ALL: [Self; 4] = [Self::CriticalFailure, Self::Failure, Self::Success, Self::CriticalSuccess];

    /// Whether it is a success of either sort.
    pub fn is_success(self) -> bool {
        matches!(self, Self::Success | Self::CriticalSuccess)
    }

    /// As answers write it: `critical-failure`.
    pub fn word(self) -> &'static str {
        match self {
            Self::CriticalFailure => "critical-failure",
            Self::Failure => "failure",
            Self::Success => "success",
            Self::CriticalSuccess => "critical-success",
        }
    }

    /// As tags write it: `critical_failure`.
    pub fn tag_word(self) -> &'static str {
        match self {
            Self::CriticalFailure => "critical_failure",
            Self::Failure => "failure",
            Self::Success => "success",
            Self::CriticalSuccess => "critical_success",
        }
    }
}

/// Judges a sum: the kept dice and everything added to them. Only a single die has faces that decide by themselves.
pub fn judge_sum(plan: &SumPlan, used: i64, modifier: i64) -> Outcome {
    if plan.count == 1 {
        let (top, bottom) = match plan.naturals {
            Natural::None => (false, false),
            Natural::Both => (true, true),
            Natural::MaxOnly => (true, false),
            Natural::MinOnly => (false, true),
        };
        if top && used == i64::from(plan.sides) {
            return Outcome::CriticalSuccess;
        }
        if bottom && used == 1 {
            return Outcome::CriticalFailure;
        }
    }
    if used.saturating_add(modifier) >= plan.need { Outcome::Success } else { Outcome::Failure }
}

/// A pool as it is counted, before it is judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PoolCount {
    /// Successes of all dice, before any is taken away.
    pub successes: i64,
    /// Dice that take one away.
    pub cancelled: i64,
    /// Low dice among all of them, exploded ones included; 0 where nothing botches.
    pub low: i64,
    /// Low dice among those first thrown, rerolls in and explosions not.
    pub low_first: i64,
    /// How many dice were thrown first.
    pub first: i64,
}

impl PoolCount {
    /// Successes less what was taken away; never below 0, nothing bought in it.
    pub fn net(&self) -> i64 {
        (self.successes - self.cancelled).max(0)
    }

    /// Low dice on half of those first thrown, or more.
    fn low_on_half(&self) -> bool {
        self.first > 0 && self.low_first * 2 >= self.first
    }
}

/// A pool that was judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PoolJudged {
    /// Net successes and those bought.
    pub total: i64,
    /// What it came to.
    pub outcome: Outcome,
    /// Whether low dice bring trouble without a botch.
    pub complication: bool,
}

/// Judges a pool (checks.md 4.7). Bought successes never save from a botch.
pub fn judge_pool(plan: &PoolPlan, count: &PoolCount) -> PoolJudged {
    let total = count.net().saturating_add(plan.bought);
    let (botched, complication) = match plan.botch.map(|botch| botch.rule) {
        None => (false, false),
        Some(BotchRule::NoSuccesses) => (count.successes == 0 && count.low > 0, false),
        Some(BotchRule::HalfOrMore) => {
            let botched = count.low_on_half() && count.successes == 0;
            (botched, count.low_on_half() && !botched)
        }
    };
    let outcome = if botched {
        Outcome::CriticalFailure
    } else if total < plan.need {
        Outcome::Failure
    } else if plan.exceptional.is_some_and(|from| total >= from) {
        Outcome::CriticalSuccess
    } else {
        Outcome::Success
    };
    PoolJudged { total, outcome, complication }
}
