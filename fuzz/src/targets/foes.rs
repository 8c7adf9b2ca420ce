//! A file of opponents, invented ones among them, and the beginning of the fight with them.

use std::sync::LazyLock;

use rulebound::cli::parse_foes;
use rulebound::combat::{FoeRequest, start, step_by_itself};
use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::items::Party;
use rulebound::rules::Effective;
use serde_json::json;

use super::super::hold;
use super::{known, told};

static RULES: LazyLock<Vec<Effective>> = LazyLock::new(|| {
    vec![
        known(include_str!("../../../tests/cases/bases/duel.json")),
        known(include_str!("../../../tests/cases/bases/fight-pool.json")),
    ]
});

static PARTY: LazyLock<Party> = LazyLock::new(|| {
    serde_json::from_value(json!({ "party": [{ "name": "Ash", "sheet": { "v": 1, "build": {} } }] })).expect("a party")
});

/// Opponents that take part: ninety-nine of each kind cost time and find nothing more.
const KINDS: usize = 6;
/// Turns that are played.
const STEPS: usize = 20;

/// Reads a foes file and fights them.
pub fn run(bytes: &[u8]) {
    match (parse_foes(bytes), parse_foes(bytes)) {
        (Err(found), Err(again)) => {
            assert_eq!(found, again, "read twice");
            assert!(found.iter().any(|found| found.is_error()), "refused for nothing");
            hold::findings(bytes, &found);
        }
        (Ok(foes), Ok(again)) => {
            assert_eq!(foes, again, "read twice");
            let few = foes.into_iter().take(KINDS).map(|foe| FoeRequest { count: foe.count.min(2), ..foe });
            let few: Vec<FoeRequest> = few.collect();
            for rules in RULES.iter() {
                let mut roller = Roller::seeded(Cursor::start(3, Stream::Fight));
                let Ok((mut fight, mut events)) = start(rules, &PARTY, &few, &mut roller) else { continue };
                for _ in 0..STEPS {
                    if fight.to_choose().is_none() {
                        break;
                    }
                    events.extend(step_by_itself(rules, &mut fight, &mut roller));
                }
                told(&fight, &events);
            }
        }
        _ => panic!("read once, refused once"),
    }
}
