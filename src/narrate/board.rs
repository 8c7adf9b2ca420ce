//! Standard actions, moments that are let pass, moving about.

use crate::combat::CombatantId;
use crate::format::mechanics::StandardAction;
use crate::narrate::cast::Cast;
use crate::narrate::line::{Kind, Level, Line, sentence};

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

pub(super) fn pass(actor: &CombatantId, cast: &dyn Cast) -> Line {
    Line::of(Kind::Attack, Level::Full, actor, sentence("log-pass").who("actor", actor, cast))
}
