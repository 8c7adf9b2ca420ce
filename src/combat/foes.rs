//! What an opponent, or a member played by the program, chooses: the best of the menu by its forecasts. It never sees dice.

use crate::combat::choose::Choice;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::CombatantId;
use crate::combat::menu::{MenuOption, OptionKind, menu};
use crate::combat::vitals::vitals;
use crate::dice::to_f64;
use crate::rules::Effective;

/// Chooses for whoever is to choose now.
pub fn choose_for(rules: &Effective, fight: &Encounter, who: &CombatantId) -> Choice {
    let Some(actor) = fight.combatant(who) else { return Choice::end_turn() };
    let options = menu(rules, fight, who);
    let mut best: Option<(f64, Choice)> = None;
    for option in &options {
        for (score, choice) in candidates(rules, fight, actor, option) {
            if score > 0.0 && best.as_ref().is_none_or(|(most, _)| score > *most) {
                best = Some((score, choice));
            }
        }
    }
    let idle = if fight.window.is_some() { Choice::pass() } else { Choice::end_turn() };
    best.map_or(idle, |(_, choice)| choice)
}

fn candidates(rules: &Effective, fight: &Encounter, actor: &Combatant, option: &MenuOption) -> Vec<(f64, Choice)> {
    if option.kind != OptionKind::Action {
        return Vec::new();
    }
    let pay = option.needs_pay.then(|| option.pay_with.first().map(|other| other.pool.clone())).flatten();
    let scored = option.targets.iter().filter_map(|id| {
        let target = fight.combatant(id)?;
        let score = score(rules, fight, actor, option, target);
        (score > 0.0).then_some((score, id.clone()))
    });
    let mut scored: Vec<(f64, CombatantId)> = scored.collect();
    scored.sort_by(|left, right| right.0.total_cmp(&left.0));
    let count = usize::try_from(option.target_count.max(1)).unwrap_or(1);
    let chosen: Vec<(f64, CombatantId)> = scored.into_iter().take(count).collect();
    let price = if option.cost.is_empty() { 0.0 } else { 0.2 };
    let total: f64 = chosen.iter().map(|(score, _)| score).sum();
    if chosen.is_empty() {
        return Vec::new();
    }
    let targets: Vec<CombatantId> = chosen.into_iter().map(|(_, id)| id).collect();
    vec![(total - price, Choice { pay, ..Choice::of(&option.id, &targets) })]
}

fn score(rules: &Effective, fight: &Encounter, actor: &Combatant, option: &MenuOption, target: &Combatant) -> f64 {
    let Some(combat) = rules.ruleset().combat.as_ref() else { return 0.0 };
    let stands = vitals(rules, combat, target);
    let average = option.forecast.average.unwrap_or(0.0);
    let chance = option.forecast.targets.iter().find(|one| one.id == target.id).map_or(1.0, |one| one.chance);
    let friend = target.side == actor.side;
    if option.heals {
        if !friend || stands.health >= stands.max {
            return 0.0;
        }
        let mended = (average / to_f64(stands.max.max(1))).min(1.0);
        return 1.5 * (mended + if target.down { 1.0 } else { 0.0 });
    }
    if average > 0.0 {
        if friend || target.down {
            return 0.0;
        }
        let left = to_f64((stands.health + stands.temp).max(1));
        let finishing = if average >= left { 0.5 } else { 0.0 };
        return ((average / left).min(2.0) + finishing) * chance;
    }
    let _ = fight;
    if friend { 0.0 } else { 0.05 * chance }
}
