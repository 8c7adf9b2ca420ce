//! What the sheet of somebody in a fight came to, kept beside it: working a sheet out costs far more than reading it.
//!
//! What only the player's part decides (which pools and plain tracks there are, and their most) stays through the whole
//! fight, and where they stand is read off the live state. Everything else is worked out anew after a change, if it is
//! asked at all.
//!
//! Must not know: who asks, what changes.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::check::sources::levels_reached;
use crate::combat::encounter::Character;
use crate::combat::held::with_values;
use crate::combat::vitals::{Vitals, of_values};
use crate::dice::to_f64;
use crate::format::combat::Combat;
use crate::format::scalar::Id;
use crate::format::value_ref::ValueRef;
use crate::items::held::HeldBag;
use crate::rules::Effective;
use crate::sheet::{Build, PoolFunds, PoolState, PoolValue, Values, evaluate_static};

/// What stays as it is while a fight goes on.
#[derive(Debug)]
pub struct Fixed {
    /// Its pools, as they are while nothing is stored.
    pub pools: Vec<PoolValue>,
    /// Its plain tracks.
    pub tracks: Vec<Track>,
    /// The level of every declared pool, whether it is there or not.
    levels: Vec<i64>,
    /// Places of the levels that it has reached while no track is stored, those that a track reaches.
    levels_at_rest: Vec<usize>,
}

/// A plain track.
#[derive(Debug)]
pub struct Track {
    /// Its id.
    pub id: String,
    /// Least.
    pub min: i64,
    /// Most.
    pub max: i64,
    /// Where it stands while nothing is stored.
    pub untouched: i64,
}

/// What changes with the live state and the bag.
#[derive(Debug)]
pub struct Facts {
    /// Where its health stands; all 0 without a combat block.
    pub vitals: Vitals,
    /// What its wounds take off its rolls, 0 or less.
    pub penalty: i64,
    /// Places of the levels that it has reached, in the combat block's order.
    levels: Vec<usize>,
    needs: Vec<(ValueRef, f64)>,
}

impl Fixed {
    fn of(rules: &Effective, build: &Build) -> Self {
        let values = evaluate_static(rules, build);
        let tracks = values.tracks().iter().map(|track| Track {
            id: track.track.id.as_str().to_owned(),
            min: track.min,
            max: track.max,
            untouched: track.untouched(),
        });
        let tracks: Vec<Track> = tracks.collect();
        let levels_at_rest = rules.ruleset().combat.as_ref().map(|combat| reached_at_rest(combat, &tracks));
        let declared = rules.ruleset().sheet.live.pools.len();
        let levels = (0..declared).map(|at| values.declared_level(at)).collect();
        Self { pools: values.pools().to_vec(), tracks, levels, levels_at_rest: levels_at_rest.unwrap_or_default() }
    }
}

fn reached_at_rest(combat: &Combat, tracks: &[Track]) -> Vec<usize> {
    let reached = combat.levels.iter().enumerate().filter(|(_, level)| {
        let track = level.track.as_ref().and_then(|id| tracks.iter().find(|track| track.id == id.as_str()));
        track.is_some_and(|track| to_f64(track.untouched.clamp(track.min, track.max)) >= to_f64(level.at.get()))
    });
    reached.map(|(place, _)| place).collect()
}

impl Facts {
    fn of(rules: &Effective, character: &Character) -> Self {
        with_values(rules, character, |values| {
            let combat = rules.ruleset().combat.as_ref();
            Self {
                vitals: combat.map(|combat| of_values(combat, values)).unwrap_or_default(),
                penalty: values.penalty(),
                levels: combat.map(|combat| levels_reached(combat, values)).unwrap_or_default(),
                needs: needs(rules, character, values),
            }
        })
    }

    /// The number that something worn asks for; 0 for what nothing worn asks.
    pub fn need(&self, asked: &ValueRef) -> f64 {
        self.needs.iter().find(|(known, _)| known == asked).map_or(0.0, |(_, number)| *number)
    }
}

/// Every number that worn items ask of their wearer.
fn needs(rules: &Effective, character: &Character, values: &Values<'_>) -> Vec<(ValueRef, f64)> {
    let worn = HeldBag::new(rules, character.bag()).items().filter(|held| held.worn);
    let asked = worn.flat_map(|held| held.item.item.requires.iter().flatten());
    asked.map(|need| (need.value.clone(), values.number(&need.value))).collect()
}

/// A place for what a sheet came to. Copies of a sheet share it. It says nothing that the sheet does not say, so it is
/// neither stored nor compared.
#[derive(Clone, Default)]
pub struct Worked {
    fixed: Kept<Fixed>,
    facts: Kept<Facts>,
}

/// Something worked out under rules.
type Kept<T> = Arc<OnceLock<(Effective, T)>>;

fn read<T, R>(kept: &Kept<T>, rules: &Effective, work: impl Fn() -> T, read: impl FnOnce(&T) -> R) -> R {
    let (under, facts) = kept.get_or_init(|| (rules.clone(), work()));
    // The same sheet under other rules comes to something else.
    if under.is_same(rules) { read(facts) } else { read(&work()) }
}

impl Worked {
    /// Leaves behind what the live state and the bag decided: one of them is about to change.
    pub fn forget_facts(&mut self) {
        if self.facts.get().is_some() {
            self.facts = Kept::default();
        }
    }
}

/// Where a pool of a sheet stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PoolStands {
    /// What it holds.
    pub value: i64,
    /// At most.
    pub max: i64,
    /// Temporary points.
    pub temp: i64,
    /// What it holds while nothing is stored.
    pub untouched: i64,
}

impl Character {
    fn fixed<R>(&self, rules: &Effective, then: impl FnOnce(&Fixed) -> R) -> R {
        read(&self.worked().fixed, rules, || Fixed::of(rules, self.build()), then)
    }

    /// Reads what the sheet comes to as it stands now.
    pub(super) fn facts<R>(&self, rules: &Effective, then: impl FnOnce(&Facts) -> R) -> R {
        read(&self.worked().facts, rules, || Facts::of(rules, self), then)
    }

    /// Where the pool of exactly that key stands.
    pub(super) fn pool(&self, rules: &Effective, key: &str) -> Option<PoolStands> {
        self.fixed(rules, |fixed| {
            let pool = fixed.pools.iter().find(|pool| pool.key == key)?;
            let PoolState { value, temp } = pool.state(self.live());
            Some(PoolStands { value, max: pool.max, temp: temp.unwrap_or(0), untouched: pool.untouched() })
        })
    }

    /// Reads a plain track, with where it stands.
    pub(super) fn track<R>(&self, rules: &Effective, id: &str, then: impl FnOnce(&Track, i64) -> R) -> Option<R> {
        self.fixed(rules, |fixed| {
            let track = fixed.tracks.iter().find(|track| track.id == id)?;
            let stored = self.live().tracks.get(id).copied();
            Some(then(track, stored.unwrap_or(track.untouched).clamp(track.min, track.max)))
        })
    }

    /// Places of the levels that the sheet has reached, in the combat block's order.
    pub(super) fn levels(&self, rules: &Effective, combat: &Combat) -> Vec<usize> {
        if combat.levels.iter().any(|level| level.track.is_none()) {
            return self.facts(rules, |facts| facts.levels.clone());
        }
        if self.live().tracks.is_empty() {
            return self.fixed(rules, |fixed| fixed.levels_at_rest.clone());
        }
        // Levels of one track stand together, so it is looked for once.
        let mut last: Option<(&Id, Option<i64>)> = None;
        let reached = combat.levels.iter().enumerate().filter(|(_, level)| {
            let Some(track) = &level.track else { return false };
            let stands = match last {
                Some((known, stands)) if known == track => stands,
                _ => self.track(rules, track.as_str(), |_, value| value),
            };
            last = Some((track, stands));
            stands.is_some_and(|value| to_f64(value) >= to_f64(level.at.get()))
        });
        reached.map(|(place, _)| place).collect()
    }

    /// Reads the pools for whoever asks what they can pay.
    pub(super) fn funds<R>(&self, rules: &Effective, then: impl FnOnce(&Funds<'_>) -> R) -> R {
        self.fixed(rules, |fixed| then(&Funds { rules, character: self, fixed }))
    }
}

/// The pools of a sheet in a fight.
#[derive(Debug, Clone, Copy)]
pub struct Funds<'f> {
    rules: &'f Effective,
    character: &'f Character,
    fixed: &'f Fixed,
}

impl PoolFunds for Funds<'_> {
    fn rules(&self) -> &Effective {
        self.rules
    }

    fn build(&self) -> &Build {
        self.character.build()
    }

    fn pools(&self) -> &[PoolValue] {
        &self.fixed.pools
    }

    fn holds(&self, pool: &PoolValue) -> i64 {
        pool.state(self.character.live()).value
    }

    fn declared_level(&self, at: usize) -> i64 {
        self.fixed.levels.get(at).copied().unwrap_or(1)
    }
}

impl PartialEq for Worked {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl fmt::Debug for Worked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Worked")
    }
}
