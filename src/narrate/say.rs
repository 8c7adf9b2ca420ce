//! Lines in a language, with every ruleset string that they use and where its translation came from.

use serde::Serialize;

use crate::locale::{Arg, Found, Locale, Shown, Tag};
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
    /// The ruleset strings in it, each once, in the order in which it uses them.
    pub strings: Vec<SaidString>,
}

/// Says a line in a language.
pub fn say(line: &Line, locale: &Locale) -> Said {
    say_sentence(&line.sentence, locale)
}

/// Says a sentence in a language.
pub fn say_sentence(sentence: &Sentence, locale: &Locale) -> Said {
    let mut speaker = Speaker { locale, strings: Vec::new() };
    let text = speaker.sentence(sentence);
    Said { text, strings: speaker.strings }
}

struct Speaker<'l> {
    locale: &'l Locale,
    strings: Vec<SaidString>,
}

impl Speaker<'_> {
    fn sentence(&mut self, sentence: &Sentence) -> SafeText {
        let args: Vec<(&str, Arg)> = sentence.parts.iter().map(|(name, part)| (*name, self.part(part))).collect();
        self.locale.word(sentence.key, &args)
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

    /// Ruleset text; a name made of two, "Longbow (Volley)" or "Bandit: attack", is shown part by part where the whole
    /// has no translation of its own (combat.md 5.4).
    fn text(&mut self, text: &RulesetText) -> SafeText {
        let found = self.locale.find(text);
        if found.untranslated() {
            if let Some((name, mode)) = text.english().strip_suffix(')').and_then(|inner| inner.split_once(" ("))
                && let Some((name, mode)) = self.both(name, mode)
            {
                return self.locale.word("log-name-with-mode", &[("name", name.into()), ("mode", mode.into())]);
            }
            if let Some(name) = text.english().strip_suffix(": attack") {
                let name = self.text(&RulesetText::new(name));
                return self.locale.word("log-name-tier-attack", &[("name", name.into())]);
            }
        }
        self.note(&found);
        found.whole.text
    }

    /// Both parts of a composed name, when at least one of them is translated.
    fn both(&mut self, name: &str, mode: &str) -> Option<(Shown, Shown)> {
        let name = self.locale.find(&RulesetText::new(name));
        let mode = self.locale.find(&RulesetText::new(mode));
        if name.untranslated() && mode.untranslated() {
            return None;
        }
        self.note(&name);
        self.note(&mode);
        Some((name.whole, mode.whole))
    }

    fn joined(&mut self, key: &str, parts: &[Part]) -> Arg {
        let mut parts = parts.iter();
        let Some(first) = parts.next() else { return Arg::Text(SafeText::default()) };
        let mut whole = self.part(first);
        for part in parts {
            let second = self.part(part);
            whole = self.locale.word(key, &[("first", whole), ("second", second)]).into();
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
