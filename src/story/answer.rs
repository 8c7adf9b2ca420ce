//! What a tag was answered with.

use crate::check::{Automatic, CheckRefusal, Outcome, Prepared, Thrown};
use crate::dice::Throw;
use crate::items::recharge::Recharged;
use crate::items::visit::UnknownSize;
use crate::sheet::{AdvanceRefusal, LiveRefusal, Paid, UseRefusal};
use crate::story::canonical::tag;
use crate::story::item_answer::ItemsAnswer;
use crate::story::tag::{FoundTag, TagKind};
use crate::story::who::WhoRefusal;

/// A tag's answer.
#[derive(Debug, Clone, PartialEq)]
pub struct TagAnswer {
    /// The tag as it stood in the text.
    pub tag: String,
    /// Which kind it is.
    pub kind: TagKind,
    /// What was asked, aliases undone; `None` where that could not be read.
    pub op: Option<&'static str>,
    /// Whom it was asked of: the member's own name, `party`, or what was written where nobody was found.
    pub who: Option<String>,
    /// The operation's arguments as they were read.
    pub arguments: Vec<(&'static str, String)>,
    /// What came of it.
    pub verdict: Verdict,
    /// How things stand then, as the rewritten tag says it.
    pub now: Option<String>,
    /// What came of it for each member it was asked of.
    pub members: Vec<MemberAnswer>,
    /// What came of a check.
    pub check: Option<Box<CheckAnswer>>,
    /// What came of items: bought, given, found.
    pub items: Option<Box<ItemsAnswer>>,
    /// What stands in the text from now on.
    pub rewritten: String,
}

impl TagAnswer {
    /// An answer that says no more than what came of a tag.
    pub(super) fn of(found: &FoundTag<'_>, asked: &str, verdict: Verdict, rewritten: String) -> Self {
        Self {
            tag: asked.to_owned(),
            kind: found.kind,
            op: None,
            who: None,
            arguments: Vec::new(),
            verdict,
            now: None,
            members: Vec::new(),
            check: None,
            items: None,
            rewritten,
        }
    }

    /// The answer to a tag that could not be read, whose words are kept.
    pub(super) fn unreadable(found: &FoundTag<'_>, asked: &str, reason: Reason) -> Self {
        let written = reason.written();
        let attributes = [("raw", found.body), ("result", "refused"), ("reason", written.as_str())];
        let rewritten = tag(found.kind, attributes);
        Self::of(found, asked, Verdict::Refused(reason), rewritten)
    }

    /// The same with what came of items.
    pub(super) fn with_items(self, items: ItemsAnswer) -> Self {
        Self { items: Some(Box::new(items)), ..self }
    }
}

/// What came of a check: what was asked, and how it was settled.
#[derive(Debug, Clone, PartialEq)]
pub struct CheckAnswer {
    /// What it was asked of.
    pub skill: String,
    /// Which member rolls; `None` for a stranger, and for the blank sheet of a party without members.
    pub member: Option<usize>,
    /// Whether nobody of the party rolls: a stranger has no sheet.
    pub stranger: bool,
    /// How it was settled; `None` where it was not.
    pub settled: Option<Settled>,
}

/// How a check was settled.
#[derive(Debug, Clone, PartialEq)]
pub enum Settled {
    /// It was thrown.
    Thrown {
        /// With what.
        prepared: Box<Prepared>,
        /// How it fell.
        thrown: Thrown,
    },
    /// It failed by itself.
    Automatic(Automatic),
    /// Its record is true and stands.
    Recorded {
        /// With what it would have been thrown.
        prepared: Box<Prepared>,
        /// The dice it tells of.
        dice: Vec<Throw>,
        /// The sum kept.
        used: i64,
        /// What it came to.
        outcome: Outcome,
    },
}

impl Settled {
    /// What the check came to.
    pub fn outcome(&self) -> Outcome {
        match self {
            Self::Thrown { thrown, .. } => thrown.outcome,
            Self::Automatic(_) => Outcome::Failure,
            Self::Recorded { outcome, .. } => *outcome,
        }
    }
}

/// What came of a tag for one member.
#[derive(Debug, Clone, PartialEq)]
pub struct MemberAnswer {
    /// Which member.
    pub member: usize,
    /// Its name.
    pub who: String,
    /// What came of it.
    pub verdict: Verdict,
    /// How things stand then; empty where it was refused.
    pub now: String,
    /// What a use took.
    pub paid: Vec<Paid>,
    /// Items whose charges a rest brought back.
    pub recharged: Vec<Recharged>,
}

/// What came of a tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It was done.
    Ok,
    /// The rules say no, and nothing changed.
    Refused(Reason),
    /// There was nothing to be done, and the tag is not answered.
    Nothing(Reason),
    /// It was done and came to nothing: a loot table that dropped nothing.
    Empty,
}

impl Verdict {
    /// `ok`, `refused` or `nothing`.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Refused(_) => "refused",
            Self::Nothing(_) | Self::Empty => "nothing",
        }
    }

    /// Why not.
    pub fn reason(&self) -> Option<&Reason> {
        match self {
            Self::Ok | Self::Empty => None,
            Self::Refused(reason) | Self::Nothing(reason) => Some(reason),
        }
    }
}

/// Why a tag is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reason {
    /// In one word, for scripts.
    pub code: &'static str,
    /// The bound that was broken, in words.
    pub bound: Option<String>,
}

impl Reason {
    /// A reason that needs no more words.
    pub fn of(code: &'static str) -> Self {
        Self { code, bound: None }
    }

    /// As a tag carries it: `bad-amount: 3 to 18`.
    pub fn written(&self) -> String {
        match &self.bound {
            Some(bound) => format!("{}: {bound}", self.code),
            None => self.code.to_owned(),
        }
    }
}

impl From<UnknownSize> for Reason {
    fn from(refusal: UnknownSize) -> Self {
        Self::of(refusal.code())
    }
}

impl From<LiveRefusal> for Reason {
    fn from(refusal: LiveRefusal) -> Self {
        Self::of(refusal.code())
    }
}

impl From<UseRefusal> for Reason {
    fn from(refusal: UseRefusal) -> Self {
        Self::of(refusal.code())
    }
}

impl From<CheckRefusal> for Reason {
    fn from(refusal: CheckRefusal) -> Self {
        Self::of(refusal.code())
    }
}

impl From<WhoRefusal> for Reason {
    fn from(refusal: WhoRefusal) -> Self {
        Self::of(refusal.code())
    }
}

impl From<AdvanceRefusal> for Reason {
    fn from(refusal: AdvanceRefusal) -> Self {
        Self { code: refusal.code(), bound: refusal.bound().map(str::to_owned) }
    }
}
