//! Rests: steps in order on a working copy, each seeing what the ones before did (sheets.md 4.6).

use crate::dice::to_f64;
use crate::format::resolution::Rounding;
use crate::format::rest::{ClearConditions, Rest, RestoreBy, RestoreStep, RestoreTo};
use crate::format::scalar::truncated;
use crate::sheet::command::{
    LiveDecision, pool_change, pool_now, state_change, track_change, track_now, wound_change, wound_now,
};
use crate::sheet::live_now::LiveNow;
use crate::sheet::values::{StateValue, state_label, state_untouched};
use crate::sheet::{LiveChange, PoolOrigin, PoolValue, TrackValue, Values, WoundValue};

/// What moved, by what it was, so that several steps on one thing are told once.
struct Work<'e> {
    pools: Vec<Moving<PoolValue>>,
    tracks: Vec<Moving<TrackValue<'e>>>,
    wounds: Vec<Moving<WoundValue<'e>>>,
    states: Vec<Moving<StateValue<'e>>>,
    /// Things in the order in which a step first reached them.
    order: Vec<(Kind, usize)>,
}

struct Moving<T> {
    before: T,
    now: T,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Pool,
    Track,
    Wound,
    State,
}

/// What comes of a rest. It is never refused; steps on what is not there are passed over.
pub(super) fn decide(values: &Values<'_>, rest: &Rest) -> LiveDecision {
    let mut work = Work {
        pools: values.pools().iter().map(Moving::of).collect(),
        tracks: values.tracks().iter().map(Moving::of).collect(),
        wounds: values.wounds().iter().map(Moving::of).collect(),
        states: values.states().iter().map(Moving::of).collect(),
        order: Vec::new(),
    };
    for step in &rest.restore {
        work.step(step);
    }
    let (mut changes, moved) = work.told();
    for text in rest.clear.text.iter().filter(|id| values.live().text.contains_key(id.as_str())) {
        changes.push(LiveChange::Text { id: text.as_str().to_owned(), now: None });
    }
    match &rest.clear.conditions {
        ClearConditions::All if values.live().conditions.is_empty() => {}
        ClearConditions::All => changes.push(LiveChange::ConditionsCleared),
        ClearConditions::These(ids) => {
            let on = ids.iter().filter(|id| values.live().conditions.iter().any(|on| **id == *on.as_str()));
            changes.extend(on.map(|id| LiveChange::ConditionOff { id: id.as_str().to_owned() }));
        }
    }
    LiveDecision { changes, now: LiveNow::Rest { label: rest.label.text().clone(), moved } }
}

impl<T: Clone> Moving<T> {
    fn of(value: &T) -> Self {
        Self { before: value.clone(), now: value.clone() }
    }
}

impl Work<'_> {
    fn step(&mut self, step: &RestoreStep) {
        if let Some(track) = &step.track {
            self.track_step(step, track.as_str());
        } else if let Some(state) = &step.state {
            self.state_step(step, state.as_str());
        } else {
            self.pool_step(step);
        }
    }

    fn pool_step(&mut self, step: &RestoreStep) {
        for at in 0..self.pools.len() {
            let Some(moving) = self.pools.get_mut(at) else { continue };
            let pool = &mut moving.now;
            let named = match (&step.pool, &step.pool_group, &step.list_pools, &pool.origin) {
                (Some(id), _, _, PoolOrigin::Declared) => *id == *pool.key.as_str(),
                (_, Some(group), _, PoolOrigin::Declared) => pool.group.as_ref() == Some(group),
                (_, _, Some(list), PoolOrigin::Row { list: own, .. }) => {
                    own == list && recharges(step, pool.recharge.as_deref())
                }
                _ => false,
            };
            if named {
                pool.value = target(step, pool.value, 0, pool.max).clamp(0, pool.max);
                self.reached(Kind::Pool, at);
            }
        }
    }

    fn track_step(&mut self, step: &RestoreStep, id: &str) {
        if let Some(at) = self.tracks.iter().position(|moving| moving.now.track.id == *id) {
            if let Some(moving) = self.tracks.get_mut(at) {
                let track = &mut moving.now;
                track.value = target(step, track.value, track.min, track.max).clamp(track.min, track.max);
            }
            self.reached(Kind::Track, at);
        }
        if let Some(at) = self.wounds.iter().position(|moving| moving.now.track.id == *id) {
            let Some(moving) = self.wounds.get_mut(at) else { return };
            let cleared = wounds_cleared(step, &moving.now);
            if cleared > 0 {
                moving.now.heal(cleared, step.kind.as_ref());
                self.reached(Kind::Wound, at);
            }
        }
    }

    fn state_step(&mut self, step: &RestoreStep, id: &str) {
        let Some(at) = self.states.iter().position(|moving| moving.now.state.id == *id) else { return };
        let Some(moving) = self.states.get_mut(at) else { return };
        let Some(RestoreTo::Word(word)) = &step.to else { return };
        let state = moving.now.state;
        // A state may have a value that is called `default`; the word still means the state's own default.
        let value = match word.as_str() {
            "default" => Some(state_untouched(state)),
            word => state.values.iter().map(|value| value.as_str()).find(|value| *value == word),
        };
        if let Some(value) = value {
            moving.now.value = value;
            self.reached(Kind::State, at);
        }
    }

    fn reached(&mut self, kind: Kind, at: usize) {
        if !self.order.contains(&(kind, at)) {
            self.order.push((kind, at));
        }
    }

    /// Facts, and what is told of them: a pool, track or state only if it moved, a wound track whenever a step ran.
    fn told(self) -> (Vec<LiveChange>, Vec<LiveNow>) {
        let (mut changes, mut moved) = (Vec::new(), Vec::new());
        for (kind, at) in &self.order {
            let told = match kind {
                Kind::Pool => {
                    self.pools.get(*at).filter(|moving| moving.before.value != moving.now.value).map(|moving| {
                        let pool = &moving.now;
                        (pool_change(pool, pool.value, pool.temp), pool_now(pool, pool.value, pool.temp))
                    })
                }
                Kind::Track => {
                    self.tracks.get(*at).filter(|moving| moving.before.value != moving.now.value).map(|moving| {
                        let track = &moving.now;
                        (track_change(track, track.value), track_now(track, track.value))
                    })
                }
                Kind::Wound => {
                    self.wounds.get(*at).map(|moving| (wound_change(&moving.now), wound_now(&moving.now, 0)))
                }
                Kind::State => {
                    self.states.get(*at).filter(|moving| moving.before.value != moving.now.value).map(|moving| {
                        let (state, value) = (moving.now.state, moving.now.value);
                        let label = state.label.text().clone();
                        (state_change(state, value), LiveNow::State { label, value: state_label(state, value) })
                    })
                }
            };
            if let Some((change, now)) = told {
                changes.push(change);
                moved.push(now);
            }
        }
        (changes, moved)
    }
}

fn recharges(step: &RestoreStep, cell: Option<&str>) -> bool {
    match &step.recharge {
        None => true,
        Some(words) => cell.is_some_and(|cell| words.iter().any(|word| word.as_str() == cell)),
    }
}

fn target(step: &RestoreStep, current: i64, min: i64, max: i64) -> i64 {
    match (&step.to, &step.by) {
        (Some(RestoreTo::Number(number)), _) => number.get(),
        (Some(RestoreTo::Word(word)), _) if word.as_str() == "max" => max,
        (Some(RestoreTo::Word(word)), _) if word.as_str() == "min" => min,
        (None, Some(by)) => current + amount(by, max),
        _ => current,
    }
}

fn amount(by: &RestoreBy, max: i64) -> i64 {
    match (by.constant, by.fraction_of_max) {
        (Some(constant), _) => constant.get(),
        (None, Some(part)) => {
            let rounded = by.round.unwrap_or(Rounding::Down).apply(to_f64(max) * part.get());
            truncated(rounded).max(by.min.map_or(0, |min| min.get()))
        }
        (None, None) => 0,
    }
}

/// How many marks a step clears; overflow is counted among them.
fn wounds_cleared(step: &RestoreStep, wound: &WoundValue<'_>) -> i64 {
    let count = |count: usize| i64::try_from(count).unwrap_or(0);
    let (filled, length) = (count(wound.filled()), count(wound.length()));
    match (&step.to, &step.by) {
        (Some(RestoreTo::Number(number)), _) => filled - number.get().clamp(0, length) + wound.overflow,
        (Some(RestoreTo::Word(word)), _) if word.as_str() == "max" => filled - length + wound.overflow,
        (Some(RestoreTo::Word(word)), _) if word.as_str() == "min" => filled + wound.overflow,
        (None, Some(by)) => by.constant.map_or(0, |constant| -constant.get()),
        _ => 0,
    }
}
