//! What an action does to one target once it has landed (combat.md 3.7 steps 3 to 12).

use crate::check::amount::Amount;
use crate::combat::action::Action;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, ConditionReason, Health, Moved, Tracking};
use crate::combat::labels;
use crate::combat::resolve::attack::spend_one_use;
use crate::combat::resolve::condition::put_on;
use crate::combat::resolve::damage::{Thrown, throw_sum};
use crate::combat::resolve::dying::{after_blow, revive};
use crate::combat::resolve::harm::{Shared, Slot, harm, steps, throw_shared};
use crate::combat::resolve::save::{By, save};
use crate::combat::scratch::Scratch;
use crate::combat::vitals;
use crate::combat::window::{Run, UsedUp};
use crate::format::mechanics::OnSuccess;

/// How an action came to land.
#[derive(Debug, Clone, Copy, Default)]
pub struct Landing {
    /// Whether it is critical.
    pub critical: bool,
    /// Whether its roll leaned in the attacker's favour.
    pub advantage: bool,
    /// Successes above those needed.
    pub extra: i64,
    /// Whether it was rolled to hit: then nothing is shared between targets, and riders may ride.
    pub rolled: bool,
}

/// Lands an action on one target. `used_up` are the one-use conditions that its roll ended.
pub fn land(
    s: &mut Scratch<'_>,
    run: &mut Run,
    action: &Action,
    target: &CombatantId,
    landing: Landing,
    used_up: &[UsedUp],
    shared: &mut Shared,
) {
    let label = &run.label(action);
    let saved = match &action.save {
        Some(rule) => save(s, target, &rule.save, rule.difficulty, By::of(&run.actor, label)),
        None => false,
    };
    if !(saved && action.save.as_ref().is_some_and(|rule| rule.on_success == OnSuccess::Negates)) {
        effects(s, run, action, target, landing, saved, shared);
    }
    spend_one_use(s, used_up);
}

fn effects(
    s: &mut Scratch<'_>,
    run: &mut Run,
    action: &Action,
    target: &CombatantId,
    landing: Landing,
    saved: bool,
    shared: &mut Shared,
) {
    let label = &run.label(action);
    if action.harms() {
        let dealt = harm(s, run, action, target, landing, saved, shared);
        if dealt.total > 0 && !run.hurt.contains(target) {
            run.hurt.push(target.clone());
        }
        after_blow(s, target, &dealt, landing.critical);
        for on_hit in action.on_hit.iter().filter(|on_hit| dealt.total >= on_hit.at_least) {
            if out_of_it(s, target) {
                break;
            }
            let tracking = Tracking { rounds: on_hit.rounds, source: Some(run.actor.clone()), ..Tracking::default() };
            put_on(s, target, &on_hit.condition, ConditionReason::Applied, Some(tracking), Some(label));
        }
    }
    mend(s, run, action, target, landing, shared);
    if saved {
        return;
    }
    let difficulty = action.save.as_ref().map(|rule| rule.difficulty).or(action.save_difficulty);
    for applied in &action.applies {
        if out_of_it(s, target) {
            break;
        }
        let tracking = Tracking {
            difficulty,
            source: Some(run.actor.clone()),
            concentration: action.concentration,
            ..applied.tracking.clone()
        };
        put_on(s, target, &applied.condition, ConditionReason::Applied, Some(tracking), Some(label));
    }
}

/// Whether somebody is out of the fight: then there are no more clocks to keep.
fn out_of_it(s: &Scratch<'_>, who: &CombatantId) -> bool {
    s.fight.combatant(who).is_none_or(|who| who.defeated)
}

/// Healing, temporary points, points given back.
fn mend(
    s: &mut Scratch<'_>,
    run: &Run,
    action: &Action,
    target_id: &CombatantId,
    landing: Landing,
    shared: &mut Shared,
) {
    let mut throw_one = |s: &mut Scratch<'_>, slot: Slot, amounts: &[Amount]| {
        if landing.rolled { throw_sum(s, amounts, false) } else { throw_shared(s, slot, amounts, shared) }
    };
    if let Some(amount) = action.amount.filter(|_| action.heals) {
        let mut amounts = vec![amount];
        amounts.extend(steps(action, run));
        let thrown = throw_one(s, Slot::Heal, &amounts);
        heal(s, run, action, target_id, thrown);
    }
    if let Some(amount) = action.temporary {
        let stands = s.fight.combatant(target_id).map(|who| vitals(s.rules, s.combat, who));
        if let Some(stands) = stands.filter(|stands| stands.allows_temp) {
            // What is paid above the price adds to what a deed does; to its temporary points where it does nothing else.
            let step = steps(action, run).filter(|_| action.amount.is_none());
            let amounts: Vec<Amount> = std::iter::once(amount).chain(step).collect();
            let thrown = throw_one(s, Slot::Temporary, &amounts);
            s.emit(FightEvent::Temporary {
                target: target_id.clone(),
                source: Some(run.actor.clone()),
                label: Some(run.label(action)),
                rolls: thrown.throws,
                flat: thrown.flat,
                amount: thrown.amount,
                temp: Some(Moved { before: stands.temp, now: stands.temp.max(thrown.amount) }),
            });
        }
    }
    if let Some((pool, amount)) = &action.restore {
        let stands = s.fight.combatant(target_id).and_then(|who| vitals::pool(s.rules, who, pool.as_str()));
        if let Some((value, max)) = stands {
            let thrown = throw_one(s, Slot::Restore, &[*amount]);
            let after = (value + thrown.amount).min(max);
            s.emit(FightEvent::Restored {
                target: target_id.clone(),
                source: Some(run.actor.clone()),
                label: Some(run.label(action)),
                pool: labels::pool(s.rules, pool),
                rolls: thrown.throws,
                flat: thrown.flat,
                amount: thrown.amount,
                gained: Some((after - value).max(0)),
                before: Some(value),
                value: after,
                max,
            });
        }
    }
}

fn heal(s: &mut Scratch<'_>, run: &Run, action: &Action, target_id: &CombatantId, thrown: Thrown) {
    let Some(target) = s.who(target_id) else { return };
    let before = vitals(s.rules, s.combat, &target);
    let on_track = s.combat.health.track.is_some() && target.character().is_some();
    let gained = if on_track { thrown.amount.min(1) } else { thrown.amount };
    let health = (before.health + gained).min(before.max);
    if gained > 0 {
        s.emit(FightEvent::Heal {
            target: target_id.clone(),
            source: Some(run.actor.clone()),
            label: Some(run.label(action)),
            rolls: thrown.throws,
            flat: thrown.flat,
            amount: thrown.amount,
            gained: Some((health - before.health).max(0)),
            health: Health { before: Some(before.health), health, max_health: before.max },
        });
    }
    let after = s.fight.combatant(target_id).map(|who| vitals(s.rules, s.combat, who).health);
    if target.down && after.is_some_and(|after| after > before.health) {
        revive(s, target_id, after.unwrap_or(1));
    }
}
