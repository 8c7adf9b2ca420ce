//! A slow and plain model of checks: every throw of every die, one after another, added up as fractions. Written from checks.md 3
//! and 4; it uses nothing of the program but the plans that it reads.

use std::collections::BTreeMap;

use rulebound::check::{EffectDice, Lean, PoolPlan, SumPlan};
use rulebound::format::resolution::{BotchRule, Natural, RerollMode};

/// A fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fraction {
    part: u128,
    of: u128,
}

fn divisor(a: u128, b: u128) -> u128 {
    if b == 0 { a } else { divisor(b, a % b) }
}

impl Fraction {
    pub const ZERO: Self = Self { part: 0, of: 1 };
    pub const ONE: Self = Self { part: 1, of: 1 };

    fn new(part: u128, of: u128) -> Self {
        let common = divisor(part, of);
        Self { part: part / common, of: of / common }
    }

    pub fn plus(self, other: Self) -> Self {
        let common = divisor(self.of, other.of);
        let of = self.of / common * other.of;
        Self::new(self.part * (of / self.of) + other.part * (of / other.of), of)
    }

    fn times(self, part: u128, of: u128) -> Self {
        Self::new(self.part * part, self.of * of)
    }

    pub fn number(self) -> f64 {
        self.part as f64 / self.of as f64
    }
}

/// What came of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Came {
    pub success: bool,
    pub critical: bool,
    pub complication: bool,
    pub total: i64,
}

/// A throw that is still to be decided: one of these faces, each as often as it says.
struct Wanted(Vec<(i64, u128)>);

/// The faces decided so far.
struct Script<'s> {
    faces: &'s [i64],
    at: usize,
}

impl Script<'_> {
    /// An even throw over these faces.
    fn face(&mut self, faces: impl FnOnce() -> Vec<(i64, u128)>) -> Result<i64, Wanted> {
        let decided = self.faces.get(self.at).copied();
        self.at += 1;
        decided.ok_or_else(|| Wanted(faces()))
    }

    fn effects(&mut self, effects: &[EffectDice]) -> Result<i64, Wanted> {
        let mut sum = 0;
        for effect in effects {
            let mut shown = effect.dice.flat;
            for _ in 0..effect.dice.count {
                shown += self.face(|| (1..=i64::from(effect.dice.sides)).map(|face| (face, 1)).collect())?;
            }
            sum += if effect.minus { -shown } else { shown };
        }
        Ok(sum)
    }
}

/// Goes through every throw.
fn every(play: &dyn Fn(&mut Script<'_>) -> Result<Came, Wanted>) -> BTreeMap<Came, Fraction> {
    let mut found = BTreeMap::new();
    go(play, &mut Vec::new(), Fraction::ONE, &mut found);
    found
}

fn go(
    play: &dyn Fn(&mut Script<'_>) -> Result<Came, Wanted>,
    faces: &mut Vec<i64>,
    chance: Fraction,
    found: &mut BTreeMap<Came, Fraction>,
) {
    match play(&mut Script { faces, at: 0 }) {
        Ok(came) => {
            let held = found.entry(came).or_insert(Fraction::ZERO);
            *held = held.plus(chance);
        }
        Err(Wanted(options)) => {
            let whole = options.iter().map(|(_, times)| times).sum();
            for (face, times) in options {
                faces.push(face);
                go(play, faces, chance.times(times, whole), found);
                faces.pop();
            }
        }
    }
}

pub fn every_sum(plan: &SumPlan) -> BTreeMap<Came, Fraction> {
    every(&|script| {
        let effects = script.effects(&plan.effects)?;
        let mut set = || -> Result<i64, Wanted> {
            let mut sum = 0;
            for _ in 0..plan.count {
                sum += script.face(|| (1..=i64::from(plan.sides)).map(|face| (face, 1)).collect())?;
            }
            Ok(sum)
        };
        let used = match (plan.pre_rolled, plan.lean) {
            (Some(face), _) => i64::from(face),
            (None, Lean::Normal) => set()?,
            (None, Lean::Advantage) => set()?.max(set()?),
            (None, Lean::Disadvantage) => set()?.min(set()?),
        };
        let total = used + plan.modifier + effects;
        let top = plan.count == 1 && used == i64::from(plan.sides);
        let bottom = plan.count == 1 && used == 1;
        if top && matches!(plan.naturals, Natural::Both | Natural::MaxOnly) {
            return Ok(Came { success: true, critical: true, complication: false, total });
        }
        if bottom && matches!(plan.naturals, Natural::Both | Natural::MinOnly) {
            return Ok(Came { success: false, critical: true, complication: false, total });
        }
        Ok(Came { success: total >= plan.need, critical: false, complication: false, total })
    })
}

/// The faces from this one on; faces that no rule tells apart are thrown as one.
fn faces(plan: &PoolPlan, from: i64) -> Vec<(i64, u128)> {
    let told = |face: i64| {
        let from = |least: Option<i64>| least.is_some_and(|least| face >= least);
        let to = |most: Option<i64>| most.is_some_and(|most| face <= most);
        let reroll = to(plan.reroll.map(|reroll| reroll.up_to));
        let low = to(plan.botch.map(|botch| botch.up_to));
        (face >= plan.target, from(plan.double), from(plan.explode), reroll, to(plan.cancel_up_to), low)
    };
    let mut faces: Vec<(i64, u128)> = Vec::new();
    for face in from..=i64::from(plan.sides) {
        match faces.iter_mut().find(|(known, _)| told(*known) == told(face)) {
            Some((_, times)) => *times += 1,
            None => faces.push((face, 1)),
        }
    }
    faces
}

/// Rerolls `until` never stop here: a die thrown until it shows more shows each higher face alike.
pub fn every_pool(plan: &PoolPlan) -> BTreeMap<Came, Fraction> {
    every(&|script| {
        let wanted = plan.dice + script.effects(&plan.effects)? as f64;
        let count = ((wanted + 0.5).floor() as i64).max(plan.dice_min).min(plan.dice_max);
        let mut dice = Vec::new();
        for _ in 0..count {
            dice.push(script.face(|| faces(plan, 1))?);
        }
        if let Some(reroll) = plan.reroll.filter(|reroll| reroll.up_to >= 1 && reroll.up_to < i64::from(plan.sides)) {
            for die in &mut dice {
                if *die <= reroll.up_to {
                    *die = script.face(|| match reroll.mode {
                        RerollMode::Once => faces(plan, 1),
                        RerollMode::Until => faces(plan, reroll.up_to + 1),
                    })?;
                }
            }
        }
        let first = dice.clone();
        let (mut at, mut more) = (0, 0);
        while let (Some(die), Some(from)) = (dice.get(at), plan.explode) {
            if *die >= from && more < plan.dice_max.min(100) {
                more += 1;
                dice.push(script.face(|| faces(plan, 1))?);
            }
            at += 1;
        }
        Ok(judge(plan, &first, &dice))
    })
}

fn judge(plan: &PoolPlan, first: &[i64], dice: &[i64]) -> Came {
    let mut successes = 0;
    for die in dice {
        if *die >= plan.target {
            successes += if plan.double.is_some_and(|from| *die >= from) { 2 } else { 1 };
        }
    }
    let cancelled = dice.iter().filter(|die| plan.cancel_up_to.is_some_and(|most| **die <= most)).count() as i64;
    let total = (successes - cancelled).max(0) + plan.bought;
    let (mut botched, mut complication) = (false, false);
    if let Some(botch) = plan.botch {
        match botch.rule {
            BotchRule::NoSuccesses => botched = successes == 0 && dice.iter().any(|die| *die <= botch.up_to),
            BotchRule::HalfOrMore => {
                let low = first.iter().filter(|die| **die <= botch.up_to).count();
                let half = !first.is_empty() && low >= first.len().div_ceil(2);
                botched = half && successes == 0;
                complication = half && !botched;
            }
        }
    }
    let success = !botched && total >= plan.need;
    let exceptional = success && plan.exceptional.is_some_and(|from| total >= from);
    Came { success, critical: botched || exceptional, complication, total }
}
