//! What the log can be filtered by: one of those in it, one kind of what happened.

use crate::combat::CombatantId;
use crate::locale::{Arg, Locale};
use crate::narrate::Kind;
use crate::text::{SafeText, safe};
use crate::view::parts::word;
use crate::view::table::log::{LogLine, LogState};

/// A choice of the filter's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LogFilter {
    /// Everything is shown again.
    Everything,
    /// Only what somebody did and what befell them.
    Actor(CombatantId),
    /// Only one kind.
    Kind(Kind),
}

/// Every kind, in the order in which they are listed.
const KINDS: [Kind; 11] = [
    Kind::Attack,
    Kind::Harm,
    Kind::Healing,
    Kind::Condition,
    Kind::Roll,
    Kind::Cost,
    Kind::Move,
    Kind::Fate,
    Kind::Order,
    Kind::Outcome,
    Kind::Refusal,
];

/// The word for a kind.
pub fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Order => "log-kind-order",
        Kind::Attack => "log-kind-attack",
        Kind::Harm => "log-kind-harm",
        Kind::Healing => "log-kind-healing",
        Kind::Condition => "log-kind-condition",
        Kind::Roll => "log-kind-roll",
        Kind::Cost => "log-kind-cost",
        Kind::Move => "log-kind-move",
        Kind::Fate => "log-kind-fate",
        Kind::Outcome => "log-kind-outcome",
        Kind::Refusal => "log-kind-refusal",
    }
}

/// What can be chosen, with its label: everything, everybody of `who`, those whom the log does not name last and said
/// to be so, the kinds that it has. What is chosen
/// already is marked.
pub fn choices(
    state: &LogState,
    log: &[LogLine],
    who: &[(CombatantId, SafeText)],
    locale: &Locale,
) -> Vec<(LogFilter, SafeText)> {
    let mark = |label: &SafeText, on: bool| safe(&format!("{} {label}", if on { "✓" } else { " " }));
    let all = state.actor.is_none() && state.kind.is_none();
    let mut choices = vec![(LogFilter::Everything, mark(&word(locale, "log-filter-everything"), all))];
    let (told, silent): (Vec<_>, Vec<_>) =
        who.iter().partition(|(id, _)| log.iter().any(|line| line.about.contains(id)));
    let silent = silent.into_iter().map(|(id, name)| {
        let args = [("who", Arg::Text(name.clone()))];
        (id, locale.word("log-filter-silent", &args))
    });
    for (id, name) in told.into_iter().map(|(id, name)| (id, name.clone())).chain(silent) {
        choices.push((LogFilter::Actor(id.clone()), mark(&name, state.actor.as_ref() == Some(id))));
    }
    for kind in KINDS.into_iter().filter(|kind| log.iter().any(|line| line.kind == *kind)) {
        choices.push((LogFilter::Kind(kind), mark(&word(locale, kind_word(kind)), state.kind == Some(kind))));
    }
    choices
}

impl LogState {
    /// Takes a choice: what was chosen already is taken off again.
    pub fn choose(&mut self, filter: &LogFilter) {
        match filter {
            LogFilter::Everything => (self.actor, self.kind) = (None, None),
            LogFilter::Actor(id) => self.actor = (self.actor.as_ref() != Some(id)).then(|| id.clone()),
            LogFilter::Kind(kind) => self.kind = (self.kind != Some(*kind)).then_some(*kind),
        }
        self.cursor = None;
    }
}
