//! Why a thing is not on sale: every reason once, on the reef ruleset with changes.

mod support;

use rulebound::dice::{Roller, Stream};
use rulebound::format::scalar::Id;
use rulebound::game::{Command, Game, decide, evolve};
use rulebound::items::book::{all, named};
use rulebound::items::market::MarketHere;
use rulebound::items::visit::{StockLine, Visit};
use rulebound::items::why_not::NotSold;
use rulebound::items::{Member, Place};
use rulebound::rules::Effective;
use serde_json::{Value, json};
use support::reef;

/// The reason in a word and what it names.
fn reason(rules: &Effective, size: &str, visit: &Visit, lungs: f64, name: &str) -> String {
    let place = Place { size: Some(size.to_owned()), ..Place::default() };
    let here = MarketHere::at(rules, Some(&place)).expect("a market");
    let item = all(rules).find(|item| item.label().english() == name).expect("an item");
    match here.why_not(&item, visit, &|_| lungs) {
        None => "on sale".to_owned(),
        Some(NotSold::Hidden(layer)) => format!("hidden {}", layer.id),
        Some(NotSold::NoCost) => "no cost".to_owned(),
        Some(NotSold::CoinsGone(layer)) => format!("coins gone {}", layer.map_or("", |layer| layer.id.as_str())),
        Some(NotSold::Unsold(layer)) => format!("unsold {}", layer.map_or("", |layer| layer.id.as_str())),
        Some(NotSold::TooSmall(place)) => format!("from {}", place.id),
        Some(NotSold::RunOut(seller)) => format!("run out {}", seller.id),
        Some(NotSold::NotToYou(seller)) => format!("not to you {}", seller.id),
        Some(NotSold::SellerElsewhere(seller, place)) => format!("{} from {}", seller.id, place.id),
        Some(NotSold::SellerGone(seller, layer)) => format!("{} gone {}", seller.id, layer.id),
        Some(NotSold::NobodySells) => "nobody".to_owned(),
    }
}

fn label(rules: &Effective, reference: &str) -> String {
    let found = all(rules).find(|item| item.reference.to_string() == reference).expect("an item");
    found.label().english().to_owned()
}

#[test]
fn every_reason() {
    let rules = reef(&json!([]), &[]);
    let visit = Visit::default();
    let at = |size: &str, reference: &str| reason(&rules, size, &visit, 0.0, &label(&rules, reference));
    assert_eq!(at("camp", "gear/kelp-brew"), "on sale");
    assert_eq!(at("camp", "gear/hook-knife"), "from port");
    assert_eq!(at("port", "gear/hook-knife"), "on sale");
    assert_eq!(at("port", "gear/ice-blade"), "from capital");
    assert_eq!(at("capital", "gear/ice-blade"), "on sale");
    assert_eq!(at("port", "gear/relic"), "no cost");
    assert_eq!(at("port", "gear/berth"), "nobody");
    let tide = reef(&json!([]), &["old_tide"]);
    assert_eq!(reason(&tide, "capital", &visit, 9.0, "Oilskin"), "hidden old_tide");
    // Taken by a layer: the coins, the seller, the goods, the thing itself.
    let layer = |items: Value| {
        let mut layer = json!({ "id": "gone", "label": "Gone" });
        for (key, value) in items.as_object().expect("an object") {
            layer[key] = value.clone();
        }
        reef(&json!([{ "set": "/layers", "to": [layer] }]), &["gone"])
    };
    let rules = layer(json!({ "currencies": { "removeFamilies": ["shell"] } }));
    assert_eq!(reason(&rules, "capital", &visit, 0.0, &label(&rules, "gear/hook-knife")), "coins gone gone");
    let rules = layer(json!({ "items": { "market": { "removeSellers": ["cutler"] } } }));
    assert_eq!(reason(&rules, "capital", &visit, 0.0, &label(&rules, "gear/hook-knife")), "cutler gone gone");
    // The guild is left for what is of cold iron, and asks for lungs.
    assert_eq!(reason(&rules, "capital", &visit, 3.0, &label(&rules, "gear/ice-blade")), "not to you guild");
    assert_eq!(reason(&rules, "capital", &visit, 4.0, &label(&rules, "gear/ice-blade")), "on sale");
    let rules = layer(json!({ "items": { "market": { "unsold": [{ "category": "blade" }] } } }));
    assert_eq!(reason(&rules, "capital", &visit, 0.0, &label(&rules, "gear/hook-knife")), "unsold gone");
    // What a seller had in stock and has no more.
    let item = named(&rules, &label(&rules, "gear/hook-knife")).expect("an item").reference;
    let mut visit = Visit { stock: vec![StockLine { seller: Id::new("cutler").expect("an id"), item, count: 1 }] };
    assert_eq!(reason(&rules, "capital", &visit, 0.0, &label(&rules, "gear/hook-knife")), "on sale");
    visit.stock[0].count = 0;
    assert_eq!(reason(&rules, "capital", &visit, 0.0, &label(&rules, "gear/hook-knife")), "run out cutler");
}

/// One thing of what lies there goes into the bag that was chosen; the rest stays, and what is more than lies there is not taken.
#[test]
fn one_thing_is_taken_by_whom_one_chooses() {
    let rules = reef(&json!([]), &[]);
    let party = vec![Member { name: "Ana".to_owned(), player: true, ..Member::default() }, Member::default()];
    let mut game = Game::begin(&rules, "Reef".to_owned(), 7, party, None);
    let run = |game: &mut Game, command: &Command| {
        let mut roller = Roller::seeded(game.cursor(command.stream()));
        let events = decide(&rules, game, command, &mut roller).map_err(|refusal| refusal.code.to_string())?;
        events.iter().for_each(|event| evolve(&rules, game, event));
        Ok::<(), String>(())
    };
    let mut lying = Vec::new();
    while lying.is_empty() {
        run(&mut game, &Command::RollLoot { table: "reef".to_owned() }).expect("a roll");
        lying = game.loot.clone().expect("loot").drops;
        let word = game.dice.get(&Stream::Loot).copied().unwrap_or(0);
        assert!(word < 1000, "nothing ever falls");
    }
    let first = lying[0].clone();
    assert_eq!(run(&mut game, &Command::TakeSome { member: 1, drop: 0, count: 0 }), Err("bad-amount".to_owned()));
    run(&mut game, &Command::TakeSome { member: 1, drop: 0, count: first.count + 5 }).expect("taken");
    assert!(game.party[0].bag.is_empty());
    assert_eq!(game.party[1].bag.iter().map(|stack| stack.quantity).sum::<i64>(), first.count);
    assert_eq!(game.loot.as_ref().map_or(0, |loot| loot.drops.len()), lying.len() - 1);
    let past = Command::TakeSome { member: 1, drop: 40, count: 1 };
    assert_eq!(run(&mut game, &past), Err("nothing-here".to_owned()));
}
