//! Throwing dice that are added up, once or twice as they lean (checks.md 3). Checks and fights throw here.
//!
//! Must not know: sheets, what is added, who asks.

use crate::check::outcome::judge_sum;
use crate::check::plan::{Lean, SumPlan};
use crate::check::throw::{Thrown, throw_effects};
use crate::dice::{Roller, Throw};

/// Dice thrown once or twice, and the sum that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptSum {
    /// Every die, the second set after the first.
    pub dice: Vec<Throw>,
    /// The sum kept.
    pub kept: i64,
}

/// Throws a set of dice; where it leans a second whole set, of which the higher or the lower sum counts.
pub fn throw_kept(count: u32, sides: u32, lean: Lean, roller: &mut Roller) -> KeptSum {
    let mut set = || -> Vec<Throw> { (0..count).map(|_| Throw { sides, face: roller.roll(sides) }).collect() };
    let mut dice = set();
    let first = sum_of(&dice);
    if lean == Lean::Normal {
        return KeptSum { dice, kept: first };
    }
    let again = set();
    let second = sum_of(&again);
    dice.extend(again);
    let kept = if lean == Lean::Advantage { first.max(second) } else { first.min(second) };
    KeptSum { dice, kept }
}

/// The sum of faces.
pub fn sum_of(dice: &[Throw]) -> i64 {
    dice.iter().map(|die| i64::from(die.face)).sum()
}

/// Throws a sum: dice of effects first, then its own, or the die that the player threw already.
pub(super) fn throw_sum(plan: &SumPlan, roller: &mut Roller) -> Thrown {
    let (effects, effect_rolls) = throw_effects(&plan.effects, roller);
    let pre_rolled = plan.pre_rolled.filter(|face| plan.count == 1 && (1..=plan.sides).contains(face));
    let (sum, lean) = match pre_rolled {
        Some(face) => {
            let dice = vec![Throw { sides: plan.sides, face }];
            (KeptSum { dice, kept: i64::from(face) }, Lean::Normal)
        }
        None => (throw_kept(plan.count, plan.sides, plan.lean, roller), plan.lean),
    };
    let modifier = plan.modifier.saturating_add(effects.iter().sum());
    Thrown {
        effects,
        effect_rolls,
        rolled: if pre_rolled.is_some() { Vec::new() } else { sum.dice.clone() },
        dice: sum.dice,
        used: sum.kept,
        modifier,
        total: sum.kept.saturating_add(modifier),
        outcome: judge_sum(plan, sum.kept, modifier),
        lean,
        rerolled: 0,
        complication: false,
    }
}
