//! What holds for every reply, however oddly it is written.

mod support;

use std::sync::{Arc, LazyLock};

use proptest::prelude::*;
use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::format::book::Rulebook;
use rulebound::format::load::read_ruleset;
use rulebound::items::{Member, Party};
use rulebound::rules::Effective;
use rulebound::sheet::{NoItems, evaluate, read_sheet};
use rulebound::story::answer::Verdict;
use rulebound::story::tag::find_tags;
use rulebound::story::{Reply, Setting, StockDice, answer_reply};
use serde_json::json;

static RULES: LazyLock<Effective> = LazyLock::new(|| {
    let text = support::load_json(&support::base_path("story")).expect("base").to_string();
    Effective::base(Arc::new(Rulebook::single(read_ruleset(text.as_bytes()).expect("a ruleset").value)))
});

/// A courier with something of everything, one of an older version, and one who has nothing.
fn crew() -> Party {
    let marked = |id: &str, name: &str| json!({ "title": name, "_catalog": format!("charms/{id}") });
    let party = json!({ "party": [
        { "name": "Odo", "player": true, "sheet": { "v": 3, "build": { "fields": { "luck": 9, "boat": true }, "lists": {
            "knacks": [marked("tide-bell", "Tide Bell"), marked("twice", "Twice Over"), marked("both", "Both Hands")],
            "tricks": [{ "name": "Tide Bell", "uses": 3, "_catalog": "charms/tide-bell" }],
            "gear": [{ "name": "Horn", "uses": 2, "back": "dusk" }],
        } } }, "bag": [{ "item": "kit/wand", "charges": 1 }, { "item": "kit/lamp", "charges": 0 }] },
        { "name": "Mira", "sheet": { "v": 1, "build": { "fields": { "deeds": 7 } } },
          "live": { "pools": { "spirit": { "value": 2 } } } },
        { "name": "Blank" },
    ] });
    serde_json::from_value(party).expect("a party")
}

fn answer(party: &Party, text: &str) -> Reply {
    answer_reply(
        &RULES,
        Setting::of(party, StockDice::Shared),
        text,
        &mut Roller::seeded(Cursor::start(7, Stream::Checks)),
    )
}

/// Attributes with values that mean something somewhere.
const WORDS: &[(&str, &[&str])] = &[
    ("op", &["spend", "heal", "damage", "temp", "track", "condition", "state", "note", "rest", "use", "advance", "x"]),
    ("who", &["odo", "mira", "party", "nobody", ""]),
    ("pool", &["grit", "nerve", "stress", "low", "pact", "gear:horn", "sail", "slots"]),
    ("track", &["heat", "hurt", "hull", "mud"]),
    ("kind", &["scrape", "gash", "rot", "hole", "x"]),
    ("amount", &["1", "-2", "+3", "9", "100000", "999999999", "1.5", ""]),
    ("box", &["1", "4", "65"]),
    ("to", &["0", "5", "2000", "-999999999", "Auspex", "7.25"]),
    ("by", &["1", "-1", "999999999", "0.1"]),
    ("condition", &["wet", "lost", "dry"]),
    ("state", &["on", "off", "tide", "helm"]),
    ("value", &["ebb", "free", "sour; as brine", ""]),
    ("field", &["mood", "xp", "rank", "humanity", "discipline", "luck"]),
    ("ability", &["brawn", "wits"]),
    ("skill", &["wade", "tides"]),
    ("tier", &["raw", "Old hand", "x"]),
    ("rest", &["breath", "night", "week", "nap"]),
    ("name", &["Tide Bell", "twice over", "Both Hands", "Echo"]),
];

/// The body of a tag: attributes that mean something, in any order and number, and some that do not.
fn body() -> impl Strategy<Value = String> {
    let word = |key: &'static str, values: &'static [&'static str]| {
        prop::sample::select(values).prop_map(move |value| format!("{key}=\"{value}\"")).boxed()
    };
    let known: Vec<BoxedStrategy<String>> = WORDS.iter().map(|(key, values)| word(key, values)).collect();
    let odd = "[a-z= '\"]{0,12}".boxed();
    let op = word("op", WORDS[0].1);
    let rest = prop::collection::vec(prop_oneof![12 => prop::strategy::Union::new(known), 1 => odd], 1..9);
    (op, rest).prop_map(|(op, rest)| format!("{op} {}", rest.join(" ")))
}

fn sound(member: &Member) {
    let read = read_sheet(&RULES, &member.sheet, &member.live);
    let values = evaluate(&RULES, &read.sheet.build, &read.live, &NoItems);
    for pool in values.pools() {
        assert!((0..=pool.max).contains(&pool.value) && pool.temp >= 0, "{pool:?}");
    }
    for track in values.tracks() {
        assert!((track.min..=track.max).contains(&track.value), "{track:?}");
    }
    for ability in values.abilities() {
        assert!((1.0..=20.0).contains(&ability.score), "{ability:?}");
    }
    for (field, max) in [("xp", 2000.0), ("rank", 20.0), ("humanity", 10.0)] {
        let number = values.field(field).and_then(|value| value.number()).expect("a number");
        assert!((0.0..=max).contains(&number), "{field} {number}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn tags_are_answered_one_by_one(bodies in prop::collection::vec(body(), 1..8)) {
        let mut party = crew();
        for body in &bodies {
            let before = party.clone();
            let reply = answer(&party, &format!("[sheet: {body}]"));
            prop_assert_eq!(reply.answers.len(), 1);
            let applied = support::with_facts(&before, &reply.facts);
            prop_assert_eq!(&applied, &reply.party, "the facts are all that happened");
            if let Verdict::Refused(reason) = &reply.answers[0].verdict {
                prop_assert!(!reason.code.is_empty());
                prop_assert!(reply.facts.is_empty() && reply.party == before, "{:?}", reply.answers);
            }
            reply.party.party.iter().for_each(sound);
            party = reply.party;
        }
        // All in one reply comes to the same.
        let text: String = bodies.iter().map(|body| format!("- [sheet: {body}]\n")).collect();
        let whole = answer(&crew(), &text);
        let kept = whole.party.party.iter().zip(&party.party);
        prop_assert!(kept.clone().all(|(one, other)| one.sheet == other.sheet && one.live == other.live));
        prop_assert_eq!(whole.text.lines().count(), bodies.len(), "an answered tag is one line");
    }

    #[test]
    fn answered_tags_are_tags(text in "(\\[sheet:|[a-z\"'= \\]\n\u{7}]|\\PC){0,60}") {
        let reply = answer(&crew(), &text);
        let tags = find_tags(&text);
        prop_assert_eq!(reply.answers.len(), tags.len());
        if tags.is_empty() {
            prop_assert_eq!(&reply.text, &text);
        }
        for answer in &reply.answers {
            let again = find_tags(&answer.rewritten);
            prop_assert_eq!(again.len(), 1);
            prop_assert_eq!(again[0].at.clone(), 0..answer.rewritten.len());
            let attributes = again[0].kind.attributes(again[0].body);
            prop_assert!(attributes.get("result").is_some());
        }
    }
}
