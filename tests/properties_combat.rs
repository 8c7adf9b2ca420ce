//! What holds in every fight on the rulesets from the wild, seed by seed: fights end, health stays within bounds, harm
//! dealt is harm taken, resources never go below nothing, the same seed plays the same, a stored fight goes on the same.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rulebound::combat::{
    CombatantId, Encounter, FightEvent, FoeRequest, Outcome, choose_for, evolve, start, step, vitals,
};
use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::items::Party;
use rulebound::rules::Effective;

const SEEDS: u64 = 200;

fn wild() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild");
    assert!(folder.is_dir() || std::env::var_os("CI").is_none(), "the real rulesets are required where CI is set");
    folder.is_dir().then_some(folder)
}

fn rules(folder: &Path, name: &str) -> Effective {
    let bytes = std::fs::read(folder.join(format!("{name}.json"))).expect("ruleset");
    let loaded = read_ruleset(&bytes).unwrap_or_else(|refused| panic!("{name}: {:#?}", refused.diagnostics));
    Effective::base(Arc::new(Rulebook::single(loaded.value)))
}

fn party(json: serde_json::Value) -> Party {
    serde_json::from_value(json).expect("party")
}

fn ember() -> Party {
    party(serde_json::json!({"party": [
        {"name": "Mira", "sheet": {"v": 1, "build": {
            "abilities": {"brawn": 2, "wits": 1, "heart": 2}, "fields": {"toughness": 3, "calling": "Ember-tender"},
            "lists": {
                "gear": [{"name": "Hatchet", "swing": "brawn", "damage": "1d6", "harm": "cut"}],
                "knacks": [{"name": "Last Ember", "_catalog": "knacks/last-ember"},
                           {"name": "Coldfire Toss", "_catalog": "knacks/coldfire-toss"},
                           {"name": "Smother", "_catalog": "knacks/smother"}],
                "tricks": [{"name": "Last Ember", "uses": 2, "recharge": "camp", "_catalog": "knacks/last-ember"}]
            }}},
         "bag": [{"item": "outfitter/hunting-bow", "name": "Bow", "quantity": 1, "equipped": true},
                 {"item": "outfitter/arrows", "name": "Arrows", "quantity": 6},
                 {"item": "outfitter/poultice", "name": "Poultice", "quantity": 2}]},
        {"name": "Odo", "sheet": {"v": 1, "build": {
            "abilities": {"brawn": 3, "wits": 1, "heart": 0}, "fields": {"toughness": 4, "calling": "Hauler"},
            "lists": {"gear": [{"name": "Cart pole", "swing": "brawn", "damage": "1d8", "harm": "crush"}],
                      "knacks": [{"name": "Hold the Line", "_catalog": "knacks/hold-the-line"},
                                 {"name": "Second Breath", "_catalog": "knacks/second-breath"}],
                      "tricks": [{"name": "Second Breath", "uses": 1, "recharge": "scene", "_catalog": "knacks/second-breath"}]}}}}
    ]}))
}

fn grave() -> Party {
    party(serde_json::json!({"party": [
        {"name": "Ilse", "sheet": {"v": 1, "build": {
            "abilities": {"sinew": 3, "nerve": 3, "warmth": 2}, "skills": {"wrestle": "rating_2", "ward": "rating_3"},
            "lists": {"arms": [{"name": "Spade", "rating": "sinew", "trade": "wrestle", "dice": "2d10", "harm": "blunt"}],
                      "charms": [{"name": "Lantern Flare", "_catalog": "charms/lantern-flare"},
                                 {"name": "Stern Word", "_catalog": "charms/stern-word"}]}}}},
        {"name": "Bram", "sheet": {"v": 1, "build": {
            "abilities": {"sinew": 4, "nerve": 2, "warmth": 1}, "skills": {"wrestle": "rating_3"},
            "lists": {"arms": [{"name": "Hook", "rating": "sinew", "trade": "wrestle", "dice": "2d10", "harm": "tearing"}]}}}}
    ]}))
}

fn srd() -> Party {
    let attack = |name: &str, damage: &str| {
        serde_json::json!({"name": name, "ability": "str", "proficient": true, "damage": damage,
                           "damage_type": "slashing", "finesse": true, "reach": 5})
    };
    party(serde_json::json!({"party": [
        {"name": "Kara", "sheet": {"v": 1, "build": {
            "abilities": {"str": 16, "dex": 12, "con": 14},
            "saves": {"str_save": "proficient"}, "skills": {"athletics": "proficient"},
            "fields": {"level": 5, "ac": 17, "hp_max": 44, "attacks_per_action": 2, "speed": 30},
            "lists": {"attacks": [attack("Longsword", "1d8")],
                      "features": [{"name": "Second Effort", "_catalog": "feats/second-effort"},
                                   {"name": "Sly Strike", "_catalog": "feats/sly-strike"}],
                      "counters": [{"name": "Second Effort", "max": 1, "recharge": "short", "_catalog": "feats/second-effort"}]}}}},
        {"name": "Tomas", "sheet": {"v": 1, "build": {
            "abilities": {"str": 14, "dex": 14, "con": 12},
            "fields": {"level": 4, "ac": 15, "hp_max": 30, "speed": 30},
            "lists": {"attacks": [attack("Spear", "1d6")],
                      "features": [{"name": "Quick Hands", "_catalog": "feats/quick-hands"}]}}}}
    ]}))
}

struct Played {
    fight: Encounter,
    events: Vec<FightEvent>,
}

fn play(rules: &Effective, party: &Party, foes: &str, seed: u64) -> Played {
    let mut roller = Roller::seeded(Cursor::start(seed, Stream::Fight));
    let foes = FoeRequest::parse_list(foes).expect("foes");
    let (mut fight, mut events) = start(rules, party, &foes, &mut roller).expect("a fight");
    let mut steps = 0;
    while let Some(who) = fight.to_choose().cloned() {
        let choice = choose_for(rules, &fight, &who);
        let happened = step(rules, &mut fight, &choice, &mut roller);
        for event in &happened {
            assert!(!matches!(event, FightEvent::Refused { .. }), "seed {seed}: {choice:?} was refused: {event:?}");
        }
        events.extend(happened);
        within_bounds(rules, &fight, seed);
        steps += 1;
        assert!(steps < 4000, "seed {seed}: the fight does not end");
    }
    Played { fight, events }
}

fn within_bounds(rules: &Effective, fight: &Encounter, seed: u64) {
    let combat = rules.ruleset().combat.as_ref().expect("combat");
    for who in &fight.combatants {
        let stands = vitals(rules, combat, who);
        assert!((0..=stands.max).contains(&stands.health), "seed {seed}: {} at {stands:?}", who.id);
        assert!(stands.temp >= 0, "seed {seed}");
        assert!(who.budgets.values().chain(who.uses.values()).all(|left| *left >= 0), "seed {seed}: {who:?}");
        if let Some(character) = who.character() {
            assert!(character.live.pools.values().all(|pool| pool.value >= 0), "seed {seed}");
            assert!(character.bag.iter().all(|stack| stack.quantity >= 0), "seed {seed}");
        }
    }
}

/// Everything in `events` applied to the state before gives the state after: the events carry everything.
fn events_carry_everything(rules: &Effective, party: &Party, foes: &str, seed: u64) {
    let mut roller = Roller::seeded(Cursor::start(seed, Stream::Fight));
    let foes = FoeRequest::parse_list(foes).expect("foes");
    let (mut fight, _) = start(rules, party, &foes, &mut roller).expect("a fight");
    while let Some(who) = fight.to_choose().cloned() {
        let text = serde_json::to_string(&fight).expect("stored");
        let mut stored: Encounter = serde_json::from_str(&text).expect("read");
        assert_eq!(stored, fight, "seed {seed}: a stored fight reads back");
        let choice = choose_for(rules, &fight, &who);
        let events = step(rules, &mut fight, &choice, &mut roller);
        for event in &events {
            let text = serde_json::to_string(event).expect("event");
            let again: FightEvent = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
            evolve(rules, &mut stored, &again);
        }
        stored.dice = fight.dice;
        assert_eq!(stored, fight, "seed {seed}: after {choice:?}");
    }
}

/// Harm dealt, less what temporary points took, is what health went down by; healing brings it up.
fn harm_adds_up(played: &Played, seed: u64) {
    let mut health: std::collections::BTreeMap<&CombatantId, i64> = std::collections::BTreeMap::new();
    for event in &played.events {
        match event {
            FightEvent::Damage { target, dealt, to_temp, health: after, .. } => {
                if let Some(before) = health.get(target) {
                    assert_eq!((before - (dealt - to_temp)).max(0), after.health, "seed {seed}: {event:?}");
                }
                health.insert(target, after.health);
            }
            FightEvent::Heal { target, amount, health: after, .. } => {
                if let Some(before) = health.get(target) {
                    assert_eq!((before + amount).min(after.max_health), after.health, "seed {seed}: {event:?}");
                }
                health.insert(target, after.health);
            }
            FightEvent::Revived { actor, health: after } => drop(health.insert(actor, *after)),
            FightEvent::Spend { actor, .. } => drop(health.remove(actor)),
            _ => {}
        }
    }
}

fn check(name: &str, party: &Party, foes: &[&str]) {
    let Some(folder) = wild() else {
        eprintln!("skipped: no wild rulesets here");
        return;
    };
    let rules = rules(&folder, name);
    let mut victories = 0_u64;
    for seed in 0..SEEDS {
        let foes = foes[usize::try_from(seed).expect("small") % foes.len()];
        let played = play(&rules, party, foes, seed);
        assert!(played.fight.outcome.is_some(), "{name}, seed {seed}");
        victories += u64::from(played.fight.outcome == Some(Outcome::Victory));
        harm_adds_up(&played, seed);
        if seed % 10 == 0 {
            assert_eq!(
                play(&rules, party, foes, seed).events,
                played.events,
                "{name}, seed {seed}: not the same again"
            );
            events_carry_everything(&rules, party, foes, seed);
        }
    }
    println!("{name}: {victories} of {SEEDS} won");
    assert!(victories > 0 && victories < SEEDS, "{name}: {victories} of {SEEDS} fights won, which tests little");
}

#[test]
fn ember_roads() {
    check("ember-roads", &ember(), &["rust-jackal*2", "cinder-moth*2,toll-warden", "glass-wader", "pack*2"]);
}

#[test]
fn gravewatch() {
    check("gravewatch", &grave(), &["grave-rats*3", "hollow-warden", "grave-wight*2", "dread"]);
}

#[test]
fn srd_2014() {
    check(
        "5e-2014",
        &srd(),
        &["thorn-lurker*2", "cinder-hound*2", "grave-piper,thorn-lurker", "hollow-sentinel", "toll-sergeant"],
    );
}
