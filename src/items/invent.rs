//! A Game Master's proposal becomes an item (checks.md 5.3 and 6.2 `add`): an item of that name that there is already, or a new
//! one that the format's own reader has accepted, held to its rarity's cap.
//!
//! Where the sources are silent: an item is made after the ruleset's item that `like` names, its price and service left aside;
//! what the proposal says goes before that, stat by stat. An item without a category is of the first the ruleset declares, one
//! without a rarity of the first too (the commonest), so that no proposal gets around the caps. A word that the ruleset does
//! not have, or a value that does not fit, is dropped and noted, never guessed. What `worn` and `carried` say is read by a small
//! grammar (`invent_effect`); words it does not have are kept in the summary for people to read, and do nothing.
//! A blow, a use and charges come only from `like`.
//!
//! Must not know: how a tag is written, where invented items are stored.

use serde_json::Value;

use crate::format::invented::INVENTED;
use crate::format::scalar::{EntryId, EntryRef, Id};
use crate::items::ItemKey;
use crate::items::find::of_rules;
use crate::items::invent_draft::Draft;
use crate::rules::Effective;
use crate::text::prompt_safe;

/// Most items that are invented in one game.
pub const INVENTED_MAX: usize = 200;
/// Longest name.
const NAME_MAX: usize = 120;

/// What a Game Master proposes, as it was written. What is left out is the other item's, or nothing; an empty list is none.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Proposal {
    /// What it is called.
    pub name: String,
    /// The ruleset's item that it is made after: a name or `catalog/entry`.
    pub like: Option<String>,
    /// Its category, by id or label.
    pub category: Option<String>,
    /// Its rarity, by id or label.
    pub rarity: Option<String>,
    /// Its tags, by id or label.
    pub tags: Option<Vec<String>>,
    /// Its stats, by id or label, with what stands there.
    pub stats: Option<Vec<(String, String)>>,
    /// The slots it takes, by id or label, and how much of each; 1 where nothing is written.
    pub slots: Option<Vec<(String, String)>>,
    /// How it is bound: `yes`, `no`, `cursed`, or who may bind it.
    pub binds: Option<String>,
    /// What it does while worn.
    pub worn: Option<String>,
    /// What it does while carried and not worn.
    pub carried: Option<String>,
    /// One line about it.
    pub summary: Option<String>,
}

/// What comes of a proposal.
#[derive(Debug, Clone, PartialEq)]
pub enum Invention {
    /// There is an item or a coin of that name; nothing is invented.
    Found(ItemKey),
    /// A new item.
    New(Box<Invented>),
}

/// An item that was invented.
#[derive(Debug, Clone, PartialEq)]
pub struct Invented {
    /// As it is stored.
    pub entry: Value,
    /// What a stack of it is of.
    pub reference: EntryRef,
    /// What became of the proposal's words.
    pub notes: Vec<InventNote>,
}

/// Something about a proposal that its writer should know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct InventNote {
    /// What happened.
    pub kind: InventNoteKind,
    /// Which key of the proposal it is about.
    pub key: &'static str,
    /// The word or the number's name.
    pub word: String,
    /// What stands there now, where something does.
    pub now: Option<String>,
}

/// What happened to a word of a proposal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum InventNoteKind {
    /// The ruleset has no such word, or it does not fit there: it was left out.
    Dropped,
    /// The number was held at what is allowed.
    Held,
    /// It was not said and had to be something.
    Chosen,
    /// It stands in the summary and does nothing.
    Told,
}

impl InventNoteKind {
    /// The note's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::Dropped => "dropped",
            Self::Held => "held",
            Self::Chosen => "chosen",
            Self::Told => "told",
        }
    }
}

impl InventNote {
    /// A note.
    pub(super) fn new(kind: InventNoteKind, key: &'static str, word: &str, now: Option<String>) -> Self {
        Self { kind, key, word: word.to_owned(), now }
    }

    /// In plain English, for the note of an answered tag: `weight held at 5`.
    pub fn english(&self) -> String {
        let now = self.now.as_deref().unwrap_or_default();
        match self.kind {
            InventNoteKind::Dropped => format!("{} {} left out", self.key, self.word),
            InventNoteKind::Held => format!("{} held at {now}", self.word),
            InventNoteKind::Chosen => format!("{} is {now}", self.key),
            InventNoteKind::Told => format!("{} {} is only told", self.key, self.word),
        }
    }
}

/// Why nothing is invented.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum InventRefusal {
    /// It has no name, or nothing that the ruleset could hold.
    Unreadable,
    /// These rules let nothing be invented.
    NoInvention,
    /// The game has as many invented items as it may.
    TooMany,
}

impl InventRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::Unreadable => "unreadable",
            Self::NoInvention => "no-invention",
            Self::TooMany => "too-many",
        }
    }
}

/// Finds what a proposal names, or invents it. `stored` are the game's invented items so far, which `rules` should know.
///
/// # Errors
/// A name that is none goes before everything, what is there already before rules that let nothing be invented.
pub fn invent(rules: &Effective, stored: &[Value], proposal: &Proposal) -> Result<Invention, InventRefusal> {
    let name = prompt_safe(&proposal.name, NAME_MAX);
    if name.is_empty() {
        return Err(InventRefusal::Unreadable);
    }
    if let Some(known) = of_rules(rules, &name) {
        return Ok(Invention::Found(known));
    }
    let items = rules.items().filter(|_| rules.may_invent()).ok_or(InventRefusal::NoInvention)?;
    if stored.len() >= INVENTED_MAX {
        return Err(InventRefusal::TooMany);
    }
    let mut draft = Draft::new(rules, items, proposal);
    draft.fill(proposal);
    let id = free_id(stored, &name);
    let (entry, notes) = draft.finish(&id, &name)?;
    let catalog = Id::new(INVENTED).ok_or(InventRefusal::NoInvention)?;
    let reference = EntryRef { catalog, entry: EntryId::new(&id).ok_or(InventRefusal::Unreadable)? };
    Ok(Invention::New(Box::new(Invented { entry, reference, notes })))
}

/// A name's own id, numbered where it is taken, also by an item that does not read any more.
fn free_id(stored: &[Value], name: &str) -> String {
    let lower = name.to_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    let mut slug = parts.collect::<Vec<_>>().join("-");
    slug.truncate(72);
    let slug = match slug.trim_matches('-') {
        "" => "thing",
        slug => slug,
    };
    let taken = |id: &str| stored.iter().any(|entry| entry.get("id").and_then(Value::as_str) == Some(id));
    let numbered = (2..).map(|number| format!("{slug}-{number}"));
    std::iter::once(slug.to_owned()).chain(numbered).find(|id| !taken(id)).unwrap_or_default()
}
