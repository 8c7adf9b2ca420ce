//! Exact odds of checks against a model of the rules that goes through every throw of every die and adds up fractions. The
//! model is written from checks.md 3 and 4 alone and shares nothing with the program but the plan that it reads.

mod support;

use std::collections::BTreeMap;

use proptest::prelude::*;
use rulebound::check::odds::{Odds, odds};
use rulebound::check::outcome::Outcome;
use rulebound::check::{Botch, CheckPlan, EffectDice, Lean, PoolPlan, Reroll, SumPlan, throw};
use rulebound::dice::{Cursor, DiceExpression, Roller, Stream};
use rulebound::format::resolution::{BotchRule, Natural, RerollMode};
use support::naive::{Came, Fraction, every_pool, every_sum};

/// Config P of checks.md 4.10, need 1.
fn p(size: i64) -> PoolPlan {
    PoolPlan {
        sides: 10,
        dice: size as f64,
        effects: Vec::new(),
        dice_min: 1,
        dice_max: 15,
        target: 7,
        double: None,
        explode: Some(10),
        reroll: None,
        cancel_up_to: Some(1),
        botch: Some(Botch { up_to: 1, rule: BotchRule::NoSuccesses }),
        exceptional: Some(5),
        need: 1,
        bought: 0,
    }
}

/// Config H of checks.md 4.10, need 1.
fn h(size: i64) -> PoolPlan {
    PoolPlan {
        sides: 6,
        target: 5,
        explode: None,
        cancel_up_to: None,
        botch: Some(Botch { up_to: 1, rule: BotchRule::HalfOrMore }),
        exceptional: None,
        ..p(size)
    }
}

fn effect(text: &str, minus: bool) -> EffectDice {
    EffectDice { dice: DiceExpression::parse(text).expect("dice"), minus }
}

fn d20(modifier: i64, need: i64) -> SumPlan {
    SumPlan {
        count: 1,
        sides: 20,
        lean: Lean::Normal,
        modifier,
        effects: Vec::new(),
        need,
        naturals: Natural::None,
        pre_rolled: None,
    }
}

/// Compares every number of the odds with the model's fractions; what is rarer than `within` need not come up.
fn same(name: &str, found: &Odds, model: &BTreeMap<Came, Fraction>, within: f64) -> Result<(), String> {
    let close = |found: f64, wanted: &Fraction| (found - wanted.number()).abs() <= within;
    let chance = |test: &dyn Fn(&Came) -> bool| {
        model.iter().filter(|(came, _)| test(came)).fold(Fraction::ZERO, |sum, (_, part)| sum.plus(*part))
    };
    let mut wrong = Vec::new();
    let numbers = [
        ("critical failure", found.critical_failure, chance(&|came| came.critical && !came.success)),
        ("failure", found.failure, chance(&|came| !came.critical && !came.success)),
        ("success", found.success, chance(&|came| !came.critical && came.success)),
        ("critical success", found.critical_success, chance(&|came| came.critical && came.success)),
        ("complication", found.complication, chance(&|came| came.complication)),
    ];
    for (what, found, wanted) in numbers {
        if !close(found, &wanted) {
            wrong.push(format!("{what}: {found} where {wanted:?} = {} is right", wanted.number()));
        }
    }
    let mut totals: BTreeMap<i64, Fraction> = BTreeMap::new();
    for (came, part) in model {
        let held = totals.entry(came.total).or_insert(Fraction::ZERO);
        *held = held.plus(*part);
    }
    let missing: Vec<&i64> =
        totals.keys().filter(|total| !found.distribution.iter().any(|(listed, _)| listed == *total)).collect();
    // Where the model leaves something out, that may be listed.
    let left_out = if within > 1e-12 { within } else { 0.0 };
    let extra: Vec<&(i64, f64)> =
        found.distribution.iter().filter(|(total, chance)| !totals.contains_key(total) && *chance > left_out).collect();
    if !missing.is_empty() || !extra.is_empty() {
        wrong.push(format!("totals {missing:?} are missing, {extra:?} cannot come up"));
    }
    for (total, chance) in &found.distribution {
        let wanted = totals.get(total).copied().unwrap_or(Fraction::ZERO);
        if !close(*chance, &wanted) {
            wrong.push(format!("total {total}: {chance} where {wanted:?} is right"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("{name}:\n  {}", wrong.join("\n  "))) }
}

fn check_pool(name: &str, plan: PoolPlan) -> Result<(), String> {
    same(name, &odds(&CheckPlan::Pool(plan.clone())), &every_pool(&plan), 1e-14)
}

fn check_sum(name: &str, plan: SumPlan) -> Result<(), String> {
    same(name, &odds(&CheckPlan::Sum(plan.clone())), &every_sum(&plan), 1e-14)
}

fn all_right(results: impl IntoIterator<Item = Result<(), String>>) {
    let wrong: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn sums() {
    let two = |modifier, need| SumPlan { count: 2, sides: 6, ..d20(modifier, need) };
    let natural = |naturals, modifier, need| SumPlan { naturals, ..d20(modifier, need) };
    all_right([
        check_sum("2d6+2 against 9", two(2, 9)),
        check_sum("2d6-1 against 8", two(-1, 8)),
        check_sum("d20 both, dc 30", natural(Natural::Both, 0, 30)),
        check_sum("d20 both, +15, dc 5", natural(Natural::Both, 15, 5)),
        check_sum("d20 max-only, +15, dc 5", natural(Natural::MaxOnly, 15, 5)),
        check_sum("d20 min-only, +15, dc 5", natural(Natural::MinOnly, 15, 5)),
        check_sum("d20 none, dc 21", natural(Natural::None, 0, 21)),
        check_sum("advantage", SumPlan { lean: Lean::Advantage, ..natural(Natural::Both, 3, 15) }),
        check_sum("disadvantage", SumPlan { lean: Lean::Disadvantage, ..natural(Natural::Both, 9, 5) }),
        check_sum("2d6 with advantage", SumPlan { lean: Lean::Advantage, ..two(0, 8) }),
        check_sum("2d6 with disadvantage", SumPlan { lean: Lean::Disadvantage, ..two(1, 8) }),
        check_sum("3d4", SumPlan { count: 3, sides: 4, ..d20(1, 9) }),
        check_sum(
            "effects both ways",
            SumPlan { effects: vec![effect("1d6", false), effect("2d4+2", true)], ..d20(2, 11) },
        ),
        check_sum(
            "effects never undo a natural",
            SumPlan { effects: vec![effect("1d4+1", false)], ..natural(Natural::Both, 0, 12) },
        ),
        check_sum(
            "advantage and effects",
            SumPlan { lean: Lean::Advantage, effects: vec![effect("1d8-2", true)], ..natural(Natural::MaxOnly, 4, 10) },
        ),
        check_sum(
            "thrown already",
            SumPlan { pre_rolled: Some(13), lean: Lean::Advantage, ..natural(Natural::Both, 3, 15) },
        ),
        check_sum("thrown already, a natural", SumPlan { pre_rolled: Some(20), ..natural(Natural::Both, 3, 99) }),
        check_sum(
            "thrown already, with effects",
            SumPlan { pre_rolled: Some(9), effects: vec![effect("1d6", false)], ..natural(Natural::Both, 3, 15) },
        ),
        check_sum("d2", SumPlan { sides: 2, ..natural(Natural::Both, 0, 2) }),
    ]);
}

/// Every configuration of checks.md 4.10 by the number of its row. Five exploding dice bring eight more at most here, so that
/// all of their throws can be gone through.
#[test]
fn pools_of_the_worked_examples() {
    let until = |up_to| Some(Reroll { up_to, mode: RerollMode::Until });
    let once = |up_to| Some(Reroll { up_to, mode: RerollMode::Once });
    let empty = PoolPlan { dice_min: 0, ..p(0) };
    all_right([
        check_pool("1", PoolPlan { need: 2, ..p(4) }),
        check_pool("2", PoolPlan { need: 2, ..p(3) }),
        check_pool("3 to 6", p(3)),
        check_pool("7", PoolPlan { bought: 2, ..p(3) }),
        check_pool("8", PoolPlan { bought: 2, need: 2, ..p(3) }),
        check_pool("9", PoolPlan { need: 2, dice_max: 8, ..p(5) }),
        check_pool("10", PoolPlan { need: 6, dice_max: 8, ..p(5) }),
        check_pool("12", p(-1)),
        check_pool("13", p(1)),
        check_pool("15", PoolPlan { need: 2, reroll: once(6), ..p(3) }),
        check_pool("16", PoolPlan { reroll: until(2), ..p(2) }),
        check_pool("17", PoolPlan { need: 2, explode: Some(8), dice_max: 8, ..p(2) }),
        check_pool("18", PoolPlan { target: 5, ..p(3) }),
        check_pool("19", PoolPlan { target: 6, ..p(3) }),
        check_pool("20", PoolPlan { double: Some(10), explode: None, need: 3, ..p(3) }),
        check_pool("21", PoolPlan { dice_max: 3, explode: Some(2), ..p(3) }),
        check_pool("22", PoolPlan { explode: Some(5), dice_max: 8, ..p(1) }),
        check_pool("23", empty.clone()),
        check_pool("24", PoolPlan { bought: 1, ..empty }),
        check_pool("25, 26", h(4)),
        check_pool("27", h(3)),
        check_pool("28", PoolPlan { need: 2, ..h(3) }),
        check_pool("29", PoolPlan { explode: Some(4), dice_max: 6, ..h(3) }),
    ]);
}

/// Rows 11 and 14: whatever is added, no pool passes its most dice.
#[test]
fn one_clamp_after_everything() {
    let of = |dice: f64| odds(&CheckPlan::Pool(PoolPlan { dice, need: 6, ..p(0) }));
    assert_eq!(of(23.0), of(15.0));
    assert_eq!(of(17.0), of(15.0));
    assert_eq!(of(2.5), of(3.0));
    assert_eq!(of(-0.5), of(1.0));
    assert_eq!(of(f64::NAN), of(1.0));
}

#[test]
fn pools_of_every_rule() {
    let until = |up_to| Some(Reroll { up_to, mode: RerollMode::Until });
    let once = |up_to| Some(Reroll { up_to, mode: RerollMode::Once });
    let half = |up_to| Some(Botch { up_to, rule: BotchRule::HalfOrMore });
    let none = |up_to| Some(Botch { up_to, rule: BotchRule::NoSuccesses });
    let d4 = |size: i64, most: i64| PoolPlan {
        sides: 4,
        target: 3,
        explode: Some(4),
        dice_max: most,
        cancel_up_to: Some(1),
        botch: none(1),
        ..p(size)
    };
    all_right([
        check_pool("no dice may be thrown", PoolPlan { dice_max: 0, dice_min: 0, ..p(4) }),
        check_pool("everything explodes", PoolPlan { explode: Some(2), ..d4(2, 4) }),
        check_pool("the cap bites", PoolPlan { explode: Some(3), ..d4(3, 3) }),
        check_pool("a cap of one", PoolPlan { explode: Some(2), ..d4(1, 1) }),
        check_pool("explosions below the target", PoolPlan { target: 4, explode: Some(2), botch: half(2), ..d4(3, 4) }),
        check_pool("low dice that explode", PoolPlan { target: 4, explode: Some(2), botch: none(3), ..d4(3, 3) }),
        check_pool("half, exploding, bought", PoolPlan { botch: half(1), bought: 1, need: 2, ..d4(4, 4) }),
        check_pool("half, rerolled once", PoolPlan { botch: half(2), reroll: once(1), ..d4(4, 4) }),
        check_pool("half, rerolled until", PoolPlan { botch: half(2), reroll: until(1), ..d4(4, 4) }),
        check_pool("half of an odd number", PoolPlan { botch: half(2), explode: None, ..d4(5, 5) }),
        check_pool("rerolls of what explodes", PoolPlan { reroll: once(3), explode: Some(3), ..d4(3, 3) }),
        check_pool(
            "rerolls until the top",
            PoolPlan { sides: 3, target: 3, reroll: until(1), explode: Some(3), ..d4(3, 3) },
        ),
        check_pool("doubles with cancels", PoolPlan { double: Some(4), cancel_up_to: Some(2), ..d4(3, 3) }),
        check_pool("doubles below the target", PoolPlan { double: Some(2), target: 4, ..d4(3, 3) }),
        check_pool("exceptional below the need", PoolPlan { exceptional: Some(1), need: 2, ..d4(3, 3) }),
        check_pool("exceptional by what was bought", PoolPlan { exceptional: Some(3), bought: 3, ..d4(2, 3) }),
        check_pool("no botch", PoolPlan { botch: None, ..d4(3, 3) }),
        check_pool("a target out of reach", PoolPlan { target: 9, ..d4(2, 2) }),
        check_pool("dice from effects", PoolPlan { effects: vec![effect("1d3", false)], ..d4(1, 4) }),
        check_pool("dice lost to effects", PoolPlan { effects: vec![effect("1d4-1", true)], dice_min: 0, ..d4(3, 3) }),
        check_pool(
            "effects both ways",
            PoolPlan {
                effects: vec![effect("1d4", false), effect("1d3+1", true)],
                botch: half(1),
                reroll: once(1),
                dice_min: 0,
                ..d4(2, 3)
            },
        ),
        check_pool("half a die and effects", PoolPlan { dice: 0.5, effects: vec![effect("1d2-1", false)], ..d4(0, 3) }),
        check_pool("a reroll that takes in every face is none", PoolPlan { reroll: until(4), ..d4(2, 2) }),
        check_pool(
            "rerolled until, effects",
            PoolPlan { reroll: until(2), effects: vec![effect("1d2", false)], ..d4(1, 3) },
        ),
    ]);
}

/// Dice rerolled until they show the top face of many, against the stop: the first die takes i replacements, the second what is
/// left.
#[test]
fn the_stop_after_a_hundred_replacements() {
    let plan = |size: i64| PoolPlan {
        sides: 20,
        target: 20,
        explode: None,
        cancel_up_to: None,
        botch: None,
        exceptional: Some(2),
        reroll: Some(Reroll { up_to: 19, mode: RerollMode::Until }),
        ..p(size)
    };
    let again: f64 = 19.0 / 20.0;
    let within = |left: i32| 1.0 - again.powi(left + 1);
    let one = odds(&CheckPlan::Pool(plan(1)));
    assert!((one.success - within(100)).abs() < 1e-13, "{one:?}");
    let both: f64 = (0..=100).map(|i| again.powi(i) * 0.05 * within(100 - i)).sum();
    // A first die that takes every replacement and still shows less leaves the second one throw.
    let neither = again.powi(101) * again;
    let two = odds(&CheckPlan::Pool(plan(2)));
    assert!((two.critical_success - both).abs() < 1e-13, "{two:?} {both}");
    let (total, chance) = two.distribution[0];
    let second_fails: f64 = neither;
    assert!(total == 0 && (chance - second_fails).abs() < 1e-15, "{two:?} {second_fails}");
}

/// Small pools are counted in whole numbers: what comes out is the number nearest to the fraction.
#[test]
fn small_checks_are_nearest_to_their_fractions() {
    let odds = odds(&CheckPlan::Sum(d20(0, 11)));
    assert_eq!((odds.success, odds.failure), (0.5, 0.5));
    let pool = rulebound::check::odds::odds(&CheckPlan::Pool(PoolPlan { explode: None, ..h(3) }));
    assert_eq!(pool.distribution[0], (0, 64.0 / 216.0));
    assert_eq!(pool.distribution[3], (3, 8.0 / 216.0));
}

fn whole(odds: &Odds) -> Result<(), TestCaseError> {
    let outcomes = [odds.critical_failure, odds.failure, odds.success, odds.critical_success];
    let sum: f64 = outcomes.iter().sum();
    prop_assert!((sum - 1.0).abs() < 1e-12, "outcomes sum to {sum}: {odds:?}");
    let totals: f64 = odds.distribution.iter().map(|(_, chance)| chance).sum();
    prop_assert!((totals - 1.0).abs() < 1e-12, "totals sum to {totals}");
    let chances = outcomes.iter().chain([&odds.complication]).chain(odds.distribution.iter().map(|(_, chance)| chance));
    for chance in chances {
        prop_assert!((0.0..=1.0 + 1e-12).contains(chance), "{odds:?}");
    }
    prop_assert!(odds.distribution.windows(2).all(|pair| pair[0].0 < pair[1].0));
    Ok(())
}

fn effects(sides: u32) -> impl Strategy<Value = Vec<EffectDice>> {
    let one = (1..3_u32, 2..=sides, -2..3_i64, any::<bool>())
        .prop_map(|(count, sides, flat, minus)| EffectDice { dice: DiceExpression { count, sides, flat }, minus });
    proptest::collection::vec(one, 0..2)
}

/// A pool of dice with at most so many faces, at most so many dice.
fn pools(sides: u32, dice: i64) -> impl Strategy<Value = PoolPlan> {
    (2..=sides, 0..=dice).prop_flat_map(move |(sides, dice_max)| {
        let top = i64::from(sides);
        let face = move || proptest::option::of(2..=top);
        let low = move || proptest::option::of(1..=top);
        let modes = prop_oneof![Just(RerollMode::Once), Just(RerollMode::Until)];
        let rules = prop_oneof![Just(BotchRule::NoSuccesses), Just(BotchRule::HalfOrMore)];
        let size = (-2..=2 * (dice_max + 1), 0..=dice_max, effects(3))
            .prop_map(|(halves, least, effects)| (halves as f64 / 2.0, least, effects));
        let faces = (2..=top, face(), face(), low());
        let reroll = proptest::option::of((1..=top, modes).prop_map(|(up_to, mode)| Reroll { up_to, mode }));
        let botch = proptest::option::of((1..=top, rules).prop_map(|(up_to, rule)| Botch { up_to, rule }));
        let needs = (proptest::option::of(1..6_i64), 1..5_i64, 0..3_i64);
        (size, faces, reroll, botch, needs).prop_map(move |(size, faces, reroll, botch, needs)| PoolPlan {
            sides,
            dice: size.0,
            effects: size.2,
            dice_min: size.1,
            dice_max,
            target: faces.0,
            double: faces.1,
            explode: faces.2,
            reroll,
            cancel_up_to: faces.3,
            botch,
            exceptional: needs.0,
            need: needs.1,
            bought: needs.2,
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// Any small pool, every rule at once, is what the model says.
    #[test]
    fn small_pools_are_exact(plan in pools(4, 3)) {
        // The model has no stop, which comes less than once in 10^9 times here.
        let result = same("drawn", &odds(&CheckPlan::Pool(plan.clone())), &every_pool(&plan), 1e-9);
        prop_assert!(result.is_ok(), "{plan:?}\n{}", result.unwrap_err());
    }

    #[test]
    fn pools_sum_to_one(plan in pools(100, 40)) {
        whole(&odds(&CheckPlan::Pool(plan)))?;
    }

    #[test]
    fn sums_sum_to_one(
        count in 1..=10_u32, sides in 2..=1000_u32, modifier in -50..50_i64, need in -100..1000_i64, effects in effects(20),
        lean in prop_oneof![Just(Lean::Normal), Just(Lean::Advantage), Just(Lean::Disadvantage)],
    ) {
        let naturals = if count == 1 { Natural::Both } else { Natural::None };
        whole(&odds(&CheckPlan::Sum(SumPlan { count, sides, lean, modifier, effects, need, naturals, pre_rolled: None })))?;
    }
}

/// The largest pool that the format allows, with every rule: it ends, and is whole.
#[test]
fn the_largest_pool() {
    for mode in [RerollMode::Once, RerollMode::Until] {
        for rule in [BotchRule::NoSuccesses, BotchRule::HalfOrMore] {
            let plan = PoolPlan {
                sides: 100,
                dice_max: 100,
                target: 50,
                double: Some(90),
                explode: Some(60),
                reroll: Some(Reroll { up_to: 99, mode }),
                cancel_up_to: Some(20),
                botch: Some(Botch { up_to: 30, rule }),
                ..p(100)
            };
            let odds = odds(&CheckPlan::Pool(plan));
            whole(&odds).expect("whole");
        }
    }
}

/// How often seeded throws come out each way, against the odds: five standard deviations, which one chance in two million passes
/// by, and the seed is fixed.
#[test]
fn throws_agree_with_the_odds() {
    let plans = [
        CheckPlan::Pool(PoolPlan { double: Some(10), need: 3, ..p(5) }),
        CheckPlan::Pool(PoolPlan {
            explode: Some(8),
            reroll: Some(Reroll { up_to: 3, mode: RerollMode::Once }),
            effects: vec![effect("1d4", true)],
            need: 4,
            ..p(8)
        }),
        // The stop after a hundred replacements comes here more often than not.
        CheckPlan::Pool(PoolPlan {
            reroll: Some(Reroll { up_to: 9, mode: RerollMode::Until }),
            botch: Some(Botch { up_to: 9, rule: BotchRule::HalfOrMore }),
            target: 10,
            need: 14,
            exceptional: Some(20),
            ..p(15)
        }),
        CheckPlan::Pool(PoolPlan { explode: Some(4), dice_max: 6, cancel_up_to: Some(1), ..h(4) }),
        // The cap on what exploding brings is reached often.
        CheckPlan::Pool(PoolPlan { explode: Some(2), dice_max: 4, need: 3, ..h(4) }),
        CheckPlan::Sum(SumPlan {
            lean: Lean::Advantage,
            naturals: Natural::Both,
            effects: vec![effect("1d6", false)],
            ..d20(2, 18)
        }),
        CheckPlan::Sum(SumPlan { count: 3, sides: 6, lean: Lean::Disadvantage, ..d20(1, 11) }),
    ];
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let running: Vec<_> =
            (0_u64..).zip(&plans).map(|(seed, plan)| scope.spawn(move || disagreements(plan, seed))).collect();
        running.into_iter().flat_map(|one| one.join().expect("thrown")).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What came up too often or too seldom in 200,000 throws.
fn disagreements(plan: &CheckPlan, seed: u64) -> Vec<String> {
    const TIMES: u32 = 200_000;
    let odds = odds(plan);
    let mut came: BTreeMap<(Option<Outcome>, Option<i64>, bool), u32> = BTreeMap::new();
    let mut roller = Roller::seeded(Cursor::start(seed, Stream::Checks));
    for _ in 0..TIMES {
        if roller.thrown().len() > 100_000 {
            roller = Roller::seeded(roller.cursor().expect("seeded"));
        }
        let thrown = throw(plan, &mut roller);
        *came.entry((Some(thrown.outcome), None, false)).or_default() += 1;
        *came.entry((None, Some(thrown.total), false)).or_default() += 1;
        *came.entry((None, None, true)).or_default() += u32::from(thrown.complication);
    }
    let mut wanted: BTreeMap<_, f64> =
        Outcome::ALL.iter().map(|outcome| ((Some(*outcome), None, false), odds.of(*outcome))).collect();
    wanted.insert((None, None, true), odds.complication);
    wanted.extend(odds.distribution.iter().map(|(total, chance)| ((None, Some(*total), false), *chance)));
    let mut wrong = Vec::new();
    for what in came.keys().filter(|what| !wanted.contains_key(*what)) {
        wrong.push(format!("{plan:?}: {what:?} came up and has no odds"));
    }
    for (what, chance) in wanted {
        let (times, found) = (f64::from(TIMES), f64::from(came.get(&what).copied().unwrap_or(0)));
        let deviation = (times * chance * (1.0 - chance)).max(0.0).sqrt();
        // Rare things are no bell: one more is always let through.
        if (found - times * chance).abs() > 5.0 * deviation + 1.0 {
            wrong.push(format!("{plan:?}: {what:?} came {found} times where {} are expected", times * chance));
        }
    }
    wrong
}
