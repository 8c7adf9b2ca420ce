//! Contests (combat.md 3.17).

use crate::combat::action::Action;
use crate::combat::effects::{Purpose, lean, sources};
use crate::combat::encounter::Combatant;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, ConditionReason, ContestThrow, Mode, Tracking};
use crate::combat::labels;
use crate::combat::resolve::condition::{lift, put_on};
use crate::combat::resolve::roll::{may_lean, roll};
use crate::combat::scratch::Scratch;
use crate::format::contest::{Contest, ContestWho, Ties};
use crate::format::scalar::Id;

/// The best of somebody's listed checks: the first of the highest.
pub fn best_check<'c>(who: &Combatant, checks: &'c [Id]) -> Option<(&'c Id, i64)> {
    let mut best: Option<(&Id, i64)> = None;
    for check in checks {
        let number = who.checks.get(check).copied().unwrap_or(0);
        if best.is_none_or(|(_, most)| number > most) {
            best = Some((check, number));
        }
    }
    best
}

/// Somebody tries something on somebody.
pub fn contest(s: &mut Scratch<'_>, actor_id: &CombatantId, action: &Action, rule: &Contest, target_id: &CombatantId) {
    let (Some(attacker), Some(defender)) =
        (throw(s, actor_id, &rule.attacker.checks), throw(s, target_id, &rule.defender.checks))
    else {
        return;
    };
    let won = match attacker.total.cmp(&defender.total) {
        std::cmp::Ordering::Greater => true,
        std::cmp::Ordering::Less => false,
        std::cmp::Ordering::Equal => rule.ties == Ties::Attacker,
    };
    let winner = if won { actor_id } else { target_id };
    s.emit(FightEvent::Contest {
        actor: actor_id.clone(),
        target: target_id.clone(),
        option_id: action.id.clone(),
        label: action.label.clone(),
        attacker,
        defender,
        winner: winner.clone(),
    });
    if !won {
        return;
    }
    for end in rule.on_win.ends.iter().flatten() {
        let whom = if end.on == ContestWho::Actor { actor_id } else { target_id };
        lift(s, whom, &end.condition, ConditionReason::Contest);
    }
    for applied in rule.on_win.applies.iter().flatten() {
        let tracking = Tracking {
            rounds: applied.rounds.map(|rounds| rounds.get()),
            source: Some(actor_id.clone()),
            ..Tracking::default()
        };
        put_on(s, target_id, &applied.condition, ConditionReason::Applied, Some(tracking), Some(&action.label));
    }
}

fn throw(s: &mut Scratch<'_>, who_id: &CombatantId, checks: &[Id]) -> Option<ContestThrow> {
    let who = s.who(who_id)?;
    let (check, modifier) = best_check(&who, checks)?;
    let sources = sources(s.rules, s.combat, &who);
    let purpose = Purpose::Check(None);
    let mode = if may_lean(s) { lean(&sources, purpose, false) } else { Mode::Normal };
    let rolled = roll(s, &who, &sources, purpose, modifier, mode, None);
    // A botch in a contest counts as nothing (combat.md 4.5).
    let botch = rolled.pool.as_ref().is_some_and(|pool| pool.botch);
    Some(ContestThrow {
        check: labels::check(s.combat, check),
        rolls: rolled.throws,
        kept: Some(rolled.kept),
        modifier,
        total: if botch { 0 } else { rolled.total },
        mode,
        bonuses: rolled.bonuses,
        pool: rolled.pool,
    })
}
