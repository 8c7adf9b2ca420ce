//! Holding a moment open, and going on once it is answered (combat.md 3.16).

use smol_str::format_smolstr;

use crate::combat::event::FightEvent;
use crate::combat::event_part::{CombatantId, LabelRef, WindowMoment};
use crate::combat::labels;
use crate::combat::resolve::run::go;
use crate::combat::resolve::turn::next_turn;
use crate::combat::scratch::Scratch;
use crate::combat::window::Resume;

/// Opens a window.
pub fn open(
    s: &mut Scratch<'_>,
    moment: WindowMoment,
    waiting: Vec<CombatantId>,
    source: Option<(CombatantId, LabelRef)>,
    resume: Resume,
) {
    let held = match &resume {
        Resume::Action(run) => run.held.as_ref().map(|held| (held.total, held.defense)),
        Resume::Turn => None,
    };
    let (source_id, label) = source.unzip();
    let defense_label = held.and_then(|_| labels::defense(s.rules, s.combat));
    s.emit(FightEvent::Window {
        window: format_smolstr!("w{}", s.fight.windows + 1),
        window_kind: moment.into(),
        moment,
        waiting,
        source_id,
        label,
        total: held.map(|(total, _)| total),
        defense: held.map(|(_, defense)| defense),
        defense_label,
        resume: Some(Box::new(resume)),
    });
}

/// Goes on with what waited behind a window that is closed.
pub fn resume(s: &mut Scratch<'_>, resume: Resume) {
    if crate::combat::resolve::end::finish(s) {
        return;
    }
    match resume {
        Resume::Turn => next_turn(s),
        Resume::Action(run) => go(s, *run),
    }
}
