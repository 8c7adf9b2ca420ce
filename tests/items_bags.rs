//! What a bag does (checks.md 6.2, layers-items.md 3.4 and 4.1) on the public functions: naming, adding, parting, giving,
//! wearing, ordering, sharing, selling; and what files may say of stacks that no act would.

mod support;

use rulebound::items::arrange::{merge, split};
use rulebound::items::bag::{AddRefusal, add_plain, put};
use rulebound::items::carry::carried;
use rulebound::items::find::{Held, Thing, held, thing};
use rulebound::items::give::{Receiver, give};
use rulebound::items::pile::{BAG_STACKS_MAX, nickname};
use rulebound::items::sell::{Payout, sell};
use rulebound::items::share::share;
use rulebound::items::slots::{binding, slots};
use rulebound::items::wear::{WearAct, wear};
use rulebound::items::{Member, Stack, apply_all, discard, remove};
use serde_json::json;
use support::bags::{after, bag, rules};

const MUCH: fn(&rulebound::format::value_ref::ValueRef) -> f64 = |_| 1_000_000.0;

#[test]
fn a_word_of_the_rules_is_an_item_before_it_is_a_coin() {
    let (plain, tide) = (rules(&[]), rules(&["old_tide"]));
    let named = |rules, word| match thing(rules, word) {
        Thing::Item(key) => key.to_string(),
        Thing::Plain(name) => format!("plain {name}"),
    };
    assert_eq!(named(&plain, " KELP  brew "), "gear/kelp-brew");
    assert_eq!(named(&plain, "Conches"), "coin:conch");
    assert_eq!(named(&plain, "brass   lamp"), "plain brass lamp");
    // What a layer hides or removes is not named, and does not come in as a plain thing of that name.
    for gone in ["Oilskin", "nautiluses", "nautilus"] {
        assert_eq!(named(&tide, gone), format!("plain {gone}"));
        assert_eq!(put(&tide, &[], &thing(&tide, gone), 1, &MUCH), Err(AddRefusal::NotRulesetItem), "{gone}");
    }
    assert_eq!(put(&plain, &[], &thing(&plain, "a berth"), 1, &MUCH).expect("plain").placed, 1);
    assert_eq!(put(&plain, &[], &thing(&plain, "Berth"), 1, &MUCH), Err(AddRefusal::Service));
    assert_eq!(add_plain(&plain, &[], "  ", 1), Err(AddRefusal::Refused));
}

#[test]
fn held_things_are_found_by_every_name_they_have() {
    let tide = rules(&["old_tide"]);
    let stacks = bag(json!([
        { "item": "gear/oilskin", "name": "Old Faithful" },
        { "item": "gear/hook-knife" },
        { "item": "coin:nautilus", "name": "nautiluses", "quantity": 3 },
        { "item": null, "name": "Brass lamp" },
        { "item": "gear/long-gone", "name": "Whale song" },
        { "item": "gear/hook-knife", "name": "Hook-knife", "quantity": 0 },
        { "item": null, "name": "hook-KNIFE" },
    ]));
    let found = |word| held(&tide, &stacks, Held::Named(word));
    for (word, places) in [
        ("old faithful", vec![0]),
        ("oilskin", vec![0]),
        ("gear/oilskin", vec![0]),
        ("hook-knife", vec![1, 6]),
        ("Nautilus", vec![2]),
        ("nautiluses", vec![2]),
        (" brass  LAMP ", vec![3]),
        ("whale song", vec![4]),
        ("long-gone", vec![4]),
        ("lamp", vec![]),
        ("", vec![]),
    ] {
        assert_eq!(found(word), places, "{word}");
    }
    assert_eq!(held(&tide, &stacks, Held::Stack(5)), [5], "a screen may mean a stack that holds nothing");
    assert!(held(&tide, &stacks, Held::Stack(7)).is_empty());
    let names: Vec<_> = stacks.iter().map(|stack| nickname(&tide, stack)).collect();
    let song = Some("Whale song");
    assert_eq!(names, [Some("Old Faithful"), None, None, Some("Brass lamp"), song, None, Some("hook-KNIFE")]);
}

#[test]
fn a_coin_word_is_the_last_reading() {
    let rules = rules(&[]);
    let stacks =
        bag(json!([{ "item": "coin:conch", "name": "conches", "quantity": 5 }, { "item": null, "name": "conch" }]));
    assert_eq!(held(&rules, &stacks, Held::Named("conch")), [1], "something is called just that");
    assert_eq!(held(&rules, &stacks[..1], Held::Named("conch")), [0]);
}

#[test]
fn stacks_end_at_their_limit() {
    let rules = rules(&[]);
    let stacks = bag(json!([{ "item": "gear/kelp-brew", "quantity": 3 }]));
    let added = put(&rules, &stacks, &thing(&rules, "kelp brew"), 6, &MUCH).expect("added");
    let brew = |quantity: i64| json!({ "item": "gear/kelp-brew", "name": "Kelp brew", "quantity": quantity });
    let joined = json!([{ "item": "gear/kelp-brew", "quantity": 4 }, brew(4), { "item": "gear/kelp-brew", "name": "Kelp brew" }]);
    assert_eq!(after(&stacks, &added.facts), joined);
    let coins = bag(json!([{ "item": "coin:cowrie", "name": "cowries", "quantity": 999_998 }]));
    let added = put(&rules, &coins, &thing(&rules, "cowrie"), 5, &|_| 1e9).expect("added");
    let cowries = |quantity: i64| json!({ "item": "coin:cowrie", "name": "cowries", "quantity": quantity });
    assert_eq!(after(&coins, &added.facts), json!([cowries(999_999), cowries(4)]));
    // What cannot be carried is told from what has no place.
    let part = put(&rules, &[], &thing(&rules, "oilskin"), 9, &|_| 10.0).expect("some");
    assert_eq!((part.placed, part.left, part.left_by), (3, 6, Some(AddRefusal::TooHeavy)));
    assert_eq!(put(&rules, &[], &thing(&rules, "oilskin"), 9, &|_| 2.0), Err(AddRefusal::TooHeavy));
    let full = vec![bag(json!([{ "item": null, "name": "Pebble" }])).remove(0); BAG_STACKS_MAX];
    assert_eq!(put(&rules, &full, &thing(&rules, "oilskin"), 1, &MUCH), Err(AddRefusal::Refused));
    let most = put(&rules, &[], &thing(&rules, "kelp brew"), i64::MAX, &|_| f64::INFINITY).expect("some");
    assert_eq!((most.placed, most.left_by), (40_000, Some(AddRefusal::Refused)));
}

#[test]
fn odd_quantities_of_a_file_make_nothing() {
    let rules = rules(&[]);
    let stacks = bag(json!([
        { "item": "gear/hook-knife", "quantity": -4, "equipped": true },
        { "item": "gear/hook-knife", "quantity": 0 },
        { "item": "gear/kelp-brew", "quantity": 1_000_000_000_000_000_i64 },
        { "item": "gear/relic", "quantity": i64::MAX, "bound": true, "equipped": true },
        { "item": "gear/relic", "quantity": i64::MAX, "bound": true, "equipped": true },
    ]));
    let none = remove(&rules, &stacks, Held::Named("hook-knife"), 5);
    assert_eq!((none.removed, none.now, none.facts.len()), (0, 0, 0));
    assert_eq!(discard(&rules, &stacks, Held::Named("hook-knife"), 5).expect_err("none").code(), "none-held");
    // Meant itself, a stack that holds nothing goes away.
    let cleared = discard(&rules, &stacks, Held::Stack(0), 5).expect("cleared away");
    assert_eq!((cleared.removed, after(&stacks, &cleared.facts).as_array().map(Vec::len)), (0, Some(4)));
    let used: Vec<i64> = slots(&rules, &stacks).iter().map(|slot| slot.used).collect();
    assert_eq!(used, [i64::MAX, 0], "less than none frees no hand");
    assert_eq!(binding(&rules, &stacks, &|_| 3.0).map(|used| (used.bound, used.max)), Some((i64::MAX, 3)));
    assert!(carried(&rules, &stacks, &|_| 40.0).expect("a load").over());
    let act = |stack, act, count| wear(&rules, &stacks, act, Held::Stack(stack), count, &|_| 3.0);
    assert_eq!(act(0, WearAct::Unequip, 1).expect_err("none").code(), "none-held");
    assert_eq!(act(4, WearAct::Unbind, i64::MAX).expect("unbound").changed, i64::MAX);
    // Above its limit a stack stays as it is; what is taken out is piled by the rules.
    let taken = give(&rules, &stacks, Receiver { bag: &[], read: &|_| 40.0 }, Held::Named("kelp brew"), i64::MAX);
    let taken = taken.expect("as many as are carried");
    assert_eq!((taken.given, taken.into.len()), (40, 10));
    let added = put(&rules, &stacks, &thing(&rules, "kelp brew"), 1, &|_| f64::INFINITY).expect("beside it");
    assert_eq!(after(&stacks, &added.facts)[5], json!({ "item": "gear/kelp-brew", "name": "Kelp brew" }));
    assert_eq!(merge(&rules, &stacks, 2, 2).expect_err("one stack").code(), "not-alike");
    assert_eq!(split(&rules, &stacks, 2, 5).expect_err("more than a stack").code(), "stack-full");
    assert_eq!(split(&rules, &stacks, 1, 1).expect_err("none").code(), "none-held");
}

#[test]
fn what_is_in_use_goes_last() {
    let rules = rules(&[]);
    let stacks = bag(json!([
        { "item": "gear/hook-knife", "equipped": true },
        { "item": "gear/hook-knife", "quantity": 2 },
        { "item": "gear/ice-blade", "bound": true },
    ]));
    let worn = json!({ "item": "gear/hook-knife", "equipped": true });
    let blade = json!({ "item": "gear/ice-blade", "bound": true });
    let two = remove(&rules, &stacks, Held::Named("hook-knife"), 2);
    assert_eq!(after(&stacks, &two.facts), json!([worn, blade]));
    assert_eq!((two.removed, two.now, two.taken.len()), (2, 1, 1));
    let all = remove(&rules, &stacks, Held::Named("hook-knife"), 9);
    assert_eq!((after(&stacks, &all.facts), all.removed, all.now), (json!([blade]), 3, 0));
    // The Game Master takes what is cursed; of one's own will it is not parted with.
    assert_eq!(remove(&rules, &stacks, Held::Named("ice-blade"), 1).removed, 1);
    assert_eq!(discard(&rules, &stacks, Held::Stack(2), 1).expect_err("kept").code(), "cursed");
    assert_eq!(discard(&rules, &stacks, Held::Stack(9), 1).expect_err("none").code(), "none-held");
}

#[test]
fn what_is_given_arrives_as_it_was_but_out_of_use() {
    let rules = rules(&[]);
    let stacks = bag(json!([
        { "item": "gear/relic", "name": "Sea Bell", "equipped": true, "bound": true, "charges": 2, "loaded": 1, "song": "low" },
        { "item": "gear/relic", "quantity": 2 },
        { "item": "gear/ice-blade", "equipped": true, "bound": true },
        { "item": "gear/oilskin", "quantity": 3 },
    ]));
    let theirs = bag(json!([{ "item": "gear/relic", "name": "Relic" }]));
    let hand =
        |what, count, limit: f64| give(&rules, &stacks, Receiver { bag: &theirs, read: &move |_| limit }, what, count);
    let bell = hand(Held::Named("sea bell"), 1, 40.0).expect("given");
    assert_eq!(
        after(&theirs, &bell.into)[1],
        json!({ "item": "gear/relic", "name": "Sea Bell", "charges": 2, "loaded": 1, "song": "low" })
    );
    let two = hand(Held::Named("relic"), 2, 40.0).expect("given");
    assert_eq!(after(&theirs, &two.into), json!([{ "item": "gear/relic", "name": "Relic", "quantity": 3 }]));
    assert_eq!(after(&stacks, &two.from)[0]["name"], "Sea Bell", "the one in use stays");
    assert_eq!((two.given, two.left, two.now), (2, 0, 3));
    let part = hand(Held::Named("oilskin"), 9, 6.0).expect("some");
    assert_eq!((part.given, part.left), (2, 1));
    assert_eq!(hand(Held::Named("oilskin"), 1, 2.0).expect_err("heavy").code(), "too-heavy");
    assert_eq!(hand(Held::Named("ice-blade"), 1, 40.0).expect_err("kept").code(), "cursed");
    assert_eq!(hand(Held::Named("lantern"), 1, 40.0).expect_err("none").code(), "none-held");
}

#[test]
fn binding_and_wearing_find_each_other() {
    let rules = rules(&[]);
    let mut stacks = bag(json!([{ "item": "gear/relic", "quantity": 4 }]));
    let mut act = |act, count| {
        let worn = wear(&rules, &stacks, act, Held::Named("relic"), count, &|_| 3.0).expect("done");
        apply_all(&mut stacks, &worn.facts);
        (worn.changed, worn.now, serde_json::to_value(&stacks).expect("json"))
    };
    let relics = |quantity: i64| json!({ "item": "gear/relic", "quantity": quantity });
    let bound = json!({ "item": "gear/relic", "bound": true });
    let used = json!({ "item": "gear/relic", "equipped": true, "bound": true });
    assert_eq!(act(WearAct::Bind, 1), (1, 1, json!([relics(3), bound])));
    assert_eq!(act(WearAct::Equip, 1), (1, 1, json!([relics(3), used])), "the bound one is put on");
    let worn = json!({ "item": "gear/relic", "equipped": true });
    assert_eq!(act(WearAct::Equip, 1), (1, 2, json!([relics(2), used, worn])));
    assert_eq!(
        act(WearAct::Bind, 9),
        (2, 3, json!([{ "item": "gear/relic" }, used, used, bound])),
        "what is worn first"
    );
    assert_eq!(act(WearAct::Unbind, 9), (3, 0, json!([relics(2), worn, worn])));
    assert_eq!(act(WearAct::Unequip, 9), (2, 0, json!([relics(4)])), "nothing stays parted");
    assert_eq!(act(WearAct::Unequip, 1), (0, 0, json!([relics(4)])), "nothing is left to take off");
}

#[test]
fn what_is_gone_from_the_rules_comes_off_and_nothing_else() {
    let rules = rules(&[]);
    let stacks = bag(json!([{ "item": "gear/long-gone", "name": "Whale song", "equipped": true, "bound": true }]));
    let act = |act| wear(&rules, &stacks, act, Held::Stack(0), 1, &|_| 3.0).map(|worn| worn.changed);
    assert_eq!(act(WearAct::Unequip), Ok(1));
    assert_eq!(act(WearAct::Unbind), Ok(1));
    let off = bag(json!([{ "item": "gear/long-gone" }, { "item": null, "name": "Lamp" }, { "item": "coin:conch" }]));
    for stack in 0..3 {
        let refused = wear(&rules, &off, WearAct::Equip, Held::Stack(stack), 1, &|_| 3.0).expect_err("nothing to wear");
        assert_eq!(refused.code(), "not-ruleset-item");
    }
}

#[test]
fn stacks_are_parted_and_put_together() {
    let rules = rules(&[]);
    let stacks = bag(json!([
        { "item": "gear/kelp-brew", "quantity": 4 },
        { "item": "gear/kelp-brew", "name": "Kelp brew", "quantity": 3 },
        { "item": "gear/kelp-brew", "name": "Grog", "quantity": 1 },
        { "item": "gear/relic", "loaded": 0 },
        { "item": "gear/relic" },
        { "item": "gear/relic", "charges": 5 },
    ]));
    let facts = split(&rules, &stacks, 0, 3).expect("parted");
    let parted = after(&stacks, &facts);
    assert_eq!(
        (&parted[0], &parted[6]),
        (&json!({ "item": "gear/kelp-brew" }), &json!({ "item": "gear/kelp-brew", "quantity": 3 }))
    );
    for count in [0, -1, 4, 5] {
        assert_eq!(split(&rules, &stacks, 0, count).expect_err("no part").code(), "bad-amount", "{count}");
    }
    let facts = merge(&rules, &stacks, 0, 1).expect("one fits");
    assert_eq!(after(&stacks, &facts)[0]["quantity"], 3);
    assert_eq!(after(&stacks, &facts)[1]["quantity"], 4);
    let facts = merge(&rules, &stacks, 3, 4).expect("none loaded is none loaded");
    assert_eq!(after(&stacks, &facts)[3], json!({ "item": "gear/relic", "quantity": 2 }));
    for (one, other, code) in
        [(1, 0, "stack-full"), (1, 2, "not-alike"), (4, 5, "not-alike"), (0, 3, "not-alike"), (0, 9, "none-held")]
    {
        assert_eq!(merge(&rules, &stacks, one, other).expect_err("not together").code(), code, "{one} {other}");
    }
}

#[test]
fn the_player_is_asked_first() {
    let rules = rules(&[]);
    let party: Vec<Member> = serde_json::from_value(json!([
        { "name": "Ana", "bag": [{ "item": "gear/oilskin", "quantity": 10 }] },
        { "name": "Odo", "player": true, "bag": [{ "item": "gear/oilskin", "quantity": 11 }] },
        { "name": "Ida", "bag": [{ "item": "gear/oilskin", "quantity": 13 }] },
    ]))
    .expect("a party");
    let shared = share(&rules, &party, &thing(&rules, "oilskin"), 9);
    let took: Vec<_> = shared.shares.iter().map(|share| (share.member, share.placed, share.now)).collect();
    assert_eq!(took, [(1, 2, 13), (0, 3, 13)]);
    assert_eq!(shared.left, Some((4, AddRefusal::TooHeavy)));
    let shared = share(&rules, &party, &thing(&rules, "brass lamp"), 5);
    assert_eq!((shared.shares.len(), shared.shares[0].member, shared.left), (1, 1, None));
    assert_eq!(share(&rules, &party, &thing(&rules, "berth"), 1).left, Some((1, AddRefusal::Service)));
    assert_eq!(share(&rules, &[], &thing(&rules, "oilskin"), 1).left, Some((1, AddRefusal::TooHeavy)));
}

#[test]
fn a_sale_is_all_or_nothing() {
    let tide = rules(&["old_tide"]);
    let stacks = bag(json!([
        { "item": "gear/oilskin", "quantity": 2 },
        { "item": "gear/oilskin", "equipped": true },
        { "item": "gear/ice-blade", "bound": true },
        { "item": "coin:conch", "name": "conches", "quantity": 3 },
    ]));
    let ask = |what, count, amount, unit, limit: f64| {
        sell(&tide, &stacks, what, count, Payout { unit, amount }, &move |_| limit).map_err(|refusal| refusal.code())
    };
    let oilskin = Held::Named("oilskin");
    let sale = ask(oilskin, 2, 18, "conch", 40.0).expect("sold");
    let conches = json!({ "item": "coin:conch", "name": "conches", "quantity": 21 });
    let worn = json!({ "item": "gear/oilskin", "equipped": true });
    assert_eq!(after(&stacks, &sale.facts), json!([worn, { "item": "gear/ice-blade", "bound": true }, conches]));
    assert_eq!((sale.sold.len(), sale.sold[0].quantity, sale.paid.count), (1, 2, 18));
    // Two oilskins of 3 leave, so 60 coins of a tenth come in where 9.3 are the limit and not where 9.2 are.
    assert!(ask(oilskin, 2, 60, "conch", 9.3).is_ok());
    assert_eq!(ask(oilskin, 2, 60, "conch", 9.2), Err("too-heavy"));
    for (what, count, amount, unit, code) in [
        (oilskin, 4, 1, "conch", "too-few"),
        (oilskin, 0, 1, "conch", "bad-amount"),
        (oilskin, 1, 0, "conch", "bad-amount"),
        (oilskin, 1, -3, "conch", "bad-amount"),
        (oilskin, 1, 1_000_000, "conch", "bad-amount"),
        (oilskin, 1, 1, "nautilus", "unknown-coin"),
        (oilskin, 1, 1, "crown", "unknown-coin"),
        (Held::Named("ice-blade"), 1, 1, "conch", "cursed"),
        (Held::Named("lamp"), 1, 1, "conch", "none-held"),
    ] {
        assert_eq!(ask(what, count, amount, unit, 40.0), Err(code), "{what:?} {count} {amount} {unit}");
    }
    let none = sell(&rules(&["no_shells"]), &stacks, oilskin, 1, Payout { unit: "conch", amount: 1 }, &MUCH);
    assert_eq!(none.expect_err("no coins").code(), "no-currencies");
}

#[test]
fn a_load_says_what_it_means() {
    let rules = rules(&[]);
    let load = |bag: &[Stack]| {
        let load = carried(&rules, bag, &|reference| if format!("{reference:?}").contains("20") { 20.0 } else { 40.0 });
        load.map(|load| (load.load, load.encumbered(), load.over())).expect("weights")
    };
    let heavy = |oilskins: i64, coins: i64| {
        bag(json!([{ "item": "gear/oilskin", "quantity": oilskins }, { "item": "coin:conch", "quantity": coins }]))
    };
    assert_eq!(load(&heavy(6, 20)), (20.0, false, false));
    assert_eq!(load(&heavy(6, 30)), (21.0, true, false));
    assert_eq!(load(&heavy(13, 20)), (41.0, true, true));
    assert_eq!(load(&bag(json!([{ "item": null, "name": "Anvil", "quantity": 900 }]))), (0.0, false, false));
}
