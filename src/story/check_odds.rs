//! The odds of a check that a tag asks for, by the rules that would settle the tag (checks.md 2.7 to 2.9, 5.2). Nothing is thrown
//! or paid: what the tag would buy is reckoned as bought.
//!
//! Must not know: how odds are worked out or shown.

use crate::check::odds::{Odds, odds};
use crate::check::{Automatic, CheckPlan, CheckRefusal, Preparation, Prepared, prepare};
use crate::format::resolution::Resolution;
use crate::items::{Member, Party};
use crate::rules::Effective;
use crate::story::answer::{Reason, Verdict};
use crate::story::check_act::{not_ours, roller_of};
use crate::story::check_tag::CheckTag;

/// A check before it is thrown, and everything that can come of it.
#[derive(Debug, Clone, PartialEq)]
pub struct TagOdds {
    /// Who rolls: a member, whom the tag names, or nobody in particular.
    pub who: Option<String>,
    /// What is thrown; `None` where it fails by itself.
    pub prepared: Option<Box<Prepared>>,
    /// What fails by itself.
    pub automatic: Option<Automatic>,
    /// The odds.
    pub odds: Odds,
}

impl TagOdds {
    /// Whether dice are counted here, not added up.
    pub fn is_pool(&self) -> bool {
        self.prepared.as_ref().is_some_and(|prepared| matches!(prepared.plan, CheckPlan::Pool(_)))
    }

    /// The number to meet, or the successes needed.
    pub fn need(&self) -> i64 {
        let automatic = self.automatic.as_ref().map(|automatic| automatic.need);
        self.prepared.as_ref().map(|prepared| prepared.need).or(automatic).unwrap_or(0)
    }
}

/// The odds of a tag's check.
///
/// # Errors
/// Where the tag would not be rolled: refused, or left as it is written, with the reason.
pub fn tag_odds(rules: &Effective, party: &Party, mut tag: CheckTag) -> Result<TagOdds, Verdict> {
    if let Resolution::Sum(sum) = &rules.ruleset().resolution
        && let Some(code) = not_ours(&tag, sum)
    {
        return Err(Verdict::Nothing(Reason::of(code)));
    }
    let blank = Member::default();
    let (member, sheet) = roller_of(party, &mut tag, &blank);
    let preparation = prepare(rules, sheet, &tag.ask).map_err(|refusal| {
        let reason = Reason::from(refusal);
        match refusal {
            CheckRefusal::Untrained => Verdict::Refused(reason),
            CheckRefusal::NoDifficulty | CheckRefusal::DifficultyOutOfRange => Verdict::Nothing(reason),
        }
    })?;
    let who = member.and(sheet).map(|member| member.name.clone()).or(tag.who);
    Ok(match preparation {
        Preparation::Ready(prepared) => {
            let odds = odds(&prepared.plan);
            TagOdds { who, prepared: Some(prepared), automatic: None, odds }
        }
        Preparation::Automatic(automatic) => {
            TagOdds { who, prepared: None, automatic: Some(automatic), odds: Odds::automatic_failure() }
        }
    })
}
