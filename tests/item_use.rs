//! Using items outside a fight (checks.md 6.2 and 6.3): what is refused, what each use costs, rolls and does, in which order dice
//! are thrown.

mod support;

use std::sync::Arc;

use rulebound::check::{ItemUseRefusal, Used, note, use_item, use_times};
use rulebound::dice::Roller;
use rulebound::format::book::Rulebook;
use rulebound::game::{Command, Event, Game, decide, evolve};
use rulebound::items::find::Held;
use rulebound::items::{Member, apply_all};
use rulebound::rules::Effective;
use rulebound::sheet::evolve_live;
use serde_json::{Value, json};

/// A base ruleset with changes.
fn rules(base: &str, patch: &Value) -> Effective {
    let base = support::load_json(&support::base_path(base)).expect("base");
    let text = support::patched(base, patch).expect("patch").to_string();
    let loaded = rulebound::format::load::read_ruleset(text.as_bytes());
    let ruleset = loaded.unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics)).value;
    Effective::of::<&str>(Arc::new(Rulebook::single(ruleset)), &[])
}

/// One use of what lies first in the bag, or several of everything of the first stack's item.
struct Case {
    name: &'static str,
    base: &'static str,
    /// The item entry that stands in the ruleset besides its own.
    item: Value,
    /// Sheet, live state and bag of whoever uses it; without a bag one of the item.
    member: Value,
    count: Option<i64>,
    dice: &'static [u32],
    /// The note, or the code of the refusal.
    said: &'static str,
    live: Value,
    bag: Value,
}

impl Case {
    fn sum(name: &'static str, usage: Value) -> Self {
        let item = json!({ "category": "brew", "use": usage });
        let live = json!({ "pools": { "vigor": { "value": 4 } } });
        Self {
            name,
            base: "fight-sum",
            item,
            member: json!({ "live": live }),
            count: None,
            dice: &[],
            said: "",
            live,
            bag: json!([]),
        }
    }

    fn pool(name: &'static str, usage: Value) -> Self {
        let live = json!({ "wounds": { "harm": { "marks": ["tear", "bash"] } } });
        let item = json!({ "category": "arm", "use": usage });
        Self { base: "fight-pool", item, member: json!({ "live": live }), live, ..Self::sum(name, json!({})) }
    }

    fn run(&self) {
        let mut entry = json!({ "id": "thing", "label": "Thing" });
        entry["item"] = self.item.clone();
        let base = support::load_json(&support::base_path(self.base)).expect("base");
        let at = base["catalogs"].as_array().expect("catalogs").iter().position(|catalog| catalog["holds"] == "items");
        let at = at.expect("a catalog of items");
        let catalog = base["catalogs"][at]["id"].as_str().expect("id").to_owned();
        let mut patch = json!([{ "append": format!("/catalogs/{at}/entries"), "value": entry }]);
        if self.base == "fight-pool" {
            patch.as_array_mut().expect("list").push(json!({ "set": "/resolution/penaltyFrom", "to": "harm" }));
        }
        let rules = rules(self.base, &patch);
        let mut member: Member = serde_json::from_value(self.member.clone()).expect("member");
        if self.member.get("bag").is_none() {
            member.bag =
                serde_json::from_value(json!([{ "item": format!("{catalog}/thing"), "name": "Thing" }])).expect("bag");
        }
        let mut roller = Roller::scripted(self.dice.iter().copied());
        let done: Result<Vec<Used>, &str> = match self.count {
            None => use_item(&rules, &member, 0, &mut roller).map(|used| vec![used]).map_err(|refusal| refusal.code()),
            Some(count) => {
                let done = use_times(&rules, &member, Held::Named("thing"), count, &mut roller);
                done.map(|done| done.uses).map_err(|refusal| refusal.code())
            }
        };
        for used in done.iter().flatten() {
            apply_all(&mut member.bag, &used.facts);
            used.live.iter().for_each(|change| evolve_live(&mut member.live, change));
        }
        let said = done.map_or_else(str::to_owned, |uses| note(&uses));
        assert_eq!(said, self.said, "{}", self.name);
        assert_eq!(serde_json::to_value(&member.live).expect("live"), self.live, "{}", self.name);
        assert_eq!(serde_json::to_value(&member.bag).expect("bag"), self.bag, "{}", self.name);
        assert_eq!(roller.fault(), None, "{}", self.name);
        assert_eq!(roller.thrown().len(), self.dice.len(), "{}: dice left over", self.name);
    }
}

fn tonic() -> Value {
    json!({ "kind": "heal", "budget": "act", "amount": { "dice": "1d6" }, "consumes": true })
}

fn gated(check: Value, difficulty: Value) -> Value {
    let mut usage = tonic();
    usage["gate"] = json!({ "check": check, "difficulty": difficulty });
    usage
}

fn wand(charges: i64) -> Value {
    let usage = json!({ "kind": "heal", "budget": "act", "amount": { "flat": 2 }, "charges": charges });
    json!({ "category": "arm", "stack": 1, "use": usage, "charges": { "max": 3, "breaksOn": { "die": 20, "atMost": 4 } } })
}

#[test]
fn what_a_use_does() {
    let vigor = |value: i64| json!({ "pools": { "vigor": { "value": value } } });
    let thing = |quantity: i64| json!([{ "item": "gear/thing", "name": "Thing", "quantity": quantity }]);
    let cases = [
        Case {
            dice: &[5],
            said: "Vigor 4 -> 9 of 12; 0 left",
            live: vigor(9),
            ..Case::sum("a pool of health is filled", tonic())
        },
        Case {
            member: json!({ "live": vigor(11), "bag": thing(2) }),
            dice: &[5],
            said: "Vigor 11 -> 12 of 12; 1 left",
            live: json!({}),
            bag: json!([{ "item": "gear/thing", "name": "Thing" }]),
            ..Case::sum("never above its maximum, where nothing is stored", tonic())
        },
        Case {
            said: "Harm 2 -> 1 of 3 marked; 0 left",
            live: json!({ "wounds": { "harm": { "marks": ["tear"] } } }),
            ..Case::pool(
                "of a wound track one mark is cleared, the lightest",
                json!({ "kind": "heal", "budget": "act", "amount": { "flat": 3 }, "consumes": true }),
            )
        },
        Case {
            dice: &[3, 2],
            said: "Vigor temporary 0 -> 3; Breath 1 -> 3 of 3; Blessed on, meant for 2 rounds; Prone on; 0 left",
            member: json!({ "live": { "pools": { "breath": { "value": 1 } } } }),
            live: json!({ "pools": { "vigor": { "value": 12, "temp": 3 } }, "conditions": ["blessed", "prone"] }),
            ..Case::sum(
                "temporary points, a pool and conditions, each with its dice in that order",
                json!({
                    "kind": "buff", "budget": "act", "temporary": { "dice": "1d4" }, "consumes": true,
                    "restore": { "pool": "breath", "amount": { "dice": "1d4" } },
                    "applies": [{ "condition": "blessed", "duration": { "rounds": 2 } }, { "condition": "prone", "duration": "instant" }],
                }),
            )
        },
        Case {
            member: json!({ "live": { "pools": { "vigor": { "value": 4, "temp": 6 } } } }),
            live: json!({ "pools": { "vigor": { "value": 4, "temp": 6 } } }),
            said: "Vigor temporary 6 -> 6",
            bag: json!([{ "item": "gear/thing", "name": "Thing" }]),
            ..Case::sum(
                "temporary points do not add up, and what costs nothing stays",
                json!({ "kind": "buff", "free": true, "temporary": { "flat": 5 } }),
            )
        },
        Case {
            said: "used on others, tell what it does; 0 left",
            live: vigor(4),
            ..Case::sum(
                "harm is spent and told, and throws nothing",
                json!({
                    "kind": "attack", "budget": "act", "amount": { "dice": "3d6" }, "damageType": "burn", "consumes": true,
                }),
            )
        },
        Case {
            said: "used on others, tell what it does; 0 left",
            live: vigor(4),
            ..Case::sum(
                "so is what helps but is aimed at the other side",
                json!({
                    "kind": "buff", "budget": "act", "targets": "enemy", "consumes": true,
                    "applies": [{ "condition": "blessed", "duration": "instant" }],
                }),
            )
        },
    ];
    cases.iter().for_each(Case::run);
}

#[test]
fn gates() {
    let climb = json!({ "skill": "climb" });
    let vigor = |value: i64| json!({ "pools": { "vigor": { "value": value } } });
    let build = |build: Value| json!({ "sheet": { "v": 1, "build": build }, "live": vigor(4) });
    let strong = json!({ "abilities": { "might": 15 }, "skills": { "climb": "trained" } });
    let mut spared = gated(climb.clone(), json!(30));
    spared["gate"]["unless"] = json!({ "value": { "field": "level" }, "atLeast": 5 });
    let mut asked = spared.clone();
    asked["gate"]["difficulty"] = json!(12);
    let mut by_stat = Case::sum("the difficulty stands in a stat", gated(climb.clone(), json!({ "stat": "weight" })));
    by_stat.item["stats"] = json!({ "weight": 7 });
    let mut carried = Case::sum(
        "what is in force changes it, dice of effects before the check's own",
        gated(climb.clone(), json!(12)),
    );
    carried.item["carried"] =
        json!({ "modifiers": [{ "to": "checks", "skills": ["climb"], "flat": 1, "dice": "1d4" }] });
    let mut narrowed = Case::sum(
        "a plain number reads nothing that is narrowed to a skill",
        gated(json!({ "value": { "const": 2 } }), json!(12)),
    );
    narrowed.item["carried"] = carried.item["carried"].clone();
    let mut leaning = Case::sum("it leans as sources say", gated(json!({ "ability": "might" }), json!(12)));
    leaning.item["carried"] = json!({ "effects": ["own-checks-disadvantage"] });
    let pool = |need: i64| {
        let mut usage = gated(json!({ "skill": "brawl" }), json!(need));
        usage["amount"] = json!({ "flat": 2 });
        usage
    };
    let harm = |marks: Value| json!({ "wounds": { "harm": { "marks": marks } } });
    let cases = [
        Case {
            member: build(strong.clone()),
            dice: &[8, 6],
            said: "Climb 12 against 12: passed; Vigor 4 -> 10 of 12; 0 left",
            live: vigor(10),
            ..Case::sum("sum: met is passed", gated(climb.clone(), json!(12)))
        },
        Case {
            member: build(strong),
            dice: &[7],
            said: "Climb 11 against 12: failed, used for nothing; 0 left",
            ..Case::sum("sum: failed is used up for nothing", gated(climb, json!(12)))
        },
        Case {
            member: build(json!({ "fields": { "level": 5 } })),
            dice: &[6],
            said: "Vigor 4 -> 10 of 12; 0 left",
            live: vigor(10),
            ..Case::sum("who has enough need not roll", spared)
        },
        Case {
            member: build(json!({ "fields": { "level": 4 } })),
            dice: &[12, 6],
            said: "Climb 12 against 12: passed; Vigor 4 -> 10 of 12; 0 left",
            live: vigor(10),
            ..Case::sum("who has not must", asked)
        },
        Case {
            dice: &[7, 1],
            said: "Climb 7 against 7: passed; Vigor 4 -> 5 of 12; 0 left",
            live: vigor(5),
            ..by_stat
        },
        Case {
            said: "no-use",
            bag: json!([{ "item": "gear/thing", "name": "Thing" }]),
            ..Case::sum(
                "an item without that stat has no use",
                gated(json!({ "skill": "climb" }), json!({ "stat": "weight" })),
            )
        },
        Case {
            dice: &[3, 8, 1],
            said: "Climb 12 against 12: passed; Vigor 4 -> 5 of 12; 0 left",
            live: vigor(5),
            ..carried
        },
        Case { dice: &[9], said: "check 11 against 12: failed, used for nothing; 0 left", ..narrowed },
        Case { dice: &[19, 3], said: "Might 3 against 12: failed, used for nothing; 0 left", ..leaning },
        Case {
            member: json!({ "sheet": { "v": 1, "build": { "abilities": { "arm": 3 } } }, "live": harm(json!(["tear", "bash"])) }),
            // Three dice less one for the wound; healing throws none.
            dice: &[9, 7],
            said: "Brawl 2 against 2: passed; Harm 2 -> 1 of 3 marked; 0 left",
            live: harm(json!(["tear"])),
            ..Case::pool("pool: so many successes, wounds take dice off", pool(2))
        },
        Case {
            member: json!({ "sheet": { "v": 1, "build": { "abilities": { "arm": 3 } } }, "live": harm(json!(["bash"])) }),
            dice: &[9, 6, 2],
            said: "Brawl 1 against 2: failed, used for nothing; 0 left",
            live: harm(json!(["bash"])),
            ..Case::pool("pool: too few", pool(2))
        },
    ];
    cases.iter().for_each(Case::run);
}

#[test]
fn charges_to_the_last() {
    let vigor = |value: i64| json!({ "pools": { "vigor": { "value": value } } });
    let left = |charges: i64| json!([{ "item": "gear/thing", "name": "Thing", "charges": charges }]);
    let member = |charges: i64| json!({ "live": vigor(4), "bag": left(charges) });
    let wand_case = |name: &'static str, charges: i64| Case { item: wand(charges), ..Case::sum(name, json!({})) };
    let cases = [
        Case {
            said: "Vigor 4 -> 6 of 12; 2 of 3 charges left",
            live: vigor(6),
            bag: left(2),
            ..wand_case("a charge is spent", 1)
        },
        Case {
            member: member(1),
            dice: &[5],
            said: "Vigor 4 -> 6 of 12; 0 of 3 charges left; holds (5 on a d20)",
            live: vigor(6),
            bag: left(0),
            ..wand_case("the last brings a die, which holds", 1)
        },
        Case {
            member: member(1),
            dice: &[4],
            said: "Vigor 4 -> 6 of 12; 0 of 3 charges left; breaks (4 on a d20)",
            live: vigor(6),
            ..wand_case("or breaks it, and it is gone", 1)
        },
        Case { member: member(0), said: "none-left", bag: left(0), ..wand_case("none is left", 1) },
        Case { member: member(1), said: "none-left", bag: left(1), ..wand_case("too few are left", 2) },
        Case {
            member: json!({ "live": vigor(1) }),
            count: Some(9),
            dice: &[20],
            said: "Vigor 1 -> 3 of 12; 2 of 3 charges left. Vigor 3 -> 5 of 12; 1 of 3 charges left. \
                   Vigor 5 -> 7 of 12; 0 of 3 charges left; holds (20 on a d20)",
            live: vigor(7),
            bag: left(0),
            ..wand_case("again and again, as often as it goes", 1)
        },
    ];
    cases.iter().for_each(Case::run);
}

#[test]
fn refusals_change_nothing() {
    let off = json!([{ "item": "gear/thing", "name": "Thing" }]);
    let on = json!([{ "item": "gear/thing", "name": "Thing", "equipped": true }]);
    let worn = |name: &'static str| {
        let mut case = Case::sum(name, json!({ "kind": "buff", "free": true, "temporary": { "flat": 5 } }));
        case.item["slots"] = json!({ "hand": 1 });
        case
    };
    let bag = |bag: Value| json!({ "bag": bag });
    let plain = json!([{ "item": null, "name": "Stone" }]);
    let refused = |name: &'static str, bag_of: Value, said: &'static str| Case {
        member: bag(bag_of.clone()),
        live: json!({}),
        bag: bag_of,
        said,
        ..Case::sum(name, tonic())
    };
    let cases = [
        refused("nothing lies there", json!([]), "no-stack"),
        Case { count: Some(1), ..refused("nothing is held", json!([]), "none-held") },
        refused("a plain thing", plain.clone(), "not-ruleset-item"),
        refused("a coin", json!([{ "item": "coin:penny", "name": "penny" }]), "not-ruleset-item"),
        refused("an item that is no more", json!([{ "item": "gear/gone", "name": "Gone" }]), "not-ruleset-item"),
        refused("an item without a use", json!([{ "item": "gear/harpoon", "name": "Harpoon" }]), "no-use"),
        Case { member: bag(off.clone()), live: json!({}), bag: off, said: "not-worn", ..worn("not put on") },
        Case {
            member: bag(on.clone()),
            live: json!({ "pools": { "vigor": { "value": 12, "temp": 5 } } }),
            bag: on,
            said: "Vigor temporary 0 -> 5",
            ..worn("put on")
        },
    ];
    cases.iter().for_each(Case::run);
}

/// `count` takes the first stack that can be used each time; what was done stands.
#[test]
fn several_stacks() {
    let vigor = |value: i64| json!({ "pools": { "vigor": { "value": value } } });
    let two =
        json!([{ "item": "gear/thing", "name": "Thing" }, { "item": "gear/thing", "name": "Blue", "quantity": 1 }]);
    Case {
        member: json!({ "live": vigor(1), "bag": two }),
        count: Some(3),
        dice: &[2, 3],
        said: "Vigor 1 -> 3 of 12; 0 left. Vigor 3 -> 6 of 12; 0 left",
        live: vigor(6),
        ..Case::sum("two of three", tonic())
    }
    .run();
    let mut worn = Case::sum("the second is worn", json!({ "kind": "heal", "free": true, "amount": { "flat": 1 } }));
    worn.item["slots"] = json!({ "hand": 1 });
    let bag =
        json!([{ "item": "gear/thing", "name": "Thing" }, { "item": "gear/thing", "name": "Thing", "equipped": true }]);
    Case {
        member: json!({ "live": vigor(1), "bag": bag }),
        count: Some(2),
        said: "Vigor 1 -> 2 of 12. Vigor 2 -> 3 of 12",
        live: vigor(3),
        bag,
        ..worn
    }
    .run();
}

/// A stack that is meant by its place is used until it is gone, and nothing else is.
#[test]
fn one_stack_by_its_place() {
    let thing = json!({ "id": "thing", "label": "Thing", "item": { "category": "brew", "use": tonic() } });
    let rules = rules("fight-sum", &json!([{ "append": "/catalogs/2/entries", "value": thing }]));
    let stack = json!({ "item": "gear/thing", "name": "Thing" });
    let member: Member = serde_json::from_value(json!({ "bag": [stack, stack] })).expect("member");
    let done = use_times(&rules, &member, Held::Stack(0), 2, &mut Roller::scripted([1, 1])).expect("used");
    assert_eq!((done.uses.len(), done.stopped), (1, Some(ItemUseRefusal::NoneLeft)));
    let done = use_times(&rules, &member, Held::Stack(1), 1, &mut Roller::scripted([1])).expect("used");
    assert_eq!((done.uses.len(), done.stopped), (1, None));
}

/// A condition that something held keeps away is averted.
#[test]
fn what_is_never_had_is_averted() {
    let mut case = Case::sum(
        "averted",
        json!({ "kind": "buff", "free": true, "applies": [{ "condition": "prone", "duration": "instant" }] }),
    );
    case.item["carried"] = json!({ "conditionImmunities": ["prone"] });
    let bag = json!([{ "item": "gear/thing", "name": "Thing" }]);
    let live = json!({ "pools": { "vigor": { "value": 4 } } });
    Case { said: "Prone averted", live, bag, ..case }.run();
}

/// What the layers hide is no longer offered; what is held of it works all the same.
#[test]
fn a_hidden_item_still_works() {
    let layer = json!({ "id": "late", "label": "Late", "catalogs": [{ "id": "gear", "hide": { "filter": "age", "above": 3 } }] });
    let patch = json!([
        { "set": "/catalogs/2/filters", "to": [{ "id": "age", "label": "Age", "type": "number" }] },
        { "set": "/layers", "to": [layer] },
        { "append": "/catalogs/2/entries", "value": {
            "id": "thing", "label": "Thing", "filters": { "age": 9 }, "item": { "category": "brew", "use": tonic() },
        } },
    ]);
    let base = rules("fight-sum", &patch);
    let rules = Effective::of(Arc::clone(base.book()), &["late"]);
    assert_eq!(rulebound::items::book::named(&rules, "Thing"), None);
    let member =
        json!({ "live": { "pools": { "vigor": { "value": 4 } } }, "bag": [{ "item": "gear/thing", "name": "Thing" }] });
    let member: Member = serde_json::from_value(member).expect("member");
    let used = use_item(&rules, &member, 0, &mut Roller::scripted([2])).expect("used");
    assert_eq!(note(&[used]), "Vigor 4 -> 6 of 12; 0 left");
}

/// The game's own command: an event that a journal keeps as it is, nothing to take back, and never while a fight is on.
#[test]
fn a_game_uses_one() {
    let rules = rules("fight-sum", &json!([]));
    let member = json!({
        "name": "Dora", "sheet": { "v": 1, "build": { "fields": { "level": 5 } } },
        "live": { "pools": { "vigor": { "value": 4 }, "breath": { "value": 1 } } },
        "bag": [{ "item": "gear/tonic", "name": "Tonic", "quantity": 2 }],
    });
    let member: Member = serde_json::from_value(member).expect("member");
    let mut game = Game::begin(&rules, "Test".to_owned(), 7, vec![member], None);
    let command = Command::UseItem { member: 0, stack: 0 };
    let stored = serde_json::to_string(&command).expect("json");
    assert_eq!(serde_json::from_str::<Command>(&stored).expect("command"), command);
    let events = decide(&rules, &game, &command, &mut Roller::scripted([6])).expect("used");
    let stored = serde_json::to_string(&events).expect("json");
    let read: Vec<Event> = serde_json::from_str(&stored).expect("events");
    assert_eq!(read, events);
    for event in &read {
        evolve(&rules, &mut game, event);
    }
    let dora = &game.party[0];
    assert_eq!((dora.bag[0].quantity, dora.live.pools["vigor"].value, dora.live.pools["breath"].value), (1, 10, 2));
    let nothing = decide(&rules, &game, &Command::Undo { member: 0 }, &mut Roller::scripted([])).expect_err("nothing");
    assert_eq!(nothing.code, "nothing-to-undo");
    let absent = Command::UseItem { member: 0, stack: 4 };
    assert_eq!(decide(&rules, &game, &absent, &mut Roller::scripted([])).expect_err("absent").code, "no-stack");
    let mut dice = Roller::seeded(game.cursor(rulebound::dice::Stream::Fight));
    for event in decide(&rules, &game, &Command::StartFight { foes: "eel".to_owned() }, &mut dice).expect("a fight") {
        evolve(&rules, &mut game, &event);
    }
    let refused = decide(&rules, &game, &command, &mut Roller::scripted([])).expect_err("in a fight");
    assert_eq!(refused.code, "in-a-fight");
}
