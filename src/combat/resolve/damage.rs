//! Harm: throwing it, soaking it, and what is left of it on one target (combat.md 3.7 step 4, 3.9, 3.10, 4.3).
//!
//! In a pool fight every harm throws the ruleset's die. A creature whose harm is written in another gives the number of dice,
//! as the dice column of an attack row does: a face to reach means nothing on another die.

use crate::check::amount::Amount;
use crate::combat::action::Action;
use crate::combat::effects::sources;
use crate::combat::encounter::Combatant;
use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, Health, LabelRef, Marking, Moved, PoolThrow, SoakThrow};
use crate::combat::gear::type_key;
use crate::combat::hide::adjustment;
use crate::combat::scratch::{Scratch, sum};
use crate::combat::{labels, pool, vitals};
use crate::dice::Throw;
use crate::format::combat::{Critical, Marks};
use crate::format::live::Fill;
use crate::format::scalar::Id;
use crate::rules::Effective;

/// An amount that was thrown.
#[derive(Debug, Clone, Default)]
pub struct Thrown {
    /// The dice.
    pub throws: Vec<Throw>,
    /// What was added to them.
    pub flat: i64,
    /// What it came to, 0 or more; in a pool fight after soak.
    pub amount: i64,
    /// The pool, in a pool fight.
    pub pool: Option<PoolThrow>,
    /// What was soaked.
    pub soak: Option<SoakThrow>,
}

/// Throws a sum: the amounts' dice in order, then the repeats of a critical.
pub fn throw_sum(s: &mut Scratch<'_>, amounts: &[Amount], critical: bool) -> Thrown {
    let mut thrown = Thrown::default();
    for amount in amounts {
        thrown.throws.extend(s.throw(amount.count, amount.sides));
        thrown.flat += amount.flat;
    }
    let rule = s.combat.attack_roll.as_ref().map_or(Critical::None, |rule| rule.critical);
    for amount in amounts.iter().filter(|_| critical) {
        match rule {
            Critical::DoubleDice => thrown.throws.extend(s.throw(amount.count, amount.sides)),
            Critical::MaxDice => thrown.flat += amount.count * i64::from(amount.sides),
            Critical::None => {}
        }
    }
    thrown.amount = (sum(&thrown.throws) + thrown.flat).max(0);
    thrown
}

/// Throws harm as a pool against somebody's soak.
pub fn throw_pool(
    s: &mut Scratch<'_>,
    amounts: &[Amount],
    extra: i64,
    target: &Combatant,
    damage_type: Option<&LabelRef>,
) -> Thrown {
    let Some(rules) = pool::rules_of(s.rules) else { return throw_sum(s, amounts, false) };
    let Some(own) = &s.combat.pool else { return throw_sum(s, amounts, false) };
    let face = own.damage_target.map_or(rules.target.default.get(), |face| face.get());
    let flat = amounts.iter().map(|amount| amount.flat).sum::<i64>().max(0);
    let mut dice = (amounts.iter().map(|amount| amount.count).sum::<i64>() + extra).clamp(0, rules.pool.max.get());
    let soak_dice = soak_of(s, target, damage_type);
    let mut soak = None;
    let thrown_soak = own.soak.as_ref().is_some_and(|soak| soak.roll);
    if soak_dice > 0 && !thrown_soak {
        let soaked = soak_dice.min(dice);
        dice -= soaked;
        if soaked > 0 {
            soak = Some(SoakThrow { rolls: Vec::new(), dice: soak_dice, soaked });
        }
    }
    let sides = rules.die.sides.u32();
    let throws = s.throw(dice, sides);
    let counted = count(&throws, face);
    let mut amount = counted + flat;
    if soak_dice > 0 && thrown_soak && amount > 0 {
        let rolls = s.throw(soak_dice.min(rules.pool.max.get()), sides);
        let soaked = count(&rolls, face).min(amount);
        amount -= soaked;
        soak = Some(SoakThrow { rolls, dice: soak_dice, soaked });
    }
    // Where no die was thrown there is no throw to tell of.
    let pool =
        (!throws.is_empty()).then_some(PoolThrow { dice, target: face, successes: counted, ..PoolThrow::default() });
    Thrown { throws, flat, amount, pool, soak }
}

/// How many faces reach a target; nothing else counts on damage and soak dice.
fn count(throws: &[Throw], face: i64) -> i64 {
    i64::try_from(throws.iter().filter(|throw| i64::from(throw.face) >= face).count()).unwrap_or(0)
}

fn soak_of(s: &Scratch<'_>, target: &Combatant, damage_type: Option<&LabelRef>) -> i64 {
    let kind = mark_kind(s, damage_type);
    let by_kind = kind.and_then(|kind| target.soak.by_kind.get(&kind).copied()).unwrap_or(0);
    target.soak.all + by_kind
}

/// The kind of mark that harm of a type makes.
pub fn mark_kind(s: &Scratch<'_>, damage_type: Option<&LabelRef>) -> Option<Id> {
    let kinds = s.combat.damage_kinds.as_ref()?;
    let word = damage_type.map(|kind| type_key(kind.text.english()));
    let named =
        word.and_then(|word| kinds.by_type.iter().find(|(name, _)| type_key(name) == word).map(|(_, kind)| kind));
    Some(named.unwrap_or(&kinds.default).clone())
}

/// Where harm comes from.
#[derive(Debug, Clone, Copy)]
pub struct Blow<'b> {
    /// Who deals it.
    pub source: &'b CombatantId,
    /// Who takes it.
    pub target: &'b CombatantId,
    /// What it is called.
    pub label: &'b LabelRef,
    /// The action, for the tags of its weapon.
    pub action: &'b Action,
    /// Whether it is critical.
    pub critical: bool,
    /// What it is taken off.
    pub toll: Toll,
}

/// What harm is taken off.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Toll {
    /// Health, as almost always.
    Health,
    /// The number of its target's initiative (combat.md 4.4).
    Initiative,
}

/// One amount about to land.
#[derive(Debug, Clone)]
pub struct Harm {
    /// What was thrown.
    pub thrown: Thrown,
    /// Whether a save halves it.
    pub halved: bool,
    /// What it harms with.
    pub damage_type: Option<LabelRef>,
    /// The least it comes to.
    pub floor: Option<i64>,
}

impl Harm {
    /// The floor, where it raises what was thrown.
    pub fn raised(&self) -> Option<i64> {
        self.floor.filter(|floor| self.thrown.amount < *floor)
    }

    /// What it comes to before a save halves it.
    pub fn amount(&self) -> i64 {
        self.raised().unwrap_or(self.thrown.amount).max(0)
    }

    /// What it comes to past the save.
    pub fn past_save(&self) -> i64 {
        if self.halved { self.amount() / 2 } else { self.amount() }
    }
}

/// What a blow has done so far.
#[derive(Debug, Clone, Default)]
pub struct Dealt {
    /// Everything dealt, what temporary points took included.
    pub total: i64,
    /// Everything taken off initiative instead.
    pub taken: i64,
    /// The severest kind that landed, with its severity.
    kind: Option<(i64, Id)>,
    /// The event of the last amount that landed.
    last: Option<usize>,
    /// Whether a wound track had no place left for it.
    pub overwhelmed: bool,
}

/// Lands one amount.
pub fn land(s: &mut Scratch<'_>, blow: Blow<'_>, harm: Harm, dealt: &mut Dealt) {
    let Some(target) = s.who(blow.target) else { return };
    let (raised, amount) = (harm.raised(), harm.amount());
    let adjust = adjustment(
        s.rules,
        &target,
        &sources(s.rules, s.combat, &target),
        harm.damage_type.as_ref(),
        &blow.action.tags,
    );
    let left = adjust.leaves(harm.past_save());
    let before = vitals(s.rules, s.combat, &target);
    let to_temp = left.min(before.temp);
    let on_track = s.combat.health.track.is_some() && target.character().is_some();
    let kind = mark_kind(s, harm.damage_type.as_ref()).filter(|_| on_track && left > 0);
    let mut marks = None;
    let mut health = (before.health - (left - to_temp)).max(0);
    if let Some(kind) = &kind {
        health = before.health;
        let severity = severity(s.rules, s, kind);
        if dealt.kind.as_ref().is_none_or(|(most, _)| severity > *most) {
            dealt.kind = Some((severity, kind.clone()));
        }
        if per_point(s) {
            marks = fitting(s, &target, Marking { kind: kind.clone(), count: left, from_box: None }, dealt);
        }
    }
    dealt.total += left;
    // Whoever is still held when something comes over them is copied.
    drop(target);
    let mark = marks.as_ref().map(|marking| labels::mark(s.rules, s.combat, &marking.kind));
    s.emit(FightEvent::Damage {
        target: blow.target.clone(),
        source: Some(blow.source.clone()),
        label: Some(blow.label.clone()),
        damage_type: harm.damage_type,
        rolls: harm.thrown.throws,
        flat: harm.thrown.flat,
        amount,
        dealt: left,
        adjust,
        saved: harm.halved,
        to_temp,
        temp: (to_temp > 0).then_some(Moved { before: before.temp, now: before.temp - to_temp }),
        health: Health { before: Some(before.health), health, max_health: before.max },
        critical: blow.critical,
        pool: harm.thrown.pool,
        soak: harm.thrown.soak,
        floor: raised,
        mark,
        marks,
    });
    if left > 0 {
        dealt.last = s.events.len().checked_sub(1);
    }
    refresh_health(s, s.events.len().checked_sub(1), blow.target);
}

/// Marks a wound track once for the whole blow, where that is the rule.
pub fn mark_blow(s: &mut Scratch<'_>, target_id: &CombatantId, dealt: &mut Dealt) {
    let Some((_, kind)) = dealt.kind.clone() else { return };
    if per_point(s) || dealt.total <= 0 {
        return;
    }
    let Some(target) = s.who(target_id) else { return };
    let per_blow = s.combat.damage_kinds.as_ref().is_some_and(|kinds| kinds.marks == Marks::PerBlow);
    let from_box = indexed(s).then_some(if per_blow { 1 } else { dealt.total });
    let Some(marking) = fitting(s, &target, Marking { kind, count: 1, from_box }, dealt) else { return };
    let label = labels::mark(s.rules, s.combat, &marking.kind);
    if let Some(target) = s.fight.combatant_mut(target_id) {
        vitals::mark(s.rules, s.combat, target, &marking);
    }
    if let Some(FightEvent::Damage { mark, marks, .. }) = dealt.last.and_then(|at| s.events.get_mut(at)) {
        *mark = Some(label);
        *marks = Some(marking);
    }
    refresh_health(s, dealt.last, target_id);
}

/// The marks, where the track takes them; where it does not, its bearer is overwhelmed.
fn fitting(s: &Scratch<'_>, target: &Combatant, marking: Marking, dealt: &mut Dealt) -> Option<Marking> {
    if vitals::takes_marks(s.rules, s.combat, target, &marking) {
        Some(marking)
    } else {
        dealt.overwhelmed = true;
        None
    }
}

/// Writes where health stands now into a damage event: on a wound track that is known only once it is marked.
fn refresh_health(s: &mut Scratch<'_>, at: Option<usize>, target: &CombatantId) {
    let Some(stands) = s.fight.combatant(target).map(|who| vitals(s.rules, s.combat, who)) else { return };
    if let Some(FightEvent::Damage { health, .. }) = at.and_then(|at| s.events.get_mut(at)) {
        health.health = stands.health;
    }
}

fn indexed(s: &Scratch<'_>) -> bool {
    let tracks = &s.rules.ruleset().sheet.live.tracks;
    let track = s.combat.health.track.as_ref().and_then(|id| tracks.iter().find(|track| track.id == *id));
    track.is_some_and(|track| track.fill == Some(Fill::Indexed))
}

/// Whether every amount marks on its own.
fn per_point(s: &Scratch<'_>) -> bool {
    let points = s.combat.damage_kinds.as_ref().is_some_and(|kinds| kinds.marks == Marks::PerPoint);
    points && !indexed(s)
}

fn severity(rules: &Effective, s: &Scratch<'_>, kind: &Id) -> i64 {
    let tracks = &rules.ruleset().sheet.live.tracks;
    let track = s.combat.health.track.as_ref().and_then(|id| tracks.iter().find(|track| track.id == *id));
    let declared = track.and_then(|track| track.kinds.iter().flatten().find(|declared| declared.id == *kind));
    declared.map_or(0, |kind| kind.severity.get())
}
