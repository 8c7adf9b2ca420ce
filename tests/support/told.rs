//! Everything that happens in the fights of cases: every kind of event is there, and every language has words for each.

use std::collections::BTreeSet;

use rulebound::combat::FightEvent;
use rulebound::locale::{Locale, Tag, WORD_LANGUAGES};
use rulebound::narrate::{narrate, say};
use serde_json::Value;

/// The events of the answers heard so far.
#[derive(Default)]
pub struct Told {
    events: Vec<FightEvent>,
    faults: Vec<String>,
}

impl Told {
    /// Takes the log of an answer in; other answers have none.
    pub fn hear(&mut self, answer: &str) {
        let Ok(answer) = serde_json::from_str::<Value>(answer) else { return };
        for line in answer["log"].as_array().into_iter().flatten() {
            match serde_json::from_value(line["event"].clone()) {
                Ok(event) => self.events.push(event),
                Err(error) => self.faults.push(format!("an event that is none: {error}: {line}")),
            }
        }
    }

    /// Kinds that no case brings about, and messages that a language lacks or that cannot be put together.
    pub fn faults(mut self) -> Vec<String> {
        let happened: BTreeSet<String> = self.events.iter().map(kind).collect();
        let missing = declared().into_iter().filter(|kind| !happened.contains(kind));
        self.faults.extend(missing.map(|kind| format!("no case under tests/cases/fight brings about `{kind}`")));
        for tag in WORD_LANGUAGES {
            let locale = Locale::bare(&Tag::parse(tag).expect("a tag"));
            for event in &self.events {
                let said = say(&narrate(event, &()), &locale);
                if said.text.as_str().is_empty() {
                    self.faults.push(format!("{tag} has nothing to say of {event:?}"));
                }
            }
            self.faults.extend(locale.missing().iter().map(|missing| format!("{tag} lacks {missing:?}")));
        }
        self.faults
    }
}

fn kind(event: &FightEvent) -> String {
    let written = serde_json::to_value(event).expect("an event");
    written["kind"].as_str().expect("a kind").to_owned()
}

/// The kinds that are declared, as they are written.
fn declared() -> Vec<String> {
    let source = include_str!("../../src/combat/event.rs");
    let body = source.split("pub enum FightEvent {").nth(1).expect("the events");
    let variants = body.lines().filter_map(|line| line.strip_prefix("    ")?.strip_suffix(" {"));
    let variants = variants.filter(|name| name.chars().all(char::is_alphanumeric));
    let kebab = |name: &str| {
        let mut kebab = String::new();
        for c in name.chars() {
            if c.is_uppercase() && !kebab.is_empty() {
                kebab.push('-');
            }
            kebab.extend(c.to_lowercase());
        }
        kebab
    };
    let kinds: Vec<String> = variants.map(kebab).collect();
    assert!(kinds.len() > 30, "{kinds:?}");
    kinds
}
