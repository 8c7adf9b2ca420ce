//! Events as they are written for others to read (headless.md, "Fights").
//!
//! Must not know: how an answer is written.

use crate::combat::event::FightEvent;

impl FightEvent {
    /// The event without what is the fight's own business: what a window holds back to go on with.
    #[must_use]
    pub fn published(&self) -> Self {
        let mut event = self.clone();
        if let Self::Window { resume, .. } = &mut event {
            *resume = None;
        }
        event
    }
}
