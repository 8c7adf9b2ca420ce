//! Lists, maps and step tables of the format, with their bounds.

use std::ops::Deref;

use serde_json::json;
use smol_str::SmolStr;

use crate::format::scalar::Number;
use crate::format::shape::{Reader, SchemaBook, Shape};
use crate::source::{Code, Node, Path};

/// A list of `MIN` to `MAX` elements.
#[derive(Debug, Clone, PartialEq)]
pub struct List<T, const MIN: usize, const MAX: usize>(Vec<T>);

impl<T, const MIN: usize, const MAX: usize> Default for List<T, MIN, MAX> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T, const MIN: usize, const MAX: usize> Deref for List<T, MIN, MAX> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<'a, T, const MIN: usize, const MAX: usize> IntoIterator for &'a List<T, MIN, MAX> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl<T, const MIN: usize, const MAX: usize> From<Vec<T>> for List<T, MIN, MAX> {
    /// For lists that layers narrow; the caller keeps the bounds.
    fn from(list: Vec<T>) -> Self {
        Self(list)
    }
}

impl<T: Shape, const MIN: usize, const MAX: usize> Shape for List<T, MIN, MAX> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(items) = node.items() else { return reader.wrong_type(node, at, "a list") };
        if items.len() < MIN {
            reader.fault(Code::TooFew, at, format!("{} elements where at least {MIN} must stand", items.len()));
        }
        if items.len() > MAX {
            reader.fault(Code::TooMany, at, format!("{} elements where at most {MAX} may stand", items.len()));
        }
        let mut list = Vec::with_capacity(items.len());
        let mut whole = true;
        for (index, item) in items.iter().enumerate() {
            match T::read(item, &at.index(index), reader) {
                Some(value) => list.push(value),
                None => whole = false,
            }
        }
        whole.then_some(Self(list))
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "array", "items": T::schema(book), "minItems": MIN, "maxItems": MAX })
    }
}

/// A map from names to values, in file order, of `MIN` to `MAX` entries. What its keys may be is a cross-check.
#[derive(Debug, Clone, PartialEq)]
pub struct Map<T, const MIN: usize, const MAX: usize>(Vec<(SmolStr, T)>);

impl<T, const MIN: usize, const MAX: usize> Default for Map<T, MIN, MAX> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T, const MIN: usize, const MAX: usize> Map<T, MIN, MAX> {
    /// The value of a key.
    pub fn get(&self, key: &str) -> Option<&T> {
        self.0.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }

    /// Keys and values in file order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &T)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }

    /// Keys in file order.
    pub fn keys(&self) -> impl ExactSizeIterator<Item = &str> {
        self.0.iter().map(|(key, _)| key.as_str())
    }

    /// How many entries.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<T, const MIN: usize, const MAX: usize> FromIterator<(SmolStr, T)> for Map<T, MIN, MAX> {
    fn from_iter<I: IntoIterator<Item = (SmolStr, T)>>(pairs: I) -> Self {
        Self(pairs.into_iter().collect())
    }
}

impl<T: Shape, const MIN: usize, const MAX: usize> Shape for Map<T, MIN, MAX> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        let Some(members) = node.members() else { return reader.wrong_type(node, at, "an object") };
        let mut map = Vec::with_capacity(members.len());
        let mut whole = true;
        for member in members.iter().filter(|member| member.key != "$comment") {
            match T::read(&member.node, &at.key(&member.key), reader) {
                Some(value) => map.push((SmolStr::new(&member.key), value)),
                None => whole = false,
            }
        }
        if map.len() < MIN && whole {
            reader.fault(Code::TooFew, at, format!("{} keys where at least {MIN} must stand", map.len()));
        }
        if map.len() > MAX {
            reader.fault(Code::TooMany, at, format!("{} keys where at most {MAX} may stand", map.len()));
        }
        whole.then_some(Self(map))
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        json!({ "type": "object", "additionalProperties": T::schema(book), "minProperties": MIN })
    }
}

/// A step table: 1 to 100 `[threshold, value]` pairs, thresholds strictly ascending (sheets.md 0.1).
#[derive(Debug, Clone, PartialEq)]
pub struct StepTable(Vec<(f64, f64)>);

impl StepTable {
    /// The value of the last row whose threshold the input reaches; below the first threshold the first row's value.
    pub fn lookup(&self, input: f64) -> f64 {
        let row = self.0.iter().rev().find(|(threshold, _)| *threshold <= input).or_else(|| self.0.first());
        row.map_or(0.0, |(_, value)| *value)
    }

    /// The rows.
    pub fn rows(&self) -> &[(f64, f64)] {
        &self.0
    }

    /// Reads pairs whose values are held to `MIN..=MAX` whole numbers when `whole_values` says so.
    pub fn read_rows(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader, rows_max: usize) -> Option<Self> {
        let Some(items) = node.items() else {
            return reader.wrong_type(node, at, "a list of [threshold, value] pairs");
        };
        if items.is_empty() || items.len() > rows_max {
            let code = if items.is_empty() { Code::TooFew } else { Code::TooMany };
            reader.fault(code, at, format!("{} rows where 1 to {rows_max} must stand", items.len()));
        }
        let mut rows: Vec<(f64, f64)> = Vec::with_capacity(items.len());
        let mut whole = true;
        for (index, item) in items.iter().enumerate() {
            let at = at.index(index);
            let pair = match item.items() {
                Some([threshold, value]) => {
                    let threshold = Number::read(threshold, &at.index(0), reader);
                    threshold.zip(Number::read(value, &at.index(1), reader))
                }
                _ => reader.wrong_type(item, &at, "a [threshold, value] pair"),
            };
            let Some((threshold, value)) = pair else {
                whole = false;
                continue;
            };
            if rows.last().is_some_and(|(before, _)| threshold.get() <= *before) {
                reader.fault(Code::NotAscending, &at.index(0), "thresholds must ascend");
            }
            rows.push((threshold.get(), value.get()));
        }
        whole.then_some(Self(rows))
    }
}

impl Shape for StepTable {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        Self::read_rows(node, at, reader, 100)
    }

    fn schema(_book: &mut SchemaBook) -> serde_json::Value {
        json!({
            "type": "array", "minItems": 1, "maxItems": 100,
            "items": { "type": "array", "prefixItems": [{ "type": "number" }, { "type": "number" }], "minItems": 2, "maxItems": 2 }
        })
    }
}
