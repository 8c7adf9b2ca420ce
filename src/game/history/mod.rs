//! What players changed themselves, so that it can be taken back, put in again and shown (amendments.md 4).
//!
//! An edit is kept as its traces: each value with what stood there before and after. Taking an edit back puts back only the
//! values that still equal what the edit left; whatever came later stays. At most [`EDITS_MAX`] edits are kept, the oldest go.
//!
//! Must not know: whether an edit is allowed, words, screens.

mod trace;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::items::Member;
use crate::sheet::{BuildChange, LiveChange};

pub use trace::{Touched, Trace};

/// Most edits that can be taken back, and most that can be put in again.
pub const EDITS_MAX: usize = 100;

/// The edits of a game. Every state that the story goes back to holds them as they were then, so an edit is shared by all
/// that hold it, and so are the lists while nobody changes them.
///
/// `E` is how an edit is held: itself, or by its place where many histories are stored together.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct History<E = Arc<Edit>> {
    /// Edits in force, oldest first.
    #[serde(default = "no_edits")]
    done: Arc<Vec<E>>,
    /// Edits taken back, the one taken back last at the end.
    #[serde(default = "no_edits")]
    undone: Arc<Vec<E>>,
    /// How many edits there ever were.
    #[serde(default)]
    count: u64,
}

fn no_edits<E>() -> Arc<Vec<E>> {
    Arc::default()
}

impl<E> Default for History<E> {
    fn default() -> Self {
        Self { done: no_edits(), undone: no_edits(), count: 0 }
    }
}

/// One edit of one member.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Edit {
    /// Its number in the game, from 1 on.
    pub number: u64,
    /// Whose sheet or live state.
    pub member: usize,
    /// What changed, in order.
    pub traces: Vec<Trace>,
}

/// What taking an edit back, or putting it in again, comes to.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Restored {
    /// Changes of the sheet, in order.
    pub build: Vec<BuildChange>,
    /// Changes of live state, in order.
    pub live: Vec<LiveChange>,
    /// What no longer equals what the edit left, and so stays as it is.
    pub kept: Vec<Touched>,
}

/// Which way an edit goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Turn {
    /// It is taken back.
    Back,
    /// It is put in again.
    Again,
}

/// A line of the change log.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LogLine<'g> {
    /// The edit it belongs to.
    pub number: u64,
    /// Who was changed; empty text for somebody who is not in the party.
    pub who: &'g str,
    /// What changed, from what to what.
    pub trace: &'g Trace,
    /// Whether it was taken back.
    pub taken_back: bool,
}

impl<E> History<E> {
    /// Whether nothing was ever changed.
    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The same with edits held otherwise.
    ///
    /// # Errors
    /// The first that `held` gives.
    pub(super) fn held_by<F, X>(&self, held: &mut impl FnMut(&E) -> Result<F, X>) -> Result<History<F>, X> {
        let mut each = |edits: &[E]| edits.iter().map(&mut *held).collect::<Result<Vec<F>, X>>().map(Arc::new);
        Ok(History { done: each(&self.done)?, undone: each(&self.undone)?, count: self.count })
    }
}

impl History {
    /// The edit of a member that would be taken back, or put in again, next.
    pub fn next(&self, member: usize, turn: Turn) -> Option<&Edit> {
        let edits = match turn {
            Turn::Back => &self.done,
            Turn::Again => &self.undone,
        };
        edits.iter().rev().find(|edit| edit.member == member).map(Arc::as_ref)
    }

    /// Keeps an edit; what the member took back before can no longer be put in again. An edit that touched nothing is none.
    pub(super) fn record(&mut self, member: usize, traces: Vec<Trace>) {
        if traces.is_empty() {
            return;
        }
        self.count += 1;
        if self.undone.iter().any(|edit| edit.member == member) {
            Arc::make_mut(&mut self.undone).retain(|edit| edit.member != member);
        }
        push(&mut self.done, Arc::new(Edit { number: self.count, member, traces }));
    }

    /// An edit was taken back or put in again.
    pub(super) fn turned(&mut self, number: u64, turn: Turn) {
        let (from, to) = match turn {
            Turn::Back => (&mut self.done, &mut self.undone),
            Turn::Again => (&mut self.undone, &mut self.done),
        };
        if let Some(at) = from.iter().position(|edit| edit.number == number) {
            push(to, Arc::make_mut(from).remove(at));
        }
    }

    /// The change log, newest edit first; edits taken back stand in it where they were made.
    pub fn log<'g>(&'g self, party: &'g [Member]) -> Vec<LogLine<'g>> {
        let done = self.done.iter().map(|edit| (edit, false));
        let mut edits: Vec<(&Arc<Edit>, bool)> = done.chain(self.undone.iter().map(|edit| (edit, true))).collect();
        edits.sort_by_key(|(edit, _)| std::cmp::Reverse(edit.number));
        let lines = edits.into_iter().flat_map(|(edit, taken_back)| {
            let who = party.get(edit.member).map(|member| member.name.as_str()).unwrap_or_default();
            edit.traces.iter().map(move |trace| LogLine { number: edit.number, who, trace, taken_back })
        });
        lines.collect()
    }
}

impl Edit {
    /// What turning it comes to on a member as it stands.
    pub fn turn(&self, member: &Member, turn: Turn) -> Restored {
        let mut restored = Restored::default();
        let (mut sheet, mut live) = (member.sheet.clone(), member.live.clone());
        let mut one = |trace: &Trace| trace.turn(turn, &mut sheet, &mut live, &mut restored);
        match turn {
            Turn::Back => self.traces.iter().rev().for_each(&mut one),
            Turn::Again => self.traces.iter().for_each(&mut one),
        }
        restored
    }
}

fn push(edits: &mut Arc<Vec<Arc<Edit>>>, edit: Arc<Edit>) {
    let edits = Arc::make_mut(edits);
    if edits.len() >= EDITS_MAX {
        edits.remove(0);
    }
    edits.push(edit);
}
