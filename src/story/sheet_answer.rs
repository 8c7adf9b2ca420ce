//! `[sheet: ...]` answered: for whom, what came of it for each of them, how it is written back (sheets.md 5.2, 5.5).
//!
//! Must not know: what a command does.

use crate::story::answer::{MemberAnswer, Reason, TagAnswer, Verdict};
use crate::story::canonical::{NOW_MAX, VALUE_MAX, clean, cut_to, tag};
use crate::story::desk::Desk;
use crate::story::sheet_act::act;
use crate::story::sheet_tag::SheetTag;
use crate::story::tag::FoundTag;
use crate::story::who::{Target, WHO_MAX};

/// Most sheet tags of one reply that are looked at, malformed ones among them.
pub const SHEET_TAGS_MAX: usize = 40;

impl Desk<'_> {
    pub(super) fn answer_sheet(&mut self, found: &FoundTag<'_>, asked: &str) -> TagAnswer {
        self.sheet_tags += 1;
        let too_many = (self.sheet_tags > SHEET_TAGS_MAX).then(|| Reason::of("too-many"));
        let Some(read) = SheetTag::read(&self.rules, &found.kind.attributes(found.body)) else {
            return TagAnswer::unreadable(found, asked, too_many.unwrap_or_else(|| Reason::of("malformed")));
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
        match act(&self.rules, actor, &read.command, self.roller) {
            Ok(act) => {
                act.facts(member).for_each(|fact| self.note(fact));
                let now = clean(&act.now, VALUE_MAX);
                MemberAnswer { member, who, verdict: Verdict::Ok, now, paid: act.paid, recharged: act.recharged }
            }
            Err(reason) => MemberAnswer::refused(member, who, reason),
        }
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
    let rewritten = tag(found.kind, attributes);
    TagAnswer {
        op: Some(read.op),
        who,
        arguments: read.arguments,
        now,
        members,
        ..TagAnswer::of(found, asked, verdict, rewritten)
    }
}
