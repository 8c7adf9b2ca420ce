//! What an installed ruleset is called: `local/mist` for one that was imported, `mist` for one of a catalog
//! (locale-migrate-package.md 1d; section 5, Q11).

use std::fmt;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use crate::format::ruleset::RESERVED_IDS;

/// Longest name, which is that of a package (locale-migrate-package.md 1c).
const NAME_MAX: usize = 80;

/// Who vouches for a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Namespace {
    /// A catalog: the name is that of its package.
    Catalog,
    /// Whoever imported it: the name is the ruleset's own id.
    Local,
}

/// The id of an installed ruleset. Two of one name in two name spaces are two rulesets.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LibraryId {
    namespace: Namespace,
    name: String,
}

impl LibraryId {
    /// The id of an imported ruleset; `None` for a name that is reserved, or not written as ids are.
    pub fn local(name: &str) -> Option<Self> {
        is_name(name).then(|| Self { namespace: Namespace::Local, name: name.to_owned() })
    }

    /// The id of a catalog's package; `None` as for [`LibraryId::local`].
    pub fn catalog(name: &str) -> Option<Self> {
        is_name(name).then(|| Self { namespace: Namespace::Catalog, name: name.to_owned() })
    }

    /// Reads `local/mist` or `mist`.
    pub fn parse(text: &str) -> Option<Self> {
        match text.split_once('/') {
            Some(("local", name)) => Self::local(name),
            Some(_) => None,
            None => Self::catalog(text),
        }
    }

    /// The name space.
    pub fn namespace(&self) -> Namespace {
        self.namespace
    }

    /// The name in it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Where its versions stand, below the folder of versions.
    pub(super) fn folder(&self) -> PathBuf {
        let namespace = match self.namespace {
            Namespace::Catalog => "catalog",
            Namespace::Local => "local",
        };
        PathBuf::from(namespace).join(&self.name)
    }
}

/// Lower-case letters and digits with single hyphens, not reserved. Such a name is also safe as a folder's.
fn is_name(name: &str) -> bool {
    let part = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    name.len() <= NAME_MAX && name.split('-').all(part) && !RESERVED_IDS.contains(&name)
}

impl fmt::Display for LibraryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.namespace {
            Namespace::Catalog => f.write_str(&self.name),
            Namespace::Local => write!(f, "local/{}", self.name),
        }
    }
}

impl From<LibraryId> for String {
    fn from(id: LibraryId) -> Self {
        id.to_string()
    }
}

impl TryFrom<String> for LibraryId {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::parse(&text).ok_or_else(|| format!("`{text}` is no id of an installed ruleset"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_say_where_a_name_comes_from() {
        for (text, shown) in [
            ("mist", Some("mist")),
            ("local/mist-roads", Some("local/mist-roads")),
            ("alice/mist", None),
            ("local/../mist", None),
            ("local/", None),
            ("Mist", None),
            ("mist--roads", None),
            ("engine-legacy", None),
            ("local/traditional", None),
        ] {
            assert_eq!(LibraryId::parse(text).map(|id| id.to_string()).as_deref(), shown, "{text}");
        }
    }
}
