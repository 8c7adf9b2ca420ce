//! What the benches share.

use std::time::{Duration, Instant};

/// The least of several runs: what the work itself takes.
pub fn least(runs: usize, mut work: impl FnMut()) -> Duration {
    let measured = (0..runs).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    measured.min().expect("a run")
}
