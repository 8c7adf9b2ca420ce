//! Which layers are on: active ones, dropped ones, and the stricter check when a game is made (layers-items.md 3.1, 3.2).

use serde::Serialize;

use crate::format::ruleset::Ruleset;
use crate::format::scalar::Id;

/// Why a layer that was asked for is not on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum DropReason {
    /// The ruleset has no such layer.
    Unknown,
    /// It conflicts with one that is declared before it.
    Conflict,
    /// The ruleset would not be valid with it.
    Invalid,
}

/// A layer that was asked for and is not on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Dropped {
    /// As it was asked for.
    pub id: String,
    /// Why.
    pub reason: DropReason,
    /// The layer it conflicts with.
    pub with: Option<Id>,
}

/// What the stricter check says when a game is made (headless.md, `new`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SelectionFault {
    /// `ruleset-layer-unknown`
    Unknown {
        /// As it was asked for.
        id: String,
    },
    /// `ruleset-layer-conflict`
    Conflict {
        /// The later of the pair.
        id: Id,
        /// The earlier.
        with: Id,
    },
}

impl SelectionFault {
    /// The refusal's code.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Unknown { .. } => "ruleset-layer-unknown",
            Self::Conflict { .. } => "ruleset-layer-conflict",
        }
    }
}

/// Layers asked for, sorted into those that can be on together and those that cannot.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Selection {
    /// In declaration order.
    pub active: Vec<Id>,
    /// In the order in which they were found out.
    pub dropped: Vec<Dropped>,
}

impl Selection {
    /// Walks the layers in declaration order and keeps each that was asked for and conflicts with none kept before it.
    pub fn of<S: AsRef<str>>(ruleset: &Ruleset, asked: &[S]) -> Self {
        let mut selection = Self::default();
        for asked in asked.iter().map(AsRef::as_ref) {
            if ruleset.layer(asked).is_none() {
                selection.dropped.push(Dropped { id: asked.to_owned(), reason: DropReason::Unknown, with: None });
            }
        }
        for layer in ruleset.layers().iter().filter(|layer| asked.iter().any(|asked| layer.id == *asked.as_ref())) {
            match selection.active.iter().find(|kept| conflict(ruleset, kept.as_str(), layer.id.as_str())) {
                Some(kept) => {
                    let with = Some(kept.clone());
                    let id = layer.id.as_str().to_owned();
                    selection.dropped.push(Dropped { id, reason: DropReason::Conflict, with });
                }
                None => selection.active.push(layer.id.clone()),
            }
        }
        selection
    }

    /// The stricter check when a game is made: every unknown layer, then every pair that conflicts, the later one's turn
    /// first (layers-items.md 3.2).
    pub fn faults<S: AsRef<str>>(ruleset: &Ruleset, asked: &[S]) -> Vec<SelectionFault> {
        let unknown = asked.iter().map(AsRef::as_ref).filter(|asked| ruleset.layer(asked).is_none());
        let mut faults: Vec<SelectionFault> = unknown.map(|id| SelectionFault::Unknown { id: id.to_owned() }).collect();
        let chosen: Vec<&Id> = ruleset
            .layers()
            .iter()
            .map(|layer| &layer.id)
            .filter(|id| asked.iter().any(|asked| **id == *asked.as_ref()))
            .collect();
        for (at, later) in chosen.iter().enumerate() {
            for earlier in chosen.iter().take(at) {
                if conflict(ruleset, earlier.as_str(), later.as_str()) {
                    faults.push(SelectionFault::Conflict { id: (*later).clone(), with: (*earlier).clone() });
                }
            }
        }
        faults
    }

    /// The first declared of the chosen layers that rules this one out, if one does and it is not itself chosen.
    pub fn ruled_out_by<'r, S: AsRef<str>>(ruleset: &'r Ruleset, chosen: &[S], id: &str) -> Option<&'r Id> {
        if chosen.iter().any(|chosen| chosen.as_ref() == id) {
            return None;
        }
        let mut others = ruleset.layers().iter().map(|layer| &layer.id);
        others.find(|other| {
            chosen.iter().any(|chosen| **other == *chosen.as_ref()) && conflict(ruleset, other.as_str(), id)
        })
    }
}

/// The choice after one toggle of the wizard (layers-items.md 8): a layer that is on goes off; one that is off goes on unless
/// another rules it out. The answer is in declaration order; ruled out or unknown, the choice stays as it was.
pub fn toggled<'r, S: AsRef<str>>(ruleset: &'r Ruleset, chosen: &[S], id: &str) -> Vec<&'r str> {
    let is_on = |layer: &str| chosen.iter().any(|chosen| chosen.as_ref() == layer);
    let allowed = is_on(id) || Selection::ruled_out_by(ruleset, chosen, id).is_none();
    let declared = ruleset.layers().iter().map(|layer| layer.id.as_str());
    declared.filter(|layer| is_on(layer) != (allowed && *layer == id)).collect()
}

/// Whether two layers conflict; naming one side is enough.
fn conflict(ruleset: &Ruleset, left: &str, right: &str) -> bool {
    let names = |of: &str, other: &str| {
        ruleset.layer(of).is_some_and(|layer| layer.conflicts.iter().any(|conflict| *conflict == *other))
    };
    names(left, right) || names(right, left)
}
