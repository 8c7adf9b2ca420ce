//! Attacks, what answers them, saves.

use crate::combat::{AttackOutcome, Bonus, CombatantId, LabelRef};
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, Part, sentence};
use crate::narrate::roll::{Rolled, defense};

/// An attack that was rolled.
pub(super) struct Attack<'e> {
    pub(super) actor: &'e CombatantId,
    pub(super) target: &'e CombatantId,
    pub(super) label: &'e LabelRef,
    pub(super) style: Option<&'e LabelRef>,
    pub(super) rolled: Rolled<'e>,
    pub(super) defense: i64,
    pub(super) defense_label: Option<&'e LabelRef>,
    pub(super) guards: &'e [Bonus],
    pub(super) outcome: AttackOutcome,
}

pub(super) fn attack(attack: &Attack<'_>, cast: &dyn Cast) -> Line {
    let said = match (attack.rolled.pool.is_some(), attack.outcome) {
        (false, AttackOutcome::Hit) => sentence("log-attack-hit"),
        (false, AttackOutcome::Miss) => sentence("log-attack-miss"),
        (false, AttackOutcome::Critical) => sentence("log-attack-critical"),
        (true, AttackOutcome::Hit | AttackOutcome::Critical) => sentence("log-attack-pool-hit"),
        (true, AttackOutcome::Miss) => sentence("log-attack-pool-miss"),
    };
    let label = match attack.style {
        Some(style) => sentence("log-name-with-style").with("name", attack.label).with("style", style).into(),
        None => Part::from(attack.label),
    };
    let mut said = said
        .who("actor", attack.actor, cast)
        .who("target", attack.target, cast)
        .with("label", label)
        .with("roll", attack.rolled.part());
    // A pool needs successes; a sum meets a named number.
    if attack.rolled.pool.is_some() {
        said = said.with("needed", needed(attack.defense, attack.guards));
    } else {
        said = said.with("defense", defense(attack.defense, attack.defense_label, attack.guards));
    }
    // What decides the fight is the harm that comes of it.
    Line::of(Kind::Attack, Level::Normal, attack.actor, said)
}

/// How many successes a pool needs.
pub(super) fn successes_needed(successes: i64) -> Part {
    sentence("log-needed").with("successes", successes).into()
}

fn needed(successes: i64, guards: &[Bonus]) -> Part {
    if guards.is_empty() {
        return successes_needed(successes);
    }
    let number = defense(successes, None, guards);
    sentence("log-needed-guarded").with("defense", number).with("successes", successes).into()
}

/// A save that was made.
pub(super) struct Save<'e> {
    pub(super) save: &'e LabelRef,
    pub(super) rolled: Rolled<'e>,
    pub(super) difficulty: i64,
    pub(super) success: bool,
    pub(super) automatic: bool,
}

pub(super) fn save(actor: &CombatantId, save: &Save<'_>, cast: &dyn Cast) -> Line {
    let said = match (save.automatic, save.rolled.pool.is_some(), save.success) {
        (true, _, _) => sentence("log-save-automatic"),
        (false, false, true) => sentence("log-save-success"),
        (false, false, false) => sentence("log-save-failure"),
        (false, true, true) => sentence("log-save-pool-success"),
        (false, true, false) => sentence("log-save-pool-failure"),
    };
    let mut said = said.who("actor", actor, cast).with("save", save.save);
    if !save.automatic {
        said = said.with("roll", save.rolled.part());
        said = match save.rolled.pool {
            Some(_) => said.with("needed", successes_needed(save.difficulty)),
            None => said.with("difficulty", save.difficulty),
        };
    }
    Line::of(Kind::Roll, Level::Normal, actor, said)
}

/// A blow that was judged again against a defense that changed.
pub(super) struct Recheck<'e> {
    pub(super) actor: &'e CombatantId,
    pub(super) target: &'e CombatantId,
    pub(super) label: &'e LabelRef,
    pub(super) total: i64,
    pub(super) defense: i64,
    pub(super) defense_label: Option<&'e LabelRef>,
    pub(super) guards: &'e [Bonus],
    pub(super) outcome: AttackOutcome,
}

pub(super) fn recheck(recheck: &Recheck<'_>, cast: &dyn Cast) -> Line {
    let said = match recheck.outcome {
        AttackOutcome::Hit | AttackOutcome::Critical => sentence("log-recheck-hit"),
        AttackOutcome::Miss => sentence("log-recheck-miss"),
    };
    let said = said
        .who("actor", recheck.actor, cast)
        .who("target", recheck.target, cast)
        .with("label", recheck.label)
        .with("total", recheck.total)
        .with("defense", defense(recheck.defense, recheck.defense_label, recheck.guards));
    // A blow that was told as a hit and is none any longer must not stand uncorrected.
    Line::of(Kind::Attack, Level::Brief, recheck.actor, said)
}

pub(super) fn rider(actor: &CombatantId, target: &CombatantId, label: &LabelRef, cast: &dyn Cast) -> Line {
    let said = sentence("log-rider").with("label", label).who("target", target, cast);
    Line::of(Kind::Attack, Level::Normal, actor, said)
}

pub(super) fn cancelled(actor: &CombatantId, label: &LabelRef, by: &CombatantId, cast: &dyn Cast) -> Line {
    let said = sentence("log-cancelled").who("actor", actor, cast).with("label", label).who("by", by, cast);
    Line::of(Kind::Attack, Level::Brief, actor, said)
}
