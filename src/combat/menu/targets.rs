//! Whom an action may be aimed at (combat.md 3.5).

use crate::combat::action::Action;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::CombatantId;
use crate::combat::vitals::{pool, vitals};
use crate::format::combat::Combat;
use crate::format::condition::Effect;
use crate::format::mechanics::TargetSide;
use crate::format::scalar::Id;
use crate::rules::Effective;

/// Whom an action may be aimed at, in the order everybody was named.
pub fn aimable<'f>(
    rules: &Effective,
    combat: &Combat,
    fight: &'f Encounter,
    actor: &Combatant,
    action: &Action,
) -> Vec<&'f Combatant> {
    if let Some(holding) = holding(combat, action) {
        return holders(fight, actor, holding);
    }
    let untouchable = untouchable(combat, actor);
    let everybody = fight.combatants.iter().map(|who| &**who);
    let legal = everybody.filter(|who| {
        !who.defeated
            && match action.side {
                TargetSide::Own => who.id == actor.id,
                TargetSide::Ally => who.side == actor.side,
                TargetSide::Enemy => who.side != actor.side,
                TargetSide::Any => true,
            }
            && !untouchable.contains(&who.id)
            && may_do(rules, combat, action, who)
    });
    legal.collect()
}

/// Whether an action could do anything at all to somebody: points may be given only where they can be had. Everything else
/// is told even where it comes to nothing.
pub fn may_do(rules: &Effective, combat: &Combat, action: &Action, target: &Combatant) -> bool {
    if !action.only_gives_points() {
        return true;
    }
    let temporary = action.temporary.is_some() && vitals(rules, combat, target).allows_temp;
    let restore = action.restore.as_ref().is_some_and(|(id, _)| pool(rules, target, id.as_str()).is_some());
    temporary || restore
}

/// Those that help may be given to.
pub fn helped(fight: &Encounter, actor: &Combatant) -> Vec<CombatantId> {
    let friends = fight.side(actor.side).filter(|who| who.id != actor.id && !who.defeated);
    friends.map(|who| who.id.clone()).collect()
}

/// The condition whose cause alone a contest may be aimed at.
fn holding<'c>(combat: &'c Combat, action: &Action) -> Option<&'c Id> {
    let id = action.contest.as_ref()?;
    let rule = combat.contests.iter().find(|contest| contest.id == *id)?;
    rule.from.as_ref().map(|from| &from.holding)
}

fn holders<'f>(fight: &'f Encounter, actor: &Combatant, holding: &Id) -> Vec<&'f Combatant> {
    let source = actor.tracked(holding.as_str()).and_then(|tracked| tracked.tracking.source.as_ref());
    let holder = source.and_then(|id| fight.combatant(id)).filter(|who| !who.defeated && who.id != actor.id);
    holder.into_iter().collect()
}

/// Those whom a condition keeps somebody from aiming at.
fn untouchable(combat: &Combat, actor: &Combatant) -> Vec<CombatantId> {
    if actor.is_free() {
        return Vec::new();
    }
    let guarding = combat.conditions.iter().filter(|rule| {
        rule.effects.contains(&Effect::CannotTargetSource) && actor.has_condition(rule.condition.as_str())
    });
    guarding
        .filter_map(|rule| actor.tracked(rule.condition.as_str()).and_then(|tracked| tracked.tracking.source.clone()))
        .collect()
}
