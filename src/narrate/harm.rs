//! Harm, mending, points given back.

use crate::combat::{Adjust, CombatantId, Health, LabelRef, Mode, Moved, PoolThrow, ShiftReason, SoakThrow};
use crate::dice::Throw;
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, Part, Sentence, faces, joined, moved, sentence};
use crate::narrate::roll::{Rolled, harm_pool};

/// Harm that landed.
pub(super) struct Harm<'e> {
    pub(super) damage_type: Option<&'e LabelRef>,
    pub(super) rolls: &'e [Throw],
    pub(super) flat: i64,
    pub(super) amount: i64,
    pub(super) dealt: i64,
    pub(super) adjust: Adjust,
    pub(super) saved: bool,
    pub(super) to_temp: i64,
    pub(super) temp: Option<Moved>,
    pub(super) health: &'e Health,
    pub(super) critical: bool,
    pub(super) pool: Option<&'e PoolThrow>,
    pub(super) soak: Option<&'e SoakThrow>,
    pub(super) floor: Option<i64>,
    pub(super) mark: Option<&'e LabelRef>,
}

pub(super) fn damage(target: &CombatantId, harm: &Harm<'_>, cast: &dyn Cast) -> Line {
    let taken = match harm.damage_type {
        Some(damage_type) => sentence("log-damage").with("type", damage_type),
        None => sentence("log-damage-untyped"),
    };
    let taken = taken
        .who("target", target, cast)
        .with("dealt", harm.dealt)
        .with("health", moved(harm.health.before, harm.health.health))
        .with("max", harm.health.max_health);
    let mut told = thrown_harm(harm.pool, harm.rolls, harm.flat, harm.soak);
    told.push(taken);
    told.extend(notes(harm));
    // A pool says its throw in the line itself.
    let thrown = harm.pool.is_none().then(|| thrown_sum(harm.rolls, harm.flat, harm.amount)).flatten();
    Line { thrown, ..Line::of(Kind::Harm, Level::Brief, target, in_one(told)) }
}

/// The dice of an amount that is a sum; nothing where none were thrown.
fn thrown_sum(rolls: &[Throw], flat: i64, total: i64) -> Option<Sentence> {
    let kept = rolls.iter().map(|throw| i64::from(throw.face)).sum();
    let rolled = Rolled { rolls, kept, mode: Mode::Normal, modifier: flat, bonuses: &[], total, pool: None };
    (!rolls.is_empty()).then(|| sentence("log-thrown").with("roll", rolled.part()))
}

/// What is said after the amount, in the order of combat.md 5.3.
fn notes(harm: &Harm<'_>) -> Vec<Sentence> {
    let mut notes = Vec::new();
    if harm.critical {
        notes.push(sentence("log-note-critical"));
    }
    if let Some(floor) = harm.floor {
        notes.push(sentence("log-note-floor").with("floor", floor));
    }
    match harm.adjust {
        Adjust::None => {}
        Adjust::Resist => notes.push(sentence("log-note-resist")),
        Adjust::Vulnerable => notes.push(sentence("log-note-vulnerable")),
        Adjust::Immune => notes.push(sentence("log-note-immune")),
    }
    if harm.saved {
        notes.push(sentence("log-note-saved"));
    }
    if harm.to_temp > 0 {
        notes.push(match harm.temp {
            Some(temp) => sentence("log-note-temporary-moved")
                .with("amount", harm.to_temp)
                .with("stands", moved(Some(temp.before), temp.now)),
            None => sentence("log-note-temporary").with("amount", harm.to_temp),
        });
    }
    if let Some(mark) = harm.mark {
        notes.push(sentence("log-note-mark").with("mark", mark));
    }
    notes
}

/// The harm throw of a pool fight and the soak against it.
pub(super) fn thrown_harm(
    pool: Option<&PoolThrow>,
    rolls: &[Throw],
    flat: i64,
    soak: Option<&SoakThrow>,
) -> Vec<Sentence> {
    let mut told = Vec::new();
    if let Some(pool) = pool {
        told.push(sentence("log-harm-throw").with("roll", harm_pool(pool, rolls, flat)));
    }
    match soak {
        Some(soak) if soak.rolls.is_empty() => told.push(sentence("log-soak-taken-off").with("dice", soak.dice)),
        Some(soak) => told.push(
            sentence("log-soak-thrown")
                .with("soaked", soak.soaked)
                .with("dice", soak.dice)
                .with("faces", faces(&soak.rolls)),
        ),
        None => {}
    }
    told
}

/// Several whole sentences as one line.
pub(super) fn in_one(mut told: Vec<Sentence>) -> Sentence {
    match told.pop() {
        Some(only) if told.is_empty() => only,
        last => {
            let all = told.into_iter().chain(last).map(Part::from).collect();
            sentence("log-sentences").with("text", joined("log-join-sentences", all))
        }
    }
}

/// What was meant to be given, and what of it there was room for; all of it in journals from before that was said.
#[derive(Debug, Clone, Copy)]
pub(super) struct Given {
    pub(super) amount: i64,
    pub(super) gained: Option<i64>,
}

impl Given {
    /// The sentence: for all of it, for a part, for nothing.
    fn sentence(self, all: &'static str, part: &'static str, nothing: &'static str) -> Sentence {
        let said = match self.gained {
            Some(0) if self.amount > 0 => sentence(nothing),
            Some(gained) if gained < self.amount => sentence(part).with("gained", gained),
            _ => sentence(all),
        };
        said.with("amount", self.amount)
    }
}

pub(super) fn heal(target: &CombatantId, given: Given, rolls: &[Throw], health: &Health, cast: &dyn Cast) -> Line {
    let said = given
        .sentence("log-heal", "log-heal-part", "log-heal-nothing")
        .who("target", target, cast)
        .with("health", moved(health.before, health.health))
        .with("max", health.max_health);
    let shown: i64 = rolls.iter().map(|throw| i64::from(throw.face)).sum();
    let thrown = thrown_sum(rolls, given.amount - shown, given.amount);
    Line { thrown, ..Line::of(Kind::Healing, Level::Brief, target, said) }
}

pub(super) fn temporary(target: &CombatantId, amount: i64, temp: Option<Moved>, cast: &dyn Cast) -> Line {
    let said = match temp {
        Some(temp) => sentence("log-temporary-moved").with("stands", moved(Some(temp.before), temp.now)),
        None => sentence("log-temporary"),
    };
    let said = said.who("target", target, cast).with("amount", amount);
    Line::of(Kind::Healing, Level::Normal, target, said)
}

pub(super) fn restored(
    target: &CombatantId,
    pool: &LabelRef,
    given: Given,
    value: (Option<i64>, i64),
    max: i64,
    cast: &dyn Cast,
) -> Line {
    let said = given
        .sentence("log-restored", "log-restored-part", "log-restored-nothing")
        .who("target", target, cast)
        .with("pool", pool)
        .with("value", moved(value.0, value.1))
        .with("max", max);
    Line::of(Kind::Healing, Level::Normal, target, said)
}

pub(super) fn hardness(target: &CombatantId, label: &LabelRef, hardness: i64, dice: i64, cast: &dyn Cast) -> Line {
    let said = sentence("log-hardness")
        .who("target", target, cast)
        .with("label", label)
        .with("hardness", hardness)
        .with("dice", dice);
    Line::of(Kind::Harm, Level::Brief, target, said)
}

/// Initiative that attacks move.
pub(super) struct Shift<'e> {
    pub(super) amount: i64,
    pub(super) before: Option<i64>,
    pub(super) total: i64,
    pub(super) reason: ShiftReason,
    pub(super) source: Option<&'e CombatantId>,
    pub(super) rolls: &'e [Throw],
    pub(super) flat: i64,
    pub(super) pool: Option<&'e PoolThrow>,
    pub(super) soak: Option<&'e SoakThrow>,
    pub(super) floor: Option<i64>,
    pub(super) saved: bool,
}

pub(super) fn shift(actor: &CombatantId, shift: &Shift<'_>, cast: &dyn Cast) -> Line {
    let amount = shift.amount.saturating_abs();
    let said = match (shift.reason, shift.source) {
        (ShiftReason::Taken, _) => sentence("log-shift-taken").with("amount", amount),
        (ShiftReason::Crash, Some(source)) => {
            sentence("log-shift-crash-by").who("source", source, cast).with("amount", amount)
        }
        (ShiftReason::Crash, None) => sentence("log-shift-crash"),
        (ShiftReason::Missed, _) => sentence("log-shift-missed").with("amount", amount),
        (ShiftReason::Spent, _) => sentence("log-shift-spent"),
        (ShiftReason::Recovered, _) => sentence("log-shift-recovered"),
        (ShiftReason::Gained, _) => sentence("log-shift-gained").with("amount", amount),
    };
    let said = said.who("actor", actor, cast).with("total", moved(shift.before, shift.total));
    let mut told = match shift.reason {
        ShiftReason::Taken => thrown_harm(shift.pool, shift.rolls, shift.flat, shift.soak),
        _ => Vec::new(),
    };
    told.push(said);
    told.extend(shift.floor.map(|floor| sentence("log-note-floor").with("floor", floor)));
    told.extend(shift.saved.then(|| sentence("log-note-saved")));
    Line::of(Kind::Order, Level::Brief, actor, in_one(told))
}
