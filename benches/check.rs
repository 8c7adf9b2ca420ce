//! Checks: what resolving one costs, and what its exact odds cost.
//!
//! Two numbers, each a ratio within one run:
//! - `resolve`: a check thrown, counted and judged, against as many dice thrown bare (at most 10);
//! - `odds`: the exact odds of a pool of 15 exploding dice with rerolls and doubles, against resolving it (at most 200).
//!
//! `cargo bench --bench check` prints them after criterion's own measurements.

mod support;

use std::hint::black_box;

use criterion::Criterion;
use rulebound::check::odds::odds;
use rulebound::check::{Botch, CheckPlan, Lean, PoolPlan, Reroll, SumPlan, throw};
use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::format::resolution::{BotchRule, Natural, RerollMode};
use support::least;

/// Checks resolved at one go, so that making a roller weighs nothing.
const TIMES: u32 = 1000;

fn pool(mode: RerollMode) -> CheckPlan {
    CheckPlan::Pool(PoolPlan {
        sides: 10,
        dice: 15.0,
        effects: Vec::new(),
        dice_min: 1,
        dice_max: 15,
        target: 7,
        double: Some(10),
        explode: Some(10),
        reroll: Some(Reroll { up_to: 2, mode }),
        cancel_up_to: None,
        botch: Some(Botch { up_to: 1, rule: BotchRule::NoSuccesses }),
        exceptional: Some(5),
        need: 3,
        bought: 0,
    })
}

fn sum() -> CheckPlan {
    CheckPlan::Sum(SumPlan {
        count: 1,
        sides: 20,
        lean: Lean::Advantage,
        modifier: 3,
        effects: Vec::new(),
        need: 15,
        naturals: Natural::Both,
        pre_rolled: None,
    })
}

fn roller() -> Roller {
    Roller::seeded(Cursor::start(1, Stream::Checks))
}

/// Resolves a plan many times; the sizes of the dice that it took.
fn resolve(plan: &CheckPlan) -> Vec<u32> {
    let mut roller = roller();
    for _ in 0..TIMES {
        black_box(throw(black_box(plan), &mut roller));
    }
    roller.thrown().iter().map(|throw| throw.sides).collect()
}

fn bare(dice: &[u32]) {
    let mut roller = roller();
    for sides in dice {
        black_box(roller.roll(*sides));
    }
}

fn main() {
    let plans = [("sum", sum()), ("once", pool(RerollMode::Once)), ("until", pool(RerollMode::Until))];
    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    for (name, plan) in &plans {
        criterion.bench_function(&format!("check/resolve_1000_{name}"), |bench| bench.iter(|| resolve(plan)));
        criterion.bench_function(&format!("check/odds_{name}"), |bench| bench.iter(|| odds(black_box(plan))));
    }
    criterion.final_summary();

    for (name, plan) in &plans {
        let dice = resolve(plan);
        let resolved = least(20, || drop(black_box(resolve(plan)))).as_secs_f64() / f64::from(TIMES);
        let bare = least(20, || bare(&dice)).as_secs_f64() / f64::from(TIMES);
        let exact = least(200, || drop(black_box(odds(black_box(plan))))).as_secs_f64();
        println!("{name}: resolve / bare dice = {:.2} (at most 10)", resolved / bare);
        println!("{name}: odds / resolve = {:.1} (at most 200)", exact / resolved);
    }
}
