//! JSON as it may be written: keys that stand twice, numbers that no program can hold.

use serde_json::Value;

/// A value; numbers are kept as they are written.
#[derive(Debug, Clone, PartialEq)]
pub enum Tree {
    /// `null`, `true`, `false`, or a number.
    Word(String),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Tree>),
    /// An object; keys may stand twice.
    Object(Vec<(String, Tree)>),
}

impl Tree {
    /// Of a value.
    pub fn of(value: &Value) -> Self {
        match value {
            Value::Null | Value::Bool(_) | Value::Number(_) => Self::Word(value.to_string()),
            Value::String(text) => Self::Text(text.clone()),
            Value::Array(items) => Self::List(items.iter().map(Self::of).collect()),
            Value::Object(members) => {
                Self::Object(members.iter().map(|(key, value)| (key.clone(), Self::of(value))).collect())
            }
        }
    }

    /// Written out.
    pub fn written(&self) -> Vec<u8> {
        let mut text = String::new();
        self.write(&mut text);
        text.into_bytes()
    }

    fn write(&self, to: &mut String) {
        match self {
            Self::Word(word) => to.push_str(word),
            Self::Text(text) => to.push_str(&quoted(text)),
            Self::List(items) => {
                to.push('[');
                for (at, item) in items.iter().enumerate() {
                    to.push_str(if at == 0 { "" } else { "," });
                    item.write(to);
                }
                to.push(']');
            }
            Self::Object(members) => {
                to.push('{');
                for (at, (key, value)) in members.iter().enumerate() {
                    to.push_str(if at == 0 { "" } else { ",\n" });
                    to.push_str(&quoted(key));
                    to.push(':');
                    value.write(to);
                }
                to.push('}');
            }
        }
    }

    /// How many values there are in it, itself among them.
    pub fn count(&self) -> usize {
        1 + match self {
            Self::Word(_) | Self::Text(_) => 0,
            Self::List(items) => items.iter().map(Self::count).sum(),
            Self::Object(members) => members.iter().map(|(_, value)| value.count()).sum(),
        }
    }

    /// The value of a number, counted from above and from the front, itself being 0.
    pub fn nth(&mut self, mut n: usize) -> Option<&mut Self> {
        if n == 0 {
            return Some(self);
        }
        n -= 1;
        let inner: Box<dyn Iterator<Item = &mut Self>> = match self {
            Self::Word(_) | Self::Text(_) => return None,
            Self::List(items) => Box::new(items.iter_mut()),
            Self::Object(members) => Box::new(members.iter_mut().map(|(_, value)| value)),
        };
        for value in inner {
            let count = value.count();
            if n < count {
                return value.nth(n);
            }
            n -= count;
        }
        None
    }

    /// The numbers of all values of a kind, as [`Tree::nth`] counts them.
    pub fn nodes(&self, wanted: fn(&Self) -> bool) -> Vec<usize> {
        let (mut found, mut at) = (Vec::new(), 0);
        self.collect(wanted, &mut at, &mut found);
        found
    }

    fn collect(&self, wanted: fn(&Self) -> bool, at: &mut usize, found: &mut Vec<usize>) {
        if wanted(self) {
            found.push(*at);
        }
        *at += 1;
        match self {
            Self::Word(_) | Self::Text(_) => {}
            Self::List(items) => items.iter().for_each(|item| item.collect(wanted, at, found)),
            Self::Object(members) => members.iter().for_each(|(_, value)| value.collect(wanted, at, found)),
        }
    }

    /// Every text and key in it.
    pub fn texts(&self) -> Vec<String> {
        let mut texts = Vec::new();
        self.gather(&mut texts);
        texts
    }

    fn gather(&self, texts: &mut Vec<String>) {
        match self {
            Self::Word(_) => {}
            Self::Text(text) => texts.push(text.clone()),
            Self::List(items) => items.iter().for_each(|item| item.gather(texts)),
            Self::Object(members) => {
                for (key, value) in members {
                    texts.push(key.clone());
                    value.gather(texts);
                }
            }
        }
    }
}

fn quoted(text: &str) -> String {
    Value::String(text.to_owned()).to_string()
}
