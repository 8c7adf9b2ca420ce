//! Real faults of a disk under the real program: no room, nothing may be written. Without a screen what cannot be written is refused with a code and nothing changes; on a screen play goes on in
//! memory. Whatever was answered as written is there afterwards, and nothing else.
//!
//! Disks are small ones in memory where this machine lets somebody mount them; where it does not, that is said and the limit on
//! how large a file may grow (`ulimit -f`) stands for them.
#![cfg(unix)]

#[path = "support/disks.rs"]
mod disks;
#[path = "support/terminal.rs"]
mod terminal;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output, Stdio};
use std::time::Duration;

use disks::{disk, done};
use rulebound::save::{JournalEnd, read_journal};
use serde_json::{Value, json};
use terminal::{ENTER, ESCAPE, Terminal};

const PROGRAM: &str = env!("CARGO_BIN_EXE_rulebound");

/// The keys that try again and that save elsewhere.
const AGAIN: &str = "\u{14}";
const ELSEWHERE: &str = "\u{13}";

/// The program in a folder, told something, with what it answered.
fn run(folder: &Path, arguments: &[&str], text: &str) -> Output {
    run_as(&[PROGRAM], folder, arguments, text)
}

/// The same by way of another program.
fn run_as(program: &[&str], folder: &Path, arguments: &[&str], text: &str) -> Output {
    let mut command = Process::new(program[0]);
    command.args(&program[1..]).args(arguments).current_dir(folder);
    command.env("HOME", folder).env("LC_ALL", "C.UTF-8").env_remove("XDG_DATA_HOME");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program");
    std::io::Write::write_all(&mut child.stdin.take().expect("stdin"), text.as_bytes()).expect("told");
    child.wait_with_output().expect("an answer")
}

/// By way of a shell that lets no file grow beyond four kilobytes.
const LIMITED: [&str; 4] = ["sh", "-c", "ulimit -f 8; exec \"$0\" \"$@\"", PROGRAM];

fn answer(output: &Output) -> Value {
    serde_json::from_slice(&output.stdout).unwrap_or_else(|fault| panic!("{fault}: {output:?}"))
}

/// Makes a game below a folder.
fn game(folder: &Path, save: &str) -> PathBuf {
    fs::write(folder.join("p.json"), r#"{ "party": [{ "name": "Ana" }] }"#).expect("written");
    let arguments = ["new", "lantern-fens", "--save", save, "--seed", "1", "--name", "Fens", "--party", "p.json"];
    let made = run(folder, &arguments, "");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    folder.join(save)
}

/// The names in a folder, sorted.
fn listed(path: &Path) -> Vec<String> {
    let entries = fs::read_dir(path).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn journal(game: &Path) -> Vec<u8> {
    fs::read(game.join("journal.jsonl")).expect("a journal")
}

/// How many records a game opens with; all of its journal is whole.
fn records(folder: &Path, save: &str) -> u64 {
    let shown = answer(&run(folder, &["game", save, "--json"], ""));
    assert_eq!(shown["dropped"], 0, "{shown}");
    shown["records"].as_u64().expect("a number")
}

/// Tells replies until one is refused; how many were answered, and the refusal. What was refused changed nothing.
fn told_until_refused(program: &[&str], folder: &Path, save: &str) -> (u64, Output) {
    let game = folder.join(save);
    for answered in 0..200 {
        let before = journal(&game);
        let told =
            run_as(program, folder, &["exec", "--save", save, "--json"], &format!("Reply {answered}. ").repeat(20));
        if !told.status.success() {
            assert_eq!(journal(&game), before, "byte for byte as before");
            return (answered, told);
        }
        assert_eq!(answer(&told)["seq"], answered + 1);
    }
    panic!("nothing is ever refused");
}

#[test]
fn a_full_disk_refuses_without_a_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(disk) = disk(folder.path()) else { return };
    let path = game(folder.path(), "disk/g");
    disk.fill();
    let (answered, refused) = told_until_refused(&[PROGRAM], folder.path(), "disk/g");
    assert_eq!((refused.status.code(), &answer(&refused)["refused"]), (Some(3), &json!("disk-full")));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("There is no room left for"), "{refused:?}");
    assert_eq!(records(folder.path(), "disk/g"), answered);
    let made = run(folder.path(), &["new", "lantern-fens", "--save", "disk/other", "--json"], "");
    assert_eq!((made.status.code(), &answer(&made)["refused"]), (Some(3), &json!("disk-full")));
    assert_eq!(listed(&disk.0), ["filler", "g"], "nothing is left of what could not be made");
    disk.free();
    assert!(run(folder.path(), &["exec", "--save", "disk/g"], "On.").status.success());
    assert_eq!(records(folder.path(), "disk/g"), answered + 1);
    assert_eq!(listed(&path), ["checkpoint-0.json", "journal.jsonl", "lock", "pin.json", "rules"]);
}

#[test]
fn a_limit_on_files_refuses_without_a_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    game(folder.path(), "g");
    let (answered, refused) = told_until_refused(&LIMITED, folder.path(), "g");
    assert!(answered > 2, "{answered}");
    assert_eq!((refused.status.code(), &answer(&refused)["refused"]), (Some(3), &json!("disk-full")));
    assert_eq!(records(folder.path(), "g"), answered);
    assert!(run(folder.path(), &["exec", "--save", "g"], "On.").status.success());
    assert_eq!(records(folder.path(), "g"), answered + 1);
}

#[test]
fn a_medium_that_can_only_be_read_is_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(disk) = disk(folder.path()) else { return };
    let path = game(folder.path(), "disk/g");
    assert!(run(folder.path(), &["exec", "--save", "disk/g"], "One.").status.success());
    let before = journal(&path);
    disk.remount("ro");
    for arguments in [["exec", "--save", "disk/g", "--json"].as_slice(), &["undo", "disk/g", "--json"]] {
        let refused = run(folder.path(), arguments, "Two.");
        assert_eq!((refused.status.code(), &answer(&refused)["refused"]), (Some(3), &json!("read-only-medium")));
    }
    assert_eq!(records(folder.path(), "disk/g"), 1);
    let mut screen = play(&[PROGRAM], folder.path(), "disk/g", "en");
    let text = screen.see("medium that can only be read");
    assert!(text.contains("[read only]"), "{text}");
    // All of it can be taken to where one can write.
    screen.press_and_see(&[ELSEWHERE], "a name, a folder, or a .zip");
    typed(&mut screen, "\u{15}./copy");
    screen.press_and_see(&[ENTER], "goes on there");
    screen.press(ESCAPE);
    screen.wait("the table", |text| !text.contains("save the game elsewhere"));
    screen.press_and_see(&["4", ENTER], "Something fell");
    screen.press("\u{3}");
    screen.ends();
    assert_eq!(records(folder.path(), "copy"), 2);
    assert_eq!(journal(&path), before);
    disk.remount("rw");
    assert!(run(folder.path(), &["exec", "--save", "disk/g"], "Two.").status.success());
}

#[test]
fn without_rights_nothing_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = game(folder.path(), "g");
    let before = journal(&path);
    // Who may do everything must become somebody who may not.
    let open = Process::new("chmod").args(["-R", "a+rX,go-w"]).arg(folder.path()).status().expect("chmod");
    assert!(open.success());
    let other = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", PROGRAM];
    let able = done(other[0], &[other[1], other[2], other[3], PROGRAM, "--version"]);
    if let Err(why) = able {
        return eprintln!("skipped: nobody here can become somebody without rights ({why})");
    }
    let refused = run_as(&other, folder.path(), &["exec", "--save", "g", "--json"], "One.");
    assert_eq!((refused.status.code(), &answer(&refused)["refused"]), (Some(3), &json!("no-rights")));
    assert_eq!(journal(&path), before);
}

fn play(program: &[&str], folder: &Path, save: &str, language: &str) -> Terminal {
    let mut arguments = program[1..].to_vec();
    arguments.extend(["--saves", "saves", "--locale", language, "play", save]);
    Terminal::start_as(program[0], folder, (100, 30), &arguments, &[])
}

fn typed(screen: &mut Terminal, text: &str) {
    for c in text.chars() {
        screen.press(&c.to_string());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Rolls loot until the disk does not take it; what is said then is put away.
fn roll_until_unsaved(screen: &mut Terminal) -> String {
    screen.press_and_see(&["4"], "Exact odds");
    for _ in 0..60 {
        screen.press(ENTER);
        let before = screen.text();
        screen.wait("something to happen", |text| text != before);
        std::thread::sleep(Duration::from_millis(150));
        while let Ok(bytes) = screen.output.try_recv() {
            screen.screen.process(&bytes);
        }
        if screen.text().contains("You can play on") {
            let said = screen.text();
            assert!(said.contains("[1 not saved since "), "{said}");
            screen.press(ESCAPE);
            screen.wait("the table", |text| !text.contains("You can play on"));
            return said;
        }
    }
    panic!("the disk takes everything:\n{}", screen.text());
}

#[test]
fn on_a_full_disk_play_goes_on_and_is_saved_when_there_is_room() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(disk) = disk(folder.path()) else { return };
    let path = game(folder.path(), "disk/g");
    let mut screen = play(&[PROGRAM], folder.path(), "disk/g", "en");
    screen.see("4 Loot");
    disk.fill();
    let said = roll_until_unsaved(&mut screen);
    assert!(said.contains("There is no room left for"), "{said}");
    assert!(said.contains("[disk-full]"), "{said}");
    let answered = u64::try_from(journal(&path).iter().filter(|byte| **byte == b'\n').count()).expect("few");
    screen.press_and_see(&[ENTER], "[2 not saved since ");
    // On every screen of the table.
    screen.press_and_see(&["1"], "Not saved: the disk is full. Ctrl+T tries again, Ctrl+S saves elsewhere.");
    screen.press_and_see(&[AGAIN, "4", ENTER], "[3 not saved since ");
    let read = read_journal(&journal(&path)[..], 0);
    assert_eq!((read.records.len() as u64, read.end), (answered, JournalEnd::Whole));
    disk.free();
    let text = screen.see("The 3 deeds that waited are saved now.");
    assert!(!text.contains("not saved since"), "{text}");
    screen.press_and_see(&[ENTER], "Something fell");
    screen.press("\u{3}");
    screen.ends();
    assert_eq!(records(folder.path(), "disk/g"), answered + 4);
}

#[test]
fn a_new_game_that_a_full_disk_does_not_take_is_made_elsewhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(disk) = disk(folder.path()) else { return };
    fs::create_dir(disk.0.join("saves")).expect("a folder");
    disk.fill();
    let arguments = ["--saves", "disk/saves", "--locale", "en", "--seed", "1"];
    let mut screen = Terminal::start(folder.path(), (80, 24), &arguments, &[]);
    screen.press_and_see(&["n", "\u{1b}[B"], "lantern-fens@1");
    screen.press_and_see(&[ENTER], "Variants ●");
    screen.press_and_see(&["\u{1b}[C", "p"], "Odo Marl");
    screen.press_and_see(&["\u{1b}[C"], "Enter creates the game");
    screen.press_and_see(&[ENTER], "Where else is the game made?");
    screen.see("There is no room left for");
    // The party that was made is not lost to it.
    screen.press_and_see(&[ENTER], "Abilities");
    screen.press_and_see(&["4", ENTER], "Something fell");
    screen.press("\u{3}");
    screen.ends();
    assert_eq!(listed(&disk.0.join("saves")), Vec::<String>::new());
    assert_eq!(records(folder.path(), "lantern-fens"), 1);
}

#[test]
fn from_a_full_disk_a_game_is_saved_elsewhere_and_goes_on_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(disk) = disk(folder.path()) else { return };
    let path = game(folder.path(), "disk/g");
    let mut screen = play(&[PROGRAM], folder.path(), "disk/g", "en");
    screen.see("4 Loot");
    disk.fill();
    roll_until_unsaved(&mut screen);
    let answered = records(folder.path(), "disk/g");
    let before = journal(&path);
    // A folder that is there is never written over.
    screen.press_and_see(&[ELSEWHERE], "./fens");
    typed(&mut screen, "\u{15}disk/g");
    screen.press_and_see(&[ENTER], "stands there already");
    typed(&mut screen, "\u{15}disk/h");
    screen.press_and_see(&[ENTER], "[disk-full]");
    typed(&mut screen, "\u{15}./whole.zip");
    screen.press_and_see(&[ENTER], "whole.zip.");
    screen.press_and_see(&[ESCAPE], "[1 not saved since ");
    screen.press_and_see(&[ELSEWHERE, ENTER], "goes on there");
    screen.press_and_see(&[ESCAPE], "4 Loot]");
    let text = screen.press_and_see(&[ENTER], "Something fell");
    assert!(!text.contains("not saved since"), "{text}");
    screen.press("\u{3}");
    screen.ends();
    assert_eq!(listed(&disk.0), ["filler", "g"], "nothing is left of what could not be made");
    assert_eq!(journal(&path), before);
    assert_eq!(records(folder.path(), "disk/g"), answered);
    assert_eq!(records(folder.path(), "fens"), answered + 2);
    let imported = run(folder.path(), &["import", "whole.zip", "again"], "");
    assert!(imported.status.success(), "{imported:?}");
    assert_eq!(records(folder.path(), "again"), answered + 1);
}

#[test]
fn under_a_limit_on_files_leaving_asks_and_says_what_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = game(folder.path(), "g");
    let mut screen = play(&LIMITED, folder.path(), "g", "en");
    screen.see("4 Loot");
    let said = roll_until_unsaved(&mut screen);
    assert!(said.contains("[disk-full]"), "{said}");
    let answered = records(folder.path(), "g");
    // Nothing that large is taken anywhere, and nothing is left of the try.
    screen.press_and_see(&[ELSEWHERE, ENTER], "[disk-full]");
    screen.press_and_see(&[ESCAPE], "not saved since");
    assert_eq!(listed(folder.path()), ["g", "p.json"]);
    screen.press_and_see(&[ESCAPE], "One deed is not saved (the disk is full)");
    screen.press_and_see(&["j"], "x: leave all the");
    screen.press_and_see(&[ENTER], "x: leave all the");
    screen.press_and_see(&[ESCAPE], "Not saved: the disk is full");
    screen.press_and_see(&["\u{3}"], "x: leave all the");
    screen.press_and_see(&["s"], "a name, a folder, or a .zip");
    screen.press_and_see(&[ESCAPE, "\u{3}"], "x: leave all the");
    screen.press("x");
    let text = screen.ends_with(0);
    assert!(text.contains("One deed in g was not saved."), "{text}");
    assert!(text.contains("[disk-full]"), "{text}");
    assert_eq!(records(folder.path(), "g"), answered);
    assert_eq!(read_journal(&journal(&path)[..], 0).end, JournalEnd::Whole);
}

#[test]
fn what_the_system_ends_says_what_was_not_saved() {
    for (signal, panics) in [("TERM", false), ("", true)] {
        let folder = tempfile::tempdir().expect("a folder");
        game(folder.path(), "saves/g");
        let environment: &[(&str, &str)] = if panics { &[("RULEBOUND_TEST_PANIC", "stop")] } else { &[] };
        let mut arguments = LIMITED[1..].to_vec();
        arguments.extend(["--saves", "saves", "--locale", "de", "play", "saves/g"]);
        let mut screen = Terminal::start_as(LIMITED[0], folder.path(), (100, 30), &arguments, environment);
        screen.press_and_see(&["4"], "Beute");
        for _ in 0..60 {
            screen.press(ENTER);
            std::thread::sleep(Duration::from_millis(150));
            while let Ok(bytes) = screen.output.try_recv() {
                screen.screen.process(&bytes);
            }
            if screen.text().contains("Du kannst weiterspielen") {
                break;
            }
        }
        screen.see("Du kannst weiterspielen");
        let text = if panics {
            screen.press("\u{1a}");
            screen.ends_with(101)
        } else {
            screen.signal(signal);
            screen.ends_with(0)
        };
        assert!(text.contains("Eine Tat in saves/g wurde nicht gesichert."), "{text}");
    }
}
