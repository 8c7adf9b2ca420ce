//! Throwing and counting a pool of dice in a fight (checks.md 4.2 to 4.7, combat.md 4), and its exact odds.

use crate::combat::event_part::{Mode, PoolThrow};
use crate::dice::{Distribution, Roller, Throw};
use crate::format::resolution::{BotchRule, DicePool, Resolution};
use crate::rules::Effective;

/// How deep exploding dice are followed in odds (combat.md 4.7).
const EXPLOSIONS_FOLLOWED: u32 = 3;

/// A pool that was thrown and counted.
#[derive(Debug, Clone, PartialEq)]
pub struct Counted {
    /// Every die, in order.
    pub throws: Vec<Throw>,
    /// How many there were before exploding ones.
    pub dice: i64,
    /// The face that each had to reach.
    pub target: i64,
    /// Net successes, 0 or more.
    pub successes: i64,
    /// Whether it botched.
    pub botch: bool,
}

impl Counted {
    /// As events write it.
    pub fn event(&self, penalty: i64) -> PoolThrow {
        PoolThrow { dice: self.dice, target: self.target, successes: self.successes, botch: self.botch, penalty }
    }
}

/// The pool rules of a ruleset.
pub fn rules_of(rules: &Effective) -> Option<&DicePool> {
    match &rules.ruleset().resolution {
        Resolution::Pool(pool) => Some(pool),
        Resolution::Sum(_) => None,
    }
}

/// The face that each die must reach: what is asked for where the ruleset lets it move, else its own.
pub fn target_face(pool: &DicePool, asked: Option<i64>) -> i64 {
    let target = &pool.target;
    match asked {
        Some(asked) if target.min.get() < target.max.get() => asked.clamp(target.min.get(), target.max.get()),
        _ => target.default.get(),
    }
}

/// Throws a pool, twice where it leans: the better or worse by successes is kept, a botch being worst. Both throws' dice
/// stand in `throws`.
pub fn throw(pool: &DicePool, number: i64, asked: Option<i64>, mode: Mode, roller: &mut Roller) -> Counted {
    let target = target_face(pool, asked);
    let first = throw_once(pool, number, target, roller);
    if mode == Mode::Normal {
        return first;
    }
    let second = throw_once(pool, number, target, roller);
    let rank = |counted: &Counted| if counted.botch { -1 } else { counted.successes };
    let second_kept = match mode {
        Mode::Advantage => rank(&second) > rank(&first),
        _ => rank(&second) < rank(&first),
    };
    let throws = first.throws.iter().chain(&second.throws).copied().collect();
    let kept = if second_kept { second } else { first };
    Counted { throws, ..kept }
}

fn throw_once(pool: &DicePool, number: i64, target: i64, roller: &mut Roller) -> Counted {
    let sides = pool.die.sides.u32();
    let dice = size(pool, number);
    let mut throws: Vec<Throw> = (0..dice).map(|_| Throw { sides, face: roller.roll(sides) }).collect();
    let first = throws.clone();
    if let Some(from) = pool.explode.as_ref().and_then(|rule| rule.from) {
        let mut room = pool.pool.max.get().min(100);
        let mut at = 0;
        while let Some(die) = throws.get(at).copied() {
            if i64::from(die.face) >= from.get() && room > 0 {
                throws.push(Throw { sides, face: roller.roll(sides) });
                room -= 1;
            }
            at += 1;
        }
    }
    let gross: i64 = throws.iter().map(|die| worth(pool, target, i64::from(die.face)).max(0)).sum();
    let cancel = pool.cancel.as_ref().map_or(0, |rule| rule.up_to.get());
    let cancelled = throws.iter().filter(|die| i64::from(die.face) <= cancel).count();
    let cancelled = i64::try_from(cancelled).unwrap_or(0);
    let botch = pool.botch.as_ref().is_some_and(|rule| {
        let low = |die: &&Throw| i64::from(die.face) <= rule.up_to.get();
        gross == 0
            && match rule.rule {
                BotchRule::NoSuccesses => throws.iter().any(|die| low(&die)),
                BotchRule::HalfOrMore => !first.is_empty() && first.iter().filter(low).count() * 2 >= first.len(),
            }
    });
    Counted { throws, dice, target, successes: (gross - cancelled).max(0), botch }
}

/// How many dice a number throws.
pub fn size(pool: &DicePool, number: i64) -> i64 {
    let (least, most) = (pool.pool.min.get(), pool.pool.max.get());
    number.clamp(least, most.max(least))
}

/// What one face counts before cancelling.
fn worth(pool: &DicePool, target: i64, face: i64) -> i64 {
    let doubles = pool.double.as_ref().and_then(|rule| rule.from).is_some_and(|from| face >= from.get());
    match (face >= target, doubles) {
        (false, _) => 0,
        (true, false) => 1,
        (true, true) => 2,
    }
}

/// The exact odds of net successes, not held at 0.
pub fn odds(pool: &DicePool, number: i64, asked: Option<i64>) -> Distribution {
    let target = target_face(pool, asked);
    let die = one_die(pool, target, EXPLOSIONS_FOLLOWED);
    (0..size(pool, number)).fold(Distribution::certain(0), |sum, _| sum.plus(&die))
}

fn one_die(pool: &DicePool, target: i64, depth: u32) -> Distribution {
    let sides = pool.die.sides.get();
    let explodes = pool.explode.as_ref().and_then(|rule| rule.from).map(|from| from.get());
    let cancel = pool.cancel.as_ref().map_or(0, |rule| rule.up_to.get());
    let next = (depth > 0 && explodes.is_some()).then(|| one_die(pool, target, depth - 1));
    let chance = 1.0 / crate::dice::to_f64(sides);
    let mut pairs = Vec::new();
    for face in 1..=sides {
        let net = worth(pool, target, face) - i64::from(face <= cancel);
        match &next {
            Some(next) if explodes.is_some_and(|from| face >= from) => {
                pairs.extend(next.iter().map(|(more, p)| (net + more, p * chance)));
            }
            _ => pairs.push((net, chance)),
        }
    }
    Distribution::from_chances(pairs)
}

/// The chance that a pool reaches so many successes, at least 1, thrown as it leans.
pub fn chance(pool: &DicePool, number: i64, asked: Option<i64>, needed: i64, mode: Mode) -> f64 {
    let once = odds(pool, number, asked).chance(|net| net >= needed.max(1));
    leaning(once, mode)
}

/// The chance of one of two, or of both.
pub fn leaning(once: f64, mode: Mode) -> f64 {
    match mode {
        Mode::Normal => once,
        Mode::Advantage => 1.0 - (1.0 - once) * (1.0 - once),
        Mode::Disadvantage => once * once,
    }
}

/// The chance that one damage die counts.
pub fn damage_chance(face_needed: i64, sides: u32) -> f64 {
    let sides = i64::from(sides.max(1));
    let good = (sides - face_needed + 1).clamp(0, sides);
    crate::dice::to_f64(good) / crate::dice::to_f64(sides)
}
