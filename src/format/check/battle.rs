//! The older `battle` block (combat.md 1.20): what it names must be there, although fights follow `combat`.
//!
//! Must not know: `combat`.

use crate::format::check::{Checker, attack_list, fight};
use crate::source::Path;

/// Checks `battle`, where there is one.
pub(super) fn check(checker: &mut Checker<'_, '_>) {
    let Some(battle) = &checker.ruleset.battle else { return };
    let at = Path::ROOT.key("battle");
    let health_at = at.key("health");
    if let Some(id) = &battle.health.pool {
        fight::pool(checker, id, &health_at.key("pool"));
    }
    if let Some(id) = &battle.health.track {
        fight::track(checker, id, &health_at.key("track"));
    }
    if let Some(energy) = &battle.energy {
        fight::pool(checker, &energy.pool, &at.key("energy").key("pool"));
    }
    for (index, slot) in battle.slots.iter().enumerate() {
        fight::pool(checker, &slot.pool, &at.key("slots").index(index).key("pool"));
    }
    for (index, skills) in battle.skills.iter().enumerate() {
        let skills_at = at.key("skills");
        let at = skills_at.index(index);
        if let Some(list) = fight::list(checker, &skills.list, &at.key("list")) {
            attack_list::check_usable(checker, list, skills.only_when.as_ref(), skills.always_when.as_ref(), &at);
        }
    }
}
