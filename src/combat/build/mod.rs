//! Making combatants out of sheets, bestiary entries and tiers: every number worked out once (combat.md 3.2).

pub mod ability;
pub mod attack;
pub mod creature;
pub mod item;
pub mod sheet;

use std::collections::BTreeMap;

use smol_str::SmolStr;

use crate::combat::action::{Action, ActionKind};
use crate::combat::control::Controller;
use crate::combat::encounter::{Body, Combatant, Flags, Side};
use crate::combat::event_part::{CombatantId, LabelRef};
use crate::combat::shared::Shared;
use crate::format::combat::Combat;
use crate::text::Named;

/// Somebody with nothing worked out yet.
pub fn blank(id: CombatantId, name: Named, side: Side, body: Body) -> Combatant {
    Combatant {
        id,
        name,
        side,
        entry: None,
        member: None,
        body,
        defense: 0,
        saves: Shared::default(),
        checks: Shared::default(),
        soak: Shared::default(),
        hardness: 0,
        health_max: 0,
        hide: Shared::default(),
        speed: 0.0,
        initiative_modifier: 0,
        initiative: 0,
        initiative_roll: Vec::new(),
        actions: Shared::default(),
        riders: Shared::default(),
        riders_spent: Vec::new(),
        budgets: BTreeMap::new(),
        uses: BTreeMap::new(),
        spent: Vec::new(),
        signature: None,
        strikes_left: 0,
        tracked: Vec::new(),
        conditions_given: 0,
        concentrating: None,
        flags: Flags::default(),
        down: false,
        dying: false,
        stable: false,
        defeated: false,
        loot: None,
        turns_begun: 0,
        deeds: 0,
        controller: Controller::default(),
        level: 0,
        mindless: false,
        last_target: None,
        held: false,
        turns_ended: 0,
        limits: BTreeMap::new(),
        crashed_since: None,
        recoverable: BTreeMap::new(),
        broken: Vec::new(),
    }
}

/// What everybody gets last: contests, full budgets, full uses; actions on unknown budgets go, and sequences without parts.
pub fn finish(combat: &Combat, who: &mut Combatant) {
    let known = |action: &Action| {
        action.budget.as_ref().is_none_or(|id| combat.economy.budgets.iter().any(|budget| budget.id == *id))
    };
    let mut actions = who.actions.to_vec();
    actions.retain(known);
    let ids: Vec<SmolStr> = actions.iter().map(|action| action.id.clone()).collect();
    for action in &mut actions {
        let was_sequence = !action.sequence.is_empty();
        action.sequence.retain(|(part, _)| ids.contains(part));
        if was_sequence && action.sequence.is_empty() {
            action.id = SmolStr::default();
        }
    }
    actions.retain(|action| !action.id.is_empty());
    for rule in &combat.contests {
        let label = LabelRef::new(rule.label.text().clone(), format!("contest/{}", rule.id));
        let id = format!("contest:{}", rule.id);
        let mut action = Action::new(id, ActionKind::Contest, label, Some(rule.budget.clone()));
        action.contest = Some(rule.id.clone());
        if rule.strike == Some(true) {
            let same = actions.iter().filter(|other| other.budget == action.budget);
            action.strikes = same.filter_map(|other| other.strikes).max();
        }
        actions.push(action);
    }
    who.actions = Shared::new(actions);
    for budget in &combat.economy.budgets {
        who.budgets.insert(budget.id.clone(), budget.count.get());
    }
    who.uses = who.actions.iter().filter_map(|action| Some((action.id.clone(), action.uses?))).collect();
}
