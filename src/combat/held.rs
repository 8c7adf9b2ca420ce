//! What somebody in a fight holds, and their sheet worked out with it.

use crate::combat::encounter::Character;
use crate::rules::Effective;
use crate::sheet::{NoItems, Values, evaluate};

/// Works a sheet out as it stands now and hands it over.
pub fn with_values<T>(rules: &Effective, character: &Character, read: impl FnOnce(&Values<'_>) -> T) -> T {
    let items = NoItems;
    let values = evaluate(rules, &character.build, &character.live, &items);
    read(&values)
}
