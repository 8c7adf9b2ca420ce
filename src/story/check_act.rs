//! A check tag answered: who rolls, what it costs, how it falls, how it is written back (checks.md 2.7, 2.9, 5.2).

use crate::check::{CheckPlan, CheckRefusal, Preparation, Prepared, prepare, throw};
use crate::dice::Roller;
use crate::format::resolution::{DiceSum, Resolution};
use crate::items::{Member, Party};
use crate::rules::Effective;
use crate::story::answer::{CheckAnswer, Reason, Settled, TagAnswer, Verdict};
use crate::story::check_record::{TrueRecord, automatic, sparse, thrown, true_record};
use crate::story::check_tag::CheckTag;
use crate::story::fact::StoryFact;
use crate::story::tag::FoundTag;
use crate::story::who::resolve_one;

/// Answers a check's tag; the facts are what it paid.
pub(super) fn answer_check(
    rules: &Effective,
    party: &Party,
    found: &FoundTag<'_>,
    asked: &str,
    roller: &mut Roller,
) -> (TagAnswer, Vec<StoryFact>) {
    let mut tag = match CheckTag::read(&found.kind.attributes(found.body)) {
        Ok(tag) => tag,
        Err(none) => {
            let verdict = Verdict::Nothing(Reason::of(none.code()));
            return (answered(found, asked, None, None, verdict, None), Vec::new());
        }
    };
    let blank = Member::default();
    let (member, sheet) = roller_of(party, &mut tag, &blank);
    let name = member.and(sheet).map(|member| member.name.clone()).or_else(|| tag.who.clone());
    let mut answer = CheckAnswer { skill: tag.ask.name.clone(), member, stranger: sheet.is_none(), settled: None };
    let settled = settle(rules, &tag, sheet, roller);
    let mut facts = Vec::new();
    let (verdict, rewritten) = match settled {
        Ok((settled, rewritten)) => {
            if let (Settled::Thrown { prepared, .. }, Some(member)) = (&settled, member) {
                let changes = prepared.purchase.iter().flat_map(|bought| &bought.changes);
                facts.extend(changes.map(|change| StoryFact::Live { member, change: change.clone() }));
            }
            answer.settled = Some(settled);
            (Verdict::Ok, rewritten)
        }
        Err((verdict, rewritten)) => (verdict, rewritten),
    };
    (answered(found, asked, name, Some(answer), verdict, rewritten), facts)
}

/// Who rolls: their place in the party, and the sheet. The player's own, a blank one where there is no player, none for a
/// stranger. Nobody is there to pay for the latter two.
pub(super) fn roller_of<'m>(
    party: &'m Party,
    tag: &mut CheckTag,
    blank: &'m Member,
) -> (Option<usize>, Option<&'m Member>) {
    let (member, sheet) = match (resolve_one(party, tag.who.as_deref()), &tag.who) {
        (Ok(at), _) => (Some(at), party.party.get(at)),
        (Err(_), None) => (None, Some(blank)),
        (Err(_), Some(_)) => (None, None),
    };
    if member.is_none() {
        (tag.ask.spend, tag.ask.use_entry) = (None, None);
    }
    (member, sheet)
}

type Unsettled = (Verdict, Option<String>);

/// Settles a check. What stands in the text afterwards is `None` where the tag stays as it is written.
fn settle(
    rules: &Effective,
    tag: &CheckTag,
    sheet: Option<&Member>,
    roller: &mut Roller,
) -> Result<(Settled, Option<String>), Unsettled> {
    let nothing = |code: &'static str| (Verdict::Nothing(Reason::of(code)), None);
    if let Resolution::Sum(sum) = &rules.ruleset().resolution
        && let Some(code) = not_ours(tag, sum)
    {
        return Err(nothing(code));
    }
    let preparation = prepare(rules, sheet, &tag.ask).map_err(|refusal| {
        let reason = Reason::from(refusal);
        match refusal {
            CheckRefusal::Untrained => {
                let rewritten = sparse(rules, tag, Some(reason.code));
                (Verdict::Refused(reason), Some(rewritten))
            }
            CheckRefusal::NoDifficulty => (Verdict::Nothing(reason), None),
            CheckRefusal::DifficultyOutOfRange => {
                let rewritten = tag.claims.any().then(|| sparse(rules, tag, None));
                (Verdict::Nothing(reason), rewritten)
            }
        }
    })?;
    let prepared = match preparation {
        Preparation::Automatic(failed) => {
            let rewritten = automatic(rules, tag, &failed);
            return Ok((Settled::Automatic(failed), Some(rewritten)));
        }
        Preparation::Ready(prepared) => prepared,
    };
    if let Some(TrueRecord { dice, used, outcome }) = trusted(rules, tag, &prepared) {
        return Ok((Settled::Recorded { prepared, dice, used, outcome }, None));
    }
    let fell = throw(&prepared.plan, roller);
    let rewritten = thrown(rules, tag, &prepared, &fell);
    Ok((Settled::Thrown { prepared, thrown: fell }, Some(rewritten)))
}

/// A record of a sum that stands as it is: nothing on the sheet changes this check and all of it is true.
fn trusted(rules: &Effective, tag: &CheckTag, prepared: &Prepared) -> Option<TrueRecord> {
    match (&prepared.plan, &rules.ruleset().resolution) {
        (CheckPlan::Sum(plan), Resolution::Sum(sum)) if !prepared.changed_by_sources => {
            true_record(tag, plan, sum.advantage)
        }
        _ => None,
    }
}

/// Why a sum's tag is not this ruleset's to roll: both modes, another way to read dice, other dice than its own.
pub(super) fn not_ours(tag: &CheckTag, sum: &DiceSum) -> Option<&'static str> {
    let (ask, claims) = (&tag.ask, &tag.claims);
    if ask.advantage && ask.disadvantage {
        return Some("both-modes");
    }
    if claims.resolution.as_deref().is_some_and(|word| !word.eq_ignore_ascii_case("sum")) {
        return Some("other-resolution");
    }
    let label = claims.dice.as_deref()?;
    let leans = sum.advantage && (ask.advantage || ask.disadvantage);
    let sides = sum.dice.sides.u32();
    let count = sum.dice.count.u32() * if leans { 2 } else { 1 };
    let own = label.eq_ignore_ascii_case(&format!("{count}d{sides}"));
    // A failure that was written as automatic has no dice; it is decided anew.
    let none = claims.automatic && label.eq_ignore_ascii_case(&format!("0d{sides}"));
    (!own && !none).then_some("other-dice")
}

fn answered(
    found: &FoundTag<'_>,
    asked: &str,
    who: Option<String>,
    check: Option<CheckAnswer>,
    verdict: Verdict,
    rewritten: Option<String>,
) -> TagAnswer {
    TagAnswer {
        who,
        arguments: check.iter().map(|check| ("skill", check.skill.clone())).collect(),
        check: check.map(Box::new),
        ..TagAnswer::of(found, asked, verdict, rewritten.unwrap_or_else(|| asked.to_owned()))
    }
}
