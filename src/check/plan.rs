//! A check ready to be thrown: everything that is decided before the first die, and nothing else (checks.md 2.9, 3, 4). The
//! throw and the exact odds both read this, so they cannot disagree about the rules.
//!
//! Must not know: sheets, rulesets, who asks.

use serde::{Deserialize, Serialize};

use crate::dice::DiceExpression;
use crate::format::resolution::{BotchRule, Natural, RerollMode};

/// A check of either kind.
#[derive(Debug, Clone, PartialEq)]
pub enum CheckPlan {
    /// Dice are added up and met a number.
    Sum(SumPlan),
    /// Dice are counted one by one.
    Pool(PoolPlan),
}

/// Dice of a condition, level or item that change the number; thrown before the check's own dice (checks.md 2.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EffectDice {
    /// The dice, their own `+N` among them.
    pub dice: DiceExpression,
    /// Whether what they show is taken away.
    pub minus: bool,
}

/// Which way a sum leans, once every advantage and disadvantage is weighed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lean {
    /// Neither way.
    #[default]
    Normal,
    /// Thrown twice, the higher sum counts.
    Advantage,
    /// Thrown twice, the lower sum counts.
    Disadvantage,
}

/// A check of a `dice-sum` ruleset (checks.md 3).
#[derive(Debug, Clone, PartialEq)]
pub struct SumPlan {
    /// How many dice; 1 to 10.
    pub count: u32,
    /// Faces of each; 2 to 1000.
    pub sides: u32,
    /// Which way it leans.
    pub lean: Lean,
    /// The number, penalty, adjust and flat effects together; dice of effects come on top.
    pub modifier: i64,
    /// Dice of effects, in the order in which they are thrown.
    pub effects: Vec<EffectDice>,
    /// The number to meet.
    pub need: i64,
    /// Which faces of a single die decide by themselves; `None` where several dice are thrown.
    pub naturals: Natural,
    /// A die that the player threw already: it takes the place of the throw and never leans.
    pub pre_rolled: Option<u32>,
}

/// Which faces of a pool are thrown again (checks.md 4.6, 4.9).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reroll {
    /// Faces up to this one; below the top face.
    pub up_to: i64,
    /// Once a die, or until it shows more; at most 100 replacements a check.
    pub mode: RerollMode,
}

/// What low dice do (checks.md 4.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Botch {
    /// Faces up to this one.
    pub up_to: i64,
    /// When they botch.
    pub rule: BotchRule,
}

/// A check of a `dice-pool` ruleset (checks.md 4).
#[derive(Debug, Clone, PartialEq)]
pub struct PoolPlan {
    /// Faces of each die; 2 to 100.
    pub sides: u32,
    /// Number, penalty, adjust, flat effects, situational dice (clamped already) and bought dice together, before the one clamp
    /// into `dice_min..dice_max`; may be a fraction. Dice of effects come on top.
    pub dice: f64,
    /// Dice of effects, in the order in which they are thrown.
    pub effects: Vec<EffectDice>,
    /// Fewest dice; 0 or more.
    pub dice_min: i64,
    /// Most dice; also the most that exploding adds, but never over 100.
    pub dice_max: i64,
    /// The face that each die must reach.
    pub target: i64,
    /// From which face a die that reaches the target counts twice.
    pub double: Option<i64>,
    /// From which face a die brings another.
    pub explode: Option<i64>,
    /// What is thrown again.
    pub reroll: Option<Reroll>,
    /// Faces up to this one take a success away.
    pub cancel_up_to: Option<i64>,
    /// What low dice do.
    pub botch: Option<Botch>,
    /// From how many successes on a success is exceptional.
    pub exceptional: Option<i64>,
    /// Successes needed.
    pub need: i64,
    /// Successes that were bought.
    pub bought: i64,
}
