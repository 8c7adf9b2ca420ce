//! One program writes a game; others are told who that is, and get it when it is free.

#[path = "support/terminal.rs"]
mod terminal;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};
use terminal::{ENTER, ESCAPE, Terminal};

const RULESET: &str = "lantern-fens";

/// The program in a folder, told something, with what it answered.
fn run(folder: &Path, arguments: &[&str], text: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rulebound"));
    command.args(arguments).current_dir(folder).env("HOME", folder).env("LC_ALL", "C.UTF-8");
    command.env_remove("XDG_DATA_HOME").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    std::io::Write::write_all(&mut child.stdin.take().expect("stdin"), text.as_bytes()).expect("told");
    child.wait_with_output().expect("an answer")
}

fn said(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn answer(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|fault| panic!("{fault}: {output:?}"))
}

/// A folder with a game in it.
fn game() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("saves/g");
    let made = run(folder.path(), &["new", RULESET, "--save", "saves/g", "--seed", "1", "--name", "Fens"], "");
    assert!(made.status.success(), "{}", said(&made));
    (folder, path)
}

fn play(folder: &Path) -> Terminal {
    Terminal::start(folder, (120, 24), &["--saves", "saves", "--locale", "en", "play", "saves/g"], &[])
}

fn journal(path: &Path) -> String {
    std::fs::read_to_string(path.join("journal.jsonl")).expect("a journal")
}

#[test]
fn a_second_program_is_told_who_holds_the_game_and_gets_it_when_it_is_free() {
    let (folder, path) = game();
    let mut first = play(folder.path());
    first.see("4 Loot");
    let id = first.child.process_id().expect("a process");
    // Without a screen: refused with a code, and nothing is written.
    for (arguments, language) in [
        (vec!["exec", "--save", "saves/g", "--json"], "en"),
        (vec!["undo", "saves/g", "--json", "--locale", "de"], "de"),
        (vec!["delete", "saves/g", "1", "--json"], "en"),
        (vec!["show", "saves/g", "1", "0", "--json"], "en"),
        (vec!["recover", "saves/g", "--yes", "--json"], "en"),
        (vec!["recover", "saves/g", "--yes", "--take-over", "--json"], "en"),
    ] {
        let refused = run(folder.path(), &arguments, "One.");
        assert_eq!(refused.status.code(), Some(1), "{arguments:?}: {}", said(&refused));
        let answer = answer(&refused);
        assert_eq!(answer["refused"], "held", "{arguments:?}");
        assert_eq!(answer["held_by"]["process"]["id"], id, "{arguments:?}");
        assert_eq!(answer["held_by"]["program"], "rulebound", "{arguments:?}");
        let process = if language == "de" { format!("(Prozess {id})") } else { format!("(process {id})") };
        assert!(said(&refused).contains(&process), "{}", said(&refused));
        assert!(said(&refused).contains("[held]"), "{}", said(&refused));
    }
    assert_eq!(journal(&path), "");
    let shown = answer(&run(folder.path(), &["game", "saves/g", "--json"], ""));
    assert_eq!(shown["read_only"], true);
    assert_eq!(shown["held_by"]["process"]["id"], id);
    // On a screen: it can be looked at, and says why as long as that is so.
    let mut second = play(folder.path());
    let text = second.see(&format!("held by rulebound (process {id})"));
    assert!(text.contains("[read only]"), "{text}");
    second.press_and_see(&["4"], "Exact odds");
    second.press_and_see(&["h", "k"], "100 practice rolls");
    second.press_and_see(&["\u{1b}[B", "\u{14}"], "This game is held by");
    second.press(ENTER);
    second.see("[held]");
    assert_eq!(journal(&path), "");
    // The first does something and leaves: the second has the game, with what was done, where it was.
    first.press_and_see(&["4", ENTER], "Something fell");
    first.press("\u{3}");
    first.ends();
    let text = second.wait("the game to be free", |text| !text.contains("[read only]"));
    assert!(text.contains("One deed was done meanwhile"), "{text}");
    assert!(text.contains("4 Loot]"), "{text}");
    second.press_and_see(&[ENTER], "Something fell");
    assert_eq!(journal(&path).lines().count(), 2);
    second.press("\u{3}");
    second.ends();
    let shown = answer(&run(folder.path(), &["game", "saves/g", "--json"], ""));
    assert_eq!((&shown["read_only"], &shown["records"]), (&json!(false), &json!(2)));
}

#[test]
fn what_was_killed_leaves_a_game_that_is_taken_with_a_word() {
    let (folder, path) = game();
    for _ in 0..2 {
        let mut first = play(folder.path());
        first.see("4 Loot");
        let id = first.child.process_id().expect("a process");
        first.signal("KILL");
        first.child.wait().expect("gone");
        let note = std::fs::read_to_string(path.join("lock")).expect("a lock");
        assert!(note.contains(&format!("\"id\":{id}")), "{note}");
        let mut second = play(folder.path());
        let text = second.see("ended without letting go");
        assert!(text.contains(&format!("rulebound (process {id})")), "{text}");
        assert!(!text.contains("[read only]"), "{text}");
        second.press_and_see(&["4", ENTER], "Something fell");
        second.press_and_see(&[ESCAPE], "Fens");
        second.press("\u{3}");
        second.ends();
        assert_eq!(std::fs::read_to_string(path.join("lock")).expect("a lock"), "");
        let told = run(folder.path(), &["exec", "--save", "saves/g"], "On.");
        assert_eq!(said(&told), "", "nothing was left behind");
    }
}

/// A note that a program on another machine left.
fn left_elsewhere(path: &Path) {
    let note = json!({ "program": "rulebound play", "version": "9.0.0", "since": 0,
        "process": { "host": "another-machine", "id": 4711, "boot": "b", "machine": "m" } });
    std::fs::write(path.join("lock"), note.to_string()).expect("written");
}

#[test]
fn what_another_machine_holds_is_taken_only_when_the_player_says_so() {
    let (folder, path) = game();
    left_elsewhere(&path);
    for arguments in [vec!["exec", "--save", "saves/g", "--json"], vec!["recover", "saves/g", "--yes", "--json"]] {
        let refused = run(folder.path(), &arguments, "One.");
        assert_eq!(refused.status.code(), Some(1));
        let answer = answer(&refused);
        assert_eq!(answer["refused"], "held-elsewhere");
        assert_eq!(answer["held_by"]["process"]["host"], "another-machine");
    }
    let mut terminal = play(folder.path());
    let text = terminal.see("rulebound play (process 4711) on another-machine");
    assert!(text.contains("[read only]"), "{text}");
    terminal.press_and_see(&["\u{14}"], "hold it there any more");
    terminal.press_and_see(&["n", "4"], "[read only]");
    assert_eq!(journal(&path), "");
    terminal.press_and_see(&["\u{14}", "y"], "it is yours");
    terminal.press_and_see(&[ENTER], "Something fell");
    terminal.press("\u{3}");
    terminal.ends();
    assert_eq!(journal(&path).lines().count(), 1);
    // Without a screen a word of its own says so.
    left_elsewhere(&path);
    let taken = run(folder.path(), &["recover", "saves/g", "--yes", "--take-over", "--json"], "");
    assert_eq!(taken.status.code(), Some(0), "{}", said(&taken));
    assert!(run(folder.path(), &["exec", "--save", "saves/g"], "On.").status.success());
}
