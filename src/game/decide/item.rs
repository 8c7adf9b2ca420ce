//! Using an item that somebody carries (checks.md 6.3).

use crate::check::use_item;
use crate::dice::Roller;
use crate::game::decide::{member, peace};
use crate::game::{Event, Game, GameRefusal};
use crate::rules::Effective;

pub(super) fn use_one(
    rules: &Effective,
    game: &Game,
    at: usize,
    stack: usize,
    roller: &mut Roller,
) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let used = use_item(rules, member(game, at)?, stack, roller);
    let used = used.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    Ok(vec![Event::UsedItem { member: at, used: Box::new(used) }])
}
