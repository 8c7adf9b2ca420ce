//! Languages that nobody speaks, made of English: they show at a glance what is not translatable and what has no room.
//!
//! `en-XA` has accents, is some 40 % longer and stands in brackets, so that a cut end is seen and pieces joined from several
//! texts show their seams. `ar-XB` has Arabic letters and is written right to left. The tags are those that other programs
//! give their made-up languages. Placeholders, dice and everything else with a digit in it stay as they are.

use std::borrow::Cow;

use crate::locale::Tag;

/// A made-up language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pseudo {
    /// `en-XA`: accents, longer, brackets.
    Accented,
    /// `ar-XB`: right to left.
    RightToLeft,
}

impl Pseudo {
    /// Which made-up language a tag names, if any.
    pub fn of(tag: &Tag) -> Option<Self> {
        match tag.to_string().as_str() {
            "en-XA" => Some(Self::Accented),
            "ar-XB" => Some(Self::RightToLeft),
            _ => None,
        }
    }

    /// A whole text in it.
    pub fn whole(self, english: &str) -> String {
        self.bracketed(&self.piece(english))
    }

    /// A text with the brackets around it, which show its ends.
    pub(super) fn bracketed(self, text: &str) -> String {
        format!("⟦{text}⟧")
    }

    /// How a piece of a sentence is changed.
    pub(super) fn transform(self) -> fn(&str) -> Cow<'_, str> {
        match self {
            Self::Accented => |text| Cow::Owned(Self::Accented.piece(text)),
            Self::RightToLeft => |text| Cow::Owned(Self::RightToLeft.piece(text)),
        }
    }

    /// A piece without brackets, placeholders and words with digits left whole.
    fn piece(self, english: &str) -> String {
        let mut text = String::with_capacity(english.len() * 2);
        for word in english.split_inclusive(' ') {
            if word.contains(['{', '}']) || word.chars().any(char::is_numeric) {
                text.push_str(word);
            } else {
                word.chars().for_each(|c| self.letter(c, &mut text));
            }
        }
        text
    }

    fn letter(self, c: char, text: &mut String) {
        let changed = match self {
            Self::Accented => accented(c),
            Self::RightToLeft => arabic(c.to_ascii_lowercase()),
        };
        text.push(changed.unwrap_or(c));
        // Every second letter or so is a vowel: twice each makes a text some 40 % longer.
        if self == Self::Accented && matches!(c.to_ascii_lowercase(), 'a' | 'e' | 'i' | 'o' | 'u' | 'y') {
            text.push(changed.unwrap_or(c).to_lowercase().next().unwrap_or(c));
        }
    }
}

fn accented(c: char) -> Option<char> {
    let plain = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpRrSsTtUuVvWwXxYyZz";
    let other = "ÀàƁƀÇçĐđÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÔôƤƥŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž";
    plain.chars().zip(other.chars()).find(|(from, _)| *from == c).map(|(_, to)| to)
}

fn arabic(c: char) -> Option<char> {
    let plain = "abcdefghijklmnopqrstuvwxyz";
    let other = "ابثدەفغهيجكلمنوپقرستعڤوخيز";
    plain.chars().zip(other.chars()).find(|(from, _)| *from == c).map(|(_, to)| to)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn made_up_languages_are_longer_whole_and_keep_what_is_no_word() {
        assert_eq!(Pseudo::Accented.whole("Ash Wolf"), "⟦Ààšĥ Ŵôôļƒ⟧");
        assert_eq!(Pseudo::Accented.whole("{who} deals 2d6"), "⟦{who} đééààļš 2d6⟧");
        assert_eq!(Pseudo::RightToLeft.whole("wolf 2"), "⟦ولوف 2⟧".replace("ولوف", "وولف"));
        for letter in ('a'..='z').filter(|letter| *letter != 'q') {
            assert!(accented(letter).is_some() && arabic(letter).is_some(), "{letter}");
        }
        let text = "The quick brown fox jumps over the lazy dog and goes home again";
        let longer = Pseudo::Accented.whole(text).chars().count() * 100 / text.chars().count();
        assert!((130..=155).contains(&longer), "{longer} %");
        assert_eq!(Pseudo::of(&Tag::parse("en-xa").expect("a tag")), Some(Pseudo::Accented));
        assert_eq!(Pseudo::of(&Tag::english()), None);
    }
}
