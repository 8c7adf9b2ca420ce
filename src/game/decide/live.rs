//! Changes to somebody's live state: pools, tracks, conditions, states, notes, rests.

use crate::game::decide::{member, peace};
use crate::game::{Event, Game, GameRefusal};
use crate::items::held::HeldBag;
use crate::rules::Effective;
use crate::sheet::{LiveCommand, decide_live, evaluate, live_difference, read_sheet};

pub(super) fn decide(
    rules: &Effective,
    game: &Game,
    at: usize,
    change: &LiveCommand,
) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let member = member(game, at)?;
    let held = HeldBag::new(rules, &member.bag);
    let read = read_sheet(rules, &member.sheet, &member.live);
    let values = evaluate(rules, &read.sheet.build, &read.live, &held);
    let decision = decide_live(&values, change).map_err(|refusal| GameRefusal::new(refusal.code()))?;
    // Live values whose ids are gone settle with the first write.
    let mut changes = live_difference(&member.live, &read.live);
    changes.extend(decision.changes);
    Ok(vec![Event::Live { member: at, changes }])
}
