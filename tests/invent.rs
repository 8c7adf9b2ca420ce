//! Items that a Game Master invents (checks.md 5.3 and 6.2): what becomes of a proposal's words, who is found instead, what is
//! refused, and that no proposal gets around the cap of its rarity.

mod support;

use std::sync::Arc;

use proptest::prelude::*;
use rulebound::format::book::Rulebook;
use rulebound::format::item::HeldEffect;
use rulebound::game::{Game, Pin};
use rulebound::items::book::{known_at, named, offered};
use rulebound::items::invent::{INVENTED_MAX, Invention, Proposal, invent};
use rulebound::items::{ItemKey, Stack};
use rulebound::rules::Effective;
use rulebound::save::{Access, GameFolder, Session};
use serde_json::{Value, json};

/// The divers' ruleset with two items worth copying, and changes.
fn divers(patch: &Value) -> Effective {
    let crown = json!({ "id": "crown", "label": "Crown", "summary": "Gold.", "item": {
        "category": "cloth", "rarity": "scarce", "tags": ["coldiron"], "stats": { "weight": 9 }, "slots": { "body": 1 },
        "stack": 1, "binds": { "cursed": true }, "cost": { "amount": 9, "unit": "conch" },
        "worn": {
            "effects": ["own-saves-advantage"],
            "modifiers": [{ "to": "checks", "flat": 2 }, { "to": "saves", "dice": "1d6" }, { "to": "attacks", "flat": -3 }],
            "abilities": { "lungs": { "set": 6 }, "arms": { "add": 4 } },
        },
        "use": { "kind": "heal", "budget": "act", "amount": { "flat": 2 }, "charges": 1 },
        "charges": { "max": 3 },
    } });
    let hook = json!({ "id": "gaff", "label": "Gaff", "item": {
        "category": "blade", "rarity": "plain", "slots": { "hands": 1 }, "stats": { "edge": "1d6" },
        "attack": { "budget": "act", "damage": { "dice": { "stat": "edge" } } },
    } });
    let base = support::load_json(&support::base_path("items")).expect("base");
    let at = base["catalogs"].as_array().expect("catalogs").iter().position(|catalog| catalog["id"] == "gear");
    let path = format!("/catalogs/{}/entries", at.expect("gear"));
    let with = json!([{ "append": path, "value": crown }, { "append": path, "value": hook }]);
    let base = support::patched(base, &with).expect("items");
    let text = support::patched(base, patch).expect("patch").to_string();
    let loaded = rulebound::format::load::read_ruleset(text.as_bytes());
    let ruleset = loaded.unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics)).value;
    Effective::base(Arc::new(Rulebook::single(ruleset)))
}

fn named_only(name: &str) -> Proposal {
    Proposal { name: name.to_owned(), ..Proposal::default() }
}

fn text(words: &str) -> Option<String> {
    Some(words.to_owned())
}

fn pairs(list: &[(&str, &str)]) -> Option<Vec<(String, String)>> {
    Some(list.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect())
}

/// The stored item and the notes in English.
fn invented(rules: &Effective, proposal: &Proposal) -> (Value, Vec<String>) {
    match invent(rules, &[], proposal) {
        Ok(Invention::New(new)) => (new.entry, new.notes.iter().map(|note| note.english()).collect()),
        other => panic!("{}: {other:?}", proposal.name),
    }
}

#[test]
fn what_becomes_of_a_proposal() {
    let rules = divers(&json!([]));
    let chosen = ["category is Blade", "rarity is Plain"];
    let plain = |item: Value| {
        let mut whole = json!({ "category": "blade", "rarity": "plain" });
        whole.as_object_mut().expect("object").extend(item.as_object().expect("object").clone());
        whole
    };
    let rows: Vec<(Proposal, Value, Vec<&str>)> = vec![
        (
            named_only("  Brass [Lamp] "),
            json!({ "id": "brass-lamp", "label": "Brass Lamp", "item": plain(json!({})) }),
            chosen.to_vec(),
        ),
        (
            Proposal {
                category: text("Cloth"),
                rarity: text("SCARCE"),
                tags: Some(vec!["cold  iron".to_owned(), "shiny".to_owned()]),
                stats: pairs(&[
                    ("Weight", "7"),
                    ("water", "sweet"),
                    ("sealed", "yes"),
                    ("maker", "Old Ines of Port"),
                    ("edge", "2d4"),
                    ("glow", "3"),
                    ("weight", "heavy"),
                ]),
                slots: pairs(&[("Hands", "9"), ("body", ""), ("tail", "1")]),
                binds: text("divers only"),
                summary: text("Warm."),
                ..named_only("Sea Coat")
            },
            json!({ "id": "sea-coat", "label": "Sea Coat", "summary": "Warm.", "item": {
                "category": "cloth", "rarity": "scarce", "tags": ["coldiron"],
                "stats": { "weight": 7, "water": "sweet", "sealed": true, "maker": "Old Ines o", "edge": "2d4" },
                "slots": { "hands": 2, "body": 1 }, "binds": { "restriction": "divers only" },
            } }),
            vec![
                "tags shiny left out",
                "maker held at \"Old Ines o\"",
                "stats glow=3 left out",
                "stats weight=heavy left out",
                "hands held at 2",
                "slots tail left out",
            ],
        ),
        (
            Proposal {
                stats: pairs(&[("weight", "12")]),
                category: text("brew"),
                rarity: text("plain"),
                ..named_only("Anchor")
            },
            json!({ "id": "anchor", "label": "Anchor", "item": { "category": "brew", "rarity": "plain", "stats": { "weight": 5 } } }),
            vec!["weight held at 5"],
        ),
        (
            Proposal {
                stats: pairs(&[("weight", "99")]),
                category: text("brew"),
                rarity: text("scarce"),
                ..named_only("Anvil")
            },
            json!({ "id": "anvil", "label": "Anvil", "item": { "category": "brew", "rarity": "scarce", "stats": { "weight": 20 } } }),
            vec!["weight held at 20"],
        ),
        (
            Proposal { like: text("hook knife"), ..named_only("Bone Knife") },
            json!({ "id": "bone-knife", "label": "Bone Knife", "item": {
                "category": "blade", "rarity": "plain", "stats": { "weight": 1, "edge": "1d6" }, "slots": { "hands": 1 },
            } }),
            vec![],
        ),
        (
            Proposal { like: text("gear/gaff"), stats: pairs(&[("edge", "2d6")]), ..named_only("Barbed Gaff") },
            json!({ "id": "barbed-gaff", "label": "Barbed Gaff", "like": "gear/gaff", "keeps": ["attack"], "item": {
                "category": "blade", "rarity": "plain", "stats": { "edge": "2d6" }, "slots": { "hands": 1 },
            } }),
            vec![],
        ),
        (
            // Without a slot nothing can be swung: the blow goes.
            Proposal {
                like: text("gaff"),
                slots: Some(Vec::new()),
                stats: Some(Vec::new()),
                ..named_only("Broken Gaff")
            },
            json!({ "id": "broken-gaff", "label": "Broken Gaff", "item": { "category": "blade", "rarity": "plain", "slots": {} } }),
            vec!["attack  left out"],
        ),
        (
            Proposal {
                like: text("Crown"),
                rarity: text("plain"),
                worn: text("none"),
                tags: Some(Vec::new()),
                ..named_only("Tin Crown")
            },
            json!({ "id": "tin-crown", "label": "Tin Crown", "summary": "Gold.", "like": "gear/crown",
                "keeps": ["stack", "binds", "use", "charges"], "item": {
                    "category": "cloth", "rarity": "plain", "tags": [], "stats": { "weight": 5 }, "slots": { "body": 1 },
            } }),
            vec!["weight held at 5"],
        ),
        (
            Proposal {
                like: text("nothing such"),
                category: text("cloth"),
                rarity: text("plain"),
                slots: pairs(&[("body", "1")]),
                worn: text(
                    "Advantage on checks, +3 to Dive and saves; +1 to nerve saves, -2 to guard; +1 to arms; glows softly.",
                ),
                carried: text("disadvantage on dive"),
                ..named_only("Eel Skin")
            },
            json!({ "id": "eel-skin", "label": "Eel Skin", "summary": "Worn: glows softly", "item": {
                "category": "cloth", "rarity": "plain", "slots": { "body": 1 },
                "worn": {
                    "effects": ["own-checks-advantage"],
                    "modifiers": [{ "to": "checks", "flat": 1, "skills": ["dive"] }, { "to": "saves", "flat": 1 }, { "to": "defense", "flat": -2 }],
                    "abilities": { "arms": { "add": 1 } },
                },
                "carried": { "modifiers": [{ "to": "checks", "mode": "disadvantage", "skills": ["dive"] }] },
            } }),
            vec![
                "like nothing such left out",
                "Dive held at 1",
                "saves held at 1",
                "nerve saves held at 0",
                "worn glows softly is only told",
            ],
        ),
        (
            Proposal { category: text("ship"), rarity: text("mythic"), binds: text("no"), ..named_only("Нож") },
            json!({ "id": "thing", "label": "Нож", "item": plain(json!({})) }),
            vec!["category ship left out", "category is Blade", "rarity mythic left out", "rarity is Plain"],
        ),
    ];
    for (proposal, entry, notes) in rows {
        assert_eq!(
            invented(&rules, &proposal),
            (entry, notes.into_iter().map(str::to_owned).collect()),
            "{}",
            proposal.name
        );
    }
}

#[test]
fn what_is_there_is_found() {
    let rules = divers(&json!([]));
    let entry = invented(&rules, &named_only("Brass lamp")).0;
    let knows = rules.with_invented(std::slice::from_ref(&entry));
    for (word, found) in
        [("OILSKIN", "gear/oilskin"), ("conches", "coin:conch"), (" brass  LAMP", "invented/brass-lamp")]
    {
        let proposal = Proposal { category: text("cloth"), ..named_only(word) };
        let key = ItemKey::try_from(found.to_owned()).expect("key");
        assert_eq!(invent(&knows, std::slice::from_ref(&entry), &proposal), Ok(Invention::Found(key)), "{word}");
    }
    let Ok(Invention::New(second)) = invent(&knows, &[entry], &named_only("Brass, Lamp")) else { panic!("not new") };
    assert_eq!(second.reference.to_string(), "invented/brass-lamp-2");
}

#[test]
fn what_is_refused() {
    let rules = divers(&json!([]));
    let code = |rules: &Effective, stored: &[Value], name: &str| {
        invent(rules, stored, &named_only(name)).map_err(|refusal| refusal.code()).expect_err("refused")
    };
    assert_eq!(code(&rules, &[], " [] "), "unreadable");
    assert_eq!(code(&rules, &vec![Value::Null; INVENTED_MAX], "Lamp"), "too-many");
    assert_eq!(code(&divers(&json!([{ "set": "/items/propose", "to": false }])), &[], "Lamp"), "no-invention");
    let own = json!({ "id": "invented", "label": "Own", "holds": "items", "entries": [] });
    let own = divers(&json!([{ "append": "/catalogs", "value": own }]));
    assert_eq!(code(&own, &[], "Lamp"), "no-invention");
    let lamp = invented(&rules, &named_only("Lamp")).0;
    assert_eq!(own.with_invented(&[lamp]).invented().count(), 0);
    // Naming what is there is no invention.
    let none = divers(&json!([{ "set": "/items/propose", "to": false }]));
    assert!(matches!(invent(&none, &[], &named_only("oilskin")), Ok(Invention::Found(_))));
}

/// Rules that know an invented item find it by reference and name, and offer it nowhere; one that does not read is left out.
#[test]
fn invented_items_are_items() {
    let rules = divers(&json!([]));
    let gaff = Proposal { like: text("gaff"), ..named_only("Long gaff") };
    let entry = invented(&rules, &gaff).0;
    let broken = json!({ "id": "odd", "label": "Odd", "item": { "category": "nothing" } });
    let stored =
        [json!(7), broken, entry, json!({ "id": "oilskin", "label": "Oilskin", "item": { "category": "cloth" } })];
    let knows = rules.with_invented(&stored);
    assert_eq!(knows.invented().count(), 2);
    let found = named(&knows, "LONG GAFF").expect("named");
    assert_eq!(found.reference.to_string(), "invented/long-gaff");
    assert!(found.item.attack.is_some(), "the blow comes from what it is like");
    assert!(found.item.cost.is_none());
    assert_eq!(known_at(&knows, &found.reference), Some(found));
    assert_eq!(
        named(&knows, "oilskin").expect("named").reference.to_string(),
        "gear/oilskin",
        "the ruleset's own goes first"
    );
    assert!(offered(&knows).all(|item| item.reference.catalog != *"invented"));
    let stack = Stack {
        item: Some(ItemKey::try_from("invented/odd".to_owned()).expect("key")),
        name: "Odd".into(),
        ..Stack::plain()
    };
    assert_eq!(rulebound::check::label::stack_label(&knows, &stack).text.english(), "Odd");
    assert_eq!(named(&rules.with_invented(&[]), "long gaff"), None);
}

/// What is stored may say what it likes: reading holds it to its rarity and to what only another item can give.
#[test]
fn a_hand_written_item_is_held() {
    let rules = divers(&json!([]));
    let greedy = json!({ "id": "greedy", "label": "Greedy", "like": "gear/crown", "keeps": ["worn"], "item": {
        "category": "cloth", "rarity": "plain", "stats": { "weight": 20 }, "cost": { "amount": 1, "unit": "conch" },
        "use": { "kind": "heal", "free": true, "amount": { "flat": 99 } },
    } });
    let knows = rules.with_invented(&[greedy]);
    let (_, _, item) = knows.invented().next().expect("read");
    assert_eq!(item.stats.get("weight").and_then(|weight| weight.number()), Some(5.0));
    assert!(item.usage.is_none() && item.cost.is_none());
    let worn = item.worn.as_ref().expect("worn");
    let flats: Vec<Option<i64>> = worn.modifiers.iter().map(|modifier| modifier.flat.map(|flat| flat.get())).collect();
    assert_eq!(flats, [Some(1), Some(-3)], "2 held at 1, a die of six gone, what hinders stays");
    let abilities = worn.abilities.as_ref().expect("abilities");
    assert_eq!(abilities.keys().collect::<Vec<_>>(), ["arms"], "what a scarce item sets is no plain item's");
    assert_eq!(abilities.get("arms").and_then(|change| change.add).map(|add| add.get()), Some(1));
}

fn within(effect: Option<&HeldEffect>, bonus: i64) -> bool {
    let Some(effect) = effect else { return true };
    let mut sums = std::collections::HashMap::new();
    for modifier in effect.modifiers.iter() {
        let dice = modifier.dice.filter(|_| modifier.minus.is_none());
        let dice = dice.map_or(0, |dice| i64::from(dice.0.count) * i64::from(dice.0.sides) + dice.0.flat);
        *sums.entry(modifier.to).or_insert(0) += modifier.flat.map_or(0, |flat| flat.get()).max(0) + dice.max(0);
    }
    let abilities = effect.abilities.iter().flat_map(|map| map.iter());
    sums.values().all(|sum| *sum <= bonus)
        && abilities.into_iter().all(|(_, change)| change.add.is_none_or(|add| add.get() <= bonus))
}

fn words() -> impl Strategy<Value = Option<String>> {
    let known = prop::sample::select(vec![
        "plain",
        "scarce",
        "blade",
        "cloth",
        "Crown",
        "gear/ice-blade",
        "gaff",
        "none",
        "yes",
        "cursed",
        "+3 to checks",
        "+9 to dive, +9 to saves; +9 to nerve and attacks",
        "advantage on dive, -4 to defense",
        "+99 to arms",
        "[x] {{y}}\n",
    ]);
    prop::option::of(prop_oneof![3 => known.prop_map(str::to_owned), 1 => "\\PC{0,40}"])
}

fn lists() -> impl Strategy<Value = Option<Vec<(String, String)>>> {
    let key = prop_oneof![4 => prop::sample::select(vec!["weight", "edge", "water", "sealed", "maker", "body", "hands"]).prop_map(str::to_owned), 1 => "\\PC{0,12}"];
    let value = prop_oneof![2 => (-1_000_000_i64..1_000_000).prop_map(|n| n.to_string()), 1 => "\\PC{0,30}"];
    prop::option::of(prop::collection::vec((key, value), 0..6))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, ..ProptestConfig::default() })]

    /// Whatever is proposed: it is refused, found, or an item that reads, with the same id, and stays within its rarity's cap.
    #[test]
    fn no_proposal_gets_around_its_rarity(
        name in "\\PC{0,140}",
        plain in [words(), words(), words(), words(), words(), words(), words()],
        lists in [lists(), lists()],
    ) {
        let rules = divers(&json!([]));
        let [like, category, rarity, binds, worn, carried, summary] = plain;
        let [stats, slots] = lists;
        let tags = stats.as_ref().map(|stats| stats.iter().map(|(key, _)| key.clone()).collect());
        let proposal = Proposal { name, like, category, rarity, tags, stats, slots, binds, worn, carried, summary };
        let Ok(Invention::New(new)) = invent(&rules, &[], &proposal) else { return Ok(()) };
        let knows = rules.with_invented(std::slice::from_ref(&new.entry));
        let known = known_at(&knows, &new.reference).expect("it reads");
        let caps = &rules.items().expect("items").rarity_caps;
        let cap = caps.iter().find(|cap| Some(&cap.rarity) == known.item.rarity.as_ref()).expect("every rarity is capped");
        for (stat, most) in cap.stats.iter() {
            let value = known.item.stats.get(stat).and_then(|value| value.number());
            prop_assert!(value.is_none_or(|value| value <= most.get()), "{}", new.entry);
        }
        let bonus = cap.bonus.expect("a bonus").get();
        prop_assert!(within(known.item.worn.as_ref(), bonus) && within(known.item.carried.as_ref(), bonus), "{}", new.entry);
        // What is stored is what holds: nothing in it is above what is read.
        let stored = new.entry["item"]["stats"]["weight"].as_f64();
        prop_assert_eq!(stored, known.item.stats.get("weight").and_then(|value| value.number()));
        prop_assert!(known.item.cost.is_none() && known.item.service.is_none());
    }
}

/// A game that is opened again knows its own inventions, and keeps those that do not read.
#[test]
fn a_game_knows_its_inventions_when_it_is_opened_again() {
    let rules = divers(&json!([]));
    let entry = invented(&rules, &named_only("Lamp")).0;
    let stored = vec![entry, json!({ "id": "odd", "label": "Odd", "item": { "category": "nothing" } })];
    let game = Game::begin(&rules, "Test".to_owned(), 1, Vec::new(), None);
    let game = Game { invented: stored.clone(), ..game };
    let folder = tempfile::tempdir().expect("folder");
    let path = folder.path().join("game");
    let pin = Pin::new("reef-divers", 1, String::new(), &[]);
    GameFolder::create(&path, &pin, &Vec::new(), &game).expect("created");
    let session = Session::open(&path, Access::Read, rules).expect("opened");
    assert!(named(&session.rules, "lamp").is_some());
    assert_eq!(session.game.invented, stored);
}
