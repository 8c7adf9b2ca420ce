//! `combat.threat`: how dangerous opponents are (combat.md 1.16, amendments.md 2).
//!
//! Must not know: opponents.

use crate::format::check::{Checker, fight};
use crate::format::combat::Combat;
use crate::source::Path;

/// Checks the tiers.
pub(super) fn check(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    let Some(threat) = &combat.threat else { return };
    let threat_at = at.key("threat");
    let at = threat_at.key("tiers");
    checker.duplicates(&at, "tier", threat.tiers.iter().map(|tier| tier.id.as_str()));
    for (index, tier) in threat.tiers.iter().enumerate() {
        if let Some(loot) = &tier.loot {
            fight::loot_table(checker, &at.index(index).key("loot"), loot);
        }
    }
}
