//! Where numbers come from, worked through on `tests/cases/bases/eval-couriers.json` (sheets.md 3). What a person reads is told
//! in English lines; that every term adds up is a property in `properties_sheet.rs`.

mod support;

use std::sync::Arc;

use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::items::held::HeldBag;
use rulebound::items::{ItemKey, Stack};
use rulebound::locale::Locale;
use rulebound::rules::Effective;
use rulebound::sheet::explain::{Subject, explain};
use rulebound::sheet::{Build, LiveState, SkillKind, evaluate};
use serde_json::{Value, json};

fn told(patch: Value, build: Value, live: Value, bag: &[Stack], subject: Subject<'_>) -> String {
    let base = support::load_json(&support::base_path("eval-couriers")).expect("base");
    let text = support::patched(base, &patch).expect("patch").to_string();
    let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
    let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
    let (build, live) = (Build::from_json(build), LiveState::from_json(&live));
    let held = HeldBag::new(&rules, bag);
    let values = evaluate(&rules, &build, &live, &held);
    let term = explain(&values, subject).expect("something to explain");
    let lines = rulebound::view::explain::lines(&term, &Locale::english());
    let line = |line: &rulebound::view::model::Line| {
        // Fluent marks the edges of what it puts in; a reader sees none of it.
        line.plain().chars().filter(|c| !matches!(c, '\u{2068}' | '\u{2069}')).collect::<String>()
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_skill_is_told_to_the_last_point() {
    let build = json!({ "abilities": { "brawn": 13 }, "skills": { "steady": "green" }, "bonuses": { "steady": -1 } });
    let live = json!({ "pools": { "nerve": { "value": 1 } } });
    let subject = Subject::Skill { kind: SkillKind::Skill, id: "steady", with: None };
    insta::assert_snapshot!(told(json!([]), build, live, &[], subject));
}

#[test]
fn being_untrained_is_told() {
    let subject = Subject::Skill { kind: SkillKind::Skill, id: "barter", with: None };
    insta::assert_snapshot!(told(json!([]), json!({}), json!({}), &[], subject));
}

#[test]
fn every_operation_is_told() {
    let patch = json!([{ "append": "/sheet/derived", "value": { "id": "all", "label": "Everything", "op": "sum", "of": [
        { "derived": "low" }, { "derived": "least" }, { "derived": "most" }, { "derived": "load" },
        { "derived": "by_calling" }, { "derived": "by_tide" }, { "derived": "lead" }, { "derived": "hurt_penalty" },
        { "derived": "bonus" }, { "livePool": "sail" }, { "const": 2 } ] } }]);
    let build = json!({ "fields": { "half": 5, "strength": "wits" }, "abilities": { "wits": 15 },
                        "lists": { "gear": [{ "name": "Rope", "weight": 1.5 }, { "worn": false }] } });
    let live = json!({ "wounds": { "hurt": { "marks": ["gash", "scrape"] } }, "states": { "tide": "flood" } });
    insta::assert_snapshot!(told(patch, build, live, &[], Subject::Derived("all")));
}

#[test]
fn items_are_told_by_name() {
    let item = |id: &str, label: &str, abilities: Value| {
        json!({ "id": id, "label": label, "item": { "category": "tool",
                "slots": { "hand": 1 }, "worn": { "abilities": abilities } } })
    };
    let patch = json!([
        { "set": "/items/slots", "to": [{ "id": "hand", "label": "Hand", "count": 9 }] },
        { "set": "/catalogs", "to": [{ "id": "kit", "label": "Kit", "holds": "items", "entries": [
            item("belt", "Broad belt", json!({ "brawn": { "set": 15 } })),
            item("gloves", "Tar gloves", json!({ "brawn": { "add": 7 } })),
        ] }] },
    ]);
    let stack = |entry: &str| Stack {
        item: Some(ItemKey::try_from(format!("kit/{entry}")).expect("an item")),
        equipped: true,
        ..Stack::plain()
    };
    let build = json!({ "abilities": { "brawn": 14 } });
    let bag = [stack("belt"), stack("gloves")];
    insta::assert_snapshot!(told(patch, build, json!({}), &bag, Subject::Ability("brawn")));
}

#[test]
fn maxima_are_told() {
    let build = json!({ "fields": { "rank": 4 }, "lists": { "gear": [{ "name": "Tide Bell", "uses": 3 }],
                        "scars": [{ "count": 2, "worth": -1 }, {}, { "count": 1.9, "worth": -6 }] } });
    let told = |subject| told(json!([]), build.clone(), json!({}), &[], subject);
    let parts = [
        told(Subject::PoolMaximum("grit")),
        told(Subject::PoolMaximum("gear:tide bell")),
        told(Subject::TrackMaximum("heat")),
        told(Subject::TrackMaximum("hurt")),
        told(Subject::TrackMaximum("hull")),
        told(Subject::Proficiency),
        told(Subject::Adjust(&["wits"])),
        told(Subject::Penalty),
    ];
    insta::assert_snapshot!(parts.join("\n\n"));
}
