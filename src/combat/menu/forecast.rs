//! What an option promises: exact chances, and averages (combat.md 3.5, 4.7, amendments.md 7).
//!
//! Must not know: who chooses, what anything is worth to them.

use serde::Serialize;

use crate::check::EffectDice;
use crate::check::odds::Sums;
use crate::combat::action::{Action, WeaponMode};
use crate::combat::effects::{Purpose, lean};
use crate::combat::encounter::Combatant;
use crate::combat::event_part::{CombatantId, Mode};
use crate::combat::menu::average::average;
use crate::combat::menu::known::{Facts, Known, dice_added, flats};
use crate::combat::odds::Asked;
use crate::combat::pool;
use crate::combat::resolve::attack::{guarded, mode, numbers};
use crate::combat::resolve::contest::best_check;
use crate::combat::resolve::roll::leans;
use crate::format::combat::{NaturalMax, NaturalMin};
use crate::format::contest::Ties;
use crate::format::scalar::Id;

/// What an option promises.
#[derive(Debug, Clone, PartialEq, Default, Serialize)]
pub struct Forecast {
    /// The chance to hit the first target, or to win a contest with it; `None` where nothing is rolled to hit.
    pub chance: Option<f64>,
    /// Mean harm, or healing where the option heals; no critical, save, soak or resistance in it.
    pub average: Option<f64>,
    /// The chance for each target.
    pub targets: Vec<TargetChance>,
}

/// The chance for one target.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct TargetChance {
    /// Whom.
    pub id: CombatantId,
    /// The chance, to three decimals.
    pub chance: f64,
}

/// What an action promises against these targets, with so many cost steps paid and its weapon in that mode.
pub fn forecast(
    known: &Known<'_>,
    actor: &Combatant,
    action: &Action,
    targets: &[&Combatant],
    steps: i64,
    weapon: Option<&WeaponMode>,
) -> Forecast {
    let told = targets.iter().filter_map(|target| {
        let chance = told(chance(known, actor, action, weapon, target)?);
        Some(TargetChance { id: target.id.clone(), chance })
    });
    let chances: Vec<TargetChance> = told.collect();
    let average = average(known.rules, known.combat, actor, action, steps).map(|average| round(average, 100.0));
    Forecast { chance: chances.first().map(|first| first.chance), average, targets: chances }
}

/// A chance as menus tell it: to three decimals.
pub fn told(chance: f64) -> f64 {
    round(chance, 1000.0)
}

fn round(value: f64, by: f64) -> f64 {
    (value * by).round() / by
}

/// The chance that an action hits somebody in a mode of its weapon, or wins its contest; `None` where nothing is rolled.
pub fn chance(
    known: &Known<'_>,
    actor: &Combatant,
    action: &Action,
    weapon: Option<&WeaponMode>,
    target: &Combatant,
) -> Option<f64> {
    let (own, theirs) = (known.of(actor)?, known.of(target)?);
    match &action.contest {
        Some(contest) => contest_chance(known, (actor, own), contest, (target, theirs)),
        None => hit_chance(known, (actor, own), action, weapon, (target, theirs)),
    }
}

fn hit_chance(
    known: &Known<'_>,
    (actor, own): (&Combatant, &Facts<'_>),
    action: &Action,
    weapon: Option<&WeaponMode>,
    (target, theirs): (&Combatant, &Facts<'_>),
) -> Option<f64> {
    let Known { rules, combat, .. } = *known;
    if !action.rolls_to_hit() {
        return None;
    }
    let mode = mode(combat, actor, &own.sources, target, &theirs.sources);
    let (defense, _) = guarded(target, &theirs.sources, combat);
    let (number, face) = numbers(rules, action, weapon);
    let number = number + own.penalty + flats(&own.sources, Purpose::Attack);
    if let Some(pool_rules) = pool::rules_of(rules).filter(|_| combat.pool.is_some()) {
        let once = known.pool_odds(pool_rules, number, face).chance(|net| net >= defense.max(1));
        return Some(pool::leaning(once, mode));
    }
    let rule = combat.attack_roll.as_ref()?;
    let sides = rule.dice.sides.get();
    let single = rule.dice.count.get() == 1;
    let always = |face: i64| single && face == sides && rule.naturals.max != NaturalMax::None;
    let never = |face: i64| single && face == 1 && rule.naturals.min == NaturalMin::Miss;
    let added = dice_added(&own.sources, Purpose::Attack);
    let needed = defense - number;
    let work = || {
        let kept = known.attack_dice(mode);
        let by_number = kept.only(|face| !always(face) && !never(face)).with_effects(&added);
        kept.chance(always) + by_number.chance(|total| total >= needed)
    };
    if !added.is_empty() {
        return Some(work());
    }
    Some(known.fight.odds.chance(rules, Asked::Hit { lean: mode.sign(), needed }, work))
}

fn contest_chance(
    known: &Known<'_>,
    (actor, own): (&Combatant, &Facts<'_>),
    contest: &Id,
    (target, theirs): (&Combatant, &Facts<'_>),
) -> Option<f64> {
    let rule = known.combat.contests.iter().find(|rule| rule.id == *contest)?;
    let attacker = Contender::of(known, actor, own, &rule.attacker.checks)?;
    let defender = Contender::of(known, target, theirs, &rule.defender.checks)?;
    let level_is_enough = rule.ties == Ties::Attacker;
    let work = || attacker.odds(known).chance_above(&defender.odds(known), level_is_enough);
    let is_pool = pool::rules_of(known.rules).is_some() && known.combat.pool.is_some();
    if is_pool || !attacker.dice.is_empty() || !defender.dice.is_empty() {
        return Some(work());
    }
    let leans = (attacker.mode.sign(), defender.mode.sign());
    let asked = Asked::Contest { leans, ahead: attacker.number - defender.number, level_is_enough };
    Some(known.fight.odds.chance(known.rules, asked, work))
}

/// One side of a contest: what it throws with.
struct Contender {
    number: i64,
    mode: Mode,
    dice: Vec<EffectDice>,
}

impl Contender {
    fn of(known: &Known<'_>, who: &Combatant, facts: &Facts<'_>, checks: &[Id]) -> Option<Self> {
        let (_, number) = best_check(who, checks)?;
        let purpose = Purpose::Check(None);
        let mode = if leans(known.combat) { lean(&facts.sources, purpose, false) } else { Mode::Normal };
        let number = number + facts.penalty + flats(&facts.sources, purpose);
        Some(Self { number, mode, dice: dice_added(&facts.sources, purpose) })
    }

    fn odds(&self, known: &Known<'_>) -> Sums {
        if let Some(pool_rules) = pool::rules_of(known.rules).filter(|_| known.combat.pool.is_some()) {
            let once = Sums::of_chances(known.pool_odds(pool_rules, self.number, None).map(|net| net.max(0)).iter());
            return match self.mode {
                Mode::Normal => once,
                Mode::Advantage => once.higher_of_two(),
                Mode::Disadvantage => once.lower_of_two(),
            };
        }
        known.attack_dice(self.mode).as_ref().clone().with_effects(&self.dice).moved(self.number)
    }
}
