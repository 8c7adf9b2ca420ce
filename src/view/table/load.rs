//! How much a bag weighs against what its holder can carry, in words and as a bar.

use crate::format::scalar::truncated;
use crate::items::Stack;
use crate::items::carry::{ReadValue, load};
use crate::locale::{Arg, Locale};
use crate::rules::Effective;
use crate::text::safe;
use crate::view::model::{Line, Role};
use crate::view::parts::{bar, word};

/// A load with its bounds.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Load {
    /// What the bag weighs.
    pub now: f64,
    /// Above this one is encumbered.
    pub encumbered: Option<f64>,
    /// Above this nothing more is taken.
    pub limit: Option<f64>,
}

impl Load {
    /// The load of a bag; `None` where the rules weigh nothing.
    pub fn of(effective: &Effective, bag: &[Stack], read: ReadValue<'_>) -> Option<Self> {
        let carry = effective.items()?.carry.as_ref()?;
        let encumbered = carry.encumbered_above.as_ref().map(read);
        Some(Self { now: load(effective, bag), encumbered, limit: carry.limit.as_ref().map(read) })
    }

    /// Whether its holder is slowed down by it.
    pub fn is_encumbering(&self) -> bool {
        self.encumbered.is_some_and(|above| self.now > above + SLACK)
    }

    /// Whether it is more than can be carried.
    pub fn is_over(&self) -> bool {
        self.limit.is_some_and(|limit| self.now > limit + SLACK)
    }

    fn role(&self) -> Role {
        if self.is_over() {
            Role::Bad
        } else if self.is_encumbering() {
            Role::Notice
        } else {
            Role::Plain
        }
    }

    /// `Load 12.5/20 ■■■■□□ encumbered above 15`, in at most two lines.
    pub fn lines(&self, locale: &Locale) -> Vec<Line> {
        let most = self.limit.or(self.encumbered);
        let number = most
            .map_or_else(|| weight_text(self.now), |most| format!("{}/{}", weight_text(self.now), weight_text(most)));
        let mut line =
            Line::of(word(locale, "load-label")).and(safe(" "), Role::Plain).and(safe(&number), Role::Strong);
        if let Some(most) = most.filter(|most| *most > 0.0) {
            let filled = truncated((self.now / most * 10.0).ceil()).clamp(0, 10);
            line = line.at_end(bar(filled, 10, 10), self.role());
        }
        let mut lines = vec![line];
        if let Some(above) = self.encumbered {
            let args = [("above", Arg::text(&weight_text(above)))];
            let key = if self.is_encumbering() { "load-encumbered" } else { "load-encumbered-above" };
            let role = if self.is_encumbering() { Role::Notice } else { Role::Faint };
            lines.push(Line::with(locale.word(key, &args), role));
        }
        if self.is_over() {
            lines.push(Line::with(word(locale, "load-over"), Role::Bad));
        }
        lines
    }
}

/// Room for rounding when weights such as 0.1 are added up.
const SLACK: f64 = 1e-9;

/// A weight with at most two decimals.
pub fn weight_text(weight: f64) -> String {
    ((weight * 100.0).round() / 100.0).to_string()
}
