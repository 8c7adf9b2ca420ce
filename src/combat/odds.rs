//! The odds of dice that a fight has asked for so far: they hang on the rules alone, and the same few are asked all the time.
//!
//! Must not know: who throws, against whom.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crate::combat::event_part::Mode;
use crate::rules::Effective;

/// Most odds that are kept; whatever is asked after that is worked out each time.
const KEPT_MAX: usize = 4096;

/// What odds hang on, besides the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Asked {
    /// A roll to hit that leans this way and needs so much on the dice.
    Hit {
        /// How it leans: -1, 0 or 1.
        lean: i8,
        /// What the dice must come to.
        needed: i64,
    },
    /// Dice against dice.
    Contest {
        /// How the one and the other lean.
        leans: (i8, i8),
        /// How much the one has more than the other besides the dice.
        ahead: i64,
        /// Whether being level is enough.
        level_is_enough: bool,
    },
}

impl Mode {
    /// -1 for the worse of two, 1 for the better, else 0.
    pub fn sign(self) -> i8 {
        match self {
            Self::Normal => 0,
            Self::Advantage => 1,
            Self::Disadvantage => -1,
        }
    }
}

/// A place for odds. Copies of a fight share it. It says nothing that the rules do not say, so it is neither stored nor
/// compared.
#[derive(Clone, Default)]
pub struct Odds(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    under: Option<Effective>,
    chances: BTreeMap<Asked, f64>,
}

impl Odds {
    /// The chance that was asked for, worked out where nobody has yet.
    pub fn chance(&self, rules: &Effective, asked: Asked, work: impl FnOnce() -> f64) -> f64 {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !kept.under.as_ref().is_some_and(|under| under.is_same(rules)) {
            // The same dice under other rules come to something else.
            *kept = Kept { under: Some(rules.clone()), chances: BTreeMap::new() };
        }
        if let Some(chance) = kept.chances.get(&asked) {
            return *chance;
        }
        let chance = work();
        if kept.chances.len() < KEPT_MAX {
            kept.chances.insert(asked, chance);
        }
        chance
    }
}

impl PartialEq for Odds {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl fmt::Debug for Odds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Odds")
    }
}
