//! Names of the ruleset's parts, with where they stand.

use crate::check::label::label;
use crate::combat::event_part::LabelRef;
use crate::format::combat::{Combat, ThreatTier};
use crate::format::scalar::Id;
use crate::rules::Effective;
use crate::text::RulesetText;

pub use crate::check::label::{of_reference, pool, save, track};

/// A budget.
pub fn budget(combat: &Combat, id: &Id) -> LabelRef {
    let declared = combat.economy.budgets.iter().find(|budget| budget.id == *id);
    label("budget", id, declared.map(|budget| budget.label.text()))
}

/// A number that contests read.
pub fn check(combat: &Combat, id: &Id) -> LabelRef {
    let declared = combat.checks.iter().find(|check| check.id == *id);
    label("check", id, declared.map(|check| check.label.text()))
}

/// A tier of danger.
pub fn tier(tier: &ThreatTier) -> LabelRef {
    label("tier", &tier.id, Some(tier.label.text()))
}

/// A kind of mark on the health track.
pub fn mark(rules: &Effective, combat: &Combat, kind: &Id) -> LabelRef {
    let tracks = &rules.ruleset().sheet.live.tracks;
    let track = combat.health.track.as_ref().and_then(|id| tracks.iter().find(|track| track.id == *id));
    let declared = track.and_then(|track| track.kinds.iter().flatten().find(|declared| declared.id == *kind));
    label("kind", kind, declared.map(|kind| kind.label.text()))
}

/// A word for harm, as somebody wrote it.
pub fn damage_type(word: &str) -> Option<LabelRef> {
    let word = word.trim();
    (!word.is_empty()).then(|| LabelRef::new(RulesetText::new(word), "damage-type"))
}

/// What `combat.defense` points at; `None` for a plain number.
pub fn defense(rules: &Effective, combat: &Combat) -> Option<LabelRef> {
    of_reference(rules, &combat.defense)
}
