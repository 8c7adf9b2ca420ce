//! Commands on live state, worked through on the ruleset of `tests/cases/bases/eval-couriers.json` (sheets.md 4.4 to 4.6,
//! 5.3, 5.4). No command line gives them one by one, so the library is asked.

mod support;

use std::sync::Arc;

use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::rules::Effective;
use rulebound::sheet::{Build, LiveCommand, LiveRefusal, LiveState, NoItems, Switch, TrackMove, decide_live, evaluate};
use serde_json::{Value, json};

/// A character under the couriers' rules, patched where a test needs other ones.
struct Courier {
    rules: Effective,
    build: Build,
    live: LiveState,
}

impl Courier {
    fn new(patch: Value, build: Value, live: Value) -> Self {
        let base = support::load_json(&support::base_path("eval-couriers")).expect("base");
        let text = support::patched(base, &patch).expect("patch").to_string();
        let ruleset = read_ruleset(text.as_bytes()).unwrap_or_else(|refused| panic!("{:#?}", refused.diagnostics));
        let rules = Effective::base(Arc::new(Rulebook::single(ruleset.value)));
        Self { rules, build: Build::from_json(build), live: LiveState::from_json(&live) }
    }

    fn plain() -> Self {
        Self::new(json!([]), json!({ "fields": { "luck": 9 } }), json!({}))
    }

    /// Gives a command; what it says, or why not. A refusal must leave everything as it was.
    fn give(&mut self, command: LiveCommand) -> Result<String, LiveRefusal> {
        let values = evaluate(&self.rules, &self.build, &self.live, &NoItems);
        let decision = decide_live(&values, &command)?;
        self.live = decision.applied_to(&self.live);
        Ok(decision.now.english())
    }

    fn rest(&mut self, rest: &str) -> String {
        self.give(LiveCommand::Rest { rest: rest.to_owned() }).expect("a rest")
    }

    fn wound(&mut self, track: &str, kind: &str, amount: i64, place: Option<i64>) -> Result<String, LiveRefusal> {
        let kind = (!kind.is_empty()).then(|| kind.to_owned());
        self.give(LiveCommand::Wound { track: track.to_owned(), kind, amount, place })
    }

    fn marks(&self, track: &str) -> (String, i64, i64) {
        let values = evaluate(&self.rules, &self.build, &self.live, &NoItems);
        let wound = values.wound(track).expect("a wound track");
        (wound.marks.join(" "), wound.overflow, wound.penalty())
    }

    fn stored(&self) -> Value {
        serde_json::to_value(&self.live).expect("json")
    }
}

fn spend(pool: &str, amount: i64) -> LiveCommand {
    LiveCommand::Spend { pool: pool.to_owned(), amount }
}

fn restore(pool: &str, amount: i64) -> LiveCommand {
    LiveCommand::Restore { pool: pool.to_owned(), amount }
}

fn damage(pool: &str, amount: i64) -> LiveCommand {
    LiveCommand::Damage { pool: pool.to_owned(), amount }
}

fn temp(pool: &str, amount: i64) -> LiveCommand {
    LiveCommand::Temp { pool: pool.to_owned(), amount }
}

#[test]
fn pools_are_spent_restored_and_harmed() {
    let mut odo = Courier::plain();
    assert_eq!(odo.give(spend("GRIT", 5)).as_deref(), Ok("4/9"));
    assert_eq!(odo.give(restore(" grit ", 3)).as_deref(), Ok("7/9"));
    assert_eq!(odo.give(spend("grit", 8)), Err(LiveRefusal::Insufficient));
    assert_eq!(odo.give(damage("grit", 100_000)).as_deref(), Ok("0/9"));
    assert_eq!(odo.give(restore("grit", 100)).as_deref(), Ok("9/9"));
    assert_eq!(odo.stored(), json!({}), "a value back at its default is not stored");
    for amount in [0, -1, 100_001] {
        assert_eq!(odo.give(spend("grit", amount)), Err(LiveRefusal::BadAmount), "{amount}");
    }
    assert_eq!(odo.give(spend("sail", 1)), Err(LiveRefusal::UnknownPool), "hidden");
    assert_eq!(odo.give(spend("Nothing", 1)), Err(LiveRefusal::UnknownPool), "a maximum of 0");
    assert_eq!(odo.give(spend("slots", 1)), Err(LiveRefusal::UnknownPool), "a group is no pool");
    assert_eq!(odo.stored(), json!({}));
}

#[test]
fn a_pool_that_starts_empty_is_raised_by_restoring() {
    let mut odo = Courier::plain();
    assert_eq!(odo.give(spend("stress", 1)), Err(LiveRefusal::Insufficient));
    assert_eq!(odo.give(restore("stress", 2)).as_deref(), Ok("2/6"));
    assert_eq!(odo.give(damage("stress", 5)).as_deref(), Ok("0/6"));
    assert_eq!(odo.stored(), json!({}));
}

#[test]
fn temporary_points_are_set_and_go_first() {
    let mut odo = Courier::plain();
    assert_eq!(odo.give(temp("nerve", 3)), Err(LiveRefusal::NoTemp));
    assert_eq!(odo.give(temp("grit", 5)).as_deref(), Ok("9/9 +5 temp"));
    assert_eq!(odo.give(temp("grit", 3)).as_deref(), Ok("9/9 +3 temp"), "a lower number replaces a higher one");
    assert_eq!(odo.give(damage("grit", 2)).as_deref(), Ok("9/9 +1 temp"));
    assert_eq!(odo.give(spend("grit", 1)).as_deref(), Ok("8/9 +1 temp"), "spending leaves them alone");
    assert_eq!(odo.give(damage("grit", 4)).as_deref(), Ok("5/9"));
    assert_eq!(odo.give(temp("grit", 0)).as_deref(), Ok("5/9"));
    assert_eq!(odo.give(temp("grit", -1)), Err(LiveRefusal::BadAmount));
}

#[test]
fn row_pools_answer_to_key_and_name() {
    let rows = json!([{ "name": "Tide Bell", "uses": 3 }]);
    let patch = json!([{ "append": "/sheet/lists", "value": {
        "id": "charms", "label": "Charms", "maxItems": 9, "pools": { "nameColumn": "name", "maxColumn": "uses" },
        "columns": [{ "id": "name", "label": "Name", "type": "text", "maxLength": 60 },
                    { "id": "uses", "label": "Uses", "type": "number", "min": 0, "max": 9 }] } }]);
    let build = json!({ "lists": { "gear": rows, "charms": [
        { "name": "tide bell", "uses": 2 }, { "name": "Shell", "uses": 1 }, { "name": "Nerve", "uses": 1 }] } });
    let mut odo = Courier::new(patch, build, json!({}));
    assert_eq!(odo.give(spend("tide bell", 1)), Err(LiveRefusal::AmbiguousPool));
    assert_eq!(odo.give(spend("charms:tide bell", 1)).as_deref(), Ok("1/2"));
    assert_eq!(odo.give(spend("Gear:Tide Bell", 1)).as_deref(), Ok("2/3"), "a key ignores case like a name");
    assert_eq!(odo.give(spend("shell", 1)).as_deref(), Ok("0/1"));
    assert_eq!(odo.give(spend("nerve", 1)).as_deref(), Ok("3/4"), "a declared pool before a row's");
    assert_eq!(
        odo.stored()["pools"],
        json!({ "charms:shell": { "value": 0 }, "charms:tide bell": { "value": 1 }, "gear:tide bell": { "value": 2 },
                "nerve": { "value": 3 } })
    );
}

#[test]
fn a_long_row_name_still_keeps_what_was_spent() {
    let build = json!({ "lists": { "gear": [{ "name": "x".repeat(300), "uses": 2 }] } });
    let mut odo = Courier::new(json!([]), build, json!({}));
    odo.give(spend(&"x".repeat(300), 1)).expect("a pool");
    let again = LiveState::from_json(&odo.stored());
    assert_eq!(again, odo.live);
    assert_eq!(again.pools.values().next().expect("stored").value, 1);
}

/// The track of the worked table: four levels with penalties 0, -1, -1, -4.
fn four_levels() -> Courier {
    let levels = json!([
        { "label": "Fine", "penalty": 0 }, { "label": "Sore", "penalty": -1 }, { "label": "Limping", "penalty": -1 },
        { "label": "Broken", "penalty": -4 }]);
    let patch =
        json!([{ "set": "/sheet/live/tracks/2/levels", "to": levels }, { "set": "/sheet/live/tracks/2/max", "to": 4 }]);
    Courier::new(patch, json!({}), json!({}))
}

#[test]
fn wounds_upgrade_overflow_and_heal() {
    let mut odo = four_levels();
    let rows: &[(&str, i64, &str, i64, i64, &str)] = &[
        ("scrape", 2, "scrape scrape", 0, -1, "Hurt 2/4 (Sore)"),
        ("rot", 1, "rot scrape scrape", 0, -1, "Hurt 3/4 (Limping)"),
        ("gash", 3, "rot gash gash gash", 0, -4, "Hurt 4/4 (Broken)"),
        ("scrape", 4, "rot rot rot rot", 1, -4, "Hurt 4/4 (Broken) +1 over"),
        ("scrape", 5, "rot rot rot rot", 6, -4, "Hurt 4/4 (Broken) +5 over"),
        ("", -3, "rot rot rot rot", 3, -4, "Hurt 4/4 (Broken)"),
        ("gash", -1, "rot rot rot rot", 2, -4, "Hurt 4/4 (Broken)"),
        ("", -9, "", 0, 0, "Hurt 0/4"),
    ];
    for (kind, amount, marks, overflow, penalty, now) in rows {
        assert_eq!(odo.wound("HURT", kind, *amount, None).as_deref(), Ok(*now));
        assert_eq!(odo.marks("hurt"), ((*marks).to_owned(), *overflow, *penalty), "{kind} {amount}");
    }
    assert_eq!(odo.stored(), json!({}));
}

#[test]
fn healing_one_kind_leaves_the_others() {
    let mut odo = four_levels();
    odo.wound("hurt", "Gash", 2, None).expect("marked");
    odo.wound("hurt", "scrape", 2, None).expect("marked");
    assert_eq!(odo.marks("hurt").0, "gash gash scrape scrape");
    odo.wound("hurt", "gash", -1, None).expect("healed");
    assert_eq!(odo.marks("hurt").0, "gash scrape scrape");
    odo.wound("hurt", "splinter", -1, None).expect("an unknown kind narrows nothing");
    assert_eq!(odo.marks("hurt").0, "gash scrape");
}

#[test]
fn a_track_without_places_overflows() {
    let patch = json!([{ "remove": "/sheet/live/tracks/3/fill" }, { "remove": "/sheet/live/tracks/3/onFull" },
                       { "set": "/sheet/live/tracks/3/max", "to": 0 }]);
    let mut odo = Courier::new(patch, json!({}), json!({}));
    assert_eq!(odo.wound("hull", "hole", 3, None).as_deref(), Ok("Hull 0/0 +3 over"));
}

#[test]
fn boxes_keep_their_marks() {
    let mut odo = Courier::plain();
    let slots = |odo: &Courier| odo.live.wounds.get("hull").map(|wound| wound.marks.join(",")).unwrap_or_default();
    odo.wound("hull", "hole", 1, Some(4)).expect("box 4");
    assert_eq!((slots(&odo).as_str(), odo.marks("hull").2), (",,,hole", 0));
    odo.wound("hull", "hole", 1, Some(4)).expect("the next clear one");
    assert_eq!(slots(&odo), ",,,hole,hole");
    assert_eq!(odo.wound("hull", "hole", 1, Some(4)), Err(LiveRefusal::NoBox));
    assert_eq!(odo.wound("hull", "hole", 2, None).as_deref(), Ok("Hull 4/5"));
    assert_eq!((slots(&odo).as_str(), odo.marks("hull").2), ("hole,hole,,hole,hole", -1));
    assert_eq!(odo.wound("hull", "hole", 2, Some(1)), Err(LiveRefusal::NoBox), "only one box is left");
    odo.wound("hull", "", -1, None).expect("healed");
    assert_eq!(slots(&odo), "hole,hole,,hole", "of equal marks the highest goes");
    odo.wound("hull", "hole", 2, Some(2)).expect("boxes 3 and 5");
    assert_eq!((slots(&odo).as_str(), odo.marks("hull").2), ("hole,hole,hole,hole,hole", -2));
    for place in [0, -1, 65] {
        assert_eq!(odo.wound("hull", "hole", 1, Some(place)), Err(LiveRefusal::BadAmount), "{place}");
    }
}

#[test]
fn a_sequential_track_may_refuse() {
    let patch = json!([{ "set": "/sheet/live/tracks/2/onFull", "to": "refuse" }]);
    let mut odo = Courier::new(patch, json!({}), json!({}));
    odo.wound("hurt", "scrape", 2, None).expect("marked");
    assert_eq!(odo.wound("hurt", "scrape", 2, None), Err(LiveRefusal::NoBox));
    odo.wound("hurt", "rot", 1, Some(900)).expect("a box means nothing here");
    assert_eq!(odo.marks("hurt").0, "rot scrape scrape");
}

#[test]
fn wounds_are_refused_in_the_order_of_the_checks() {
    let mut odo = Courier::plain();
    assert_eq!(odo.wound("nowhere", "hole", 0, None), Err(LiveRefusal::UnknownTrack));
    assert_eq!(odo.wound("heat", "hole", 0, None), Err(LiveRefusal::WrongTrack));
    assert_eq!(odo.wound("hull", "bite", 0, None), Err(LiveRefusal::BadAmount));
    assert_eq!(odo.wound("hull", "bite", 100_001, None), Err(LiveRefusal::BadAmount));
    assert_eq!(odo.wound("hull", "bite", 1, Some(99)), Err(LiveRefusal::UnknownKind));
    assert_eq!(odo.wound("hull", "", 1, None), Err(LiveRefusal::UnknownKind));
    assert_eq!(odo.stored(), json!({}));
}

#[test]
fn tracks_are_held_to_their_bounds() {
    let mut odo = Courier::plain();
    let mut go = |track: &str, to: TrackMove| odo.give(LiveCommand::Track { track: track.to_owned(), to });
    assert_eq!(go("heat", TrackMove::By(2)).as_deref(), Ok("Heat 2"));
    assert_eq!(go("heat", TrackMove::By(9)).as_deref(), Ok("Heat 3"));
    assert_eq!(go("Heat", TrackMove::To(-99)).as_deref(), Ok("Heat -2"));
    assert_eq!(go("heat", TrackMove::To(1_000_001)), Err(LiveRefusal::BadAmount));
    assert_eq!(go("hurt", TrackMove::To(1)), Err(LiveRefusal::WrongTrack));
    assert_eq!(go("ice", TrackMove::To(1)), Err(LiveRefusal::UnknownTrack));
    assert_eq!(go("heat", TrackMove::To(0)).as_deref(), Ok("Heat 0"));
    assert_eq!(odo.stored(), json!({}));
}

#[test]
fn conditions_states_and_notes() {
    let mut odo = Courier::plain();
    let on = |condition: &str, switch| LiveCommand::Condition { condition: condition.to_owned(), switch };
    assert_eq!(odo.give(on("soaked", Switch::On)).as_deref(), Ok("Soaked on"));
    assert_eq!(odo.give(on("wet", Switch::On)).as_deref(), Ok("Soaked on"));
    assert_eq!(odo.stored(), json!({ "conditions": ["wet"] }));
    assert_eq!(odo.give(on("wet", Switch::Off)).as_deref(), Ok("Soaked off"));
    assert_eq!(odo.give(on("dry", Switch::On)), Err(LiveRefusal::UnknownCondition));
    let state = |state: &str, value: &str| LiveCommand::State { state: state.to_owned(), value: value.to_owned() };
    assert_eq!(odo.give(state("tide", "high WATER")).as_deref(), Ok("Tide High water"));
    assert_eq!(odo.stored(), json!({ "states": { "tide": "flood" } }));
    assert_eq!(odo.give(state("tide", "sideways")), Err(LiveRefusal::UnknownValue));
    assert_eq!(odo.give(state("helm", "free")), Err(LiveRefusal::UnknownState), "hidden without a boat");
    assert_eq!(odo.give(state("tide", "slack")).as_deref(), Ok("Tide slack"));
    let note = |text: &str| LiveCommand::Note { field: "mood".to_owned(), text: text.to_owned() };
    assert_eq!(odo.give(note("grim and wet again")).as_deref(), Ok("Mood: grim and w"));
    assert_eq!(odo.stored(), json!({ "text": { "mood": "grim and w" } }));
    assert_eq!(odo.give(note("")).as_deref(), Ok("Mood cleared"));
    assert_eq!(odo.stored(), json!({}));
    let other = LiveCommand::Note { field: "diary".to_owned(), text: String::new() };
    assert_eq!(odo.give(other), Err(LiveRefusal::UnknownField));
}

#[test]
fn a_breather_gives_back_parts() {
    let live = json!({ "pools": { "grit": { "value": 2, "temp": 3 }, "nerve": { "value": 0 } },
                       "wounds": { "hurt": { "marks": ["rot", "scrape", "scrape"], "overflow": 2 } } });
    let mut odo = Courier::new(json!([]), json!({ "fields": { "luck": 9 } }), live);
    // A quarter of 9 rounded up is 3; a quarter of 4 is 1; three marks go, the two spilled ones first.
    assert_eq!(odo.rest("Breather"), "Breather: Grit 5/9, Nerve 1/4, Hurt 2/3");
    assert_eq!(odo.marks("hurt").0, "rot scrape");
    assert_eq!(odo.live.pools["grit"].temp, Some(3), "rests leave temporary points alone");
    assert_eq!(odo.rest("breath"), "Breather: Grit 8/9, Nerve 2/4, Hurt 0/3");
    assert_eq!(
        odo.rest("breath"),
        "Breather: Grit 9/9, Nerve 3/4, Hurt 0/3",
        "a wound track is told whenever a step ran"
    );
}

#[test]
fn the_least_of_a_part_counts_when_the_part_is_smaller() {
    let patch = json!([{ "set": "/sheet/live/pools/1/max/const", "to": 2 }]);
    let mut odo = Courier::new(patch, json!({}), json!({ "pools": { "nerve": { "value": 0 } } }));
    assert_eq!(odo.rest("breath"), "Breather: Nerve 1/2, Hurt 0/3");
}

#[test]
fn a_night_restores_groups_rows_tracks_and_states() {
    let gear = json!([{ "name": "Bell", "uses": 3, "back": "dusk" }, { "name": "Horn", "uses": 2, "back": "dawn" },
                      { "name": "Rope", "uses": 1 }]);
    let live = json!({
        "pools": { "stress": { "value": 4 }, "low_slot": { "value": 0 }, "mid_slot": { "value": 0 },
                   "gear:bell": { "value": 0 }, "gear:horn": { "value": 0 }, "gear:rope": { "value": 0 } },
        "tracks": { "heat": 3 }, "states": { "tide": "ebb" }, "text": { "mood": "grim" },
        "conditions": ["wet", "lost", "unknown"],
        "wounds": { "hurt": { "marks": ["gash", "scrape", "scrape"] }, "hull": { "marks": ["", "hole"] } } });
    let mut odo = Courier::new(json!([]), json!({ "lists": { "gear": gear } }), live);
    assert_eq!(
        odo.rest("night"),
        "Night's rest: Stress 0/6, Low 2/2, Mid 1/1, Bell 3/3, Heat 0, Hurt 1/3, Tide slack, Hull 0/5"
    );
    assert_eq!(odo.marks("hurt").0, "gash", "only marks of the kind named");
    assert_eq!(
        odo.stored(),
        json!({ "pools": { "gear:horn": { "value": 0 }, "gear:rope": { "value": 0 } },
                "wounds": { "hurt": { "marks": ["gash"] } }, "conditions": ["lost", "unknown"] })
    );
    assert_eq!(odo.rest("week"), "A week ashore: Horn 2/2, Rope 1/1");
    assert_eq!(
        odo.stored(),
        json!({ "wounds": { "hurt": { "marks": ["gash"] } } }),
        "every condition goes, unknown ones too"
    );
    assert_eq!(odo.rest("week"), "A week ashore");
}

#[test]
fn resting_a_full_track_to_its_most_clears_only_the_overflow() {
    let live = json!({ "wounds": { "hurt": { "marks": ["rot", "rot", "rot"], "overflow": 4 } } });
    let mut odo = Courier::new(json!([]), json!({}), live);
    assert_eq!(odo.rest("week"), "A week ashore: Hurt 3/3");
    assert_eq!(odo.marks("hurt"), ("rot rot rot".to_owned(), 0, -4));
}

#[test]
fn an_unknown_rest_is_refused() {
    let command = LiveCommand::Rest { rest: "nap".to_owned() };
    assert_eq!(Courier::plain().give(command), Err(LiveRefusal::UnknownRest));
}

#[test]
fn penalties_adjustments_and_levels_for_checks() {
    let live = json!({ "wounds": { "hurt": { "marks": ["gash", "gash"] } } });
    let odo = Courier::new(json!([]), json!({ "abilities": { "wits": 15 } }), live);
    let values = evaluate(&odo.rules, &odo.build, &odo.live, &NoItems);
    assert_eq!(values.penalty(), -1);
    // 1.5 and 0.4 are added first and cut once.
    assert_eq!((values.adjust(&[]), values.adjust(&["wits"]), values.adjust(&["brawn", "wits"])), (1, 1, 1));
    let levels: Vec<i64> = values.pools().iter().map(|pool| pool.level).collect();
    assert_eq!(levels, [1, 1, 1, 1, 2], "a place in its group");
    let swapped = values.skill_with(rulebound::sheet::SkillKind::Skill, "wade", Some("wits")).expect("a skill");
    assert_eq!(swapped.number, 2.0);
    let capped = values.skill_with(rulebound::sheet::SkillKind::Skill, "steady", Some("wits")).expect("a skill");
    assert_eq!(capped.number, 2.0);
}

/// Belts that change abilities, and a number that they give.
struct Belts;

impl rulebound::sheet::HeldItems for Belts {
    fn item_stat(&self, _asked: &rulebound::format::value_ref::ItemStat) -> Option<f64> {
        Some(2.0)
    }

    fn ability_effects(&self, ability: &str) -> Vec<rulebound::sheet::AbilityEffect> {
        use rulebound::sheet::AbilityEffect::{Add, Set};
        if ability == "brawn" { vec![Set(15.0), Add(3.0), Set(12.0)] } else { Vec::new() }
    }
}

#[test]
fn items_change_abilities_but_no_maximum() {
    let patch = json!([{ "set": "/sheet/live/pools/1/max", "to": { "abilityScore": "brawn" } }]);
    for (stored, score) in [(5, 15.0), (13, 16.0), (19, 20.0), (40, 20.0)] {
        let odo = Courier::new(patch.clone(), json!({ "abilities": { "brawn": stored, "wits": 99 } }), json!({}));
        let values = evaluate(&odo.rules, &odo.build, &odo.live, &Belts);
        assert_eq!(values.ability("brawn").expect("brawn").score, score, "{stored}");
        assert_eq!(values.ability("wits").expect("wits").score, 99.0, "an ability that no item touches is not clamped");
        assert_eq!(values.pool("nerve").expect("nerve").max, stored);
        assert_eq!(values.derived("packed"), Some(2.0));
    }
}
