//! `items.market` and `items.currencies` (layers-items.md 1.3, 1.5; amendments.md 2).

use crate::format::collection::List;
use crate::format::loot::ItemFilter;
use crate::format::scalar::{Id, Int, Label, Number, Text, True};
use crate::format::shape::object;
use crate::format::value_ref::ValueRef;
use crate::source::Code;

object! {
    /// A family of coins that change into one another.
    pub struct CurrencyFamily {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// How many coins weigh as much as one unit of the carry stat.
        opt per_weight: Number = "perWeight";
        /// Its coins.
        req units: List<CurrencyUnit, 1, 10> = "units";
    }
    check |value, at, reader| {
        if value.per_weight.is_some_and(|per_weight| per_weight.get() <= 0.0) {
            reader.fault(Code::OutOfRange, &at.key("perWeight"), "must be above 0");
        }
    }
}

object! {
    /// A coin.
    pub struct CurrencyUnit {
        /// Its id.
        req id: Id = "id";
        /// Its name, as it is said after a number.
        req label: Text<40> = "label";
        /// Its worth in the family's smallest coin.
        req value: Int<1, 1_000_000> = "value";
    }
}

object! {
    /// Where things are sold and for how much.
    pub struct Market {
        /// Price levels.
        req prices: List<PriceLevel, 1, 8> = "prices";
        /// Kinds of place, smallest first.
        req places: List<PlaceSize, 1, 12> = "places";
        /// Which items need a larger place.
        def sold: List<SoldRule, 0, 48> = "sold", List::default();
        /// Who sells; where there is none, anybody sells anything.
        def sellers: List<Seller, 0, 24> = "sellers", List::default();
        /// Items that are in nobody's goods.
        def unsold: List<ItemFilter, 0, 24> = "unsold", List::default();
    }
}

object! {
    /// A price level.
    pub struct PriceLevel {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// What the cost is multiplied by, above 0 and at most 100.
        req times: Number = "times";
        /// Whether it is in force where none is named.
        opt default: True = "default";
    }
    check |value, at, reader| {
        if value.times.get() <= 0.0 || value.times.get() > 100.0 {
            reader.fault(Code::OutOfRange, &at.key("times"), "must be above 0 and at most 100");
        }
    }
}

object! {
    /// A kind of place.
    pub struct PlaceSize {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
    }
}

object! {
    /// Items that need a place of some size.
    pub struct SoldRule {
        /// Which items.
        req filter: ItemFilter = "filter";
        /// The smallest place.
        req place: Id = "place";
    }
}

object! {
    /// Somebody who sells.
    pub struct Seller {
        /// Its id.
        req id: Id = "id";
        /// Its name.
        req label: Label = "label";
        /// What it sells.
        req sells: List<ItemFilter, 1, 12> = "sells";
        /// The smallest place it trades at.
        opt place: Id = "place";
        /// Whom it sells to.
        opt only: SellerOnly = "only";
        /// A loot table whose roll is on sale besides.
        opt stock: Id = "stock";
    }
}

object! {
    /// Whom a seller sells to.
    pub struct SellerOnly {
        /// What is read off the buyer.
        req value: ValueRef = "value";
        /// The least that is enough.
        req at_least: Number = "atLeast";
        /// In words.
        req label: Label = "label";
    }
}
