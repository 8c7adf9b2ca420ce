//! Blows and uses of items held (combat.md 1.18, 3.2).

use crate::combat::action::Action;
use crate::combat::encounter::Character;
use crate::format::combat::Combat;
use crate::rules::Effective;
use crate::sheet::Values;

/// Everything that held items let their holder do.
pub fn actions(_rules: &Effective, _combat: &Combat, _values: &Values<'_>, _character: &Character) -> Vec<Action> {
    Vec::new()
}
