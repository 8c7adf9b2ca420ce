//! Every kind of event is said in every language, without a fault, and reads as the snapshots show.

use std::fmt::Write;
use std::sync::Arc;

use crate::combat::{CombatantId, FightEvent};
use crate::locale::{Locale, Tag, Translation, WORD_LANGUAGES};
use crate::narrate::{Cast, CastName, Level, narrate, say};
use crate::text::{Named, RulesetText};

struct TestCast;

impl Cast for TestCast {
    fn name(&self, id: &CombatantId) -> Option<CastName> {
        let wolf = |number| CastName::OfRuleset(Named { base: RulesetText::new("Ash Wolf"), number });
        match id.0.as_str() {
            "mira" => Some(CastName::OfPlayer("Mira".into())),
            "ash-wolf" => Some(wolf(None)),
            "ash-wolf-2" => Some(wolf(Some(2))),
            _ => None,
        }
    }
}

/// At least one event of every kind, and of every case of a kind that is said another way.
fn samples() -> Vec<FightEvent> {
    serde_json::from_str(include_str!("samples.json")).expect("samples are events")
}

/// A language that the wolf and what it does have names in.
fn speaking(tag: &str, strings: &str) -> Locale {
    let words = format!(r#"{{"_meta":{{"locale":"{tag}"}},"ruleset":{strings}}}"#);
    let file = Translation::read(words.as_bytes(), None).expect("a good file").value;
    Locale::new(&Tag::parse(tag).expect("a tag"), [Arc::new(file)])
}

fn portuguese() -> Locale {
    let words = r#"{"_meta":{"locale":"pt-BR"},"ruleset":{"Ash Wolf":"Lobo de Cinza","Soaked":"Encharcado","Blessed":"Abençoado",
        "Guard":"Guarda","Longbow":"Arco Longo","Volley":"Rajada","fire":"fogo","Grit":"Fibra"}}"#;
    let file = Translation::read(words.as_bytes(), None).expect("a good file").value;
    Locale::new(&Tag::parse("pt-BR").expect("a tag"), [Arc::new(file)])
}

#[test]
fn every_kind_is_said_in_every_language() {
    for tag in WORD_LANGUAGES {
        let locale = Locale::bare(&Tag::parse(tag).expect("a tag"));
        for event in samples() {
            let said = say(&narrate(&event, &TestCast), &locale);
            assert!(!said.text.as_str().is_empty(), "{tag}: {event:?}");
            assert!(!said.text.as_str().contains(['{', '$']), "{tag}: {}", said.text);
        }
        let faults: Vec<_> = locale.missing().into_iter().filter(|missing| missing.fault.is_some()).collect();
        assert!(faults.is_empty(), "{faults:#?}");
        if ["en", "pt", "pt-BR"].contains(tag) {
            assert!(locale.missing().is_empty(), "{tag} lacks {:#?}", locale.missing());
        }
    }
}

#[test]
fn samples_hold_every_kind() {
    let kinds: std::collections::BTreeSet<String> = samples()
        .iter()
        .map(|event| serde_json::to_value(event).expect("an event")["kind"].as_str().expect("a kind").to_owned())
        .collect();
    let source = include_str!("../../combat/event.rs");
    let body = source.split("pub enum FightEvent {").nth(1).expect("the events");
    let declared =
        body.lines().filter(|line| line.starts_with("    ") && line.ends_with(" {") && !line.starts_with("     "));
    for variant in declared.map(|line| line.trim().trim_end_matches(" {")) {
        let mut kebab = String::new();
        for c in variant.chars() {
            if c.is_uppercase() && !kebab.is_empty() {
                kebab.push('-');
            }
            kebab.extend(c.to_lowercase());
        }
        assert!(kinds.contains(&kebab), "no sample of {kebab}");
    }
}

fn told(locale: &Locale) -> String {
    let mut text = String::new();
    for event in samples() {
        let line = narrate(&event, &TestCast);
        let said = say(&line, locale);
        let level = match line.level {
            Level::Brief => "!",
            Level::Normal => " ",
            Level::Full => "+",
            Level::Unseen => "-",
        };
        write!(text, "{level} {:?}: {}", line.kind, said.text).expect("a string");
        for string in &said.strings {
            write!(text, " | {} = {} ({})", string.english, string.shown, string.from).expect("a string");
        }
        text.push('\n');
    }
    text
}

#[test]
fn english_reads_as_agreed() {
    insta::assert_snapshot!(told(&Locale::english()));
}

#[test]
fn portuguese_reads_as_agreed() {
    insta::assert_snapshot!(told(&portuguese()));
}

#[test]
fn german_reads_as_agreed() {
    insta::assert_snapshot!(told(&speaking("de", r#"{"Ash Wolf":"Aschwolf","Longbow":"Langbogen","Volley":"Salve"}"#)));
}

#[test]
fn russian_reads_as_agreed() {
    let strings = r#"{"Ash Wolf":"Пепельный волк","Longbow":"Длинный лук","Volley":"Залп","Grit":"Стойкость"}"#;
    insta::assert_snapshot!(told(&speaking("ru", strings)));
}

#[test]
fn chinese_reads_as_agreed() {
    let strings = r#"{"Ash Wolf":"灰烬狼","Longbow":"长弓","Volley":"齐射","Grit":"坚毅"}"#;
    insta::assert_snapshot!(told(&speaking("zh-Hans", strings)));
}

#[test]
fn the_worked_example_of_a_roll() {
    let event = samples().into_iter().find(|event| matches!(event, FightEvent::Attack { .. })).expect("an attack");
    let said = say(&narrate(&event, &TestCast), &Locale::english());
    let wanted = "15 (rolled 4, 15, with advantage) + 5 + 3 (Blessed) = 23 against Guard 16";
    assert!(said.text.as_str().contains(wanted), "{}", said.text);
}

#[test]
fn a_numbered_name_is_listed_once_as_its_base() {
    let event = samples().into_iter().find(|event| matches!(event, FightEvent::Cancelled { .. })).expect("one");
    let said = say(&narrate(&event, &TestCast), &portuguese());
    assert!(said.text.as_str().contains("Lobo de Cinza 2"), "{}", said.text);
    let english: Vec<&str> = said.strings.iter().map(|string| string.english.as_str()).collect();
    assert_eq!(english, ["Ash Wolf", "Kindle"]);
}
