//! Checkpoints are written beside the play: they are there afterwards, what they replace is gone, and where one cannot be
//! written nothing but time is lost.

mod support;

use rulebound::game::Game;
use rulebound::save::{Access, Session, Will, recover};
use serde_json::json;
use support::games::{Played, command, listed, odo};

/// Tells so many short replies.
fn tell(session: &mut Session, count: usize) {
    for _ in 0..count {
        session.run(&command(json!({ "command": "tell", "text": "On." })), 0).expect("told");
    }
}

fn told(count: usize) -> Played {
    Played::new("story", odo(), |session, states| {
        tell(session, count);
        states.push(session.game.clone());
    })
}

fn checkpoints(saved: &Played) -> Vec<String> {
    listed(&saved.path).into_iter().filter(|name| name.starts_with("checkpoint")).collect()
}

#[test]
fn one_is_there_when_the_game_is_closed_and_says_what_the_records_say() {
    let saved = told(130);
    let names = checkpoints(&saved);
    assert_eq!(names.len(), 2, "{names:?}");
    let session = saved.open(Access::Read);
    assert_eq!(Some(&session.game), saved.states.last());
    // The same without it, from the first record on.
    std::fs::remove_file(saved.path.join(&names[1])).expect("removed");
    let session = saved.open(Access::Read);
    assert_eq!((session.records, Some(&session.game)), (130, saved.states.last()));
    assert!(listed(&saved.path).iter().all(|name| !name.starts_with('.')), "nothing is left over");
}

#[test]
fn the_one_that_a_newer_one_stands_for_is_gone() {
    let saved = told(130);
    let first = checkpoints(&saved);
    tell(&mut saved.open(Access::Write), 1200);
    let second = checkpoints(&saved);
    assert_eq!((second.len(), &second[0]), (2, &"checkpoint-0.json".to_owned()));
    assert_ne!(first[1], second[1]);
}

#[test]
fn where_it_cannot_be_written_the_game_is_played_on() {
    let saved = told(10);
    for number in 90..=130 {
        // What is no file cannot be replaced by one.
        std::fs::create_dir_all(saved.path.join(format!("checkpoint-{number}.json/x"))).expect("a folder");
    }
    let mut session = saved.open(Access::Write);
    tell(&mut session, 110);
    let game: Game = session.game.clone();
    drop(session);
    let session = saved.open(Access::Read);
    assert_eq!((session.records, session.game), (120, game));
}

#[test]
fn what_an_interrupted_write_left_is_cleared_by_who_holds_the_game() {
    let saved = told(3);
    let left = saved.path.join(".tmp-x1y2z3");
    std::fs::write(&left, "{").expect("written");
    saved.open(Access::Read);
    assert!(left.exists(), "reading writes nothing");
    drop(saved.open(Access::Write));
    assert!(!left.exists());
}

#[test]
fn the_one_that_a_recovered_journal_begins_after_stays() {
    let saved = told(130);
    let base = checkpoints(&saved)[1].clone();
    let mut journal = saved.journal.clone();
    journal[40] ^= 4;
    std::fs::write(saved.journal_path(), journal).expect("written");
    recover(&saved.path, Will::Ask).expect("recovered");
    tell(&mut saved.open(Access::Write), 1200);
    let names = checkpoints(&saved);
    assert!(names.len() == 3 && names.contains(&base), "{names:?}");
    // The newest damaged: the one before it, and every record after that.
    let newest = names.iter().find(|name| **name != base && *name != "checkpoint-0.json").expect("a newer one");
    std::fs::write(saved.path.join(newest), "{").expect("written");
    assert_eq!(saved.open(Access::Read).records, 1330);
}
