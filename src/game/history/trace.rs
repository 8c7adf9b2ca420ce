//! One value that an edit changed: what, from what, to what; and how it is turned back and forth.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::game::history::{Restored, Turn};
use crate::sheet::{
    BuildChange, BuildPart, LiveChange, LiveState, PoolState, StoredSheet, WoundState, evolve_build, evolve_live,
    present,
};

/// What an edit can touch.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case")]
pub enum Touched {
    /// The whole sheet: it was moved up to a newer layout, or brought in.
    Sheet,
    /// A value of the build, by id.
    Value {
        /// Of which part.
        part: BuildPart,
        /// Whose.
        id: String,
    },
    /// A whole list: its first row came in, or it was replaced.
    List {
        /// Which.
        list: String,
    },
    /// A cell of a row.
    Cell {
        /// The list.
        list: String,
        /// The row's place.
        row: usize,
        /// The column.
        column: String,
    },
    /// A row: nothing before where it came in, nothing after where it went.
    Row {
        /// The list.
        list: String,
        /// The row's place.
        row: usize,
    },
    /// A row's place; the row itself is the same before and after.
    RowPlace {
        /// The list.
        list: String,
        /// Where it stood.
        from: usize,
        /// Where it stands.
        to: usize,
    },
    /// A pool.
    Pool {
        /// Its key.
        key: String,
    },
    /// A plain track.
    Track {
        /// Its id.
        id: String,
    },
    /// A wound track.
    Wound {
        /// Its id.
        id: String,
    },
    /// A note.
    Note {
        /// Its id.
        id: String,
    },
    /// A condition; `true` while it is on.
    Condition {
        /// Its id.
        id: String,
    },
    /// A state.
    State {
        /// Its id.
        id: String,
    },
}

/// What an edit did to one value. `None` is a value that is not stored: its default.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Trace {
    /// What.
    #[serde(flatten)]
    pub what: Touched,
    /// What stood there.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub before: Option<Value>,
    /// What stands there.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub after: Option<Value>,
}

impl Trace {
    /// What a change does to a sheet as it stands; `None` where it does nothing.
    pub fn of_build(change: &BuildChange, sheet: &StoredSheet) -> Option<Self> {
        let rows = |list: &str| sheet.build.list(list);
        let (what, after) = match change {
            BuildChange::Sheet { now } => (Touched::Sheet, json(now.as_ref())),
            BuildChange::Value { part, id, now } => (Touched::Value { part: *part, id: id.clone() }, now.clone()),
            BuildChange::List { list, now } => (Touched::List { list: list.clone() }, now.clone()),
            BuildChange::Cell { list, row, column, now } => {
                rows(list)?.get(*row)?.as_object()?;
                (Touched::Cell { list: list.clone(), row: *row, column: column.clone() }, now.clone())
            }
            BuildChange::RowAdded { list, row, cells } => match rows(list) {
                Some(rows) => {
                    let row = (*row).min(rows.len());
                    let what = Touched::Row { list: list.clone(), row };
                    return Some(Self { what, before: None, after: Some(cells.clone()) });
                }
                None => (Touched::List { list: list.clone() }, Some(Value::Array(vec![cells.clone()]))),
            },
            BuildChange::RowRemoved { list, row } => {
                let before = rows(list)?.get(*row)?.clone();
                let what = Touched::Row { list: list.clone(), row: *row };
                return Some(Self { what, before: Some(before), after: None });
            }
            BuildChange::RowMoved { list, from, to } => {
                let rows = rows(list)?;
                let row = rows.get(*from).filter(|_| *to < rows.len())?.clone();
                let what = Touched::RowPlace { list: list.clone(), from: *from, to: *to };
                return (from != to).then(|| Self { what, before: Some(row.clone()), after: Some(row) });
            }
        };
        let before = stands(&what, sheet, &LiveState::untouched());
        (before != after).then_some(Self { what, before, after })
    }

    /// What a change does to live state as it stands; nothing where it changes nothing.
    pub fn of_live(change: &LiveChange, live: &LiveState) -> Vec<Self> {
        let (what, after) = match change {
            LiveChange::Pool { key, now } => (Touched::Pool { key: key.clone() }, now.as_ref().and_then(json)),
            LiveChange::Track { id, now } => (Touched::Track { id: id.clone() }, now.map(Value::from)),
            LiveChange::Wound { id, now } => (Touched::Wound { id: id.clone() }, now.as_ref().and_then(json)),
            LiveChange::Text { id, now } => (Touched::Note { id: id.clone() }, now.clone().map(Value::from)),
            LiveChange::State { id, now } => (Touched::State { id: id.clone() }, now.clone().map(Value::from)),
            LiveChange::ConditionOn { id } => (Touched::Condition { id: id.clone() }, Some(Value::from(true))),
            LiveChange::ConditionOff { id } => (Touched::Condition { id: id.clone() }, None),
            LiveChange::ConditionsCleared => {
                let off = |id: &String| Self {
                    what: Touched::Condition { id: id.clone() },
                    before: Some(Value::from(true)),
                    after: None,
                };
                return live.conditions.iter().map(off).collect();
            }
        };
        let before = stands(&what, &StoredSheet::default(), live);
        if before == after { Vec::new() } else { vec![Self { what, before, after }] }
    }

    /// Turns the value on a copy of the member, and notes the change; a value that is not what the edit left is kept.
    pub(super) fn turn(&self, turn: Turn, sheet: &mut StoredSheet, live: &mut LiveState, restored: &mut Restored) {
        let (is, wanted) = match turn {
            Turn::Back => (&self.after, &self.before),
            Turn::Again => (&self.before, &self.after),
        };
        match self.change(turn, is.as_ref(), wanted.as_ref(), sheet, live) {
            Some(Change::Build(change)) => {
                evolve_build(sheet, &change);
                restored.build.push(change);
            }
            Some(Change::Live(change)) => {
                evolve_live(live, &change);
                restored.live.push(change);
            }
            None => restored.kept.push(self.what.clone()),
        }
    }

    /// The change that makes `wanted` of `is`; `None` where something else than `is` stands there.
    fn change(
        &self,
        turn: Turn,
        is: Option<&Value>,
        wanted: Option<&Value>,
        sheet: &StoredSheet,
        live: &LiveState,
    ) -> Option<Change> {
        let now = wanted.cloned();
        let build = match &self.what {
            Touched::Row { list, row } => {
                let rows = sheet.build.list(list)?;
                match wanted {
                    // A list that is shorter by now takes the row at its end.
                    Some(cells) => BuildChange::RowAdded { list: list.clone(), row: *row, cells: cells.clone() },
                    None => {
                        rows.get(*row).filter(|stands| Some(*stands) == is)?;
                        BuildChange::RowRemoved { list: list.clone(), row: *row }
                    }
                }
            }
            Touched::RowPlace { list, from, to } => {
                let (stood, goes) = match turn {
                    Turn::Back => (*to, *from),
                    Turn::Again => (*from, *to),
                };
                let rows = sheet.build.list(list).filter(|rows| goes < rows.len())?;
                rows.get(stood).filter(|stands| Some(*stands) == is)?;
                BuildChange::RowMoved { list: list.clone(), from: stood, to: goes }
            }
            what => {
                if stands(what, sheet, live).as_ref() != is {
                    return None;
                }
                match what {
                    Touched::Sheet => BuildChange::Sheet { now: Box::new(StoredSheet::from_json(now?)?) },
                    Touched::Value { part, id } => BuildChange::Value { part: *part, id: id.clone(), now },
                    Touched::List { list } => BuildChange::List { list: list.clone(), now },
                    Touched::Cell { list, row, column } => {
                        sheet.build.list(list)?.get(*row)?.as_object()?;
                        BuildChange::Cell { list: list.clone(), row: *row, column: column.clone(), now }
                    }
                    what => return live_change(what, now).map(Change::Live),
                }
            }
        };
        Some(Change::Build(build))
    }
}

/// A change of either kind.
enum Change {
    Build(BuildChange),
    Live(LiveChange),
}

fn live_change(what: &Touched, now: Option<Value>) -> Option<LiveChange> {
    let text = |now: Option<Value>| now.and_then(|now| now.as_str().map(str::to_owned));
    Some(match what {
        Touched::Pool { key } => {
            let now = now.and_then(|now| serde_json::from_value::<PoolState>(now).ok());
            LiveChange::Pool { key: key.clone(), now }
        }
        Touched::Track { id } => LiveChange::Track { id: id.clone(), now: now.and_then(|now| now.as_i64()) },
        Touched::Wound { id } => {
            let now = now.and_then(|now| serde_json::from_value::<WoundState>(now).ok());
            LiveChange::Wound { id: id.clone(), now }
        }
        Touched::Note { id } => LiveChange::Text { id: id.clone(), now: text(now) },
        Touched::State { id } => LiveChange::State { id: id.clone(), now: text(now) },
        Touched::Condition { id } if now.is_some() => LiveChange::ConditionOn { id: id.clone() },
        Touched::Condition { id } => LiveChange::ConditionOff { id: id.clone() },
        _ => return None,
    })
}

/// What is stored there now; rows are compared by those who move them.
fn stands(what: &Touched, sheet: &StoredSheet, live: &LiveState) -> Option<Value> {
    match what {
        Touched::Sheet => json(sheet),
        Touched::Value { part, id } => sheet.build.part(*part).get(id).cloned(),
        Touched::List { list } => sheet.build.lists.get(list).cloned(),
        Touched::Cell { list, row, column } => sheet.build.list(list)?.get(*row)?.as_object()?.get(column).cloned(),
        Touched::Row { list, row } => sheet.build.list(list)?.get(*row).cloned(),
        Touched::RowPlace { list, to, .. } => sheet.build.list(list)?.get(*to).cloned(),
        Touched::Pool { key } => live.pools.get(key).and_then(json),
        Touched::Track { id } => live.tracks.get(id).map(|track| Value::from(*track)),
        Touched::Wound { id } => live.wounds.get(id).and_then(json),
        Touched::Note { id } => live.text.get(id).map(|text| Value::from(text.as_str())),
        Touched::Condition { id } => live.conditions.contains(id).then(|| Value::from(true)),
        Touched::State { id } => live.states.get(id).map(|state| Value::from(state.as_str())),
    }
}

fn json<T: Serialize>(value: &T) -> Option<Value> {
    serde_json::to_value(value).ok()
}
