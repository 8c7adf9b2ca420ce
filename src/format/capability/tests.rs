//! Which features ask for which version. What published rulesets need is asked in `tests/wild.rs`.

use super::*;

fn load(text: &str) -> Ruleset {
    crate::format::load::read_ruleset(text.as_bytes()).expect("a sound ruleset").value
}

fn patched(base: &str, pointer: &str, key: &str, value: serde_json::Value) -> Ruleset {
    let mut json: serde_json::Value = serde_json::from_str(base).expect("JSON");
    let target = json.pointer_mut(pointer).and_then(serde_json::Value::as_object_mut).expect("an object");
    target.insert(key.to_owned(), value);
    load(&json.to_string())
}

const ITEMS: &str = include_str!("../../../tests/cases/bases/items.json");

#[test]
fn versions_compare_as_numbers() {
    assert!(Capability::minor(92) < Capability::minor(171));
    assert!(Capability { major: 2, minor: 0 } > Capability::NEWEST);
    assert_eq!(Capability::minor(64).to_string(), "1.64");
}

#[test]
fn each_feature_asks_by_itself() {
    assert_eq!(lowest(&needs(&load(ITEMS))), Capability::NEWEST);
    let asks = |ruleset: &Ruleset, feature: &str| needs(ruleset).iter().any(|need| need.feature == feature);
    let base = load(ITEMS);
    for feature in ["items.market", "a seller with stock", "a layer with items", "items.market.unsold", "item sold"] {
        assert!(asks(&base, feature), "{feature}");
    }
    assert!(!asks(&base, "battle") && !asks(&base, "sheet.migrations"));
    let guided = patched(ITEMS, "/gm", "worldGuidance", "The tide is late.".into());
    assert!(asks(&guided, "gm.worldGuidance"));
}

#[test]
fn entries_of_a_file_ask_too() {
    let base = load(ITEMS);
    let entries = base.catalogs().iter().flat_map(|catalog| catalog.inline_entries());
    assert_eq!(lowest(&entry_needs(entries)).to_string(), "1.92");
    assert_eq!(lowest(&entry_needs([])), Capability::BASE);
}
