//! What an action does for somebody, done in one manner to one target (combat.md 3.21): the menu's forecast, and what the
//! target's hide, hardness, track and immunities leave of it. What would do nothing is worth nothing.
//!
//! Must not know: temperaments, prices.

use std::cell::OnceCell;

use smol_str::SmolStr;

use crate::combat::action::Action;
use crate::combat::answer_effect::guard_raised;
use crate::combat::encounter::Combatant;
use crate::combat::event_part::{Adjust, LabelRef, WindowMoment};
use crate::combat::foes::candidate::Candidate;
use crate::combat::foes::candidates::Manner;
use crate::combat::hide::{adjustment, immune};
use crate::combat::menu::average::{Share, average, shares, success_chance};
use crate::combat::menu::known::Known;
use crate::combat::vitals::{Vitals, pool};
use crate::combat::window::Resume;
use crate::dice::to_f64;
use crate::format::combat::Marks;
use crate::format::contest::ContestWho;
use crate::format::initiative::Style;
use crate::format::live::Fill;
use crate::format::mechanics::TargetSide;
use crate::format::scalar::Id;

/// What raising somebody who is down counts for, beside the healing itself.
const RAISED: f64 = 1.0;
/// What a deed that neither harms nor heals counts for.
const OTHER: f64 = 0.4;
/// What a contest that sets its maker free counts for, and one that puts a new condition on.
const FREED: f64 = 1.0;
const HINDERED: f64 = 0.3;
/// What stopping a deed counts for, as healing, and turning a blow.
const STOPPED: f64 = 0.4;
const TURNED: f64 = 1.0;
/// How much initiative gained counts for a whole preparation.
const GAIN: f64 = 6.0;

/// Weighs one action done in one manner.
pub struct Weigher<'w, 'r> {
    known: &'w Known<'r>,
    actor: &'w Combatant,
    action: &'w Action,
    manner: Manner<'w>,
    /// Whether any part of it harms.
    harms: bool,
    /// The amounts of its harm, once they are asked for; whomever it is aimed at, they are the same.
    shares: OnceCell<Vec<Share<'w>>>,
}

impl<'w, 'r> Weigher<'w, 'r> {
    /// For what somebody does, and how.
    pub fn new(known: &'w Known<'r>, actor: &'w Combatant, action: &'w Action, manner: Manner<'w>) -> Self {
        let part = |(id, _): &(SmolStr, i64)| actor.action(id).is_some_and(Action::harms);
        let harms = action.harms() || action.sequence.iter().any(part);
        Self { known, actor, action, manner, harms, shares: OnceCell::new() }
    }

    /// What it is worth done to somebody, and to as many in all; `None` where it is never done to them. `chance` is how
    /// likely it lands on them.
    pub fn on(&self, target: &Combatant, targets: usize, chance: &dyn Fn() -> f64) -> Option<Candidate> {
        let Known { rules, combat, .. } = *self.known;
        let friend = target.side == self.actor.side;
        if self.action.contest.is_some() {
            return self.contest(target, chance);
        }
        if let Some(answer) = self.answer() {
            return answer;
        }
        if self.action.heals {
            let stands = self.vitals(target);
            let useful = friend && !target.defeated && stands.health < stands.max;
            let mean = average(rules, combat, self.actor, self.action, self.manner.steps()).unwrap_or(0.0);
            let on_track = combat.health.track.is_some() && target.character().is_some();
            let mean = if on_track { mean.min(1.0) } else { mean };
            let raised = if target.down { RAISED } else { 0.0 };
            let healing = (mean / to_f64(stands.max.max(1))).min(1.0) + raised;
            return (useful && mean > 0.0).then(|| Candidate { healing, ..Candidate::default() });
        }
        if self.harms {
            return if friend || target.down { None } else { Some(self.harm(target, targets, chance)) };
        }
        self.other(target, friend)
    }

    fn harm(&self, target: &Combatant, targets: usize, chance: &dyn Fn() -> f64) -> Candidate {
        let chance = chance();
        let style = self.style();
        if let Some(style) = style.filter(|style| style.takes.is_some()) {
            return self.taking(style, target, chance);
        }
        let stands = self.vitals(target);
        let mean = if style.is_some() { self.spent_on(target) } else { self.past_hide(target) };
        let mean = if mean > 0.0 && one_mark_a_blow(self.known, target) { 1.0 } else { mean };
        if mean > 0.0 {
            return Candidate::blow(mean, chance, stands.health + stands.temp, targets);
        }
        // Past a hide that lets no harm through, what it puts on still counts.
        let new = self.action.applies.iter().any(|applied| self.takes(target, &applied.condition));
        Candidate { setup: if new { OTHER * chance } else { 0.0 }, ..Candidate::default() }
    }

    /// What is left of the mean harm past somebody's hide.
    fn past_hide(&self, target: &Combatant) -> f64 {
        let Known { rules, combat, .. } = *self.known;
        let shares = self.shares.get_or_init(|| shares(rules, combat, self.actor, self.action, self.manner.steps()));
        let left = shares.iter().map(|share| self.hide(target, share.damage_type, share.tags).leaves_mean(share.mean));
        left.sum()
    }

    fn hide(&self, target: &Combatant, damage_type: Option<&LabelRef>, tags: &[Id]) -> Adjust {
        let facts = self.known.of(target);
        let in_force = facts.map_or(&[][..], |facts| &facts.sources);
        adjustment(self.known.rules, target, in_force, damage_type, tags)
    }

    fn vitals(&self, target: &Combatant) -> Vitals {
        self.known.of(target).map(|facts| facts.vitals).unwrap_or_default()
    }

    fn style(&self) -> Option<&Style> {
        let styles = &self.known.combat.initiative.resource.as_ref()?.styles;
        styles.iter().find(|style| Some(style.id.as_str()) == self.manner.style)
    }

    /// The mean harm of a blow that spends one's number on somebody: as many dice, none below their hardness.
    fn spent_on(&self, target: &Combatant) -> f64 {
        let Known { rules, combat, .. } = *self.known;
        if self.actor.initiative < target.hardness {
            return 0.0;
        }
        let mean = to_f64(self.actor.initiative.max(0)) * success_chance(rules, combat);
        self.hide(target, self.action.damage_type.as_ref(), &self.action.tags).leaves_mean(mean)
    }

    /// A blow that takes initiative, weighed one turn ahead: what is gained is harm then, and preparation now.
    fn taking(&self, style: &Style, target: &Combatant, chance: f64) -> Candidate {
        let Known { rules, combat, .. } = *self.known;
        let Some(resource) = &combat.initiative.resource else { return Candidate::default() };
        let taken = average(rules, combat, self.actor, self.action, self.manner.steps()).unwrap_or(0.0);
        let gain = style.takes.as_ref().map_or(0, |takes| takes.gain.get());
        let crossed = resource.crash.as_ref().filter(|crash| {
            target.crashed_since.is_none() && to_f64(target.initiative) - taken <= to_f64(crash.at.get())
        });
        let bonus = crossed.map_or(0, |crash| crash.bonus.get());
        let gained = chance * (taken + to_f64(gain + bonus));
        let dice = (to_f64(self.actor.initiative - resource.base.get()) + gained).max(0.0);
        let left = to_f64(self.vitals(target).health.max(1));
        let damage = (dice * success_chance(rules, combat) / left).min(2.0) * chance;
        Candidate { damage, setup: (gained / GAIN).min(1.0), ..Candidate::default() }
    }

    /// Whether somebody would have a condition that they do not have yet.
    fn takes(&self, target: &Combatant, condition: &Id) -> bool {
        !target.has_condition(condition.as_str()) && !immune(self.known.rules, target, condition)
    }

    /// A deed without harm or healing counts as help to a friend, and as preparation otherwise.
    fn as_other(&self, target: &Combatant, friend: bool) -> Candidate {
        let own = target.id == self.actor.id || self.action.side == TargetSide::Own;
        if friend && !own {
            Candidate { support: OTHER, ..Candidate::default() }
        } else {
            Candidate { setup: OTHER, ..Candidate::default() }
        }
    }

    /// Deeds without harm or healing: they count where something comes of them.
    fn other(&self, target: &Combatant, friend: bool) -> Option<Candidate> {
        let rules = self.known.rules;
        if target.down || target.defeated {
            return None;
        }
        let stands = self.vitals(target);
        let new_condition = self.action.applies.iter().any(|applied| self.takes(target, &applied.condition));
        let points = self.action.temporary.filter(|_| stands.allows_temp);
        let new_points = points.is_some_and(|amount| amount.mean() > to_f64(stands.temp));
        let restores = self
            .action
            .restore
            .as_ref()
            .is_some_and(|(id, _)| pool(rules, target, id.as_str()).is_some_and(|(value, max)| value < max));
        let gives =
            self.action.gives.iter().any(|(budget, _)| self.actor.budgets.get(budget).is_none_or(|left| *left < 1));
        (new_condition || new_points || restores || gives).then(|| self.as_other(target, friend))
    }

    fn contest(&self, target: &Combatant, chance: &dyn Fn() -> f64) -> Option<Candidate> {
        let id = self.action.contest.as_ref()?;
        let rule = self.known.combat.contests.iter().find(|contest| contest.id == *id)?;
        let mut ends = rule.on_win.ends.iter().flatten();
        let frees = ends.any(|end| end.on == ContestWho::Actor && self.actor.has_condition(end.condition.as_str()));
        let new = rule.on_win.applies.iter().flatten().any(|applied| self.takes(target, &applied.condition));
        let worth = if frees { FREED } else { 0.0 } + if new { HINDERED } else { 0.0 };
        if target.down || worth <= 0.0 {
            return None;
        }
        Some(Candidate { setup: worth * chance(), ..Candidate::default() })
    }

    /// What an answer in a window is worth where it is more than a deed of its own: turning a blow, stopping a deed.
    fn answer(&self) -> Option<Option<Candidate>> {
        let window = self.known.fight.window.as_ref()?;
        let reaction = self.action.reaction.as_ref()?;
        if reaction.cancels {
            return Some(Some(Candidate { healing: STOPPED, ..Candidate::default() }));
        }
        if self.action.side != TargetSide::Own || window.moment != WindowMoment::Hit {
            return None;
        }
        let Resume::Action(run) = &window.resume else { return Some(None) };
        let held = run.held.as_ref().filter(|held| !held.natural);
        let raised = guard_raised(self.known.rules, self.known.combat, self.actor, self.action);
        let turns = held.is_some_and(|held| held.total >= held.defense && held.total < held.defense + raised);
        Some(turns.then(|| Candidate { healing: TURNED, ..Candidate::default() }))
    }
}

/// Whether a blow makes one mark on somebody however hard it is.
fn one_mark_a_blow(known: &Known<'_>, target: &Combatant) -> bool {
    let Some(id) = known.combat.health.track.as_ref().filter(|_| target.character().is_some()) else { return false };
    let tracks = &known.rules.ruleset().sheet.live.tracks;
    let indexed = tracks.iter().any(|track| track.id == *id && track.fill == Some(Fill::Indexed));
    indexed || known.combat.damage_kinds.as_ref().is_some_and(|kinds| kinds.marks == Marks::PerBlow)
}
