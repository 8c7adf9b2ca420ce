//! Fights: what one that plays itself costs, and whether a turn grows dearer with the log.
//!
//! Two numbers, each a ratio within one run:
//! - `fight`: four against six on a ruleset from the wild, played by the program with its log kept, against throwing exactly
//!   the dice that it threw (at most 60);
//! - `turn`: a turn after ten thousand events against a turn after a hundred (near 1).
//!
//! `cargo bench --bench fight` prints them after criterion's own measurements. Where the rulesets from the wild are not
//! there (`RULEBOUND_WILD`, or `../shared/wild`), it says so and measures nothing.

mod support;

use std::hint::black_box;
use std::path::PathBuf;
use std::sync::Arc;

use criterion::Criterion;
use rulebound::combat::{Encounter, FightEvent, FoeRequest, ROUNDS_MAX, start, step_by_itself};
use rulebound::dice::{Cursor, Roller, Stream, Throw};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::game::{Command, Game, decide, evolve};
use rulebound::items::{Member, Party};
use rulebound::rules::Effective;
use serde_json::json;
use support::least;

/// Six who stand against them.
const FOES: &str = "thorn-lurker*2,cinder-hound*2,grave-piper,toll-sergeant";

fn wild() -> Option<Effective> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../shared/wild");
    let folder = std::env::var_os("RULEBOUND_WILD").map_or_else(beside, PathBuf::from);
    let bytes = std::fs::read(folder.join("5e-2014.json")).ok()?;
    let ruleset = read_ruleset(&bytes).expect("a ruleset").value;
    Some(Effective::base(Arc::new(Rulebook::single(ruleset))))
}

/// Four who swing, shoot and have much to lose, so that a fight takes some rounds.
fn party() -> Party {
    let member = |name: &str| -> Member {
        let blade = json!({ "name": "Longsword", "ability": "str", "proficient": true, "damage": "1d8", "damage_type": "slashing", "reach": 5 });
        let bow = json!({ "name": "Longbow", "ability": "dex", "proficient": true, "damage": "1d8", "damage_type": "piercing",
            "range": 150, "long_range": 600 });
        serde_json::from_value(json!({ "name": name, "sheet": { "v": 1, "build": {
            "abilities": { "str": 16, "dex": 14, "con": 14 },
            "fields": { "level": 5, "hp_max": 60, "ac": 17 },
            "lists": { "attacks": [blade, bow] }
        } } }))
        .expect("a member")
    };
    let party = ["Ash", "Mira", "Toren", "Vale"].map(member);
    Party { party: party.into(), ..Party::default() }
}

fn roller() -> Roller {
    Roller::seeded(Cursor::start(7, Stream::Fight))
}

fn begin(rules: &Effective, roller: &mut Roller) -> (Encounter, Vec<FightEvent>) {
    let foes = FoeRequest::parse_list(FOES).expect("foes");
    start(rules, &party(), &foes, roller).expect("a fight")
}

/// A whole fight with its log.
fn play(rules: &Effective) -> (Vec<FightEvent>, Roller, Encounter) {
    let mut roller = roller();
    let (mut fight, mut log) = begin(rules, &mut roller);
    while fight.to_choose().is_some() && fight.round <= ROUNDS_MAX {
        log.extend(step_by_itself(rules, &mut fight, &mut roller));
    }
    (log, roller, fight)
}

/// A game whose fight has just begun, with a log of that length.
fn game(rules: &Effective, log: &[FightEvent], length: usize) -> Game {
    let mut game = Game::begin(rules, "Bench".to_owned(), 7, party().party, None);
    let foes = FOES.to_owned();
    for event in decide(rules, &game, &Command::StartFight { foes }, &mut roller()).expect("a fight") {
        evolve(rules, &mut game, &event);
    }
    game.fight.as_mut().expect("a fight").log = log.iter().cycle().take(length).cloned().collect();
    game
}

/// Twenty choices of those on turn, applied to the game and its log; then the game stands as before.
fn turn(rules: &Effective, game: &mut Game) {
    let fight = game.fight.as_ref().expect("a fight");
    let (before, kept) = (fight.encounter.clone(), fight.log.len());
    let mut roller = roller();
    for _ in 0..20 {
        for event in decide(rules, game, &Command::FightByItself, &mut roller).expect("a fight that is on") {
            evolve(rules, game, &event);
        }
    }
    let fight = game.fight.as_mut().expect("a fight");
    fight.encounter = before;
    fight.log.truncate(kept);
}

fn bare(dice: &[Throw]) {
    let mut roller = roller();
    for throw in dice {
        black_box(roller.roll(throw.sides));
    }
}

fn main() {
    let Some(rules) = wild() else {
        println!("fight: no rulesets from the wild, nothing is measured");
        return;
    };
    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    criterion.bench_function("fight/four_against_six", |bench| bench.iter(|| play(&rules)));
    criterion.final_summary();

    let (log, thrown, ended) = play(&rules);
    let dice = thrown.thrown().to_vec();
    println!("{} rounds, {} events, {} dice, {:?}", ended.round, log.len(), dice.len(), ended.outcome);
    let played = least(30, || drop(black_box(play(&rules)))).as_secs_f64();
    let bare = least(2000, || bare(black_box(&dice))).as_secs_f64();
    println!("fight: played / bare dice = {:.1} (at most 60)", played / bare);

    let (mut short, mut long) = (game(&rules, &log, 100), game(&rules, &log, 10_000));
    let early = least(50, || turn(&rules, &mut short)).as_secs_f64();
    let late = least(50, || turn(&rules, &mut long)).as_secs_f64();
    println!("turn: after 10,000 events / after 100 = {:.2} (near 1)", late / early);
}
