//! Progress of work that takes long, on stderr (headless.md: diagnostics and progress go there).
//!
//! Must not know: what the work is.

use std::time::Duration;

use crate::cli::tell;
use crate::system::Stopwatch;

/// How long work may take before anything is said of it, and how long from one word to the next.
const PATIENCE: Duration = Duration::from_secs(4);

/// Says now and then how far some work is. Work that is done quickly is done in silence.
pub(super) struct Progress {
    begun: Stopwatch,
    next: Duration,
}

impl Progress {
    /// The work begins.
    pub fn begin() -> Self {
        Self { begun: Stopwatch::start(), next: PATIENCE }
    }

    /// Says how far it is, where it was silent for long enough.
    pub fn tell(&mut self, how_far: impl FnOnce() -> String) {
        let taken = self.begun.elapsed();
        if taken >= self.next {
            tell(&how_far());
            self.next = taken + PATIENCE;
        }
    }
}
