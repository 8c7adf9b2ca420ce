//! What a party does with its bags in a game: each command journaled and found again, each refused beside a fight, none in
//! part.

mod support;

use rulebound::dice::{Roller, Stream};
use rulebound::game::{Command, Game, Pin, decide, evolve};
use rulebound::items::Member;
use rulebound::locale::Locale;
use rulebound::save::{Access, GameFolder, RunFault, Session};
use serde_json::{Value, json};
use support::bags::rules;

fn party() -> Vec<Member> {
    serde_json::from_value(json!([
        { "name": "Odo", "bag": [
            { "item": "gear/kelp-brew", "name": "Kelp brew", "quantity": 4 },
            { "item": "gear/hook-knife", "name": "Hook-knife", "quantity": 2 },
            { "item": "gear/ice-blade", "bound": true },
            { "item": null, "name": "Brass lamp" },
        ] },
        { "name": "Ida", "bag": [{ "item": "gear/oilskin", "quantity": 13 }] },
    ]))
    .expect("a party")
}

/// A game in a folder of its own.
fn session(folder: &std::path::Path, on: &[&str]) -> Session {
    let rules = rules(on);
    let game = Game::begin(&rules, "Bags".to_owned(), 7, party(), None);
    let pin = Pin::new("reef", 1, String::new(), &[]);
    GameFolder::create(folder, &pin, &Vec::new(), &game).expect("created");
    Session::open(folder, Access::Write, rules).expect("opened")
}

fn run(session: &mut Session, command: &Value) -> Result<usize, String> {
    let command: Command = serde_json::from_value(command.clone()).expect("a command");
    match session.run(&command, 0) {
        Ok(events) => Ok(events.len()),
        Err(RunFault::Refused(refusal)) => Err(refusal.code),
        Err(fault) => panic!("{fault}"),
    }
}

fn bag(session: &Session, member: usize) -> Value {
    serde_json::to_value(&session.game.party[member].bag).expect("json")
}

#[test]
fn everything_done_with_a_bag_is_journaled() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game");
    let mut session = session(&path, &[]);
    for command in [
        json!({ "command": "wear", "member": 0, "act": "equip", "stack": 1, "count": 1 }),
        json!({ "command": "split", "member": 0, "stack": 0, "count": 3 }),
        json!({ "command": "merge", "member": 0, "stack": 0, "onto": 5 }),
        json!({ "command": "give", "member": 0, "stack": 4, "count": 2, "to": 1 }),
        json!({ "command": "give", "member": 0, "stack": 2, "count": 1, "to": 1 }),
        json!({ "command": "drop", "member": 0, "stack": 3, "count": 1 }),
        json!({ "command": "sell", "member": 1, "stack": 0, "count": 3, "amount": 20, "unit": "cowrie" }),
        json!({ "command": "wear", "member": 1, "act": "equip", "stack": 0, "count": 5 }),
    ] {
        assert_eq!(run(&mut session, &command), Ok(1), "{command}");
    }
    let odo = json!([
        { "item": "gear/hook-knife", "name": "Hook-knife" },
        { "item": "gear/ice-blade", "bound": true },
        { "item": "gear/hook-knife", "name": "Hook-knife", "equipped": true },
        // Four, of which Ida could carry one, and one was dropped.
        { "item": "gear/kelp-brew", "name": "Kelp brew", "quantity": 2 },
    ]);
    assert_eq!(bag(&session, 0), odo);
    let game = session.game.clone();
    drop(session);
    let again = Session::open(&path, Access::Read, rules(&[])).expect("opened again");
    assert_eq!(again.game, game, "what is read again is what was played");
}

#[test]
fn a_refused_act_changes_nothing_and_is_not_journaled() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut session = session(&folder.path().join("game"), &["old_tide"]);
    let before = session.game.clone();
    let locale = Locale::english();
    for (command, code) in [
        (json!({ "command": "wear", "member": 0, "act": "equip", "stack": 0, "count": 1 }), "not-wearable"),
        (json!({ "command": "wear", "member": 0, "act": "equip", "stack": 3, "count": 1 }), "not-ruleset-item"),
        (json!({ "command": "wear", "member": 0, "act": "equip", "stack": 9, "count": 1 }), "none-held"),
        (json!({ "command": "wear", "member": 0, "act": "bind", "stack": 1, "count": 1 }), "cannot-bind"),
        (json!({ "command": "wear", "member": 0, "act": "unbind", "stack": 2, "count": 1 }), "cursed"),
        (json!({ "command": "wear", "member": 0, "act": "unequip", "stack": 1, "count": 0 }), "bad-amount"),
        (json!({ "command": "wear", "member": 7, "act": "unequip", "stack": 1, "count": 1 }), "unknown-character"),
        (json!({ "command": "give", "member": 0, "stack": 2, "count": 1, "to": 1 }), "cursed"),
        (json!({ "command": "give", "member": 0, "stack": 0, "count": 1, "to": 0 }), "no-recipient"),
        (json!({ "command": "give", "member": 0, "stack": 0, "count": 1, "to": 2 }), "unknown-character"),
        (json!({ "command": "give", "member": 1, "stack": 0, "count": -2, "to": 0 }), "bad-amount"),
        (json!({ "command": "drop", "member": 0, "stack": 2, "count": 1 }), "cursed"),
        (json!({ "command": "drop", "member": 0, "stack": 4, "count": 1 }), "none-held"),
        (json!({ "command": "split", "member": 0, "stack": 0, "count": 4 }), "bad-amount"),
        (json!({ "command": "merge", "member": 0, "stack": 0, "onto": 1 }), "not-alike"),
        (json!({ "command": "sell", "member": 0, "stack": 0, "count": 5, "amount": 1, "unit": "conch" }), "too-few"),
        (
            json!({ "command": "sell", "member": 0, "stack": 0, "count": 1, "amount": 1, "unit": "nautilus" }),
            "unknown-coin",
        ),
        (
            json!({ "command": "sell", "member": 1, "stack": 0, "count": 1, "amount": 900, "unit": "conch" }),
            "too-heavy",
        ),
    ] {
        assert_eq!(run(&mut session, &command), Err(code.to_owned()), "{command}");
        let words = locale.word(&format!("refusal-{code}"), &[]);
        assert!(!words.as_str().is_empty() && !words.as_str().contains("refusal-"), "{code}: {words:?}");
    }
    assert_eq!(session.game, before);
    // Nothing is left to take off: no refusal, and nothing that happened.
    let off = json!({ "command": "wear", "member": 0, "act": "unequip", "stack": 1, "count": 1 });
    assert_eq!((run(&mut session, &off), session.game == before), (Ok(0), true));
}

#[test]
fn no_bag_changes_beside_a_fight() {
    let text = support::load_json(&support::base_path("items")).expect("base").to_string();
    let read = rulebound::format::load::read_ruleset(text.as_bytes());
    let ruleset = read.unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics)).value;
    let book = std::sync::Arc::new(rulebound::format::book::Rulebook::single(ruleset));
    let rules = rulebound::rules::Effective::base(book);
    let mut game = Game::begin(&rules, "Bags".to_owned(), 7, party(), None);
    let mut roller = Roller::seeded(game.cursor(Stream::Fight));
    let begun = Command::StartFight { foes: "moray".to_owned() };
    let events = decide(&rules, &game, &begun, &mut roller).expect("a fight");
    events.iter().for_each(|event| evolve(&rules, &mut game, event));
    for command in [
        json!({ "command": "wear", "member": 0, "act": "equip", "stack": 1, "count": 1 }),
        json!({ "command": "give", "member": 0, "stack": 0, "count": 1, "to": 1 }),
        json!({ "command": "drop", "member": 0, "stack": 0, "count": 1 }),
        json!({ "command": "split", "member": 0, "stack": 0, "count": 1 }),
        json!({ "command": "merge", "member": 0, "stack": 0, "onto": 1 }),
        json!({ "command": "sell", "member": 0, "stack": 0, "count": 1, "amount": 1, "unit": "conch" }),
    ] {
        let asked: Command = serde_json::from_value(command.clone()).expect("a command");
        let mut roller = Roller::seeded(game.cursor(asked.stream()));
        let refused = decide(&rules, &game, &asked, &mut roller).expect_err("not now");
        assert_eq!(refused.code, "in-a-fight", "{command}");
    }
}

/// Every code that an act on a bag may be refused with, in every language of the program.
#[test]
fn every_refusal_has_words() {
    use rulebound::items::PartRefusal;
    use rulebound::items::arrange::ArrangeRefusal as Arrange;
    use rulebound::items::bag::AddRefusal as Add;
    use rulebound::items::give::GiveRefusal as Give;
    use rulebound::items::sell::SellRefusal as Sell;
    use rulebound::items::wear::WearRefusal as Wear;
    let add = [Add::TooHeavy, Add::Service, Add::NotRulesetItem, Add::Refused].map(Add::code);
    let wear = [Wear::NoneHeld, Wear::NotRulesetItem, Wear::NotWearable, Wear::SlotsFull, Wear::CannotBind];
    let bind = [Wear::BindingFull, Wear::Cursed, Wear::Refused].map(Wear::code);
    let give = [Give::Kept(PartRefusal::Cursed), Give::TooHeavy, Give::Refused].map(Give::code);
    let arrange = [Arrange::NoneHeld, Arrange::BadAmount, Arrange::NotAlike, Arrange::StackFull, Arrange::Refused];
    let sell = [Sell::BadAmount, Sell::NoCurrencies, Sell::UnknownCoin, Sell::Coins, Sell::TooFew].map(Sell::code);
    let codes = add.into_iter().chain(wear.map(Wear::code)).chain(bind).chain(give).chain(arrange.map(Arrange::code));
    let codes: Vec<&str> = codes.chain(sell).chain(["no-recipient"]).collect();
    for language in ["en", "pt", "de", "ru", "zh-Hans"] {
        let file = format!("{}/src/locale/words/{language}/refusals.ftl", env!("CARGO_MANIFEST_DIR"));
        let words = std::fs::read_to_string(file).expect("words");
        for code in &codes {
            let said = words.lines().filter(|line| line.starts_with(&format!("refusal-{code} = "))).count();
            assert_eq!(said, 1, "{language}: {code}");
        }
    }
}
