//! A game whose fight cannot go on: saved by another version of the program, not as this one stores it, or under a ruleset
//! that is gone. It opens with what it was, says why, loses nothing, and the rest of it is played on.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::sync::Arc;

use rulebound::combat::ENCOUNTER_VERSION;
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::game::left_fight::LeftWhy;
use rulebound::game::{Command, Game, Pin};
use rulebound::rules::Effective;
use rulebound::save::{Access, GameFolder, Session, checkpoint_line};
use serde_json::{Value, json};

struct Saved {
    _folder: tempfile::TempDir,
    path: PathBuf,
    rules: Effective,
}

fn command(json: Value) -> Command {
    serde_json::from_value(json).expect("a command")
}

impl Saved {
    /// Dora three deeds into a fight against an eel.
    fn new() -> Self {
        let text = support::load_json(&support::base_path("fight-sum")).expect("base").to_string();
        let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
        let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game");
        let game = Game::begin(&rules, "A game".to_owned(), 1, support::dora(), None);
        let pin = Pin::new("fight-sum", 1, String::new(), &[]);
        GameFolder::create(&path, &pin, &vec![("ruleset.json".to_owned(), text.into_bytes())], &game).expect("made");
        let saved = Self { _folder: folder, path, rules };
        let mut session = saved.open();
        for deed in ["start-fight", "fight-by-itself", "fight-by-itself", "fight-by-itself"] {
            session.run(&command(json!({ "command": deed, "foes": "eel" })), 0).expect("done");
        }
        assert!(session.game.fighting().is_some(), "the fight is on");
        drop(session);
        saved
    }

    fn open(&self) -> Session {
        Session::open(&self.path, Access::Write, self.rules.clone()).expect("opened")
    }

    /// Puts everything so far into a checkpoint, changed by `change`.
    fn checkpoint(&self, change: impl FnOnce(&mut Value)) -> Value {
        let session = self.open();
        let mut game = serde_json::to_value(&session.game).expect("a game");
        change(&mut game);
        let text = checkpoint_line(session.records, &game).expect("a checkpoint");
        std::fs::write(self.path.join(format!("checkpoint-{}.json", session.records)), text).expect("written");
        game
    }

    fn ask(&self) -> (Option<i32>, Value, String) {
        let ran = Process::new(env!("CARGO_BIN_EXE_rulebound")).arg("game").arg(&self.path).arg("--json").output();
        let ran = ran.expect("the program");
        let answer = serde_json::from_slice(&ran.stdout).unwrap_or(Value::Null);
        (ran.status.code(), answer, String::from_utf8_lossy(&ran.stderr).into_owned())
    }
}

fn files(path: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let entries = std::fs::read_dir(path).expect("a folder").map(|entry| entry.expect("entry").path());
    let mut files: Vec<_> = entries.filter(|path| path.is_file() && !path.ends_with("lock")).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), std::fs::read(path).expect("a file"))).collect()
}

#[test]
fn an_older_fight_is_read_and_another_is_fought() {
    let saved = Saved::new();
    let stored = saved.checkpoint(|game| game["fight"]["encounter"]["v"] = json!(0));
    let mut session = saved.open();
    let left = session.game.left_fight.clone().expect("set aside");
    assert_eq!(left.why, LeftWhy::OlderVersion { version: 0 });
    assert_eq!(left.stored, stored["fight"], "nothing of it is lost");
    let (log, unknown) = left.log();
    assert!(log.len() > 3 && unknown == 0, "{log:?}");
    let actor = left.name_of(&rulebound::combat::CombatantId("dora".into()));
    assert_eq!(actor.as_deref(), Some("Dora"));
    assert!(session.game.fighting().is_none());
    assert_eq!(serde_json::to_value(&session.game.party).expect("a party"), stored["party"]);

    let refused = session.run(&command(json!({ "command": "fight-by-itself" })), 0).expect_err("no fight is on");
    assert!(refused.to_string().contains("no-fight"), "{refused}");
    session.run(&command(json!({ "command": "start-fight", "foes": "eel" })), 0).expect("another fight");
    assert!(session.game.left_fight.is_none() && session.game.fighting().is_some());
    drop(session);
    assert!(saved.open().game.fighting().is_some(), "and it is there when the game is opened again");
}

#[test]
fn what_is_set_aside_outlives_checkpoints() {
    let saved = Saved::new();
    saved.checkpoint(|game| game["fight"]["encounter"]["v"] = json!(0));
    let left = saved.open().game.left_fight;
    saved.checkpoint(|_| {});
    assert!(left.is_some());
    assert_eq!(saved.open().game.left_fight, left);
}

#[test]
fn a_newer_and_an_odd_fight_are_set_aside_too() {
    let saved = Saved::new();
    let newer = u64::from(ENCOUNTER_VERSION) + 1;
    saved.checkpoint(|game| {
        game["fight"]["encounter"]["v"] = json!(newer);
        game["fight"]["log"][0] = json!({ "kind": "weather", "rain": true });
    });
    let left = saved.open().game.left_fight.expect("set aside");
    assert_eq!(left.why, LeftWhy::NewerVersion { version: newer });
    assert_eq!(left.log().1, 1, "one event is of no kind that this program knows");

    let saved = Saved::new();
    saved.checkpoint(|game| game["fight"]["encounter"]["combatants"] = json!("everybody"));
    let left = saved.open().game.left_fight.expect("set aside");
    assert_eq!(left.why, LeftWhy::Unreadable);
    assert_eq!(left.name_of(&rulebound::combat::CombatantId("dora".into())), None);
}

#[test]
fn what_the_journal_holds_beyond_is_kept_with_it() {
    let saved = Saved::new();
    let first = saved.path.join("checkpoint-0.json");
    let journal = std::fs::read(saved.path.join("journal.jsonl")).expect("a journal");
    let events = rulebound::save::read_journal(&journal, 1).records.into_iter().flat_map(|record| record.events);
    let happened = events.filter(|event| event["event"] == "fight").count();
    let mut checkpoint = support::load_json(&first).expect("a checkpoint");
    let game = serde_json::to_value(saved.open().game).expect("a game");
    checkpoint["game"]["fight"] = game["fight"].clone();
    checkpoint["game"]["fight"]["encounter"]["v"] = json!(0);
    let text = checkpoint_line(1, &checkpoint["game"]).expect("a checkpoint");
    std::fs::write(saved.path.join("checkpoint-1.json"), text).expect("written");
    let left = saved.open().game.left_fight.expect("set aside");
    assert!(happened > 0);
    assert_eq!(left.after.len(), happened);
}

#[test]
fn without_its_ruleset_a_game_tells_what_it_was() {
    let saved = Saved::new();
    let (status, whole, _) = saved.ask();
    assert_eq!(status, Some(0));
    assert_eq!(whole["fight"]["outcome"], Value::Null);
    let before = files(&saved.path);
    std::fs::remove_file(saved.path.join("rules/ruleset.json")).expect("removed");
    let (status, told, stderr) = saved.ask();
    assert_eq!(status, Some(3), "{stderr}");
    assert!(stderr.contains("ruleset.json"), "{stderr}");
    assert_eq!(told["party"][0]["name"], "Dora");
    assert_eq!(told["records"], whole["records"]);
    assert_eq!(told["untold"], whole["records"], "the only checkpoint is the first");
    assert_eq!(told["fight"]["stopped"]["why"], "ruleset-gone");
    assert_eq!(told["fight"]["log"].as_array().map(Vec::len), whole["fight"]["events"].as_u64().map(|n| n as usize));
    assert_eq!(files(&saved.path), before, "nothing is written");
}

#[test]
fn a_game_with_a_fight_set_aside_says_why() {
    let saved = Saved::new();
    saved.checkpoint(|game| game["fight"]["encounter"]["v"] = json!(0));
    let (status, told, _) = saved.ask();
    assert_eq!(status, Some(0));
    assert_eq!(told["fight"]["stopped"], json!({ "why": "older-version", "version": 0 }));
    assert!(told["fight"]["log"].as_array().is_some_and(|log| log.len() > 3));
    let ran = Process::new(env!("CARGO_BIN_EXE_rulebound"))
        .args(["--locale", "pt-BR", "game"])
        .arg(&saved.path)
        .output()
        .expect("the program");
    let text = String::from_utf8_lossy(&ran.stdout).into_owned();
    assert!(text.contains("versão mais antiga"), "{text}");
}
