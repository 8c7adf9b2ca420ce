//! Who goes first in a fight, and initiative that attacks move (combat.md 1.3).

use crate::format::collection::{List, StepTable};
use crate::format::resolution::DiceCount;
use crate::format::scalar::{Id, Int, Label};
use crate::format::shape::{object, words};
use crate::format::value_ref::ValueRef;
use crate::source::Code;

object! {
    /// Who goes first.
    pub struct Initiative {
        /// Dice thrown.
        opt dice: DiceCount = "dice";
        /// Added to them.
        opt modifier: ValueRef = "modifier";
        /// A pool thrown instead.
        opt pool: ValueRef = "pool";
        /// Added to its successes.
        opt plus: Int<0, 100> = "plus";
        /// How often it is thrown.
        opt each: Each = "each";
        /// Initiative that attacks move.
        opt resource: InitiativeResource = "resource";
    }
    check |value, at, reader| {
        if value.dice.is_some() == value.pool.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `dice`, `pool`");
        }
        let beside = [
            ("modifier", value.modifier.is_some() && value.dice.is_none(), "`modifier` needs `dice`"),
            ("plus", value.plus.is_some() && value.pool.is_none(), "`plus` needs `pool`"),
            ("resource", value.resource.is_some() && value.pool.is_none(), "`resource` needs `pool`"),
            ("each", value.resource.is_some() && value.each.is_some(), "`each` may not stand beside `resource`"),
        ];
        for (key, _, message) in beside.into_iter().filter(|(_, wrong, _)| *wrong) {
            reader.fault(Code::NotAllowedHere, &at.key(key), message);
        }
    }
}

words! {
    /// How often initiative is thrown.
    pub enum Each {
        /// Once a fight.
        Fight = "fight",
        /// Every round.
        Round = "round",
    }
}

object! {
    /// Initiative that attacks move.
    pub struct InitiativeResource {
        /// What it falls back to.
        req base: Int<0, 100> = "base";
        /// Ways to strike.
        req styles: List<Style, 1, 4> = "styles";
        /// What happens to somebody who has none left.
        opt crash: Crash = "crash";
    }
    check |value, at, reader| {
        if !value.styles.iter().any(|style| style.takes.is_some()) {
            reader.fault(Code::NeededHere, &at.key("styles"), "at least one style must take");
        }
        if let Some(crash) = value.crash.as_ref().filter(|crash| value.base.get() <= crash.at.get()) {
            reader.fault(Code::OutOfRange, &at.key("base"), format!("must be above `crash.at` ({})", crash.at.get()));
        }
    }
}

object! {
    /// A way to strike: exactly one of taking and spending.
    pub struct Style {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// Takes initiative.
        opt takes: StyleTakes = "takes";
        /// Spends it as damage dice.
        opt spends: StyleSpends = "spends";
    }
    check |value, at, reader| {
        if value.takes.is_some() == value.spends.is_some() {
            reader.fault(Code::NotExactlyOne, at, "needs exactly one of `takes`, `spends`");
        }
    }
}

object! {
    /// What taking brings.
    pub struct StyleTakes {
        /// Besides what is taken.
        def gain: Int<0, 20> = "gain", Int::clamped(0);
    }
}

object! {
    /// What spending costs.
    pub struct StyleSpends {
        /// What is lost on a miss, by how much one has.
        opt on_miss: StepTable = "onMiss";
    }
    check |value, at, reader| {
        for (index, (_, loss)) in value.on_miss.iter().flat_map(|table| table.rows()).enumerate() {
            if *loss < 0.0 {
                reader.fault(Code::OutOfRange, &at.key("onMiss").index(index).index(1), "must not be below 0");
            }
        }
    }
}

object! {
    /// What happens to somebody whose initiative runs out.
    pub struct Crash {
        /// At or below this.
        def at: Int<-100, 100> = "at", Int::clamped(0);
        /// The condition put on.
        opt condition: Id = "condition";
        /// What whoever did it gains.
        def bonus: Int<0, 100> = "bonus", Int::clamped(0);
        /// After how many turns it passes.
        opt recover_after: Int<1, 20> = "recoverAfter";
    }
}
