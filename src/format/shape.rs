//! How a type of the format reads itself from a document and describes itself as a JSON Schema.
//!
//! Reading collects every fault and goes on. A *soft* fault (text too long, a bad id, a number out of range, an unknown
//! key) still yields a value, so that cross-checks can run; a *hard* one (another type of value, a missing key) does not
//! (layers-items.md 2.5). A value read with findings is never handed on: see `format::load`.

use std::collections::BTreeMap;

use crate::source::{Code, Finding, Findings, Node, Path, Place, Severity};

/// A type of the format.
pub trait Shape: Sized {
    /// Reads itself, reporting every fault to `reader`; `None` after a hard fault.
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self>;

    /// Describes itself (JSON Schema 2020-12); named parts go into the book.
    fn schema(book: &mut SchemaBook) -> serde_json::Value;
}

/// A large part that most of its kind do not have: kept apart, so that those without it stay small.
impl<T: Shape> Shape for Box<T> {
    fn read(node: &Node<'_>, at: &Path<'_>, reader: &mut Reader) -> Option<Self> {
        T::read(node, at, reader).map(Self::new)
    }

    fn schema(book: &mut SchemaBook) -> serde_json::Value {
        T::schema(book)
    }
}

/// Collects faults while shapes read themselves.
#[derive(Debug, Default)]
pub struct Reader {
    /// What was found so far.
    pub findings: Findings,
}

impl Reader {
    /// Reports a fault of the value itself.
    pub fn fault(&mut self, code: Code, at: &Path<'_>, message: impl Into<String>) {
        self.findings.error(code, at.pointer(), message);
    }

    /// Reports a fault with help.
    pub fn fault_with(&mut self, code: Code, at: &Path<'_>, message: impl Into<String>, help: Option<String>) {
        self.findings.error_with(code, at.pointer(), message, help);
    }

    /// Reports that another kind of value stands here, and gives up on it.
    pub fn wrong_type<T>(&mut self, node: &Node<'_>, at: &Path<'_>, wanted: &str) -> Option<T> {
        self.fault(Code::WrongType, at, format!("wanted {wanted}, found {}", node.kind()));
        None
    }

    /// Reports a key that the format does not have here; the object is blamed, the key is pointed at.
    pub fn unknown_key(&mut self, at: &Path<'_>, key: &str, known: &[&str]) {
        let help = self.findings.near(key, known.iter().copied());
        self.findings.push(Finding {
            severity: Severity::Error,
            code: Code::UnknownKey,
            pointer: at.pointer(),
            place: Place::Key(key.to_owned()),
            message: format!("unknown key `{key}`"),
            help,
        });
    }

    /// Reports a key that must be there.
    pub fn missing(&mut self, at: &Path<'_>, key: &str) {
        self.findings.push(Finding {
            severity: Severity::Error,
            code: Code::MissingKey,
            pointer: at.pointer(),
            place: Place::Key(key.to_owned()),
            message: format!("key `{key}` is missing"),
            help: None,
        });
    }
}

/// Named parts of the schema, each written once.
#[derive(Debug, Default)]
pub struct SchemaBook {
    parts: BTreeMap<String, Option<serde_json::Value>>,
}

impl SchemaBook {
    /// A reference to a named part, which is described on its first mention.
    pub fn part(&mut self, name: &str, describe: impl FnOnce(&mut Self) -> serde_json::Value) -> serde_json::Value {
        if !self.parts.contains_key(name) {
            self.parts.insert(name.to_owned(), None);
            let described = describe(self);
            self.parts.insert(name.to_owned(), Some(described));
        }
        serde_json::json!({ "$ref": format!("#/$defs/{name}") })
    }

    /// All parts, by name.
    pub fn into_parts(self) -> serde_json::Map<String, serde_json::Value> {
        self.parts.into_iter().filter_map(|(name, part)| part.map(|part| (name, part))).collect()
    }
}

/// Declares an object of the format: its type, its reader and its schema, from one list of keys.
///
/// `req` keys must be there, `opt` keys become `Option`, `def` keys have a default. A `check` block sees the whole value.
macro_rules! object {
    (
        $(#[$meta:meta])*
        pub struct $name:ident {
            $( $(#[$fmeta:meta])* $kind:ident $field:ident : $ty:ty = $key:literal $(, $default:expr)? ; )*
        }
        $( check |$value:ident, $at:ident, $reader:ident| $body:block )?
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, PartialEq)]
        pub struct $name {
            $(
                $(#[$fmeta])*
                #[doc = concat!("`", $key, "` of the format.")]
                pub $field: $crate::format::shape::object!(@type $kind $ty),
            )*
        }

        impl $name {
            /// The keys it may hold.
            pub const KEYS: &'static [&'static str] = &[$($key),*];
        }

        impl $crate::format::shape::Shape for $name {
            fn read(
                node: &$crate::source::Node<'_>,
                at: &$crate::source::Path<'_>,
                reader: &mut $crate::format::shape::Reader,
            ) -> Option<Self> {
                let Some(members) = node.members() else { return reader.wrong_type(node, at, "an object") };
                $( let mut $field: Option<&$crate::source::Node<'_>> = None; )*
                for member in members {
                    match member.key.as_ref() {
                        $( $key => $field = Some(&member.node), )*
                        "$comment" => {}
                        other => reader.unknown_key(at, other, Self::KEYS),
                    }
                }
                $(
                    let $field: Option<$crate::format::shape::object!(@type $kind $ty)> =
                        $crate::format::shape::object!(@read $kind $ty, $field, $key, at, reader $(, $default)?);
                )*
                let value = Self { $( $field: $field?, )* };
                $( {
                    let ($value, $at, $reader) = (&value, at, &mut *reader);
                    $body
                } )?
                Some(value)
            }

            fn schema(book: &mut $crate::format::shape::SchemaBook) -> serde_json::Value {
                book.part(stringify!($name), |book| {
                    let mut properties = serde_json::Map::new();
                    properties.insert("$comment".to_owned(), serde_json::Value::Bool(true));
                    $(
                        properties.insert($key.to_owned(), <$ty as $crate::format::shape::Shape>::schema(book));
                    )*
                    let required: Vec<Option<&str>> = vec![$( $crate::format::shape::object!(@required $kind $key) ),*];
                    let required: Vec<&str> = required.into_iter().flatten().collect();
                    serde_json::json!({
                        "type": "object",
                        "properties": properties,
                        "required": required,
                        "additionalProperties": false,
                    })
                })
            }
        }
    };
    (@type req $ty:ty) => { $ty };
    (@type opt $ty:ty) => { Option<$ty> };
    (@type def $ty:ty) => { $ty };
    (@read req $ty:ty, $node:ident, $key:literal, $at:ident, $reader:ident) => {
        match $node {
            Some(node) => <$ty as $crate::format::shape::Shape>::read(node, &$at.key($key), $reader),
            None => {
                $reader.missing($at, $key);
                None
            }
        }
    };
    (@read opt $ty:ty, $node:ident, $key:literal, $at:ident, $reader:ident) => {
        match $node {
            Some(node) => <$ty as $crate::format::shape::Shape>::read(node, &$at.key($key), $reader).map(Some),
            None => Some(None),
        }
    };
    (@read def $ty:ty, $node:ident, $key:literal, $at:ident, $reader:ident, $default:expr) => {
        match $node {
            Some(node) => <$ty as $crate::format::shape::Shape>::read(node, &$at.key($key), $reader),
            None => Some($default),
        }
    };
    (@required req $key:literal) => { Some($key) };
    (@required opt $key:literal) => { None };
    (@required def $key:literal) => { None };
}

/// Declares a closed list of words.
macro_rules! words {
    (
        $(#[$meta:meta])*
        pub enum $name:ident { $( $(#[$vmeta:meta])* $variant:ident = $word:literal ),* $(,)? }
    ) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        pub enum $name {
            $( $(#[$vmeta])* #[doc = concat!("`", $word, "` of the format.")] #[serde(rename = $word)] $variant, )*
        }

        impl $name {
            /// Every word, in the format's order.
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            /// The word as the format writes it.
            pub fn word(self) -> &'static str {
                match self { $( Self::$variant => $word, )* }
            }

            /// The word of that spelling.
            pub fn from_word(word: &str) -> Option<Self> {
                match word { $( $word => Some(Self::$variant), )* _ => None }
            }
        }

        impl $crate::format::shape::Shape for $name {
            fn read(
                node: &$crate::source::Node<'_>,
                at: &$crate::source::Path<'_>,
                reader: &mut $crate::format::shape::Reader,
            ) -> Option<Self> {
                let known: &[&str] = &[$($word),*];
                let Some(text) = node.text() else {
                    return reader.wrong_type(node, at, &format!("one of {}", known.join(", ")));
                };
                let read = Self::from_word(text);
                if read.is_none() {
                    let near = reader.findings.near(text, known.iter().copied());
                    let help = near.unwrap_or_else(|| format!("one of {}", known.join(", ")));
                    reader.fault_with(
                        $crate::source::Code::UnknownWord, at, format!("unknown word `{text}`"), Some(help),
                    );
                }
                read
            }

            fn schema(_book: &mut $crate::format::shape::SchemaBook) -> serde_json::Value {
                serde_json::json!({ "enum": [$($word),*] })
            }
        }
    };
}

pub(crate) use {object, words};
