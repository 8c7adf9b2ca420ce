//! A party, a character, a member or a sheet: read, moved up to a ruleset's version, written and read again.

use std::sync::LazyLock;

use rulebound::items::Party;
use rulebound::items::transfer::{Imported, export, findings, import, import_one};
use rulebound::rules::Effective;
use rulebound::sheet::{NoItems, evaluate, read_sheet};
use rulebound::source::Diagnostic;

use super::super::hold;
use super::known;

static RULES: LazyLock<Effective> = LazyLock::new(|| known(include_str!("../../../tests/cases/bases/story.json")));

/// Members whose numbers are worked out: a thousand of them cost time and find nothing more.
const WORKED_OUT: usize = 4;

/// Reads a party file.
pub fn run(bytes: &[u8]) {
    hold::findings(bytes, &findings(bytes));
    if let Err(found) = import_one(bytes) {
        refused(bytes, &found);
    }
    match (import(bytes), import(bytes)) {
        (Err(found), Err(again)) => {
            assert_eq!(found, again, "read twice");
            refused(bytes, &found);
        }
        (Ok(read), Ok(again)) => {
            assert_eq!(read, again, "read twice");
            accepted(bytes, read);
        }
        _ => panic!("read once, refused once"),
    }
}

fn refused(bytes: &[u8], found: &[Diagnostic]) {
    assert!(found.iter().any(Diagnostic::is_error), "refused for nothing: {found:#?}");
    hold::findings(bytes, found);
}

fn accepted(bytes: &[u8], read: Imported) {
    if let Imported::Party { dropped, .. } = &read {
        hold::findings(bytes, dropped);
    }
    if let Imported::Character(character) = &read {
        let text = export(character).expect("a character is written");
        let again = import(text.as_bytes()).unwrap_or_else(|found| panic!("written: {found:#?}\n{text}"));
        let Imported::Character(again) = again else { panic!("a character is read as {again:?}") };
        assert_eq!(export(&again).expect("a character is written"), text, "nothing is lost on the way");
    }
    let party = read.into_party();
    let text = serde_json::to_string(&party).expect("a party is written");
    let again = import(text.as_bytes()).unwrap_or_else(|found| panic!("written: {found:#?}\n{text}"));
    match again {
        Imported::Party { party: again, dropped } => {
            assert_eq!(dropped, [], "{text}");
            // What cannot be read (a version that is a text) is put aside when it is written, so that texts are compared.
            assert_eq!(serde_json::to_string(&again).expect("a party is written"), text, "nothing is lost on the way");
        }
        other => panic!("a party is read as {other:?}"),
    }
    worked_out(&party);
}

/// Whatever a sheet says, it has numbers, within their bounds.
fn worked_out(party: &Party) {
    for member in party.party.iter().take(WORKED_OUT) {
        let read = read_sheet(&RULES, &member.sheet, &member.live);
        let values = evaluate(&RULES, &read.sheet.build, &read.live, &NoItems);
        for pool in values.pools() {
            assert!((0..=pool.max).contains(&pool.value) && pool.temp >= 0, "{pool:?}");
        }
        for track in values.tracks() {
            assert!((track.min..=track.max).contains(&track.value), "{track:?}");
        }
    }
}
