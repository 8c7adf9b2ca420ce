//! Languages: what saying a log costs, and what reading a translation costs.
//!
//! Two numbers, each a ratio within one run:
//! - `say`: a log of ten thousand events narrated in Russian, with the ruleset's translation, against the same log formatted in
//!   English with `format!` (at most 4);
//! - `pack`: a translation of eight megabytes read, against the same bytes parsed by `serde_json` (at most 3).
//!
//! `cargo bench --bench locale` prints them after criterion's own measurements.

mod support;

use std::hint::black_box;
use std::path::PathBuf;
use std::sync::Arc;

use criterion::Criterion;
use rulebound::combat::{CombatantId, Encounter, FightEvent, FoeRequest, start, step_by_itself};
use rulebound::dice::{Cursor, Roller, Stream, Throw};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::items::Party;
use rulebound::locale::{Locale, Tag, Translation};
use rulebound::narrate::{Cast, CastName, narrate, say};
use rulebound::rules::Effective;
use support::least;

/// How long the log is.
const EVENTS: usize = 10_000;
/// How large the translation is.
const PACK_BYTES: usize = 8 * 1024 * 1024;

fn shipped(file: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("rulesets/lantern-fens").join(file);
    std::fs::read(path).expect("a shipped file")
}

/// A fight of a shipped ruleset, its log gone through again and again.
fn log() -> (Encounter, Vec<FightEvent>) {
    let ruleset = read_ruleset(&shipped("ruleset.json")).expect("a ruleset").value;
    let foes = ruleset.catalogs().iter().find(|catalog| catalog.id.as_str() == "water").expect("its bestiary");
    let named: Vec<&str> =
        foes.entries.iter().flat_map(|list| list.iter()).take(3).map(|entry| entry.id.as_str()).collect();
    let foes = FoeRequest::parse_list(&named.join(",")).expect("foes");
    let rules = Effective::base(Arc::new(Rulebook::single(ruleset)));
    let party: Party = serde_json::from_slice(&shipped("party.json")).expect("a party");
    let mut roller = Roller::seeded(Cursor::start(7, Stream::Fight));
    let (mut fight, mut log) = start(&rules, &party, &foes, &mut roller).expect("a fight");
    while fight.to_choose().is_some() {
        log.extend(step_by_itself(&rules, &mut fight, &mut roller));
    }
    let log = log.iter().cycle().take(EVENTS).cloned().collect();
    (fight, log)
}

fn russian() -> Locale {
    let tag = Tag::parse("ru").expect("a tag");
    let read = Translation::read(&shipped("locales/ru.json"), Some(&tag)).expect("a translation");
    Locale::new(&tag, [Arc::new(read.value)])
}

fn said(fight: &Encounter, log: &[FightEvent], locale: &Locale) -> usize {
    log.iter().map(|event| say(&narrate(event, fight), locale).text.as_str().len()).sum()
}

fn name(fight: &Encounter, id: &CombatantId) -> String {
    match fight.name(id) {
        Some(CastName::OfPlayer(name)) => name.into(),
        Some(CastName::OfRuleset(name)) => name.english(),
        None => id.to_string(),
    }
}

fn dice(rolls: &[Throw]) -> String {
    rolls.iter().map(|roll| roll.face.to_string()).collect::<Vec<_>>().join(" + ")
}

/// The same in English, by hand.
fn plain(fight: &Encounter, event: &FightEvent) -> String {
    match event {
        FightEvent::Round { round } => format!("Round {round}"),
        FightEvent::Turn { actor, .. } => format!("{}'s turn", name(fight, actor)),
        FightEvent::Attack { actor, target, label, rolls, kept, modifier, total, defense, outcome, .. } => format!(
            "{} attacks {} with {}: {kept} ({}) + {modifier} = {total} against {defense}: {outcome:?}.",
            name(fight, actor),
            name(fight, target),
            label.text.english(),
            dice(rolls),
        ),
        FightEvent::Damage { target, rolls, flat, amount, dealt, health, .. } => format!(
            "{} takes {dealt} of {amount} ({} + {flat}); {} of {} left.",
            name(fight, target),
            dice(rolls),
            health.health,
            health.max_health,
        ),
        FightEvent::Heal { target, rolls, amount, health, .. } => {
            format!(
                "{} recovers {amount} ({}): {} of {}.",
                name(fight, target),
                dice(rolls),
                health.health,
                health.max_health
            )
        }
        FightEvent::Condition { target, condition, active, .. } => {
            format!(
                "{}: {} {}.",
                name(fight, target),
                condition.text.english(),
                if *active { "begins" } else { "ends" }
            )
        }
        FightEvent::Budget { actor, budget, left, .. } => {
            format!("{} spends {}; {left} left.", name(fight, actor), budget.text.english())
        }
        FightEvent::Deed { actor, label, targets, .. } => {
            let targets: Vec<String> = targets.iter().map(|target| name(fight, target)).collect();
            format!("{} uses {}: {}.", name(fight, actor), label.text.english(), targets.join(", "))
        }
        FightEvent::Defeated { actor } => format!("{} is out of the fight.", name(fight, actor)),
        other => format!("{:?}.", std::mem::discriminant(other)),
    }
}

fn formatted(fight: &Encounter, log: &[FightEvent]) -> usize {
    log.iter().map(|event| plain(fight, event).len()).sum()
}

/// A translation of that size; its strings are as long as a ruleset's.
fn pack() -> Vec<u8> {
    let mut text = String::from(r#"{"_meta":{"locale":"ru","direction":"ltr"},"ruleset":{"#);
    for number in 0.. {
        if text.len() + 200 > PACK_BYTES {
            break;
        }
        let comma = if number == 0 { "" } else { "," };
        text.push_str(&format!(
            r#"{comma}"A string of the ruleset, number {number}":"Строка правил под номером {number}""#
        ));
    }
    text.push_str("}}");
    text.into_bytes()
}

fn main() {
    let (fight, log) = log();
    let locale = russian();
    let mut criterion = Criterion::default().sample_size(10).configure_from_args();
    criterion.bench_function("locale/ten_thousand_events", |bench| bench.iter(|| said(&fight, &log, &locale)));
    criterion.final_summary();

    let told = least(10, || {
        black_box(said(&fight, &log, &locale));
    })
    .as_secs_f64();
    let bare = least(10, || {
        black_box(formatted(&fight, &log));
    })
    .as_secs_f64();
    println!("say: narrated in Russian / formatted in English = {:.2} (at most 4)", told / bare);

    let (bytes, tag) = (pack(), Tag::parse("ru").expect("a tag"));
    let read =
        least(10, || drop(black_box(Translation::read(&bytes, Some(&tag)).expect("a translation")))).as_secs_f64();
    let parsed = least(10, || {
        drop(black_box(serde_json::from_slice::<serde_json::Value>(&bytes).expect("JSON")));
    });
    println!("pack: read / parsed = {:.2} (at most 3), {} bytes", read / parsed.as_secs_f64(), bytes.len());
}
