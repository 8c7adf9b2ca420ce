//! The odds of a `dice-sum` check (checks.md 3).
//!
//! Must not know: pools.

use crate::check::odds::Odds;
use crate::check::odds::sums::{Sums, chances};
use crate::check::outcome::{Outcome, judge_sum};
use crate::check::{Lean, SumPlan};
use crate::format::resolution::Natural;

pub(super) fn odds(plan: &SumPlan) -> Odds {
    let used = used(plan);
    // Nothing that is added can change what a face decides by itself.
    let well = |face: i64| judge_sum(plan, face, 0) == Outcome::CriticalSuccess;
    let badly = |face: i64| judge_sum(plan, face, 0) == Outcome::CriticalFailure;
    let decided = |face: i64| well(face) || badly(face);

    // What decides by itself counts toward the totals and nothing else.
    let total = |kept: Sums| kept.moved(plan.modifier).with_effects(&plan.effects);
    let open = total(used.only(|face| !decided(face)));
    let shown = if plan.naturals == Natural::None { open.clone() } else { total(used.clone()) };
    Odds {
        critical_failure: used.weight(badly) / used.whole(),
        failure: open.weight(|total| total < plan.need) / open.whole(),
        success: open.weight(|total| total >= plan.need) / open.whole(),
        critical_success: used.weight(well) / used.whole(),
        complication: 0.0,
        distribution: chances(shown.iter().map(|(total, weight)| (total, weight / shown.whole()))),
    }
}

/// The sum that counts, before anything is added to it.
fn used(plan: &SumPlan) -> Sums {
    if let Some(face) = plan.pre_rolled {
        return Sums::certain(i64::from(face));
    }
    let thrown = Sums::dice(plan.count, plan.sides);
    match plan.lean {
        Lean::Normal => thrown,
        Lean::Advantage => thrown.higher_of_two(),
        Lean::Disadvantage => thrown.lower_of_two(),
    }
}
