//! What a check buys: a standing spend of the ruleset, or an entry of the sheet (checks.md 4.8). Worked out here, paid by
//! whoever throws the check; a purchase that cannot be paid whole is none.
//!
//! Must not know: tags, dice.

use crate::check::ask::{CheckAsk, SpendAsk};
use crate::check::plan::Reroll;
use crate::format::mechanics::Mechanics;
use crate::format::resolution::{PerCheck, Reroll as WrittenReroll, Spend};
use crate::format::scalar::truncated;
use crate::format::value_ref::IntOrRef;
use crate::sheet::{LiveChange, LiveCommand, Paid, Values, decide_live, decide_uses, find_used, names};
use crate::text::RulesetText;

/// Most times that an entry's price is paid on one check.
pub const STEPS_MAX: i64 = 5;
/// Most purchases that a reference or the check's own number allows.
pub const LIMIT_MAX: i64 = 100;

/// Something bought for one check.
#[derive(Debug, Clone, PartialEq)]
pub struct Purchase {
    /// What changes about the sheet that pays.
    pub changes: Vec<LiveChange>,
    /// What is paid, one a pool; nothing for an entry without a price.
    pub paid: Vec<Paid>,
    /// The entry used, by its own name.
    pub entry: Option<RulesetText>,
    /// How many times it is bought.
    pub times: i64,
    /// What the check gains.
    pub gains: Gains,
}

/// What a check gains from a purchase.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Gains {
    /// Successes more.
    pub successes: i64,
    /// Dice more.
    pub dice: i64,
    /// Low dice are thrown again.
    pub reroll: Option<Reroll>,
    /// The face that each die must reach.
    pub threshold: Option<i64>,
    /// The face that throws another die.
    pub explode: Option<i64>,
    /// The face that counts twice.
    pub double: Option<i64>,
}

/// What the ask buys, if anything: the entry named is the only candidate where one is named. `number` is the sheet's own
/// number of this check.
pub fn purchase(values: &Values<'_>, ask: &CheckAsk, number: f64) -> Option<Purchase> {
    match ask.use_entry.as_deref().filter(|name| !name.trim().is_empty()) {
        Some(name) => entry(values, name, ask.spend.as_ref()),
        None => standing(values, ask.spend.as_ref()?, number),
    }
}

fn standing(values: &Values<'_>, asked: &SpendAsk, number: f64) -> Option<Purchase> {
    let spends = values.rules().ruleset().resolution.shared().spend.iter();
    let declared = &values.rules().ruleset().sheet.live.pools;
    let named = |spend: &&Spend| {
        let pool = declared.iter().find(|pool| pool.id == spend.pool);
        pool.is_some_and(|pool| names(&asked.pool, pool.id.as_str(), pool.label.english()))
    };
    let spend = spends.clone().find(named)?;
    let amount = spend.amount.get();
    if asked.amount < amount || asked.amount % amount != 0 {
        return None;
    }
    let times = limit(values, spend, number).min(asked.amount / amount);
    if times < 1 {
        return None;
    }
    let pool = values.pool(spend.pool.as_str())?;
    let cost = amount * times;
    let command = LiveCommand::Spend { pool: pool.key.clone(), amount: cost };
    let decision = decide_live(values, &command).ok()?;
    let (value, max) = (pool.value - cost, pool.max);
    let paid = Paid { pool: pool.key.clone(), label: pool.label.clone(), amount: cost, value, max };
    let gains = Gains {
        successes: spend.successes.map_or(0, |successes| successes.get()) * times,
        dice: spend.dice.map_or(0, |dice| dice.get()) * times,
        reroll: spend.reroll.as_ref().map(reroll),
        ..Gains::default()
    };
    Some(Purchase { changes: decision.changes, paid: vec![paid], entry: None, times, gains })
}

/// How many purchases one check may make.
fn limit(values: &Values<'_>, spend: &Spend, number: f64) -> i64 {
    let held = |value: f64| truncated(value.floor()).clamp(0, LIMIT_MAX);
    match &spend.per_check {
        PerCheck::Limit(IntOrRef::Int(limit)) => limit.get(),
        PerCheck::Limit(IntOrRef::Ref(reference)) => held(values.number(reference)),
        PerCheck::Pool => held(number),
    }
}

fn entry(values: &Values<'_>, name: &str, asked: Option<&SpendAsk>) -> Option<Purchase> {
    let (_, entry) = find_used(values, name).ok()?;
    let mechanics = entry.mechanics.as_ref()?;
    let effect = mechanics.check.as_ref()?;
    let steps = asked.map_or(1, |asked| steps(values, mechanics, asked));
    let decision = decide_uses(values, name, usize::try_from(steps).unwrap_or(1)).ok()?;
    let gains = Gains {
        successes: effect.successes.map_or(0, |successes| successes.get()) * steps,
        dice: effect.dice.map_or(0, |dice| dice.get()) * steps,
        reroll: effect.reroll.as_ref().map(reroll),
        threshold: effect.threshold.map(|face| face.get()),
        explode: effect.explode.map(|face| face.get()),
        double: effect.double.map(|face| face.get()),
    };
    Some(Purchase { changes: decision.changes, paid: decision.paid, entry: Some(decision.label), times: steps, gains })
}

/// How many times an entry's price is paid: once, unless it scales, has one price, and points of just that pool are spent
/// that are a whole number of prices.
fn steps(values: &Values<'_>, mechanics: &Mechanics, asked: &SpendAsk) -> i64 {
    let cost = mechanics.cost.as_deref().unwrap_or_default();
    let ([term], true) = (cost, mechanics.per_cost_step.is_some()) else { return 1 };
    let price = term.amount.get();
    let Some(pool) = values.pool(term.pool.as_str()) else { return 1 };
    let named = names(&asked.pool, &pool.key, pool.label.english());
    if named && asked.amount > 0 && asked.amount % price == 0 { (asked.amount / price).min(STEPS_MAX) } else { 1 }
}

pub(super) fn reroll(written: &WrittenReroll) -> Reroll {
    Reroll { up_to: written.up_to.get(), mode: written.mode }
}
