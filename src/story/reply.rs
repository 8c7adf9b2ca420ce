//! A reply's tags answered kind by kind, within a kind from left to right, each on what the one before left (sheets.md 5.5,
//! amendments.md 7).

use crate::dice::Roller;
use crate::items::Party;
use crate::rules::Effective;
use crate::story::answer::{MemberAnswer, Reason, TagAnswer, Verdict};
use crate::story::canonical::{NOW_MAX, VALUE_MAX, clean, cut_to, tag};
use crate::story::check_act::answer_check;
use crate::story::fact::{StoryFact, evolve_story};
use crate::story::sheet_act::act;
use crate::story::sheet_tag::SheetTag;
use crate::story::tag::{FoundTag, TagKind, find_tags};
use crate::story::who::{Roster, Target, WHO_MAX};

/// Most sheet tags of one reply that are looked at, malformed ones among them.
pub const SHEET_TAGS_MAX: usize = 40;

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
pub fn answer_reply(rules: &Effective, party: &Party, text: &str, roller: &mut Roller) -> Reply {
    let roster = Roster::of(party);
    let mut desk = Desk { rules, party: party.clone(), roster, facts: Vec::new(), roller, sheet_tags: 0 };
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
    Reply { text: written, answers, facts: desk.facts, party: desk.party }
}

/// Where tags are answered: the party as it stands between two of them.
struct Desk<'d> {
    rules: &'d Effective,
    party: Party,
    /// No tag changes a name.
    roster: Roster,
    facts: Vec<StoryFact>,
    roller: &'d mut Roller,
    sheet_tags: usize,
}

impl Desk<'_> {
    fn answer(&mut self, found: &FoundTag<'_>, asked: &str) -> TagAnswer {
        match found.kind {
            TagKind::Check => self.answer_check(found, asked),
            TagKind::Sheet => self.answer_sheet(found, asked),
        }
    }

    /// A check is paid for before it is thrown, so the next one sees what it left.
    fn answer_check(&mut self, found: &FoundTag<'_>, asked: &str) -> TagAnswer {
        let (answer, facts) = answer_check(self.rules, &self.party, found, asked, self.roller);
        for fact in facts {
            evolve_story(&mut self.party.party, &fact);
            self.facts.push(fact);
        }
        answer
    }

    fn answer_sheet(&mut self, found: &FoundTag<'_>, asked: &str) -> TagAnswer {
        self.sheet_tags += 1;
        let too_many = (self.sheet_tags > SHEET_TAGS_MAX).then(|| Reason::of("too-many"));
        let Some(read) = SheetTag::read(self.rules, &found.kind.attributes(found.body)) else {
            return unreadable(found, asked, too_many.unwrap_or_else(|| Reason::of("malformed")));
        };
        let who = read.who.as_deref().map(|who| cut_to(who, WHO_MAX));
        let target = match too_many {
            Some(reason) => Err(reason),
            None => self.roster.resolve(who.as_deref()).map_err(Reason::from),
        };
        let (who, members) = match target {
            Err(reason) => return answered(found, asked, read, who, Outcome::refused(reason), Vec::new()),
            Ok(Target::One(member)) => (self.name_of(member), vec![member]),
            Ok(Target::Party(members)) => ("party".to_owned(), members),
        };
        let members: Vec<MemberAnswer> = members.into_iter().map(|member| self.act(member, &read)).collect();
        answered(found, asked, read, Some(who), Outcome::of(&members), members)
    }

    fn act(&mut self, member: usize, read: &SheetTag) -> MemberAnswer {
        let who = self.name_of(member);
        let Some(actor) = self.party.party.get(member) else {
            return MemberAnswer::refused(member, who, Reason::of("unknown-character"));
        };
        match act(self.rules, actor, &read.command, self.roller) {
            Ok(act) => {
                for fact in act.facts(member) {
                    evolve_story(&mut self.party.party, &fact);
                    self.facts.push(fact);
                }
                let now = clean(&act.now, VALUE_MAX);
                MemberAnswer { member, who, verdict: Verdict::Ok, now, paid: act.paid, recharged: act.recharged }
            }
            Err(reason) => MemberAnswer::refused(member, who, reason),
        }
    }

    fn name_of(&self, member: usize) -> String {
        self.roster.name(member).to_owned()
    }
}

impl MemberAnswer {
    fn refused(member: usize, who: String, reason: Reason) -> Self {
        let verdict = Verdict::Refused(reason);
        Self { member, who, verdict, now: String::new(), paid: Vec::new(), recharged: Vec::new() }
    }
}

/// What came of a tag for everybody together.
struct Outcome {
    verdict: Verdict,
    now: Option<String>,
}

impl Outcome {
    fn refused(reason: Reason) -> Self {
        Self { verdict: Verdict::Refused(reason), now: None }
    }

    /// One member's own; of several each by name, those refused after those done. Refused only where all are, for the first
    /// one's reason.
    fn of(members: &[MemberAnswer]) -> Self {
        let done = members.iter().filter(|answer| answer.verdict == Verdict::Ok);
        let refused = members.iter().filter_map(|answer| Some((answer, answer.verdict.reason()?)));
        let now = match members {
            [one] => done.map(|answer| answer.now.clone()).next().filter(|_| one.verdict == Verdict::Ok),
            _ => {
                let mut parts: Vec<String> = done.map(|answer| format!("{} {}", answer.who, answer.now)).collect();
                let failed = refused.clone().map(|(answer, why)| format!("{} refused ({})", answer.who, why.written()));
                if !parts.is_empty() {
                    parts.extend(failed);
                }
                (!parts.is_empty()).then(|| parts.join("; "))
            }
        };
        match (now, refused.map(|(_, reason)| reason).next()) {
            (Some(now), _) => Self { verdict: Verdict::Ok, now: Some(now) },
            (None, Some(reason)) => Self::refused(reason.clone()),
            (None, None) => Self { verdict: Verdict::Ok, now: Some(String::new()) },
        }
    }
}

/// A tag that could not be read keeps its words and nothing else.
fn unreadable(found: &FoundTag<'_>, asked: &str, reason: Reason) -> TagAnswer {
    let written = reason.written();
    let attributes = [("raw", found.body), ("result", "refused"), ("reason", written.as_str())];
    TagAnswer {
        tag: asked.to_owned(),
        kind: found.kind,
        op: None,
        who: None,
        arguments: Vec::new(),
        rewritten: tag(found.kind, attributes),
        verdict: Verdict::Refused(reason),
        now: None,
        members: Vec::new(),
        check: None,
    }
}

fn answered(
    found: &FoundTag<'_>,
    asked: &str,
    read: SheetTag,
    who: Option<String>,
    outcome: Outcome,
    members: Vec<MemberAnswer>,
) -> TagAnswer {
    let Outcome { verdict, now } = outcome;
    let now = now.map(|now| clean(&now, NOW_MAX));
    let reason = verdict.reason().map(Reason::written);
    let mut attributes: Vec<(&str, &str)> = Vec::new();
    attributes.extend(who.as_deref().filter(|who| !who.is_empty()).map(|who| ("who", who)));
    attributes.push(("op", read.op));
    attributes.extend(read.arguments.iter().map(|(key, value)| (*key, value.as_str())));
    attributes.push(("result", verdict.word()));
    attributes.extend(now.as_deref().map(|now| ("now", now)));
    attributes.extend(reason.as_deref().map(|reason| ("reason", reason)));
    TagAnswer {
        tag: asked.to_owned(),
        kind: found.kind,
        op: Some(read.op),
        rewritten: tag(found.kind, attributes),
        who,
        arguments: read.arguments,
        verdict,
        now,
        members,
        check: None,
    }
}
