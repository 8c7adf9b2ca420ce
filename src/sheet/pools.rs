//! Which pools a sheet has, and what they hold (sheets.md 4.2, 4.3; amendments.md 5).

use serde_json::Value;

use crate::format::live::{Pool, PoolStart};
use crate::format::scalar::{Id, truncated};
use crate::format::sheet::SheetList;
use crate::sheet::live_state::KEY_LENGTH_MAX;
use crate::sheet::read::stored_number;
use crate::sheet::values::cut_utf16;
use crate::sheet::{LiveState, PoolState};
use crate::text::RulesetText;

/// Most pools that one sheet has.
pub const POOLS_MAX: usize = 600;
/// The largest number that live state holds, either way.
pub const LIVE_NUMBER_MAX: i64 = 1_000_000;

/// Where a pool comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PoolOrigin {
    /// The ruleset declares it.
    Declared,
    /// A list's row makes it.
    Row {
        /// The list.
        list: Id,
        /// The row's place on the sheet, 0-based.
        row: usize,
    },
}

/// A pool that the sheet has, where it stands.
#[derive(Debug, Clone, PartialEq)]
pub struct PoolValue {
    /// Its id, or `list:name` for a row's pool.
    pub key: String,
    /// What it is called.
    pub label: RulesetText,
    /// What it holds, 0 to `max`.
    pub value: i64,
    /// Its maximum, 1 or more.
    pub max: i64,
    /// Temporary points, 0 or more.
    pub temp: i64,
    /// Whether it may hold temporary points.
    pub allows_temp: bool,
    /// What it holds while nothing is stored.
    pub start: PoolStart,
    /// Pools of one group pay for one another.
    pub group: Option<Id>,
    /// Other groups whose costs it may pay.
    pub pays: Vec<Id>,
    /// Its level; its 1-based place in its group where none is declared.
    pub level: i64,
    /// A row's recharge cell.
    pub recharge: Option<String>,
    /// Where it comes from.
    pub origin: PoolOrigin,
}

impl PoolValue {
    /// What it holds while nothing is stored.
    pub fn untouched(&self) -> i64 {
        match self.start {
            PoolStart::Full => self.max,
            PoolStart::Empty => 0,
        }
    }

    /// What it holds in a live state, within its bounds.
    pub fn state(&self, live: &LiveState) -> PoolState {
        let stored = live.pools.get(&self.key);
        let value = stored.map_or(self.untouched(), |stored| stored.value).clamp(0, self.max);
        PoolState { value, temp: stored.and_then(|stored| stored.temp).filter(|temp| self.allows_temp && *temp > 0) }
    }

    fn filled_from(mut self, live: &LiveState) -> Self {
        let PoolState { value, temp } = self.state(live);
        self.value = value;
        self.temp = temp.unwrap_or(0);
        self
    }

    /// How it is stored when it holds that much; `None` at its default.
    pub fn stored(&self, value: i64, temp: i64) -> Option<PoolState> {
        let temp = (temp > 0).then_some(temp);
        (value != self.untouched() || temp.is_some()).then_some(PoolState { value, temp })
    }
}

/// A maximum as pools use it: rounded down, at most a million; `None` where the pool does not exist.
pub(super) fn maximum(value: f64) -> Option<i64> {
    let max = truncated(value.floor()).min(LIVE_NUMBER_MAX);
    (max > 0).then_some(max)
}

/// A declared pool with a maximum.
pub(super) fn declared(pool: &Pool, max: i64, level: i64, live: &LiveState) -> PoolValue {
    PoolValue {
        key: pool.id.as_str().to_owned(),
        label: pool.label.text().clone(),
        value: 0,
        max,
        temp: 0,
        allows_temp: pool.allow_temp,
        start: pool.start,
        group: pool.group.clone(),
        pays: pool.pays.iter().flatten().cloned().collect(),
        level,
        recharge: None,
        origin: PoolOrigin::Declared,
    }
    .filled_from(live)
}

/// The key of a row's pool, `list:name` with the name in lower case; `None` where the row has no name. A longer name than
/// live state can store is cut, so that what is spent stays spent.
pub fn row_pool_key(list: &SheetList, row: &serde_json::Map<String, Value>) -> Option<String> {
    let columns = list.pools.as_ref()?;
    let name = row.get(columns.name_column.as_str()).and_then(Value::as_str)?.trim();
    (!name.is_empty()).then(|| cut_utf16(&format!("{}:{}", list.id, name.to_lowercase()), KEY_LENGTH_MAX))
}

/// The pool that a list's row makes, if it makes one. Column defaults are not used here.
pub(super) fn of_row(
    list: &SheetList,
    at: usize,
    row: &serde_json::Map<String, Value>,
    live: &LiveState,
) -> Option<PoolValue> {
    let columns = list.pools.as_ref()?;
    let max = maximum(stored_number(row.get(columns.max_column.as_str()))?)?;
    let key = row_pool_key(list, row)?;
    let name = row.get(columns.name_column.as_str()).and_then(Value::as_str)?.trim();
    let recharge = columns.recharge_column.as_ref().and_then(|column| row.get(column.as_str()));
    let pool = PoolValue {
        key,
        label: RulesetText::new(name),
        value: 0,
        max,
        temp: 0,
        allows_temp: false,
        start: PoolStart::Full,
        group: None,
        pays: Vec::new(),
        level: 1,
        recharge: recharge.and_then(Value::as_str).map(str::to_owned),
        origin: PoolOrigin::Row { list: list.id.clone(), row: at },
    };
    Some(pool.filled_from(live))
}
