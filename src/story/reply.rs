//! A reply's tags answered kind by kind, within a kind from left to right, each on what the one before left (sheets.md 5.5,
//! amendments.md 7).

use crate::dice::Roller;
use crate::items::Party;
use crate::rules::Effective;
use crate::story::answer::TagAnswer;
use crate::story::desk::Desk;
use crate::story::fact::StoryFact;
use crate::story::setting::Setting;
use crate::story::tag::{TagKind, find_tags};

/// A reply whose tags were answered.
#[derive(Debug, Clone, PartialEq)]
pub struct Reply {
    /// The text with every tag as it is answered.
    pub text: String,
    /// The answers, in the order of the tags.
    pub answers: Vec<TagAnswer>,
    /// What changed, in order.
    pub facts: Vec<StoryFact>,
    /// The party as the reply leaves it.
    pub party: Party,
}

/// Answers a reply's tags. Text around them stays as it is, and so does whatever is no tag.
pub fn answer_reply(rules: &Effective, setting: Setting<'_>, text: &str, roller: &mut Roller) -> Reply {
    let mut desk = Desk::new(rules, setting, roller);
    let found = find_tags(text);
    let mut answered: Vec<Option<TagAnswer>> = found.iter().map(|_| None).collect();
    for kind in TagKind::ALL {
        for (found, answer) in found.iter().zip(&mut answered).filter(|(found, _)| found.kind == *kind) {
            let asked = text.get(found.at.clone()).unwrap_or_default();
            *answer = Some(desk.answer(found, asked));
        }
    }
    let (mut written, mut answers, mut from) = (String::with_capacity(text.len()), Vec::new(), 0);
    for (found, answer) in found.iter().zip(answered) {
        let Some(answer) = answer else { continue };
        written.push_str(text.get(from..found.at.start).unwrap_or_default());
        written.push_str(&answer.rewritten);
        from = found.at.end;
        answers.push(answer);
    }
    written.push_str(text.get(from..).unwrap_or_default());
    let (facts, party) = desk.close();
    Reply { text: written, answers, facts, party }
}
