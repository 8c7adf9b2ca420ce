//! A log as it is read and written, out of events and a language.

use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};

use super::export::{Exported, LogFormat, export};
use super::filter::{LogFilter, choices};
use super::rows::rows;
use super::{LogLanguage, LogLine, LogState, hear, pane};
use crate::combat::{CombatantId, FightEvent};
use crate::locale::{Locale, Tag, Translation};
use crate::narrate::{Cast, CastName, Kind, Level};
use crate::text::{Named, RulesetText, safe};

struct Company;

impl Cast for Company {
    fn name(&self, id: &CombatantId) -> Option<CastName> {
        match id.0.as_str() {
            "mira" => Some(CastName::OfPlayer("Mira".into())),
            "wight" => Some(CastName::OfRuleset(Named::alone(RulesetText::new("Grave wight")))),
            _ => None,
        }
    }
}

fn label(text: &str) -> Value {
    json!({ "text": text, "ref": "x" })
}

fn events() -> Vec<FightEvent> {
    let hurt = json!({ "kind": "damage", "target": "wight", "source": "mira", "rolls": [], "flat": 2, "amount": 2,
        "dealt": 2, "adjust": "none", "toTemp": 0, "healthBefore": 6, "health": 4, "maxHealth": 6 });
    let told = json!([
        { "kind": "initiative", "entries": [{ "actor": "mira", "roll": [], "modifier": 0, "total": 9 }] },
        { "kind": "round", "round": 1 },
        { "kind": "turn", "actor": "mira", "round": 1 },
        { "kind": "deed", "actor": "mira", "optionId": "a", "label": label("Spade"), "targets": ["wight"] },
        { "kind": "spend", "actor": "mira", "pool": "k", "label": label("Resolve"), "amount": 1 },
        hurt,
        hurt,
        { "kind": "pass", "actor": "wight", "window": "w1" },
        { "kind": "round", "round": 2 },
        { "kind": "heal", "target": "mira", "rolls": [], "flat": 1, "amount": 1, "health": 3, "maxHealth": 4 },
        { "kind": "outcome", "outcome": "victory" },
    ]);
    serde_json::from_value(told).expect("events")
}

fn portuguese() -> Locale {
    let file = |text: &str| Arc::new(Translation::read(text.as_bytes(), None).expect("a good file").value);
    Locale::new(
        &Tag::parse("pt-BR").expect("a tag"),
        [
            file(r#"{"_meta":{"locale":"pt-BR"},"ruleset":{"Grave wight":"Tumulário"}}"#),
            file(r#"{"_meta":{"locale":"pt"},"ruleset":{"Spade":"Pá"}}"#),
        ],
    )
}

fn heard(locale: &Locale) -> Vec<LogLine> {
    let mut log = Vec::new();
    hear(&mut log, &[], &events(), &Company, locale);
    log
}

fn read(state: &LogState, locale: &Locale) -> Vec<String> {
    let name = |id: &CombatantId| safe(&id.0);
    pane(state, &heard(locale), true, &name, locale).lines.iter().map(|line| line.plain()).collect()
}

fn brief() -> LogState {
    LogState { level: Level::Brief, ..LogState::default() }
}

#[test]
fn a_level_keeps_what_is_above_it_out_and_repeats_are_told_once() {
    let said = read(&brief(), &Locale::english());
    assert_eq!(
        said,
        [
            "Round 1",
            "Mira uses Spade: Grave wight.",
            "Grave wight takes 2 damage, 6 → 4 of 6 left. ×2",
            "Round 2",
            "Mira recovers 1, 3 of 4.",
            "The fight is won.",
        ]
    );
    let full = LogState { level: Level::Full, ..LogState::default() };
    assert!(read(&full, &Locale::english()).contains(&"Grave wight lets it pass.".to_owned()));
    assert!(!read(&LogState::default(), &Locale::english()).contains(&"Grave wight lets it pass.".to_owned()));
}

#[test]
fn only_lines_about_one_or_of_one_kind_with_the_headings_they_stand_under() {
    let mut state = LogState::default();
    state.choose(&LogFilter::Kind(Kind::Cost));
    assert_eq!(read(&state, &Locale::english()), ["Round 1", "Mira spends 1 Resolve."]);
    state.choose(&LogFilter::Kind(Kind::Cost));
    state.choose(&LogFilter::Actor(CombatantId("wight".into())));
    assert_eq!(
        read(&state, &Locale::english()),
        ["Round 1", "Mira uses Spade: Grave wight.", "Grave wight takes 2 damage, 6 → 4 of 6 left. ×2"]
    );
    state.choose(&LogFilter::Kind(Kind::Healing));
    let nothing = read(&state, &Locale::english());
    assert!(nothing.len() == 1 && !nothing[0].contains("Nothing has happened"), "{nothing:?}");
    state.choose(&LogFilter::Everything);
    assert_eq!(state, LogState::default());
}

#[test]
fn choices_are_everybody_and_the_kinds_it_has() {
    let who = ["mira", "wight", "stranger"].map(|id| (CombatantId(id.into()), safe(id)));
    let state = LogState { kind: Some(Kind::Harm), ..LogState::default() };
    let listed = choices(&state, &heard(&Locale::english()), &who, &Locale::english());
    let labels: Vec<&str> = listed.iter().map(|(_, label)| label.as_str().trim()).collect();
    assert!(labels.contains(&"mira") && labels.contains(&"stranger (nothing told)"), "{labels:?}");
    assert!(labels.contains(&"✓ harm") && !labels.contains(&"movement"), "{labels:?}");
}

#[test]
fn a_folded_round_is_its_heading_with_the_number_of_its_lines() {
    let mut state = brief();
    state.folded.insert(1);
    let said = read(&state, &Locale::english());
    assert_eq!(said[0], "Round 1 · 3 lines folded");
    assert_eq!(said[1], "Round 2");
}

#[test]
fn a_place_past_the_end_is_the_last_row() {
    let state = LogState { cursor: Some(usize::MAX), ..brief() };
    let name = |id: &CombatantId| safe(&id.0);
    let log = heard(&Locale::english());
    assert_eq!(pane(&state, &log, true, &name, &Locale::english()).selected, Some(5));
    assert_eq!(pane(&state, &log, false, &name, &Locale::english()).selected, None);
}

#[test]
fn only_english_in_the_place_of_the_readers_language_is_a_fallback() {
    let both = LogState { language: LogLanguage::Both, ..brief() };
    let said = read(&both, &portuguese());
    let deed = said.iter().position(|line| line.contains("usa Pá")).expect("the deed");
    assert_eq!(said[deed + 1], "  Mira uses Spade: Grave wight.");
    assert_eq!(said[deed + 2].trim_end(), "  Pá ‹pt›  Tumulário ‹pt-BR›");
    let fallbacks = LogState { only_fallbacks: true, ..LogState::default() };
    assert_eq!(read(&fallbacks, &portuguese()), ["Rodada 1", "Mira gasta 1 de Resolve."]);
    let resolve = LogState { language: LogLanguage::Both, ..fallbacks };
    let marked = read(&resolve, &portuguese());
    assert!(marked.iter().any(|line| line.trim_end() == "  Resolve ‹en!›"), "{marked:?}");
}

#[test]
fn a_sentence_of_the_program_that_a_language_lacks_is_marked() {
    let french = Locale::bare(&Tag::parse("fr").expect("a tag"));
    let both = LogState { language: LogLanguage::Both, ..brief() };
    assert!(read(&both, &french).iter().any(|line| line.contains("log-outcome-victory ‹en!›")));
}

#[test]
fn english_beside_english_is_not_said_twice() {
    let both = LogState { language: LogLanguage::Both, ..brief() };
    let said = read(&both, &Locale::english());
    assert_eq!(said.iter().filter(|line| line.contains("The fight is won.")).count(), 1);
    assert!(said.iter().any(|line| line.contains("Spade ‹en›")), "{said:?}");
    let none = LogState { only_fallbacks: true, ..LogState::default() };
    assert!(rows(&none, &heard(&Locale::english()), &Locale::english()).is_empty());
}

#[test]
fn every_ending_has_its_format_and_nothing_else_has_one() {
    for (path, format) in [("a.txt", LogFormat::Text), ("b/c.MD", LogFormat::Markdown), ("d.json", LogFormat::Json)] {
        assert_eq!(LogFormat::of_path(Path::new(path)), Some(format), "{path}");
    }
    for path in ["a", "a.exe", ".json", ""] {
        assert_eq!(LogFormat::of_path(Path::new(path)), None, "{path}");
    }
}

#[test]
fn text_and_markdown_are_what_is_read_and_json_is_everything() {
    let (locale, events) = (portuguese(), events());
    let mut state = LogState { language: LogLanguage::Both, ..brief() };
    state.folded.insert(1);
    let log = heard(&locale);
    let exported = Exported { title: safe("Night *one*"), state: &state, log: &log, events: &events };
    let text = export(LogFormat::Text, &exported, &locale);
    assert!(text.starts_with("Night *one*\n") && text.contains("Rodada 1\n"), "{text}");
    assert!(text.contains("\n  Mira uses Spade: Grave wight.\n"), "{text}");
    let markdown = export(LogFormat::Markdown, &exported, &locale);
    assert!(markdown.starts_with("# Night \\*one\\*\n\n## Rodada 1\n\n- Mira usa Pá"), "{markdown}");
    assert!(markdown.contains("\n  - Mira uses Spade: Grave wight.\n"), "{markdown}");
    let document: Value = serde_json::from_str(&export(LogFormat::Json, &exported, &locale)).expect("JSON");
    assert_eq!(document["log"].as_array().map(Vec::len), Some(events.len()));
    assert_eq!(document["log"][3]["event"]["label"]["text"], "Spade");
    assert_eq!(document["log"][3]["text"], "Mira usa Pá: Tumulário.");
}
