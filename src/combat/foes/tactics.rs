//! How somebody played by the program thinks: drawn once from the fight's seed and their id, so that a fight always plays the
//! same (combat.md 3.21).
//!
//! What the rules leave open is settled so:
//! - proficiency comes from the level; a sheet's is its number field `level`, a creature's the place of its tier in the scale
//!   of threat, the first being level 1 and the last level 20, or the sheet's own where that is higher;
//! - a role comes from what one can do: somebody who mends or helps others supports, somebody who puts conditions on foes
//!   without harm hinders, somebody most of whose blows are shots shoots, everybody else strikes;
//! - a creature is a beast or a monstrosity where its entry says so in a filter, in those English words;
//! - nobody gives hints.
//!
//! Must not know: what can be done now, how candidates are weighed.

use crate::combat::action::{Action, ActionKind};
use crate::combat::encounter::{Combatant, Difficulty};
use crate::combat::foes::temper::Temper;
use crate::combat::note::Proficiency;
use crate::dice::to_f64;
use crate::format::mechanics::TargetSide;

/// What somebody is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Striker,
    Shooter,
    Hinderer,
    Supporter,
}

/// How somebody thinks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tactics {
    /// What they weigh most.
    pub temper: Temper,
    /// How much their judgement wavers.
    pub waver: f64,
}

impl Tactics {
    /// How somebody thinks in a fight of this seed.
    pub fn of(seed: u64, difficulty: Difficulty, who: &Combatant) -> Self {
        let proficiency = Proficiency::of(who.level);
        let temper = if who.mindless { Temper::Mindless } else { drawn(seed, who, proficiency) };
        Self { temper, waver: proficiency.waver() * difficulty.waver() }
    }
}

impl Proficiency {
    /// How able somebody of a level is.
    fn of(level: i64) -> Self {
        match level {
            15.. => Self::Master,
            8.. => Self::Veteran,
            3.. => Self::Trained,
            _ => Self::Novice,
        }
    }

    fn competence(self) -> f64 {
        match self {
            Self::Novice => 0.0,
            Self::Trained => 1.0 / 3.0,
            Self::Veteran => 2.0 / 3.0,
            Self::Master => 1.0,
        }
    }

    fn waver(self) -> f64 {
        match self {
            Self::Novice => 0.12,
            Self::Trained => 0.07,
            Self::Veteran | Self::Master => 0.02,
        }
    }
}

impl Difficulty {
    fn waver(self) -> f64 {
        match self {
            Self::Casual => 2.5,
            Self::Normal => 1.0,
            Self::Hard => 0.4,
            Self::Brutal => 0.15,
        }
    }
}

impl Role {
    fn of(who: &Combatant) -> Self {
        let deeds = || who.actions.iter().filter(|action| action.kind != ActionKind::Contest);
        let blows = deeds().filter(|action| action.harms()).count();
        let shots = deeds().filter(|action| action.harms() && action.shot).count();
        if deeds().any(supports) {
            Self::Supporter
        } else if deeds().any(|action| !action.harms() && !action.applies.is_empty() && at_foes(action)) {
            Self::Hinderer
        } else if shots > 0 && shots * 2 >= blows {
            Self::Shooter
        } else {
            Self::Striker
        }
    }

    fn suits(self, temper: Temper) -> bool {
        let fitting: [Temper; 3] = match self {
            Self::Striker => [Temper::Reckless, Temper::Opportunistic, Temper::Coordinated],
            Self::Shooter => [Temper::Cautious, Temper::Opportunistic, Temper::Patient],
            Self::Hinderer => [Temper::Disciplined, Temper::Methodical, Temper::Coordinated],
            Self::Supporter => [Temper::Protective, Temper::Supportive, Temper::Coordinated],
        };
        fitting.contains(&temper)
    }
}

fn at_foes(action: &Action) -> bool {
    matches!(action.side, TargetSide::Enemy | TargetSide::Any)
}

/// Whether an action is for others of one's own side.
fn supports(action: &Action) -> bool {
    let for_others = matches!(action.side, TargetSide::Ally | TargetSide::Any);
    for_others
        && (action.heals
            || action.temporary.is_some()
            || action.restore.is_some()
            || !action.applies.is_empty() && action.side == TargetSide::Ally)
}

fn drawn(seed: u64, who: &Combatant, proficiency: Proficiency) -> Temper {
    let role = Role::of(who);
    let allowed = |temper: &Temper| *temper != Temper::Supportive || role == Role::Supporter;
    let weight = |temper: Temper| 1.0 + if role.suits(temper) { 2.0 + 4.0 * proficiency.competence() } else { 0.0 };
    let weighed: Vec<(Temper, f64)> =
        Temper::DRAWN.into_iter().filter(allowed).map(|temper| (temper, weight(temper))).collect();
    let whole: f64 = weighed.iter().map(|(_, weight)| weight).sum();
    let mut left = hashed([format!("assignment:{seed}:").as_str(), &who.id.0]) * whole;
    for (temper, weight) in &weighed {
        if left < *weight {
            return *temper;
        }
        left -= weight;
    }
    Temper::Disciplined
}

/// The level of a creature by the place of its tier in the scale: 1 for the first, 20 for the last.
pub fn level_of_tier(place: usize, tiers: usize) -> i64 {
    let steps = tiers.saturating_sub(1).max(1);
    let part = place.min(steps) * 19 / steps;
    i64::try_from(part).unwrap_or(0) + 1
}

/// A number from 0 up to 1 out of a text in parts (FNV-1a, 32 bits).
pub fn hashed<'t>(text: impl IntoIterator<Item = &'t str>) -> f64 {
    hashed_bytes(text.into_iter().flat_map(str::bytes))
}

/// The same out of bytes.
pub fn hashed_bytes(text: impl Iterator<Item = u8>) -> f64 {
    let hash = text.fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    f64::from(hash) / 4_294_967_296.0
}

/// A number as it is written, digit by digit: one is drawn for everything that is weighed.
pub fn digits(number: usize) -> impl Iterator<Item = u8> {
    let first = std::iter::successors(Some(1), |power| (number / power >= 10).then(|| power * 10)).last();
    let powers = std::iter::successors(first, |power| (*power > 1).then(|| power / 10));
    powers.map(move |power| b'0' + u8::try_from(number / power % 10).unwrap_or(0))
}

/// Whether somebody is below 35 % of their health.
pub fn is_wounded(health: i64, max: i64) -> bool {
    to_f64(health) < to_f64(max) * 0.35
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::combat::build::blank;
    use crate::combat::encounter::{Block, Body, Side};
    use crate::combat::event_part::{CombatantId, LabelRef};
    use crate::text::{Named, RulesetText};

    fn somebody(id: &str, level: i64) -> Combatant {
        let name = Named { base: RulesetText::new("Somebody"), number: None };
        let mut who = blank(CombatantId(id.into()), name, Side::Enemy, Body::Block(Block::default()));
        who.level = level;
        who
    }

    fn share(level: i64, wanted: Temper, build: impl Fn(&mut Combatant)) -> f64 {
        let draws = 4000_u32;
        let found = (0..draws).filter(|number| {
            let mut who = somebody(&format!("foe-{number}"), level);
            build(&mut who);
            Tactics::of(u64::from(*number), Difficulty::Normal, &who).temper == wanted
        });
        to_f64(i64::try_from(found.count()).expect("few")) / f64::from(draws)
    }

    /// A striking novice has six temperaments of weight 1 and three of weight 3: no support, so nobody supportive.
    #[test]
    fn weights_of_the_draw() {
        let near = |found: f64, wanted: f64| assert!((found - wanted).abs() < 0.04, "{found} where {wanted}");
        near(share(1, Temper::Reckless, |_| {}), 3.0 / 15.0);
        near(share(1, Temper::Cautious, |_| {}), 1.0 / 15.0);
        near(share(15, Temper::Reckless, |_| {}), 7.0 / 27.0);
        near(share(1, Temper::Supportive, |_| {}), 0.0);
        let mends = |who: &mut Combatant| {
            let label = LabelRef::new(RulesetText::new("Mend"), "x");
            let mut mend = Action::new("mend", ActionKind::Creature, label, None);
            mend.side = TargetSide::Ally;
            mend.heals = true;
            who.actions.to_mut().push(mend);
        };
        near(share(1, Temper::Supportive, mends), 3.0 / 16.0);
    }

    #[test]
    fn digits_are_those_of_the_number() {
        for number in [0, 7, 10, 99, 100, 405, 1_000_000, usize::MAX] {
            assert_eq!(digits(number).map(char::from).collect::<String>(), number.to_string());
        }
    }

    #[test]
    fn the_same_seed_thinks_the_same() {
        let who = somebody("wolf", 4);
        assert_eq!(Tactics::of(7, Difficulty::Hard, &who), Tactics::of(7, Difficulty::Hard, &who));
        let beast = Combatant { mindless: true, ..somebody("wolf", 20) };
        assert_eq!(Tactics::of(7, Difficulty::Normal, &beast).temper, Temper::Mindless);
    }

    #[test]
    fn judgement_wavers_by_level_and_difficulty() {
        let waver = |level, difficulty| Tactics::of(1, difficulty, &somebody("wolf", level)).waver;
        for (level, difficulty, wanted) in [
            (2, Difficulty::Normal, 0.12),
            (3, Difficulty::Normal, 0.07),
            (8, Difficulty::Casual, 0.05),
            (15, Difficulty::Brutal, 0.003),
        ] {
            assert!((waver(level, difficulty) - wanted).abs() < 1e-12);
        }
        assert_eq!([level_of_tier(0, 9), level_of_tier(4, 9), level_of_tier(8, 9)], [1, 10, 20]);
        assert_eq!(level_of_tier(0, 1), 1);
    }
}
