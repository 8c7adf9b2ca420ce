//! What deeds cost, use up and bring back.

use crate::combat::{CombatantId, LabelRef, Moved};
use crate::dice::Throw;
use crate::narrate::attack::successes_needed;
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, Part, moved, sentence};
use crate::narrate::roll::Rolled;

pub(super) fn spend(
    actor: &CombatantId,
    label: &LabelRef,
    amount: i64,
    stands: Option<Moved>,
    cast: &dyn Cast,
) -> Line {
    let said = match stands {
        Some(stands) => sentence("log-spend-moved").with("stands", moved(Some(stands.before), stands.now)),
        None => sentence("log-spend"),
    };
    let said = said.who("actor", actor, cast).with("amount", amount).with("label", label);
    Line::of(Kind::Cost, Level::Normal, actor, said)
}

pub(super) fn budget(actor: &CombatantId, budget: &LabelRef, left: i64, cast: &dyn Cast) -> Line {
    let said = sentence("log-budget").who("actor", actor, cast).with("left", left).with("budget", budget);
    Line::of(Kind::Cost, Level::Unseen, actor, said)
}

pub(super) fn uses(actor: &CombatantId, label: &LabelRef, left: i64, of: i64) -> Line {
    let said = sentence("log-uses").with("label", label).with("left", left).with("of", of);
    Line::of(Kind::Cost, Level::Normal, actor, said)
}

pub(super) fn broke(actor: &CombatantId, label: &LabelRef, roll: Throw) -> Line {
    Line::of(Kind::Cost, Level::Brief, actor, sentence("log-broke").with("label", label).with("roll", roll.face))
}

/// A check that had to be passed before an item worked.
pub(super) struct Gate<'e> {
    pub(super) label: &'e LabelRef,
    pub(super) check: &'e LabelRef,
    pub(super) rolled: Rolled<'e>,
    pub(super) difficulty: i64,
    pub(super) success: bool,
}

pub(super) fn gate(actor: &CombatantId, gate: &Gate<'_>, cast: &dyn Cast) -> Line {
    let said = match (gate.rolled.pool.is_some(), gate.success) {
        (false, true) => sentence("log-gate-passed"),
        (false, false) => sentence("log-gate-failed"),
        (true, true) => sentence("log-gate-pool-passed"),
        (true, false) => sentence("log-gate-pool-failed"),
    };
    let said = said
        .who("actor", actor, cast)
        .with("label", gate.label)
        .with("check", gate.check)
        .with("roll", gate.rolled.part());
    let said = match gate.rolled.pool {
        Some(_) => said.with("needed", successes_needed(gate.difficulty)),
        None => said.with("difficulty", gate.difficulty),
    };
    // Only a failure decides what comes of the deed.
    let level = if gate.success { Level::Normal } else { Level::Brief };
    Line::of(Kind::Roll, level, actor, said)
}

pub(super) fn recharge(
    actor: &CombatantId,
    label: &LabelRef,
    rolls: &[Throw],
    kept: i64,
    from: i64,
    back: bool,
) -> Line {
    let rolled =
        Rolled { rolls, kept, mode: crate::combat::Mode::Normal, modifier: 0, bonuses: &[], total: kept, pool: None };
    let said = if back { sentence("log-recharge-ready") } else { sentence("log-recharge-spent") };
    let said = said.with("label", label).with("roll", rolled.part()).with("from", from);
    Line::of(Kind::Cost, Level::Normal, actor, said)
}

pub(super) fn signature(actor: &CombatantId, label: &LabelRef, cost: i64, left: i64, cast: &dyn Cast) -> Line {
    let said =
        sentence("log-signature").who("actor", actor, cast).with("cost", cost).with("label", label).with("left", left);
    Line::of(Kind::Cost, Level::Normal, actor, said)
}

pub(super) fn strikes(actor: &CombatantId, label: &LabelRef, left: i64) -> Line {
    let said = match left {
        0 => sentence("log-strikes-last"),
        _ => sentence("log-strikes").with("left", left),
    };
    Line::of(Kind::Cost, Level::Full, actor, said.with("label", label))
}

pub(super) fn gives(actor: &CombatantId, label: &LabelRef, budget: &LabelRef, left: i64, cast: &dyn Cast) -> Line {
    let said =
        sentence("log-gives").who("actor", actor, cast).with("label", label).with("left", left).with("budget", budget);
    Line::of(Kind::Cost, Level::Normal, actor, said)
}

pub(super) fn shot(actor: &CombatantId, label: &LabelRef, left: i64, of: Option<i64>) -> Line {
    let said = match of {
        Some(of) => sentence("log-shot-loaded").with("of", of),
        None => sentence("log-shot-left"),
    };
    Line::of(Kind::Cost, Level::Normal, actor, said.with("label", label).with("left", left))
}

pub(super) fn reload(
    actor: &CombatantId,
    label: &LabelRef,
    loaded: i64,
    of: i64,
    drew: Option<i64>,
    cast: &dyn Cast,
) -> Line {
    let said = match drew {
        Some(drew) => sentence("log-reload-drew").with("drew", drew),
        None => sentence("log-reload"),
    };
    let said = said.who("actor", actor, cast).with("label", label).with("loaded", loaded).with("of", of);
    Line::of(Kind::Cost, Level::Normal, actor, said)
}

pub(super) fn recovered(actor: &CombatantId, label: &LabelRef, count: i64, cast: &dyn Cast) -> Line {
    let said =
        sentence("log-recovered").who("actor", actor, cast).with("count", count).with("label", Part::from(label));
    Line::of(Kind::Cost, Level::Normal, actor, said)
}
