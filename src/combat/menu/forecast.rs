//! What an option promises: exact chances, and averages (combat.md 3.5, 4.7, amendments.md 7).

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use serde::Serialize;

use crate::check::amount::{Amount, WRITTEN_DICE_MAX};
use crate::combat::action::Action;
use crate::combat::effects::{Purpose, Source, changes, lean, sources};
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::{CombatantId, Mode};
use crate::combat::resolve::attack::{guarded, mode};
use crate::combat::resolve::contest::best_check;
use crate::combat::resolve::roll::leans;
use crate::combat::{pool, vitals};
use crate::dice::{Distribution, to_f64};
use crate::format::combat::{Combat, NaturalMax, NaturalMin};
use crate::format::contest::Ties;
use crate::rules::Effective;

/// What an option promises.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Forecast {
    /// The chance to hit the first target, or to win a contest with it; `None` where nothing is rolled to hit.
    pub chance: Option<f64>,
    /// Mean harm, or healing where the option heals; no critical, save, soak or resistance in it.
    pub average: Option<f64>,
    /// The chance for each target.
    pub targets: Vec<TargetChance>,
}

/// The chance for one target.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TargetChance {
    /// Whom.
    pub id: CombatantId,
    /// The chance, to three decimals.
    pub chance: f64,
}

/// A fight as forecasts read it: what is in force on somebody is worked out once.
#[derive(Debug)]
pub struct Known<'r> {
    /// The rules in force.
    pub rules: &'r Effective,
    /// Their combat block.
    pub combat: &'r Combat,
    /// The fight.
    pub fight: &'r Encounter,
    facts: RefCell<BTreeMap<CombatantId, Rc<Facts<'r>>>>,
}

/// What is in force on somebody.
#[derive(Debug)]
pub struct Facts<'r> {
    sources: Vec<Source<'r>>,
    penalty: i64,
}

impl<'r> Known<'r> {
    /// A fight of which nothing is worked out yet.
    pub fn new(rules: &'r Effective, combat: &'r Combat, fight: &'r Encounter) -> Self {
        Self { rules, combat, fight, facts: RefCell::default() }
    }

    fn of(&self, id: &CombatantId) -> Option<Rc<Facts<'r>>> {
        if let Some(facts) = self.facts.borrow().get(id) {
            return Some(Rc::clone(facts));
        }
        let who = self.fight.combatant(id)?;
        let sources = sources(self.rules, self.combat, who);
        let facts = Rc::new(Facts { sources, penalty: vitals::penalty(self.rules, who) });
        self.facts.borrow_mut().insert(id.clone(), Rc::clone(&facts));
        Some(facts)
    }
}

/// What an action promises against these targets, with so many cost steps paid.
pub fn forecast(
    known: &Known<'_>,
    actor: &Combatant,
    action: &Action,
    targets: &[CombatantId],
    steps: i64,
) -> Forecast {
    let Known { rules, combat, fight, .. } = *known;
    let Some(own) = known.of(&actor.id) else { return Forecast::default() };
    let against = targets.iter().filter_map(|id| fight.combatant(id));
    let chances: Vec<TargetChance> = against
        .filter_map(|target| {
            let theirs = known.of(&target.id)?;
            let chance = if action.contest.is_some() {
                contest_chance(known, actor, &own, action, target, &theirs)
            } else {
                hit_chance(known, actor, &own, action, target, &theirs)
            }?;
            Some(TargetChance { id: target.id.clone(), chance: round(chance, 1000.0) })
        })
        .collect();
    let average = average(rules, combat, actor, action, steps).map(|average| round(average, 100.0));
    Forecast { chance: chances.first().map(|first| first.chance), average, targets: chances }
}

fn round(value: f64, by: f64) -> f64 {
    (value * by).round() / by
}

/// The chance that an action hits; `None` where it is not rolled.
fn hit_chance(
    known: &Known<'_>,
    actor: &Combatant,
    own: &Facts<'_>,
    action: &Action,
    target: &Combatant,
    theirs: &Facts<'_>,
) -> Option<f64> {
    let Known { rules, combat, .. } = *known;
    if !action.rolls_to_hit() {
        return None;
    }
    let mode = mode(combat, actor, &own.sources, target, &theirs.sources);
    let (defense, _) = guarded(target, &theirs.sources, combat);
    let number = action.to_hit.unwrap_or(0) + own.penalty;
    let own = &own.sources;
    if let Some(pool_rules) = pool::rules_of(rules).filter(|_| combat.pool.is_some()) {
        let flats: i64 =
            changes(own, Purpose::Attack).iter().filter_map(|change| change.modifier.flat).map(|flat| flat.get()).sum();
        return Some(pool::chance(pool_rules, number + flats, action.target_face, defense, mode));
    }
    let rule = combat.attack_roll.as_ref()?;
    let added = bonus_odds(own, Purpose::Attack);
    let sides = rule.dice.sides.get();
    let single = rule.dice.count.get() == 1;
    Some(kept_odds(combat, mode).iter().fold(0.0, |sum, (kept, chance)| {
        let hits = if single && kept == sides && rule.naturals.max != NaturalMax::None {
            1.0
        } else if single && kept == 1 && rule.naturals.min == NaturalMin::Miss {
            0.0
        } else {
            added.chance(|bonus| kept + number + bonus >= defense)
        };
        sum + hits * chance
    }))
}

/// Odds of the sum kept of attack dice, as they lean.
fn kept_odds(combat: &Combat, mode: Mode) -> Distribution {
    let (count, sides) =
        combat.attack_roll.as_ref().map_or((1, 20), |rule| (rule.dice.count.u32(), rule.dice.sides.u32()));
    let once = Distribution::dice(crate::dice::DiceExpression { count, sides, flat: 0 });
    let pick = match mode {
        Mode::Normal => return once,
        Mode::Advantage => i64::max,
        Mode::Disadvantage => i64::min,
    };
    let pairs = once
        .iter()
        .flat_map(|(first, p)| once.iter().map(move |(second, q)| (pick(first, second), p * q)).collect::<Vec<_>>());
    Distribution::from_chances(pairs.collect::<Vec<_>>())
}

/// Odds of everything that modifiers add to a roll.
fn bonus_odds(sources: &[Source<'_>], purpose: Purpose<'_>) -> Distribution {
    changes(sources, purpose).iter().fold(Distribution::certain(0), |sum, change| {
        let flat = change.modifier.flat.map_or(0, |flat| flat.get());
        let sum = sum.map(|value| value + flat);
        match change.modifier.dice.map(|dice| dice.0.at_most(WRITTEN_DICE_MAX)) {
            Some(dice) if change.modifier.minus.is_some() => sum.plus(&Distribution::dice(dice).map(|value| -value)),
            Some(dice) => sum.plus(&Distribution::dice(dice)),
            None => sum,
        }
    })
}

/// The chance to win a contest.
fn contest_chance(
    known: &Known<'_>,
    actor: &Combatant,
    own: &Facts<'_>,
    action: &Action,
    target: &Combatant,
    theirs: &Facts<'_>,
) -> Option<f64> {
    let Known { rules, combat, .. } = *known;
    let id = action.contest.as_ref()?;
    let rule = combat.contests.iter().find(|contest| contest.id == *id)?;
    let attacker = side_odds(rules, combat, actor, own, &rule.attacker.checks)?;
    let defender = side_odds(rules, combat, target, theirs, &rule.defender.checks)?;
    let ties = rule.ties == Ties::Attacker;
    Some(attacker.iter().fold(0.0, |sum, (total, chance)| {
        sum + chance * defender.chance(|other| total > other || (ties && total == other))
    }))
}

fn side_odds(
    rules: &Effective,
    combat: &Combat,
    who: &Combatant,
    facts: &Facts<'_>,
    checks: &[crate::format::scalar::Id],
) -> Option<Distribution> {
    let (_, number) = best_check(who, checks)?;
    let purpose = Purpose::Check(None);
    let sources = &facts.sources;
    let mode = if leans(combat) { lean(sources, purpose, false) } else { Mode::Normal };
    let number = number + facts.penalty;
    if let Some(pool_rules) = pool::rules_of(rules).filter(|_| combat.pool.is_some()) {
        let flats: i64 =
            changes(sources, purpose).iter().filter_map(|change| change.modifier.flat).map(|flat| flat.get()).sum();
        let once = pool::odds(pool_rules, number + flats, None).map(|net| net.max(0));
        return Some(match mode {
            Mode::Normal => once,
            Mode::Advantage => either(&once, i64::max),
            Mode::Disadvantage => either(&once, i64::min),
        });
    }
    Some(kept_odds(combat, mode).plus(&bonus_odds(sources, purpose)).map(|total| total + number))
}

fn either(once: &Distribution, pick: impl Fn(i64, i64) -> i64) -> Distribution {
    let mut pairs = Vec::new();
    for (first, p) in once.iter() {
        for (second, q) in once.iter() {
            pairs.push((pick(first, second), p * q));
        }
    }
    Distribution::from_chances(pairs)
}

/// Mean harm or healing of an action; a sequence's is the sum of what its parts could still do.
pub fn average(rules: &Effective, combat: &Combat, actor: &Combatant, action: &Action, steps: i64) -> Option<f64> {
    if !action.sequence.is_empty() {
        let parts = action.sequence.iter().filter(|(id, _)| !actor.spent.contains(id));
        let sums = parts.filter_map(|(id, times)| {
            let part = actor.action(id)?;
            let left = actor.uses.get(id).copied().unwrap_or(i64::MAX);
            Some(average(rules, combat, actor, part, 0)? * to_f64((*times).min(left)))
        });
        return sums.reduce(|sum, part| sum + part);
    }
    let amount = action.amount?;
    let mut mean = one(rules, combat, &amount, action.heals);
    if let Some(step) = action.per_step.filter(|_| steps > 0) {
        mean += one(rules, combat, &step, action.heals) * to_f64(steps);
    }
    for clause in &action.clauses {
        mean += one(rules, combat, &clause.amount, false);
    }
    Some(mean.max(0.0))
}

/// The mean of one amount: a sum, or in a pool fight the dice that count.
pub fn one(rules: &Effective, combat: &Combat, amount: &Amount, heals: bool) -> f64 {
    let pool_rules = pool::rules_of(rules).filter(|_| combat.pool.is_some() && !heals);
    let Some(pool_rules) = pool_rules else { return amount.mean() };
    let own = combat.pool.as_ref().and_then(|rule| rule.damage_target);
    let face = own.map_or(pool_rules.target.default.get(), |face| face.get());
    to_f64(amount.count) * pool::damage_chance(face, pool_rules.die.sides.u32()) + to_f64(amount.flat.max(0))
}
