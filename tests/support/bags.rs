//! A ruleset whose items have weights, slots, bindings, curses, charges and stack limits, for tests of bags.

use std::sync::Arc;

use rulebound::format::book::Rulebook;
use rulebound::items::{Stack, apply_all};
use rulebound::rules::Effective;
use serde_json::{Value, json};

/// Two hands and one body, three things may be bound, 40 may be carried (more than 20 encumbers); ten cowries weigh one.
/// Brews come four to a stack, knives take a hand, oilskins the body, ice blades both hands and are bound and cursed, the
/// relic binds and takes a hand.
pub fn rules(on: &[&str]) -> Effective {
    let patch = json!([
        { "set": "/items/stats", "to": [{ "id": "bulk", "label": "Bulk", "type": "number", "min": 0, "max": 10, "default": 0 }] },
        { "set": "/items/carry", "to": { "stat": "bulk", "encumberedAbove": { "const": 20 }, "limit": { "const": 40 } } },
        { "set": "/items/slots", "to": [{ "id": "hands", "label": "Hands", "count": 2 }, { "id": "body", "label": "Body" }] },
        { "set": "/items/binding", "to": { "label": "Sworn", "max": { "abilityScore": "lungs" } } },
        { "set": "/items/currencies/0/perWeight", "to": 10 },
        { "set": "/catalogs/0/entries/0/item/stats", "to": { "bulk": 1 } },
        { "set": "/catalogs/0/entries/0/item/stack", "to": 4 },
        { "set": "/catalogs/0/entries/1/item/stats", "to": { "bulk": 3 } },
        { "set": "/catalogs/0/entries/1/item/slots", "to": { "body": 1 } },
        { "set": "/catalogs/0/entries/2/item/slots", "to": { "hands": 1 } },
        { "set": "/catalogs/0/entries/3/item/slots", "to": { "hands": 2 } },
        { "set": "/catalogs/0/entries/3/item/binds", "to": { "cursed": true } },
        { "set": "/catalogs/0/entries/5/item/slots", "to": { "hands": 1 } },
        { "set": "/catalogs/0/entries/5/item/binds", "to": {} },
    ]);
    let base = super::load_json(&super::base_path("market-reef")).expect("base");
    let text = super::patched(base, &patch).expect("patch").to_string();
    let loaded = rulebound::format::load::read_ruleset(text.as_bytes());
    let ruleset = loaded.unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics)).value;
    Effective::of(Arc::new(Rulebook::single(ruleset)), on)
}

/// A bag from stacks as files write them.
pub fn bag(stacks: Value) -> Vec<Stack> {
    serde_json::from_value(stacks).expect("stacks")
}

/// A bag after facts, as files write it.
pub fn after(bag: &[Stack], facts: &[rulebound::items::BagFact]) -> Value {
    let mut bag = bag.to_vec();
    apply_all(&mut bag, facts);
    serde_json::to_value(bag).expect("json")
}
