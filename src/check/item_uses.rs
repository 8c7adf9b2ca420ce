//! Using an item several times over (checks.md 6.2 `use`): each time the first stack that can be used. What was done stands
//! when no more can be.
//!
//! Must not know: how stacks are named, what one use does.

use crate::check::item_use::{ItemUseRefusal, Used, use_item};
use crate::dice::Roller;
use crate::items::{Member, Stack, apply_all};
use crate::rules::Effective;
use crate::sheet::evolve_live;

/// Most uses at once (checks.md 5.3 `count`).
pub const USES_MAX: i64 = 9_999;

/// Uses that were made, and why there are no more of them.
#[derive(Debug, Clone, PartialEq)]
pub struct UsedTimes {
    /// Each use, in order, at least one; each on what the one before left.
    pub uses: Vec<Used>,
    /// Why it was not used as often as was asked.
    pub stopped: Option<ItemUseRefusal>,
}

/// Uses what a test picks of somebody's bag so many times, held at 1 to [`USES_MAX`].
///
/// # Errors
/// When not even the first can be made: [`ItemUseRefusal::NoneHeld`] where the test picks nothing, else why the first stack
/// that it picks cannot be used.
pub fn use_times(
    rules: &Effective,
    member: &Member,
    count: i64,
    pick: impl Fn(&Stack) -> bool,
    roller: &mut Roller,
) -> Result<UsedTimes, ItemUseRefusal> {
    let mut member = member.clone();
    let mut uses = Vec::new();
    for _ in 0..count.clamp(1, USES_MAX) {
        match first_usable(rules, &member, &pick, roller) {
            Ok(used) => {
                apply_all(&mut member.bag, &used.facts);
                used.live.iter().for_each(|change| evolve_live(&mut member.live, change));
                uses.push(used);
            }
            Err(refusal) if uses.is_empty() => return Err(refusal),
            Err(refusal) => return Ok(UsedTimes { uses, stopped: Some(refusal) }),
        }
    }
    Ok(UsedTimes { uses, stopped: None })
}

/// A stack that cannot be used throws no dice, so the next may be asked.
fn first_usable(
    rules: &Effective,
    member: &Member,
    pick: impl Fn(&Stack) -> bool,
    roller: &mut Roller,
) -> Result<Used, ItemUseRefusal> {
    let mut refusal = None;
    for (at, _) in member.bag.iter().enumerate().filter(|(_, stack)| pick(stack)) {
        match use_item(rules, member, at, roller) {
            Ok(used) => return Ok(used),
            Err(why @ ItemUseRefusal::LiveFull) => return Err(why),
            Err(why) => refusal = refusal.or(Some(why)),
        }
    }
    Err(refusal.unwrap_or(ItemUseRefusal::NoneHeld))
}
