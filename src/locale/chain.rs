//! The languages that are asked for a text, in order: the language itself, its primary subtag, English
//! (locale-migrate-package.md 3a; section 5, Q2).

use crate::locale::Tag;

/// One to three languages without doubles; the last is English.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chain(Vec<Tag>);

impl Chain {
    /// The chain of a language.
    pub fn of(language: &Tag) -> Self {
        let mut tags = vec![language.clone()];
        for tag in [language.primary(), Tag::english()] {
            if !tags.contains(&tag) {
                tags.push(tag);
            }
        }
        Self(tags)
    }

    /// Every language, in the order in which they are asked; ends in `en`.
    pub fn tags(&self) -> &[Tag] {
        &self.0
    }

    /// The languages that can translate: all but English, which is what rulesets are written in.
    pub fn translating(&self) -> impl Iterator<Item = &Tag> {
        self.0.iter().filter(|tag| !tag.is_english())
    }

    /// The place of a language in the chain, 0 for the language itself.
    pub fn place(&self, tag: &Tag) -> Option<usize> {
        self.0.iter().position(|other| other == tag)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chains_have_two_steps_and_end_in_english() {
        for (language, chain) in [
            ("pt-BR", "pt-BR pt en"),
            ("de", "de en"),
            ("en", "en"),
            ("en-GB", "en-GB en"),
            ("zh-Hans-CN", "zh-Hans-CN zh en"),
        ] {
            let tags = Tag::parse(language).map(|tag| Chain::of(&tag)).unwrap_or_else(|| panic!("{language}"));
            let tags: Vec<String> = tags.tags().iter().map(Tag::to_string).collect();
            assert_eq!(tags.join(" "), chain);
        }
    }
}
