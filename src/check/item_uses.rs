//! Using an item several times over (checks.md 6.2 `use`): each time the first stack that can be used. What was done stands
//! when no more can be.
//!
//! Must not know: what one use does.

use crate::check::item_use::{ItemUseRefusal, Used, use_item};
use crate::dice::Roller;
use crate::items::find::{Held, held};
use crate::items::{Member, apply_all};
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

/// Uses what somebody's bag holds under a name, or one stack of it, so many times, held at 1 to [`USES_MAX`]. A stack that is
/// meant by its place is used until it is gone; what lies there then is another.
///
/// # Errors
/// When not even the first use can be made: [`ItemUseRefusal::NoneHeld`] where nothing of that name is held, else why the first
/// stack that is meant cannot be used.
pub fn use_times(
    rules: &Effective,
    member: &Member,
    what: Held<'_>,
    count: i64,
    roller: &mut Roller,
) -> Result<UsedTimes, ItemUseRefusal> {
    let mut member = member.clone();
    let mut uses = Vec::new();
    for _ in 0..count.clamp(1, USES_MAX) {
        let stacks = member.bag.len();
        match first_usable(rules, &member, what, roller) {
            Ok(used) => {
                apply_all(&mut member.bag, &used.facts);
                used.live.iter().for_each(|change| evolve_live(&mut member.live, change));
                uses.push(used);
            }
            Err(refusal) if uses.is_empty() => return Err(refusal),
            Err(refusal) => return Ok(UsedTimes { uses, stopped: Some(refusal) }),
        }
        if matches!(what, Held::Stack(_)) && member.bag.len() < stacks {
            let stopped = (uses.len() < usize::try_from(count).unwrap_or(1)).then_some(ItemUseRefusal::NoneLeft);
            return Ok(UsedTimes { uses, stopped });
        }
    }
    Ok(UsedTimes { uses, stopped: None })
}

/// A stack that cannot be used throws no dice, so the next may be asked.
fn first_usable(
    rules: &Effective,
    member: &Member,
    what: Held<'_>,
    roller: &mut Roller,
) -> Result<Used, ItemUseRefusal> {
    let mut refusal = None;
    for at in held(rules, &member.bag, what) {
        match use_item(rules, member, at, roller) {
            Ok(used) => return Ok(used),
            Err(why @ ItemUseRefusal::LiveFull) => return Err(why),
            Err(why) => refusal = refusal.or(Some(why)),
        }
    }
    Err(refusal.unwrap_or(ItemUseRefusal::NoneHeld))
}
