//! What was done, one line each (headless.md, "Library and locale details").

use serde::Serialize;

use crate::library::import::Refusal;
use crate::library::store::StoreFault;

/// A deed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// A version was stored.
    Installed,
    /// It was there already.
    Unchanged,
    /// Another version of the package is in use now.
    Updated,
    /// The version before is in use again.
    RolledBack,
    /// A ruleset with all its versions is gone.
    Removed,
    /// A translation is kept now.
    PackKept,
    /// A translation is no longer kept.
    PackDropped,
    /// A translation could not be had; the ruleset is shown in English.
    PackFailed,
    /// Nothing was done.
    Refused,
}

/// What was done to a ruleset.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Did {
    /// Which ruleset.
    pub id: String,
    /// What.
    pub action: Deed,
    /// Why not, in kebab-case.
    pub code: Option<String>,
    /// The version, the language, or why not.
    pub detail: String,
}

impl Did {
    /// Something that was done.
    pub fn new(id: impl ToString, action: Deed, detail: impl Into<String>) -> Self {
        Self { id: id.to_string(), action, code: None, detail: detail.into() }
    }

    /// Something that was not.
    pub fn failed(id: impl ToString, action: Deed, code: &str, detail: impl Into<String>) -> Self {
        Self { id: id.to_string(), action, code: Some(code.to_owned()), detail: detail.into() }
    }

    /// A refusal as a line.
    pub fn refused(refusal: &Refusal, asked: &str) -> Self {
        let id = refusal.id.clone().unwrap_or_else(|| asked.to_owned());
        Self::failed(id, Deed::Refused, &refusal.code, refusal.detail.clone())
    }
}

/// Why the library was not changed.
#[derive(Debug)]
pub enum Fault {
    /// The rules of the library say no.
    Refused(Box<Refusal>),
    /// Its folder cannot be read or written.
    Store(StoreFault),
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

impl From<StoreFault> for Fault {
    fn from(fault: StoreFault) -> Self {
        Self::Store(fault)
    }
}
