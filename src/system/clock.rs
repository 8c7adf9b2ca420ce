//! The clock, and a seed that nobody chose. Everything else takes time and chance as arguments.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use jiff::tz::TimeZone;

/// Seconds since 1970, for "last played"; 0 when the clock stands before that.
pub fn unix_seconds() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |elapsed| elapsed.as_secs())
}

/// A moment, in seconds since 1970, as a person's watch says it: `14:02`, with the date before it where it is another day.
pub fn said_time(seconds: u64) -> String {
    let zone = TimeZone::system();
    let Some(moment) = moment(seconds) else { return String::new() };
    let (then, now) = (moment.to_zoned(zone.clone()), jiff::Timestamp::now().to_zoned(zone));
    let format = if then.date() == now.date() { "%H:%M" } else { "%Y-%m-%d %H:%M" };
    then.strftime(format).to_string()
}

/// A moment as a part of a file's name; later ones sort behind earlier ones.
pub fn file_stamp(seconds: u64) -> String {
    moment(seconds).map(|moment| moment.strftime("%Y%m%dT%H%M%SZ").to_string()).unwrap_or_default()
}

fn moment(seconds: u64) -> Option<jiff::Timestamp> {
    jiff::Timestamp::from_second(i64::try_from(seconds).ok()?).ok()
}

/// A seed that nobody chose. It starts a game's dice, it protects nothing.
pub fn fresh_seed() -> u64 {
    // The standard library keys its hash maps from the system's entropy; the clock makes two calls differ.
    let mut hasher = RandomState::new().build_hasher();
    let nanoseconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |elapsed| elapsed.as_nanos());
    hasher.write_u128(nanoseconds);
    hasher.finish()
}

/// How long something has taken so far, for whoever says so to people; nothing that is answered depends on it.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// It runs from now on.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// What has passed since.
    pub fn elapsed(self) -> Duration {
        self.0.elapsed()
    }
}

/// How many seconds lie between now and when a file was last written, also where the clock went back since; 0 when nobody can
/// tell.
pub fn seconds_apart(path: &std::path::Path) -> u64 {
    let written = std::fs::metadata(path).and_then(|data| data.modified()).ok();
    let apart = written.map(|written| match SystemTime::now().duration_since(written) {
        Ok(ago) => ago,
        Err(ahead) => ahead.duration(),
    });
    apart.map_or(0, |apart| apart.as_secs())
}

/// How many seconds ago a file was last written; 0 when nobody can tell.
pub fn seconds_since(path: &std::path::Path) -> u64 {
    let written = std::fs::metadata(path).and_then(|data| data.modified()).ok();
    written.and_then(|written| SystemTime::now().duration_since(written).ok()).map_or(0, |elapsed| elapsed.as_secs())
}
