//! Why a command on live state is refused (sheets.md 5.4).

use thiserror::Error;

/// The rules say no. A refused command changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum LiveRefusal {
    /// No pool of that name is there.
    #[error("no such pool")]
    UnknownPool,
    /// Several rows' pools have that name; `list:name` tells them apart.
    #[error("several pools have that name")]
    AmbiguousPool,
    /// The pool holds less.
    #[error("the pool holds less than that")]
    Insufficient,
    /// The number cannot be.
    #[error("not an amount that can be")]
    BadAmount,
    /// The pool takes no temporary points.
    #[error("the pool takes no temporary points")]
    NoTemp,
    /// No track of that name is there.
    #[error("no such track")]
    UnknownTrack,
    /// A wound track where a plain one is wanted, or the other way round.
    #[error("the other kind of track")]
    WrongTrack,
    /// The track has no such kind of mark.
    #[error("no such kind of mark")]
    UnknownKind,
    /// The track has no room for it.
    #[error("no clear box")]
    NoBox,
    /// The ruleset has no such condition.
    #[error("no such condition")]
    UnknownCondition,
    /// No state of that name is there.
    #[error("no such state")]
    UnknownState,
    /// The state has no such value.
    #[error("no such value")]
    UnknownValue,
    /// The ruleset has no such note.
    #[error("no such note")]
    UnknownField,
    /// The ruleset has no such rest.
    #[error("no such rest")]
    UnknownRest,
    /// More would be changed in play than can be stored (sheets.md 4.1), and some of it would be lost.
    #[error("no more can be kept in play")]
    LiveFull,
}

impl LiveRefusal {
    /// The word that answers and tags carry.
    pub fn code(self) -> &'static str {
        match self {
            Self::UnknownPool => "unknown-pool",
            Self::AmbiguousPool => "ambiguous-pool",
            Self::Insufficient => "insufficient",
            Self::BadAmount => "bad-amount",
            Self::NoTemp => "no-temp",
            Self::UnknownTrack => "unknown-track",
            Self::WrongTrack => "wrong-track",
            Self::UnknownKind => "unknown-kind",
            Self::NoBox => "no-box",
            Self::UnknownCondition => "unknown-condition",
            Self::UnknownState => "unknown-state",
            Self::UnknownValue => "unknown-value",
            Self::UnknownField => "unknown-field",
            Self::UnknownRest => "unknown-rest",
            Self::LiveFull => "live-full",
        }
    }
}
