//! A story's text: every tag in it answered, for a party with something of everything.

use std::sync::LazyLock;

use rulebound::dice::{Cursor, Roller, Stream};
use rulebound::items::Party;
use rulebound::items::visit::Visit;
use rulebound::rules::Effective;
use rulebound::story::answer::Verdict;
use rulebound::story::tag::find_tags;
use rulebound::story::{Reply, Scene, Setting, StockDice, StoryFact, answer_reply, evolve_story};
use rulebound::text::safe;

use super::super::hold;
use super::known;

static RULES: LazyLock<Effective> = LazyLock::new(|| known(include_str!("../../../tests/cases/bases/story.json")));

static CREW: LazyLock<Party> = LazyLock::new(|| serde_json::from_str(include_str!("crew.json")).expect("a party"));

/// Answers a text.
pub fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let reply = answered(&text);
    assert!(reply == answered(&text), "answered twice");
    let tags = find_tags(&text);
    assert_eq!(reply.answers.len(), tags.len());
    if tags.is_empty() {
        assert_eq!(reply.text, text);
    }
    for answer in &reply.answers {
        let again = find_tags(&answer.rewritten);
        assert!(!again.is_empty(), "an answered tag is one: {}", answer.rewritten);
        if let Verdict::Refused(reason) = &answer.verdict {
            assert!(!reason.code.is_empty());
        }
        hold::harmless(safe(&answer.rewritten).as_str(), "a rewritten tag");
    }
    let after = with_facts(&CREW, &reply.facts);
    assert_eq!(after.party, reply.party.party, "the facts are all that happened");
    let written = serde_json::to_string(&reply.party).expect("a party is written");
    let stored: Party = serde_json::from_str(&written).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(stored, reply.party, "a party is read back");
}

fn answered(text: &str) -> Reply {
    let mut roller = Roller::seeded(Cursor::start(7, Stream::Checks));
    answer_reply(&RULES, Setting::of(&CREW, StockDice::Shared), text, &mut roller)
}

fn with_facts(party: &Party, facts: &[StoryFact]) -> Party {
    let (mut party, mut visit, mut visits) = (party.clone(), Visit::default(), 0);
    for fact in facts {
        let (members, place, invented) = (&mut party.party, &mut party.place, &mut party.invented);
        evolve_story(&mut Scene { party: members, place, visit: &mut visit, visits: &mut visits, invented }, fact);
    }
    party
}
