//! Real faults of a disk under a real game: no room, nothing may be written, the folder is gone, somebody else wrote, the clock
//! goes back. Without a screen what cannot be written is refused with a code and nothing changes; on a screen play goes on in
//! memory. Whatever was answered as written is there afterwards, and nothing else.
//!
//! Disks are small ones in memory where this machine lets somebody mount them; where it does not, that is said and the limit on
//! how large a file may grow (`ulimit -f`) stands for them.
#![cfg(unix)]

mod support;
#[path = "support/terminal.rs"]
mod terminal;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command as Process, Output, Stdio};
use std::time::Duration;

use rulebound::save::{Access, GameFolder, JournalEnd, Retry, RunFault, SaveError, Session, read_journal};
use serde_json::{Value, json};
use support::games::{Played, command, listed};
use terminal::{ENTER, ESCAPE, Terminal};

const PROGRAM: &str = env!("CARGO_BIN_EXE_rulebound");

/// The keys that try again and that save elsewhere.
const AGAIN: &str = "\u{14}";
const ELSEWHERE: &str = "\u{13}";

/// A small disk, as long as it lives.
struct Disk(PathBuf);

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Process::new("umount").arg("-l").arg(&self.0).status();
    }
}

fn done(program: &str, arguments: &[&str]) -> Result<(), String> {
    let output = Process::new(program).args(arguments).output().map_err(|fault| format!("{program}: {fault}"))?;
    if output.status.success() { Ok(()) } else { Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()) }
}

/// Mounts a small disk below a folder; nothing, with a word, where this machine does not let us.
fn disk(folder: &Path) -> Option<Disk> {
    let path = folder.join("disk");
    fs::create_dir_all(&path).expect("a folder");
    match done("mount", &["-t", "tmpfs", "-o", "size=400k", "rulebound-test", &path.to_string_lossy()]) {
        Ok(()) => Some(Disk(path)),
        Err(why) => {
            eprintln!("skipped: no disk can be mounted here ({why}); the limit on files is tested instead");
            None
        }
    }
}

impl Disk {
    fn fill(&self) {
        let mut file = fs::File::create(self.0.join("filler")).expect("a file");
        let block = [7_u8; 1024];
        while std::io::Write::write_all(&mut file, &block).is_ok() {}
    }

    fn free(&self) {
        fs::remove_file(self.0.join("filler")).expect("room again");
    }

    fn remount(&self, how: &str) {
        done("mount", &["-o", &format!("remount,{how}"), &self.0.to_string_lossy()]).expect("mounted otherwise");
    }
}

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

/// A game on the API, whose deeds are kept where its disk does not take them.
fn kept(saved: &Played) -> Session {
    let mut session = saved.open(Access::Write);
    session.keep_unwritten();
    session
}

fn tell(session: &mut Session, text: &str, at: u64) {
    session.run(&command(json!({ "command": "tell", "text": text })), at).unwrap_or_else(|fault| panic!("{fault}"));
}

fn unsaved(session: &Session) -> Option<(usize, u64, &'static str)> {
    session.unsaved().map(|unsaved| (unsaved.count, unsaved.since, unsaved.why.code()))
}

#[test]
fn a_folder_that_is_gone_for_a_while_gets_what_waited_in_order() {
    let saved = Played::told();
    let mut session = kept(&saved);
    let aside = saved.folder.path().join("aside");
    tell(&mut session, "Written.", 10);
    fs::rename(&saved.path, &aside).expect("put away");
    for at in 20..170 {
        tell(&mut session, "In memory.", at);
    }
    assert_eq!(unsaved(&session), Some((150, 20, "not-there")));
    assert_eq!(session.records, 157);
    // Taking back works on what is in memory only.
    session.run(&command(json!({ "command": "delete", "seq": session.game.story.entries().last().map(rulebound::game::story::Entry::seq) })), 171).expect("deleted");
    assert_eq!(session.save_waiting(Retry::Now), 0);
    assert!(
        !listed(&aside).iter().any(|name| name.starts_with("checkpoint-1")),
        "no checkpoint is ahead of the journal"
    );
    fs::rename(&aside, &saved.path).expect("back again");
    assert_eq!(session.save_waiting(Retry::Now), 151);
    assert!(session.unsaved().is_none());
    let read = read_journal(&journal(&saved.path)[..], 0);
    assert_eq!((read.records.len(), read.end), (158, JournalEnd::Whole));
    tell(&mut session, "On.", 180);
    let game = session.game.clone();
    drop(session);
    let opened = saved.open(Access::Read);
    assert_eq!((opened.records, opened.game == game), (159, true));
    let replayed = rulebound::save::replay(&saved.path, &saved.rules).expect("replayed");
    assert_eq!((replayed.records, replayed.first_difference), (159, None));
}

#[test]
fn a_folder_that_is_gone_for_good_loses_nothing_but_what_led_here() {
    let saved = Played::fought();
    let mut session = kept(&saved);
    fs::remove_dir_all(&saved.path).expect("removed");
    tell(&mut session, "In memory.", 20);
    let new = saved.folder.path().join("deep/er/new");
    session.save_elsewhere(&new).expect("saved");
    assert!(session.unsaved().is_none());
    tell(&mut session, "On disk.", 30);
    assert_eq!(session.folder().path(), new);
    let (game, records) = (session.game.clone(), session.records);
    let held = Session::open(&new, Access::Write, saved.rules.clone()).expect("opened");
    assert_eq!(held.folder().barred().map(rulebound::save::Barred::code), Some("held"));
    drop((session, held));
    let opened = Session::open(&new, Access::Write, saved.rules.clone()).expect("opened");
    assert_eq!((opened.records, opened.left_out), (records, (0, JournalEnd::Whole)));
    assert_eq!(opened.game, game);
    assert!(new.join("rules/ruleset.json").exists());
}

#[test]
fn a_game_saved_elsewhere_has_all_its_records() {
    let saved = Played::fought();
    let mut session = kept(&saved);
    let mut foreign = saved.journal.clone();
    foreign.extend_from_slice(b"a line of somebody else\n");
    fs::write(saved.journal_path(), &foreign).expect("written");
    tell(&mut session, "In memory.", 20);
    assert_eq!(unsaved(&session), Some((1, 20, "damaged")));
    let file = saved.folder.path().join("whole.zip");
    session.export_whole(&file).expect("written");
    let (new, unpacked) = (saved.folder.path().join("new"), saved.folder.path().join("unpacked"));
    rulebound::save::archive::CheckedArchive::read(&file).expect("whole").unpack(&unpacked).expect("unpacked");
    session.save_elsewhere(&new).expect("saved");
    let exists = session.save_elsewhere(&new).expect_err("it stands there");
    assert_eq!(exists.code(), "save-exists");
    assert_eq!(fs::read(saved.journal_path()).expect("a journal"), foreign, "what somebody wrote stays");
    drop(session);
    for path in [new, unpacked] {
        assert!(journal(&path).starts_with(&saved.journal));
        let replayed = rulebound::save::replay(&path, &saved.rules).expect("replayed");
        let all = u64::try_from(saved.states.len()).expect("few");
        assert_eq!((replayed.records, replayed.from, replayed.first_difference), (all, 0, None));
    }
}

#[test]
fn what_is_held_or_damaged_or_newer_is_not_played_in_memory() {
    let saved = Played::told();
    let holder = saved.open(Access::Write);
    let refused = |session: &mut Session| match session.run(&command(json!({ "command": "tell", "text": "On." })), 0) {
        Err(RunFault::Save(fault)) => fault.code(),
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(&mut kept(&saved)), "held");
    drop(holder);
    let mut bytes = saved.journal.clone();
    bytes[saved.ends[2] + 40] ^= 4;
    fs::write(saved.journal_path(), &bytes).expect("written");
    assert_eq!(refused(&mut kept(&saved)), "damaged");
    fs::write(saved.journal_path(), &saved.journal).expect("written");
    let pin = fs::read_to_string(saved.path.join("pin.json")).expect("a pin");
    let mut pin: Value = serde_json::from_str(&pin).expect("a pin");
    pin["layout"] = json!(9);
    fs::write(saved.path.join("pin.json"), pin.to_string()).expect("written");
    let mut newer = kept(&saved);
    assert_eq!(refused(&mut newer), "newer-save");
    // What this version does not know of it would be lost.
    let fault = newer.save_elsewhere(&saved.folder.path().join("new")).expect_err("newer");
    assert_eq!(fault.code(), "newer-save");
    assert_eq!(fs::read(saved.journal_path()).expect("a journal"), saved.journal);
}

#[test]
fn what_is_refused_without_a_screen_did_not_happen() {
    let saved = Played::told();
    let mut session = saved.open(Access::Write);
    let before = session.game.clone();
    fs::rename(&saved.path, saved.folder.path().join("aside")).expect("put away");
    let refused = session.run(&command(json!({ "command": "tell", "text": "On." })), 0);
    assert!(matches!(&refused, Err(RunFault::Save(SaveError::File { .. }))), "{refused:?}");
    assert_eq!((session.game == before, session.unsaved().is_none()), (true, true));
}

#[test]
fn a_journal_that_can_only_be_read_gets_its_records_later() {
    let saved = Played::told();
    let path = saved.journal_path().to_string_lossy().into_owned();
    let mut session = kept(&saved);
    if let Err(why) = done("mount", &["--bind", &path, &path]) {
        return eprintln!("skipped: nothing can be mounted here ({why})");
    }
    let _mounted = Disk(saved.journal_path());
    done("mount", &["-o", "remount,ro,bind", &path]).expect("to be read only");
    tell(&mut session, "In memory.", 20);
    assert_eq!(unsaved(&session), Some((1, 20, "read-only-medium")));
    assert_eq!(journal(&saved.path), saved.journal);
    done("umount", &[&path]).expect("as before");
    assert_eq!(session.save_waiting(Retry::Now), 1);
    drop(session);
    assert_eq!(saved.open(Access::Read).records, 7);
}

#[test]
fn a_disk_that_is_nearly_full_takes_what_it_can_in_order() {
    let saved = Played::told();
    let Some(disk) = disk(saved.folder.path()) else { return };
    let path = disk.0.join("game");
    assert!(Process::new("cp").arg("-r").arg(&saved.path).arg(&path).status().expect("cp").success());
    let mut session = Session::open(&path, Access::Write, saved.rules.clone()).expect("opened");
    session.keep_unwritten();
    disk.fill();
    let text = "On and on. ".repeat(150);
    for at in 0..12 {
        tell(&mut session, &text, at);
        let read = read_journal(&journal(&path)[..], 0);
        let waits = session.unsaved().map_or(0, |unsaved| unsaved.count);
        assert_eq!(
            (read.records.len() + waits, read.end),
            (usize::try_from(session.records).expect("few"), JournalEnd::Whole)
        );
    }
    assert!(session.unsaved().is_some_and(|unsaved| unsaved.count >= 9));
    // Room for some of them only.
    let filler = fs::OpenOptions::new().write(true).open(disk.0.join("filler")).expect("the filler");
    filler.set_len(filler.metadata().expect("known").len() - 3 * 4096).expect("some room");
    drop(filler);
    let written = session.save_waiting(Retry::Now);
    assert!((1..9).contains(&written), "{written}");
    let read = read_journal(&journal(&path)[..], 0);
    assert_eq!(
        (read.records.len() as u64 + session.unsaved().expect("some").count as u64, read.end),
        (18, JournalEnd::Whole)
    );
    disk.free();
    session.save_waiting(Retry::Now);
    let game = session.game.clone();
    drop(session);
    let opened = Session::open(&path, Access::Read, saved.rules.clone()).expect("opened");
    assert_eq!((opened.records, opened.game == game), (18, true));
}

#[test]
fn a_clock_that_goes_back_changes_nothing() {
    let saved = Played::told();
    let mut session = kept(&saved);
    for at in [5_000_000_000, 40, 0] {
        tell(&mut session, "On.", at);
    }
    fs::rename(&saved.path, saved.folder.path().join("aside")).expect("put away");
    for at in [1_000, 10] {
        tell(&mut session, "In memory.", at);
    }
    // The moment that was told when it began, whatever the clock says since.
    assert_eq!(unsaved(&session), Some((2, 1_000, "not-there")));
    fs::rename(saved.folder.path().join("aside"), &saved.path).expect("back again");
    assert_eq!(session.save_waiting(Retry::Now), 2);
    let (game, records) = (session.game.clone(), session.records);
    drop(session);
    let opened = saved.open(Access::Write);
    assert_eq!((opened.records, opened.left_out, opened.game == game), (records, (0, JournalEnd::Whole), true));
    assert!(GameFolder::glance(&saved.path).is_ok());
}
