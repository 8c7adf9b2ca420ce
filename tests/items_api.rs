//! The worked examples of payment and buying (layers-items.md 4.3 and 5.5) on the public functions.

mod support;

use rulebound::items::book::named;
use rulebound::items::buy::{Buyer, Order, Wanted, buy};
use rulebound::items::coins::{FamilyLeft, coin_named, purse_line};
use rulebound::items::find::Held;
use rulebound::items::payment::pay;
use rulebound::items::price::price;
use rulebound::items::slots::slot_used;
use rulebound::items::visit::{StockLine, Visit};
use rulebound::items::wear::{self, WearAct, WearRefusal};
use rulebound::items::{BagFact, ItemKey, Place, Stack, apply_all, bag};
use rulebound::rules::Effective;
use serde_json::json;
use support::reef;

/// `4 nautilus, 20 conch` as a bag.
fn bag_of(text: &str) -> Vec<Stack> {
    let stacks = text.split(", ").filter(|part| !part.is_empty()).map(|part| {
        let (count, item) = part.split_once(' ').expect("count and coin");
        let item = if item.contains('/') { item.to_owned() } else { format!("coin:{item}") };
        json!({ "item": item, "quantity": count.parse::<i64>().expect("count") })
    });
    stacks.map(|stack| serde_json::from_value(stack).expect("stack")).collect()
}

/// A bag as `4 nautilus, 20 conch`, like stacks added up, in the order of their first stack.
fn said(bag: &[Stack]) -> String {
    let mut counts: Vec<(String, i64)> = Vec::new();
    for stack in bag {
        let item = stack.item.as_ref().map(ItemKey::to_string).unwrap_or_default();
        let item = item.trim_start_matches("coin:").to_owned();
        match counts.iter_mut().find(|(known, _)| *known == item) {
            Some((_, count)) => *count += stack.quantity,
            None => counts.push((item, stack.quantity)),
        }
    }
    counts.iter().map(|(item, count)| format!("{count} {item}")).collect::<Vec<_>>().join(", ")
}

#[test]
fn worked_examples_of_payment() {
    let other = json!([{ "set": "/items/currencies/0/units", "to": [
        { "id": "a", "label": "a", "value": 1 }, { "id": "b", "label": "b", "value": 12 }, { "id": "c", "label": "c", "value": 61 },
    ]}, { "remove": "/layers" }, { "set": "/items/lootTables", "to": [] }, { "set": "/catalogs/0/entries", "to": [] }]);
    let (shells, old_tide, odd) = (reef(&json!([]), &[]), reef(&json!([]), &["old_tide"]), reef(&other, &[]));
    let refused = "cannot-afford";
    for (number, rules, bag, owed, paid, change, after) in [
        (1, &shells, "4 nautilus, 20 conch", 270, "4 nautilus, 10 conch", "", "10 conch"),
        (2, &shells, "1 nautilus", 27, "1 nautilus", "2 conch", "2 conch"),
        (3, &shells, "1 nautilus", 10, "1 nautilus", "3 conch, 8 cowrie", "3 conch, 8 cowrie"),
        (4, &shells, "1 nautilus, 1 conch", 4, "1 conch", "5 cowrie", "1 nautilus, 5 cowrie"),
        (5, &shells, "2 conch, 3 cowrie", 20, "2 conch, 2 cowrie", "", "1 cowrie"),
        (6, &shells, "8 cowrie", 9, refused, "", "8 cowrie"),
        (
            7,
            &shells,
            "2 nautilus, 1 conch, 4 cowrie",
            44,
            "1 nautilus, 1 conch, 4 cowrie",
            "1 conch, 5 cowrie",
            "1 nautilus, 1 conch, 5 cowrie",
        ),
        (8, &shells, "2 nautilus, 5 conch", 46, "1 nautilus, 1 conch", "8 cowrie", "1 nautilus, 4 conch, 8 cowrie"),
        (9, &shells, "", 0, "", "", ""),
        (10, &old_tide, "2 nautilus, 1 conch", 18, refused, "", "2 nautilus, 1 conch"),
        (11, &odd, "1 c, 1 b", 50, "1 c, 1 b", "1 b, 11 a", "1 b, 11 a"),
        (12, &odd, "1 c, 5 b", 60, "5 b", "", "1 c"),
        (13, &shells, "5 cowrie", 9, refused, "", "5 cowrie"),
    ] {
        let families = FamilyLeft::all(rules);
        let mut stacks = bag_of(bag);
        match pay(&stacks, &families[0], owed) {
            Ok(payment) => {
                let list = |coins: &[rulebound::items::coins::CoinCount]| {
                    coins.iter().map(|coin| format!("{} {}", coin.count, coin.unit)).collect::<Vec<_>>().join(", ")
                };
                assert_eq!((list(&payment.paid).as_str(), list(&payment.change).as_str()), (paid, change), "{number}");
                apply_all(&mut stacks, &payment.facts);
            }
            Err(error) => assert_eq!(error.code(), paid, "{number}"),
        }
        assert_eq!(said(&stacks), after, "{number}");
    }
}

/// A request with what comes of it: a code, or seller, price and the bag afterwards.
struct Request {
    number: u32,
    place: Option<&'static str>,
    item: &'static str,
    count: i64,
    level: Option<&'static str>,
    seller: Option<&'static str>,
    lungs: f64,
    bag: &'static str,
    result: &'static str,
}

const ASK: Request = Request {
    number: 0,
    place: Some("port"),
    item: "",
    count: 1,
    level: None,
    seller: None,
    lungs: 3.0,
    bag: "100 nautilus",
    result: "",
};

fn ask(rules: &Effective, visit: &Visit, request: &Request) -> String {
    let place = Place { name: Some("Here".into()), size: request.place.map(str::to_owned), ..Place::default() };
    let bag = bag_of(request.bag);
    let order =
        Order { item: Wanted::Named(request.item), count: request.count, level: request.level, seller: request.seller };
    match buy(rules, Some(&place), visit, order, Buyer { bag: &bag, read: &|_| request.lungs }) {
        Err(refusal) => refusal.code().to_owned(),
        Ok(purchase) => {
            let mut after = bag.clone();
            let facts: Vec<BagFact> = purchase.facts().cloned().collect();
            apply_all(&mut after, &facts);
            let seller = purchase.seller.map_or("-".to_owned(), |seller| seller.to_string());
            format!("{seller}; {}; {}", purchase.price.said.english(), said(&after))
        }
    }
}

#[test]
fn worked_examples_of_buying() {
    let (reef_rules, old_tide) = (reef(&json!([]), &[]), reef(&json!([]), &["old_tide"]));
    let anybody = reef(&json!([{ "set": "/items/market/sellers", "to": [] }]), &[]);
    let no_market = reef(&json!([{ "remove": "/items/market" }]), &[]);
    let no_shells = reef(&json!([]), &["no_shells"]);
    for (rules, request) in [
        (
            &reef_rules,
            Request {
                number: 1,
                place: Some("camp"),
                item: "kelp brew",
                count: 3,
                level: Some("steep"),
                bag: "1 conch",
                result: "cannot-afford",
                ..ASK
            },
        ),
        (
            &reef_rules,
            Request {
                number: 2,
                place: Some("camp"),
                item: "kelp brew",
                count: 2,
                bag: "1 conch",
                result: "brewer; 8 cowries; 1 cowrie, 2 gear/kelp-brew",
                ..ASK
            },
        ),
        (&reef_rules, Request { number: 3, place: Some("camp"), item: "hook-knife", result: "not-here", ..ASK }),
        (
            &reef_rules,
            Request {
                number: 4,
                item: "hook-knife",
                bag: "1 nautilus",
                result: "cutler; 1 nautiluses; 1 gear/hook-knife",
                ..ASK
            },
        ),
        (&reef_rules, Request { number: 5, item: "hook-knife", seller: Some("brewer"), result: "no-seller", ..ASK }),
        (&reef_rules, Request { number: 6, item: "ice-blade", result: "not-here", ..ASK }),
        (
            &reef_rules,
            Request {
                number: 7,
                place: Some("capital"),
                item: "ice-blade",
                bag: "4 nautilus",
                result: "cutler; 4 nautiluses; 1 gear/ice-blade",
                ..ASK
            },
        ),
        (
            &reef_rules,
            Request {
                number: 8,
                place: Some("capital"),
                item: "ice-blade",
                seller: Some("guild"),
                result: "not-to-you",
                ..ASK
            },
        ),
        (
            &reef_rules,
            Request {
                number: 8,
                place: Some("capital"),
                item: "ice-blade",
                seller: Some("Divers' Guild"),
                lungs: 4.0,
                bag: "4 nautilus",
                result: "guild; 4 nautiluses; 1 gear/ice-blade",
                ..ASK
            },
        ),
        (&reef_rules, Request { number: 9, item: "relic", result: "not-for-sale", ..ASK }),
        (&reef_rules, Request { number: 10, item: "berth", bag: "1 conch", result: "no-seller", ..ASK }),
        (
            &anybody,
            Request {
                number: 10,
                item: "berth",
                bag: "1 conch",
                seller: Some("nobody"),
                result: "-; 6 cowries; 3 cowrie",
                ..ASK
            },
        ),
        (&reef_rules, Request { number: 11, place: None, item: "kelp brew", result: "no-place", ..ASK }),
        (&reef_rules, Request { number: 11, place: Some("moon"), item: "kelp brew", result: "no-place", ..ASK }),
        (
            &old_tide,
            Request {
                number: 12,
                item: "hook-knife",
                bag: "5 conch",
                result: "cutler; 5 conches; 1 gear/hook-knife",
                ..ASK
            },
        ),
        (
            &reef_rules,
            Request { number: 13, item: "nothing known", level: Some("bargain"), result: "unknown-level", ..ASK },
        ),
        (&reef_rules, Request { number: 14, item: "conch", result: "unknown-item", ..ASK }),
        (&old_tide, Request { number: 15, item: "oilskin", result: "unknown-item", ..ASK }),
        (&no_market, Request { number: 16, item: "kelp brew", result: "no-market", ..ASK }),
        (&no_shells, Request { number: 17, item: "ice-blade", result: "not-here", ..ASK }),
        (&no_shells, Request { number: 18, item: "hook-knife", result: "not-for-sale", ..ASK }),
        (&reef_rules, Request { number: 19, item: "kelp brew", seller: Some("stranger"), result: "no-seller", ..ASK }),
    ] {
        assert_eq!(ask(rules, &Visit::default(), &request), request.result, "example {}", request.number);
    }
}

#[test]
fn unsold_goods_and_stock() {
    let unsold = json!([{ "set": "/items/market/unsold", "to": [{ "category": "blade" }] }]);
    let sellers = reef(&unsold, &[]);
    let mut no_sellers = unsold.clone();
    no_sellers.as_array_mut().expect("list").push(json!({ "set": "/items/market/sellers", "to": [] }));
    let anybody = reef(&no_sellers, &[]);
    let stocked = |item: &str, count| Visit {
        stock: vec![StockLine {
            seller: rulebound::format::scalar::Id::new("brewer").expect("id"),
            item: rulebound::format::scalar::EntryRef::parse(item).expect("reference"),
            count,
        }],
    };
    let knife = Request { item: "hook-knife", bag: "2 nautilus", ..ASK };
    let none = Visit::default();
    assert_eq!(ask(&sellers, &none, &knife), "no-seller");
    assert_eq!(ask(&anybody, &none, &knife), "not-for-sale");
    let bought = "brewer; 1 nautiluses; 1 nautilus, 1 gear/hook-knife";
    assert_eq!(ask(&sellers, &stocked("gear/hook-knife", 1), &knife), bought);
    // Stock is there whatever the size of the place, in its count and no more.
    let camp = Request { place: Some("camp"), ..knife };
    assert_eq!(ask(&sellers, &stocked("gear/hook-knife", 1), &camp), bought);
    assert_eq!(ask(&sellers, &stocked("gear/hook-knife", 0), &camp), "no-seller");
    let two = Request { place: Some("camp"), count: 2, item: "hook-knife", bag: "2 nautilus", ..ASK };
    assert_eq!(ask(&sellers, &stocked("gear/hook-knife", 1), &two), "no-seller");
    let relic = Request { item: "relic", ..ASK };
    assert_eq!(ask(&sellers, &stocked("gear/relic", 1), &relic), "not-for-sale");
    let mut visit = stocked("gear/hook-knife", 1);
    let taken = visit.stock[0].clone();
    visit.take(&taken);
    assert_eq!(visit.stock[0].count, 0);
}

#[test]
fn a_buy_that_does_not_fit_changes_nothing() {
    let carry = json!([
        { "set": "/items/stats", "to": [{ "id": "bulk", "label": "Bulk", "type": "number", "min": 0, "max": 10, "default": 0 }] },
        { "set": "/items/carry", "to": { "stat": "bulk", "limit": { "abilityScore": "lungs" } } },
        { "set": "/items/currencies/0/perWeight", "to": 1 },
        { "set": "/catalogs/0/entries/2/item/stats", "to": { "bulk": 2 } },
    ]);
    let rules = reef(&carry, &[]);
    let knives = |count, bag, lungs| Request { item: "hook-knife", count, bag, lungs, ..ASK };
    // The coins have left the purse before the goods are weighed.
    let one = ask(&rules, &Visit::default(), &knives(1, "1 nautilus", 2.0));
    assert_eq!(one, "cutler; 1 nautiluses; 1 gear/hook-knife");
    assert_eq!(ask(&rules, &Visit::default(), &knives(2, "2 nautilus", 3.0)), "too-heavy");
    let key = ItemKey::try_from("gear/hook-knife".to_owned()).expect("key");
    let part = bag::add(&rules, &[], &key, 5, &|_| 5.0).expect("two fit");
    assert_eq!((part.placed, part.left), (2, 3));
    let service = ItemKey::try_from("gear/berth".to_owned()).expect("key");
    assert_eq!(bag::add(&rules, &[], &service, 1, &|_| 5.0), Err(bag::AddRefusal::Service));
}

/// Examples 4 and 7 of layers-items.md 5.3: each one is rounded, then they are counted.
#[test]
fn several_are_rounded_one_by_one() {
    let examples = [
        (1, 0.3, 5, 5, "5 cowries"),
        (5, 1.5, 2, 16, "16 cowries"),
        (0, 1.5, 3, 0, "0 nautiluses"),
        (50, 1.15, 3, 174, "174 cowries"),
    ];
    for (amount, times, count, owed, text) in examples {
        let rules = reef(
            &json!([
                { "set": "/catalogs/0/entries/0/item/cost", "to": { "amount": amount, "unit": "cowrie" } },
                { "set": "/items/market/prices/2/times", "to": times },
            ]),
            &[],
        );
        let level = &rules.market().expect("market").market.prices[2];
        let brew = named(&rules, "kelp brew").expect("item");
        let price = price(&rules, brew.item.cost.as_ref().expect("cost"), level, count).expect("price");
        assert_eq!((price.owed, price.count), (owed, count), "{count} of {amount} × {times}");
        assert_eq!(price.per_item * count, owed);
        assert_eq!(format!("{} {}", price.said.amount, price.said.label.english()), text);
        assert_eq!(price.times, times.to_string());
    }
}

#[test]
fn coin_words_and_the_purse() {
    let patch = json!([
        { "append": "/items/currencies", "value": { "id": "salt", "label": "Salt", "units": [
            { "id": "d", "label": "pennies", "value": 1 }, { "id": "cake", "label": "cakes", "value": 20 }] } },
    ]);
    let rules = reef(&patch, &[]);
    for (word, coin) in [
        ("cowrie", Some("cowrie")),
        ("cowries", Some("cowrie")),
        (" COWRIES ", Some("cowrie")),
        ("conches", Some("conch")),
        ("conch", Some("conch")),
        ("d", Some("d")),
        ("penny", Some("d")),
        ("Pennies", Some("d")),
        ("crown", None),
        ("", None),
    ] {
        assert_eq!(coin_named(&rules, word).map(|(_, unit)| unit.id.as_str()), coin, "{word}");
    }
    let purse = bag_of("1 nautilus, 2 conch, 3 d");
    assert_eq!(purse_line(&rules, &purse), "Shell worth 63 cowries, Salt worth 3 pennies");
    assert_eq!(purse_line(&rules, &[]), "");
    let old_tide = reef(&patch, &["old_tide"]);
    assert_eq!(purse_line(&old_tide, &purse), "Shell worth 18 cowries, Salt worth 3 pennies");
}

#[test]
fn worn_and_bound() {
    let patch = json!([
        { "set": "/items/slots", "to": [{ "id": "hands", "label": "Hands", "count": 2 }] },
        { "set": "/items/binding", "to": { "label": "Bound", "max": { "abilityScore": "lungs" } } },
        { "set": "/catalogs/0/entries/2/item/slots", "to": { "hands": 1 } },
        { "set": "/catalogs/0/entries/3/item/slots", "to": { "hands": 2 } },
        { "set": "/catalogs/0/entries/3/item/binds", "to": { "cursed": true } },
    ]);
    let rules = reef(&patch, &[]);
    let mut stacks = bag_of("3 gear/hook-knife, 1 gear/ice-blade, 1 gear/kelp-brew");
    let act = |stacks: &mut Vec<Stack>, act, what: Held<'_>, count, most: f64| {
        let worn = wear::wear(&rules, stacks, act, what, count, &|_| most).map_err(WearRefusal::code)?;
        apply_all(stacks, &worn.facts);
        Ok::<_, &str>((worn.changed, worn.now))
    };
    let (knife, blade) = (Held::Named("hook-knife"), Held::Named("Ice-Blade"));
    // Two hands: of three knives two are put on, and asked for again nothing more is and that is an answer.
    assert_eq!(act(&mut stacks, WearAct::Equip, knife, 3, 0.0), Ok((2, 2)));
    assert_eq!(slot_used(&rules, &stacks, "hands"), 2);
    assert_eq!(said(&stacks), "3 gear/hook-knife, 1 gear/ice-blade, 1 gear/kelp-brew");
    assert_eq!(act(&mut stacks, WearAct::Equip, knife, 1, 0.0), Err("slots-full"));
    assert_eq!(act(&mut stacks, WearAct::Equip, Held::Stack(2), 1, 0.0), Err("not-wearable"));
    assert_eq!(act(&mut stacks, WearAct::Bind, knife, 1, 1.0), Err("cannot-bind"));
    assert_eq!(act(&mut stacks, WearAct::Bind, blade, 1, 0.0), Err("binding-full"));
    assert_eq!(act(&mut stacks, WearAct::Bind, blade, 1, 1.0), Ok((1, 1)));
    assert_eq!(act(&mut stacks, WearAct::Bind, blade, 1, 1.0), Ok((0, 1)), "nothing is left to bind");
    assert_eq!(act(&mut stacks, WearAct::Unbind, blade, 1, 1.0), Err("cursed"));
    // The two that were parted join the third again.
    assert_eq!(act(&mut stacks, WearAct::Unequip, Held::Stack(3), 1, 0.0), Ok((1, 1)));
    assert_eq!(slot_used(&rules, &stacks, "hands"), 1);
    assert_eq!(act(&mut stacks, WearAct::Unequip, knife, 9, 0.0), Ok((1, 0)));
    assert_eq!(stacks.len(), 3, "{stacks:?}");
    // What is worn, bound and cursed does not come off.
    assert_eq!(act(&mut stacks, WearAct::Equip, blade, 1, 0.0), Ok((1, 1)));
    assert_eq!(act(&mut stacks, WearAct::Unequip, blade, 1, 0.0), Err("cursed"));
    assert_eq!(act(&mut stacks, WearAct::Equip, Held::Named("lantern"), 1, 0.0), Err("none-held"));
}
