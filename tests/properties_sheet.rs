//! What holds for every sheet and every live state, however odd.

mod support;

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::rules::Effective;
use rulebound::sheet::{
    Build, LiveCommand, LiveState, NoItems, SkillKind, StoredSheet, Switch, TrackMove, Values, decide_live, evaluate,
    read_sheet,
};
use serde_json::{Map, Value, json};

fn rules(base: &str) -> Effective {
    let text = support::load_json(&support::base_path(base)).expect("base").to_string();
    Effective::base(Arc::new(Rulebook::single(read_ruleset(text.as_bytes()).expect("a ruleset").value)))
}

static COURIERS: LazyLock<Effective> = LazyLock::new(|| rules("eval-couriers"));
static MOVED: LazyLock<Effective> = LazyLock::new(|| rules("eval-moved"));

/// Any JSON value, small ones mostly.
fn junk() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        (-30_i64..30).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        "[a-z ]{0,12}".prop_map(Value::from),
        prop::sample::select(vec![
            "brawn", "wits", "sworn", "guide", "porter", "bare", "scrape", "hole", "rot", "flood"
        ])
        .prop_map(Value::from),
    ];
    leaf.prop_recursive(2, 12, 4, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec(("[a-z]{1,6}", inner), 0..4).prop_map(|pairs| pairs.into_iter().collect()),
        ]
    })
}

fn keyed(keys: &'static [&'static str], value: impl Strategy<Value = Value>) -> impl Strategy<Value = Value> {
    prop::collection::vec((prop::sample::select(keys), value), 0..6)
        .prop_map(|pairs| pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect::<Map<_, _>>().into())
}

fn rows() -> impl Strategy<Value = Value> {
    prop::collection::vec(keyed(&["name", "weight", "worn", "uses", "back", "count", "worth", "stat"], junk()), 0..6)
        .prop_map(Value::from)
}

fn build() -> impl Strategy<Value = Value> {
    let part = |keys| prop_oneof![4 => keyed(keys, junk()).boxed(), 1 => junk().boxed()];
    (
        part(&["brawn", "wits", "might", "charm"]),
        part(&["wade", "steady", "tides", "barter", "row"]),
        part(&["wade", "chill", "row"]),
        part(&["rank", "luck", "half", "calling", "strength", "boat", "oath", "craft", "fame", "standing", "rank_scout"]),
        prop_oneof![keyed(&["gear", "scars", "kit"], rows()).boxed(), junk().boxed()],
    )
        .prop_map(|(abilities, skills, bonuses, fields, lists)| {
            json!({ "abilities": abilities, "skills": skills, "bonuses": bonuses, "fields": fields, "lists": lists })
        })
}

fn live() -> impl Strategy<Value = Value> {
    let pool = prop_oneof![
        (-9_i64..20, prop::option::of(-2_i64..9)).prop_map(|(value, temp)| match temp {
            Some(temp) => json!({ "value": value, "temp": temp }),
            None => json!({ "value": value }),
        }),
        junk(),
    ];
    let marks = prop::collection::vec(prop::sample::select(vec!["scrape", "gash", "rot", "hole", "", "bite"]), 0..9);
    let wound = prop_oneof![
        (marks, -1_i64..5).prop_map(|(marks, overflow)| json!({ "marks": marks, "overflow": overflow })),
        junk(),
    ];
    (
        keyed(&["grit", "nerve", "stress", "sail", "gear:a", "breath", "breath_big"], pool),
        keyed(&["heat", "mud", "hurt"], junk()),
        keyed(&["hurt", "hull", "heat"], wound),
        keyed(&["tide", "helm"], junk()),
        junk(),
    )
        .prop_map(|(pools, tracks, wounds, states, conditions)| {
            json!({ "pools": pools, "tracks": tracks, "wounds": wounds, "states": states, "conditions": conditions })
        })
}

fn amount() -> impl Strategy<Value = i64> {
    prop_oneof![-6_i64..12, Just(100_000), Just(-100_000), Just(i64::MAX), Just(i64::MIN)]
}

fn command() -> impl Strategy<Value = LiveCommand> {
    let pool = || {
        prop::sample::select(vec!["grit", "NERVE", "stress", "sail", "gear:a", "a", "nothing"]).prop_map(str::to_owned)
    };
    let track = || prop::sample::select(vec!["hurt", "hull", "heat", "mud", "x"]).prop_map(str::to_owned);
    let kind =
        prop::option::of(prop::sample::select(vec!["scrape", "gash", "rot", "hole", "x"]).prop_map(str::to_owned));
    let word = |words: &'static [&'static str]| prop::sample::select(words).prop_map(str::to_owned);
    prop_oneof![
        (pool(), amount()).prop_map(|(pool, amount)| LiveCommand::Spend { pool, amount }),
        (pool(), amount()).prop_map(|(pool, amount)| LiveCommand::Restore { pool, amount }),
        (pool(), amount()).prop_map(|(pool, amount)| LiveCommand::Damage { pool, amount }),
        (pool(), amount()).prop_map(|(pool, amount)| LiveCommand::Temp { pool, amount }),
        (track(), kind, amount(), prop::option::of(amount()))
            .prop_map(|(track, kind, amount, place)| LiveCommand::Wound { track, kind, amount, place }),
        (track(), amount()).prop_map(|(track, to)| LiveCommand::Track { track, to: TrackMove::To(to) }),
        (track(), amount()).prop_map(|(track, by)| LiveCommand::Track { track, to: TrackMove::By(by) }),
        word(&["wet", "lost", "x"]).prop_map(|condition| LiveCommand::Condition { condition, switch: Switch::On }),
        word(&["wet", "lost", "x"]).prop_map(|condition| LiveCommand::Condition { condition, switch: Switch::Off }),
        (word(&["tide", "helm"]), word(&["ebb", "free", "x"]))
            .prop_map(|(state, value)| LiveCommand::State { state, value }),
        "\\PC{0,20}".prop_map(|text| LiveCommand::Note { field: "mood".to_owned(), text }),
        word(&["breath", "night", "week", "x"]).prop_map(|rest| LiveCommand::Rest { rest }),
    ]
}

/// Everything that must hold of a sheet worked out.
fn sound(values: &Values<'_>) {
    for pool in values.pools() {
        assert!(pool.max > 0 && (0..=pool.max).contains(&pool.value) && pool.temp >= 0, "{pool:?}");
    }
    for track in values.tracks() {
        assert!((track.min..=track.max).contains(&track.value), "{track:?}");
    }
    for wound in values.wounds() {
        assert!(wound.marks.len() <= wound.length() && wound.length() <= 64, "{wound:?}");
        assert!(wound.overflow >= 0 && wound.penalty() <= 0, "{wound:?}");
        assert!(wound.places.windows(2).all(|pair| pair[0].penalty >= pair[1].penalty), "{:?}", wound.places);
    }
    for state in values.states() {
        assert!(state.state.offers(state.value));
    }
    for derived in &values.rules().ruleset().sheet.derived {
        assert!(values.derived(derived.id.as_str()).expect("worked out").is_finite());
    }
    for kind in [SkillKind::Skill, SkillKind::Save] {
        assert!(values.skills(kind).all(|skill| skill.number.is_finite()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn any_sheet_is_read(build in build(), live in live()) {
        let (build, live) = (Build::from_json(build), LiveState::from_json(&live));
        sound(&evaluate(&COURIERS, &build, &live, &NoItems));
    }

    #[test]
    fn commands_keep_everything_in_bounds(build in build(), live in live(), commands in prop::collection::vec(command(), 1..8)) {
        let build = Build::from_json(build);
        let mut live = LiveState::from_json(&live);
        for command in commands {
            let values = evaluate(&COURIERS, &build, &live, &NoItems);
            let before = live.clone();
            match decide_live(&values, &command) {
                Ok(decision) => live = decision.applied_to(&live),
                Err(refusal) => {
                    prop_assert!(!refusal.code().is_empty());
                    prop_assert_eq!(&live, &before);
                }
            }
            sound(&evaluate(&COURIERS, &build, &live, &NoItems));
            let stored = serde_json::to_value(&live).expect("json");
            prop_assert_eq!(&LiveState::from_json(&stored), &live, "what is written is read back whole");
        }
    }

    #[test]
    fn migrating_twice_changes_nothing(version in 1_i64..9, build in build(), live in live()) {
        let stored = StoredSheet::from_json(json!({ "v": version, "build": build })).expect("an object");
        let once = read_sheet(&MOVED, &stored, &LiveState::from_json(&live));
        let twice = read_sheet(&MOVED, &once.sheet, &once.live);
        prop_assert_eq!(twice.migrated, None);
        prop_assert_eq!(&twice.sheet, &once.sheet);
        prop_assert_eq!(&twice.live, &once.live);
        prop_assert_eq!(once.sheet.v, version.max(6));
        // Even stored again under its old version, copies never overwrite.
        let old = StoredSheet { v: version, ..once.sheet.clone() };
        prop_assert_eq!(read_sheet(&MOVED, &old, &once.live).sheet.build, once.sheet.build);
    }
}
