//! A stack in a bag, as party files and saves write it (headless.md, STACK).

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::format::scalar::{EntryRef, Id, whole};
use crate::sheet::{put_aside, take_back};

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

/// A stack, as it is stored. Keys at their default are left out when it is written.
///
/// A part that is not what it must be (a count of 1.5, an item that no ruleset could have) reads as if it were not there and is
/// written back where it stood; once something else is written there, it goes on standing under `unreadable`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(from = "Map<String, Value>", into = "Map<String, Value>")]
pub struct Stack {
    /// What it is of; `None` for a plain thing that no ruleset declares.
    pub item: Option<ItemKey>,
    /// What it is called: a nickname, or the item's label in English.
    pub name: String,
    /// How many; 1 where it is left out. A file may say anything, also 0 and less.
    pub quantity: i64,
    /// Whether it is worn.
    pub equipped: bool,
    /// Whether it is bound.
    pub bound: bool,
    /// Charges left; all of them where it is left out.
    pub charges: Option<i64>,
    /// How many shots it holds; none where it is left out.
    pub loaded: Option<i64>,
    /// Keys that this program does not know.
    pub extra: Map<String, Value>,
    /// Parts as they are stored where they cannot be read; nothing where all of them can.
    pub unread: Option<Box<Map<String, Value>>>,
}

impl Stack {
    /// The keys of its parts, in the order in which they are written.
    pub const PARTS: [&'static str; 7] = ["item", "name", "quantity", "equipped", "bound", "charges", "loaded"];

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
            extra: Map::new(),
            unread: None,
        }
    }
}

/// Reads a part of a stored stack. One that is missing is at its default; one that cannot be read too, and it is kept.
fn part<T>(
    stored: &mut Map<String, Value>,
    unread: &mut Map<String, Value>,
    key: &str,
    read: impl FnOnce(&Value) -> Option<T>,
) -> Option<T> {
    let value = stored.shift_remove(key)?;
    let found = read(&value);
    if found.is_none() {
        unread.insert(key.to_owned(), value);
    }
    found
}

/// A whole number, however it is written: `3`, `3.0`, `3e0`.
fn whole_number(value: &Value) -> Option<i64> {
    value.as_i64().or_else(|| value.as_f64().and_then(whole))
}

/// A whole number or nothing.
#[expect(clippy::option_option, reason = "`null` is a value like another here")]
fn number_or_null(value: &Value) -> Option<Option<i64>> {
    if value.is_null() { Some(None) } else { whole_number(value).map(Some) }
}

fn key_or_null(value: &Value) -> Option<Option<ItemKey>> {
    match value {
        Value::Null => Some(None),
        Value::String(text) => ItemKey::try_from(text.clone()).ok().map(Some),
        _ => None,
    }
}

impl From<Map<String, Value>> for Stack {
    fn from(mut stored: Map<String, Value>) -> Self {
        let mut unread = Map::new();
        let item = part(&mut stored, &mut unread, "item", key_or_null).flatten();
        let name = part(&mut stored, &mut unread, "name", |value| value.as_str().map(str::to_owned));
        let quantity = part(&mut stored, &mut unread, "quantity", whole_number);
        let equipped = part(&mut stored, &mut unread, "equipped", Value::as_bool);
        let bound = part(&mut stored, &mut unread, "bound", Value::as_bool);
        let charges = part(&mut stored, &mut unread, "charges", number_or_null).flatten();
        let loaded = part(&mut stored, &mut unread, "loaded", number_or_null).flatten();
        take_back(&mut stored, |key, _| Self::PARTS.contains(&key), &mut unread);
        Self {
            item,
            name: name.unwrap_or_default(),
            quantity: quantity.unwrap_or(1),
            equipped: equipped.unwrap_or(false),
            bound: bound.unwrap_or(false),
            charges,
            loaded,
            extra: stored,
            unread: (!unread.is_empty()).then(|| Box::new(unread)),
        }
    }
}

impl From<Stack> for Map<String, Value> {
    fn from(stack: Stack) -> Self {
        let written = [
            stack.item.map(|item| Value::from(String::from(item))),
            (!stack.name.is_empty()).then(|| Value::from(stack.name)),
            (stack.quantity != 1).then(|| Value::from(stack.quantity)),
            stack.equipped.then(|| Value::from(true)),
            stack.bound.then(|| Value::from(true)),
            stack.charges.map(Value::from),
            stack.loaded.map(Value::from),
        ];
        let mut unread = stack.unread.map(|unread| *unread).unwrap_or_default();
        let mut stored = Self::new();
        let mut aside = Self::new();
        for (key, value) in Stack::PARTS.into_iter().zip(written) {
            let kept = unread.shift_remove(key);
            match (value, kept) {
                (Some(value), kept) => {
                    stored.insert(key.to_owned(), value);
                    aside.extend(kept.map(|kept| (key.to_owned(), kept)));
                }
                (None, Some(kept)) => drop(stored.insert(key.to_owned(), kept)),
                (None, None) if key == "item" => drop(stored.insert(key.to_owned(), Value::Null)),
                (None, None) => {}
            }
        }
        stored.extend(stack.extra);
        aside.iter().for_each(|(key, kept)| put_aside(&mut stored, key, kept));
        stored
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn read(stored: Value) -> Stack {
        serde_json::from_value(stored).expect("a stack")
    }

    fn written(stack: &Stack) -> Value {
        serde_json::to_value(stack).expect("JSON")
    }

    #[test]
    fn what_cannot_be_read_is_written_back_where_it_stood() {
        for stored in [
            json!({ "item": "kit/axe", "name": "Axe", "quantity": 3, "equipped": true, "charges": 0, "note": "x" }),
            json!({ "item": "Kit/Axe", "name": 7, "quantity": 1.5, "equipped": "yes", "bound": 1, "charges": "2", "loaded": [] }),
            json!({ "item": 5, "quantity": 1e300 }),
            json!({ "item": null, "quantity": -3, "charges": -1, "loaded": 9_000_000_000_000_000_000_i64 }),
            json!({ "item": "coin:shilling", "quantity": 0 }),
            json!({ "item": null, "quantity": null, "unreadable": 3 }),
        ] {
            let stack = read(stored.clone());
            assert_eq!(written(&stack), stored);
            assert_eq!(read(written(&stack)), stack);
        }
    }

    #[test]
    fn what_cannot_be_read_is_as_if_it_were_not_there() {
        let stack = read(json!({ "item": 5, "quantity": "many", "charges": 1.5, "name": [] }));
        assert_eq!(Stack { unread: None, ..stack }, Stack::plain());
        assert_eq!(read(json!({ "quantity": 3.0, "charges": 1e15 })).charges, Some(1_000_000_000_000_000));
    }

    #[test]
    fn what_cannot_be_read_outlives_what_is_written_in_its_place() {
        let before = read(json!({ "item": null, "name": "Rope", "quantity": "many" }));
        let more = Stack { quantity: 4, ..before.clone() };
        let wanted = json!({ "item": null, "name": "Rope", "quantity": 4, "unreadable": { "quantity": "many" } });
        assert_eq!(written(&more), wanted);
        assert_eq!(read(written(&more)), more);
        let one = Stack { quantity: 1, ..read(wanted) };
        assert_eq!(one, before);
    }
}
