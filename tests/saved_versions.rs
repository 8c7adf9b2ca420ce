//! Games that older versions of the program saved (`saves/<version>/`, made by those very versions): each opens, is whole, and is
//! played on; the first write keeps it as it was. A game of a newer version is only looked at.
//!
//! `UPDATE_SAMPLES=1 cargo test --test saved_versions` makes the sample of this version where there is none yet.

mod support;

use std::path::{Path, PathBuf};
use std::process::Command as Process;

use rulebound::game::SAVE_LAYOUT;
use rulebound::rules::Effective;
use rulebound::save::{Access, Barred, GameFolder, JournalEnd, RunFault, SaveError, Session, survey};
use serde_json::{Value, json};
use support::games::{Played, command, listed};

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("saves")
}

fn rules_of(game: &Path) -> Effective {
    let text = std::fs::read_to_string(game.join("rules/ruleset.json")).expect("a ruleset");
    support::effective(&text, &[])
}

/// Every file below a folder with its bytes, but for the lock.
fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(inner) = folders.pop() {
        for entry in std::fs::read_dir(inner).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            match entry.is_dir() {
                true => folders.push(entry),
                false if entry.ends_with("lock") => {}
                false => {
                    let bytes = std::fs::read(&entry).expect("a file");
                    files.push((entry.strip_prefix(folder).expect("below").to_owned(), bytes));
                }
            }
        }
    }
    files.sort();
    files
}

fn copy(from: &Path, to: &Path) {
    for (name, bytes) in files(from) {
        let path = to.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, bytes).expect("written");
    }
}

/// Runs the program; how it ended, and its answer.
fn ask(arguments: &[&str], input: &str) -> (Option<i32>, Value) {
    let folder = tempfile::tempdir().expect("a folder");
    let text = folder.path().join("input");
    std::fs::write(&text, input).expect("written");
    let mut program = Process::new(env!("CARGO_BIN_EXE_rulebound"));
    program.args(arguments).arg("--json").stdin(std::fs::File::open(text).expect("a text"));
    let ran = program.output().expect("the program");
    (ran.status.code(), serde_json::from_slice(&ran.stdout).unwrap_or(Value::Null))
}

/// The deeds of a sample: three replies, an edit taken back, so many changes that a checkpoint is due, a fight that is on.
fn make_sample(game: &Path) {
    let made = Played::new("fight-sum", support::dora(), |session, _| {
        let mut run = |deed: Value| drop(session.run(&command(deed.clone()), 1_790_000_000).expect("done"));
        run(json!({ "command": "tell", "text": "Dora climbs down. [skill_check: skill=\"Climb\" dc=12]" }));
        run(json!({ "command": "tell", "text": "It costs her breath. [sheet: op=spend pool=Breath amount=1]" }));
        let motto = |value: &str| json!({ "edit": "field", "field": "motto", "value": value });
        run(json!({ "command": "edit", "member": 0, "edit": motto("Onward") }));
        run(json!({ "command": "edit", "member": 0, "edit": motto("Down") }));
        run(json!({ "command": "undo", "member": 0 }));
        for amount in [2, 1].iter().cycle().take(100) {
            run(
                json!({ "command": "live", "member": 0, "change": { "op": "temp", "pool": "vigor", "amount": amount } }),
            );
        }
        run(json!({ "command": "tell", "text": "Something moves." }));
        run(json!({ "command": "start-fight", "foes": "eel" }));
        (0..3).for_each(|_| run(json!({ "command": "fight-by-itself" })));
    });
    std::fs::create_dir_all(game).expect("made");
    copy(&made.path, game);
}

#[test]
fn a_game_of_every_version_is_read_and_played_on() {
    let newest = samples().join(SAVE_LAYOUT.to_string());
    if std::env::var_os("UPDATE_SAMPLES").is_some() && !newest.exists() {
        make_sample(&newest);
    }
    let versions: Vec<String> = (1..=SAVE_LAYOUT).map(|version| version.to_string()).collect();
    assert_eq!(listed(&samples()), versions, "one sample of every version");
    for version in 1..=SAVE_LAYOUT {
        let sample = samples().join(version.to_string());
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game");
        copy(&sample, &path);
        let rules = rules_of(&path);

        let session = Session::open(&path, Access::Read, rules.clone()).expect("opened");
        assert_eq!((session.pin.layout, session.left_out), (version, (0, JournalEnd::Whole)), "{version}");
        let told: Vec<&str> = session.game.story.told().map(|told| told.text.as_str()).collect();
        assert_eq!((told.len(), told[2]), (3, "Something moves."), "{version}");
        assert!(told[0].starts_with("Dora climbs down. [skill_check: skill=\"Climb\""), "{version}: {}", told[0]);
        assert_eq!(session.game.party[0].sheet.build.fields.get("motto"), Some(&json!("Onward")), "{version}");
        assert!(session.game.fighting().is_some() && session.game.left_fight.is_none(), "{version}");
        assert_eq!(files(&path), files(&sample), "{version}: looking writes nothing");
        let at = path.to_string_lossy().into_owned();
        let (exit, answer) = ask(&["check", &at], "");
        assert_eq!((exit, &answer["files"][0]["ok"]), (Some(0), &json!(true)), "{version}: {answer}");

        let mut session = Session::open(&path, Access::Write, rules.clone()).expect("opened");
        while session.game.fighting().is_some() {
            session.run(&command(json!({ "command": "fight-by-itself" })), 0).expect("fought on");
        }
        let kept = session.folder().moved_up().map(|moved| (moved.from, moved.to, moved.kept.clone()));
        if version < SAVE_LAYOUT {
            let beside = folder.path().join(format!("game.before-v{SAVE_LAYOUT}"));
            assert_eq!(kept, Some((version, SAVE_LAYOUT, beside.clone())), "{version}");
            assert_eq!(files(&beside), files(&sample), "{version}: kept as it was");
            assert!(Session::open(&beside, Access::Read, rules.clone()).is_ok(), "{version}");
        } else {
            assert_eq!(kept, None, "{version}");
        }
        session.run(&command(json!({ "command": "tell", "text": "And on." })), 0).expect("told");
        let latest = session.game.story.entries().last().expect("a reply").seq();
        session.run(&command(json!({ "command": "take-back", "seq": latest })), 0).expect("taken back");
        let game = session.game.clone();
        drop(session);
        let session = Session::open(&path, Access::Write, rules).expect("opened");
        assert_eq!((session.pin.layout, &session.game), (SAVE_LAYOUT, &game), "{version}");
        drop(session);
        assert_eq!(listed(folder.path()).len(), 1 + usize::from(version < SAVE_LAYOUT), "{version}: kept once");
        assert_eq!(GameFolder::pins(folder.path()).len(), 1, "{version}: what is kept is no second game");
    }
}

/// A told game whose pin says another layout.
fn of_layout(layout: u32) -> Played {
    let saved = Played::told();
    let pin = saved.path.join("pin.json");
    let mut stored = support::load_json(&pin).expect("a pin");
    stored["layout"] = json!(layout);
    std::fs::write(pin, stored.to_string()).expect("written");
    saved
}

#[test]
fn the_command_that_writes_first_says_where_an_older_game_is_kept() {
    let saved = of_layout(1);
    let before = files(&saved.path);
    let taken = saved.folder.path().join("game.before-v3");
    std::fs::write(&taken, "mine").expect("written");
    let at = saved.path.to_string_lossy().into_owned();
    let (exit, answer) = ask(&["exec", "--save", &at], "On.");
    let kept = saved.folder.path().join("game.before-v3-2");
    assert_eq!((exit, &answer["moved_up"]), (Some(0), &json!({ "from": 1, "to": SAVE_LAYOUT, "kept": kept })));
    assert_eq!(files(&kept), before);
    assert_eq!(std::fs::read_to_string(&taken).expect("mine"), "mine", "nothing is written over");
    let (exit, answer) = ask(&["undo", &at], "");
    assert_eq!((exit, &answer["moved_up"]), (Some(0), &Value::Null), "only the first write says so");
}

#[test]
fn an_older_game_is_kept_before_it_is_recovered() {
    let saved = of_layout(1);
    let mut journal = saved.journal.clone();
    journal[saved.ends[3] + 40] ^= 4;
    std::fs::write(saved.journal_path(), journal).expect("written");
    let before = files(&saved.path);
    let (exit, answer) = ask(&["recover", &saved.path.to_string_lossy(), "--yes"], "");
    assert_eq!((exit, &answer["moved_up"]["from"], &answer["records"]), (Some(0), &json!(1), &json!(4)), "{answer}");
    assert_eq!(files(&saved.folder.path().join("game.before-v3")), before);
}

#[test]
fn where_an_older_game_cannot_be_kept_nothing_is_written() {
    let saved = of_layout(1);
    // The game's folder is there, and nothing may stand beside it: its parent is gone when the copy is to be made.
    let before = files(&saved.path);
    let mut session = saved.open(Access::Write);
    let away = saved.folder.path().join("away");
    std::fs::rename(&saved.path, &away).expect("moved");
    let fault = session.run(&command(json!({ "command": "tell", "text": "On." })), 0).expect_err("nowhere to keep it");
    assert!(matches!(fault, RunFault::Save(SaveError::File { .. })), "{fault}");
    assert_eq!(files(&away), before);
}

#[test]
fn a_move_that_was_interrupted_is_made_again() {
    let saved = of_layout(1);
    let state = saved.open(Access::Read).game;
    // Killed between the checkpoints and the pin.
    saved.open(Access::Write).run(&command(json!({ "command": "delete", "seq": 1 })), 0).expect("done");
    let pin = saved.path.join("pin.json");
    let mut stored = support::load_json(&pin).expect("a pin");
    stored["layout"] = json!(1);
    std::fs::write(&pin, stored.to_string()).expect("written");
    std::fs::write(saved.journal_path(), &saved.journal).expect("written");
    assert_eq!(saved.open(Access::Read).game, state);
    let mut session = saved.open(Access::Write);
    session.run(&command(json!({ "command": "tell", "text": "On." })), 0).expect("told");
    assert!(session.folder().moved_up().is_some_and(|moved| moved.kept.ends_with("game.before-v3-2")));
}

#[test]
fn a_newer_game_is_only_looked_at() {
    let saved = of_layout(SAVE_LAYOUT + 1);
    let before = listed(&saved.path);
    let mut session = saved.open(Access::Write);
    assert_eq!(session.folder().barred(), Some(&Barred::Newer(SAVE_LAYOUT + 1)));
    assert_eq!(Some(&session.game), saved.states.last());
    let fault = session.run(&command(json!({ "command": "tell", "text": "On." })), 0).expect_err("newer");
    assert!(matches!(&fault, RunFault::Save(fault) if fault.code() == "newer-save"), "{fault}");
    drop(session);
    let at = saved.path.to_string_lossy().into_owned();
    assert_eq!(ask(&["game", &at], "").0, Some(0));
    for (arguments, input) in
        [(vec!["exec", "--save", &at], "On."), (vec!["undo", &at], ""), (vec!["recover", &at, "--yes"], "")]
    {
        let (exit, answer) = ask(&arguments, input);
        assert_eq!((exit, &answer["refused"]), (Some(1), &json!("newer-save")), "{arguments:?}");
    }
    // What this version cannot read of it is said so too.
    let newest = saved.path.join("checkpoint-0.json");
    std::fs::write(&newest, "{\"state\":[]}").expect("written");
    assert_eq!(survey(&saved.path).expect_err("unreadable").code(), "newer-save");
    std::fs::write(saved.path.join("pin.json"), json!({ "layout": 9 }).to_string()).expect("written");
    assert_eq!(GameFolder::pin(&saved.path).expect_err("unreadable").code(), "newer-save");
    assert_eq!(listed(&saved.path), before, "nothing is added");
}
