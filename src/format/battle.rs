//! `battle`: the older mapping of a sheet onto battles. It is read and checked; fights follow `combat` (combat.md 1.20).
//!
//! The spec describes only its place in the file; its keys and bounds are those of published rulesets.

use crate::format::catalog_source::AlwaysWhen;
use crate::format::collection::List;
use crate::format::combat::HealthSource;
use crate::format::scalar::{Id, Int};
use crate::format::shape::object;

object! {
    /// How a sheet is seen by battles that know no rules of their own.
    pub struct Battle {
        /// What a blow takes away.
        req health: HealthSource = "health";
        /// What skills cost.
        opt energy: BattlePool = "energy";
        /// Pools that pay for skills by level.
        def slots: List<BattleSlot, 0, 24> = "slots", List::default();
        /// Lists whose rows are skills.
        def skills: List<BattleSkills, 0, 12> = "skills", List::default();
    }
}

object! {
    /// A pool named.
    pub struct BattlePool {
        /// The live pool.
        req pool: Id = "pool";
    }
}

object! {
    /// A pool that pays for skills of a level.
    pub struct BattleSlot {
        /// The live pool.
        req pool: Id = "pool";
        /// The level it pays for.
        req level: Int<0, 100> = "level";
    }
}

object! {
    /// A list whose rows are skills.
    pub struct BattleSkills {
        /// The list.
        req list: Id = "list";
        /// A boolean column that says which rows.
        opt only_when: Id = "onlyWhen";
        /// Rows that count whatever that column says.
        opt always_when: AlwaysWhen = "alwaysWhen";
    }
}
