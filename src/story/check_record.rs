//! Check tags as they are written back, and records that are read again (checks.md 5.2).
//!
//! Must not know: parties, what a check does.

use crate::check::outcome::judge_sum;
use crate::check::throw_sum::sum_of;
use crate::check::{Automatic, CheckPlan, Lean, Outcome, Prepared, SumPlan, Thrown};
use crate::dice::Throw;
use crate::format::resolution::{FaceRule, Resolution};
use crate::rules::Effective;
use crate::story::check_tag::CheckTag;
use crate::story::tag::TagKind;
use crate::text::tag_integer;

/// A tag that is being written: attributes that say something, in order.
struct Writer(String);

impl Writer {
    fn new() -> Self {
        Self(format!("[{}:", TagKind::Check.word()))
    }

    /// An attribute that stands there also when it is empty.
    fn put(&mut self, key: &str, value: &str) {
        self.0.push_str(&format!(" {key}=\"{}\"", clean(value)));
    }

    fn may(&mut self, key: &str, value: Option<impl ToString>) {
        if let Some(value) = value {
            self.put(key, &value.to_string());
        }
    }

    /// A number with its sign, unless it is 0.
    fn signed(&mut self, key: &str, value: i64) {
        self.may(key, (value != 0).then(|| format!("{value:+}")));
    }

    fn done(mut self) -> String {
        self.0.push(']');
        self.0
    }
}

/// A value as a check's tag may carry it: double quotes and line breaks become single quotes, brackets round ones; trimmed.
fn clean(value: &str) -> String {
    let safe = value.chars().map(|c| match c {
        '"' | '\n' | '\r' | '\u{2028}' | '\u{2029}' => '\'',
        '[' => '(',
        ']' => ')',
        other => other,
    });
    safe.collect::<String>().trim().to_owned()
}

/// How dice lean, as tags write it.
pub fn mode_word(lean: Lean) -> &'static str {
    match lean {
        Lean::Normal => "normal",
        Lean::Advantage => "advantage",
        Lean::Disadvantage => "disadvantage",
    }
}

/// How a ruleset reads dice, as tags write it.
fn resolution_word(rules: &Effective) -> &'static str {
    match rules.ruleset().resolution {
        Resolution::Sum(_) => "sum",
        Resolution::Pool(_) => "successes",
    }
}

/// A check that was thrown.
pub fn thrown(rules: &Effective, tag: &CheckTag, prepared: &Prepared, thrown: &Thrown) -> String {
    let mut tag_writer = Writer::new();
    let writer = &mut tag_writer;
    let faces: Vec<String> = thrown.dice.iter().map(|die| die.face.to_string()).collect();
    let sides = match &prepared.plan {
        CheckPlan::Sum(plan) => plan.sides,
        CheckPlan::Pool(plan) => plan.sides,
    };
    writer.put("skill", &tag.ask.name);
    writer.put("dc", &prepared.need.to_string());
    writer.put("rolls", &faces.join("|"));
    writer.put("used", &thrown.used.to_string());
    writer.put("modifier", &thrown.modifier.to_string());
    writer.put("total", &thrown.total.to_string());
    writer.put("result", thrown.outcome.tag_word());
    writer.put("mode", mode_word(thrown.lean));
    writer.put("resolution", resolution_word(rules));
    writer.put("dice", &format!("{}d{sides}", thrown.dice.len()));
    let pool = match (&prepared.plan, &rules.ruleset().resolution) {
        (CheckPlan::Pool(plan), Resolution::Pool(pool)) => Some((plan, pool)),
        _ => None,
    };
    let moved = |face: Option<i64>, rule: Option<&FaceRule>| {
        face.filter(|face| rule.and_then(|rule| rule.from).map(|from| from.get()) != Some(*face))
    };
    writer.may("threshold", pool.map(|(plan, _)| plan.target));
    writer.may("who", tag.who.as_deref());
    writer.may("with", prepared.with.as_ref().map(|with| with.english()));
    writer.signed("bonus", prepared.bonus);
    let purchase = prepared.purchase.as_ref();
    let paid = purchase.map(|bought| &bought.paid).filter(|paid| !paid.is_empty());
    let paid = paid.map(|paid| paid.iter().map(|paid| format!("{}:{}", paid.pool, paid.amount)).collect::<Vec<_>>());
    writer.may("spend", paid.map(|paid| paid.join(", ")));
    writer.may("auto", pool.map(|(plan, _)| plan.bought).filter(|bought| *bought > 0));
    writer.may("use", purchase.and_then(|bought| bought.entry.as_ref()).map(|entry| entry.english()));
    writer.may("rerolled", (thrown.rerolled > 0).then_some(thrown.rerolled));
    writer.may("penalty", (prepared.penalty < 0).then_some(prepared.penalty));
    writer.may("explode", pool.and_then(|(plan, pool)| moved(plan.explode, pool.explode.as_ref())));
    writer.may("double", pool.and_then(|(plan, pool)| moved(plan.double, pool.double.as_ref())));
    writer.may("complication", thrown.complication.then_some("true"));
    writer.signed("adjust", prepared.adjust);
    writer.may("reroll", prepared.standing.as_ref().filter(|_| thrown.rerolled > 0).map(|id| id.as_str()));
    writer.signed("effects", effects(prepared, thrown));
    let from: Vec<&str> = prepared.from.iter().map(|name| name.text.english()).collect();
    writer.may("from", (!from.is_empty()).then(|| from.join(", ")));
    tag_writer.done()
}

/// What conditions, levels and items added in all, their dice among it.
pub fn effects(prepared: &Prepared, thrown: &Thrown) -> i64 {
    prepared.effects.saturating_add(thrown.effects.iter().sum())
}

/// A save that failed by itself.
pub fn automatic(rules: &Effective, tag: &CheckTag, failed: &Automatic) -> String {
    let mut writer = Writer::new();
    writer.put("skill", &tag.ask.name);
    writer.put("dc", &failed.need.to_string());
    writer.put("rolls", "");
    writer.put("used", "0");
    writer.put("modifier", "0");
    writer.put("total", "0");
    writer.put("result", Outcome::Failure.tag_word());
    writer.put("mode", mode_word(Lean::Normal));
    writer.put("resolution", resolution_word(rules));
    writer.put("dice", &format!("0d{}", failed.sides));
    writer.may("threshold", failed.face);
    writer.may("who", tag.who.as_deref());
    let from: Vec<&str> = failed.from.iter().map(|name| name.text.english()).collect();
    writer.put("from", &from.join(", "));
    writer.put("automatic", "true");
    writer.done()
}

/// The ask alone, without results and without anything that would be paid; `reason` says why it was not rolled. What a pool
/// never reads (its dice, which way it leans) is not kept there.
pub fn sparse(rules: &Effective, tag: &CheckTag, reason: Option<&str>) -> String {
    let ask = &tag.ask;
    let mut writer = Writer::new();
    writer.put("skill", &ask.name);
    writer.may("dc", ask.dc);
    if let Resolution::Sum(sum) = &rules.ruleset().resolution {
        let d20 = (sum.dice.count.get(), sum.dice.sides.get()) == (1, 20);
        writer.may("rolls", ask.pre_rolled.filter(|_| d20));
        let mode = match (ask.advantage, ask.disadvantage) {
            (true, false) => Some("advantage"),
            (false, true) => Some("disadvantage"),
            _ => None,
        };
        writer.may("mode", mode);
        let label = tag.claims.dice.as_deref().filter(|dice| !dice.is_empty() && !tag.claims.automatic);
        writer.may("dice", label);
        writer.may("resolution", tag.claims.resolution.as_deref());
    }
    writer.may("threshold", ask.threshold);
    writer.may("who", tag.who.as_deref());
    writer.may("with", ask.with.as_deref());
    writer.signed("bonus", ask.bonus.unwrap_or(0));
    writer.may("difficulty", ask.difficulty.as_deref());
    writer.may("explode", ask.explode);
    writer.may("double", ask.double);
    writer.may("reroll", ask.reroll.as_deref());
    writer.may("reason", reason.or(tag.claims.reason.as_deref()));
    writer.done()
}

/// A record of a sum that holds in every part.
#[derive(Debug, Clone, PartialEq)]
pub struct TrueRecord {
    /// Its dice.
    pub dice: Vec<Throw>,
    /// The sum kept.
    pub used: i64,
    /// What it came to.
    pub outcome: Outcome,
}

/// Reads a record of a sum; `None` unless everything it says is what this check, thrown with these faces, would have come to.
pub fn true_record(tag: &CheckTag, plan: &SumPlan, advantage: bool) -> Option<TrueRecord> {
    let claims = &tag.claims;
    let asked = match (tag.ask.advantage, tag.ask.disadvantage) {
        (false, false) => Lean::Normal,
        (true, false) => Lean::Advantage,
        (false, true) => Lean::Disadvantage,
        (true, true) => return None,
    };
    if claims.automatic || (asked != Lean::Normal && !advantage) {
        return None;
    }
    claims.resolution.as_deref().filter(|word| word.eq_ignore_ascii_case("sum"))?;
    let face = |text: &str| {
        let face = tag_integer(text.trim()).and_then(|face| u32::try_from(face).ok());
        face.filter(|face| (1..=plan.sides).contains(face)).map(|face| Throw { sides: plan.sides, face })
    };
    let dice: Vec<Throw> = claims.rolls.as_deref()?.split('|').map(face).collect::<Option<_>>()?;
    let count = usize::try_from(plan.count).ok()?;
    let (first, second) = dice.split_at_checked(count)?;
    let kept = match asked {
        Lean::Normal if second.is_empty() => sum_of(first),
        Lean::Advantage if second.len() == count => sum_of(first).max(sum_of(second)),
        Lean::Disadvantage if second.len() == count => sum_of(first).min(sum_of(second)),
        _ => return None,
    };
    let number = |value: &Option<String>| value.as_deref().and_then(tag_integer);
    let (used, modifier, total) = (number(&claims.used)?, number(&claims.modifier)?, number(&claims.total)?);
    let outcome = judge_sum(plan, kept, plan.modifier);
    let holds = used == kept
        && modifier == plan.modifier
        && total == used + modifier
        && claims.result.as_deref().is_some_and(|word| word.eq_ignore_ascii_case(outcome.tag_word()));
    holds.then_some(TrueRecord { dice, used, outcome })
}
