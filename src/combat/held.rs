//! What somebody in a fight holds, and their sheet worked out with it.

use crate::combat::encounter::Character;
use crate::items::held::HeldBag;
use crate::rules::Effective;
use crate::sheet::{Values, evaluate};

/// Works a sheet out as it stands now and hands it over.
pub fn with_values<T>(rules: &Effective, character: &Character, read: impl FnOnce(&Values<'_>) -> T) -> T {
    let items = HeldBag::new(rules, character.bag());
    let values = evaluate(rules, character.build(), character.live(), &items);
    read(&values)
}
