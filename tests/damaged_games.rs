//! A real game's journal cut at every byte and with a bit of every byte flipped: what opens is the state after a whole number
//! of records, what is left out is counted, nothing is written unasked, and recovering makes it playable.

mod support;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::game::{Command, Game, Pin};
use rulebound::rules::Effective;
use rulebound::save::{Access, GameFolder, JournalEnd, Session, Will, recover, replay, survey};
use serde_json::{Value, json};

struct Saved {
    _folder: tempfile::TempDir,
    path: PathBuf,
    rules: Effective,
    /// The state after so many records.
    states: Vec<Game>,
    journal: Vec<u8>,
    /// Where each record ends.
    ends: Vec<usize>,
}

fn command(json: Value) -> Command {
    serde_json::from_value(json).expect("a command")
}

impl Saved {
    /// A game of six records: replies, an alternate, a continuation, one shown, one deleted.
    fn new() -> Self {
        let text = support::load_json(&support::base_path("story")).expect("base").to_string();
        let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
        let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game");
        let party =
            serde_json::from_value(json!([{ "name": "Odo", "sheet": { "v": 3, "build": {} } }])).expect("a party");
        let game = Game::begin(&rules, "A game".to_owned(), 1, party, None);
        let pin = Pin::new("story", 1, String::new(), &[]);
        GameFolder::create(&path, &pin, &vec![("ruleset.json".to_owned(), text.into_bytes())], &game).expect("made");
        let mut session = Session::open(&path, Access::Write, rules.clone()).expect("opened");
        let mut states = vec![session.game.clone()];
        let spend = "[sheet: op=spend pool=nerve amount=1] [skill_check: skill=\"Wade\" dc=8]";
        for deed in [
            json!({ "command": "tell", "text": format!("One. {spend}") }),
            json!({ "command": "tell", "text": format!("Two. {spend}") }),
            json!({ "command": "retell", "text": format!("Two otherwise. {spend}") }),
            json!({ "command": "go-on", "text": format!(" And on. {spend}") }),
            json!({ "command": "show", "seq": 2, "alternate": 0 }),
            json!({ "command": "delete", "seq": 2 }),
        ] {
            session.run(&command(deed), 0).expect("done");
            states.push(session.game.clone());
        }
        drop(session);
        let journal = std::fs::read(path.join("journal.jsonl")).expect("a journal");
        let ends = journal.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
        Self { _folder: folder, path, rules, states, journal, ends }
    }

    fn journal_path(&self) -> PathBuf {
        self.path.join("journal.jsonl")
    }

    /// Opens the game with these bytes as its journal; how many records are in the state, which is checked.
    fn opened(&self, bytes: &[u8]) -> (usize, usize, JournalEnd) {
        std::fs::write(self.journal_path(), bytes).expect("written");
        let files = listed(&self.path);
        let session = Session::open(&self.path, Access::Read, self.rules.clone()).expect("opened");
        let records = usize::try_from(session.records).expect("few");
        assert_eq!(session.game, self.states[records], "the state after {records} records");
        let found = survey(&self.path).expect("surveyed");
        assert_eq!((found.dropped, found.end), session.left_out);
        assert_eq!(std::fs::read(self.journal_path()).expect("a journal"), bytes, "nothing is written");
        assert_eq!(listed(&self.path), files, "nothing is added");
        (records, session.left_out.0, session.left_out.1)
    }
}

fn listed(path: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(path).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
fn cut_anywhere_a_game_opens_after_whole_records() {
    let saved = Saved::new();
    for cut in 0..=saved.journal.len() {
        let whole = saved.ends.iter().filter(|end| **end <= cut).count();
        let torn = cut > 0 && !saved.ends.contains(&cut);
        let end = if torn { JournalEnd::Torn } else { JournalEnd::Whole };
        assert_eq!(saved.opened(&saved.journal[..cut]), (whole, usize::from(torn), end), "cut at {cut}");
    }
}

#[test]
fn a_flipped_bit_anywhere_stops_there_and_counts_the_rest() {
    let saved = Saved::new();
    for at in 0..saved.journal.len() {
        let mut bytes = saved.journal.clone();
        bytes[at] ^= 1 << (at % 8);
        let line = saved.ends.iter().filter(|end| **end <= at).count();
        let (records, dropped, end) = saved.opened(&bytes);
        assert_eq!(records, line, "flipped at {at}");
        assert!(dropped >= 1, "flipped at {at}");
        assert_ne!(end, JournalEnd::Whole, "flipped at {at}");
    }
}

#[test]
fn recovering_keeps_the_old_journal_and_the_game_plays_on() {
    let saved = Saved::new();
    let mut bytes = saved.journal.clone();
    bytes[saved.ends[2] + 40] ^= 4;
    std::fs::write(saved.journal_path(), &bytes).expect("written");
    let found = recover(&saved.path, Will::Ask).expect("recovered");
    assert_eq!((found.records, found.dropped, found.end), (3, 3, JournalEnd::Checksum));
    let kept = found.kept.expect("the old journal");
    assert_eq!(std::fs::read(kept).expect("the old journal"), bytes);
    let mut session = Session::open(&saved.path, Access::Write, saved.rules.clone()).expect("opened");
    assert_eq!(session.game, saved.states[3]);
    session.run(&command(json!({ "command": "tell", "text": "On." })), 0).expect("told");
    drop(session);
    let replayed = replay(&saved.path, &saved.rules).expect("replayed");
    assert_eq!((replayed.records, replayed.first_difference), (4, None));
}

#[test]
fn damage_that_a_checkpoint_covers_hides_nothing_behind_it() {
    let saved = Saved::new();
    let checkpoint = json!({ "seq": 4, "game": saved.states[4] }).to_string();
    std::fs::write(saved.path.join("checkpoint-4.json"), checkpoint).expect("written");
    let mut bytes = saved.journal.clone();
    bytes[saved.ends[1] + 40] ^= 4;
    let (records, dropped, end) = saved.opened(&bytes);
    assert_eq!((records, dropped, end), (6, 1, JournalEnd::Checksum));
    let found = recover(&saved.path, Will::Ask).expect("recovered");
    assert_eq!((found.records, found.checkpoint), (6, 4));
    let session = Session::open(&saved.path, Access::Write, saved.rules.clone()).expect("opened");
    assert_eq!((&session.game, session.left_out.1), (&saved.states[6], JournalEnd::Whole));
}

#[test]
fn a_changed_record_is_where_a_replay_differs() {
    let saved = Saved::new();
    let text = String::from_utf8(saved.journal.clone()).expect("text");
    let read = rulebound::save::read_journal(text.as_bytes(), 0);
    let mut changed = String::new();
    for mut record in read.records {
        if record.seq == 2 {
            record.command = json!({ "command": "tell", "text": "Something else." });
        }
        changed.push_str(&rulebound::save::record_line(&record).expect("a line"));
    }
    std::fs::write(saved.journal_path(), changed).expect("written");
    let replayed = replay(&saved.path, &saved.rules).expect("replayed");
    assert_eq!(replayed.first_difference.map(|difference| difference.seq), Some(2));
}
