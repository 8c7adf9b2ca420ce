//! Lines in a language, with every ruleset string that they use and where its translation came from.

use serde::Serialize;

use crate::locale::{Arg, Found, Locale, Tag};
use crate::narrate::cast::CastName;
use crate::narrate::line::{Level, Line, Part, Sentence};
use crate::text::{RulesetText, SafeText, safe_owned};

/// A ruleset string of a line (headless.md, `fight`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SaidString {
    /// Its English; a numbered name without its number.
    pub english: SafeText,
    /// How it was shown.
    pub shown: SafeText,
    /// The language that answered.
    pub from: Tag,
}

/// A line that was said.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// What a terminal may receive.
    pub text: SafeText,
    /// How its number came about, where every number is wanted.
    pub thrown: Option<SafeText>,
    /// The ruleset strings in it, each once, in the order in which it shows them.
    pub strings: Vec<SaidString>,
    /// The program's own messages in it that were said in English for want of the language.
    pub fallen: Vec<&'static str>,
}

impl Said {
    /// The line as it is read at that detail.
    pub fn at(&self, level: Level) -> SafeText {
        match &self.thrown {
            Some(thrown) if level >= Level::Full => safe_owned(format!("{} {thrown}", self.text)),
            _ => self.text.clone(),
        }
    }
}

/// Says a line in a language.
pub fn say(line: &Line, locale: &Locale) -> Said {
    let said = say_sentence(&line.sentence, locale);
    let thrown = line.thrown.as_ref().map(|thrown| say_sentence(thrown, locale).text);
    Said { thrown, ..said }
}

/// Says a sentence in a language.
pub fn say_sentence(sentence: &Sentence, locale: &Locale) -> Said {
    let mut speaker = Speaker { locale, strings: Vec::new(), fallen: Vec::new() };
    let text = speaker.sentence(sentence);
    let Speaker { mut strings, fallen, .. } = speaker;
    // Every language puts the parts of a sentence where it wants them.
    if strings.len() > 1 {
        strings.sort_by_cached_key(|string| text.as_str().find(string.shown.as_str()).unwrap_or(usize::MAX));
    }
    Said { text, thrown: None, strings, fallen }
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
                self.note(found).into()
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
        self.note(found)
    }

    fn joined(&mut self, key: &'static str, parts: &[Part]) -> Arg {
        if let Some(between) = self.locale.between(key) {
            let parts: Vec<Arg> = parts.iter().map(|part| self.part(part)).collect();
            return self.locale.strung(between, &parts).into();
        }
        let mut parts = parts.iter();
        let Some(first) = parts.next() else { return Arg::Text(SafeText::default()) };
        let mut whole = self.part(first);
        for part in parts {
            let second = self.part(part);
            whole = self.word(key, &[("first", whole), ("second", second)]).into();
        }
        whole
    }

    /// Remembers a ruleset string, and gives it as it is shown.
    fn note(&mut self, found: Found) -> SafeText {
        let Found { english, base, whole } = found;
        if !self.strings.iter().any(|string| string.english == english) {
            self.strings.push(SaidString { english, shown: base, from: whole.from });
        }
        whole.text
    }
}
