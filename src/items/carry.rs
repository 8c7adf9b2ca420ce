//! How much a bag weighs and how much more of a thing fits (layers-items.md 1.3 `perWeight`, 5.4 step 13).

use crate::dice::to_f64;
use crate::format::item::Item;
use crate::format::items::{Carry, Items};
use crate::format::scalar::{Scalar, truncated};
use crate::format::sheet::FieldKind;
use crate::format::value_ref::ValueRef;
use crate::items::book::known_at;
use crate::items::{ItemKey, Stack};
use crate::rules::Effective;

/// Reads a number off whoever holds the bag: the sheet part's evaluation, handed in.
pub type ReadValue<'r> = &'r dyn Fn(&ValueRef) -> f64;

/// Room for rounding when weights such as 0.1 are added up.
pub(super) const SLACK: f64 = 1e-9;

/// What one of a thing weighs; 0 where the ruleset weighs nothing.
pub fn weight(effective: &Effective, key: &ItemKey) -> f64 {
    let Some((items, carry)) = weighing(effective) else { return 0.0 };
    match key {
        ItemKey::Coin(unit) => {
            let per_weight = items.coin(unit.as_str()).and_then(|(family, _)| family.per_weight);
            per_weight.map_or(0.0, |per_weight| 1.0 / per_weight.get())
        }
        ItemKey::Entry(reference) => {
            known_at(effective, reference).map_or(0.0, |known| item_weight(items, carry, known.item))
        }
    }
}

/// What everything in a bag weighs, coins included; a thing that no ruleset declares weighs nothing.
pub fn load(effective: &Effective, bag: &[Stack]) -> f64 {
    let weights = bag.iter().filter_map(|stack| {
        let key = stack.item.as_ref()?;
        Some(weight(effective, key) * to_f64(stack.quantity.max(0)))
    });
    weights.sum()
}

/// A bag's load beside what its holder can carry.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Load {
    /// What everything weighs, coins included.
    pub load: f64,
    /// Above this its holder is encumbered.
    pub encumbered_above: Option<f64>,
    /// Above this nothing more is taken.
    pub limit: Option<f64>,
}

impl Load {
    /// Whether its holder is encumbered.
    pub fn encumbered(&self) -> bool {
        self.encumbered_above.is_some_and(|most| self.load > most + SLACK)
    }

    /// Whether it is more than its holder can carry; only what was there before the limit fell can be.
    pub fn over(&self) -> bool {
        self.limit.is_some_and(|most| self.load > most + SLACK)
    }
}

/// A bag's load; nothing where the ruleset weighs nothing.
pub fn carried(effective: &Effective, bag: &[Stack], read: ReadValue<'_>) -> Option<Load> {
    let (_, carry) = weighing(effective)?;
    Some(Load {
        load: load(effective, bag),
        encumbered_above: carry.encumbered_above.as_ref().map(read),
        limit: carry.limit.as_ref().map(read),
    })
}

/// How many of a thing fit into a bag beside what it holds, at most those asked for.
pub fn room_for(effective: &Effective, bag: &[Stack], key: &ItemKey, asked: i64, read: ReadValue<'_>) -> i64 {
    let limit = weighing(effective).and_then(|(_, carry)| carry.limit.as_ref());
    let weight = weight(effective, key);
    match limit {
        Some(limit) if weight > 0.0 => {
            let fits = truncated(((read(limit) - load(effective, bag)) / weight + SLACK).floor());
            fits.clamp(0, asked.max(0))
        }
        _ => asked.max(0),
    }
}

fn weighing(effective: &Effective) -> Option<(&Items, &Carry)> {
    let items = effective.items()?;
    Some((items, items.carry.as_ref()?))
}

/// The item's own number, else the stat's default.
fn item_weight(items: &Items, carry: &Carry, item: &Item) -> f64 {
    match item.stats.get(carry.stat.as_str()) {
        Some(Scalar::Number(weight)) => *weight,
        _ => match items.stat(carry.stat.as_str()).map(|stat| &stat.kind) {
            Some(FieldKind::Number { default, .. }) => default.map_or(0.0, |default| default.get()),
            _ => 0.0,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenths_do_not_cost_the_last_one() {
        let fits = ((0.3_f64 - 0.0) / 0.1 + SLACK).floor();
        assert_eq!(truncated(fits), 3);
    }
}
