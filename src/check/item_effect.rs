//! What an item does to whoever uses it outside a fight: healing, temporary points, points given back, conditions
//! (checks.md 6.3, combat.md 3.7 steps 10 and 11). Health is the combat block's: a pool is filled up to its maximum, of a wound
//! track one mark is cleared, as in a fight.
//!
//! Must not know: what the item costs, what stood before it.

use serde::{Deserialize, Serialize};

use crate::check::amount::Amount;
use crate::check::label::{self, LabelRef, condition_label};
use crate::check::sources::held_effects;
use crate::check::vitals::{Vitals, of_values};
use crate::dice::{Roller, Throw};
use crate::format::item::{ItemUse, UseRestore};
use crate::format::mechanics::{Amount as WrittenAmount, Applies, Duration, MechanicsKind};
use crate::format::scalar::Id;
use crate::items::Member;
use crate::items::held::with_values;
use crate::rules::Effective;
use crate::sheet::{LIVE_NUMBER_MAX, LiveChange, Values, evolve_live, settle_live};

/// One thing that an item did.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "kebab-case")]
pub enum UseEffect {
    /// It gave health back.
    Healed {
        /// The pool of health.
        pool: LabelRef,
        /// What was thrown.
        amount: Thrown,
        /// What it held.
        before: i64,
        /// What it holds.
        after: i64,
        /// Its maximum.
        max: i64,
    },
    /// It cleared marks of the track that is health.
    Cleared {
        /// The track.
        track: LabelRef,
        /// What was thrown.
        amount: Thrown,
        /// Places marked before.
        before: i64,
        /// And after.
        after: i64,
        /// Places in all.
        length: i64,
    },
    /// It gave temporary points; they do not add up, the higher ones stay.
    Temporary {
        /// The pool.
        pool: LabelRef,
        /// What was thrown.
        amount: Thrown,
        /// Temporary points before.
        before: i64,
        /// And after.
        after: i64,
    },
    /// It gave points back to a pool.
    Restored {
        /// The pool.
        pool: LabelRef,
        /// What was thrown.
        amount: Thrown,
        /// What it held.
        before: i64,
        /// What it holds.
        after: i64,
        /// Its maximum.
        max: i64,
    },
    /// It put a condition on.
    Applied {
        /// The condition.
        condition: LabelRef,
        /// For how many rounds it is meant; until somebody takes it off where it is left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rounds: Option<i64>,
    },
    /// It would have put a condition on that its user never has.
    Averted {
        /// The condition.
        condition: LabelRef,
    },
}

/// An amount as it was thrown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thrown {
    /// The dice.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Throw>,
    /// What is added to them.
    pub flat: i64,
    /// What it came to, 0 or more.
    pub total: i64,
}

impl Thrown {
    fn of(amount: &WrittenAmount, roller: &mut Roller) -> Self {
        let amount = Amount::written(amount);
        let (dice, total) = amount.throw(roller);
        Self { dice, flat: amount.flat, total }
    }
}

/// A use being carried out on a copy of whoever uses it.
pub(super) struct Doing<'d> {
    rules: &'d Effective,
    member: Member,
    roller: &'d mut Roller,
    effects: Vec<UseEffect>,
    settled: Vec<LiveChange>,
    live: Vec<LiveChange>,
}

impl<'d> Doing<'d> {
    pub(super) fn new(rules: &'d Effective, member: &Member, roller: &'d mut Roller) -> Self {
        // The first write decides where values stand whose ids are gone.
        let settled = settle_live(rules, &member.sheet, &member.live);
        let mut member = member.clone();
        settled.iter().for_each(|change| evolve_live(&mut member.live, change));
        Self { rules, member, roller, effects: Vec::new(), settled, live: Vec::new() }
    }

    /// Everything that the use does, in order, and what that changes; `None` where it could not be kept.
    pub(super) fn carry_out(mut self, usage: &ItemUse) -> Option<(Vec<UseEffect>, Vec<LiveChange>)> {
        let before = self.member.live.clone();
        if let Some(amount) = usage.amount.as_ref().filter(|_| usage.kind == MechanicsKind::Heal) {
            self.heal(amount);
        }
        if let Some(amount) = &usage.temporary {
            self.temporary(amount);
        }
        if let Some(restore) = &usage.restore {
            self.restore(restore);
        }
        for applies in usage.applies.iter().flatten() {
            self.apply(applies);
        }
        if !self.member.live.can_be_kept(&before) {
            return None;
        }
        let mut live = if self.live.is_empty() { Vec::new() } else { self.settled };
        live.extend(self.live);
        Some((self.effects, live))
    }

    fn read<T>(&self, read: impl FnOnce(&Values<'_>) -> T) -> T {
        with_values(self.rules, &self.member, read)
    }

    fn change(&mut self, change: LiveChange) {
        evolve_live(&mut self.member.live, &change);
        self.live.push(change);
    }

    /// Health as it stands, with its name; `None` where the sheet has none.
    fn health(&self) -> Option<(Vitals, LabelRef)> {
        let combat = self.rules.ruleset().combat.as_ref()?;
        let stands = self.read(|values| of_values(combat, values));
        let pool = combat.health.pool.as_ref().map(|id| label::pool(self.rules, id));
        let label = pool.or_else(|| combat.health.track.as_ref().map(|id| label::track(self.rules, id)))?;
        (stands.max > 0).then_some((stands, label))
    }

    fn heal(&mut self, amount: &WrittenAmount) {
        let Some((stands, health)) = self.health() else { return };
        let amount = Thrown::of(amount, self.roller);
        let Some(combat) = self.rules.ruleset().combat.as_ref() else { return };
        if amount.total > 0 {
            let change = self.read(|values| match (&combat.health.pool, &combat.health.track) {
                (Some(id), _) => pool_change(values, id, |value, max| value.saturating_add(amount.total).min(max)),
                (None, Some(id)) => {
                    let mut wound = values.wound(id.as_str())?.clone();
                    wound.heal(1, None);
                    Some(LiveChange::Wound { id: id.as_str().to_owned(), now: wound.stored() })
                }
                (None, None) => None,
            });
            change.into_iter().for_each(|change| self.change(change));
        }
        let (before, max) = (stands.health, stands.max);
        let after = self.health().map_or(before, |(after, _)| after.health);
        self.effects.push(if combat.health.track.is_some() {
            UseEffect::Cleared { track: health, amount, before: max - before, after: max - after, length: max }
        } else {
            UseEffect::Healed { pool: health, amount, before, after, max }
        });
    }

    fn temporary(&mut self, amount: &WrittenAmount) {
        let Some((stands, pool)) = self.health().filter(|(stands, _)| stands.allows_temp) else { return };
        let amount = Thrown::of(amount, self.roller);
        let after = stands.temp.max(amount.total.min(LIVE_NUMBER_MAX));
        let id = self.rules.ruleset().combat.as_ref().and_then(|combat| combat.health.pool.as_ref());
        if let Some(id) = id.filter(|_| after > stands.temp) {
            let stored = self.read(|values| values.pool(id.as_str()).map(|pool| pool.stored(pool.value, after)));
            let change = stored.map(|now| LiveChange::Pool { key: id.as_str().to_owned(), now });
            change.into_iter().for_each(|change| self.change(change));
        }
        self.effects.push(UseEffect::Temporary { pool, amount, before: stands.temp, after });
    }

    fn restore(&mut self, rule: &UseRestore) {
        let stands = self.read(|values| values.pool(rule.pool.as_str()).map(|pool| (pool.value, pool.max)));
        let Some((before, max)) = stands else { return };
        let amount = Thrown::of(&rule.amount, self.roller);
        let after = before.saturating_add(amount.total).min(max);
        if after != before {
            let change = self.read(|values| pool_change(values, &rule.pool, |_, _| after));
            change.into_iter().for_each(|change| self.change(change));
        }
        self.effects.push(UseEffect::Restored {
            pool: label::pool(self.rules, &rule.pool),
            amount,
            before,
            after,
            max,
        });
    }

    fn apply(&mut self, applies: &Applies) {
        let id = &applies.condition;
        let condition = condition_label(self.rules, id);
        let immune = self.read(|values| {
            let held = held_effects(self.rules, &self.member.bag, |need| values.number(need));
            held.iter().any(|(_, effect)| effect.condition_immunities.contains(id))
        });
        if immune {
            self.effects.push(UseEffect::Averted { condition });
            return;
        }
        if !self.member.live.conditions.iter().any(|on| on == id.as_str()) {
            self.change(LiveChange::ConditionOn { id: id.as_str().to_owned() });
        }
        let rounds = match applies.duration {
            Duration::Rounds { rounds, .. } => Some(rounds.get()),
            Duration::Instant | Duration::UntilSave => None,
        };
        self.effects.push(UseEffect::Applied { condition, rounds });
    }
}

/// A pool brought to what a rule makes of its value and maximum.
fn pool_change(values: &Values<'_>, id: &Id, to: impl FnOnce(i64, i64) -> i64) -> Option<LiveChange> {
    let pool = values.pool(id.as_str())?;
    Some(LiveChange::Pool { key: pool.key.clone(), now: pool.stored(to(pool.value, pool.max), pool.temp) })
}
