//! Which rows of a list are usable: shared by ability lists and the older battle block (combat.md 1.8).

use crate::format::scalar::{Id, Scalar};
use crate::format::shape::object;

object! {
    /// Rows that are usable whatever `onlyWhen` says.
    pub struct AlwaysWhen {
        /// The column.
        req column: Id = "column";
        /// The value it must hold.
        req equals: Scalar = "equals";
    }
}
