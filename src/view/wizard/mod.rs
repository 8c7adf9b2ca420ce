//! The wizard: rules, variants, party, review. Its state is plain data; each step has a file that draws it.

pub mod changes;
pub mod party;
pub mod review;
pub mod rules;
pub mod variants;

use std::sync::Arc;

use crate::format::book::Rulebook;
use crate::format::scalar::Id;
use crate::game::Game;
use crate::items::{Member, Party, Place};
use crate::locale::Locale;
use crate::rules::{Effective, Selection};
use crate::text::SafeText;
use crate::view::action::Scope;
use crate::view::editor::Editing;

/// The steps, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Step {
    /// Which rules.
    #[default]
    Rules,
    /// Which variants.
    Variants,
    /// Who plays.
    Party,
    /// A last look.
    Review,
}

impl Step {
    /// Every step.
    pub const ALL: [Self; 4] = [Self::Rules, Self::Variants, Self::Party, Self::Review];

    /// Which screen it is.
    pub fn scope(self) -> Scope {
        match self {
            Self::Rules => Scope::Rules,
            Self::Variants => Scope::Variants,
            Self::Party => Scope::Party,
            Self::Review => Scope::Review,
        }
    }

    /// The one before it.
    pub fn before(self) -> Option<Self> {
        match self {
            Self::Rules => None,
            Self::Variants => Some(Self::Rules),
            Self::Party => Some(Self::Variants),
            Self::Review => Some(Self::Party),
        }
    }

    fn key(self) -> &'static str {
        match self {
            Self::Rules => "wizard-rules",
            Self::Variants => "wizard-variants",
            Self::Party => "wizard-party",
            Self::Review => "wizard-review",
        }
    }
}

/// The ruleset that was chosen, with the layers that are on.
#[derive(Debug, Clone)]
pub struct ChosenRules {
    /// What was chosen.
    pub book: Arc<Rulebook>,
    /// Layers that are on, in declaration order.
    pub on: Vec<Id>,
    /// The ruleset under them.
    pub effective: Effective,
    /// The ready-made party that came with it, and where it is.
    pub ready_made: Party,
}

impl ChosenRules {
    /// A ruleset with every layer off.
    pub fn new(book: Arc<Rulebook>, ready_made: Party) -> Self {
        let effective = Effective::base(Arc::clone(&book));
        Self { book, on: Vec::new(), effective, ready_made }
    }

    /// Turns a layer off, or on when nothing rules it out; what stays is in declaration order (layers-items.md 8).
    ///
    /// # Errors
    /// The layer that rules it out; nothing changes then.
    pub fn toggle(&mut self, id: &str) -> Result<(), Id> {
        if let Some(at) = self.on.iter().position(|on| *on == *id) {
            self.on.remove(at);
        } else {
            let on: Vec<&str> = self.on.iter().map(Id::as_str).collect();
            if let Some(blocker) = Selection::ruled_out_by(self.book.ruleset(), &on, id) {
                return Err(blocker.clone());
            }
            let wanted: Vec<Id> = self
                .book
                .ruleset()
                .layers()
                .iter()
                .map(|layer| &layer.id)
                .filter(|layer| self.on.contains(layer) || **layer == *id)
                .cloned()
                .collect();
            self.on = wanted;
        }
        let on: Vec<&str> = self.on.iter().map(Id::as_str).collect();
        self.effective = Effective::of(Arc::clone(&self.book), &on);
        Ok(())
    }

    /// The layer that rules one out, if one does.
    pub fn ruled_out_by(&self, id: &str) -> Option<&Id> {
        let on: Vec<&str> = self.on.iter().map(Id::as_str).collect();
        Selection::ruled_out_by(self.book.ruleset(), &on, id)
    }
}

/// Everything the wizard has been told.
#[derive(Debug, Default)]
pub struct WizardState {
    /// Where it is.
    pub step: Step,
    /// The ruleset under the cursor.
    pub rules_cursor: usize,
    /// The ruleset chosen, once it was.
    pub chosen: Option<ChosenRules>,
    /// The layer under the cursor.
    pub layer_cursor: usize,
    /// Whether keys go to the list of changes.
    pub changes_focused: bool,
    /// How far the list of changes is scrolled.
    pub changes_scroll: usize,
    /// Who plays.
    pub party: Vec<Member>,
    /// The member under the cursor.
    pub party_cursor: usize,
    /// The party as a game whose sheets are edited, while the editor is open.
    pub draft: Option<Game>,
    /// The sheet editor, while it is open.
    pub editing: Option<Editing>,
    /// Where the party is, where a ready-made one says so.
    pub place: Option<Place>,
    /// What the game is called.
    pub name: String,
    /// The seed of its dice.
    pub seed: u64,
    /// How far the review is scrolled.
    pub review_scroll: usize,
}

/// ` New game › 2 Variants ` and the steps at the end.
fn title(step: Step, locale: &Locale) -> (SafeText, SafeText) {
    let name = locale.word(step.key(), &[]);
    let title = locale.word("wizard-title", &[("step", crate::locale::Arg::Text(name))]);
    let steps = Step::ALL.map(|other| {
        let mark = match other.cmp(&step) {
            std::cmp::Ordering::Less => "✓",
            std::cmp::Ordering::Equal => "●",
            std::cmp::Ordering::Greater => "○",
        };
        format!("{} {mark}", locale.word(other.key(), &[]))
    });
    (title, crate::text::safe(&steps.join("  ")))
}
