//! The numbers of a sheet: a party member's, or a creature's written as one.

use crate::check::rolled_with;
use crate::combat::action::{Action, Rider};
use crate::combat::build::{ability, attack, item};
use crate::combat::encounter::{Body, Character, Combatant, Limit};
use crate::combat::held::with_values;
use crate::combat::resolve::initiative::{modifier, rounded};
use crate::combat::vitals::of_values;
use crate::format::combat::{BudgetPer, Combat};
use crate::format::scalar::Id;
use crate::format::value_ref::ValueRef;
use crate::rules::Effective;
use crate::sheet::SkillKind;

/// Works out everything that a sheet says about its bearer in a fight.
pub fn number(rules: &Effective, combat: &Combat, who: &mut Combatant) {
    let Body::Sheet(character) = &who.body else { return };
    let character: Character = (**character).clone();
    with_values(rules, &character, |values| {
        who.health_max = of_values(combat, values).max;
        who.defense = rounded(values.number(&combat.defense));
        for save in &rules.ruleset().sheet.saves {
            let own = values.skill(SkillKind::Save, save.id.as_str()).map_or(0.0, |save| save.number);
            let abilities: Vec<&str> = save.ability.iter().map(|ability| ability.as_str()).collect();
            who.saves.to_mut().insert(save.id.clone(), rounded(own) + values.adjust(&abilities));
        }
        for check in &combat.checks {
            let number = rounded(values.number(&check.value)) + values.adjust(&rolled_with(values, &check.value));
            who.checks.to_mut().insert(check.id.clone(), number);
        }
        if let Some(pool) = &combat.pool {
            let soak = |reference: &ValueRef| rounded(values.number(reference)).max(0);
            who.soak.to_mut().all = pool.soak.as_ref().and_then(|rule| rule.all.as_ref()).map_or(0, soak);
            for (kind, reference) in
                pool.soak.iter().filter_map(|rule| rule.by_kind.as_ref()).flat_map(|map| map.iter())
            {
                if let Some(kind) = Id::new(kind) {
                    who.soak.to_mut().by_kind.insert(kind, soak(reference));
                }
            }
            who.hardness = pool.hardness.as_ref().map_or(0, soak);
        }
        for limit in combat.spend_limits.iter().flatten() {
            let max = rounded(values.number(&limit.max)).max(0);
            let per_round = limit.per == BudgetPer::Round;
            who.limits.insert(limit.pool.clone(), Limit { max, per_round, spent: 0 });
        }
        let level = Id::new("level").map_or(0, |level| rounded(values.number(&ValueRef::Field(level))));
        who.level = who.level.max(level);
        who.speed = combat.economy.movement.as_ref().map_or(0.0, |movement| values.number(movement));
        who.initiative_modifier = modifier(&combat.initiative, values);
        let (mut actions, riders): (Vec<Action>, Vec<Rider>) = {
            let mut actions = attack::rows(rules, combat, values);
            let (abilities, riders) = ability::rows(rules, combat, values);
            actions.extend(abilities);
            (actions, riders)
        };
        actions.extend(item::actions(rules, combat, values, &character));
        who.actions.to_mut().extend(actions);
        who.riders.to_mut().extend(riders);
    });
}
