//! The actions that somebody may take now, with whom they may be aimed at: what menus list, choices are checked against and
//! opponents weigh.
//!
//! Must not know: names, promises.

use crate::combat::action::Action;
use crate::combat::encounter::Combatant;
use crate::combat::event_part::CombatantId;
use crate::combat::menu::known::Known;
use crate::combat::menu::offer::{Circumstance, available};
use crate::combat::menu::reactions::{answers, signatures};
use crate::combat::menu::targets::{aimable, may_do};
use crate::combat::window::{Resume, Window};
use crate::format::mechanics::{ReactionAt, TargetSide};

/// An action that may be taken now.
#[derive(Debug, Clone)]
pub struct Offered<'f> {
    /// The action.
    pub action: &'f Action,
    /// Whom it may be aimed at, in the order everybody was named.
    pub aimed: Vec<&'f Combatant>,
    /// How many may be named; 0 where none is.
    pub count: i64,
}

/// Everything that whoever is asked may do but what everybody can, in the order of their actions; or the action of that id
/// alone.
pub fn offered<'f>(known: &Known<'f>, actor: &'f Combatant, only: Option<&str>) -> Vec<Offered<'f>> {
    let Known { rules, combat, fight, .. } = *known;
    let wanted = |action: &Action| only.is_none_or(|id| action.id == *id);
    match &fight.window {
        Some(window) => in_window(known, actor, window).into_iter().filter(|deed| wanted(deed.action)).collect(),
        None if known.able(actor) => {
            let own = actor
                .actions
                .iter()
                .filter(|action| wanted(action))
                .filter(|action| available(rules, combat, fight, actor, action, Circumstance::OwnTurn).is_ok());
            own.filter_map(|action| aimed_at(known, actor, action, aimable(rules, combat, fight, actor, action)))
                .collect()
        }
        None => Vec::new(),
    }
}

fn in_window<'f>(known: &Known<'f>, actor: &'f Combatant, window: &'f Window) -> Vec<Offered<'f>> {
    let Known { rules, combat, fight, .. } = *known;
    match &window.resume {
        Resume::Turn => {
            let bought = signatures(rules, combat, fight, actor).into_iter();
            bought
                .filter_map(|action| aimed_at(known, actor, action, aimable(rules, combat, fight, actor, action)))
                .collect()
        }
        Resume::Action(run) => {
            let deed = fight.combatant(&run.actor).and_then(|who| who.action(&run.option_id));
            let catalog = deed.and_then(|deed| deed.entry.as_ref()).map(|(catalog, _)| catalog);
            let fitting = answers(rules, combat, fight, actor, window.moment, catalog).into_iter();
            let source = window.source.as_ref();
            fitting
                .filter_map(|action| aimed_at(known, actor, action, answer_targets(known, actor, action, source)))
                .collect()
        }
    }
}

/// An action with those it may be aimed at; `None` where it could do nothing to anybody.
fn aimed_at<'f>(
    known: &Known<'f>,
    actor: &Combatant,
    action: &'f Action,
    aimed: Vec<&'f Combatant>,
) -> Option<Offered<'f>> {
    let count = target_count(actor, action);
    let Known { rules, combat, .. } = *known;
    let nobody = if count > 0 { aimed.is_empty() } else { !may_do(rules, combat, action, actor) };
    (!nobody).then_some(Offered { action, aimed, count })
}

/// Whom an answer is aimed at: its holder, whoever did the deed, or whoever is chosen.
fn answer_targets<'f>(
    known: &Known<'f>,
    actor: &'f Combatant,
    action: &Action,
    source: Option<&CombatantId>,
) -> Vec<&'f Combatant> {
    let Known { rules, combat, fight, .. } = *known;
    if action.side == TargetSide::Own {
        return vec![actor];
    }
    if action.reaction.as_ref().is_some_and(|reaction| reaction.at == ReactionAt::Chosen) {
        return aimable(rules, combat, fight, actor, action);
    }
    let there = source.and_then(|id| fight.combatant(id)).filter(|who| !who.defeated);
    there.into_iter().collect()
}

/// How many targets an action may name; a sequence as many as its parts together.
pub fn target_count(actor: &Combatant, action: &Action) -> i64 {
    if action.sequence.is_empty() {
        return action.count;
    }
    let parts = action.sequence.iter().filter_map(|(id, times)| Some((actor.action(id)?, times)));
    // What one does to oneself takes no target.
    let aimed = parts.filter(|(part, _)| part.side != TargetSide::Own);
    aimed.map(|(part, times)| part.count.max(1) * times).sum::<i64>().clamp(0, 20)
}
