//! Selling: things leave a bag and coins come into it, as one act (amendments.md 7). The format has no price for it; whoever
//! sells says what is paid. Nothing is changed here.
//!
//! Must not know: the market, screens.

use serde::{Deserialize, Serialize};

use crate::format::scalar::Id;
use crate::items::bag::{AddRefusal, add};
use crate::items::carry::ReadValue;
use crate::items::coins::{CoinCount, FamilyLeft};
use crate::items::fact::{BagFact, apply_all};
use crate::items::find::Held;
use crate::items::part::{PartRefusal, discard};
use crate::items::{ItemKey, STACK_QUANTITY_MAX, Stack};
use crate::rules::Effective;

/// What is paid for things that are sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Payout<'w> {
    /// The coin, by id.
    pub unit: &'w str,
    /// How many of it.
    pub amount: i64,
}

/// What was sold: things out, coins in.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Sale {
    /// What was sold, a stack for each one it came from, as it was.
    pub sold: Vec<Stack>,
    /// What was paid.
    pub paid: CoinCount,
    /// What the whole act does to the bag, in order.
    pub facts: Vec<BagFact>,
}

/// Why nothing is sold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SellRefusal {
    /// Fewer than one are sold, or fewer than one coin or more than a stack of them is paid.
    BadAmount,
    /// The ruleset has no coins, or its layers leave none.
    NoCurrencies,
    /// No coin that the layers leave has that id.
    UnknownCoin,
    /// It is not parted with.
    Kept(PartRefusal),
    /// It is a coin: what is sold is paid in coins, they are no goods.
    Coins,
    /// The bag holds some of it, but not so many.
    TooFew,
    /// Not all of the coins go into the bag.
    NotCarried(AddRefusal),
}

impl SellRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::BadAmount => "bad-amount",
            Self::NoCurrencies => "no-currencies",
            Self::UnknownCoin => "unknown-coin",
            Self::Kept(refusal) => refusal.code(),
            Self::Coins => "coins-not-goods",
            Self::TooFew => "too-few",
            Self::NotCarried(refusal) => refusal.code(),
        }
    }
}

/// Sells: all of it happens or nothing. What is neither worn nor bound goes first; the coins are weighed once the things have
/// left the bag.
///
/// # Errors
/// The first refusal in the order of [`SellRefusal`].
pub fn sell(
    effective: &Effective,
    bag: &[Stack],
    what: Held<'_>,
    count: i64,
    payout: Payout<'_>,
    read: ReadValue<'_>,
) -> Result<Sale, SellRefusal> {
    if count < 1 || !(1..=STACK_QUANTITY_MAX).contains(&payout.amount) {
        return Err(SellRefusal::BadAmount);
    }
    let families = FamilyLeft::all(effective);
    if families.is_empty() {
        return Err(SellRefusal::NoCurrencies);
    }
    let unit = families.iter().find_map(|family| family.unit(payout.unit)).ok_or(SellRefusal::UnknownCoin)?;
    let gone = discard(effective, bag, what, count).map_err(SellRefusal::Kept)?;
    if gone.removed == 0 {
        return Err(SellRefusal::Kept(PartRefusal::NoneHeld));
    }
    if gone.taken.iter().any(|stack| matches!(stack.item, Some(ItemKey::Coin(_)))) {
        return Err(SellRefusal::Coins);
    }
    if gone.removed < count {
        return Err(SellRefusal::TooFew);
    }
    let mut after = bag.to_vec();
    apply_all(&mut after, &gone.facts);
    let coin: Id = unit.id.clone();
    let earned = add(effective, &after, &ItemKey::Coin(coin), payout.amount, read).map_err(SellRefusal::NotCarried)?;
    if let Some(refusal) = earned.left_by {
        return Err(SellRefusal::NotCarried(refusal));
    }
    let facts = gone.facts.into_iter().chain(earned.facts).collect();
    Ok(Sale { sold: gone.taken, paid: CoinCount::of(unit, payout.amount), facts })
}
