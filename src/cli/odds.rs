//! `rulebound odds`: what can come of a check and how likely, exactly (headless.md, `odds`).
//!
//! A check that would not be rolled is an answer too: exit 0, its reason beside empty outcomes.

use std::fmt::Write;

use clap::Args;
use serde_json::{Map, Value, json};

use crate::check::odds::Odds;
use crate::check::outcome::Outcome;
use crate::cli::exec_check::{automatic_json, prepared_json};
use crate::cli::party::party;
use crate::cli::{Answer, CliError, Common, Exit};
use crate::dice::chance_text;
use crate::format::scalar::truncated;
use crate::story::answer::{Reason, Verdict};
use crate::story::check_odds::{TagOdds, tag_odds};
use crate::story::check_tag::{CheckTag, NoCheck};
use crate::story::tag::TagKind;

/// Longest bar of a total.
const BAR_WIDTH: f64 = 40.0;
/// Totals rarer than this have no line of their own.
const SHOWN_MIN: f64 = 0.0005;

/// What an answered check says about its throw, which odds do not have.
const OF_A_THROW: [&str; 6] = ["recorded", "rolls", "dice", "spent", "total", "mode"];

/// The exact odds of a check, for the party of --party; nothing is thrown and nothing paid
#[derive(Debug, Args)]
pub struct OddsArgs {
    /// Ruleset: a file, a folder, a package or an installed id
    ruleset: String,
    /// The check, as the attributes of a tag: "skill=Ward difficulty=Grim who=Mira"
    #[arg(long, value_name = "CHECK")]
    check: String,
}

/// Answers with the outcomes and the totals. A check that would be refused, or left unrolled, is answered with its reason.
///
/// # Errors
/// Exit 2 without `--party`, and for a check that names nothing to roll or a name that is too long; exit 3 for a file that cannot
/// be read; exit 1 for a ruleset or a party file that cannot be used.
pub fn run(arguments: &OddsArgs, common: &Common) -> Result<Exit, CliError> {
    let party = party(common)?.ok_or_else(|| CliError::Usage("odds needs --party FILE".to_owned()))?;
    let rules = common.effective(&common.open(&arguments.ruleset)?).with_invented(&party.invented);
    let answer = match CheckTag::read(&TagKind::Check.attributes(&arguments.check)) {
        Ok(tag) => tag_odds(&rules, &party, tag),
        Err(NoCheck::NoDifficulty) => Err(Verdict::Nothing(Reason::of(NoCheck::NoDifficulty.code()))),
        Err(NoCheck::NoSkill) => return Err(CliError::Usage("--check names no skill: \"skill=Ward dc=3\"".to_owned())),
        Err(NoCheck::SkillTooLong) => return Err(CliError::Usage("the skill of --check is too long".to_owned())),
    };
    match answer {
        Ok(found) => Answer::new(found_json(&found), found_text(&found)).write(common)?,
        Err(verdict) => Answer::new(unrolled_json(&verdict), unrolled_text(&verdict)).write(common)?,
    }
    Ok(Exit::Done)
}

fn unrolled_json(verdict: &Verdict) -> Value {
    let reason = verdict.reason().map(|reason| reason.code);
    json!({
        "result": verdict.word(), "reason": reason, "who": null, "number": null, "need": null, "outcomes": null,
        "complication": null, "distribution": [],
    })
}

fn unrolled_text(verdict: &Verdict) -> String {
    let reason = verdict.reason().map(|reason| reason.written()).unwrap_or_default();
    format!("not rolled ({reason})\n")
}

fn found_json(found: &TagOdds) -> Value {
    let mut body = Map::new();
    body.insert("result".to_owned(), json!("ok"));
    body.insert("reason".to_owned(), Value::Null);
    body.insert("who".to_owned(), json!(found.who));
    let check = found.prepared.as_ref().map(|prepared| prepared_json(prepared));
    let check = check.or_else(|| found.automatic.as_ref().map(automatic_json));
    if let Some(Value::Object(members)) = check {
        body.insert("number".to_owned(), Value::Null);
        body.extend(members.into_iter().filter(|(key, _)| !OF_A_THROW.contains(&key.as_str())));
    }
    let outcomes = Outcome::ALL.iter().map(|outcome| (outcome.word().to_owned(), json!(found.odds.of(*outcome))));
    body.insert("outcomes".to_owned(), Value::Object(outcomes.collect()));
    body.insert("complication".to_owned(), json!(found.odds.complication));
    body.insert("distribution".to_owned(), json!(found.odds.distribution));
    Value::Object(body)
}

fn found_text(found: &TagOdds) -> String {
    // Writing into a string cannot fail.
    let mut text = String::new();
    let who = found.who.as_ref().map(|who| format!("{who}: ")).unwrap_or_default();
    let target = found.prepared.as_ref().and_then(|prepared| prepared.target.as_ref());
    let target = target.or_else(|| found.automatic.as_ref().and_then(|automatic| automatic.target.as_ref()));
    let target = target.map_or("nothing on the sheet", |target| target.label.english());
    let _ = match &found.prepared {
        Some(prepared) => writeln!(text, "{who}{target} {}, against {}", prepared.number, found.need()),
        None => writeln!(text, "{who}{target} fails by itself"),
    };
    let Odds { complication, distribution, .. } = &found.odds;
    let rows = Outcome::ALL.iter().map(|outcome| (outcome.word().replace('-', " "), found.odds.of(*outcome)));
    for (word, chance) in rows.chain([("(complication)".to_owned(), *complication)]).filter(|(_, chance)| *chance > 0.0)
    {
        let _ = writeln!(text, "  {:>4}  {word}", chance_text(chance));
    }
    let _ = writeln!(text, "\n{}", if found.is_pool() { "Successes" } else { "Totals" });
    let most = distribution.iter().map(|(_, chance)| *chance).fold(0.0, f64::max);
    let shown = || distribution.iter().filter(|(_, chance)| *chance >= SHOWN_MIN);
    let width = shown().map(|(total, _)| total.to_string().len()).max().unwrap_or(1);
    for (total, chance) in shown() {
        let _ = writeln!(text, "  {total:>width$}  {:>4}  {}", chance_text(*chance), bar(chance / most));
    }
    let rare = distribution.len() - shown().count();
    if rare > 0 {
        let _ = writeln!(text, "  and {rare} more that come less than once in 2000 checks");
    }
    text
}

/// A part of the longest bar; at least one sign, so that what can come up is seen.
fn bar(part: f64) -> String {
    let signs = usize::try_from(truncated(part * BAR_WIDTH + 0.5)).unwrap_or(0);
    "#".repeat(signs.max(1))
}
