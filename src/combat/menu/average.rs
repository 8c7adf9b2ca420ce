//! Mean harm and healing of an action (combat.md 3.5): clauses in full, no critical, save, soak or resistance in it.
//!
//! Must not know: whom it is aimed at.

use crate::check::amount::Amount;
use crate::combat::action::Action;
use crate::combat::encounter::Combatant;
use crate::combat::event_part::LabelRef;
use crate::combat::pool;
use crate::dice::to_f64;
use crate::format::combat::Combat;
use crate::format::scalar::Id;
use crate::rules::Effective;

/// One amount of an action: its mean, and what it harms with.
#[derive(Debug, Clone, Copy)]
pub struct Share<'a> {
    /// The mean.
    pub mean: f64,
    /// What it harms with.
    pub damage_type: Option<&'a LabelRef>,
    /// Tags of what it is dealt with.
    pub tags: &'a [Id],
}

/// Mean harm or healing of an action; a sequence's is the sum of what its parts could still do. `None` where it does neither.
pub fn average(rules: &Effective, combat: &Combat, actor: &Combatant, action: &Action, steps: i64) -> Option<f64> {
    let shares = shares(rules, combat, actor, action, steps);
    (!shares.is_empty()).then(|| shares.iter().map(|share| share.mean).sum::<f64>().max(0.0))
}

/// The amounts that [`average`] adds up, one by one.
pub fn shares<'a>(
    rules: &Effective,
    combat: &Combat,
    actor: &'a Combatant,
    action: &'a Action,
    steps: i64,
) -> Vec<Share<'a>> {
    if action.sequence.is_empty() {
        return of_one(rules, combat, action, steps);
    }
    let parts = action.sequence.iter().filter(|(id, _)| !actor.spent.contains(id));
    let counted = parts.filter_map(|(id, times)| {
        let part = actor.action(id)?;
        let left = actor.uses.get(id).copied().unwrap_or(i64::MAX);
        let times = to_f64((*times).min(left));
        let shares = of_one(rules, combat, part, 0);
        Some(shares.into_iter().map(move |share| Share { mean: share.mean * times, ..share }))
    });
    counted.flatten().collect()
}

fn of_one<'a>(rules: &Effective, combat: &Combat, action: &'a Action, steps: i64) -> Vec<Share<'a>> {
    let Some(amount) = action.amount else { return Vec::new() };
    let tags = action.tags.as_slice();
    let mut first = mean(rules, combat, &amount, action.heals);
    if let Some(step) = action.per_step.filter(|_| steps > 0) {
        first += mean(rules, combat, &step, action.heals) * to_f64(steps);
    }
    let own = action.damage_type.as_ref();
    let mut shares = vec![Share { mean: first, damage_type: own, tags }];
    shares.extend(action.clauses.iter().map(|clause| Share {
        mean: mean(rules, combat, &clause.amount, false),
        damage_type: clause.damage_type.as_ref().or(own),
        tags,
    }));
    shares
}

/// The mean of one amount: a sum, or in a pool fight the dice that count.
pub fn mean(rules: &Effective, combat: &Combat, amount: &Amount, heals: bool) -> f64 {
    let pool_rules = pool::rules_of(rules).filter(|_| combat.pool.is_some() && !heals);
    if pool_rules.is_none() {
        return amount.mean();
    }
    to_f64(amount.count) * success_chance(rules, combat) + to_f64(amount.flat.max(0))
}

/// The chance that one die of harm counts in a pool fight; 0 in any other.
pub fn success_chance(rules: &Effective, combat: &Combat) -> f64 {
    let Some(pool_rules) = pool::rules_of(rules) else { return 0.0 };
    let own = combat.pool.as_ref().and_then(|rule| rule.damage_target);
    let face = own.map_or(pool_rules.target.default.get(), |face| face.get());
    pool::damage_chance(face, pool_rules.die.sides.u32())
}
