//! Where the health of a sheet stands: a pool of points, or the free places of a wound track. Fights read the same.
//!
//! Must not know: who fights, what harms or heals.

use crate::format::combat::Combat;
use crate::sheet::Values;

/// Where health stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Vitals {
    /// Points, or free boxes.
    pub health: i64,
    /// The most of it.
    pub max: i64,
    /// Temporary points.
    pub temp: i64,
    /// Whether temporary points may be had.
    pub allows_temp: bool,
}

/// Where the health of a sheet stands.
pub fn of_values(combat: &Combat, values: &Values<'_>) -> Vitals {
    let none = Vitals { health: 0, max: 0, temp: 0, allows_temp: false };
    if let Some(pool) = combat.health.pool.as_ref().and_then(|pool| values.pool(pool.as_str())) {
        return Vitals { health: pool.value, max: pool.max, temp: pool.temp, allows_temp: pool.allows_temp };
    }
    let wound = combat.health.track.as_ref().and_then(|track| values.wound(track.as_str()));
    wound.map_or(none, |wound| {
        let max = i64::try_from(wound.length()).unwrap_or(0);
        let filled = i64::try_from(wound.filled()).unwrap_or(0);
        Vitals { health: (max - filled).max(0), max, temp: 0, allows_temp: false }
    })
}
