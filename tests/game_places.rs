//! Places in a game: visits, the stock that sellers have on each, purchases by tag and by command (amendments.md 2). No command
//! line plays a game's replies, so the library is asked.

mod support;

use std::sync::Arc;

use rulebound::dice::Roller;
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::game::{Command, Event, Game, decide, evolve};
use rulebound::items::{Member, Place};
use rulebound::rules::Effective;
use serde_json::{Value, json};

struct Play {
    rules: Effective,
    game: Game,
}

impl Play {
    /// Divers with a full purse; the brewer's hold is rolled on every visit.
    fn new(seed: u64, place: Value) -> Self {
        let patch = json!([
            { "set": "/items/market/sellers/0/stock", "to": "hold" },
            { "append": "/items/lootTables", "value": { "id": "hold", "label": "Hold", "rolls": 2, "entries": [
                { "item": "gear/ice-blade", "count": "2d200" }, { "item": "gear/hook-knife", "count": "2d200" },
            ] } },
        ]);
        let base = support::load_json(&support::base_path("market-reef")).expect("base");
        let text = support::patched(base, &patch).expect("a patch").to_string();
        let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
        let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
        let party =
            json!([{ "name": "Odo", "bag": [{ "item": "coin:nautilus", "quantity": 9999 }] }, { "name": "Ida" }]);
        let party: Vec<Member> = serde_json::from_value(party).expect("a party");
        let place: Option<Place> = serde_json::from_value(place).expect("a place");
        let game = Game::begin(&rules, "A game".to_owned(), seed, party, place);
        Self { rules, game }
    }

    fn give(&mut self, command: Value) -> Vec<Event> {
        let command: Command = serde_json::from_value(command).expect("a command");
        let mut roller = Roller::seeded(self.game.cursor(command.stream()));
        let events = decide(&self.rules, &self.game, &command, &mut roller).expect("it happens");
        // What happened is kept as text and read again.
        let events: Vec<Event> = serde_json::from_value(json!(events)).expect("events");
        events.iter().for_each(|event| evolve(&self.rules, &mut self.game, event));
        events
    }

    fn tell(&mut self, text: &str) -> String {
        self.give(json!({ "command": "tell", "text": text }));
        self.game.story.told().next_back().expect("a reply").text.clone()
    }

    fn travel(&mut self, size: &str) {
        self.give(json!({ "command": "travel", "to": { "size": size } }));
    }

    fn stock(&self) -> Vec<(String, i64)> {
        self.game.visit.stock.iter().map(|line| (line.item.to_string(), line.count)).collect()
    }
}

#[test]
fn a_place_tag_brings_the_party_there() {
    let mut play = Play::new(5, Value::Null);
    assert!((play.game.visits, play.game.visit.stock.is_empty()) == (0, true));
    play.tell("They land. [place: name=\"Sel\" size=\"Fishing camp\"]");
    assert_eq!(json!(play.game.place), json!({ "name": "Sel", "size": "camp" }));
    assert_eq!(play.game.visits, 1);
    assert!(!play.stock().is_empty(), "what sellers have is known, asked for or not");
    play.tell("[place: name=\"The road\"]");
    assert_eq!(json!(play.game.place), json!({ "name": "The road" }));
    assert_eq!((play.game.visits, play.stock().len()), (2, 0));
}

#[test]
fn each_visit_has_a_stock_of_its_own() {
    let mut told = Play::new(5, json!({ "size": "camp" }));
    let first = told.stock();
    let mut walked = Play::new(5, Value::Null);
    // Dice that fall elsewhere change nothing.
    walked.tell("[skill_check: skill=lungs dc=8] [loot: reef]");
    walked.travel("camp");
    assert_eq!(walked.stock(), first, "a command and a tag and a beginning come to the same");
    told.tell("[place: size=CAMP] They stay.");
    told.give(json!({ "command": "travel", "to": { "size": "camp" } }));
    assert_eq!((told.stock(), told.game.visits), (first.clone(), 1), "where one is already is no new visit");
    told.tell("[place: name=\"The road\"] and back [place: size=camp]");
    assert_eq!(told.game.visits, 3);
    assert_ne!(told.stock(), first, "coming back is another visit");
    assert_ne!(Play::new(6, json!({ "size": "camp" })).stock(), first, "another game, another stock");
}

#[test]
fn buying_takes_from_the_stock_across_replies() {
    let mut play = Play::new(5, json!({ "size": "camp" }));
    let item = play.stock()[0].0.clone();
    let before = play.stock()[0].1;
    let label = if item == "gear/ice-blade" { "Ice-blade" } else { "Hook-knife" };
    let text = play.tell(&format!("[inventory: buy item=\"{label}\" count=2]"));
    assert!(text.contains("result=\"ok\" now=\"2\""), "{text}");
    assert_eq!(play.stock()[0], (item.clone(), before - 2));
    play.give(json!({ "command": "buy", "member": 0, "item": item, "count": 1 }));
    let rest = before - 3;
    let text = play.tell(&format!("[inventory: buy item=\"{label}\" count={}]", rest + 1));
    assert!(text.contains("reason=\"no-seller\""), "{text}");
    play.tell(&format!("[inventory: buy item=\"{label}\" count={rest}] [inventory: give item=\"{label}\" to=Ida]"));
    assert_eq!(play.stock()[0], (item, 0));
    assert_eq!(play.game.party[1].bag.len(), 1);
}

#[test]
fn games_from_before_visits_were_counted_are_read() {
    let play = Play::new(5, json!({ "size": "camp" }));
    let mut saved = json!(play.game);
    saved.as_object_mut().expect("an object").remove("visits");
    let read: Game = serde_json::from_value(saved).expect("a game");
    assert_eq!((read.visits, &read.visit), (0, &play.game.visit));
}
