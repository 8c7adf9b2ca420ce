//! What an answer in a window would make of the deed that it answers, where that is known before it is given (combat.md 3.16):
//! a deed that it stops, a blow that it turns or does not turn.
//!
//! Must not know: what an answer does besides, who answers.

use crate::combat::action::Action;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::WindowMoment;
use crate::combat::hide::immune;
use crate::combat::menu::MenuOption;
use crate::combat::window::Resume;
use crate::format::combat::Combat;
use crate::format::condition::ModifierTo;
use crate::format::mechanics::TargetSide;
use crate::rules::Effective;

/// What becomes of the deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerEffect {
    /// It does not happen.
    Stops,
    /// The blow misses.
    Turns {
        /// What was rolled.
        total: i64,
        /// The defense it meets then.
        defense: i64,
    },
    /// The blow hits all the same.
    TooLittle {
        /// What was rolled.
        total: i64,
        /// The defense it meets then.
        defense: i64,
    },
    /// A blow of such a face cannot be turned.
    NoUse,
}

/// What an option of a window's menu would make of the deed that the window holds; nothing where that cannot be known.
pub fn answer_effect(rules: &Effective, fight: &Encounter, option: &MenuOption) -> Option<AnswerEffect> {
    let combat = rules.ruleset().combat.as_ref()?;
    let window = fight.window.as_ref()?;
    let actor = fight.to_choose().and_then(|id| fight.combatant(id))?;
    let action = actor.action(&option.id)?;
    let reaction = action.reaction.as_ref()?;
    let Resume::Action(run) = &window.resume else { return None };
    if reaction.cancels {
        return Some(AnswerEffect::Stops);
    }
    if window.moment != WindowMoment::Hit || action.side != TargetSide::Own {
        return None;
    }
    let raised = guard_raised(rules, combat, actor, action);
    let held = run.held.as_ref()?;
    let (total, defense) = (held.total, held.defense + raised);
    Some(match (raised > 0, held.natural, total < defense) {
        (false, _, _) => return None,
        (true, true, _) => AnswerEffect::NoUse,
        (true, false, true) => AnswerEffect::Turns { total, defense },
        (true, false, false) => AnswerEffect::TooLittle { total, defense },
    })
}

/// By how much an action's conditions would raise its actor's own defense: those only that are not on yet.
pub(in crate::combat) fn guard_raised(rules: &Effective, combat: &Combat, actor: &Combatant, action: &Action) -> i64 {
    let takes = |condition: &crate::format::scalar::Id| {
        !actor.has_condition(condition.as_str()) && !immune(rules, actor, condition)
    };
    let applied = action.applies.iter().filter(|applied| takes(&applied.condition));
    applied.map(|applied| guard_of(combat, applied.condition.as_str())).sum()
}

/// What a condition adds to its holder's defense.
fn guard_of(combat: &Combat, condition: &str) -> i64 {
    let rule = combat.conditions.iter().find(|rule| rule.condition == *condition);
    let modifiers = rule.and_then(|rule| rule.modifiers.as_deref()).unwrap_or_default();
    let guarding = modifiers.iter().filter(|modifier| modifier.to == ModifierTo::Defense);
    guarding.filter_map(|modifier| modifier.flat).map(|flat| flat.get()).sum()
}
