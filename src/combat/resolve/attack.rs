//! The attack roll (combat.md 3.7 step 1, 3.8, 4.2).

use crate::combat::action::{Action, WeaponMode};
use crate::combat::effects::{Purpose, Source, cancel, flat_bonuses, has, sources};
use crate::combat::encounter::{Combatant, Encounter, Tracked};
use crate::combat::event::FightEvent;
use crate::combat::event_part::{AttackOutcome, Bonus, CombatantId, ConditionReason, Mode};
use crate::combat::labels;
use crate::combat::resolve::condition::lift;
use crate::combat::resolve::roll::{leans, roll};
use crate::combat::resolve::style;
use crate::combat::scratch::Scratch;
use crate::combat::window::{Run, UsedUp};
use crate::format::combat::{Combat, NaturalMax, NaturalMin};
use crate::format::condition::Effect;
use crate::format::mechanics::EndsAfter;
use crate::rules::Effective;

/// What an attack roll came to.
#[derive(Debug, Clone)]
pub struct Attack {
    /// Whether it hit, and how.
    pub outcome: AttackOutcome,
    /// Whether the face alone decided.
    pub natural: bool,
    /// What it came to.
    pub total: i64,
    /// What it met.
    pub defense: i64,
    /// Whether it leaned in the attacker's favour.
    pub advantage: bool,
    /// Successes above those needed.
    pub extra: i64,
    /// Conditions that it uses up: on whom, which.
    pub used_up: Vec<UsedUp>,
}

/// How an attack leans.
pub fn mode(combat: &Combat, actor: &Combatant, own: &[Source<'_>], target: &Combatant, theirs: &[Source<'_>]) -> Mode {
    if !leans(combat) {
        return Mode::Normal;
    }
    let advantage =
        has(own, Effect::OwnAttacksAdvantage) || has(theirs, Effect::AttacksAgainstAdvantage) || actor.flags.helped;
    let disadvantage = has(own, Effect::OwnAttacksDisadvantage)
        || has(theirs, Effect::AttacksAgainstDisadvantage)
        || target.flags.dodging;
    cancel(advantage, disadvantage)
}

/// The defense that an attack meets, with what guards it.
pub fn guarded(target: &Combatant, theirs: &[Source<'_>], combat: &Combat) -> (i64, Vec<Bonus>) {
    let guards = flat_bonuses(theirs, Purpose::Defense);
    let defense = target.defense + guards.iter().map(|guard| guard.value).sum::<i64>();
    // In a pool fight nothing is hit by no success at all.
    (if combat.pool.is_some() { defense.max(1) } else { defense }, guards)
}

/// Conditions with a deed that ends them, on somebody.
pub fn one_use(fight: &Encounter, who: &CombatantId, after: EndsAfter) -> Vec<UsedUp> {
    let tracked = fight.combatant(who).map(|who| who.tracked.as_slice()).unwrap_or_default();
    let ending = tracked.iter().filter(|tracked| tracked.tracking.ends_after == Some(after));
    let used = |tracked: &Tracked| UsedUp {
        holder: who.clone(),
        condition: tracked.condition.clone(),
        serial: tracked.serial,
    };
    ending.map(used).collect()
}

/// Takes off conditions that a roll used up, but none that was put on since.
pub fn spend_one_use(s: &mut Scratch<'_>, used_up: &[UsedUp]) {
    for used in used_up {
        let now = s.fight.combatant(&used.holder).and_then(|who| who.tracked(used.condition.as_str()));
        if now.is_some_and(|tracked| tracked.serial == used.serial) {
            lift(s, &used.holder, &used.condition, ConditionReason::Spent);
        }
    }
}

/// What an attack is rolled with in a mode of its weapon: its number, and the face that each die of a pool must reach where
/// that is not the ruleset's.
pub fn numbers(rules: &Effective, action: &Action, mode: Option<&WeaponMode>) -> (i64, Option<i64>) {
    let modifier = action.to_hit.unwrap_or(0) + mode.map_or(0, |mode| mode.to_hit);
    let face = match (action.target_face, mode.map_or(0, |mode| mode.target)) {
        (None, 0) => None,
        (asked, shifted) => {
            let own = crate::combat::pool::rules_of(rules).map_or(0, |rules| rules.target.default.get());
            Some(asked.unwrap_or(own) + shifted)
        }
    };
    (modifier, face)
}

/// Rolls to hit.
pub fn attack(s: &mut Scratch<'_>, run: &Run, action: &Action, target_id: &CombatantId) -> Option<Attack> {
    let (actor, target) = (s.who(&run.actor)?, s.who(target_id)?);
    let own = sources(s.rules, s.combat, &actor);
    let theirs = sources(s.rules, s.combat, &target);
    let mode = mode(s.combat, &actor, &own, &target, &theirs);
    let (defense, guards) = guarded(&target, &theirs, s.combat);
    let weapon_mode = run
        .mode
        .as_ref()
        .and_then(|id| action.item.as_ref().and_then(|item| item.modes.iter().find(|mode| mode.id == *id.as_str())));
    let (modifier, face) = numbers(s.rules, action, weapon_mode);
    let rolled = roll(s, &actor, &own, Purpose::Attack, modifier, mode, face);
    let (outcome, natural) = judge(s.combat, &rolled, defense);
    // Whoever is still held when something comes over them is copied.
    drop((own, theirs));
    drop((actor, target));
    let mut used_up = one_use(s.fight, &run.actor, EndsAfter::OwnAttack);
    used_up.extend(one_use(s.fight, target_id, EndsAfter::Attacked));
    let extra = (rolled.total - defense).max(0);
    s.emit(FightEvent::Attack {
        actor: run.actor.clone(),
        target: target_id.clone(),
        option_id: run.option_id.clone(),
        label: run.label(action),
        mode,
        rolls: rolled.throws,
        kept: rolled.kept,
        modifier,
        bonuses: rolled.bonuses,
        total: rolled.total,
        defense,
        defense_label: labels::defense(s.rules, s.combat),
        guards,
        outcome,
        pool: rolled.pool,
        style: style::of_run(s.combat, run).map(style::label),
    });
    Some(Attack { outcome, natural, total: rolled.total, defense, advantage: mode == Mode::Advantage, extra, used_up })
}

fn judge(combat: &Combat, rolled: &crate::combat::resolve::roll::Roll, defense: i64) -> (AttackOutcome, bool) {
    if let Some(pool) = &rolled.pool {
        let hit = !pool.botch && rolled.total >= defense;
        return (if hit { AttackOutcome::Hit } else { AttackOutcome::Miss }, false);
    }
    if let (Some(rule), Some(face)) = (&combat.attack_roll, rolled.face) {
        if face == rule.dice.sides.get() {
            match rule.naturals.max {
                NaturalMax::Critical => return (AttackOutcome::Critical, true),
                NaturalMax::Hit => return (AttackOutcome::Hit, true),
                NaturalMax::None => {}
            }
        }
        if face == 1 && rule.naturals.min == NaturalMin::Miss {
            return (AttackOutcome::Miss, true);
        }
    }
    let hit = rolled.total >= defense;
    (if hit { AttackOutcome::Hit } else { AttackOutcome::Miss }, false)
}
