//! What the sheet of somebody in a fight came to, kept beside it until something on it changes: much is asked of a sheet
//! between two changes, and working it out costs far more than reading it.
//!
//! Must not know: who asks, what changes.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::check::sources::levels_reached;
use crate::combat::encounter::Character;
use crate::combat::held::with_values;
use crate::combat::vitals::{Vitals, of_values};
use crate::format::value_ref::ValueRef;
use crate::items::held::HeldBag;
use crate::rules::Effective;
use crate::sheet::{PoolValue, Values};

/// What is read of a sheet again and again.
#[derive(Debug)]
pub struct Facts {
    /// Where its health stands; all 0 without a combat block.
    pub vitals: Vitals,
    /// What its wounds take off its rolls, 0 or less.
    pub penalty: i64,
    /// Places of the levels that it has reached, in the combat block's order.
    pub levels: Vec<usize>,
    /// Its pools.
    pub pools: Vec<PoolValue>,
    /// Its plain tracks.
    pub tracks: Vec<Track>,
    needs: Vec<(ValueRef, f64)>,
}

/// Where a plain track stands.
#[derive(Debug)]
pub struct Track {
    /// Its id.
    pub id: String,
    /// Where it stands.
    pub value: i64,
    /// Most.
    pub max: i64,
    /// Where it stands while nothing is stored.
    pub untouched: i64,
}

impl Facts {
    fn of(rules: &Effective, character: &Character) -> Self {
        with_values(rules, character, |values| {
            let combat = rules.ruleset().combat.as_ref();
            let tracks = values.tracks().iter().map(|track| Track {
                id: track.track.id.as_str().to_owned(),
                value: track.value,
                max: track.max,
                untouched: track.untouched(),
            });
            Self {
                vitals: combat.map(|combat| of_values(combat, values)).unwrap_or_default(),
                penalty: values.penalty(),
                levels: combat.map(|combat| levels_reached(combat, values)).unwrap_or_default(),
                pools: values.pools().to_vec(),
                tracks: tracks.collect(),
                needs: needs(rules, character, values),
            }
        })
    }

    /// The pool of exactly that key.
    pub fn pool(&self, key: &str) -> Option<&PoolValue> {
        self.pools.iter().find(|pool| pool.key == key)
    }

    /// One plain track.
    pub fn track(&self, id: &str) -> Option<&Track> {
        self.tracks.iter().find(|track| track.id == id)
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

/// A place for what a sheet came to. Copies of a sheet share it, and it is left behind when one of them changes. It says
/// nothing that the sheet does not say, so it is neither stored nor compared.
#[derive(Clone, Default)]
pub struct Worked(Arc<OnceLock<(Effective, Facts)>>);

impl Worked {
    /// Reads what a sheet comes to under these rules, working it out where nobody has yet.
    pub fn read<T>(&self, rules: &Effective, character: &Character, read: impl FnOnce(&Facts) -> T) -> T {
        let (under, facts) = self.0.get_or_init(|| (rules.clone(), Facts::of(rules, character)));
        // The same sheet under other rules comes to something else.
        if under.is_same(rules) { read(facts) } else { read(&Facts::of(rules, character)) }
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
