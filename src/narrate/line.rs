//! A line of a log before it has a language: which sentence, with which parts.

use smol_str::SmolStr;

use crate::combat::{CombatantId, LabelRef, OwnWord};
use crate::dice::Throw;
use crate::narrate::cast::{Cast, CastName};
use crate::text::RulesetText;

/// From which detail on a line is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Always: what decides the fight.
    Brief,
    /// Where the fight is followed blow by blow.
    Normal,
    /// Where every number is wanted.
    Full,
    /// On no screen; a machine's log has it (combat.md 5.1: budgets read badly).
    Unseen,
}

/// What a line is about; screens colour by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Rounds, turns, the order.
    Order,
    /// Attacks and what answers them.
    Attack,
    /// Harm.
    Harm,
    /// Mending.
    Healing,
    /// Conditions and what is kept up.
    Condition,
    /// Saves, gates, contests.
    Roll,
    /// What deeds cost and use up.
    Cost,
    /// Moving about.
    Move,
    /// Going down, dying, coming back.
    Fate,
    /// How it ended.
    Outcome,
    /// What could not be done.
    Refusal,
}

/// A part of a sentence.
#[derive(Debug, Clone, PartialEq)]
pub enum Part {
    /// A combatant.
    Who(CastName),
    /// Ruleset text.
    Text(RulesetText),
    /// A number; it may choose plural forms.
    Number(i64),
    /// A distance in a ruleset's unit or in cells.
    Decimal(f64),
    /// A word that chooses between variants of the sentence.
    Case(&'static str),
    /// An id that has no name, as it is.
    Id(SmolStr),
    /// A sentence within the sentence.
    Sentence(Box<Sentence>),
    /// Several parts, joined two by two with a message that has the parts `first` and `second`.
    Joined(&'static str, Vec<Part>),
}

/// A sentence: a message of the program's words and its parts.
#[derive(Debug, Clone, PartialEq)]
pub struct Sentence {
    /// The message.
    pub key: &'static str,
    /// Its parts by name.
    pub parts: Vec<(&'static str, Part)>,
}

/// Begins a sentence.
pub(crate) fn sentence(key: &'static str) -> Sentence {
    Sentence { key, parts: Vec::new() }
}

impl Sentence {
    /// Adds a part.
    pub(crate) fn with(mut self, name: &'static str, part: impl Into<Part>) -> Self {
        self.parts.push((name, part.into()));
        self
    }

    /// Adds a combatant's name.
    pub(crate) fn who(self, name: &'static str, id: &CombatantId, cast: &dyn Cast) -> Self {
        self.with(name, who(id, cast))
    }
}

/// A combatant as a part; an id that nobody has is shown as itself.
pub(crate) fn who(id: &CombatantId, cast: &dyn Cast) -> Part {
    cast.name(id).map_or_else(|| Part::Id(id.0.clone()), Part::Who)
}

/// Several things said one after the other, or the only one.
pub(crate) fn joined(key: &'static str, mut parts: Vec<Part>) -> Part {
    match parts.pop() {
        Some(only) if parts.is_empty() => only,
        Some(last) => {
            parts.push(last);
            Part::Joined(key, parts)
        }
        None => Part::Joined(key, parts),
    }
}

/// A number as something left it, with what it was before where that is known and another.
pub(crate) fn moved(before: Option<i64>, now: i64) -> Part {
    match before.filter(|before| *before != now) {
        Some(before) => sentence("log-moved").with("before", before).with("now", now).into(),
        None => now.into(),
    }
}

/// Faces in the order thrown.
pub(crate) fn faces(rolls: &[Throw]) -> Part {
    joined("log-join-faces", rolls.iter().map(|throw| Part::from(throw.face)).collect())
}

impl From<i64> for Part {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Part {
    fn from(number: u32) -> Self {
        Self::Number(i64::from(number))
    }
}

/// A name: the program's own word where no file names it, and the way in which it is used beside it.
impl From<&LabelRef> for Part {
    fn from(label: &LabelRef) -> Self {
        let name = match label.word {
            None => Self::Text(label.name.as_ref().unwrap_or(&label.text).clone()),
            Some(OwnWord::Strike) => sentence("log-name-strike").into(),
            Some(OwnWord::Check) => sentence("log-name-check").into(),
        };
        match &label.mode {
            Some(mode) => sentence("log-name-with-mode").with("name", name).with("mode", &**mode).into(),
            None => name,
        }
    }
}

impl From<&RulesetText> for Part {
    fn from(text: &RulesetText) -> Self {
        Self::Text(text.clone())
    }
}

impl From<Sentence> for Part {
    fn from(sentence: Sentence) -> Self {
        Self::Sentence(Box::new(sentence))
    }
}

/// What is said of an event.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// What is said.
    pub sentence: Sentence,
    /// From which detail on it is shown.
    pub level: Level,
    /// Who did it, or whom it befell.
    pub actor: Option<CombatantId>,
    /// What it is about.
    pub kind: Kind,
    /// How its number came about, said after it where every number is wanted.
    pub thrown: Option<Sentence>,
}

impl Line {
    pub(crate) fn of(kind: Kind, level: Level, actor: &CombatantId, sentence: Sentence) -> Self {
        Self { sentence, level, actor: Some(actor.clone()), kind, thrown: None }
    }

    pub(crate) fn nobodys(kind: Kind, level: Level, sentence: Sentence) -> Self {
        Self { sentence, level, actor: None, kind, thrown: None }
    }
}
