//! `combat.threat`: how dangerous opponents are (combat.md 1.16, amendments.md 2).
//!
//! Must not know: opponents.

use crate::format::check::{Checker, loot};
use crate::format::combat::Combat;
use crate::source::Path;

/// Checks the tiers.
pub(super) fn check(checker: &mut Checker<'_, '_>, combat: &Combat, at: &Path<'_>) {
    let Some(threat) = &combat.threat else { return };
    let threat_at = at.key("threat");
    let at = threat_at.key("tiers");
    checker.distinct(&threat.tiers, "tier", &at);
    for (index, tier) in threat.tiers.iter().enumerate() {
        if let Some(table) = &tier.loot {
            loot::check_table_named(checker, table, &at.index(index).key("loot"));
        }
    }
}
