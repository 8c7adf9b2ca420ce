//! Many fights, counted: the same on any number of threads, the same as played one by one, and nothing at all when stopped.

mod support;

use std::num::NonZeroUsize;

use rulebound::combat::simulate::{Setup, Simulation, simulate};
use rulebound::combat::{Difficulty, FightEvent, FoeRequest, Outcome, ROUNDS_MAX, start, step_by_itself};
use rulebound::dice::{Cursor, Roller, Stream, derived_seed};
use rulebound::items::Party;
use rulebound::rules::Effective;
use serde_json::json;

fn rules(on: &[&str]) -> Effective {
    let layers = json!([{ "set": "/layers", "to": [{ "id": "fog", "label": "Fog" }] }]);
    let base = support::load_json(&support::base_path("duel")).expect("base");
    support::effective(&support::patched(base, &layers).expect("patch").to_string(), on)
}

fn party() -> Party {
    let blade = json!({ "name": "Blade", "bonus": 5, "dice": "1d8+3", "harm": "" });
    let ash = json!({ "name": "Ash", "sheet": { "v": 1, "build": { "lists": { "weapons": [blade] } } } });
    serde_json::from_value(json!({ "party": [ash] })).expect("a party")
}

fn played(threads: usize, times: u64, against: Option<&Effective>) -> Simulation {
    let (party, foes) = (party(), FoeRequest::parse_list("biter").expect("foes"));
    let setup = Setup { party: &party, foes: &foes, difficulty: Difficulty::default(), seed: 11, times };
    let threads = NonZeroUsize::new(threads).expect("threads");
    let mut heard = Vec::new();
    let found = simulate(&rules(&[]), against, &setup, threads, |done| heard.push(done)).expect("fights");
    assert_eq!(heard, (1..=times).collect::<Vec<_>>(), "every fight is told of");
    found
}

#[test]
fn any_number_of_threads_answers_the_same() {
    let fog = rules(&["fog"]);
    let one = played(1, 60, Some(&fog));
    for threads in [2, 4, 7, 100] {
        assert_eq!(played(threads, 60, Some(&fog)), one, "{threads} threads");
    }
    assert_eq!(one.first, one.second, "a layer that changes no fight");
    assert_eq!(one.difference.pairs, one.first.ended());
}

#[test]
fn they_are_the_fights_of_their_seeds() {
    let (rules, party, foes) = (rules(&[]), party(), FoeRequest::parse_list("biter").expect("foes"));
    let (mut victories, mut defeats, mut rounds, mut harm) = (0, 0, 0, 0);
    for number in 0..25 {
        let mut roller = Roller::seeded(Cursor::start(derived_seed(11, "simulate", number), Stream::Fight));
        let (mut fight, mut events) = start(&rules, &party, &foes, &mut roller).expect("a fight");
        while fight.to_choose().is_some() && fight.round <= ROUNDS_MAX {
            events.extend(step_by_itself(&rules, &mut fight, &mut roller));
        }
        match fight.outcome.expect("an end") {
            Outcome::Victory => victories += 1,
            Outcome::Defeat => defeats += 1,
            Outcome::Fled => {}
        }
        rounds += fight.round;
        harm += events
            .iter()
            .map(|event| match event {
                FightEvent::Damage { target, dealt, .. } if target.0 == "ash" => *dealt,
                _ => 0,
            })
            .sum::<i64>();
    }
    let found = played(3, 25, None).first;
    assert_eq!((found.victories, found.defeats, found.fights()), (victories, defeats, 25));
    let mean = |mean: Option<rulebound::combat::simulate::Interval>| mean.expect("a mean").value;
    assert!((mean(found.rounds()) - f64::from(rounds) / 25.0).abs() < 1e-9);
    assert!((mean(found.harm()) - harm as f64 / 25.0).abs() < 1e-9);
}

#[cfg(unix)]
#[test]
fn stopped_it_answers_nothing() {
    use std::os::unix::process::ExitStatusExt;
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::copy(support::base_path("duel"), folder.path().join("r.json")).expect("copied");
    std::fs::write(folder.path().join("p.json"), serde_json::to_vec(&party()).expect("a party")).expect("written");
    let child = std::process::Command::new(env!("CARGO_BIN_EXE_rulebound"))
        .args(["simulate", "r.json", "--party", "p.json", "--foes", "biter", "--times", "1000000", "--json"])
        .current_dir(folder.path())
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::null())
        .spawn()
        .expect("the program runs");
    std::thread::sleep(std::time::Duration::from_millis(300));
    // A shell that runs the tests in the background has them ignore Ctrl+C.
    let stopped = std::process::Command::new("kill").args(["-TERM", &child.id().to_string()]).status();
    assert!(stopped.expect("kill runs").success());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.status.signal(), output.stdout), (Some(15), Vec::new()));
}
