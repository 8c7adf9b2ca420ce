//! Language tags (locale-migrate-package.md 1a.1): `ru`, `pt-BR`, `zh-Hans`, in the casing of BCP 47.

use std::fmt;

use unic_langid::{CharacterDirection, LanguageIdentifier};

/// Which way a language is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// Left to right.
    Ltr,
    /// Right to left.
    Rtl,
}

/// A language, in canonical casing. Two tags are equal when they name the same language.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tag(LanguageIdentifier);

impl Tag {
    /// Reads a tag: 2 or 3 letters, then groups joined by `-`; the casing is made canonical (`pt-br` is `pt-BR`).
    pub fn parse(text: &str) -> Option<Self> {
        let language = text.split('-').next()?;
        let shaped = (2..=3).contains(&language.len())
            && text
                .split('-')
                .all(|part| (2..=8).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_alphanumeric()));
        let tag: LanguageIdentifier = if shaped { text.parse().ok()? } else { return None };
        // The parser reads `und` as no language at all.
        (!tag.language.is_empty()).then_some(Self(tag))
    }

    /// Reads what a system calls a language (`pt_BR.UTF-8`, `zh_TW`, `C`); what cannot be read is English.
    pub fn from_system(text: &str) -> Self {
        let name = text.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
        match name.to_ascii_lowercase().as_str() {
            // Chinese is told apart by script, not by country.
            "zh-cn" | "zh-sg" | "zh" => Self::parse("zh-Hans"),
            "zh-tw" | "zh-hk" | "zh-mo" => Self::parse("zh-Hant"),
            _ => Self::parse(&name),
        }
        .unwrap_or_else(Self::english)
    }

    /// The language that a translation's file name says: `de.json`, `mist-roads-2.1.0.pt-BR.json`.
    pub fn of_file_name(name: &str) -> Option<Self> {
        let stem = name.strip_suffix(".json")?;
        Self::parse(stem.rsplit('.').next()?)
    }

    /// The language that rulesets and the program are written in.
    pub fn english() -> Self {
        let english = unic_langid::subtags::Language::from_bytes(b"en").unwrap_or_default();
        Self(LanguageIdentifier::from_parts(english, None, None, &[]))
    }

    /// Whether this is exactly `en`.
    pub fn is_english(&self) -> bool {
        *self == Self::english()
    }

    /// The language without script, country and variants (`pt-BR` is `pt`).
    pub fn primary(&self) -> Self {
        Self(LanguageIdentifier::from_parts(self.0.language, None, None, &[]))
    }

    /// Which way it is written, as far as is known without a translation that says so.
    pub fn direction(&self) -> Direction {
        match self.0.character_direction() {
            CharacterDirection::RTL => Direction::Rtl,
            _ => Direction::Ltr,
        }
    }

    /// For the plural rules of the program's words.
    pub(super) fn identifier(&self) -> &LanguageIdentifier {
        &self.0
    }
}

impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl serde::Serialize for Tag {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_canonical_or_refused() {
        for (text, canonical) in [
            ("pt-br", Some("pt-BR")),
            ("ZH-hans", Some("zh-Hans")),
            ("zh-Hans-CN", Some("zh-Hans-CN")),
            ("fil", Some("fil")),
            ("pt_BR", None),
            ("und", None),
            ("english", None),
            ("e", None),
            ("", None),
            ("de-", None),
        ] {
            assert_eq!(Tag::parse(text).map(|tag| tag.to_string()).as_deref(), canonical, "{text}");
        }
    }

    #[test]
    fn systems_and_files_name_languages() {
        for (text, tag) in [
            ("pt_BR.UTF-8", "pt-BR"),
            ("zh_TW", "zh-Hant"),
            ("C.UTF-8", "en"),
            ("POSIX", "en"),
            ("de_DE@euro", "de-DE"),
        ] {
            assert_eq!(Tag::from_system(text).to_string(), tag);
        }
        assert_eq!(Tag::of_file_name("mist-roads-2.1.0.pt-BR.json"), Tag::parse("pt-BR"));
        assert_eq!(Tag::of_file_name("de.json"), Tag::parse("de"));
        assert_eq!(Tag::of_file_name("translation.json"), None);
        assert_eq!(Tag::parse("he").map(|tag| tag.direction()), Some(Direction::Rtl));
    }
}
