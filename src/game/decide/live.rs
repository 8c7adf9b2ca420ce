//! Changes to somebody's live state: pools, tracks, conditions, states, notes, rests.

use crate::dice::Roller;
use crate::game::decide::{member, peace};
use crate::game::{Event, Game, GameRefusal};
use crate::items::Member;
use crate::items::held::with_values;
use crate::items::recharge::recharge;
use crate::rules::Effective;
use crate::sheet::{LiveChange, LiveCommand, decide_live, decide_use, settle_live};

pub(super) fn decide(
    rules: &Effective,
    game: &Game,
    at: usize,
    change: &LiveCommand,
    roller: &mut Roller,
) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let member = member(game, at)?;
    let decided = with_values(rules, member, |values| {
        let rest = match change {
            LiveCommand::Rest { rest } => Some(values.find_rest(rest)?.id.clone()),
            _ => None,
        };
        decide_live(values, change).map(|decision| (decision, rest))
    });
    let (decision, rest) = decided.map_err(|refusal| GameRefusal::new(refusal.code()))?;
    let mut events = vec![settled(rules, member, at, decision.changes)];
    // A rest brings charges back to what its taker carries (sheets.md 5.9).
    let back = rest.map(|rest| recharge(rules, &member.bag, &rest, roller)).unwrap_or_default();
    if !back.is_empty() {
        events.push(Event::Bag { member: at, facts: back.into_iter().map(|item| item.fact).collect() });
    }
    Ok(events)
}

/// Somebody uses something that came from a catalog (sheets.md 5.6).
pub(super) fn use_entry(
    rules: &Effective,
    game: &Game,
    at: usize,
    name: &str,
    pool: Option<&str>,
) -> Result<Vec<Event>, GameRefusal> {
    peace(game)?;
    let member = member(game, at)?;
    let decided = with_values(rules, member, |values| decide_use(values, name, pool));
    let decision = decided.map_err(|refusal| GameRefusal::new(refusal.code()).about(name))?;
    Ok(vec![settled(rules, member, at, decision.changes)])
}

/// Changes of live state, after those that settle values whose ids are gone: the first write decides where they stand.
fn settled(rules: &Effective, member: &Member, at: usize, decided: Vec<LiveChange>) -> Event {
    let mut changes = settle_live(rules, &member.sheet, &member.live);
    changes.extend(decided);
    Event::Live { member: at, changes }
}
