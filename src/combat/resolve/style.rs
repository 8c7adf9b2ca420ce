//! Blows that take initiative, and blows that spend it (combat.md 4.4).

use crate::check::amount::Amount;
use crate::combat::action::Action;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, ConditionReason, LabelRef, ShiftReason, Tracking};
use crate::combat::resolve::condition::put_on;
use crate::combat::resolve::damage::{Blow, Dealt, Harm, land, mark_blow, throw_pool};
use crate::combat::resolve::shift::{rise_above, shift};
use crate::combat::scratch::Scratch;
use crate::combat::window::Run;
use crate::format::combat::Combat;
use crate::format::initiative::Style;
use crate::format::scalar::truncated;

/// The style of a deed; the first that takes where none was named and the deed is a blow.
pub fn of_run<'c>(combat: &'c Combat, run: &Run) -> Option<&'c Style> {
    let styles = &combat.initiative.resource.as_ref()?.styles;
    let named = run.style.as_ref()?;
    styles.iter().find(|style| style.id == *named.as_str())
}

/// Whether an action is a blow that has a style: it is rolled to hit and harms.
pub fn has_style(combat: &Combat, action: &Action) -> bool {
    combat.initiative.resource.is_some() && action.rolls_to_hit() && action.harms()
}

/// The styles that somebody may choose for an action.
pub fn offered<'c>(combat: &'c Combat, who: &crate::combat::encounter::Combatant, action: &Action) -> Vec<&'c Style> {
    let Some(resource) = &combat.initiative.resource else { return Vec::new() };
    if !action.sequence.is_empty() {
        // A sequence only takes.
        return resource.styles.iter().find(|style| style.takes.is_some()).into_iter().collect();
    }
    if !has_style(combat, action) {
        return Vec::new();
    }
    let crashed = who.crashed_since.is_some();
    let taking = resource.styles.iter().filter(|style| style.takes.is_some());
    let spending = resource.styles.iter().filter(|style| style.spends.is_some() && !crashed);
    taking.chain(spending).collect()
}

/// A style's name.
pub fn label(style: &Style) -> LabelRef {
    LabelRef::new(style.label.text().clone(), format!("style/{}", style.id))
}

/// How somebody stood before a blow that takes initiative.
#[derive(Debug, Clone, Copy)]
pub struct Standing {
    crashed: bool,
}

impl Standing {
    /// As they stand now.
    pub fn of(s: &Scratch<'_>, who: &CombatantId) -> Self {
        Self { crashed: is_crashed(s, who) }
    }
}

fn is_crashed(s: &Scratch<'_>, who: &CombatantId) -> bool {
    s.fight.combatant(who).is_some_and(|who| who.crashed_since.is_some())
}

/// One amount of a taking blow: what is left of it past soak, floor and save comes off its target's initiative. Resistance is
/// the body's and does not keep initiative.
pub fn take(s: &mut Scratch<'_>, blow: Blow<'_>, harm: Harm, dealt: &mut Dealt) {
    let (floor, taken) = (harm.raised(), harm.past_save());
    let before = s.fight.combatant(blow.target).map_or(0, |who| who.initiative);
    dealt.taken += taken;
    s.emit(FightEvent::Shift {
        actor: blow.target.clone(),
        amount: -taken,
        before: Some(before),
        total: before - taken,
        reason: ShiftReason::Taken,
        source: Some(blow.source.clone()),
        label: Some(blow.label.clone()),
        rolls: harm.thrown.throws,
        flat: harm.thrown.flat,
        pool: harm.thrown.pool,
        soak: harm.thrown.soak,
        floor,
        saved: harm.halved,
    });
}

/// What a taking blow took in all goes to its attacker with a little more, and a crash pays.
pub fn gain(s: &mut Scratch<'_>, style: &Style, blow: Blow<'_>, before: Standing, taken: i64) {
    let Some(resource) = &s.combat.initiative.resource else { return };
    let crash = resource.crash.as_ref().filter(|_| !before.crashed && is_crashed(s, blow.target));
    let gain = taken + style.takes.as_ref().map_or(0, |takes| takes.gain.get());
    gains(s, blow.source, gain, ShiftReason::Gained, None);
    let Some(crash) = crash else { return };
    if let Some(condition) = &crash.condition {
        let tracking = Tracking { source: Some(blow.source.clone()), ..Tracking::default() };
        put_on(s, blow.target, condition, ConditionReason::Applied, Some(tracking), Some(blow.label));
    }
    gains(s, blow.source, crash.bonus.get(), ShiftReason::Crash, Some(blow.target.clone()));
}

fn gains(s: &mut Scratch<'_>, who: &CombatantId, amount: i64, reason: ShiftReason, source: Option<CombatantId>) {
    let crashed = is_crashed(s, who);
    let total = s.fight.combatant(who).map_or(0, |who| who.initiative) + amount;
    let mut event = shift(who, amount, total, reason);
    if let FightEvent::Shift { source: from, .. } = &mut event {
        *from = source;
    }
    s.emit(event);
    // Only a crash is risen from: the same condition had from elsewhere stays.
    if crashed {
        rise_above(s, who);
    }
}

/// A spending blow: its attacker's number is its dice, and nothing is soaked. Below its target's hardness it does nothing.
pub fn spend(s: &mut Scratch<'_>, run: &Run, action: &Action, blow: Blow<'_>, halved: bool) -> Dealt {
    let mut dealt = Dealt::default();
    let Some(target) = s.who(blow.target) else { return dealt };
    if run.spending < target.hardness {
        s.emit(FightEvent::Hardness {
            target: blow.target.clone(),
            source: run.actor.clone(),
            label: blow.label.clone(),
            hardness: target.hardness,
            dice: run.spending,
        });
        return dealt;
    }
    let mut bare = (*target).clone();
    bare.soak = crate::combat::shared::Shared::default();
    let sides = crate::combat::pool::rules_of(s.rules).map_or(10, |rules| rules.die.sides.u32());
    let dice = Amount { count: run.spending.max(0), sides, flat: 0 };
    let thrown = throw_pool(s, &[dice], 0, &bare, action.damage_type.as_ref());
    let harm = Harm { thrown, halved, damage_type: action.damage_type.clone(), floor: None };
    land(s, blow, harm, &mut dealt);
    mark_blow(s, blow.target, &mut dealt);
    dealt
}

/// A spending deed is done: the number falls back where it hit anybody, and loses a little where it hit nobody.
pub fn settle(s: &mut Scratch<'_>, run: &Run) {
    let Some(resource) = &s.combat.initiative.resource else { return };
    let Some(rule) = of_run(s.combat, run).and_then(|style| style.spends.as_ref()) else { return };
    let now = s.fight.combatant(&run.actor).map_or(0, |who| who.initiative);
    if run.landed {
        let base = resource.base.get();
        s.emit(shift(&run.actor, base - now, base, ShiftReason::Spent));
    } else if let Some(table) = &rule.on_miss {
        let loss = truncated(table.lookup(crate::dice::to_f64(now)));
        s.emit(shift(&run.actor, -loss, now - loss, ShiftReason::Missed));
        // A loss may crash its own maker; nobody gains by that.
        let crash = resource.crash.as_ref().filter(|crash| now > crash.at.get() && now - loss <= crash.at.get());
        if let Some(condition) = crash.and_then(|crash| crash.condition.clone()) {
            put_on(s, &run.actor, &condition, ConditionReason::Applied, None, None);
        }
    }
}
