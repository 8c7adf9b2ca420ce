//! Who may answer a deed, and with what (combat.md 3.16).

use crate::combat::action::{Action, ActionKind};
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::{CombatantId, WindowMoment};
use crate::combat::menu::offer::{Circumstance, able_to_answer, available};
use crate::combat::menu::targets::aimable;
use crate::format::combat::Combat;
use crate::format::mechanics::Moment;
use crate::format::scalar::Id;
use crate::rules::Effective;

/// A deed that may be answered.
#[derive(Debug, Clone, Copy)]
pub struct Deed<'d> {
    /// Who does it.
    pub source: &'d CombatantId,
    /// What it is.
    pub action: &'d Action,
    /// The moment of it.
    pub moment: WindowMoment,
    /// Whom it is aimed at, has hit or has harmed.
    pub among: &'d [CombatantId],
}

/// Everybody who may answer a deed, in the order of turns.
pub fn answerers(rules: &Effective, combat: &Combat, fight: &Encounter, deed: &Deed<'_>) -> Vec<CombatantId> {
    if matches!(deed.action.kind, ActionKind::Contest | ActionKind::Reload) {
        return Vec::new();
    }
    if !fight.combatants.iter().any(|who| has_reaction(who)) {
        return Vec::new();
    }
    let Some(source) = fight.combatant(deed.source) else { return Vec::new() };
    let concerned = |who: &Combatant| match deed.moment {
        WindowMoment::Used => who.side != source.side,
        WindowMoment::Aimed => who.side != source.side && deed.among.contains(&who.id),
        WindowMoment::Hit => deed.among.contains(&who.id),
        WindowMoment::Harmed => who.id != source.id && deed.among.contains(&who.id),
        WindowMoment::BetweenTurns => false,
    };
    let catalog = deed.action.entry.as_ref().map(|(catalog, _)| catalog);
    let asked = fight.order.iter().filter_map(|id| fight.combatant(id)).filter(|who| concerned(who));
    let able = asked.filter(|who| has_reaction(who) && able_to_answer(rules, combat, who));
    let with_answer = able.filter(|who| !answers(rules, combat, fight, who, deed.moment, catalog).is_empty());
    with_answer.map(|who| who.id.clone()).collect()
}

/// Whether somebody answers anything at all.
fn has_reaction(who: &Combatant) -> bool {
    who.actions.iter().any(|action| action.reaction.is_some())
}

/// What somebody can answer a moment with.
pub fn answers<'w>(
    rules: &Effective,
    combat: &Combat,
    fight: &Encounter,
    who: &'w Combatant,
    moment: WindowMoment,
    catalog: Option<&Id>,
) -> Vec<&'w Action> {
    let on = match moment {
        WindowMoment::Used => Moment::Used,
        WindowMoment::Aimed => Moment::Aimed,
        WindowMoment::Hit => Moment::Hit,
        WindowMoment::Harmed => Moment::Harmed,
        WindowMoment::BetweenTurns => return Vec::new(),
    };
    let fits = |action: &&Action| {
        action.reaction.as_ref().is_some_and(|reaction| {
            let from = reaction.against.is_empty() || catalog.is_some_and(|from| reaction.against.contains(from));
            reaction.on == on && from
        }) && available(rules, combat, fight, who, action, Circumstance::Answer).is_ok()
    };
    who.actions.iter().filter(fits).collect()
}

/// Everybody who could buy a signature action after somebody's turn, in the order of turns.
pub fn signature_buyers(
    rules: &Effective,
    combat: &Combat,
    fight: &Encounter,
    leaver: &CombatantId,
) -> Vec<CombatantId> {
    if fight.combatants.iter().all(|who| who.signature.is_none()) {
        return Vec::new();
    }
    let others = fight.order.iter().filter(|id| *id != leaver).filter_map(|id| fight.combatant(id));
    let able = others.filter(|who| who.signature.is_some() && able_to_answer(rules, combat, who));
    let buying = able.filter(|who| !signatures(rules, combat, fight, who).is_empty());
    buying.map(|who| who.id.clone()).collect()
}

/// Signature actions that somebody can buy now.
pub fn signatures<'w>(rules: &Effective, combat: &Combat, fight: &Encounter, who: &'w Combatant) -> Vec<&'w Action> {
    let fits = |action: &&Action| {
        available(rules, combat, fight, who, action, Circumstance::BetweenTurns).is_ok()
            && !aimable(rules, combat, fight, who, action).is_empty()
    };
    who.actions.iter().filter(fits).collect()
}
