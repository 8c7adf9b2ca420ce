//! Changes to somebody's live state: pools, tracks, conditions, states, notes, rests.

use crate::game::decide::member;
use crate::game::{Event, Game, GameRefusal};
use crate::items::held::HeldBag;
use crate::rules::Effective;
use crate::sheet::{LiveCommand, decide_live, evaluate};

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
    let held = HeldBag::new(rules, &member.bag);
    let values = evaluate(rules, &member.sheet.build, &member.live, &held);
    let decision = decide_live(&values, change).map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(vec![Event::Live { member: at, changes: decision.changes }])
}
