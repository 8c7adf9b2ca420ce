//! Names as a Game Master writes them, matched against ids and labels: trimmed, case ignored, nothing fuzzy
//! (sheets.md 5.3).

use crate::format::live::{LiveCondition, LiveText, Track, WoundKind};
use crate::format::rest::Rest;
use crate::sheet::{LiveRefusal, PoolOrigin, PoolValue, StateValue, Values};

/// Whether a written name means the thing of that id or label.
pub fn names(written: &str, id: &str, label: &str) -> bool {
    let written = written.trim().to_lowercase();
    written == id.trim().to_lowercase() || written == label.trim().to_lowercase()
}

impl<'e> Values<'e> {
    /// The pool that a name means: the exact key, else a declared pool, else the one row whose key or name it is.
    ///
    /// # Errors
    /// [`LiveRefusal::UnknownPool`], or [`LiveRefusal::AmbiguousPool`] where several rows have that name.
    pub fn find_pool(&self, name: &str) -> Result<&PoolValue, LiveRefusal> {
        if let Some(pool) = self.pool(name.trim()) {
            return Ok(pool);
        }
        let fits = |pool: &&PoolValue| names(name, &pool.key, pool.label.english());
        let (declared, rows): (Vec<&PoolValue>, Vec<&PoolValue>) =
            self.pools().iter().filter(fits).partition(|pool| pool.origin == PoolOrigin::Declared);
        match (declared.first(), rows.as_slice()) {
            (Some(pool), _) | (None, [pool]) => Ok(pool),
            (None, []) => Err(LiveRefusal::UnknownPool),
            (None, _) => Err(LiveRefusal::AmbiguousPool),
        }
    }

    /// The track that a name means, plain or wound, if it is there.
    ///
    /// # Errors
    /// [`LiveRefusal::UnknownTrack`]
    pub fn find_track(&self, name: &str) -> Result<&'e Track, LiveRefusal> {
        let tracks = self.rules().ruleset().sheet.live.tracks.iter();
        let mut there = tracks.filter(|track| self.track(track.id.as_str()).is_some() || track.is_wound());
        let found = there.find(|track| names(name, track.id.as_str(), track.label.english()));
        found.ok_or(LiveRefusal::UnknownTrack)
    }

    /// The condition that a name means.
    ///
    /// # Errors
    /// [`LiveRefusal::UnknownCondition`]
    pub fn find_condition(&self, name: &str) -> Result<&'e LiveCondition, LiveRefusal> {
        let mut declared = self.rules().ruleset().sheet.live.conditions.iter();
        let found = declared.find(|condition| names(name, condition.id.as_str(), condition.label.english()));
        found.ok_or(LiveRefusal::UnknownCondition)
    }

    /// The state that a name means, if it is there.
    ///
    /// # Errors
    /// [`LiveRefusal::UnknownState`]
    pub fn find_state(&self, name: &str) -> Result<&StateValue<'e>, LiveRefusal> {
        let mut there = self.states().iter();
        let found = there.find(|state| names(name, state.state.id.as_str(), state.state.label.english()));
        found.ok_or(LiveRefusal::UnknownState)
    }

    /// The note that a name means.
    ///
    /// # Errors
    /// [`LiveRefusal::UnknownField`]
    pub fn find_note(&self, name: &str) -> Result<&'e LiveText, LiveRefusal> {
        let mut declared = self.rules().ruleset().sheet.live.text.iter();
        let found = declared.find(|note| names(name, note.id.as_str(), note.label.english()));
        found.ok_or(LiveRefusal::UnknownField)
    }

    /// The rest that a name means.
    ///
    /// # Errors
    /// [`LiveRefusal::UnknownRest`]
    pub fn find_rest(&self, name: &str) -> Result<&'e Rest, LiveRefusal> {
        let mut declared = self.rules().ruleset().rests.iter();
        let found = declared.find(|rest| names(name, rest.id.as_str(), rest.label.english()));
        found.ok_or(LiveRefusal::UnknownRest)
    }
}

/// The kind of mark that a name means on a track.
pub(super) fn find_kind<'e>(track: &'e Track, name: &str) -> Option<&'e WoundKind> {
    track.kinds.iter().flatten().find(|kind| names(name, kind.id.as_str(), kind.label.english()))
}
