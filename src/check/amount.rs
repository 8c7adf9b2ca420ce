//! An amount of harm, healing or points, with its numbers worked out: dice and a flat part. Fights and things used outside
//! them throw the same.
//!
//! Must not know: who gives or takes it.

use serde::{Deserialize, Serialize};

use crate::check::throw_sum::sum_of;
use crate::dice::{DiceExpression, Roller, Throw, to_f64};
use crate::format::mechanics::Amount as WrittenAmount;

/// Most dice of one throw (combat.md 2).
pub const DICE_MAX: i64 = 100;

/// Dice and a flat part. No dice at all is a fixed amount.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Amount {
    /// How many dice, 0 or more.
    #[serde(default)]
    pub count: i64,
    /// Faces of each; 0 where there are none.
    #[serde(default)]
    pub sides: u32,
    /// Added once to their sum.
    #[serde(default)]
    pub flat: i64,
}

impl Amount {
    /// A fixed amount.
    pub fn flat(flat: i64) -> Self {
        Self { count: 0, sides: 0, flat }
    }

    /// Dice as a catalog writes them.
    pub fn dice(dice: DiceExpression) -> Self {
        Self { count: i64::from(dice.count), sides: dice.sides, flat: dice.flat }
    }

    /// Dice and a flat part as the format writes them; the dice text's own flat part counts too.
    pub fn of(dice: Option<DiceExpression>, flat: Option<i64>) -> Self {
        let mut amount = dice.map(Self::dice).unwrap_or_default();
        amount.flat += flat.unwrap_or(0);
        amount
    }

    /// As mechanics write it.
    pub fn written(amount: &WrittenAmount) -> Self {
        Self::of(amount.dice.map(|dice| dice.0), amount.flat.map(|flat| flat.get()))
    }

    /// Whether it can come to anything at all.
    pub fn is_nothing(&self) -> bool {
        self.count <= 0 && self.flat <= 0
    }

    /// So many dice more, where it has dice.
    pub fn with_more_dice(mut self, more: i64) -> Self {
        if self.count > 0 {
            self.count = (self.count + more).max(0);
        }
        self
    }

    /// The mean of a throw.
    pub fn mean(&self) -> f64 {
        to_f64(self.count.clamp(0, DICE_MAX)) * (f64::from(self.sides) + 1.0) / 2.0 + to_f64(self.flat)
    }

    /// Throws it: the dice, at most 100, then what they come to with the flat part, 0 or more.
    pub fn throw(&self, roller: &mut Roller) -> (Vec<Throw>, i64) {
        let dice = throw_dice(self.count, self.sides, roller);
        let amount = sum_of(&dice).saturating_add(self.flat).max(0);
        (dice, amount)
    }
}

/// Throws dice of one kind, at most 100, one by one.
pub fn throw_dice(count: i64, sides: u32, roller: &mut Roller) -> Vec<Throw> {
    (0..count.clamp(0, DICE_MAX)).map(|_| Throw { sides, face: roller.roll(sides) }).collect()
}
