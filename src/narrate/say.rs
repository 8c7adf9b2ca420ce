//! Lines in a language, with every ruleset string that they use and where its translation came from.

use serde::Serialize;

use crate::locale::{Arg, Found, Locale, Tag};
use crate::narrate::cast::CastName;
use crate::narrate::line::{Line, Part, Sentence};
use crate::text::{RulesetText, SafeText, safe};

/// A ruleset string of a line (headless.md, `fight`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SaidString {
    /// Its English; a numbered name without its number.
    pub english: String,
    /// How it was shown.
    pub shown: String,
    /// The language that answered.
    pub from: Tag,
}

/// A line that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// What a terminal may receive.
    pub text: SafeText,
    /// The ruleset strings in it, each once, in the order in which it shows them.
    pub strings: Vec<SaidString>,
    /// The program's own messages in it that were said in English for want of the language.
    pub fallen: Vec<&'static str>,
}

/// Says a line in a language.
pub fn say(line: &Line, locale: &Locale) -> Said {
    say_sentence(&line.sentence, locale)
}

/// Says a sentence in a language.
pub fn say_sentence(sentence: &Sentence, locale: &Locale) -> Said {
    let mut speaker = Speaker { locale, strings: Vec::new(), fallen: Vec::new() };
    let text = speaker.sentence(sentence);
    let Speaker { mut strings, fallen, .. } = speaker;
    // Every language puts the parts of a sentence where it wants them.
    strings.sort_by_key(|string| text.as_str().find(&string.shown).unwrap_or(usize::MAX));
    Said { text, strings, fallen }
}

struct Speaker<'l> {
    locale: &'l Locale,
    strings: Vec<SaidString>,
    fallen: Vec<&'static str>,
}

impl Speaker<'_> {
    fn sentence(&mut self, sentence: &Sentence) -> SafeText {
        let args: Vec<(&str, Arg)> = sentence.parts.iter().map(|(name, part)| (*name, self.part(part))).collect();
        self.word(sentence.key, &args)
    }

    fn word(&mut self, key: &'static str, args: &[(&str, Arg)]) -> SafeText {
        let said = self.locale.find_word(key, args);
        if said.fell_back && !self.fallen.contains(&key) {
            self.fallen.push(key);
        }
        said.text
    }

    fn part(&mut self, part: &Part) -> Arg {
        match part {
            Part::Who(CastName::OfPlayer(name)) => Arg::text(name),
            Part::Who(CastName::OfRuleset(name)) => {
                let found = self.locale.find_named(name);
                self.note(&found);
                found.whole.into()
            }
            Part::Text(text) => self.text(text).into(),
            Part::Number(number) => Arg::Number(*number),
            Part::Decimal(number) => Arg::decimal(*number),
            Part::Case(case) => Arg::Case(case),
            Part::Id(id) => Arg::text(id),
            Part::Sentence(inner) => self.sentence(inner).into(),
            Part::Joined(key, parts) => self.joined(key, parts),
        }
    }

    fn text(&mut self, text: &RulesetText) -> SafeText {
        let found = self.locale.find(text);
        self.note(&found);
        found.whole.text
    }

    fn joined(&mut self, key: &'static str, parts: &[Part]) -> Arg {
        let mut parts = parts.iter();
        let Some(first) = parts.next() else { return Arg::Text(SafeText::default()) };
        let mut whole = self.part(first);
        for part in parts {
            let second = self.part(part);
            whole = self.word(key, &[("first", whole), ("second", second)]).into();
        }
        whole
    }

    fn note(&mut self, found: &Found) {
        if self.strings.iter().any(|string| string.english == found.english) {
            return;
        }
        self.strings.push(SaidString {
            english: safe(&found.english).into_string(),
            shown: found.base.as_str().to_owned(),
            from: found.whole.from.clone(),
        });
    }
}
