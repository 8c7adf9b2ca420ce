//! The tree of a document: every value with the bytes it stands in, every member with its key, doubles included.

use std::borrow::Cow;

/// A value and where it stands.
#[derive(Debug, Clone)]
pub struct Node<'d> {
    /// First byte, 0-based.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
    /// What it is.
    pub value: Value<'d>,
}

/// What stands at a place.
#[derive(Debug, Clone)]
pub enum Value<'d> {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A whole number that fits 64 bits.
    Int(i64),
    /// Any other number; one too large to be finite is infinite here.
    Float(f64),
    /// Text, unescaped.
    Text(Cow<'d, str>),
    /// An array.
    Array(Vec<Node<'d>>),
    /// An object, members in file order.
    Object(Vec<Member<'d>>),
}

/// One member of an object.
#[derive(Debug, Clone)]
pub struct Member<'d> {
    /// The key, unescaped.
    pub key: Cow<'d, str>,
    /// Its first byte (the quote).
    pub key_start: u32,
    /// One past its last byte.
    pub key_end: u32,
    /// What it holds.
    pub node: Node<'d>,
}

impl<'d> Node<'d> {
    /// The member of that name, if this is an object that has one; of doubles the last one, as every reader takes it.
    pub fn get(&self, key: &str) -> Option<&Node<'d>> {
        match &self.value {
            Value::Object(members) => members.iter().rev().find(|member| member.key == key).map(|member| &member.node),
            _ => None,
        }
    }

    /// The text, if this is one.
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The elements, if this is an array.
    pub fn items(&self) -> Option<&[Node<'d>]> {
        match &self.value {
            Value::Array(items) => Some(items),
            _ => None,
        }
    }

    /// The members, if this is an object.
    pub fn members(&self) -> Option<&[Member<'d>]> {
        match &self.value {
            Value::Object(members) => Some(members),
            _ => None,
        }
    }

    /// What kind of value this is, in words.
    pub fn kind(&self) -> &'static str {
        match &self.value {
            Value::Null => "null",
            Value::Bool(_) => "true or false",
            Value::Int(_) | Value::Float(_) => "a number",
            Value::Text(_) => "text",
            Value::Array(_) => "a list",
            Value::Object(_) => "an object",
        }
    }

    /// The same value without positions, comments and doubles (the last one stays), for patching and writing out.
    pub fn to_json(&self) -> serde_json::Value {
        match &self.value {
            Value::Null => serde_json::Value::Null,
            Value::Bool(value) => (*value).into(),
            Value::Int(value) => (*value).into(),
            Value::Float(value) => (*value).into(),
            Value::Text(text) => text.as_ref().into(),
            Value::Array(items) => items.iter().map(Self::to_json).collect(),
            Value::Object(members) => members
                .iter()
                .filter(|member| member.key != "$comment")
                .map(|member| (member.key.to_string(), member.node.to_json()))
                .collect::<serde_json::Map<_, _>>()
                .into(),
        }
    }
}
