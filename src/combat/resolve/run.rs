//! Carrying a deed out, part by part and target by target; it may be held and gone on with (combat.md 3.6, 3.7, 3.16).
//!
//! Whoever is felled while their deed is held does no more of it: it does not begin, the blow held does not land, the rest
//! falls away. What was paid stays paid, and what a roll used up stays used up.

use crate::combat::action::Action;
use crate::combat::encounter::Combatant;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{AttackOutcome, CombatantId, WindowMoment};
use crate::combat::labels;
use crate::combat::menu::reactions::{Deed, answerers};
use crate::combat::resolve::attack::{Attack, attack, guarded, one_use, spend_one_use};
use crate::combat::resolve::condition::begin_concentration;
use crate::combat::resolve::dying::fall_by_own_cost;
use crate::combat::resolve::end::finish;
use crate::combat::resolve::harm::Shared;
use crate::combat::resolve::land::{Landing, land};
use crate::combat::resolve::style;
use crate::combat::resolve::window::open;
use crate::combat::scratch::Scratch;
use crate::combat::window::{Held, Part, Resume, Run, UsedUp};
use crate::format::mechanics::{EndsAfter, TargetSide};

/// A deed as it begins: its parts with their targets. A sequence's slots take the targets in order; one named target takes
/// them all, and of several the last takes what is left over.
pub fn prepare(actor: &Combatant, action: &Action, targets: &[CombatantId], steps: i64) -> Run {
    let mut parts = Vec::new();
    if action.sequence.is_empty() {
        parts.push(Part { action: action.id.clone(), targets: targets.to_vec(), begun: false });
    }
    let mut slot = 0_usize;
    for (id, times) in &action.sequence {
        let Some(part) = actor.action(id) else { continue };
        if actor.spent.contains(id) {
            continue;
        }
        let left = actor.uses.get(id).copied().unwrap_or(i64::MAX);
        for _ in 0..(*times).min(left) {
            if part.side == TargetSide::Own {
                // Done to oneself, whomever the sequence is aimed at.
                parts.push(Part { action: id.clone(), targets: vec![actor.id.clone()], begun: false });
                continue;
            }
            let mut aimed: Vec<CombatantId> = Vec::new();
            for _ in 0..part.count.max(1) {
                let target = targets.get(slot).or_else(|| targets.last());
                slot += 1;
                if let Some(target) = target.filter(|target| !aimed.contains(target)) {
                    aimed.push(target.clone());
                }
            }
            parts.push(Part { action: id.clone(), targets: aimed, begun: false });
        }
    }
    Run {
        actor: actor.id.clone(),
        option_id: action.id.clone(),
        steps,
        mode: None,
        style: None,
        parts,
        held: None,
        hurt: Vec::new(),
        spending: actor.initiative,
        landed: false,
        settled: false,
        quiet: false,
    }
}

/// Begins a deed that is paid for: whoever answers it is asked first.
pub fn begin(s: &mut Scratch<'_>, run: Run) {
    let Some(actions) = actions(s, &run.actor) else { return };
    let Some(action) = find(&actions, &run.option_id) else { return };
    let targets: Vec<CombatantId> = run.parts.iter().flat_map(|part| part.targets.iter().cloned()).collect();
    for moment in [WindowMoment::Used, WindowMoment::Aimed] {
        let deed = Deed { source: &run.actor, action, moment, among: &targets };
        let waiting = answerers(s.rules, s.combat, s.fight, &deed);
        if !waiting.is_empty() && !run.quiet {
            let source = Some((run.actor.clone(), run.label(action)));
            open(s, moment, waiting, source, Resume::Action(Box::new(run)));
            return;
        }
    }
    go(s, run);
}

/// Goes on with a deed until it is done or held.
pub fn go(s: &mut Scratch<'_>, mut run: Run) {
    let Some(actions) = actions(s, &run.actor) else { return };
    while let Some(part) = run.parts.first_mut() {
        let Some(action) = find(&actions, &part.action) else { break };
        let begins = !std::mem::replace(&mut part.begun, true);
        if !stands(s, &run) {
            fall_away(s, &mut run);
            break;
        }
        if begins {
            preamble(s, &run, action);
        }
        if part_targets(s, &mut run, action) == Flow::Held {
            return;
        }
        if !run.parts.is_empty() {
            run.parts.remove(0);
        }
    }
    if !run.settled && (run.landed || stands(s, &run)) {
        style::settle(s, &run);
    }
    run.settled = true;
    fall_by_own_cost(s, &run.actor);
    harmed(s, run);
}

/// What somebody can do, whatever comes over them meanwhile.
fn actions(s: &Scratch<'_>, actor: &CombatantId) -> Option<crate::combat::shared::Shared<Vec<Action>>> {
    s.fight.combatant(actor).map(|who| who.actions.clone())
}

fn find<'a>(actions: &'a [Action], id: &str) -> Option<&'a Action> {
    actions.iter().find(|action| action.id == id)
}

fn stands(s: &Scratch<'_>, run: &Run) -> bool {
    s.fight.combatant(&run.actor).is_some_and(Combatant::stands)
}

/// What is left of a deed falls with whoever did it.
fn fall_away(s: &mut Scratch<'_>, run: &mut Run) {
    run.parts.clear();
    if let Some(held) = run.held.take() {
        let used_up = with_fresh(s, &held);
        spend_one_use(s, &used_up);
    }
}

/// What a held roll used up, with what the answers to it put on its target.
fn with_fresh(s: &Scratch<'_>, held: &Held) -> Vec<UsedUp> {
    let mut used_up = held.used_up.clone();
    for fresh in one_use(s.fight, &held.target, EndsAfter::Attacked) {
        if !used_up.contains(&fresh) {
            used_up.push(fresh);
        }
    }
    used_up
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Flow {
    Done,
    Held,
}

/// What happens once, before the first target: budgets given, something new kept up.
fn preamble(s: &mut Scratch<'_>, run: &Run, action: &Action) {
    for (budget, count) in &action.gives {
        let declared = s.combat.economy.budgets.iter().find(|declared| declared.id == *budget);
        let most = declared.map_or(1, |declared| declared.count.get()) + count;
        let has = s.fight.combatant(&run.actor).and_then(|who| who.budgets.get(budget).copied()).unwrap_or(0);
        s.emit(FightEvent::Gives {
            actor: run.actor.clone(),
            option_id: action.id.clone(),
            label: action.label.clone(),
            budget: labels::budget(s.combat, budget),
            left: (has + count).min(most),
        });
    }
    if action.concentration {
        begin_concentration(s, &run.actor, &action.id, &action.label);
    }
}

fn part_targets(s: &mut Scratch<'_>, run: &mut Run, action: &Action) -> Flow {
    let mut shared = Shared::default();
    if let Some(held) = run.held.take() {
        release(s, run, action, held, &mut shared);
    }
    while let Some(target) = take_target(run) {
        let there = s.fight.combatant(&target).is_some_and(|target| !target.defeated);
        if !stands(s, run) {
            fall_away(s, run);
            return Flow::Done;
        }
        if !there {
            continue;
        }
        if !action.rolls_to_hit() {
            land(s, run, action, &target, Landing::default(), &[], &mut shared);
            continue;
        }
        let Some(rolled) = attack(s, run, action, &target) else { continue };
        if rolled.outcome == AttackOutcome::Miss {
            spend_one_use(s, &rolled.used_up);
            continue;
        }
        if hold(s, run, action, &target, &rolled) {
            return Flow::Held;
        }
        run.landed = true;
        let landing = Landing {
            critical: rolled.outcome == AttackOutcome::Critical,
            advantage: rolled.advantage,
            extra: rolled.extra,
            rolled: true,
        };
        land(s, run, action, &target, landing, &rolled.used_up, &mut shared);
    }
    Flow::Done
}

fn take_target(run: &mut Run) -> Option<CombatantId> {
    let part = run.parts.first_mut()?;
    (!part.targets.is_empty()).then(|| part.targets.remove(0))
}

/// Holds a roll that hit, where its target has an answer to it.
fn hold(s: &mut Scratch<'_>, run: &mut Run, action: &Action, target: &CombatantId, rolled: &Attack) -> bool {
    if run.quiet || s.fight.window.is_some() {
        return false;
    }
    let among = std::slice::from_ref(target);
    let deed = Deed { source: &run.actor, action, moment: WindowMoment::Hit, among };
    let waiting = answerers(s.rules, s.combat, s.fight, &deed);
    if waiting.is_empty() {
        return false;
    }
    let mut held = run.clone();
    held.held = Some(Held {
        target: target.clone(),
        total: rolled.total,
        defense: rolled.defense,
        natural: rolled.natural,
        critical: rolled.outcome == AttackOutcome::Critical,
        advantage: rolled.advantage,
        used_up: rolled.used_up.clone(),
    });
    open(s, WindowMoment::Hit, waiting, Some((run.actor.clone(), run.label(action))), Resume::Action(Box::new(held)));
    true
}

/// Lets a held roll go: it meets the defense as it is now.
fn release(s: &mut Scratch<'_>, run: &mut Run, action: &Action, held: Held, shared: &mut Shared) {
    let Some(target) = s.who(&held.target).filter(|target| !target.defeated) else { return };
    let sources = crate::combat::effects::sources(s.rules, s.combat, &target);
    let (defense, guards) = guarded(&target, &sources, s.combat);
    let hits = held.natural || held.total >= defense;
    let used_up = with_fresh(s, &held);
    if defense != held.defense {
        let outcome = match (hits, held.critical) {
            (false, _) => AttackOutcome::Miss,
            (true, true) => AttackOutcome::Critical,
            (true, false) => AttackOutcome::Hit,
        };
        s.emit(FightEvent::Recheck {
            actor: run.actor.clone(),
            target: held.target.clone(),
            option_id: run.option_id.clone(),
            label: run.label(action),
            total: held.total,
            defense,
            defense_label: labels::defense(s.rules, s.combat),
            guards,
            outcome,
        });
    }
    if !hits {
        spend_one_use(s, &used_up);
        return;
    }
    run.landed = true;
    let extra = (held.total - defense).max(0);
    let landing = Landing { critical: held.critical, advantage: held.advantage, extra, rolled: true };
    land(s, run, action, &held.target, landing, &used_up, shared);
}

/// A deed is done: those it harmed may answer.
fn harmed(s: &mut Scratch<'_>, mut run: Run) {
    if finish(s) || run.quiet || run.hurt.is_empty() || s.fight.window.is_some() {
        return;
    }
    let Some(actions) = actions(s, &run.actor) else { return };
    let Some(action) = find(&actions, &run.option_id) else { return };
    let hurt = std::mem::take(&mut run.hurt);
    let deed = Deed { source: &run.actor, action, moment: WindowMoment::Harmed, among: &hurt };
    let waiting = answerers(s.rules, s.combat, s.fight, &deed);
    if !waiting.is_empty() {
        let source = Some((run.actor.clone(), run.label(action)));
        open(s, WindowMoment::Harmed, waiting, source, Resume::Action(Box::new(run)));
    }
}
