//! What a sheet asks of the items that a character holds. The bags themselves are another part's matter.

use crate::format::value_ref::ItemStat;

/// A change that one distinct item effect makes to an ability (sheets.md 3.2).
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum AbilityEffect {
    /// The score is at least this.
    Set(f64),
    /// This is added to the score.
    Add(f64),
}

/// The items that a character holds, as far as the sheet's numbers need them.
pub trait HeldItems {
    /// The number that a reference to an item stat finds; `None` where nothing is picked or nothing gives the stat, so that
    /// the reference's own default stands (sheets.md 3.3).
    fn item_stat(&self, asked: &ItemStat) -> Option<f64>;

    /// Every change that items worn make to an ability; each distinct effect once.
    fn ability_effects(&self, ability: &str) -> Vec<AbilityEffect>;
}

/// Nothing is held: sheets outside a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct NoItems;

impl HeldItems for NoItems {
    fn item_stat(&self, _asked: &ItemStat) -> Option<f64> {
        None
    }

    fn ability_effects(&self, _ability: &str) -> Vec<AbilityEffect> {
        Vec::new()
    }
}
