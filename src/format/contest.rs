//! Contests and the numbers they read (combat.md 1.13).

use crate::format::collection::List;
use crate::format::scalar::{Id, Int, Label, Number};
use crate::format::shape::{object, words};
use crate::format::value_ref::ValueRef;
use crate::source::Code;

object! {
    /// A number that contests read.
    pub struct CombatCheck {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Where it is found.
        req value: ValueRef = "value";
    }
}

words! {
    /// Who wins a tie.
    pub enum Ties {
        /// Whoever is tried.
        Defender = "defender",
        /// Whoever tries.
        Attacker = "attacker",
    }
}

object! {
    /// A contest.
    pub struct Contest {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// The budget it takes.
        req budget: Id = "budget";
        /// Whether it may be taken in place of a strike.
        opt strike: bool = "strike";
        /// How far it reaches.
        opt reach: Number = "reach";
        /// What whoever tries throws.
        req attacker: ContestSide = "attacker";
        /// What whoever is tried throws.
        req defender: ContestSide = "defender";
        /// Who wins a tie.
        def ties: Ties = "ties", Ties::Defender;
        /// Only for somebody held.
        opt from: ContestFrom = "from";
        /// What winning does.
        req on_win: OnWin = "onWin";
    }
    check |value, at, reader| {
        if value.strike == Some(false) {
            reader.fault(Code::NotAllowedHere, &at.key("strike"), "only `true` may be written here; leave the key out instead");
        }
        if value.reach.is_some_and(|reach| reach.get() <= 0.0) {
            reader.fault(Code::OutOfRange, &at.key("reach"), "must be above 0");
        }
    }
}

object! {
    /// One side of a contest.
    pub struct ContestSide {
        /// The best of these checks.
        req checks: List<Id, 1, 4> = "checks";
    }
}

object! {
    /// Only for somebody held.
    pub struct ContestFrom {
        /// By this condition; its source is the target.
        req holding: Id = "holding";
    }
}

object! {
    /// What winning does.
    pub struct OnWin {
        /// Conditions put on the target.
        opt applies: List<ContestApplies, 1, 4> = "applies";
        /// Conditions taken off.
        opt ends: List<ContestEnds, 1, 4> = "ends";
        /// How far the target is pushed.
        opt push: Number = "push";
    }
    check |value, at, reader| {
        if value.applies.is_none() && value.ends.is_none() && value.push.is_none() {
            reader.fault(Code::DoesNothing, at, "winning does nothing");
        }
        if value.push.is_some_and(|push| push.get() <= 0.0) {
            reader.fault(Code::OutOfRange, &at.key("push"), "must be above 0");
        }
    }
}

object! {
    /// A condition put on by a contest.
    pub struct ContestApplies {
        /// Which.
        req condition: Id = "condition";
        /// For how many rounds; until taken off where left out.
        opt rounds: Int<1, 100> = "rounds";
    }
}

words! {
    /// One of the two in a contest.
    pub enum ContestWho {
        /// Whoever tries.
        Actor = "actor",
        /// Whoever is tried.
        Target = "target",
    }
}

object! {
    /// A condition taken off by a contest.
    pub struct ContestEnds {
        /// Which.
        req condition: Id = "condition";
        /// From whom.
        req on: ContestWho = "on";
    }
}
