//! Rolls in words, each case a sentence of its own (combat.md 5.2).

use crate::combat::{Bonus, LabelRef, Mode, PoolThrow};
use crate::dice::Throw;
use crate::narrate::line::{Part, Sentence, faces, joined, sentence};

/// A roll with everything that changed it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Rolled<'e> {
    pub(super) rolls: &'e [Throw],
    pub(super) kept: i64,
    pub(super) mode: Mode,
    pub(super) modifier: i64,
    pub(super) bonuses: &'e [Bonus],
    pub(super) total: i64,
    pub(super) pool: Option<&'e PoolThrow>,
}

impl Rolled<'_> {
    /// The roll as a part of a sentence.
    pub(super) fn part(&self) -> Part {
        match self.pool {
            Some(pool) => pool_part(pool, self),
            None => self.sum().into(),
        }
    }

    fn sum(&self) -> Sentence {
        let base = self.base();
        let terms = terms(self.modifier, self.bonuses);
        if terms.is_empty() {
            return base;
        }
        sentence("log-roll-total")
            .with("base", base)
            .with("terms", joined("log-join-terms", terms))
            .with("total", self.total)
    }

    /// What the dice showed, before anything was added.
    fn base(&self) -> Sentence {
        let shown: i64 = self.rolls.iter().map(|throw| i64::from(throw.face)).sum();
        let lean = lean(self.mode).filter(|_| self.rolls.len() > 1);
        match (lean, self.rolls.len()) {
            (Some(lean), _) => sentence("log-roll-leaning")
                .with("kept", self.kept)
                .with("faces", faces(self.rolls))
                .with("mode", Part::Case(lean)),
            (None, 0) => sentence("log-roll-plain").with("kept", self.kept),
            (None, 1) if shown == self.kept => sentence("log-roll-plain").with("kept", self.kept),
            (None, _) if shown == self.kept => {
                sentence("log-roll-sum").with("kept", self.kept).with("faces", addends(self.rolls))
            }
            (None, _) => sentence("log-roll-picked").with("kept", self.kept).with("faces", faces(self.rolls)),
        }
    }
}

/// The case of a roll that leaned.
fn lean(mode: Mode) -> Option<&'static str> {
    match mode {
        Mode::Normal => None,
        Mode::Advantage => Some("advantage"),
        Mode::Disadvantage => Some("disadvantage"),
    }
}

fn addends(rolls: &[Throw]) -> Part {
    joined("log-join-addends", rolls.iter().map(|throw| Part::from(throw.face)).collect())
}

/// What was added, in order; a modifier of 0 is left out.
fn terms(modifier: i64, bonuses: &[Bonus]) -> Vec<Part> {
    let own = (modifier != 0).then(|| term(modifier));
    own.into_iter().chain(bonuses.iter().map(named_term)).map(Part::from).collect()
}

fn term(value: i64) -> Sentence {
    match value < 0 {
        true => sentence("log-term-minus").with("value", value.saturating_abs()),
        false => sentence("log-term-plus").with("value", value),
    }
}

fn named_term(bonus: &Bonus) -> Sentence {
    let name = Part::from(&bonus.label);
    match bonus.value < 0 {
        true => sentence("log-term-minus-named").with("value", bonus.value.saturating_abs()).with("name", name),
        false => sentence("log-term-plus-named").with("value", bonus.value).with("name", name),
    }
}

/// A pool that was thrown and counted; leaning and a botch are said around it.
fn pool_part(pool: &PoolThrow, rolled: &Rolled<'_>) -> Part {
    let changed = !rolled.bonuses.is_empty() || pool.penalty != 0;
    let mut said = sentence("log-pool")
        .with("successes", pool.successes)
        .with("dice", pool.dice)
        .with("target", pool.target)
        .with("faces", faces(rolled.rolls));
    if pool.cancelled > 0 {
        said = sentence("log-pool-cancelled").with("pool", said).with("count", pool.cancelled);
    }
    if changed {
        let mut terms: Vec<Part> = rolled.bonuses.iter().map(|bonus| named_term(bonus).into()).collect();
        if pool.penalty != 0 {
            terms.push(sentence("log-term-wounds").with("value", pool.penalty.saturating_abs()).into());
        }
        said = sentence("log-pool-changed")
            .with("pool", said)
            .with("base", rolled.modifier)
            .with("terms", joined("log-join-terms", terms));
    }
    if let Some(lean) = lean(rolled.mode) {
        said = sentence("log-pool-leaning").with("pool", said).with("mode", Part::Case(lean));
    }
    if pool.botch {
        said = sentence("log-pool-botch").with("pool", said);
    }
    said.into()
}

/// A pool thrown for harm: nothing leans, nothing is named.
pub(super) fn harm_pool(pool: &PoolThrow, rolls: &[Throw], flat: i64) -> Part {
    let thrown = sentence("log-pool")
        .with("successes", pool.successes)
        .with("dice", pool.dice)
        .with("target", pool.target)
        .with("faces", faces(rolls));
    match flat {
        0 => thrown.into(),
        _ => sentence("log-pool-automatic").with("pool", thrown).with("flat", flat).into(),
    }
}

/// The number that an attack met: what it is called where it is, and what guards stood in it.
pub(super) fn defense(value: i64, label: Option<&LabelRef>, guards: &[Bonus]) -> Part {
    let number = match label {
        Some(label) => sentence("log-defense-named").with("label", label).with("value", value),
        None => sentence("log-defense").with("value", value),
    };
    if guards.is_empty() {
        return number.into();
    }
    let guards = guards
        .iter()
        .map(|guard| {
            let name = Part::from(&guard.label);
            match guard.value < 0 {
                true => sentence("log-guard-minus").with("name", name).with("value", guard.value.saturating_abs()),
                false => sentence("log-guard-plus").with("name", name).with("value", guard.value),
            }
        })
        .map(Part::from)
        .collect();
    sentence("log-defense-guarded").with("defense", number).with("guards", joined("log-join-list", guards)).into()
}
