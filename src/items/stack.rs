//! A stack in a bag, as party files and saves write it (headless.md, STACK).

use serde::{Deserialize, Serialize};

use crate::format::scalar::{EntryRef, Id};

/// Most of one thing in one stack (layers-items.md 4.1).
pub const STACK_QUANTITY_MAX: i64 = 999_999;

/// What a stack is of.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum ItemKey {
    /// An item of a catalog: `kit/hand-axe`.
    Entry(EntryRef),
    /// A coin: `coin:penny`.
    Coin(Id),
}

impl std::fmt::Display for ItemKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Entry(reference) => write!(f, "{reference}"),
            Self::Coin(unit) => write!(f, "coin:{unit}"),
        }
    }
}

impl From<ItemKey> for String {
    fn from(key: ItemKey) -> Self {
        key.to_string()
    }
}

impl TryFrom<String> for ItemKey {
    type Error = String;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let coin = text.strip_prefix("coin:").map(|unit| Id::new(unit).map(Self::Coin));
        let key = coin.unwrap_or_else(|| EntryRef::parse(&text).map(Self::Entry));
        key.ok_or_else(|| format!("`{text}` is no item"))
    }
}

/// A stack. Keys at their default are left out when it is written.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Stack {
    /// What it is of; `None` for a plain thing that no ruleset declares.
    #[serde(default)]
    pub item: Option<ItemKey>,
    /// What it is called: a nickname, or the item's label in English.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// How many.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub quantity: i64,
    /// Whether it is worn.
    #[serde(default, skip_serializing_if = "is_false")]
    pub equipped: bool,
    /// Whether it is bound.
    #[serde(default, skip_serializing_if = "is_false")]
    pub bound: bool,
    /// Charges left; all of them where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub charges: Option<i64>,
    /// How many shots it holds; none where it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loaded: Option<i64>,
    /// Keys that this program does not know.
    #[serde(flatten)]
    pub extra: serde_json::Map<String, serde_json::Value>,
}

impl Stack {
    /// One plain thing without a name; a base to build stacks on.
    pub fn plain() -> Self {
        Self {
            item: None,
            name: String::new(),
            quantity: 1,
            equipped: false,
            bound: false,
            charges: None,
            loaded: None,
            extra: serde_json::Map::new(),
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_one(value: &i64) -> bool {
    *value == 1
}

fn one() -> i64 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands a reference")]
fn is_false(value: &bool) -> bool {
    !*value
}
