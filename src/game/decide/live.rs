//! Changes to somebody's live state: pools, tracks, conditions, states, notes, rests.

use crate::game::decide::{member, peace};
use crate::game::{Event, Game, GameRefusal};
use crate::items::held::with_values;
use crate::rules::Effective;
use crate::sheet::{LiveCommand, decide_live, live_difference, read_sheet};

pub(super) fn decide(
    rules: &Effective,
    game: &Game,
    at: usize,
    change: &LiveCommand,
) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let member = member(game, at)?;
    let decision = with_values(rules, member, |values| decide_live(values, change))
        .map_err(|refusal| GameRefusal::new(refusal.code()))?;
    // Live values whose ids are gone settle with the first write.
    let mut changes = live_difference(&member.live, &read_sheet(rules, &member.sheet, &member.live).live);
    changes.extend(decision.changes);
    Ok(vec![Event::Live { member: at, changes }])
}
