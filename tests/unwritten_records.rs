//! Records that cannot be written when they are made: the folder is gone for a while or for good, somebody else wrote, the journal
//! can only be read, the disk is nearly full, the clock goes back. What waits keeps its order and its numbers; what is on disk is
//! always a beginning of what was played.
#![cfg(unix)]

#[path = "support/disks.rs"]
mod disks;
mod support;

use std::fs;
use std::path::Path;
use std::process::Command as Process;

use disks::{Disk, disk, done};
use rulebound::game::story::Entry;
use rulebound::save::{Access, GameFolder, JournalEnd, Retry, RunFault, SaveError, Session, read_journal};
use serde_json::{Value, json};
use support::games::{Played, command, listed};

fn journal(game: &Path) -> Vec<u8> {
    fs::read(game.join("journal.jsonl")).expect("a journal")
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
    session
        .run(&command(json!({ "command": "delete", "seq": session.game.story.entries().last().map(Entry::seq) })), 171)
        .expect("deleted");
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

/// A disk that comes and goes at seeded moments, the program that ends at others: what is on disk is always a whole number of the
/// records that were made, in order, and what is not is known.
#[test]
fn whenever_a_disk_comes_and_goes_the_journal_is_a_beginning_of_what_was_played() {
    let mut seed = 7_u64;
    let mut below = |most: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % most
    };
    for round in 0..12 {
        let saved = Played::told();
        let aside = saved.folder.path().join("aside");
        let mut session = kept(&saved);
        let mut played = vec![session.game.clone()];
        for step in 0..40 {
            let away = aside.exists();
            match below(6) {
                0 if away => fs::rename(&aside, &saved.path).expect("back again"),
                0 => fs::rename(&saved.path, &aside).expect("put away"),
                1 => {
                    session.save_waiting(Retry::Now);
                    assert!(away || session.unsaved().is_none(), "round {round}, step {step}");
                }
                _ => {
                    tell(&mut session, &format!("Step {step}. [skill_check: skill=\"Wade\" dc=8]"), below(1_000));
                    played.push(session.game.clone());
                }
            }
            let path = if aside.exists() { &aside } else { &saved.path };
            let read = read_journal(&journal(path)[..], 0);
            let waits = session.unsaved().map_or(0, |unsaved| unsaved.count);
            let made = usize::try_from(session.records).expect("few");
            assert_eq!((read.records.len() + waits, read.end), (made, JournalEnd::Whole), "round {round}, step {step}");
        }
        drop(session);
        if aside.exists() {
            fs::rename(&aside, &saved.path).expect("back again");
        }
        let opened = saved.open(Access::Write);
        assert_eq!(opened.left_out, (0, JournalEnd::Whole), "round {round}");
        let told = usize::try_from(opened.records).expect("few") - 6;
        assert_eq!(Some(&opened.game), played.get(told), "round {round}");
    }
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
