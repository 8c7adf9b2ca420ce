//! What a tag was answered with.

use crate::items::recharge::Recharged;
use crate::sheet::{AdvanceRefusal, LiveRefusal, Paid, UseRefusal};
use crate::story::tag::TagKind;
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
    /// What stands in the text from now on.
    pub rewritten: String,
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
}

impl Verdict {
    /// `ok` or `refused`.
    pub fn word(&self) -> &'static str {
        match self {
            Self::Ok => "ok",
            Self::Refused(_) => "refused",
        }
    }

    /// Why not.
    pub fn reason(&self) -> Option<&Reason> {
        match self {
            Self::Ok => None,
            Self::Refused(reason) => Some(reason),
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
