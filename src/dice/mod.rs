//! Dice: their notation, the roller that every rule is handed, exact distributions.
//!
//! Must not know: rulesets, sheets, files, the clock.

mod derived;
mod distribution;
mod expression;
mod roller;

pub use derived::derived_seed;
pub use distribution::{Distribution, chance_text, to_f64};
pub use expression::{DiceExpression, DiceFault};
pub use roller::{Cursor, DiceExhausted, Roller, Stream, Throw};
