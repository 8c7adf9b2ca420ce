//! Properties of coins, purchases and loot: coins are conserved, purses never go below zero, a buy is all or nothing, odds
//! agree with what seeded dice do.

mod support;

use std::collections::HashMap;

use proptest::prelude::*;
use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::items::buy::{Buyer, Order, Wanted, buy};
use rulebound::items::coins::{CoinCount, FamilyLeft};
use rulebound::items::loot::ReadyTable;
use rulebound::items::payment::{coin_stack, pay};
use rulebound::items::visit::Visit;
use rulebound::items::{ItemKey, Place, Stack, apply_all};
use rulebound::rules::Effective;
use serde_json::{Value, json};
use support::reef;

/// A family of one to five coins of any values, the smallest among them, and a purse of them in several stacks.
fn purses() -> impl Strategy<Value = (Vec<i64>, Vec<(usize, i64)>, i64)> {
    let values = prop::collection::btree_set(2_i64..2_000, 0..5);
    values.prop_flat_map(|values| {
        let mut values: Vec<i64> = values.into_iter().collect();
        values.insert(values.len() / 2, 1);
        let coins = prop::collection::vec((0..values.len(), 1_i64..60), 0..8);
        (Just(values), coins, 0_i64..40_000)
    })
}

fn family(values: &[i64]) -> Effective {
    let units: Vec<Value> = values
        .iter()
        .enumerate()
        .map(|(at, value)| json!({ "id": format!("c{at}"), "label": format!("coins of {value}"), "value": value }))
        .collect();
    reef(
        &json!([
            { "set": "/items/currencies/0/units", "to": units },
            { "set": "/items/lootTables", "to": [] },
            { "set": "/catalogs/0/entries", "to": [] },
            { "remove": "/layers" },
        ]),
        &[],
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn coins_are_conserved((values, coins, owed) in purses()) {
        let rules = family(&values);
        let families = FamilyLeft::all(&rules);
        let shells = &families[0];
        let bag: Vec<Stack> = coins.iter().map(|(at, count)| coin_stack(shells.units[*at], *count)).collect();
        let before = shells.worth(&bag);
        match pay(&bag, shells, owed) {
            Err(error) => {
                prop_assert!(before < i128::from(owed));
                prop_assert_eq!((error.worth, error.owed), (before, owed));
            }
            Ok(payment) => {
                prop_assert!(before >= i128::from(owed));
                let worth = |list: &[CoinCount]| -> i64 {
                    list.iter().map(|coin| coin.count * shells.unit(coin.unit.as_str()).expect("coin").value.get()).sum()
                };
                prop_assert_eq!(worth(&payment.paid) - worth(&payment.change), owed);
                let mut after = bag.clone();
                apply_all(&mut after, &payment.facts);
                prop_assert_eq!(shells.worth(&after), before - i128::from(owed));
                prop_assert!(after.iter().all(|stack| stack.quantity > 0));
                let ordered = |list: &[CoinCount]| {
                    let values: Vec<i64> =
                        list.iter().map(|coin| shells.unit(coin.unit.as_str()).expect("coin").value.get()).collect();
                    values.windows(2).all(|pair| pair[0] > pair[1])
                };
                prop_assert!(ordered(&payment.paid) && ordered(&payment.change));
            }
        }
    }

    #[test]
    fn a_buy_is_all_or_nothing(count in 1_i64..12, nautilus in 0_i64..4, conch in 0_i64..30, limit in 0_i64..20, steep: bool) {
        let rules = reef(&json!([
            { "set": "/items/stats", "to": [{ "id": "bulk", "label": "Bulk", "type": "number", "min": 0, "max": 10, "default": 0 }] },
            { "set": "/items/carry", "to": { "stat": "bulk", "limit": { "abilityScore": "lungs" } } },
            { "set": "/items/currencies/0/perWeight", "to": 10 },
            { "set": "/catalogs/0/entries/0/item/stats", "to": { "bulk": 1 } },
        ]), &[]);
        let families = FamilyLeft::all(&rules);
        let shells = &families[0];
        let coins = [("nautilus", nautilus), ("conch", conch)].into_iter().filter(|(_, count)| *count > 0);
        let bag: Vec<Stack> = coins.map(|(unit, count)| coin_stack(shells.unit(unit).expect("coin"), count)).collect();
        let place = Place { size: Some("camp".into()), ..Place::default() };
        let level = steep.then_some("steep");
        let order = Order { item: Wanted::Named("kelp brew"), count, level, seller: None };
        let limit = rulebound::dice::to_f64(limit);
        let owed = i128::from(if steep { 6 } else { 4 } * count);
        match buy(&rules, Some(&place), &Visit::default(), order, Buyer { bag: &bag, read: &|_| limit }) {
            Ok(purchase) => {
                let mut after = bag.clone();
                let facts: Vec<_> = purchase.facts().cloned().collect();
                apply_all(&mut after, &facts);
                let key = ItemKey::try_from("gear/kelp-brew".to_owned()).expect("key");
                prop_assert_eq!(rulebound::items::count_held(&after, &key), count);
                prop_assert_eq!(purchase.now, count);
                prop_assert_eq!(shells.worth(&after), shells.worth(&bag) - owed);
                prop_assert!(rulebound::items::carry::load(&rules, &after) <= limit + 1e-6);
            }
            Err(refusal) => {
                let right = match refusal.code() {
                    "cannot-afford" => shells.worth(&bag) < owed,
                    "too-heavy" => shells.worth(&bag) >= owed,
                    _ => false,
                };
                prop_assert!(right, "{}", refusal.code());
            }
        }
    }
}

/// Two tables are rolled 200,000 times, two less often; each share must lie within five standard deviations of its odds.
#[test]
fn odds_are_those_of_the_dice() {
    let tables = json!([
        { "id": "plain", "label": "Plain", "rolls": "1d2", "entries": [
            { "item": "gear/kelp-brew", "weight": 5, "count": "1d4" },
            { "item": "gear/oilskin", "weight": 3 },
            { "filter": { "category": "blade" }, "weight": 2 },
            { "coins": "conch", "weight": 2, "count": "1d6" }] },
        { "id": "cut", "label": "Cut off", "rolls": "2d4-4", "entries": [
            { "item": "gear/kelp-brew", "weight": 5, "count": "1d4-3" },
            { "filter": { "category": "blade" }, "weight": 2, "count": "2d3-3" },
            { "filter": { "tag": "coldiron" }, "weight": 1, "count": 7 }] },
        { "id": "many", "label": "Many", "rolls": 5, "entries": [
            { "item": "gear/relic" }, { "filter": { "category": "stay" }, "weight": 40, "count": "3d2" }] },
        { "id": "none", "label": "None", "rolls": 0, "entries": [{ "item": "gear/relic" }] },
    ]);
    let rules = reef(&json!([{ "set": "/items/lootTables", "to": tables }]), &[]);
    for (id, rolls) in [("plain", 200_000_u32), ("cut", 200_000), ("many", 20_000), ("none", 1_000)] {
        let table = ReadyTable::of(&rules, rules.loot_table(id).expect("table"));
        let odds = table.odds();
        let mut roller = Roller::seeded(Cursor::start(7, Stream::Loot));
        let mut seen: HashMap<ItemKey, (u32, f64, f64)> = HashMap::new();
        for _ in 0..rolls {
            for drop in table.roll(&mut roller) {
                let entry = seen.entry(drop.item).or_default();
                let count = rulebound::dice::to_f64(drop.count);
                *entry = (entry.0 + 1, entry.1 + count, entry.2 + count * count);
            }
        }
        assert_eq!(seen.len(), odds.len(), "{id}: what can drop is what is listed");
        let rolls = f64::from(rolls);
        for odds in odds {
            let (times, sum, squares) = seen[&odds.item];
            let deviation = (odds.chance * (1.0 - odds.chance) / rolls).sqrt();
            assert!((f64::from(times) / rolls - odds.chance).abs() <= 5.0 * deviation + 1e-12, "{id} {}", odds.item);
            let mean = sum / rolls;
            let deviation = ((squares / rolls - mean * mean) / rolls).sqrt();
            assert!((mean - odds.mean).abs() <= 5.0 * deviation + 1e-12, "{id} {}", odds.item);
        }
    }
}

/// Where no line is wasted, what drops on average is what the picks bring on average.
#[test]
fn odds_sum_as_they_must() {
    let rules = reef(&json!([]), &[]);
    let table = ReadyTable::of(&rules, rules.loot_table("reef").expect("table"));
    let odds = table.odds();
    let total: f64 = odds.iter().map(|odds| odds.mean).sum();
    let one_pick = (5.0 * 2.5 + 3.0 + 2.0 + 2.0 * 3.5) / 12.0;
    assert!((total - 1.5 * one_pick).abs() < 1e-12);
    // One pick or two, each alike: p/2 + (1 - (1 - p)^2)/2 with p = 5/12 is 155/288.
    assert_eq!(odds[0].chance, 155.0 / 288.0);
    // One pick or two, the filter's two weights shared by three blades.
    assert_eq!([odds[2].chance, odds[2].mean], [odds[4].chance, odds[4].mean]);
    assert_eq!(
        odds.iter().map(|odds| odds.item.to_string()).collect::<Vec<_>>(),
        ["gear/kelp-brew", "gear/oilskin", "gear/hook-knife", "gear/ice-blade", "gear/relic", "coin:conch"]
    );
}
