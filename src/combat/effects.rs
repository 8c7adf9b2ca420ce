//! What is in force on somebody in a fight: conditions, levels reached, items (combat.md 1.10 to 1.12, 3.2, 3.8). How it
//! counts is the checks' to say.

use crate::check::sources::{Pull, condition_sources, level_sources, pull};
use crate::combat::encounter::{Body, Combatant};
use crate::combat::event_part::{Bonus, Mode};
use crate::format::combat::Combat;
use crate::rules::Effective;

pub use crate::check::label::condition_label;
pub use crate::check::sources::{Change, Purpose, Source, changes, fails, has};

/// Everything in force on somebody, in order: conditions as the combat block lists them, levels, items.
pub fn sources<'r>(rules: &'r Effective, combat: &'r Combat, who: &'r Combatant) -> Vec<Source<'r>> {
    // Mostly nothing is in force on anybody, and everything that happens asks.
    let mut sources = match who.is_free() {
        true => Vec::new(),
        false => condition_sources(rules, combat, |id| who.has_condition(id.as_str())),
    };
    let Body::Sheet(character) = &who.body else { return sources };
    if !combat.levels.is_empty() {
        sources.extend(level_sources(rules, combat, &character.levels(rules, combat)));
    }
    if !character.bag().is_empty() {
        sources.extend(crate::combat::gear::effects(rules, character));
    }
    sources
}

/// The flat parts of the modifiers that count, as bonuses.
pub fn flat_bonuses(sources: &[Source<'_>], purpose: Purpose<'_>) -> Vec<Bonus> {
    let flats = changes(sources, purpose).into_iter();
    flats
        .filter_map(|change| change.modifier.flat.map(|flat| Bonus { label: change.name, value: flat.get() }))
        .collect()
}

/// How a save or check leans.
pub fn lean(sources: &[Source<'_>], purpose: Purpose<'_>, extra_advantage: bool) -> Mode {
    let own = Pull { advantage: extra_advantage, disadvantage: false };
    let all = sources.iter().fold(own, |sum, source| sum.and(pull(source, purpose)));
    all.lean().into()
}

/// Advantage and disadvantage cancel, however many of each.
pub fn cancel(advantage: bool, disadvantage: bool) -> Mode {
    Pull { advantage, disadvantage }.lean().into()
}
