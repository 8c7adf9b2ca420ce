//! The check dialog: what is tried, against which difficulty, and everything that can come of it before a die is thrown.
//!
//! Must not know: how odds are worked out, how a check is thrown.

use crate::check::outcome::Outcome;
use crate::dice::chance_text;
use crate::format::scalar::truncated;
use crate::items::held::with_values;
use crate::items::{Member, Party};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::sheet::helping;
use crate::story::check_odds::tag_odds;
use crate::story::check_tag::CheckTag;
use crate::story::tag::TagKind;
use crate::text::{RulesetText, safe};
use crate::view::model::{Line, Role};
use crate::view::parts::{chance_bar, word};

/// Most totals that are drawn; the likeliest stay.
const TOTALS_MAX: usize = 7;

/// A check that is being put together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CheckDialog {
    /// Who tries.
    pub who: String,
    /// What can be tried, in English.
    pub targets: Vec<RulesetText>,
    /// Which of them.
    pub target: usize,
    /// Steps of the ladder in force.
    pub steps: Vec<RulesetText>,
    /// Which of them.
    pub step: usize,
    /// Prices that may be paid, as tags write them (`Breath:2`).
    pub spends: Vec<String>,
    /// Which of them, if any.
    pub spend: Option<usize>,
    /// What the sheet has that can help with a check, as it is called there.
    pub uses: Vec<String>,
    /// Which of them, if any; then what is spent is its price.
    pub used: Option<usize>,
}

impl CheckDialog {
    /// Everything that a member can try under the rules in force, and what of the sheet can help.
    pub fn open(rules: &Effective, member: &Member) -> Self {
        let uses = with_values(rules, member, |values| helping(values).into_iter().map(|(name, _)| name).collect());
        let sheet = &rules.ruleset().sheet;
        let skills = sheet.skills.iter().chain(sheet.saves.iter()).map(|skill| skill.label.text().clone());
        let abilities = sheet.abilities.iter().map(|ability| ability.label.text().clone());
        let spends = rules.ruleset().resolution.shared().spend.iter();
        let spends = spends.map(|spend| format!("{}:{}", spend.pool.as_str(), spend.amount.get())).collect();
        Self {
            who: member.name.clone(),
            uses,
            targets: skills.chain(abilities).collect(),
            steps: rules.ladder().into_iter().map(|step| step.label).collect(),
            spends,
            ..Self::default()
        }
    }

    /// The tag that asks for it.
    pub fn tag(&self) -> String {
        format!("[{}: {}]", TagKind::Check.word(), self.body())
    }

    fn body(&self) -> String {
        let target = self.targets.get(self.target).map(RulesetText::english).unwrap_or_default();
        let step = self.steps.get(self.step).map(RulesetText::english).unwrap_or_default();
        let spend = self.spend.and_then(|at| self.spends.get(at));
        let spend = spend.map(|spend| format!(" spend=\"{spend}\"")).unwrap_or_default();
        let used = self.used.and_then(|at| self.uses.get(at));
        let used = used.map(|name| format!(" use=\"{name}\"")).unwrap_or_default();
        format!("skill=\"{target}\" difficulty=\"{step}\" who=\"{}\"{spend}{used}", self.who)
    }

    /// What is asked, then every outcome with its chance, then the likeliest totals.
    pub fn lines(&self, rules: &Effective, party: &Party, locale: &Locale) -> Vec<Line> {
        let arrows = |text: &RulesetText| safe(&format!("‹ {} ›", locale.tr(text).text));
        let mut lines = vec![Line::with(safe(&self.who), Role::Strong)];
        if let Some(target) = self.targets.get(self.target) {
            lines.push(Line::of(word(locale, "check-target")).at_end(arrows(target), Role::Strong));
        }
        if let Some(step) = self.steps.get(self.step) {
            lines.push(Line::of(word(locale, "check-difficulty")).at_end(arrows(step), Role::Strong));
        }
        if !self.spends.is_empty() {
            let spend = self.spend.and_then(|at| self.spends.get(at));
            let spend = spend.map_or_else(|| word(locale, "check-no-spend"), |spend| safe(spend));
            lines.push(Line::of(word(locale, "check-spend")).at_end(spend, Role::Strong));
        }
        if !self.uses.is_empty() {
            let used = self.used.and_then(|at| self.uses.get(at));
            let used = used.map_or_else(
                || word(locale, "check-no-spend"),
                |name| locale.tr(&RulesetText::new(name.as_str())).text,
            );
            lines.push(Line::of(word(locale, "check-use")).at_end(used, Role::Strong));
        }
        lines.push(Line::empty());
        let Ok(tag) = CheckTag::read(&TagKind::Check.attributes(&self.body())) else { return lines };
        match tag_odds(rules, party, tag) {
            Err(verdict) => {
                let code = verdict.reason().map(|reason| reason.code).unwrap_or_default();
                lines.push(Line::with(locale.word(&format!("refusal-{code}"), &[]), Role::Bad));
            }
            Ok(found) => {
                if let Some(prepared) = &found.prepared {
                    let args =
                        [("number", Arg::text(&prepared.number.to_string())), ("need", Arg::Number(found.need()))];
                    lines.push(Line::with(locale.word("check-against", &args), Role::Faint));
                }
                for outcome in Outcome::ALL {
                    let chance = found.odds.of(outcome);
                    if chance > 0.0 {
                        let good = matches!(outcome, Outcome::Success | Outcome::CriticalSuccess);
                        let name = word(locale, &format!("outcome-{}", outcome.word()));
                        lines.push(
                            Line::of(name)
                                .at_end(chance_bar(chance, 20), if good { Role::Good } else { Role::Bad })
                                .at_end(safe(&format!(" {:>5}", chance_text(chance))), Role::Strong),
                        );
                    }
                }
                lines.push(Line::empty());
                lines.extend(totals(&found.odds.distribution));
            }
        }
        lines
    }
}

/// The likeliest totals as a plot, lowest first.
fn totals(distribution: &[(i64, f64)]) -> Vec<Line> {
    let mut likely: Vec<(i64, f64)> = distribution.to_vec();
    likely.sort_by(|a, b| b.1.total_cmp(&a.1));
    likely.truncate(TOTALS_MAX);
    likely.sort_by_key(|(total, _)| *total);
    let most = likely.iter().map(|(_, chance)| *chance).fold(f64::MIN_POSITIVE, f64::max);
    let line = |(total, chance): (i64, f64)| {
        let cells = truncated((chance / most * 24.0).round()).clamp(0, 24);
        let bar = "▪".repeat(usize::try_from(cells).unwrap_or(0));
        Line::with(safe(&format!("{total:>4}  ")), Role::Faint)
            .and(safe(&bar), Role::Notice)
            .at_end(safe(&chance_text(chance)), Role::Faint)
    };
    likely.into_iter().map(line).collect()
}
