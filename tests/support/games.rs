//! Games that were played and saved.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::game::{Command, Game, Pin};
use rulebound::items::Member;
use rulebound::rules::Effective;
use rulebound::save::{Access, GameFolder, Session, checkpoint_line};
use serde_json::{Value, json};

/// A command from its JSON.
pub fn command(json: Value) -> Command {
    serde_json::from_value(json).expect("a command")
}

/// A saved game with what its play came to.
pub struct Played {
    pub folder: tempfile::TempDir,
    pub path: PathBuf,
    pub rules: Effective,
    /// The state after so many records.
    pub states: Vec<Game>,
    pub journal: Vec<u8>,
    /// Where each record ends.
    pub ends: Vec<usize>,
}

impl Played {
    /// Plays some deeds on a base ruleset.
    pub fn new(base: &str, party: Vec<Member>, deeds: impl FnOnce(&mut Session, &mut Vec<Game>)) -> Self {
        let text = super::load_json(&super::base_path(base)).expect("base").to_string();
        let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
        let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game");
        let game = Game::begin(&rules, "A game".to_owned(), 1, party, None);
        let pin = Pin::new(base, 1, String::new(), &[]);
        GameFolder::create(&path, &pin, &vec![("ruleset.json".to_owned(), text.into_bytes())], &game).expect("made");
        let mut session = Session::open(&path, Access::Write, rules.clone()).expect("opened");
        let mut states = vec![session.game.clone()];
        deeds(&mut session, &mut states);
        drop(session);
        let journal = std::fs::read(path.join("journal.jsonl")).expect("a journal");
        let ends = journal.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1).collect();
        Self { folder, path, rules, states, journal, ends }
    }

    /// Six records: replies, an alternate, a continuation, one shown, one deleted.
    pub fn told() -> Self {
        Self::new("story", odo(), |session, states| {
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
        })
    }

    /// A whole fight, with replies, changes that are taken back and put in again, and loot around it.
    pub fn fought() -> Self {
        Self::new("fight-sum", super::dora(), |session, states| {
            let mut run = |session: &mut Session, deed: Value| {
                session.run(&command(deed.clone()), 0).unwrap_or_else(|fault| panic!("{deed}: {fault}"));
                states.push(session.game.clone());
            };
            run(session, json!({ "command": "tell", "text": "Down. [sheet: op=spend pool=Breath amount=1]" }));
            run(
                session,
                json!({ "command": "live", "member": 0, "change": { "op": "temp", "pool": "vigor", "amount": 9 } }),
            );
            let edit = json!({ "edit": "field", "field": "motto", "value": "Onward" });
            run(session, json!({ "command": "edit", "member": 0, "edit": edit }));
            run(session, json!({ "command": "undo", "member": 0 }));
            run(session, json!({ "command": "redo", "member": 0 }));
            run(session, json!({ "command": "start-fight", "foes": "eel" }));
            while session.game.fighting().is_some() {
                run(session, json!({ "command": "fight-by-itself" }));
            }
            run(session, json!({ "command": "tell", "text": "Up. [skill_check: skill=\"Climb\" dc=8]" }));
            run(session, json!({ "command": "retell", "text": "Or not. [sheet: op=note name=Eel value=Gone]" }));
            run(session, json!({ "command": "take-back", "seq": null }));
        })
    }

    /// Opens the game.
    pub fn open(&self, access: Access) -> Session {
        Session::open(&self.path, access, self.rules.clone()).expect("opened")
    }

    /// Where its journal is.
    pub fn journal_path(&self) -> PathBuf {
        self.path.join("journal.jsonl")
    }

    /// Puts the state after some record into a checkpoint.
    pub fn checkpoint(&self, after: usize) {
        let seq = u64::try_from(after).expect("few");
        let checkpoint = checkpoint_line(seq, &self.states[after]).expect("a checkpoint");
        std::fs::write(self.path.join(format!("checkpoint-{after}.json")), checkpoint).expect("written");
    }
}

/// Odo, who is told of under the base `story`.
pub fn odo() -> Vec<Member> {
    let odo = json!([{ "name": "Odo", "sheet": { "v": 3, "build": {} } }]);
    serde_json::from_value(odo).expect("a party")
}

/// The names in a folder, sorted.
pub fn listed(path: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(path).expect("a folder");
    let mut names: Vec<String> =
        entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}
