//! Every way to take an option, with what speaks for and against it (combat.md 3.21).

use crate::combat::action::Action;
use crate::combat::choose::Choice;
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::{CombatantId, WindowMoment};
use crate::combat::hide::{adjustment, immune};
use crate::combat::menu::MenuOption;
use crate::combat::menu::average::{average, shares};
use crate::combat::menu::cost::PayWith;
use crate::combat::vitals::vitals;
use crate::combat::window::Resume;
use crate::dice::to_f64;
use crate::format::combat::Combat;
use crate::format::contest::ContestWho;
use crate::format::mechanics::TargetSide;
use crate::format::scalar::Id;
use crate::rules::Effective;

/// A way to take an option.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Candidate {
    /// The choice.
    pub choice: Choice,
    /// Harm, as a part of what is left of its targets, up to 2.
    pub damage: f64,
    /// The chance that it ends somebody.
    pub finish: f64,
    /// Healing, as a part of what its target can have, and more for somebody down.
    pub healing: f64,
    /// Help to a friend.
    pub support: f64,
    /// Preparation.
    pub setup: f64,
    /// What it costs.
    pub cost: f64,
}

/// A blow at so much health left, on so many targets.
pub fn blow(average: f64, chance: f64, left: i64, targets: usize) -> Candidate {
    let left = to_f64(left.max(1));
    let many = to_f64(i64::try_from(targets.max(1)).unwrap_or(1));
    let finish = if average >= left { chance } else { 0.0 };
    Candidate { damage: (average / left * many).min(2.0) * chance, finish, ..Candidate::default() }
}

/// Every way to take an option, targets and paying pools apart.
pub fn of_option(
    rules: &Effective,
    combat: &Combat,
    fight: &Encounter,
    actor: &Combatant,
    option: &MenuOption,
) -> Vec<Candidate> {
    let Some(action) = actor.action(&option.id) else { return Vec::new() };
    if repeats(actor, action) {
        return Vec::new();
    }
    let mut ways: Vec<Option<&PayWith>> = option.pay_with.iter().map(Some).collect();
    if !option.needs_pay {
        ways.insert(0, None);
    }
    let weigher = Weigher { rules, combat, fight, actor, option, action };
    ways.into_iter().flat_map(|pay| weigher.candidates(pay)).collect()
}

/// Whether it would only begin anew what is kept up already.
fn repeats(actor: &Combatant, action: &Action) -> bool {
    action.concentration && actor.concentrating.as_ref().is_some_and(|kept| kept.option_id == action.id)
}

struct Weigher<'w> {
    rules: &'w Effective,
    combat: &'w Combat,
    fight: &'w Encounter,
    actor: &'w Combatant,
    option: &'w MenuOption,
    action: &'w Action,
}

impl Weigher<'_> {
    fn candidates(&self, pay: Option<&PayWith>) -> Vec<Candidate> {
        let steps = pay.map_or(0, |pay| pay.steps);
        let price: i64 = self.action.cost.iter().map(|term| term.amount).sum();
        let cost = to_f64(price + self.option.signature.unwrap_or(0) + steps);
        let mut found = Vec::new();
        if self.option.target_count == 0 {
            found.extend(self.on(self.actor, 1, steps).map(|candidate| (candidate, Vec::new())));
        }
        let counted = self.fight.combatants.iter().filter(|who| self.option.targets.contains(&who.id));
        let targets: Vec<&Combatant> = counted.collect();
        for target in &targets {
            let companions = self.companions(target, &targets, steps);
            let Some(candidate) = self.on(target, companions.len() + 1, steps) else { continue };
            let mut named = vec![target.id.clone()];
            named.extend(companions);
            found.push((candidate, named));
        }
        let choice = |named: Vec<CombatantId>| Choice {
            pay: pay.map(|pay| pay.pool.clone()),
            ..Choice::of(&self.option.id, &named)
        };
        let mut candidates = Vec::new();
        for (candidate, named) in found {
            let plain = Candidate { choice: choice(named), cost, ..candidate };
            candidates.extend(self.styled(&plain));
            candidates.push(plain);
        }
        candidates
    }

    /// Others of the other side that the same deed catches besides.
    fn companions(&self, first: &Combatant, targets: &[&Combatant], steps: i64) -> Vec<CombatantId> {
        if !self.action.sequence.is_empty() {
            return Vec::new();
        }
        let room = self.option.target_count - 1 + steps * self.action.targets_per_step;
        let alike = targets.iter().filter(|other| {
            let same_side = other.side == first.side && other.id != first.id;
            same_side && (self.action.heals || other.stands())
        });
        alike.take(usize::try_from(room).unwrap_or(0)).map(|other| other.id.clone()).collect()
    }

    fn on(&self, target: &Combatant, targets: usize, steps: i64) -> Option<Candidate> {
        let friend = target.side == self.actor.side;
        let chances = &self.option.forecast.targets;
        let chance = chances.iter().find(|one| one.id == target.id).map_or(1.0, |one| one.chance);
        if self.action.contest.is_some() {
            return self.contest(target, chance);
        }
        if let Some(answer) = self.answer() {
            return answer;
        }
        let stands = vitals(self.rules, self.combat, target);
        let mean = average(self.rules, self.combat, self.actor, self.action, steps).unwrap_or(0.0);
        if self.action.heals {
            let useful = friend && !target.defeated && stands.health < stands.max;
            let raised = if target.down { 1.0 } else { 0.0 };
            let healing = (mean / to_f64(stands.max.max(1))).min(1.0) + raised;
            return useful.then(|| Candidate { healing, ..Candidate::default() });
        }
        if mean > 0.0 || self.action.harms() {
            let useful = !friend && !target.down;
            let mean = self.past_hide(target, steps);
            return (useful && mean > 0.0).then(|| blow(mean, chance, stands.health + stands.temp, targets));
        }
        self.other(target, friend)
    }

    /// What is left of the mean harm past somebody's hide.
    fn past_hide(&self, target: &Combatant, steps: i64) -> f64 {
        let shares = shares(self.rules, self.combat, self.actor, self.action, steps);
        let left = shares.iter().map(|share| {
            adjustment(self.rules, self.combat, target, share.damage_type, share.tags).leaves_mean(share.mean)
        });
        left.sum()
    }

    /// Whether somebody would have a condition that they do not have yet.
    fn takes(&self, target: &Combatant, condition: &Id) -> bool {
        !target.has_condition(condition.as_str()) && !immune(self.rules, target, condition)
    }

    /// Deeds without harm or healing: helping a friend, hindering a foe, preparing oneself.
    fn other(&self, target: &Combatant, friend: bool) -> Option<Candidate> {
        if target.down || target.defeated {
            return None;
        }
        let stands = vitals(self.rules, self.combat, target);
        let new_condition = self.action.applies.iter().any(|applied| self.takes(target, &applied.condition));
        let new_points = self.action.temporary.is_some_and(|amount| amount.mean() > to_f64(stands.temp));
        let restores = self.action.restore.as_ref().is_some_and(|(pool, _)| {
            crate::combat::vitals::pool(self.rules, target, pool.as_str()).is_some_and(|(value, max)| value < max)
        });
        let gives =
            self.action.gives.iter().any(|(budget, _)| self.actor.budgets.get(budget).is_none_or(|left| *left < 1));
        if !(new_condition || new_points || restores || gives) {
            return None;
        }
        let own = target.id == self.actor.id || self.action.side == TargetSide::Own;
        Some(match (own, friend) {
            // A budget given is worth what is done with it.
            (true, _) if gives => Candidate { setup: 1.0, damage: 0.4, ..Candidate::default() },
            (true, _) => Candidate { setup: 0.4, ..Candidate::default() },
            (false, true) => Candidate { support: 0.4, ..Candidate::default() },
            (false, false) => Candidate { setup: 0.4, ..Candidate::default() },
        })
    }

    fn contest(&self, target: &Combatant, chance: f64) -> Option<Candidate> {
        let id = self.action.contest.as_ref()?;
        let rule = self.combat.contests.iter().find(|contest| contest.id == *id)?;
        let frees = rule
            .on_win
            .ends
            .iter()
            .flatten()
            .any(|end| end.on == ContestWho::Actor && self.actor.has_condition(end.condition.as_str()));
        let new = rule.on_win.applies.iter().flatten().any(|applied| self.takes(target, &applied.condition));
        let worth = if frees { 1.0 } else { 0.0 } + if new { 0.3 } else { 0.0 };
        (worth > 0.0 && !target.down).then(|| Candidate { setup: worth * chance, ..Candidate::default() })
    }

    /// What an answer in a window is worth where it is more than a deed of its own: turning a blow, stopping a deed.
    fn answer(&self) -> Option<Option<Candidate>> {
        let window = self.fight.window.as_ref()?;
        let reaction = self.action.reaction.as_ref()?;
        if reaction.cancels {
            return Some(Some(Candidate { healing: 0.4, ..Candidate::default() }));
        }
        let guards = self.action.side == TargetSide::Own && window.moment == WindowMoment::Hit;
        if !guards {
            return None;
        }
        let Resume::Action(run) = &window.resume else { return Some(None) };
        let held = run.held.as_ref().filter(|held| !held.natural);
        let raised: i64 = self.action.applies.iter().map(|applied| self.guard_of(applied.condition.as_str())).sum();
        let turns = held.is_some_and(|held| held.total >= held.defense && held.total < held.defense + raised);
        Some(turns.then(|| Candidate { healing: 1.0, ..Candidate::default() }))
    }

    /// What a condition adds to its holder's defense.
    fn guard_of(&self, condition: &str) -> i64 {
        let rule = self.combat.conditions.iter().find(|rule| rule.condition == *condition);
        let modifiers = rule.and_then(|rule| rule.modifiers.as_deref()).unwrap_or_default();
        let guarding = modifiers.iter().filter(|modifier| modifier.to == crate::format::condition::ModifierTo::Defense);
        guarding.filter_map(|modifier| modifier.flat).map(|flat| flat.get()).sum()
    }

    /// The same blow in its other styles: spending is weighed by the number that one has.
    fn styled(&self, plain: &Candidate) -> Vec<Candidate> {
        let Some(resource) = &self.combat.initiative.resource else { return Vec::new() };
        let Some(target) = plain.choice.targets.first().and_then(|id| self.fight.combatant(id)) else {
            return Vec::new();
        };
        let chance = self.option.forecast.targets.iter().find(|one| one.id == target.id).map_or(1.0, |one| one.chance);
        let stands = vitals(self.rules, self.combat, target);
        let spending = self.option.styles.iter().skip(1);
        spending
            .filter(|_| self.actor.initiative > resource.base.get() && self.actor.initiative >= target.hardness)
            .map(|(style, _)| {
                // About four dice in ten count on the pools of this format.
                let mean = to_f64(self.actor.initiative) * 0.4;
                let choice = Choice { style: Some(style.as_str().to_owned()), ..plain.choice.clone() };
                Candidate { choice, cost: plain.cost, ..blow(mean, chance, stands.health, 1) }
            })
            .collect()
    }
}
