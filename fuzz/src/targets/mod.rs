//! One file a kind of input.

pub mod catalog;
pub mod catalog_document;
pub mod choices;
pub mod foes;
pub mod journal;
pub mod locale;
pub mod manifest;
pub mod package;
pub mod party;
pub mod ruleset;
pub mod story;

use std::sync::Arc;

use rulebound::combat::{Encounter, FightEvent};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::locale::Locale;
use rulebound::narrate::{narrate, say};
use rulebound::rules::Effective;

use super::hold::harmless;

/// A ruleset that the inputs of other kinds are read under.
fn known(text: &str) -> Effective {
    let loaded = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
    Effective::base(Arc::new(Rulebook::single(loaded.value)))
}

/// What happened in a fight can be said, and the fight can be stored and gone on with.
fn told(fight: &Encounter, events: &[FightEvent]) {
    let english = Locale::english();
    for event in events {
        harmless(say(&narrate(event, fight), &english).text.as_str(), "a line of the log");
        let text = serde_json::to_string(event).expect("an event is written");
        let again: FightEvent = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        assert_eq!(&again, event, "an event is read back");
    }
    let text = serde_json::to_string(fight).expect("a fight is written");
    let again: Encounter = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(&again, fight, "a fight is read back");
}
