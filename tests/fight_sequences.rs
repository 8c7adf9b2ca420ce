//! A sequence at several targets (combat.md 7, 42). The program's own player aims one at whom it weighs highest, so the
//! targets are chosen here.

mod support;

use std::sync::Arc;

use rulebound::combat::{Choice, CombatantId, Encounter, FightEvent, FoeRequest, start, step};
use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::items::Party;
use rulebound::rules::Effective;
use serde_json::{Value, json};

/// Ash, Rook and Vale before a biter whose frenzy is two bites and a claw; what it does to the targets named.
fn frenzy(live: &Value, targets: &[&str]) -> (Vec<(String, String)>, Encounter) {
    let base = support::load_json(&support::base_path("duel")).expect("base");
    let actions = json!([{ "set": "/catalogs/1/entries/1/creature/actions", "to": [
        { "id": "bite", "name": "Bite", "budget": "act", "autoHit": true, "damage": { "flat": 1 } },
        { "id": "claw", "name": "Claw", "budget": "act", "autoHit": true, "damage": { "flat": 2 } },
        { "id": "frenzy", "name": "Frenzy", "budget": "act",
          "sequence": [{ "action": "bite", "times": 2 }, { "action": "claw" }] },
    ] }]);
    let text = support::patched(base, &actions).expect("patch").to_string();
    let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
    let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
    let member = |name: &str| json!({ "name": name, "sheet": { "v": 1, "build": {} } });
    let mut members = [member("Ash"), member("Rook"), member("Vale")];
    members[0]["live"] = live.clone();
    let party: Party = serde_json::from_value(json!({ "party": members })).expect("a party");
    let foes = FoeRequest::parse_list("biter").expect("foes");
    let mut roller = Roller::seeded(Cursor::start(1, Stream::Fight));
    let (mut fight, _) = start(&rules, &party, &foes, &mut roller).expect("a fight");
    let targets = targets.iter().map(|id| CombatantId((*id).into())).collect();
    let choice = Choice { option: "frenzy".into(), targets, ..Choice::default() };
    let events = step(&rules, &mut fight, &choice, &mut roller);
    let hurt = events.iter().filter_map(|event| match event {
        FightEvent::Damage { target, label, .. } => Some((
            target.0.to_string(),
            label.as_ref().map(|label| label.text.english().to_owned()).unwrap_or_default(),
        )),
        _ => None,
    });
    (hurt.collect(), fight)
}

fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
    expected.iter().map(|(who, what)| ((*who).to_owned(), (*what).to_owned())).collect()
}

#[test]
fn all_parts_fall_on_one_target_and_one_each_on_three() {
    assert_eq!(frenzy(&json!({}), &["ash"]).0, pairs(&[("ash", "Bite"), ("ash", "Bite"), ("ash", "Claw")]));
    let three = frenzy(&json!({}), &["ash", "rook", "vale"]).0;
    assert_eq!(three, pairs(&[("ash", "Bite"), ("rook", "Bite"), ("vale", "Claw")]));
}

#[test]
fn a_target_that_dies_meanwhile_is_skipped_and_not_replaced() {
    let dying = json!({ "pools": { "life": { "value": 0 } }, "tracks": { "bad": 2 } });
    let (hurt, fight) = frenzy(&dying, &["ash"]);
    assert_eq!(hurt, pairs(&[("ash", "Bite")]), "the first bite was the third failure");
    assert!(fight.combatants.iter().any(|who| who.id.0 == "ash" && who.defeated));
}
