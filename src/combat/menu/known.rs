//! A fight as forecasts read it: what is in force on somebody, and the odds of dice, are worked out once and asked many times.
//!
//! Must not know: options, targets.

use std::cell::{OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use crate::check::EffectDice;
use crate::check::amount::WRITTEN_DICE_MAX;
use crate::check::odds::Sums;
use crate::combat::effects::{Purpose, Source, changes, has, sources};
use crate::combat::encounter::{Combatant, Encounter};
use crate::combat::event_part::{CombatantId, Mode};
use crate::combat::pool;
use crate::combat::vitals::{Vitals, penalty, vitals};
use crate::dice::Distribution;
use crate::format::combat::Combat;
use crate::format::condition::Effect;
use crate::format::resolution::DicePool;
use crate::rules::Effective;

/// What a pool's odds hang on: how many dice, and the face asked for.
type PoolKey = (i64, Option<i64>);

/// A fight with what was worked out of it so far.
#[derive(Debug)]
pub struct Known<'r> {
    /// The rules in force.
    pub rules: &'r Effective,
    /// Their combat block.
    pub combat: &'r Combat,
    /// The fight.
    pub fight: &'r Encounter,
    /// By the places of everybody in the fight.
    facts: Vec<OnceCell<Facts<'r>>>,
    attack_dice: RefCell<Vec<(Mode, Rc<Sums>)>>,
    pools: RefCell<BTreeMap<PoolKey, Rc<Distribution>>>,
}

/// What is in force on somebody.
#[derive(Debug)]
pub struct Facts<'r> {
    /// Conditions, levels, items.
    pub sources: Vec<Source<'r>>,
    /// Where their health stands.
    pub vitals: Vitals,
    /// What wounds take off their rolls, 0 or less.
    pub penalty: i64,
}

impl<'r> Known<'r> {
    /// A fight of which nothing is worked out yet.
    pub fn new(rules: &'r Effective, combat: &'r Combat, fight: &'r Encounter) -> Self {
        let facts = fight.combatants.iter().map(|_| OnceCell::new()).collect();
        Self { rules, combat, fight, facts, attack_dice: RefCell::default(), pools: RefCell::default() }
    }

    /// What is in force on somebody; `None` for nobody of the fight.
    pub fn of(&self, who: &Combatant) -> Option<&Facts<'r>> {
        let mut everybody = self.fight.combatants.iter();
        // Mostly it is one of this very fight, which is found without comparing ids.
        let place = everybody.position(|other| std::ptr::eq(&**other, who));
        let place = place.or_else(|| self.fight.combatants.iter().position(|other| other.id == who.id))?;
        let (who, facts) = (self.fight.combatants.get(place)?, self.facts.get(place)?);
        Some(facts.get_or_init(|| Facts {
            sources: sources(self.rules, self.combat, who),
            vitals: vitals(self.rules, self.combat, who),
            penalty: penalty(self.rules, who),
        }))
    }

    /// Whether somebody can act at all.
    pub fn able(&self, who: &Combatant) -> bool {
        who.stands() && self.of(who).is_some_and(|facts| !has(&facts.sources, Effect::CannotAct))
    }

    /// Somebody, where it is they who choose now.
    pub fn asked(&self, who: &CombatantId) -> Option<&'r Combatant> {
        self.fight.combatant(who).filter(|_| self.fight.to_choose() == Some(who))
    }

    /// The odds of the sum kept of the fight's attack dice, as they lean.
    pub fn attack_dice(&self, mode: Mode) -> Rc<Sums> {
        if let Some((_, kept)) = self.attack_dice.borrow().iter().find(|(of, _)| *of == mode) {
            return Rc::clone(kept);
        }
        let dice = self.combat.attack_roll.as_ref().map(|rule| &rule.dice);
        let (count, sides) = dice.map_or((1, 20), |dice| (dice.count.u32(), dice.sides.u32()));
        let once = Sums::dice(count, sides);
        let kept = Rc::new(match mode {
            Mode::Normal => once,
            Mode::Advantage => once.higher_of_two(),
            Mode::Disadvantage => once.lower_of_two(),
        });
        self.attack_dice.borrow_mut().push((mode, Rc::clone(&kept)));
        kept
    }

    /// The odds of a pool's net successes, not held at 0.
    pub fn pool_odds(&self, rules: &DicePool, number: i64, face: Option<i64>) -> Rc<Distribution> {
        let key = (number, face);
        if let Some(odds) = self.pools.borrow().get(&key) {
            return Rc::clone(odds);
        }
        let odds = Rc::new(pool::odds(rules, number, face));
        self.pools.borrow_mut().insert(key, Rc::clone(&odds));
        odds
    }
}

/// The dice that modifiers throw with a roll.
pub fn dice_added(sources: &[Source<'_>], purpose: Purpose<'_>) -> Vec<EffectDice> {
    let changes = changes(sources, purpose);
    let thrown = changes.iter().filter_map(|change| {
        let dice = change.modifier.dice?.0.at_most(WRITTEN_DICE_MAX);
        Some(EffectDice { dice, minus: change.modifier.minus.is_some() })
    });
    thrown.collect()
}

/// Everything flat that modifiers add to a roll.
pub fn flats(sources: &[Source<'_>], purpose: Purpose<'_>) -> i64 {
    changes(sources, purpose).iter().filter_map(|change| change.modifier.flat).map(|flat| flat.get()).sum()
}
