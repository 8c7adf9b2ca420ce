//! Paying out of one bag with the coins of one family (layers-items.md 4.2). Whole numbers throughout.

use serde::{Deserialize, Serialize};

use crate::format::market::CurrencyUnit;
use crate::items::coins::{CoinCount, FamilyLeft, held};
use crate::items::fact::{BagFact, Draft};
use crate::items::{ItemKey, Stack};

/// What was handed over and what came back. A coin may stand in both.
#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
pub struct Payment {
    /// Coins handed over, largest first.
    pub paid: Vec<CoinCount>,
    /// Coins that came back, largest first.
    pub change: Vec<CoinCount>,
    /// What that does to the bag.
    pub facts: Vec<BagFact>,
}

impl Payment {
    /// `paid 1 nautiluses, 2 conches; 5 cowries back`, for a Game Master; empty where nothing was owed.
    pub fn note(&self) -> String {
        let list = |coins: &[CoinCount]| coins.iter().map(CoinCount::english).collect::<Vec<_>>().join(", ");
        let paid = (!self.paid.is_empty()).then(|| format!("paid {}", list(&self.paid)));
        let back = (!self.change.is_empty()).then(|| format!("{} back", list(&self.change)));
        paid.into_iter().chain(back).collect::<Vec<_>>().join("; ")
    }
}

/// The bag's coins of the family that are left are worth less than is owed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("worth {worth}, owed {owed}")]
pub struct CannotAfford {
    /// What they are worth, in the smallest coin.
    pub worth: i128,
    /// What is owed, in the smallest coin.
    pub owed: i64,
}

impl CannotAfford {
    /// The refusal's code.
    pub fn code(&self) -> &'static str {
        "cannot-afford"
    }
}

/// Works out how a bag pays. Nothing is changed; `owed` is in the family's smallest coin, and below 0 counts as 0.
///
/// Largest coins that fit go first. What is then left is paid by breaking one coin, the smallest still held, and its
/// change is given largest coin first.
///
/// # Errors
/// When the bag's coins are worth less than is owed.
pub fn pay(bag: &[Stack], family: &FamilyLeft<'_>, owed: i64) -> Result<Payment, CannotAfford> {
    let owed = owed.max(0);
    let worth = family.worth(bag);
    if worth < i128::from(owed) {
        return Err(CannotAfford { worth, owed });
    }
    let mut purse: Vec<Held<'_>> =
        family.units.iter().map(|unit| Held { unit, held: held(bag, unit.id.as_str()), taken: 0 }).collect();
    purse.sort_by_key(|coin| std::cmp::Reverse(coin.unit.value));
    let mut left = owed;
    for coin in &mut purse {
        coin.taken = coin.held.min(left / coin.unit.value.get().max(1));
        left -= coin.taken * coin.unit.value.get();
    }
    let mut change = 0;
    if left > 0 {
        // Every coin that is still held is worth more than what is left, or it would have been taken above.
        let smallest = purse.iter_mut().rev().find(|coin| coin.held > coin.taken);
        let Some(broken) = smallest else { return Err(CannotAfford { worth, owed }) };
        broken.taken += 1;
        change = broken.unit.value.get() - left;
    }
    let mut draft = Draft::of(bag);
    let mut payment = Payment::default();
    for coin in purse.iter().filter(|coin| coin.taken > 0) {
        let key = ItemKey::Coin(coin.unit.id.clone());
        draft.take(coin.taken, |stack| stack.item.as_ref() == Some(&key));
        payment.paid.push(CoinCount::of(coin.unit, coin.taken));
    }
    for coin in &purse {
        let value = coin.unit.value.get().max(1);
        let count = change / value;
        if count > 0 {
            change -= count * value;
            draft.note(BagFact::Append { new: coin_stack(coin.unit, count) });
            payment.change.push(CoinCount::of(coin.unit, count));
        }
    }
    payment.facts = draft.facts;
    Ok(payment)
}

struct Held<'e> {
    unit: &'e CurrencyUnit,
    held: i64,
    taken: i64,
}

/// A stack of coins.
pub fn coin_stack(unit: &CurrencyUnit, count: i64) -> Stack {
    let name = unit.label.text().english().to_owned();
    Stack { item: Some(ItemKey::Coin(unit.id.clone())), name, quantity: count, ..Stack::plain() }
}
