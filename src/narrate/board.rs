//! Standard actions, moments that are let pass, moving about.

use smol_str::SmolStr;

use crate::combat::{CombatantId, Controller, LabelRef, WindowMoment};
use crate::format::mechanics::StandardAction;
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, Part, joined, sentence, who};
use crate::narrate::roll::defense;

pub(super) fn standard(
    actor: &CombatantId,
    action: StandardAction,
    target: Option<&CombatantId>,
    cast: &dyn Cast,
) -> Line {
    let said = match (action, target) {
        (StandardAction::Dash, _) => sentence("log-standard-dash"),
        (StandardAction::Disengage, _) => sentence("log-standard-disengage"),
        (StandardAction::Dodge, _) => sentence("log-standard-dodge"),
        (StandardAction::Help, Some(target)) => sentence("log-standard-help").who("target", target, cast),
        (StandardAction::Help, None) => sentence("log-standard-help-nobody"),
        (StandardAction::Hide, _) => sentence("log-standard-hide"),
        (StandardAction::Ready, _) => sentence("log-standard-ready"),
    };
    Line::of(Kind::Move, Level::Normal, actor, said.who("actor", actor, cast))
}

/// Somebody of the party is handed over, or taken back.
pub(super) fn control(actor: &CombatantId, by: Controller, cast: &dyn Cast) -> Line {
    let said = match by {
        Controller::Manual => sentence("log-taken-back"),
        Controller::Ai => sentence("log-handed-over"),
    };
    Line::of(Kind::Order, Level::Normal, actor, said.who("actor", actor, cast))
}

/// Somebody does something; what comes of it follows.
pub(super) fn deed(actor: &CombatantId, label: &LabelRef, targets: &[CombatantId], cast: &dyn Cast) -> Line {
    let own = targets.is_empty() || targets == std::slice::from_ref(actor);
    let said = match own {
        true => sentence("log-deed"),
        false => {
            let targets = targets.iter().map(|target| who(target, cast)).collect();
            sentence("log-deed-at").with("targets", joined("log-join-list", targets))
        }
    };
    Line::of(Kind::Attack, Level::Brief, actor, said.who("actor", actor, cast).with("label", label))
}

/// Somebody answers; what comes of it follows.
pub(super) fn answered(actor: &CombatantId, label: &LabelRef, cast: &dyn Cast) -> Line {
    Line::of(
        Kind::Attack,
        Level::Normal,
        actor,
        sentence("log-answered").who("actor", actor, cast).with("label", label),
    )
}

pub(super) fn pass(actor: &CombatantId, cast: &dyn Cast) -> Line {
    Line::of(Kind::Attack, Level::Full, actor, sentence("log-pass").who("actor", actor, cast))
}

/// A moment that is held open for answers.
pub(super) struct Window<'e> {
    pub(super) moment: WindowMoment,
    pub(super) waiting: &'e [CombatantId],
    pub(super) source: Option<&'e CombatantId>,
    pub(super) label: Option<&'e LabelRef>,
    pub(super) total: Option<i64>,
    pub(super) defense: Option<i64>,
    pub(super) defense_label: Option<&'e LabelRef>,
}

pub(super) fn window(window: &Window<'_>, cast: &dyn Cast) -> Line {
    let said = match (window.moment, window.source, window.label) {
        (WindowMoment::Aimed, Some(source), Some(label)) => {
            sentence("log-window-aimed").who("source", source, cast).with("label", label)
        }
        (WindowMoment::Used, Some(source), Some(label)) => {
            sentence("log-window-used").who("source", source, cast).with("label", label)
        }
        (WindowMoment::Hit, Some(source), Some(label)) => sentence("log-window-hit")
            .who("source", source, cast)
            .with("label", label)
            .with("total", window.total.unwrap_or_default())
            .with("defense", defense(window.defense.unwrap_or_default(), window.defense_label, &[])),
        (WindowMoment::Harmed, Some(source), _) => sentence("log-window-harmed").who("source", source, cast),
        (WindowMoment::BetweenTurns, _, _) => sentence("log-window-between-turns"),
        // Who did it is not known: whoever is asked may answer.
        _ => sentence("log-window-answer"),
    };
    let said = said.with("waiting", waiting(window.waiting, cast));
    Line {
        sentence: said,
        level: Level::Full,
        actor: window.waiting.first().cloned(),
        kind: Kind::Attack,
        thrown: None,
    }
}

/// The first who is asked, and how many more.
fn waiting(waiting: &[CombatantId], cast: &dyn Cast) -> Part {
    let Some((first, others)) = waiting.split_first() else { return Part::Id(SmolStr::default()) };
    match i64::try_from(others.len()) {
        Ok(0) => who(first, cast),
        Ok(count) => sentence("log-window-others").who("first", first, cast).with("count", count).into(),
        Err(_) => who(first, cast),
    }
}
