//! Edits in a game, taken back and put in again (amendments.md 4). No command line gives them, so the library is asked.

mod support;

use std::sync::Arc;

use rulebound::dice::{Roller, Stream};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::game::history::{EDITS_MAX, Touched, Turn};
use rulebound::game::{Command, Event, Game, decide, evolve};
use rulebound::items::Member;
use rulebound::locale::Locale;
use rulebound::rules::Effective;
use rulebound::sheet::{BuildChange, BuildPart, EditRefusal, LiveChange};
use serde_json::{Value, json};

struct Play {
    rules: Effective,
    game: Game,
}

impl Play {
    fn new(base: &str, party: Value) -> Self {
        let text = support::load_json(&support::base_path(base)).expect("base").to_string();
        let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
        let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
        let party: Vec<Member> = serde_json::from_value(party).expect("a party");
        let game = Game::begin(&rules, "A game".to_owned(), 1, party, None);
        Self { rules, game }
    }

    fn give(&mut self, command: Value) -> Result<Vec<Event>, String> {
        let command: Command = serde_json::from_value(command).expect("a command");
        let mut roller = Roller::seeded(self.game.cursor(Stream::Checks));
        let events = decide(&self.rules, &self.game, &command, &mut roller).map_err(|refusal| refusal.code)?;
        self.happen(&events);
        Ok(events)
    }

    fn happen(&mut self, events: &[Event]) {
        events.iter().for_each(|event| evolve(&self.rules, &mut self.game, event));
    }

    fn rank(&mut self, member: usize, rank: i64) {
        let edit = json!({ "edit": "field", "field": "rank", "value": rank });
        self.give(json!({ "command": "edit", "member": member, "edit": edit })).expect("an edit");
    }

    fn undo(&mut self, member: usize) -> Result<Vec<Event>, String> {
        self.give(json!({ "command": "undo", "member": member }))
    }

    fn redo(&mut self, member: usize) -> Result<Vec<Event>, String> {
        self.give(json!({ "command": "redo", "member": member }))
    }

    fn field(&self, member: usize, field: &str) -> Value {
        self.game.party[member].sheet.build.fields.get(field).cloned().unwrap_or(Value::Null)
    }
}

fn two() -> Play {
    Play::new("eval-couriers", json!([{ "name": "Odo" }, { "name": "Ida" }]))
}

#[test]
fn each_member_takes_its_own_edits_back() {
    let mut play = two();
    play.rank(0, 5);
    play.rank(1, 6);
    play.rank(0, 7);
    play.undo(0).expect("the last of Odo's");
    assert_eq!((play.field(0, "rank"), play.field(1, "rank")), (json!(5), json!(6)));
    play.undo(0).expect("the first of Odo's");
    assert_eq!(play.field(0, "rank"), Value::Null);
    assert_eq!(play.undo(0), Err("nothing-to-undo".to_owned()));
    play.redo(0).expect("in again");
    assert_eq!(play.field(0, "rank"), json!(5));
    play.rank(0, 9);
    assert_eq!(play.redo(0), Err("nothing-to-redo".to_owned()), "a new edit ends what could be put in again");
    play.undo(1).expect("Ida's own");
    assert_eq!((play.field(0, "rank"), play.field(1, "rank")), (json!(9), Value::Null));
    assert_eq!(play.give(json!({ "command": "undo", "member": 7 })), Err("unknown-character".to_owned()));
}

#[test]
fn live_state_is_taken_back_too() {
    let mut play = two();
    let spend = json!({ "op": "spend", "pool": "nerve", "amount": 3 });
    play.give(json!({ "command": "live", "member": 0, "change": spend })).expect("spent");
    assert_eq!(play.game.party[0].live.pools["nerve"].value, 1);
    play.rank(0, 5);
    play.undo(0).expect("the rank");
    assert_eq!(play.game.party[0].live.pools["nerve"].value, 1);
    play.undo(0).expect("the spending");
    assert!(play.game.party[0].live.is_untouched());
}

#[test]
fn only_what_still_is_as_the_edit_left_it_goes_back() {
    let mut play = two();
    play.rank(0, 5);
    // Something else than the player changed it since.
    play.game.party[0].sheet.build.fields.insert("rank".to_owned(), json!(12));
    let events = play.undo(0).expect("an undo all the same");
    let rank = Touched::Value { part: BuildPart::Fields, id: "rank".to_owned() };
    assert!(
        matches!(events.as_slice(), [Event::Turned { turn: Turn::Back, changes, kept, .. }]
            if changes.is_empty() && *kept == [rank.clone()]),
        "{events:?}"
    );
    assert_eq!(play.field(0, "rank"), json!(12));
    assert_eq!(play.undo(0), Err("nothing-to-undo".to_owned()));
}

#[test]
fn a_row_that_changed_since_stays() {
    let mut play = two();
    let add = json!({ "command": "edit", "member": 0, "edit": { "edit": "add-row", "list": "scars" } });
    play.give(add.clone()).expect("a row");
    play.give(add).expect("another");
    let cell = BuildChange::Cell { list: "scars".to_owned(), row: 1, column: "count".to_owned(), now: Some(json!(2)) };
    // As an advance by the Game Master would be: an event that is no edit of the player's.
    rulebound::sheet::evolve_build(&mut play.game.party[0].sheet, &cell);
    play.undo(0).expect("an undo");
    assert_eq!(play.game.party[0].sheet.build.lists["scars"], json!([{}, { "count": 2 }]));
}

#[test]
fn the_first_write_settles_where_live_values_go() {
    let sheet = json!({ "v": 6, "build": { "fields": { "rank_scout": 5 } } });
    let mut play = Play::new("eval-moved", json!([{ "name": "Odo", "sheet": sheet }]));
    // An old save: its live values still stand under an id that is gone.
    let old =
        LiveChange::Pool { key: "breath".to_owned(), now: Some(rulebound::sheet::PoolState { value: 2, temp: None }) };
    rulebound::sheet::evolve_live(&mut play.game.party[0].live, &old);
    let before = play.game.party[0].clone();
    let edit = |field: &str, value: i64| json!({ "command": "edit", "member": 0, "edit": { "edit": "field", "field": field, "value": value } });
    play.give(edit("rank_scout", 0)).expect("an edit");
    let live = serde_json::to_value(&play.game.party[0].live).expect("json");
    assert_eq!(live, json!({ "pools": { "breath_big": { "value": 2 } } }), "decided before the edit, and for good");
    play.undo(0).expect("an undo");
    assert_eq!(play.game.party[0], before);
}

#[test]
fn no_sheet_changes_beside_a_fight() {
    let mut play = Play::new("fight-sum", json!([{ "name": "Odo" }]));
    let edit = |value: i64| json!({ "command": "edit", "member": 0, "edit": { "edit": "field", "field": "level", "value": value } });
    play.give(edit(2)).expect("before the fight");
    let begun = Command::StartFight { foes: "guard".to_owned() };
    let mut roller = Roller::seeded(play.game.cursor(Stream::Fight));
    let events = decide(&play.rules, &play.game, &begun, &mut roller).expect("a fight");
    play.happen(&events);
    assert_eq!(play.give(edit(3)), Err("in-a-fight".to_owned()));
    assert_eq!(play.undo(0), Err("in-a-fight".to_owned()));
}

#[test]
fn the_last_hundred_edits_are_kept_and_an_old_save_has_none() {
    let mut play = two();
    for rank in 0..150_i64 {
        play.rank(0, 1 + rank % 20);
    }
    let mut turns = 0;
    while play.undo(0).is_ok() {
        turns += 1;
    }
    assert_eq!(turns, EDITS_MAX);
    assert_eq!(play.field(0, "rank"), json!(1 + 49 % 20));
    let mut saved = serde_json::to_value(&play.game).expect("json");
    saved.as_object_mut().expect("an object").remove("history");
    let old: Game = serde_json::from_value(saved).expect("a save from before edits were kept");
    assert!(old.history.is_empty());
    let fresh = serde_json::to_value(&two().game).expect("json");
    assert!(fresh.get("history").is_none(), "nothing is written while nothing was edited");
}

#[test]
fn the_log_says_who_what_from_and_to() {
    let mut play = two();
    play.rank(0, 5);
    play.rank(1, 6);
    play.undo(1).expect("taken back");
    let log = play.game.history.log(&play.game.party);
    let lines: Vec<Value> =
        log.iter().map(|line| json!([line.number, line.who, line.trace, line.taken_back])).collect();
    let rank = |after: i64| json!({ "what": "value", "part": "fields", "id": "rank", "after": after });
    assert_eq!(lines, [json!([2, "Ida", rank(6), true]), json!([1, "Odo", rank(5), false])]);
}

#[test]
fn every_refusal_has_words() {
    let locale = Locale::english();
    let codes = EditRefusal::ALL.iter().map(|refusal| refusal.code());
    for code in codes.chain(["nothing-to-undo", "nothing-to-redo"]) {
        let words = locale.word(&format!("refusal-{code}"), &[("about", rulebound::locale::Arg::from(70_000_i64))]);
        assert!(!words.as_str().is_empty() && !words.as_str().contains(code), "{code}: {words:?}");
    }
}
