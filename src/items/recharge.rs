//! Charges that a rest brings back, each in the bag that holds the item (sheets.md 5.9).

use crate::dice::Roller;
use crate::format::item::ChargesAmount;
use crate::format::scalar::Id;
use crate::items::book::known_stack;
use crate::items::{BagFact, ItemKey, Stack};
use crate::rules::Effective;
use crate::text::RulesetText;

/// An item that has more charges than before.
#[derive(Debug, Clone, PartialEq)]
pub struct Recharged {
    /// What that does to the bag.
    pub fact: BagFact,
    /// What it is.
    pub item: ItemKey,
    /// What it is called.
    pub label: RulesetText,
    /// Charges it has now.
    pub charges: i64,
    /// The most it holds.
    pub max: i64,
}

/// What a rest brings back in one bag, in the bag's order. Dice are thrown only for an item that lacks charges and says
/// how many come back in dice; what they say below 0 is nothing, what does not fit is lost.
pub fn recharge(effective: &Effective, bag: &[Stack], rest: &Id, roller: &mut Roller) -> Vec<Recharged> {
    let mut recharged = Vec::new();
    for (at, stack) in bag.iter().enumerate() {
        let Some(known) = known_stack(effective, stack) else { continue };
        let Some(charges) = &known.item.charges else { continue };
        let Some(rule) = charges.recharge.as_ref().filter(|rule| rule.rests.contains(rest)) else { continue };
        let max = charges.max.get();
        let left = stack.charges.unwrap_or(max).clamp(0, max);
        if left >= max {
            continue;
        }
        let regained = match &rule.amount {
            ChargesAmount::Max => max,
            ChargesAmount::Amount(amount) => {
                let thrown = amount.dice.map_or(0, |dice| dice.0.roll(roller));
                thrown.saturating_add(amount.flat.map_or(0, |flat| flat.get()))
            }
        };
        let now = left.saturating_add(regained.max(0)).min(max);
        if now > left {
            let fact = BagFact::Charge { stack: at, charges: (now < max).then_some(now) };
            recharged.push(Recharged { fact, item: known.key(), label: known.label().clone(), charges: now, max });
        }
    }
    recharged
}
