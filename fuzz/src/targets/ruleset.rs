//! A ruleset: read, every layer turned on, what they leave written and read again; a blank sheet and a short fight under it.

use std::collections::BTreeSet;
use std::sync::Arc;

use rulebound::combat::{FoeRequest, bestiary, start, step_by_itself};
use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::format::book::Rulebook;
use rulebound::format::capability::{lowest, needs};
use rulebound::format::check::check_effective;
use rulebound::format::load::{RULESET_BYTES_MAX, read_ruleset};
use rulebound::format::ruleset::Ruleset;
use rulebound::format::shape::{Reader, Shape};
use rulebound::items::{Member, Party};
use rulebound::locale::{Locale, display_strings};
use rulebound::rules::Effective;
use rulebound::sheet::{NoItems, evaluate, read_sheet};
use rulebound::source::{Code, Document, Path};
use serde_json::Value;

use super::super::hold;
use super::told;

/// Turns of a fight: enough that both sides act.
const STEPS: usize = 10;

/// Reads a ruleset file.
pub fn run(bytes: &[u8]) {
    match (read_ruleset(bytes), read_ruleset(bytes)) {
        (Err(refused), Err(again)) => {
            assert_eq!(refused, again, "read twice");
            hold::refused(bytes, &refused);
        }
        (Ok(read), Ok(again)) => {
            assert!(read.value == again.value && read.warnings == again.warnings, "read twice");
            hold::findings(bytes, &read.warnings);
            accepted(bytes, read.value);
        }
        _ => panic!("read once, refused once"),
    }
}

fn accepted(bytes: &[u8], ruleset: Ruleset) {
    let base: Value = serde_json::from_slice(bytes).expect("whatever is accepted is JSON to everybody");
    let written = base.to_string();
    if written.len() <= RULESET_BYTES_MAX {
        let again = read_ruleset(written.as_bytes()).unwrap_or_else(|refused| panic!("written: {refused:#?}")).value;
        assert!(again == ruleset, "written and read again it is another");
    }
    assert!(lowest(&needs(&ruleset)) <= rulebound::format::capability::Capability::NEWEST);
    let ids: Vec<String> = ruleset.layers().iter().map(|layer| layer.id.as_str().to_owned()).collect();
    let book = Arc::new(Rulebook::single(ruleset));
    let english = Locale::english();
    for string in display_strings(&book) {
        hold::harmless(english.tr(&string.text).text.as_str(), "a display string");
    }
    let none = Effective::base(Arc::clone(&book));
    assert_eq!(none.document(base.clone()), base, "without layers it is itself");
    let mut choices: Vec<Vec<String>> = ids.iter().map(|id| vec![id.clone()]).collect();
    choices.push(ids);
    for on in &choices {
        under_layers(&Effective::of(Arc::clone(&book), on), on, &base);
    }
    played(&none);
}

fn under_layers(rules: &Effective, on: &[String], base: &Value) {
    let asked: BTreeSet<&str> = on.iter().map(String::as_str).collect();
    let applied: BTreeSet<&str> = rules.applied().iter().map(|id| id.as_str()).collect();
    let dropped: BTreeSet<&str> = rules.dropped().iter().map(|dropped| dropped.id.as_str()).collect();
    assert!(applied.is_disjoint(&dropped), "{applied:?} and {dropped:?}");
    assert_eq!(
        applied.union(&dropped).copied().collect::<BTreeSet<_>>(),
        asked,
        "every layer asked for is in force or dropped"
    );
    for row in rules.change_rows(base) {
        assert!(rules.applied().contains(&row.layer), "{row:?}");
    }
    let mut document = rules.document(base.clone());
    // It names the schema that an editor goes by, which is no key of the format.
    document.as_object_mut().map(|document| document.shift_remove("$schema"));
    let text = document.to_string();
    let mut document = Document::read(text.as_bytes(), usize::MAX).expect("the effective ruleset is JSON");
    let mut reader = Reader { findings: document.take_findings() };
    let read = Ruleset::read(document.root(), &Path::ROOT, &mut reader);
    let mut findings = reader.findings;
    if let Some(read) = &read {
        check_effective(read, &mut findings);
    }
    // Guidance that layers append may be longer than a file's.
    let tolerated = |code: Code, pointer: &str| code == Code::TextTooLong && pointer.starts_with("/gm/");
    let wrong: Vec<_> = findings.iter().filter(|found| !tolerated(found.code, &found.pointer)).collect();
    assert!(read.is_some() && wrong.is_empty(), "under {on:?} it is no ruleset: {wrong:#?}");
}

/// A blank sheet has numbers, and whoever has none yet can still be fought.
fn played(rules: &Effective) {
    let member = Member { name: "Odo".to_owned(), ..Member::default() };
    let read = read_sheet(rules, &member.sheet, &member.live);
    let values = evaluate(rules, &read.sheet.build, &read.live, &NoItems);
    for pool in values.pools() {
        assert!(pool.value <= pool.max.max(0) && pool.temp >= 0, "{pool:?}");
    }
    for track in values.tracks() {
        assert!((track.min..=track.max).contains(&track.value), "{track:?}");
    }
    let Some(name) = bestiary(rules).map(|(reference, _, _)| reference.to_string()).next() else { return };
    let foes = [FoeRequest { name, count: 2, invented: None }];
    let party = Party { party: vec![member], ..Party::default() };
    let mut roller = Roller::seeded(Cursor::start(1, Stream::Fight));
    let Ok((mut fight, mut events)) = start(rules, &party, &foes, &mut roller) else { return };
    for _ in 0..STEPS {
        if fight.to_choose().is_none() {
            break;
        }
        events.extend(step_by_itself(rules, &mut fight, &mut roller));
    }
    told(&fight, &events);
}
