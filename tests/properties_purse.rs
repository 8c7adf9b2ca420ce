//! What holds of a purse whatever is done with it, and of purchases however a game is interrupted: no coin is made or lost, and
//! what is on disk is whole purchases.

mod support;

use std::path::Path;

use proptest::prelude::*;
use rulebound::game::{Command, Game, Pin};
use rulebound::items::bag::add;
use rulebound::items::buy::{Buyer, Order, Wanted, buy};
use rulebound::items::coins::FamilyLeft;
use rulebound::items::payment::pay;
use rulebound::items::visit::Visit;
use rulebound::items::{ItemKey, Member, Place, Stack, apply_all};
use rulebound::rules::Effective;
use rulebound::save::{Access, GameFolder, SaveFiles, Session};
use serde_json::{Value, json};

/// The reef with a second family of coins.
fn reef(patch: &Value, on: &[&str]) -> (String, Effective) {
    let base = support::load_json(&support::base_path("market-reef")).expect("base");
    let salt = json!([{ "append": "/items/currencies", "value": { "id": "salt", "label": "Salt", "units": [
        { "id": "pinch", "label": "pinches", "value": 1 }, { "id": "bag", "label": "bags", "value": 20 }] } }]);
    let text = support::patched(support::patched(base, &salt).expect("salt"), patch).expect("patch").to_string();
    let rules = support::effective(&text, on);
    (text, rules)
}

#[derive(Debug, Clone)]
enum Act {
    Pay { family: usize, owed: i64 },
    Earn { coin: &'static str, count: i64 },
    Buy { item: &'static str, count: i64, level: &'static str },
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let coin = prop::sample::select(vec!["cowrie", "conch", "nautilus", "pinch", "bag"]);
    let item = prop::sample::select(vec!["kelp brew", "oilskin", "hook-knife", "ice-blade", "berth", "relic"]);
    let level = prop::sample::select(vec!["low", "usual", "steep"]);
    let act = prop_oneof![
        (0..2_usize, 0_i64..300).prop_map(|(family, owed)| Act::Pay { family, owed }),
        (coin, 1_i64..40).prop_map(|(coin, count)| Act::Earn { coin, count }),
        (item, 1_i64..6, level).prop_map(|(item, count, level)| Act::Buy { item, count, level }),
    ];
    prop::collection::vec(act, 1..25)
}

fn is_coin(stack: &Stack, coins: &[&str]) -> bool {
    matches!(&stack.item, Some(ItemKey::Coin(unit)) if coins.contains(&unit.as_str()))
}

fn those(bag: &[Stack], test: impl Fn(&Stack) -> bool) -> Vec<Stack> {
    bag.iter().filter(|stack| test(stack)).cloned().collect()
}

const SHELLS: [&str; 3] = ["cowrie", "conch", "nautilus"];
const SALT: [&str; 2] = ["pinch", "bag"];

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    /// Whatever is paid, earned and bought, one after the other: value out less value back is the price each time, no stack
    /// falls below one, no coin of another family and nothing else in the bag is touched, and neither is a coin that a layer
    /// took away.
    #[test]
    fn coins_are_conserved_by_any_sequence(acts in acts(), gone: bool) {
        let on: &[&str] = if gone { &["old_tide"] } else { &[] };
        let (_, rules) = reef(&json!([{ "set": "/items/market/sellers", "to": [] }]), on);
        let families = FamilyLeft::all(&rules);
        let start = json!([
            { "item": "coin:nautilus", "quantity": 3 }, { "item": null, "name": "A shell from home", "quantity": 2 },
            { "item": "coin:bag", "quantity": 2 }, { "item": "gear/ghost", "quantity": 5 }, { "item": "coin:conch", "quantity": 4 },
            { "item": "coin:pinch", "quantity": 7, "note": "lucky" }, { "item": "coin:florin", "quantity": 9 },
        ]);
        let mut bag: Vec<Stack> = serde_json::from_value(start).expect("a bag");
        let place = Place { size: Some("capital".to_owned()), ..Place::default() };
        let read = |_: &rulebound::format::value_ref::ValueRef| 0.0;
        for act in acts {
            let before = bag.clone();
            let worth: Vec<i128> = families.iter().map(|family| family.worth(&before)).collect();
            let mut change = [0_i128, 0];
            let facts = match &act {
                Act::Pay { family, owed } => match pay(&before, &families[*family], *owed) {
                    Ok(payment) => { change[*family] = -i128::from(*owed); payment.facts }
                    Err(_) => { prop_assert!(worth[*family] < i128::from(*owed)); Vec::new() }
                },
                Act::Earn { coin, count } => {
                    let key = ItemKey::try_from(format!("coin:{coin}")).expect("a coin");
                    match add(&rules, &before, &key, *count, &read) {
                        Ok(added) => {
                            let at = families.iter().position(|family| family.unit(coin).is_some()).expect("a family");
                            change[at] = i128::from(families[at].unit(coin).expect("the coin").value.get() * count);
                            added.facts
                        }
                        Err(_) => { prop_assert!(gone && *coin == "nautilus"); Vec::new() }
                    }
                }
                Act::Buy { item, count, level } => {
                    let order = Order { item: Wanted::Named(item), count: *count, level: Some(level), seller: None };
                    match buy(&rules, Some(&place), &Visit::default(), order, Buyer { bag: &before, read: &read }) {
                        Ok(purchase) => {
                            change[0] = -i128::from(purchase.price.owed);
                            purchase.facts().cloned().collect()
                        }
                        Err(_) => Vec::new(),
                    }
                }
            };
            apply_all(&mut bag, &facts);
            for (at, family) in families.iter().enumerate() {
                prop_assert_eq!(family.worth(&bag), worth[at] + change[at], "{:?}", act);
            }
            prop_assert!(bag.iter().all(|stack| stack.quantity > 0));
            let own = |stack: &Stack| stack.item.is_none() || matches!(&stack.item, Some(key) if key.to_string() == "gear/ghost" || key.to_string() == "coin:florin");
            prop_assert_eq!(those(&bag, own), those(&before, own));
            if change[1] == 0 {
                prop_assert_eq!(those(&bag, |stack| is_coin(stack, &SALT)), those(&before, |stack| is_coin(stack, &SALT)));
            }
            if change[0] == 0 {
                prop_assert_eq!(those(&bag, |stack| is_coin(stack, &SHELLS)), those(&before, |stack| is_coin(stack, &SHELLS)));
            }
            if gone {
                prop_assert_eq!(those(&bag, |stack| is_coin(stack, &["nautilus"])), those(&before, |stack| is_coin(stack, &["nautilus"])));
            }
        }
    }
}

/// A game on disk with a seller whose stock runs out.
fn game_on_disk(folder: &Path) -> Effective {
    let stock = json!([
        { "set": "/items/market/sellers/0/stock", "to": "hold" },
        { "append": "/items/lootTables", "value": { "id": "hold", "label": "Hold", "rolls": 3, "entries": [
            { "item": "gear/hook-knife", "count": "1d4" }, { "item": "gear/oilskin", "count": 3 }] } },
    ]);
    let (text, rules) = reef(&stock, &[]);
    let bag = json!([{ "item": "coin:nautilus", "quantity": 12 }, { "item": "coin:conch", "quantity": 5 }]);
    let party: Vec<Member> = serde_json::from_value(json!([{ "name": "Mira", "bag": bag }])).expect("a party");
    let place = Place { size: Some("camp".to_owned()), ..Place::default() };
    let game = Game::begin(&rules, "A game".to_owned(), 5, party, Some(place));
    let pin = Pin::new("reef", 1, String::new(), &[]);
    let files: SaveFiles = vec![("ruleset.json".to_owned(), text.into_bytes())];
    GameFolder::create(folder, &pin, &files, &game).expect("a game folder");
    rules
}

fn opened(folder: &Path, access: Access, rules: &Effective) -> Session {
    Session::open(folder, access, rules.clone()).expect("the game opens")
}

/// A journal cut anywhere leaves whole purchases: the bag, the coins and the stock are exactly those after some number of them.
/// Every byte of the last record is tried, and some of the others.
#[test]
fn a_purchase_is_whole_wherever_the_journal_is_cut() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game");
    let rules = game_on_disk(&path);
    let mut states = Vec::new();
    {
        let mut session = opened(&path, Access::Write, &rules);
        states.push(session.game.clone());
        let wants = [
            ("kelp-brew", 3),
            ("oilskin", 1),
            ("hook-knife", 1),
            ("relic", 1),
            ("kelp-brew", 50),
            ("oilskin", 2),
            ("hook-knife", 1),
        ];
        for (at, (item, count)) in wants.iter().cycle().take(14).enumerate() {
            let buy = json!({ "command": "buy", "member": 0, "item": format!("gear/{item}"), "count": count, "level": null, "seller": null });
            let command: Command = serde_json::from_value(buy).expect("a command");
            let before = session.game.clone();
            match session.run(&command, at as u64) {
                Ok(_) => states.push(session.game.clone()),
                Err(_) => assert_eq!(session.game, before, "what is refused changes nothing"),
            }
        }
    }
    assert!(states.len() >= 5, "only {} purchases", states.len() - 1);
    let journal = path.join("journal.jsonl");
    let whole = std::fs::read(&journal).expect("a journal");
    let last = whole[..whole.len() - 1].iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
    let cuts = (0..last).step_by(97).chain(last..=whole.len());
    for cut in cuts {
        std::fs::write(&journal, &whole[..cut]).expect("a cut journal");
        let session = opened(&path, Access::Read, &rules);
        let records = whole[..cut].iter().filter(|byte| **byte == b'\n').count();
        // A last record that only lacks the end of its line is whole.
        let after = states.iter().position(|state| *state == session.game);
        assert!(
            after == Some(records) || after == Some(records + 1),
            "cut at {cut}: after {after:?} of {records} records"
        );
        assert_eq!(session.records as usize, after.expect("some number"), "cut at {cut}");
    }
    // It goes on from there: what was cut off happens again, and is whole then.
    std::fs::write(&journal, &whole[..last + 10]).expect("a cut journal");
    let mut session = opened(&path, Access::Write, &rules);
    let brew =
        json!({ "command": "buy", "member": 0, "item": "gear/kelp-brew", "count": 1, "level": null, "seller": null });
    session.run(&serde_json::from_value(brew).expect("a command"), 99).expect("a brew");
    let now = session.game.clone();
    drop(session);
    assert_eq!(opened(&path, Access::Read, &rules).game, now);
}
