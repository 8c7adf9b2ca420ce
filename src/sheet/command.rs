//! Commands on live state and what comes of them (sheets.md 5.3, 5.4). Deciding is pure; nothing changes here.

use serde::{Deserialize, Serialize};

use crate::format::scalar::Id;
use crate::sheet::find::{find_kind, names};
use crate::sheet::live_now::{LiveNow, Switch};
use crate::sheet::pools::LIVE_NUMBER_MAX;
use crate::sheet::values::{cut_utf16, state_label, state_untouched};
use crate::sheet::{LiveChange, LiveRefusal, LiveState, PoolValue, TrackValue, Values, WoundValue, evolve_live, rest};

/// The largest amount of one command.
pub const AMOUNT_MAX: i64 = 100_000;

/// What is asked of a character's live state. Names are as they were written: an id or a label, case ignored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "op", rename_all = "kebab-case")]
pub enum LiveCommand {
    /// Points are spent from a pool.
    Spend {
        /// The pool.
        pool: String,
        /// How many.
        amount: i64,
    },
    /// Points come back to a pool.
    Restore {
        /// The pool.
        pool: String,
        /// How many.
        amount: i64,
    },
    /// A pool is harmed: temporary points go first.
    Damage {
        /// The pool.
        pool: String,
        /// How much.
        amount: i64,
    },
    /// Temporary points are set.
    Temp {
        /// The pool.
        pool: String,
        /// To how many; 0 clears them.
        amount: i64,
    },
    /// A wound track is marked; a negative amount heals.
    Wound {
        /// The track.
        track: String,
        /// The kind of mark; when healing, which marks go first of all.
        kind: Option<String>,
        /// How many.
        amount: i64,
        /// The first box to try, 1-based; only for tracks with boxes that stay.
        place: Option<i64>,
    },
    /// A plain track moves.
    Track {
        /// The track.
        track: String,
        /// Where to.
        to: TrackMove,
    },
    /// A condition is put on or taken off.
    Condition {
        /// The condition.
        condition: String,
        /// Which.
        switch: Switch,
    },
    /// A state gets a value.
    State {
        /// The state.
        state: String,
        /// The value or its label.
        value: String,
    },
    /// A note is written; empty text clears it.
    Note {
        /// The note.
        field: String,
        /// What it says.
        text: String,
    },
    /// A rest is taken.
    Rest {
        /// The rest.
        rest: String,
    },
}

/// How a plain track moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TrackMove {
    /// To a number.
    To(i64),
    /// By a number.
    By(i64),
}

/// What comes of a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiveDecision {
    /// What changes, in order; empty where everything stays.
    pub changes: Vec<LiveChange>,
    /// How things stand then.
    pub now: LiveNow,
}

impl LiveDecision {
    /// The live state with the changes carried out.
    pub fn applied_to(&self, live: &LiveState) -> LiveState {
        let mut live = live.clone();
        for change in &self.changes {
            evolve_live(&mut live, change);
        }
        live
    }
}

/// Decides what comes of a command on the live state that `values` were worked out with.
///
/// # Errors
/// Why the command is refused, [`LiveRefusal::LiveFull`] last of all; then nothing changes.
pub fn decide_live(values: &Values<'_>, command: &LiveCommand) -> Result<LiveDecision, LiveRefusal> {
    let decision = decided(values, command)?;
    kept(values.live(), &decision.changes)?;
    Ok(decision)
}

/// Refuses changes after which more would stand there than is read back.
pub(super) fn kept(before: &LiveState, changes: &[LiveChange]) -> Result<(), LiveRefusal> {
    let mut after = before.clone();
    changes.iter().for_each(|change| evolve_live(&mut after, change));
    if after.can_be_kept(before) { Ok(()) } else { Err(LiveRefusal::LiveFull) }
}

fn decided(values: &Values<'_>, command: &LiveCommand) -> Result<LiveDecision, LiveRefusal> {
    match command {
        LiveCommand::Spend { pool, amount } => {
            let pool = values.find_pool(pool)?;
            let amount = within(*amount, 1, AMOUNT_MAX)?;
            if pool.value < amount {
                return Err(LiveRefusal::Insufficient);
            }
            Ok(pool_decision(pool, pool.value - amount, pool.temp))
        }
        LiveCommand::Restore { pool, amount } => {
            let pool = values.find_pool(pool)?;
            let amount = within(*amount, 1, AMOUNT_MAX)?;
            Ok(pool_decision(pool, (pool.value + amount).min(pool.max), pool.temp))
        }
        LiveCommand::Damage { pool, amount } => {
            let pool = values.find_pool(pool)?;
            let amount = within(*amount, 1, AMOUNT_MAX)?;
            let taken = pool.temp.min(amount);
            Ok(pool_decision(pool, (pool.value - (amount - taken)).max(0), pool.temp - taken))
        }
        LiveCommand::Temp { pool, amount } => {
            let pool = values.find_pool(pool)?;
            let amount = within(*amount, 0, AMOUNT_MAX)?;
            if !pool.allows_temp {
                return Err(LiveRefusal::NoTemp);
            }
            Ok(pool_decision(pool, pool.value, amount))
        }
        LiveCommand::Wound { track, kind, amount, place } => wound(values, track, kind.as_deref(), *amount, *place),
        LiveCommand::Track { track, to } => {
            let found = values.find_track(track)?;
            let track = values.track(found.id.as_str()).ok_or(LiveRefusal::WrongTrack)?;
            let value = match to {
                TrackMove::To(value) => within(*value, -LIVE_NUMBER_MAX, LIVE_NUMBER_MAX)?,
                TrackMove::By(by) => track.value + within(*by, -LIVE_NUMBER_MAX, LIVE_NUMBER_MAX)?,
            };
            let value = value.clamp(track.min, track.max);
            Ok(LiveDecision { changes: vec![track_change(track, value)], now: track_now(track, value) })
        }
        LiveCommand::Condition { condition, switch } => {
            let condition = values.find_condition(condition)?;
            let id = condition.id.as_str().to_owned();
            let change = match switch {
                Switch::On => LiveChange::ConditionOn { id },
                Switch::Off => LiveChange::ConditionOff { id },
            };
            let now = LiveNow::Condition { label: condition.label.text().clone(), switch: *switch };
            Ok(LiveDecision { changes: vec![change], now })
        }
        LiveCommand::State { state, value } => {
            let state = values.find_state(state)?.state;
            let offered = state.values.iter().map(|offered| offered.as_str());
            let value = offered
                .into_iter()
                .find(|offered| names(value, offered, state_label(state, offered).english()))
                .ok_or(LiveRefusal::UnknownValue)?;
            let now = LiveNow::State { label: state.label.text().clone(), value: state_label(state, value) };
            Ok(LiveDecision { changes: vec![state_change(state, value)], now })
        }
        LiveCommand::Note { field, text } => {
            let note = values.find_note(field)?;
            let text = cut_utf16(text, note.max_length.count());
            let stored = (!text.is_empty()).then(|| text.clone());
            let change = LiveChange::Text { id: note.id.as_str().to_owned(), now: stored };
            Ok(LiveDecision { changes: vec![change], now: LiveNow::Note { label: note.label.text().clone(), text } })
        }
        LiveCommand::Rest { rest } => Ok(rest::decide(values, values.find_rest(rest)?)),
    }
}

fn within(amount: i64, least: i64, most: i64) -> Result<i64, LiveRefusal> {
    if (least..=most).contains(&amount) { Ok(amount) } else { Err(LiveRefusal::BadAmount) }
}

fn wound(
    values: &Values<'_>,
    track: &str,
    kind: Option<&str>,
    amount: i64,
    place: Option<i64>,
) -> Result<LiveDecision, LiveRefusal> {
    let track = values.find_track(track)?;
    let wound = values.wound(track.id.as_str()).ok_or(LiveRefusal::WrongTrack)?;
    if amount == 0 {
        return Err(LiveRefusal::BadAmount);
    }
    let amount = within(amount, -AMOUNT_MAX, AMOUNT_MAX)?;
    let kind = kind.and_then(|kind| find_kind(track, kind)).map(|kind| &kind.id);
    let mut next = wound.clone();
    if amount < 0 {
        next.heal(-amount, kind);
    } else {
        let kind: &Id = kind.ok_or(LiveRefusal::UnknownKind)?;
        // A box means nothing on a track whose marks move, so it is not judged there either.
        let place = place.filter(|_| wound.indexed()).map(|place| within(place, 1, 64)).transpose()?;
        next.mark(kind, amount, place).map_err(|_| LiveRefusal::NoBox)?;
    }
    Ok(LiveDecision { changes: vec![wound_change(&next)], now: wound_now(&next, next.overflow - wound.overflow) })
}

fn pool_decision(pool: &PoolValue, value: i64, temp: i64) -> LiveDecision {
    LiveDecision { changes: vec![pool_change(pool, value, temp)], now: pool_now(pool, value, temp) }
}

pub(super) fn pool_change(pool: &PoolValue, value: i64, temp: i64) -> LiveChange {
    LiveChange::Pool { key: pool.key.clone(), now: pool.stored(value, temp) }
}

pub(super) fn pool_now(pool: &PoolValue, value: i64, temp: i64) -> LiveNow {
    LiveNow::Pool { label: pool.label.clone(), value, max: pool.max, temp }
}

pub(super) fn track_change(track: &TrackValue<'_>, value: i64) -> LiveChange {
    let now = (value != track.untouched()).then_some(value);
    LiveChange::Track { id: track.track.id.as_str().to_owned(), now }
}

pub(super) fn track_now(track: &TrackValue<'_>, value: i64) -> LiveNow {
    LiveNow::Track { label: track.track.label.text().clone(), value }
}

pub(super) fn state_change(state: &crate::format::live::State, value: &str) -> LiveChange {
    let now = (value != state_untouched(state)).then(|| value.to_owned());
    LiveChange::State { id: state.id.as_str().to_owned(), now }
}

pub(super) fn wound_change(wound: &WoundValue<'_>) -> LiveChange {
    LiveChange::Wound { id: wound.track.id.as_str().to_owned(), now: wound.stored() }
}

pub(super) fn wound_now(wound: &WoundValue<'_>, over: i64) -> LiveNow {
    LiveNow::Wound {
        label: wound.track.label.text().clone(),
        filled: wound.filled(),
        length: wound.length(),
        level: wound.level().map(|level| level.label.clone()),
        over: over.max(0),
    }
}
