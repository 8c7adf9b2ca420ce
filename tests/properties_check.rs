//! What holds for every check, whatever is asked and however it falls.

mod support;

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use rulebound::check::{Botch, CheckPlan, EffectDice, Lean, Outcome, PoolPlan, Reroll, SumPlan, Thrown, throw};
use rulebound::dice::{Cursor, DiceExpression, Roller, Stream};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::format::resolution::{BotchRule, Natural, RerollMode};
use rulebound::items::Party;
use rulebound::rules::Effective;
use rulebound::story::answer::{Settled, Verdict};
use rulebound::story::{Reply, Setting, StockDice, answer_reply};
use serde_json::json;

fn effects() -> impl Strategy<Value = Vec<EffectDice>> {
    let one = (1_u32..4, 2_u32..9, -5_i64..6, any::<bool>())
        .prop_map(|(count, sides, flat, minus)| EffectDice { dice: DiceExpression { count, sides, flat }, minus });
    prop::collection::vec(one, 0..3)
}

fn mode() -> impl Strategy<Value = RerollMode> {
    prop_oneof![Just(RerollMode::Once), Just(RerollMode::Until)]
}

fn pool_plan() -> impl Strategy<Value = PoolPlan> {
    let face = || prop::option::of(2_i64..12);
    let botch = prop::option::of((1_i64..9, any::<bool>()).prop_map(|(up_to, half)| Botch {
        up_to,
        rule: if half { BotchRule::HalfOrMore } else { BotchRule::NoSuccesses },
    }));
    let size = (0_i64..4, 1_i64..30, -40.0..60.0_f64);
    let rules = (face(), face(), prop::option::of((1_i64..12, mode())), prop::option::of(1_i64..9), botch);
    let judged = (prop::option::of(1_i64..9), 1_i64..9, 0_i64..4);
    (2_u32..11, 2_i64..12, size, effects(), rules, judged).prop_map(
        |(sides, target, (least, more, dice), effects, (double, explode, reroll, cancel, botch), judged)| PoolPlan {
            sides,
            dice,
            effects,
            dice_min: least,
            dice_max: least + more,
            target,
            double,
            explode,
            reroll: reroll.map(|(up_to, mode)| Reroll { up_to, mode }),
            cancel_up_to: cancel,
            botch,
            exceptional: judged.0,
            need: judged.1,
            bought: judged.2,
        },
    )
}

fn sum_plan() -> impl Strategy<Value = SumPlan> {
    let lean = prop_oneof![Just(Lean::Normal), Just(Lean::Advantage), Just(Lean::Disadvantage)];
    let naturals =
        prop_oneof![Just(Natural::None), Just(Natural::Both), Just(Natural::MaxOnly), Just(Natural::MinOnly)];
    (1_u32..11, 2_u32..30, lean, -50_i64..50, effects(), -50_i64..100, naturals, prop::option::of(1_u32..30)).prop_map(
        |(count, sides, lean, modifier, effects, need, naturals, pre_rolled)| SumPlan {
            count,
            sides,
            lean,
            modifier,
            effects,
            need,
            naturals,
            pre_rolled,
        },
    )
}

fn thrown(plan: CheckPlan, seed: u64) -> (Thrown, usize) {
    let mut roller = Roller::seeded(Cursor::start(seed, Stream::Checks));
    let thrown = throw(&plan, &mut roller);
    (thrown, roller.thrown().len())
}

proptest! {
    #[test]
    fn a_pool_stays_within_its_bounds(plan in pool_plan(), seed in any::<u64>()) {
        let (thrown, count) = thrown(CheckPlan::Pool(plan.clone()), seed);
        let effects: i64 = thrown.effects.iter().sum();
        let (size, dice) = (plan.size(effects), i64::try_from(thrown.dice.len()).expect("few"));
        prop_assert!((plan.dice_min..=plan.dice_max).contains(&size));
        prop_assert!((size..=size + plan.dice_max.min(100)).contains(&dice));
        prop_assert!(plan.explode.is_some() || dice == size);
        prop_assert!(thrown.rerolled <= 100 && (plan.reroll.is_some() || thrown.rerolled == 0));
        prop_assert!(thrown.dice.iter().all(|die| die.sides == plan.sides && (1..=plan.sides).contains(&die.face)));
        let own = thrown.rolled.len();
        prop_assert_eq!(own, thrown.dice.len() + usize::try_from(thrown.rerolled).expect("few"));
        prop_assert_eq!(count, own + thrown.effect_rolls.iter().map(Vec::len).sum::<usize>(), "every die is told of");
        prop_assert!((plan.bought..=plan.bought + 2 * dice).contains(&thrown.total));
        prop_assert_eq!(thrown.outcome.is_success(), thrown.total >= plan.need && thrown.outcome != Outcome::CriticalFailure);
        prop_assert!(!thrown.complication || thrown.outcome != Outcome::CriticalFailure);
        prop_assert!(thrown.modifier == 0 && thrown.lean == Lean::Normal);
    }

    #[test]
    fn a_sum_stays_within_its_bounds(plan in sum_plan(), seed in any::<u64>()) {
        let (thrown, count) = thrown(CheckPlan::Sum(plan.clone()), seed);
        let (least, most) = (i64::from(plan.count), i64::from(plan.count * plan.sides));
        prop_assert!((least..=most).contains(&thrown.used));
        prop_assert_eq!(thrown.total, thrown.used + thrown.modifier);
        prop_assert_eq!(thrown.modifier, plan.modifier + thrown.effects.iter().sum::<i64>());
        let sets = if thrown.lean == Lean::Normal { 1 } else { 2 };
        prop_assert_eq!(thrown.dice.len(), usize::try_from(plan.count).expect("few") * sets);
        prop_assert_eq!(count, thrown.rolled.len() + thrown.effect_rolls.iter().map(Vec::len).sum::<usize>());
        let decided = matches!(thrown.outcome, Outcome::CriticalSuccess | Outcome::CriticalFailure);
        prop_assert!(!decided || (plan.count == 1 && plan.naturals != Natural::None));
        prop_assert!(decided || thrown.outcome.is_success() == (thrown.total >= plan.need));
    }
}

fn rules(base: &str) -> Effective {
    let text = support::load_json(&support::base_path(base)).expect("base").to_string();
    Effective::base(Arc::new(Rulebook::single(read_ruleset(text.as_bytes()).expect("a ruleset").value)))
}

static RULES: LazyLock<[Effective; 2]> = LazyLock::new(|| [rules("check-pool"), rules("check-sum")]);

fn crew() -> Party {
    let party = json!({ "party": [
        { "name": "Odo", "player": true, "sheet": { "v": 1, "build": { "lists": {
            "knacks": [{ "name": "Tar Song", "_catalog": "songs/tar-song" }, { "name": "Deep Song", "_catalog": "songs/deep-song" }],
            "tricks": [{ "name": "Bell", "uses": 2, "_catalog": "songs/bell" }],
        } } }, "live": { "conditions": ["wet", "blessed"], "tracks": { "fear": 2 } },
          "bag": [{ "item": "kit/gloves", "equipped": true }, { "item": "kit/charm", "equipped": true, "bound": true }] },
        { "name": "Mira", "live": { "conditions": ["numb", "bound", "dazed"], "pools": { "will": { "value": 0 } } } },
        { "name": "Blank" },
    ] });
    serde_json::from_value(party).expect("a party")
}

const WORDS: &[(&str, &[&str])] = &[
    ("skill", &["Haul", "caulk", "Splice", "rig", "Nerve", "row", "Dive", "Grit", "calm save", "Arm check", "x", ""]),
    ("dc", &["1", "2", "8", "30", "99", "-5", "99999999999999999999", "two", "3ish"]),
    ("difficulty", &["calm", "Rough", "grim sea", "hard", "x"]),
    ("who", &["odo", "mira", "blank", "party", "nobody"]),
    ("mode", &["advantage", "disadvantage", "normal"]),
    ("with", &["arm", "WI", "luck"]),
    ("threshold", &["3", "6.5", "1e300", "inf", "x"]),
    ("bonus", &["+2", "-9", "1.5", "999999999"]),
    ("explode", &["2", "9", "999999999", "-1"]),
    ("reroll", &["steady", "DOGGED", "x"]),
    ("spend", &["will:1", "sap:6", "sap:999999999", "pitch:3", "x:0", ":2"]),
    ("use", &["tar song", "Deep Song", "bell", "x"]),
    ("rolls", &["4", "20", "4|5", "", "x"]),
    ("used", &["4"]),
    ("dice", &["1d20", "2d20", "3d10", "0d20", ""]),
    ("resolution", &["sum", "successes"]),
    ("automatic", &["true"]),
    ("reason", &["untrained"]),
];

fn body() -> impl Strategy<Value = String> {
    let word = |key: &'static str, values: &'static [&'static str]| {
        prop::sample::select(values).prop_map(move |value| format!("{key}=\"{value}\"")).boxed()
    };
    let known: Vec<BoxedStrategy<String>> = WORDS.iter().map(|(key, values)| word(key, values)).collect();
    let odd = "[a-z= '\"]{0,12}".boxed();
    let rest = prop::collection::vec(prop_oneof![12 => prop::strategy::Union::new(known), 1 => odd], 1..9);
    (word("skill", WORDS[0].1), word("dc", WORDS[1].1), rest)
        .prop_map(|(skill, dc, rest)| format!("{skill} {dc} {}", rest.join(" ")))
}

fn answer(rules: &Effective, party: &Party, text: &str, roller: &mut Roller) -> Reply {
    answer_reply(rules, Setting::of(party, StockDice::Shared), text, roller)
}

proptest! {
    #[test]
    fn what_is_not_rolled_changes_nothing(body in body(), sum in any::<bool>(), seed in any::<u64>()) {
        let (rules, party) = (&RULES[usize::from(sum)], crew());
        let text = format!("a [skill_check: {body}] b");
        let mut roller = Roller::seeded(Cursor::start(seed, Stream::Checks));
        let reply = answer(rules, &party, &text, &mut roller);
        let applied = support::with_facts(&party, &reply.facts);
        prop_assert_eq!(&applied, &reply.party, "the facts are all that changed");
        prop_assert_eq!(reply.answers.len(), 1);
        let answer = &reply.answers[0];
        prop_assert_eq!(&reply.text, &format!("a {} b", answer.rewritten));
        let settled = answer.check.as_ref().and_then(|check| check.settled.as_ref());
        prop_assert_eq!(answer.verdict == Verdict::Ok, settled.is_some());
        match settled {
            Some(Settled::Thrown { prepared, .. }) => {
                let paid = prepared.purchase.as_ref().is_some_and(|bought| !bought.paid.is_empty());
                prop_assert_eq!(reply.party != party, paid, "only what is bought is paid");
            }
            _ => {
                prop_assert!(reply.facts.is_empty() && reply.party == party);
                prop_assert!(roller.thrown().is_empty(), "no die is thrown for it");
            }
        }
    }
}
