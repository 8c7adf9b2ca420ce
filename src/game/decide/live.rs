//! Changes to somebody's live state: pools, tracks, conditions, states, notes, rests.

use crate::game::decide::member;
use crate::game::{Event, Game, GameRefusal};
use crate::items::held::with_values;
use crate::rules::Effective;
use crate::sheet::{LiveCommand, decide_live};

pub(super) fn decide(
    rules: &Effective,
    game: &Game,
    at: usize,
    change: &LiveCommand,
) -> Result<Vec<Event>, GameRefusal> {
    if game.fighting().is_some() {
        // In a fight the fight's own menu says what may be spent.
        return Err(GameRefusal::new("in-a-fight"));
    }
    let member = member(game, at)?;
    let decision = with_values(rules, member, |values| decide_live(values, change))
        .map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(vec![Event::Live { member: at, changes: decision.changes }])
}
