//! What a sheet asks of the items that a character holds. The bags themselves are another part's matter.

use crate::format::value_ref::ItemStat;
use crate::text::RulesetText;

/// A change that one distinct item effect makes to an ability (sheets.md 3.2).
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum AbilityEffect {
    /// The score is at least this.
    Set(f64),
    /// This is added to the score.
    Add(f64),
}

/// What one item gives of a number.
#[derive(Debug, Clone, PartialEq)]
pub struct HeldSource {
    /// What the item is called.
    pub label: RulesetText,
    /// What it gives.
    pub value: f64,
}

/// A change to an ability with the item it comes from.
#[derive(Debug, Clone, PartialEq)]
pub struct EffectSource {
    /// What the item is called, where that is known.
    pub label: Option<RulesetText>,
    /// What it does.
    pub effect: AbilityEffect,
}

/// The items that a character holds, as far as the sheet's numbers need them.
pub trait HeldItems {
    /// The number that a reference to an item stat finds; `None` where nothing is picked or nothing gives the stat, so that
    /// the reference's own default stands (sheets.md 3.3).
    fn item_stat(&self, asked: &ItemStat) -> Option<f64>;

    /// What each item gives of the number that a reference to an item stat finds, in bag order: what is added up, or what the
    /// best or least is picked from. Nothing where the items have no names.
    fn item_stat_sources(&self, _asked: &ItemStat) -> Vec<HeldSource> {
        Vec::new()
    }

    /// [`HeldItems::ability_effects`] with the items they come from.
    fn ability_sources(&self, ability: &str) -> Vec<EffectSource> {
        let effects = self.ability_effects(ability).into_iter();
        effects.map(|effect| EffectSource { label: None, effect }).collect()
    }

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
