//! The real program killed at seeded moments while it tells, makes, recovers and writes checkpoints: whatever it answered is in
//! the game, and the game opens.
//!
//! Half of the kills by default; `RULEBOUND_KILLS=200 cargo test --test killed_games` makes 200 in all.
#![cfg(unix)]

mod support;

use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Child, Command as Process, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use rulebound::save::{Access, GameFolder, JournalEnd, Session, survey};
use rulebound::system::is_temporary;
use serde_json::{Value, json};
use support::games::{Played, command, listed, odo};

/// How many kills there are in all unless somebody asks for another number.
const KILLS: u64 = 100;

/// A share of the kills.
fn kills(percent: u64) -> u64 {
    let all = std::env::var("RULEBOUND_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    (all * percent / 100).max(1)
}

/// Moments by a seed (splitmix64), in what takes about so long. Other work slows the machine down and lets it go again, so that
/// how long it takes is learned from whether the last kill came too early.
struct Moments {
    seed: u64,
    whole: Duration,
}

impl Moments {
    /// Somewhere in it, or a little after it; seldom while the program only starts.
    fn next(&mut self) -> Duration {
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.seed;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let part = u32::try_from((mixed ^ (mixed >> 31)) >> 32).expect("32 bits");
        self.whole.mul_f64(0.3 + f64::from(part) / f64::from(u32::MAX))
    }

    /// Whether the program had done it.
    fn learn(&mut self, done: bool) {
        self.whole = self.whole.mul_f64(if done { 0.9 } else { 1.12 });
    }
}

/// Starts the program.
fn start(home: &Path, arguments: &[&str], input: &str) -> Child {
    let text = home.join("input.txt");
    std::fs::write(&text, input).expect("written");
    Process::new(env!("CARGO_BIN_EXE_rulebound"))
        .args(arguments)
        .arg("--json")
        .current_dir(home)
        .env("XDG_DATA_HOME", home.join("data"))
        .env("XDG_CONFIG_HOME", home.join("config"))
        .env("LC_ALL", "C.UTF-8")
        .stdin(std::fs::File::open(&text).expect("a text"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program")
}

/// Its answer, where it came to one.
fn answer(mut child: Child) -> Option<Value> {
    let mut text = String::new();
    child.stdout.take().expect("its answer").read_to_string(&mut text).expect("text");
    child.wait().expect("ended");
    serde_json::from_str(&text).ok()
}

/// Starts the program and kills it after a while.
fn killed(home: &Path, arguments: &[&str], input: &str, after: Duration) -> Option<Value> {
    let mut child = start(home, arguments, input);
    sleep(after);
    child.kill().expect("killed");
    answer(child)
}

/// How long the program takes for something that it is let to do.
fn timed(home: &Path, arguments: &[&str], input: &str) -> Duration {
    let begun = Instant::now();
    answer(start(home, arguments, input)).expect("an answer");
    begun.elapsed()
}

fn told(session: &Session) -> Vec<String> {
    session.game.story.told().map(|told| told.text.clone()).collect()
}

#[test]
fn what_was_answered_is_told() {
    let saved = Played::told();
    let home = saved.folder.path();
    let whole = timed(home, &["exec", "--save", "game"], "Let to end.");
    let mut moments = Moments { seed: 1, whole };
    let mut expected = told(&saved.open(Access::Read));
    let (mut answered, mut lost) = (0, 0);
    for round in 0..kills(55) {
        let text = format!("Reply {round}. [skill_check: skill=\"Wade\" dc=8]");
        let answer = killed(home, &["exec", "--save", "game"], &text, moments.next());
        let session = saved.open(Access::Read);
        assert_ne!(session.left_out.1, JournalEnd::Checksum, "kill {round}");
        let now = told(&session);
        assert_eq!(now[..expected.len()], expected, "kill {round}: nothing that stood there is gone");
        moments.learn(answer.is_some());
        match answer {
            Some(answer) => {
                answered += 1;
                assert_eq!(now.len(), expected.len() + 1, "kill {round}: it was answered");
                assert_eq!(json!(now.last()), answer["text"], "kill {round}");
                assert_eq!(json!(session.records), answer["seq"], "kill {round}");
            }
            // It may stand there: it was written, and killed before it said so.
            None => {
                lost += 1;
                assert!(now.len() <= expected.len() + 1, "kill {round}");
            }
        }
        expected = now;
    }
    println!("{answered} answered, {lost} not");
    let answer = answer(start(home, &["exec", "--save", "game"], "On.")).expect("an answer");
    assert_eq!(answer["text"], json!("On."));
    assert!(listed(&saved.path).iter().all(|name| !is_temporary(name)), "nothing is left over");
}

#[test]
fn a_checkpoint_is_there_whole_or_not_at_all() {
    // Some long replies, so that writing the state takes a while; a checkpoint is due whenever only the first is there.
    let saved = Played::new("story", odo(), |session, _| {
        for record in 0..120 {
            let text = if record % 40 == 0 { "On and on. ".repeat(20_000) } else { "On.".to_owned() };
            session.run(&command(json!({ "command": "tell", "text": text })), 0).expect("told");
        }
    });
    let newest = |path: &Path| -> Vec<PathBuf> {
        let names =
            listed(path).into_iter().filter(|name| name.starts_with("checkpoint") && name != "checkpoint-0.json");
        names.map(|name| path.join(name)).collect()
    };
    let home = saved.folder.path();
    let forget = || newest(&saved.path).iter().for_each(|path| std::fs::remove_file(path).expect("removed"));
    forget();
    let whole = timed(home, &["exec", "--save", "game"], "Let to end.");
    assert_eq!(newest(&saved.path).len(), 1, "it was due");
    let mut moments = Moments { seed: 2, whole };
    let (mut there, mut not) = (0, 0);
    for round in 0..kills(15) {
        forget();
        let before = saved.open(Access::Read);
        killed(home, &["exec", "--save", "game"], &format!("Reply {round}."), moments.next());
        let found = survey(&saved.path).expect("surveyed");
        assert_eq!((found.damaged.len(), found.end == JournalEnd::Checksum), (0, false), "kill {round}");
        let after = saved.open(Access::Read);
        assert!(after.records == before.records || after.records == before.records + 1, "kill {round}");
        let texts = told(&after);
        assert_eq!(texts[..told(&before).len()], told(&before), "kill {round}");
        moments.learn(found.checkpoint > 0);
        if found.checkpoint > 0 {
            there += 1;
            // The records alone say the same.
            forget();
            assert_eq!(saved.open(Access::Read).game, after.game, "kill {round}");
        } else {
            not += 1;
        }
    }
    println!("{there} checkpoints were written, {not} not");
}

#[test]
fn a_game_is_made_or_it_is_not() {
    let home = tempfile::tempdir().expect("a folder");
    let home = home.path();
    let text = std::fs::read_to_string(support::base_path("story")).expect("base");
    std::fs::write(home.join("r.json"), &text).expect("written");
    let whole = timed(home, &["new", "r.json", "--save", "saves/first"], "");
    let mut moments = Moments { seed: 3, whole };
    for round in 0..kills(15) {
        let save = format!("saves/game-{round}");
        let arguments = ["new", "r.json", "--save", &save];
        let answer = killed(home, &arguments, "", moments.next());
        let path = home.join(&save);
        assert!(answer.is_none() || path.exists(), "kill {round}: it was answered");
        moments.learn(answer.is_some());
        if !path.exists() {
            timed(home, &arguments, "");
        }
        let session = Session::open(&path, Access::Write, support::effective(&text, &[])).expect("opened");
        assert_eq!((session.records, session.left_out), (0, (0, JournalEnd::Whole)), "kill {round}");
    }
    let named: Vec<String> = GameFolder::pins(&home.join("saves")).into_iter().map(|(name, _)| name).collect();
    assert_eq!(u64::try_from(named.len()).expect("few"), kills(15) + 1, "what was left over is no game: {named:?}");
}

#[test]
fn a_damaged_game_is_recovered_or_it_is_as_it_was() {
    let saved = Played::told();
    let home = saved.folder.path();
    let mut damaged = saved.journal.clone();
    damaged[saved.ends[3] + 40] ^= 4;
    let damage = || {
        std::fs::write(saved.journal_path(), &damaged).expect("written");
        for name in listed(&saved.path).iter().filter(|name| name.starts_with("journal.damaged")) {
            std::fs::remove_file(saved.path.join(name)).expect("removed");
        }
    };
    damage();
    let whole = timed(home, &["recover", "game", "--yes"], "");
    let mut moments = Moments { seed: 4, whole };
    let (mut done, mut not) = (0, 0);
    for round in 0..kills(15) {
        damage();
        let answer = killed(home, &["recover", "game", "--yes"], "", moments.next());
        let journal = std::fs::read(saved.journal_path()).expect("a journal");
        let recovered = journal == saved.journal[..saved.ends[3]];
        assert!(recovered || journal == damaged, "kill {round}: the one or the other");
        assert!(recovered || answer.is_none(), "kill {round}: it was answered");
        for name in listed(&saved.path).iter().filter(|name| name.starts_with("journal.damaged")) {
            assert_eq!(std::fs::read(saved.path.join(name)).expect("kept"), damaged, "kill {round}: {name} is whole");
        }
        let kept = saved.path.join("journal.damaged-1.jsonl").exists();
        assert!(kept || !recovered, "kill {round}: the old journal is kept first");
        moments.learn(recovered);
        if recovered {
            done += 1
        } else {
            not += 1
        }
        timed(home, &["recover", "game", "--yes"], "");
        assert_eq!(saved.open(Access::Read).game, saved.states[4], "kill {round}");
    }
    println!("{done} were recovered, {not} not");
}

#[test]
fn of_many_at_once_each_is_told_or_refused() {
    let saved = Played::told();
    let before = saved.open(Access::Read).records;
    let home = saved.folder.path();
    let tellers: Vec<_> = (0..4)
        .map(|teller| {
            let home = home.join(format!("home-{teller}"));
            std::fs::create_dir(&home).expect("a folder");
            std::thread::spawn(move || {
                let told = (0..5).filter(|round| {
                    let text = format!("Teller {teller}, reply {round}.");
                    let said = answer(start(&home, &["exec", "--save", "../game"], &text));
                    said.is_some_and(|said| said["text"] == json!(text))
                });
                u64::try_from(told.count()).expect("few")
            })
        })
        .collect();
    let answered: u64 = tellers.into_iter().map(|teller| teller.join().expect("told")).sum();
    let session = saved.open(Access::Read);
    assert!(answered > 0);
    assert_eq!((session.records - before, session.left_out), (answered, (0, JournalEnd::Whole)));
}
