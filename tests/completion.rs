//! What a tag that is being typed can go on with: the names that these rules and this party have.

mod support;

use std::sync::Arc;

use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::items::held::with_values;
use rulebound::items::{Member, Party};
use rulebound::rules::Effective;
use rulebound::view::completion::complete;
use serde_json::json;

/// What is offered after some text, and how much of it stays.
fn after(text: &str, on: &[&str]) -> (String, Vec<String>) {
    let base = support::load_json(&support::base_path("market-reef")).expect("base").to_string();
    let ruleset = read_ruleset(base.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
    let rules = Effective::of(Arc::new(Rulebook::single(ruleset.value)), on);
    let party = json!({ "party": [
        { "name": "Odo", "bag": [{ "item": "gear/oilskin" }, { "item": null, "name": "Old boot" }, { "item": "coin:conch" }] },
        { "name": "Mira", "bag": [{ "item": "gear/oilskin" }] },
    ] });
    let party: Party = serde_json::from_value(party).expect("a party");
    let found = with_values(&rules, &Member::default(), |values| complete(text, &party.party, values));
    (text[..found.from].to_owned(), found.options)
}

fn offers(text: &str) -> Vec<String> {
    after(text, &[]).1
}

#[test]
fn kinds_and_attributes() {
    assert_eq!(offers("They land. [pl"), ["place: "]);
    assert_eq!(offers("["), ["place: ", "skill_check: ", "sheet: ", "inventory: ", "loot: "]);
    assert_eq!(offers("[place: "), ["name=", "size="]);
    assert_eq!(offers("[loot: "), ["table=", "who="]);
    assert_eq!(offers("[inventory: action=\"buy\" item=\"Relic\" "), ["count=", "who=", "level=", "seller="]);
    assert_eq!(offers("[inventory: pay "), ["action=", "item=", "count=", "who=", "amount="]);
    assert_eq!(offers("[inventory: action=give item=x count=2 "), ["who=", "to="]);
}

#[test]
fn values_are_those_there_are() {
    assert_eq!(offers("[place: size="), ["\"fishing camp\" ", "\"port\" ", "\"capital\" "]);
    assert_eq!(offers("[loot: table="), ["\"reef\" "]);
    assert_eq!(offers("[loot: table=reef who="), ["\"Odo\" ", "\"Mira\" ", "\"party\" "]);
    assert_eq!(offers("[inventory: action=un"), ["\"unequip\" ", "\"unbind\" "]);
    assert_eq!(offers("[inventory: action=buy level="), ["\"low\" ", "\"usual\" ", "\"steep\" "]);
    assert_eq!(offers("[inventory: action=buy seller=gu"), ["\"divers' guild\" "]);
    assert_eq!(offers("[inventory: action=pay amount="), ["\"1 cowries\" ", "\"1 conches\" ", "\"1 nautiluses\" "]);
    assert_eq!(offers("[inventory: give item="), ["\"Oilskin\" ", "\"Old boot\" ", "\"conches\" "]);
    assert_eq!(offers("[inventory: give item=Oilskin to="), ["\"Odo\" ", "\"Mira\" "]);
    assert_eq!(offers("[inventory: buy item=\"oi"), ["\"Oilskin\" "]);
    let (kept, offered) = after("[inventory: buy item=\"oi", &["old_tide"]);
    assert_eq!((kept.as_str(), offered.len()), ("[inventory: buy item=", 0), "what a layer hides is not offered");
}
