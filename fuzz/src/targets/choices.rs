//! A file of a party's choices, carried out in a fight.

use std::sync::LazyLock;

use rulebound::cli::parse_choices;
use rulebound::combat::{FoeRequest, start, step, step_by_itself};
use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::items::Party;
use rulebound::rules::Effective;
use serde_json::json;

use super::super::hold;
use super::{known, told};

static RULES: LazyLock<Effective> = LazyLock::new(|| known(include_str!("../../../tests/cases/bases/fight-sum.json")));

static PARTY: LazyLock<Party> = LazyLock::new(|| {
    let dora = json!({
        "name": "Dora", "sheet": { "v": 1, "build": { "abilities": { "might": 14, "grace": 14 }, "fields": { "level": 1 } } },
        "bag": [{ "item": "gear/harpoon", "equipped": true }, { "item": "gear/tonic", "quantity": 3 }, { "item": "gear/wand" }],
    });
    serde_json::from_value(json!({ "party": [dora] })).expect("a party")
});

/// Choices that are carried out, and turns of others between them.
const STEPS: usize = 60;

/// Reads a choices file and plays it.
pub fn run(bytes: &[u8]) {
    match (parse_choices(bytes), parse_choices(bytes)) {
        (Err(found), Err(again)) => {
            assert_eq!(found, again, "read twice");
            assert!(found.iter().any(|found| found.is_error()), "refused for nothing");
            hold::findings(bytes, &found);
        }
        (Ok(choices), Ok(again)) => {
            assert_eq!(choices, again, "read twice");
            let text = serde_json::to_string(&choices).expect("choices are written");
            assert_eq!(parse_choices(text.as_bytes()).expect("choices are read back"), choices);
            let mut roller = Roller::seeded(Cursor::start(3, Stream::Fight));
            let foes = FoeRequest::parse_list("eel*2,guard").expect("foes");
            let (mut fight, mut events) = start(&RULES, &PARTY, &foes, &mut roller).expect("a fight");
            let mut choices = choices.iter();
            for _ in 0..STEPS {
                if fight.to_choose().is_none() {
                    break;
                }
                match fight.asks_a_player().and_then(|_| choices.next()) {
                    Some(choice) => events.extend(step(&RULES, &mut fight, choice, &mut roller)),
                    None if fight.asks_a_player().is_some() => break,
                    None => events.extend(step_by_itself(&RULES, &mut fight, &mut roller)),
                }
            }
            told(&fight, &events);
        }
        _ => panic!("read once, refused once"),
    }
}
