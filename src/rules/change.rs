//! What one active layer changed, for the wizard and for `rulebound layers`.

use serde::Serialize;

use crate::format::scalar::Id;

/// What kind of change it is (headless.md, `layers`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ChangeEffect {
    /// Text was added to a text.
    Append,
    /// Something is gone.
    Remove,
    /// Something stands in the place of something else.
    Replace,
    /// An entry is no longer offered.
    Hide,
}

/// One change.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Change {
    /// The layer that made it.
    pub layer: Id,
    /// JSON pointer of what it changed, in the base ruleset file.
    pub pointer: String,
    /// What kind of change.
    pub effect: ChangeEffect,
    /// What stood there before this layer; null where nothing did.
    pub before: serde_json::Value,
    /// What stands there now; null where nothing does.
    pub after: serde_json::Value,
}

/// An effect of an active layer that was not carried out (amendments.md 2).
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct NotCarriedOut {
    /// The layer.
    pub layer: Id,
    /// JSON pointer of the effect in the base ruleset file.
    pub pointer: String,
    /// `would-leave-no-seller`.
    pub reason: &'static str,
}
