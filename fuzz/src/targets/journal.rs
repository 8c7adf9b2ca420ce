//! A game's journal, or one of its checkpoints. A line without a checksum gets its own, so that what is in the records is
//! reached; a first line with a `game` in it is a checkpoint, read with a checksum of its own and as one of the layout that had
//! none.

use std::fs;
use std::sync::LazyLock;

use rulebound::game::{Game, Pin, SAVE_LAYOUT};
use rulebound::rules::Effective;
use rulebound::save::{Access, GameFolder, JournalEnd, Record, checkpoint_line, record_line, survey};
use serde_json::{Value, json};

use super::known;

const RULESET: &str = include_str!("../../../tests/cases/bases/story.json");

static RULES: LazyLock<Effective> = LazyLock::new(|| known(RULESET));

static BEGUN: LazyLock<Game> = LazyLock::new(|| {
    let party = serde_json::from_value(json!([{ "name": "Odo", "sheet": { "v": 3, "build": {} } }])).expect("a party");
    Game::begin(&RULES, "A game".to_owned(), 1, party, None)
});

/// The last layout whose checkpoints had no checksum.
const UNSUMMED: u32 = 2;

/// Places at which a journal is cut: behind a record, and one byte before.
const CUTS: usize = 6;

/// Reads a journal or a checkpoint.
pub fn run(bytes: &[u8]) {
    match serde_json::from_slice::<Value>(bytes) {
        Ok(checkpoint) if checkpoint.get("game").is_some() => {
            let summed = checkpoint_line(9, &checkpoint["game"]).expect("a checkpoint");
            opened(b"", Some((SAVE_LAYOUT, summed.as_bytes())));
            opened(b"", Some((UNSUMMED, bytes)));
        }
        _ => {
            let journal = summed(bytes);
            opened(&journal, None);
            let records = journal.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at);
            for cut in records.flat_map(|at| [at, at + 1]).take(CUTS) {
                opened(&journal[..cut], None);
            }
        }
    }
}

/// The game opens the same each time, and is left as it was. A checkpoint is of a layout.
fn opened(journal: &[u8], checkpoint: Option<(u32, &[u8])>) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path();
    let write = |name: &str, bytes: &[u8]| fs::write(path.join(name), bytes).expect("written");
    let layout = checkpoint.map_or(SAVE_LAYOUT, |(layout, _)| layout);
    let pin = Pin { layout, ..Pin::new("story", 1, String::new(), &[]) };
    write("pin.json", &serde_json::to_vec(&pin).expect("a pin"));
    write("checkpoint-0.json", checkpoint_line(0, &*BEGUN).expect("a checkpoint").as_bytes());
    write("journal.jsonl", journal);
    if let Some((_, bytes)) = checkpoint {
        write("checkpoint-9.json", bytes);
    }
    let _ = GameFolder::glance(path).expect("the first checkpoint is whole");
    let _ = GameFolder::without_rules(path).expect("the first checkpoint is whole");
    let (first, again) = (GameFolder::open(path, Access::Read, &RULES), GameFolder::open(path, Access::Read, &RULES));
    match (first, again) {
        (Ok(first), Ok(again)) => {
            assert_eq!(first.game, again.game, "opened twice");
            let lines = journal.iter().filter(|byte| **byte == b'\n').count();
            assert!(
                checkpoint.is_some() || first.records <= lines as u64,
                "{} records in {lines} lines",
                first.records
            );
            assert!(
                first.end != JournalEnd::Whole || first.dropped == 0,
                "{} left out of a whole journal",
                first.dropped
            );
            let found = survey(path).expect("surveyed");
            assert_eq!((found.records, found.dropped, found.end), (first.records, first.dropped, first.end));
            let text = serde_json::to_string(&first.game).expect("a game is written");
            let stored: Game = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            // What cannot be read of a sheet is put aside when it is written, so that texts are compared.
            assert_eq!(serde_json::to_string(&stored).expect("a game is written"), text, "nothing is lost on the way");
        }
        // A record that is whole and means nothing to this program.
        (Err(_), Err(_)) => {}
        _ => panic!("opened once, refused once"),
    }
    assert_eq!(fs::read(path.join("journal.jsonl")).expect("a journal"), journal, "nothing is written");
}

/// Every line that is a record without its checksum, with it.
fn summed(bytes: &[u8]) -> Vec<u8> {
    let mut journal = Vec::new();
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        match serde_json::from_slice::<Record>(line) {
            Ok(record) if !line.starts_with(b"{\"sum\"") => {
                journal.extend(record_line(&record).expect("a record is written").into_bytes());
            }
            _ => journal.extend(line),
        }
    }
    journal
}
