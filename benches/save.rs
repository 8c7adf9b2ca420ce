//! Saved games: what a record costs in a long game, and what opening one costs.
//!
//! Numbers, each a ratio within one run:
//! - `append`: a command carried out in a game of 100,000 records, written and synced, against one in a game of 100 (at
//!   most 1.5);
//! - `open`: opening a game of 100,000 records as play leaves it, with its newest checkpoint, against parsing the lines of
//!   its journal as JSON (at most 2);
//! - `open without`: the same with no checkpoint but the first, as after damage: every event is applied again (at most 2).
//!
//! `cargo bench --bench save` prints them after criterion's own measurements, and what the copy of the state costs that a
//! checkpoint is written from.

mod support;

use std::fs::{self, File};
use std::hint::black_box;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use criterion::Criterion;
use rulebound::dice::Roller;
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::game::{Command, Game, Pin, decide, evolve};
use rulebound::items::Member;
use rulebound::rules::Effective;
use rulebound::save::{Access, GameFolder, Record, Session, checkpoint_line, record_line};
use serde_json::{Value, json};
use support::least;

/// Records of the long game.
const LONG: u64 = 100_000;
/// Records of the short one.
const SHORT: u64 = 100;
/// Records after which a checkpoint is due at the earliest.
const DUE: u64 = 100;

fn command(json: Value) -> Command {
    serde_json::from_value(json).expect("a command")
}

/// What is done again and again: replies with tags, changes to live state, edits.
fn deeds() -> Vec<Command> {
    let text =
        "They wade on through the reeds while the light goes, and nobody says what everybody thinks of. ".repeat(3);
    let tell = json!({ "command": "tell", "text": format!("{text}[skill_check: skill=\"Wade\" dc=8]") });
    let live =
        |op: &str| json!({ "command": "live", "member": 1, "change": { "op": op, "pool": "nerve", "amount": 1 } });
    let edit = |rank: i64| json!({ "command": "edit", "member": 2, "edit": { "edit": "field", "field": "rank", "value": rank } });
    let deeds = [
        live("spend"),
        tell.clone(),
        live("restore"),
        edit(4),
        live("spend"),
        live("restore"),
        tell,
        edit(5),
        live("spend"),
        live("restore"),
    ];
    deeds.into_iter().map(command).collect()
}

struct Saved {
    path: PathBuf,
    rules: Effective,
}

/// A game of so many records, with the checkpoints that play leaves, written without waiting for the disk.
fn saved(folder: &Path, records: u64) -> Saved {
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/bases/story.json");
    let text = fs::read(base).expect("a ruleset");
    let rules = Effective::base(Arc::new(Rulebook::single(read_ruleset(&text).expect("a ruleset").value)));
    let party: Vec<Member> = ["Odo", "Ida", "Ulf", "Ebba"]
        .iter()
        .map(|name| {
            serde_json::from_value(json!({ "name": name, "sheet": { "v": 3, "build": {} } })).expect("a member")
        })
        .collect();
    let mut game = Game::begin(&rules, "Bench".to_owned(), 7, party, None);
    let path = folder.join(format!("game-{records}"));
    let pin = Pin::new("story", 1, String::new(), &[]);
    GameFolder::create(&path, &pin, &vec![("ruleset.json".to_owned(), text)], &game).expect("made");
    let mut journal = BufWriter::new(File::create(path.join("journal.jsonl")).expect("a journal"));
    let deeds = deeds();
    let (mut seq, mut bytes, mut newest) = (0, 0, (0, 0, 0));
    for deed in deeds.iter().cycle() {
        if seq == records {
            break;
        }
        let mut roller = Roller::seeded(game.cursor_of(deed));
        let events = decide(&rules, &game, deed, &mut roller).expect("done");
        seq += 1;
        game.record = seq;
        let stored = events.iter().map(|event| serde_json::to_value(event).expect("an event")).collect();
        let command = serde_json::to_value(deed).expect("a command");
        let line = record_line(&Record { seq, at: 7, command, events: stored, dice: None }).expect("a line");
        journal.write_all(line.as_bytes()).expect("written");
        bytes += line.len();
        events.iter().for_each(|event| evolve(&rules, &mut game, event));
        let (after, at, size) = newest;
        if seq >= after + DUE && bytes - at >= size {
            let checkpoint = checkpoint_line(seq, &game).expect("a checkpoint");
            fs::write(path.join(format!("checkpoint-{seq}.json")), &checkpoint).expect("written");
            if after > 0 {
                fs::remove_file(path.join(format!("checkpoint-{after}.json"))).expect("removed");
            }
            newest = (seq, bytes, checkpoint.len());
        }
    }
    journal.flush().expect("written");
    println!("{records} records: {bytes} bytes; the newest checkpoint is of record {}, {} bytes", newest.0, newest.2);
    Saved { path, rules }
}

fn open(saved: &Saved) -> u64 {
    GameFolder::open(&saved.path, Access::Read, &saved.rules).expect("opened").records
}

fn parse(bytes: &[u8]) -> usize {
    let lines = bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    lines.map(|line| serde_json::from_slice::<Value>(line).expect("JSON")).map(black_box).count()
}

/// Twenty commands, each written and synced.
fn play(session: &mut Session, deeds: &[Command]) {
    for deed in deeds.iter().cycle().take(20) {
        session.run(deed, 7).expect("done");
    }
}

fn seconds(duration: Duration) -> f64 {
    duration.as_secs_f64()
}

fn main() {
    let folder = tempfile::tempdir().expect("a folder");
    let (short, long) = (saved(folder.path(), SHORT), saved(folder.path(), LONG));
    let journal = fs::read(long.path.join("journal.jsonl")).expect("a journal");
    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    criterion.bench_function("save/open_100_000", |bench| bench.iter(|| open(&long)));
    criterion.final_summary();

    let parsed = seconds(least(5, || assert_eq!(black_box(parse(&journal)), 100_000)));
    let opened = seconds(least(5, || assert_eq!(open(&long), LONG)));
    println!(
        "open: opened / parsed = {:.2} (at most 2); {:.0} ms against {:.0} ms",
        opened / parsed,
        opened * 1e3,
        parsed * 1e3
    );

    let deeds = deeds();
    let session = |saved: &Saved| Session::open(&saved.path, Access::Write, saved.rules.clone()).expect("opened");
    let (mut early, mut late) = (session(&short), session(&long));
    let copied = seconds(least(5, || drop(black_box(late.game.clone()))));
    // By turns, so that a slow moment of the disk meets both.
    let (mut first, mut last) = (Duration::MAX, Duration::MAX);
    for _ in 0..60 {
        first = first.min(least(1, || play(&mut early, &deeds)));
        last = last.min(least(1, || play(&mut late, &deeds)));
    }
    println!(
        "append: in 100,000 records / in 100 = {:.2} (at most 1.5); {:.2} ms each",
        seconds(last) / seconds(first),
        seconds(last) * 50.0
    );
    println!("a copy of the state after 100,000 records: {:.1} ms", copied * 1e3);
    drop((early, late));

    for entry in fs::read_dir(&long.path).expect("a folder").flatten() {
        let name = entry.file_name().to_string_lossy().into_owned();
        if name.starts_with("checkpoint-") && name != "checkpoint-0.json" {
            fs::remove_file(entry.path()).expect("removed");
        }
    }
    let journal = fs::read(long.path.join("journal.jsonl")).expect("a journal");
    let parsed = seconds(least(5, || assert!(black_box(parse(&journal)) > 100_000)));
    let opened = seconds(least(5, || assert!(open(&long) > LONG)));
    println!(
        "open without: opened / parsed = {:.2} (at most 2); {:.0} ms against {:.0} ms",
        opened / parsed,
        opened * 1e3,
        parsed * 1e3
    );
}
