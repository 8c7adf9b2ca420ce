//! The story of a game: a list of entries (amendments.md 4). A reply has one or more alternates, one of them shown; each
//! keeps the state that it ended on. What players change themselves between two replies is an entry of its own.
//!
//! The state in force is that of the latest entry. What the rules leave open is settled so:
//! - everything that players change between two replies is one entry; it is kept once the next reply is told;
//! - what players changed since the latest entry is one as soon as a reply is deleted, so that it still can be taken back by
//!   itself;
//! - taking back is no entry: the next one to take back is the one before; what was changed since the latest entry is gone
//!   when it is taken back, and the latest entry is in force again;
//! - an entry's number is that of the record that made it;
//! - endings of the newest [`ENDINGS_MAX`] entries are kept; older ones still stand with their text, but nothing goes back to
//!   them;
//! - the log of the last fight is no part of an ending: it stays with the game while that fight is its last.
//!
//! Endings share what they have in common, in memory and where they are stored: what one more of them costs grows with what
//! changed since the one before.
//!
//! Must not know: how tags are answered, words, screens.

mod back;
mod ending;
mod stored;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

pub use back::{Back, BackBy, take_back};
pub use ending::Ending;

/// Most entries whose endings are kept.
pub const ENDINGS_MAX: usize = 100;

/// A reply of the story.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Told {
    /// Its text, every tag as it was answered.
    pub text: String,
}

/// A reply as it was told one time. `E` is how endings are held: themselves, or by their places where they are stored.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Alternate<E = Arc<Ending>> {
    /// What was told.
    pub told: Arc<Told>,
    /// The state that it ended on, while that is kept.
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    pub ending: Option<E>,
}

/// An entry of the story.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "entry", rename_all = "kebab-case")]
pub enum Entry<E = Arc<Ending>> {
    /// A reply.
    Reply {
        /// The record that told it first.
        seq: u64,
        /// Its alternates, oldest first; never empty.
        alternates: Vec<Alternate<E>>,
        /// Which of them is shown.
        shown: usize,
        /// Whether what it did was taken back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        taken_back: bool,
    },
    /// What players changed themselves.
    Own {
        /// The last record of it.
        seq: u64,
        /// The state that it began on, where that is not the ending of the entry before: something had been taken back.
        #[serde(default = "none", skip_serializing_if = "Option::is_none")]
        before: Option<E>,
        /// The state that it ended on, while that is kept.
        #[serde(default = "none", skip_serializing_if = "Option::is_none")]
        ending: Option<E>,
        /// Whether it was taken back.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        taken_back: bool,
    },
}

/// What is not kept; for whatever endings are held by, also where that has no default.
fn none<E>() -> Option<E> {
    None
}

/// What was told so far.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Story {
    /// Oldest first.
    entries: Vec<Entry>,
    /// The state before the first entry, while that is kept.
    origin: Option<Arc<Ending>>,
    /// The last record with which players changed something since the latest entry.
    own: Option<u64>,
    /// What taking back left since the latest entry; what players change stands on it.
    back: Option<LeftByBack>,
}

/// The state that taking back left.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct LeftByBack<E = Arc<Ending>> {
    /// The record that did it.
    seq: u64,
    /// The state.
    state: E,
}

impl<E> Entry<E> {
    /// The same with endings held otherwise.
    ///
    /// # Errors
    /// The first that `held` gives.
    fn held_by<F, X>(self, held: &mut impl FnMut(E) -> Result<F, X>) -> Result<Entry<F>, X> {
        Ok(match self {
            Self::Reply { seq, alternates, shown, taken_back } => {
                let each = alternates.into_iter().map(|Alternate { told, ending }| {
                    Ok(Alternate { told, ending: ending.map(&mut *held).transpose()? })
                });
                Entry::Reply { seq, alternates: each.collect::<Result<_, X>>()?, shown, taken_back }
            }
            Self::Own { seq, before, ending, taken_back } => {
                let before = before.map(&mut *held).transpose()?;
                Entry::Own { seq, before, ending: ending.map(held).transpose()?, taken_back }
            }
        })
    }
}

impl Entry {
    /// Its number.
    pub fn seq(&self) -> u64 {
        match self {
            Self::Reply { seq, .. } | Self::Own { seq, .. } => *seq,
        }
    }

    /// The state that it ended on, as it is shown.
    pub fn ending(&self) -> Option<&Ending> {
        self.shown_ending().map(Arc::as_ref)
    }

    fn shown_ending(&self) -> Option<&Arc<Ending>> {
        match self {
            Self::Reply { alternates, shown, .. } => alternates.get(*shown)?.ending.as_ref(),
            Self::Own { ending, .. } => ending.as_ref(),
        }
    }

    fn into_ending(self) -> Option<Arc<Ending>> {
        match self {
            Self::Reply { mut alternates, shown, .. } => alternates.get_mut(shown)?.ending.take(),
            Self::Own { ending, .. } => ending,
        }
    }

    /// Whether what it did was taken back.
    pub fn taken_back(&self) -> bool {
        match self {
            Self::Reply { taken_back, .. } | Self::Own { taken_back, .. } => *taken_back,
        }
    }

    fn keeps_endings(&self) -> bool {
        match self {
            Self::Reply { alternates, .. } => alternates.iter().any(|alternate| alternate.ending.is_some()),
            Self::Own { ending, .. } => ending.is_some(),
        }
    }

    fn forget_endings(&mut self) {
        match self {
            Self::Reply { alternates, .. } => alternates.iter_mut().for_each(|alternate| alternate.ending = None),
            Self::Own { before, ending, .. } => (*before, *ending) = (None, None),
        }
    }
}

impl Story {
    /// Every entry, oldest first.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What is shown of every reply, oldest first.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &Told> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Reply { alternates, shown, .. } => alternates.get(*shown).map(|alternate| &*alternate.told),
            Entry::Own { .. } => None,
        })
    }

    /// The place of the latest reply.
    pub fn latest(&self) -> Option<usize> {
        self.entries.iter().rposition(|entry| matches!(entry, Entry::Reply { .. }))
    }

    /// The place of an entry.
    pub fn find(&self, seq: u64) -> Option<usize> {
        self.entries.iter().rposition(|entry| entry.seq() == seq)
    }

    /// Whether nothing happened after an entry, so that its ending is the state in force.
    pub fn is_in_force(&self, place: usize) -> bool {
        place + 1 == self.entries.len() && self.own.is_none() && self.back.is_none()
    }

    /// What players changed since the latest entry, by the record that did it last; taking entries back is no such change.
    pub fn own(&self) -> Option<u64> {
        self.own
    }

    /// The state before an entry, while that is kept; past the last entry the state that what players change since stands on.
    pub fn before(&self, place: usize) -> Option<&Ending> {
        match self.entries.get(place) {
            Some(Entry::Own { before: Some(before), .. }) => return Some(before),
            None if place == self.entries.len() && self.back.is_some() => {
                return self.back.as_ref().map(|back| &*back.state);
            }
            _ => {}
        }
        match place.checked_sub(1) {
            Some(before) => self.entries.get(before)?.ending(),
            None => self.origin.as_deref(),
        }
    }

    /// An ending that is likely to be much like the state in force: the newest that is kept.
    pub(super) fn newest(&self) -> Option<&Ending> {
        let left = self.back.as_ref().map(|back| &*back.state);
        left.or_else(|| self.entries.last()?.ending()).or(self.origin.as_deref())
    }

    /// Something was changed beside the story.
    pub(super) fn changed(&mut self, record: u64) {
        self.own = Some(record);
    }

    /// What was changed since the latest entry was taken back.
    pub(super) fn forget_own(&mut self) {
        self.own = None;
    }

    /// An entry was taken back, which left this state.
    pub(super) fn went_back(&mut self, seq: u64, state: Ending) {
        self.back = Some(LeftByBack { seq, state: Arc::new(state) });
    }

    /// A reply is about to be told on this state: what players changed since the latest entry becomes one.
    pub(super) fn open(&mut self, state: impl FnOnce(Option<&Ending>) -> Ending) {
        let (own, back) = (self.own.take(), self.back.take());
        let like = back.as_ref().map(|back| Arc::clone(&back.state));
        let state = |story: &Self| Arc::new(state(like.as_deref().or_else(|| story.newest())));
        if self.entries.is_empty() && self.origin.is_none() {
            // A game of before there were endings: what came until now cannot be taken back.
            self.origin = Some(state(self));
        } else if let Some(seq) = own {
            let (before, ending) = (back.map(|back| back.state), Some(state(self)));
            self.entries.push(Entry::Own { seq, before, ending, taken_back: false });
        } else if let Some(LeftByBack { seq, state }) = back {
            // The next reply begins on what taking back left.
            self.entries.push(Entry::Own { seq, before: None, ending: Some(state), taken_back: true });
        } else if self.entries.last().is_some_and(|entry| entry.ending().is_none()) {
            // Nothing came after it, so this is the state that it ended on, told before endings were kept.
            let ending = state(self);
            if let Some(Entry::Reply { alternates, shown, .. }) = self.entries.last_mut()
                && let Some(alternate) = alternates.get_mut(*shown)
            {
                alternate.ending = Some(ending);
            }
        }
    }

    /// A story that begins on this state.
    pub(super) fn begin(state: Ending) -> Self {
        Self { origin: Some(Arc::new(state)), ..Self::default() }
    }

    /// A reply was told and left this state.
    pub(super) fn push(&mut self, seq: u64, told: Told, ending: Ending) {
        let alternates = vec![Alternate { told: Arc::new(told), ending: Some(Arc::new(ending)) }];
        self.entries.push(Entry::Reply { seq, alternates, shown: 0, taken_back: false });
        self.forget_old();
    }

    /// Lets go of endings beyond the newest [`ENDINGS_MAX`]; a reply may have come with an entry of its players before it.
    fn forget_old(&mut self) {
        let Some(old) = self.entries.len().checked_sub(ENDINGS_MAX).filter(|old| *old > 0) else { return };
        self.origin = None;
        let old = self.entries.iter_mut().take(old).rev();
        old.take_while(|entry| entry.keeps_endings()).for_each(Entry::forget_endings);
    }

    /// Another alternate of a reply was told and left this state; it is shown.
    pub(super) fn push_alternate(&mut self, place: usize, told: Told, ending: Ending) {
        if let Some(Entry::Reply { alternates, shown, taken_back, .. }) = self.entries.get_mut(place) {
            alternates.push(Alternate { told: Arc::new(told), ending: Some(Arc::new(ending)) });
            *shown = alternates.len() - 1;
            *taken_back = false;
        }
        (self.own, self.back) = (None, None);
    }

    /// The alternate of a reply that is shown goes on, and leaves this state.
    pub(super) fn go_on(&mut self, place: usize, told: Told, ending: Ending) {
        if let Some(Entry::Reply { alternates, shown, taken_back, .. }) = self.entries.get_mut(place)
            && let Some(alternate) = alternates.get_mut(*shown)
        {
            // What it goes on with can be taken back, whatever was before.
            *taken_back = false;
            *alternate = Alternate { told: Arc::new(told), ending: Some(Arc::new(ending)) };
        }
        (self.own, self.back) = (None, None);
    }

    /// The dice stand elsewhere since the latest entry was made by this very record.
    pub(super) fn refresh(&mut self, change: impl FnOnce(&mut Ending)) {
        if self.own.is_some() || self.back.is_some() {
            return;
        }
        if let Some(Entry::Reply { alternates, shown, .. }) = self.entries.last_mut()
            && let Some(ending) = alternates.get_mut(*shown).and_then(|alternate| alternate.ending.as_mut())
        {
            change(Arc::make_mut(ending));
        }
    }

    /// Shows another alternate of a reply. What players changed since began on the one that was shown until now.
    pub(super) fn show(&mut self, place: usize, alternate: usize, record: u64) {
        if self.own.is_some() && self.back.is_none() && place + 1 == self.entries.len() {
            let began = self.entries.last().and_then(|entry| entry.shown_ending().cloned());
            self.back = began.map(|state| LeftByBack { seq: record, state });
        }
        if let Some(Entry::Reply { alternates, shown, .. }) = self.entries.get_mut(place)
            && alternate < alternates.len()
        {
            *shown = alternate;
        }
    }

    /// Takes an entry out of the list. What players changed after it still began on the state that it ended on; where that is
    /// not kept, their change cannot be taken back.
    pub(super) fn remove(&mut self, place: usize) {
        if place >= self.entries.len() {
            return;
        }
        let began = self.entries.remove(place).into_ending();
        if let Some(Entry::Own { before: before @ None, ending, .. }) = self.entries.get_mut(place) {
            match began {
                Some(began) => *before = Some(began),
                None => *ending = None,
            }
        }
    }

    /// What an entry did was taken back.
    pub(super) fn mark_taken_back(&mut self, place: usize) {
        match self.entries.get_mut(place) {
            Some(Entry::Reply { taken_back, .. } | Entry::Own { taken_back, .. }) => *taken_back = true,
            None => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(visits: u64) -> Ending {
        let state = serde_json::json!({ "party": [], "visits": visits });
        serde_json::from_value(state).expect("a state")
    }

    #[test]
    fn a_reply_whose_ending_was_never_kept_is_gone_back_to() {
        let reply = serde_json::json!({ "entry": "reply", "seq": 0, "alternates": [{ "told": { "text": "Long ago." } }], "shown": 0 });
        let stored = serde_json::json!({ "entries": [reply] });
        let mut story: Story = serde_json::from_value(stored).expect("a story");
        story.open(|_| state(7));
        story.push(1, Told { text: "Now.".to_owned() }, state(8));
        assert_eq!(story.before(1), Some(&state(7)));
        let kept: Story = serde_json::from_value(serde_json::to_value(&story).expect("JSON")).expect("a story");
        assert_eq!(kept, story);
    }

    #[test]
    fn taking_back_is_no_entry_of_its_own() {
        let mut story = Story::begin(state(0));
        story.open(|_| state(0));
        story.push(1, Told { text: "One.".to_owned() }, state(1));
        story.went_back(2, state(0));
        assert_eq!((story.own(), story.is_in_force(0)), (None, false));
        story.changed(3);
        assert_eq!(
            (story.own(), story.before(1)),
            (Some(3), Some(&state(0))),
            "what came after stands on what it left"
        );
        story.forget_own();
        story.open(|_| state(0));
        assert_eq!(story.entries().last().and_then(Entry::ending), Some(&state(0)));
    }

    #[test]
    fn the_newest_endings_are_kept_whatever_the_players_did_between() {
        let mut story = Story::begin(state(0));
        for seq in 1..=150 {
            story.changed(2 * seq - 1);
            story.open(|_| state(seq));
            story.push(2 * seq, Told { text: String::new() }, state(seq));
        }
        assert_eq!(story.entries().len(), 300);
        let kept: Vec<bool> = story.entries().iter().map(|entry| entry.ending().is_some()).collect();
        assert_eq!(kept.iter().position(|kept| *kept), Some(200));
        assert_eq!(kept.iter().filter(|kept| **kept).count(), ENDINGS_MAX);
    }

    #[test]
    fn only_the_newest_endings_are_kept() {
        let mut story = Story::begin(state(0));
        for seq in 1..=150 {
            story.open(|_| state(seq));
            story.push(seq, Told { text: String::new() }, state(seq));
        }
        let kept = story.entries().iter().filter(|entry| entry.ending().is_some()).count();
        assert_eq!(kept, ENDINGS_MAX);
        assert_eq!((story.before(0), story.before(150)), (None, Some(&state(150))));
    }
}
