//! What holds in every fight on the rulesets from the wild, hundreds of seeds each (a thousand where asked for), layers on and off: fights end, health
//! stays within bounds, harm dealt is harm taken, resources never go below nothing, events name nobody who is not there,
//! the same seed plays the same, and a fight stopped, stored and gone on with plays the same too.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rulebound::combat::{
    Adjust, CombatantId, Encounter, FightEvent, FoeRequest, Outcome, choose_for, evolve, start, step, vitals,
};
use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::items::Party;
use rulebound::rules::Effective;

/// How many fights of each: enough for every run of the tests; `RULEBOUND_FIGHTS=1000` for the whole proof.
fn seeds() -> u64 {
    std::env::var("RULEBOUND_FIGHTS").ok().and_then(|count| count.parse().ok()).unwrap_or(250)
}

/// At every how many events a fight is stopped, stored and gone on with.
const STOPPED_EVERY: usize = 7;

fn wild() -> Option<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/wild");
    assert!(folder.is_dir() || std::env::var_os("CI").is_none(), "the real rulesets are required where CI is set");
    folder.is_dir().then_some(folder)
}

fn party(name: &str) -> Party {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/support/parties/{name}.json"));
    serde_json::from_slice(&std::fs::read(file).expect("a party file")).expect("a party")
}

struct Table {
    rules: Effective,
    party: Party,
}

impl Table {
    fn open(name: &str, layers: &[&str]) -> Option<Self> {
        let bytes = std::fs::read(wild()?.join(format!("{name}.json"))).expect("ruleset");
        let loaded = read_ruleset(&bytes).unwrap_or_else(|refused| panic!("{name}: {:#?}", refused.diagnostics));
        let rules = Effective::of(Arc::new(Rulebook::single(loaded.value)), layers);
        assert!(rules.dropped().is_empty(), "{name}: {layers:?} are not all on");
        Some(Self { rules, party: party(name) })
    }

    fn begin(&self, foes: &str, seed: u64) -> (Encounter, Vec<FightEvent>, Roller) {
        let mut roller = Roller::seeded(Cursor::start(seed, Stream::Fight));
        let foes = FoeRequest::parse_list(foes).expect("foes");
        let (fight, events) = start(&self.rules, &self.party, &foes, &mut roller).expect("a fight");
        (fight, events, roller)
    }

    /// A fight from its beginning to its end, everything looked at after each step.
    fn play(&self, foes: &str, seed: u64) -> (Encounter, Vec<FightEvent>) {
        let (mut fight, mut events, mut roller) = self.begin(foes, seed);
        let mut ledger = Ledger::of(&self.rules, &fight);
        let mut steps = 0;
        while let Some(who) = fight.to_choose().cloned() {
            let choice = choose_for(&self.rules, &fight, &who);
            let happened = step(&self.rules, &mut fight, &choice, &mut roller);
            for event in &happened {
                assert!(!matches!(event, FightEvent::Refused { .. }), "seed {seed}: {choice:?} was refused: {event:?}");
                ledger.enter(event);
            }
            ledger.agrees(&self.rules, &fight, &happened, seed);
            nothing_below_nothing(&fight, seed);
            events.extend(happened);
            steps += 1;
            assert!(steps < 4000, "seed {seed}: the fight does not end");
        }
        (fight, events)
    }

    /// The same fight stopped at every seventh event, read back from its stored text by a program that knows nothing else.
    fn play_stopping(&self, foes: &str, seed: u64) -> Vec<FightEvent> {
        let (mut fight, mut events, mut roller) = self.begin(foes, seed);
        let mut stopped_at = 0;
        while let Some(who) = fight.to_choose().cloned() {
            if events.len() / STOPPED_EVERY > stopped_at {
                stopped_at = events.len() / STOPPED_EVERY;
                let stored = serde_json::to_vec(&fight).expect("stored");
                fight = serde_json::from_slice(&stored).expect("read back");
                roller = Roller::seeded(fight.dice.expect("seeded dice"));
            }
            let choice = choose_for(&self.rules, &fight, &who);
            events.extend(step(&self.rules, &mut fight, &choice, &mut roller));
        }
        events
    }

    /// Everything in the events applied to the state before gives the state after: the events carry everything.
    fn events_carry_everything(&self, foes: &str, seed: u64) {
        let (mut fight, _, mut roller) = self.begin(foes, seed);
        while let Some(who) = fight.to_choose().cloned() {
            let text = serde_json::to_string(&fight).expect("stored");
            let mut stored: Encounter = serde_json::from_str(&text).expect("read");
            assert_eq!(stored, fight, "seed {seed}: a stored fight reads back");
            let choice = choose_for(&self.rules, &fight, &who);
            // A fight just read knows nothing of what was worked out before.
            assert_eq!(
                choose_for(&self.rules, &stored, &who),
                choice,
                "seed {seed}: read back, {who} chooses the same"
            );
            let events = step(&self.rules, &mut fight, &choice, &mut roller);
            for event in &events {
                let text = serde_json::to_string(event).expect("event");
                let again: FightEvent = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
                evolve(&self.rules, &mut stored, &again);
            }
            stored.dice = fight.dice;
            assert_eq!(stored, fight, "seed {seed}: after {choice:?}");
        }
    }
}

/// Where health and temporary points stand as the events alone tell it.
struct Ledger {
    pool: Option<String>,
    stands: BTreeMap<CombatantId, (i64, i64)>,
}

impl Ledger {
    fn of(rules: &Effective, fight: &Encounter) -> Self {
        let combat = rules.ruleset().combat.as_ref().expect("combat");
        let each = fight.combatants.iter().map(|who| {
            let stands = vitals(rules, combat, who);
            (who.id.clone(), (stands.health, stands.temp))
        });
        Self { pool: combat.health.pool.as_ref().map(|pool| pool.as_str().to_owned()), stands: each.collect() }
    }

    fn enter(&mut self, event: &FightEvent) {
        match event {
            FightEvent::Damage { target, amount, dealt, adjust, saved, to_temp, health: after, .. } => {
                let amount = if *saved { amount / 2 } else { *amount };
                let expected = match adjust {
                    Adjust::Immune => 0,
                    Adjust::Resist => amount / 2,
                    Adjust::Vulnerable => amount * 2,
                    Adjust::None => amount,
                };
                assert_eq!(*dealt, expected, "{event:?}");
                let (health, temp) = self.stands.get_mut(target).expect("somebody there");
                assert!(*to_temp <= *temp && to_temp <= dealt, "{event:?}");
                *temp -= to_temp;
                *health = (*health - (dealt - to_temp)).max(0);
                assert_eq!(*health, after.health, "harm dealt is harm taken: {event:?}");
            }
            FightEvent::Heal { target, amount, gained, health: after, .. } => {
                let (health, _) = self.stands.get_mut(target).expect("somebody there");
                let before = *health;
                *health = (before + amount).min(after.max_health);
                assert_eq!(*health, after.health, "{event:?}");
                assert_eq!(*gained, Some(*health - before), "what is told as healed is what was: {event:?}");
            }
            FightEvent::Temporary { target, amount, .. } => {
                let (_, temp) = self.stands.get_mut(target).expect("somebody there");
                *temp = (*temp).max(*amount);
            }
            FightEvent::Revived { actor, health: after } => {
                self.stands.get_mut(actor).expect("somebody there").0 = *after;
            }
            FightEvent::Spend { actor, pool, amount, .. } if self.pool.as_ref() == Some(pool) => {
                self.stands.get_mut(actor).expect("somebody there").0 -= amount;
            }
            _ => {}
        }
    }

    fn agrees(&self, rules: &Effective, fight: &Encounter, happened: &[FightEvent], seed: u64) {
        let combat = rules.ruleset().combat.as_ref().expect("combat");
        for who in &fight.combatants {
            let stands = vitals(rules, combat, who);
            assert!((0..=stands.max).contains(&stands.health), "seed {seed}: {} at {stands:?}", who.id);
            let told = self.stands.get(&who.id).copied();
            assert_eq!(told, Some((stands.health, stands.temp)), "seed {seed}: {} after {happened:#?}", who.id);
        }
    }
}

fn nothing_below_nothing(fight: &Encounter, seed: u64) {
    for who in &fight.combatants {
        let counts = who.budgets.values().chain(who.uses.values());
        assert!(counts.chain([&who.strikes_left]).all(|left| *left >= 0), "seed {seed}: {who:?}");
        assert!(who.signature.is_none_or(|(left, most)| (0..=most).contains(&left)), "seed {seed}: {who:?}");
        assert!(who.limits.values().all(|limit| (0..=limit.max).contains(&limit.spent)), "seed {seed}: {who:?}");
        if let Some(character) = who.character() {
            assert!(character.live().pools.values().all(|pool| pool.value >= 0), "seed {seed}");
            assert!(character.live().tracks.values().all(|value| *value >= 0), "seed {seed}");
            assert!(character.bag().iter().all(|stack| stack.quantity >= 0), "seed {seed}");
        }
    }
}

/// The ids under every key of an event that names somebody.
fn named(value: &serde_json::Value, into: &mut BTreeSet<String>) {
    const KEYS: [&str; 7] = ["actor", "target", "source", "sourceId", "byId", "winner", "waiting"];
    match value {
        serde_json::Value::Object(keys) => {
            for (key, value) in keys {
                if KEYS.contains(&key.as_str()) {
                    let texts = value.as_array().map_or_else(|| vec![value], |many| many.iter().collect());
                    into.extend(texts.into_iter().filter_map(|text| text.as_str()).map(str::to_owned));
                }
                named(value, into);
            }
        }
        serde_json::Value::Array(many) => many.iter().for_each(|value| named(value, into)),
        _ => {}
    }
}

fn everybody_named_is_there(fight: &Encounter, events: &[FightEvent], seed: u64) {
    let mut ids = BTreeSet::new();
    events.iter().for_each(|event| named(&serde_json::to_value(event).expect("an event"), &mut ids));
    assert!(!ids.is_empty());
    for id in ids {
        assert!(fight.combatants.iter().any(|who| who.id.0 == id), "seed {seed}: nobody is {id}");
    }
}

fn check(name: &str, layers: &[&str], foes: &[&str]) {
    let Some(table) = Table::open(name, layers) else {
        eprintln!("skipped: no wild rulesets here");
        return;
    };
    let mut victories = 0_u64;
    let seeds = seeds();
    for seed in 0..seeds {
        let foes = foes[usize::try_from(seed).expect("small") % foes.len()];
        let (fight, events) = table.play(foes, seed);
        assert!(fight.outcome.is_some(), "{name}, seed {seed}");
        victories += u64::from(fight.outcome == Some(Outcome::Victory));
        everybody_named_is_there(&fight, &events, seed);
        let bytes = serde_json::to_vec(&events).expect("events");
        let again = serde_json::to_vec(&table.play_stopping(foes, seed)).expect("events");
        assert!(bytes == again, "{name}, seed {seed}: stopped and gone on with, it is another fight");
        if seed % 50 == 0 {
            table.events_carry_everything(foes, seed);
        }
    }
    println!("{name} with {layers:?}: {victories} of {seeds} won");
    assert!(victories > 0 && victories < seeds, "{name}: {victories} of {seeds} fights won, which tests little");
}

const ROADS: [&str; 4] = ["rust-jackal*2", "cinder-moth*2,toll-warden", "glass-wader", "pack*2"];
const GRAVES: [&str; 4] = ["grave-rats*3", "hollow-warden", "grave-wight*2", "dread"];
const CREATURES: [&str; 5] =
    ["thorn-lurker*2", "cinder-hound*2", "grave-piper,thorn-lurker", "hollow-sentinel", "toll-sergeant"];

#[test]
fn ember_roads() {
    check("ember-roads", &[], &ROADS);
}

#[test]
fn ember_roads_in_a_hard_winter() {
    check("ember-roads", &["hard_winter"], &ROADS);
}

#[test]
fn gravewatch() {
    check("gravewatch", &[], &GRAVES);
}

#[test]
fn gravewatch_in_the_long_night() {
    check("gravewatch", &["long_night"], &GRAVES);
}

#[test]
fn srd_2014() {
    check("5e-2014", &[], &CREATURES);
}

#[test]
fn srd_2014_with_low_magic() {
    check("5e-2014", &["low_magic"], &CREATURES);
}

#[test]
fn srd_2014_with_high_magic() {
    check("5e-2014", &["high_magic"], &CREATURES);
}
