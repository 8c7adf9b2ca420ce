//! Where a number of the sheet comes from, as a tree of terms (sheets.md 3). Data only: words and lines are the view's.
//!
//! What a term is worth always follows from its parts by how they are put together ([`Term::total`]), so an explanation cannot
//! say something else than the evaluation does.
//!
//! Must not know: languages, screens, how a term is drawn.

mod maxima;
mod references;
mod skills;

use std::cell::Cell;

use crate::format::resolution::Rounding;
use crate::format::value_ref::ValueRef;
use crate::sheet::{SkillKind, Values};
use crate::text::RulesetText;

/// How deep terms are followed.
pub const DEPTH_MAX: usize = 8;
/// Most terms of one explanation; what would pass it is said without its parts.
pub const TERMS_MAX: usize = 400;
/// Most rows of a list that are named one by one.
pub const ROWS_MAX: usize = 100;

/// Whose number is explained.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Subject<'s> {
    /// An ability's modifier, items included.
    Ability(&'s str),
    /// A skill's or save's number.
    Skill {
        /// Which of the two.
        kind: SkillKind,
        /// Which one.
        id: &'s str,
        /// The ability it is rolled with in place of its own.
        with: Option<&'s str>,
    },
    /// A derived value.
    Derived(&'s str),
    /// A pool's maximum, by key; also of a declared pool that is not there because its maximum is 0.
    PoolMaximum(&'s str),
    /// A plain track's most, or how many places a wound track has.
    TrackMaximum(&'s str),
    /// The proficiency bonus.
    Proficiency,
    /// What is added to rolls made with these abilities (`resolution.adjust`).
    Adjust(&'s [&'s str]),
    /// The wound penalty that rides on every roll (`resolution.penaltyFrom`).
    Penalty,
    /// Whatever a reference finds.
    Reference(&'s ValueRef),
}

/// A number with what it is made of.
#[derive(Debug, Clone, PartialEq)]
pub struct Term {
    /// What it is.
    pub label: TermLabel,
    /// What of it is read, where that is not plain from the label.
    pub aspect: Option<Aspect>,
    /// What it is worth; always finite.
    pub value: f64,
    /// Where it comes from.
    pub origin: Origin,
    /// How its parts become it.
    pub how: How,
    /// What it is made of, in order; none where it is given.
    pub parts: Vec<Term>,
}

/// What a term is called.
#[derive(Debug, Clone, PartialEq)]
pub enum TermLabel {
    /// The ruleset's or the sheet's own name for it.
    Named(RulesetText),
    /// A word of the program.
    Word(TermWord),
}

/// Things that neither ruleset nor sheet names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TermWord {
    /// A number written in the rules.
    Constant,
    /// A score before items.
    Base,
    /// What items leave of a score, within its bounds.
    WithItems,
    /// An item that has no name here.
    Item,
    /// The proficiency bonus.
    Proficiency,
    /// What a tier adds by itself.
    Flat,
    /// The free bonus.
    FreeBonus,
    /// What being untrained does.
    Untrained,
    /// A number before its cap.
    BeforeCap,
    /// What the rules add to rolls.
    Adjust,
    /// Levels that the ruleset declares.
    Levels,
    /// A row without a name; its 1-based place.
    Row(usize),
}

/// What of a thing is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Aspect {
    /// Its score.
    Score,
    /// Its modifier.
    Modifier,
    /// What it holds.
    Held,
    /// Where it stands.
    Standing,
    /// How far above its least.
    Filled,
    /// How far below its most.
    Remaining,
    /// Its penalty.
    Penalty,
    /// Its most.
    Maximum,
}

/// Where a number comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Origin {
    /// The rules say it.
    Rules,
    /// It is stored on the sheet.
    Sheet,
    /// Nothing usable is stored, so the declared default stands.
    Default,
    /// There is nothing to read: 0, or the nearest number allowed.
    Nothing,
    /// Play made it what it is.
    Live,
    /// An item gives it.
    Item,
    /// It is worked out from its parts.
    Worked,
}

/// How parts become a number.
#[derive(Debug, Clone, PartialEq)]
pub enum How {
    /// It has no parts that are told.
    Given,
    /// It is its one part.
    Same,
    /// All added up.
    Sum,
    /// The least.
    Least,
    /// The greatest.
    Most,
    /// Its one part multiplied and rounded.
    Scaled {
        /// By how much.
        multiplier: f64,
        /// How.
        round: Rounding,
    },
    /// Its one part, less ten, halved, rounded down.
    HalfMinusTen,
    /// Its one part looked up in a table of the rules.
    LookedUp,
    /// A word looked up in a table of the rules.
    WordLookedUp {
        /// What holds the word.
        of: RulesetText,
        /// The word; `None` where nothing is to be read.
        word: Option<RulesetText>,
    },
    /// The first part, but no more than the second rounded down.
    Capped,
    /// Its one part, held within bounds.
    Bounded {
        /// Least.
        min: f64,
        /// Most.
        max: f64,
    },
    /// Its one part rounded down, held within bounds.
    Whole {
        /// Least.
        min: f64,
        /// Most.
        max: f64,
    },
    /// All added up, then cut toward zero.
    Cut,
}

impl Term {
    pub(super) fn given(label: TermLabel, value: f64, origin: Origin) -> Self {
        Self { label, aspect: None, value, origin, how: How::Given, parts: Vec::new() }
    }

    pub(super) fn worked(label: TermLabel, value: f64, how: How, parts: Vec<Self>) -> Self {
        Self { label, aspect: None, value, origin: Origin::Worked, how, parts }
    }

    pub(super) fn of(mut self, aspect: Aspect) -> Self {
        self.aspect = Some(aspect);
        self
    }

    /// What the parts come to; the same as `value`, but for what floats lose in the order of adding. A number that is given or
    /// looked up is what it is.
    pub fn total(&self) -> f64 {
        let values = || self.parts.iter().map(|part| part.value);
        let first = self.parts.first().map_or(self.value, |part| part.value);
        let total = match &self.how {
            How::Given | How::LookedUp | How::WordLookedUp { .. } => self.value,
            How::Same => first,
            How::Sum => values().sum(),
            How::Least => values().reduce(f64::min).unwrap_or(0.0),
            How::Most => values().reduce(f64::max).unwrap_or(0.0),
            How::Scaled { multiplier, round } => round.apply(first * multiplier),
            How::HalfMinusTen => ((first - 10.0) / 2.0).floor(),
            How::Capped => self.parts.get(1).map_or(first, |cap| first.min(cap.value.floor())),
            How::Bounded { min, max } => first.min(*max).max(*min),
            How::Whole { min, max } => first.floor().min(*max).max(*min),
            How::Cut => values().sum::<f64>().trunc(),
        };
        if total.is_nan() { 0.0 } else { total.clamp(f64::MIN, f64::MAX) }
    }
}

/// Explains a number of the sheet; `None` for what the sheet does not have.
pub fn explain(values: &Values<'_>, subject: Subject<'_>) -> Option<Term> {
    let explainer = Explainer { values, left: Cell::new(TERMS_MAX) };
    match subject {
        Subject::Ability(id) => explainer.modifier(id, 0),
        Subject::Skill { kind, id, with } => explainer.skill(kind, id, with, 0),
        Subject::Derived(id) => explainer.derived(id, 0),
        Subject::PoolMaximum(key) => explainer.pool_maximum(key),
        Subject::TrackMaximum(id) => explainer.track_maximum(id),
        Subject::Proficiency => Some(explainer.proficiency(0)),
        Subject::Adjust(abilities) => Some(explainer.adjust(abilities)),
        Subject::Penalty => explainer.penalty(),
        Subject::Reference(reference) => Some(explainer.reference(reference, 0)),
    }
}

/// Follows references down; bounded in depth and in how many terms it makes.
struct Explainer<'v, 'e> {
    values: &'v Values<'e>,
    left: Cell<usize>,
}

impl Explainer<'_, '_> {
    /// Whether so many more terms may be made at this depth. Parts are told all or not at all, so that they always add up.
    fn room(&self, count: usize, depth: usize) -> bool {
        let left = self.left.get();
        let fits = depth < DEPTH_MAX && count <= left;
        if fits {
            self.left.set(left - count);
        }
        fits
    }
}
