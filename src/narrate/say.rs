//! Lines in a language, with every ruleset string that they use and where its translation came from.

use serde::Serialize;

use crate::locale::{Arg, Locale, LookedUp, Piece, Tag};
use crate::narrate::cast::CastName;
use crate::narrate::line::{Level, Line, Part, Sentence};
use crate::text::{SafeText, SafeWriter, safe};

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
            Some(thrown) if level >= Level::Full => {
                let mut text = SafeWriter::new();
                text.push(&self.text);
                text.push_any(" ");
                text.push(thrown);
                text.done()
            }
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
    let mut text = SafeWriter::new();
    speaker.sentence(sentence, &mut text);
    let Speaker { mut strings, fallen, .. } = speaker;
    // Every language puts the parts of a sentence where it wants them.
    strings.sort_by_key(|noted| noted.at);
    let strings = strings.into_iter().map(|noted| noted.string).collect();
    Said { text: text.done(), thrown: None, strings, fallen }
}

/// A ruleset string of a line.
struct Noted {
    /// Where it stands in what is being written.
    at: usize,
    string: SaidString,
}

struct Speaker<'l> {
    locale: &'l Locale,
    strings: Vec<Noted>,
    fallen: Vec<&'static str>,
}

impl Speaker<'_> {
    fn sentence(&mut self, sentence: &Sentence, text: &mut SafeWriter) {
        let Some(pieces) = self.locale.pieces(sentence.key) else { return self.inflected(sentence, text) };
        let (begun, noted) = (text.len(), self.strings.len());
        for piece in pieces {
            match piece {
                Piece::Text(words) => text.push(words),
                Piece::Part(name) => match sentence.parts.iter().find(|(own, _)| own == name) {
                    Some((_, part)) => self.part(part, text),
                    None => {
                        // Fluent says what is wrong with it.
                        text.cut(begun);
                        self.strings.truncate(noted);
                        return self.inflected(sentence, text);
                    }
                },
            }
        }
    }

    /// A sentence whose words go by its parts: Fluent puts it together.
    fn inflected(&mut self, sentence: &Sentence, text: &mut SafeWriter) {
        let before = self.strings.len();
        let args: Vec<(&str, Arg)> = sentence.parts.iter().map(|(name, part)| (*name, self.arg(part))).collect();
        let said = self.word(sentence.key, &args);
        self.place(before, &said, text);
    }

    fn word(&mut self, key: &'static str, args: &[(&str, Arg)]) -> SafeText {
        let said = self.locale.find_word(key, args);
        if said.fell_back && !self.fallen.contains(&key) {
            self.fallen.push(key);
        }
        said.text
    }

    fn part(&mut self, part: &Part, text: &mut SafeWriter) {
        match part {
            Part::Who(CastName::OfPlayer(name)) => text.push_any(name),
            Part::Who(CastName::OfRuleset(name)) => self.ruleset_text(&self.locale.look_up_named(name), text),
            Part::Text(own) => self.ruleset_text(&self.locale.look_up(own), text),
            Part::Number(number) => text.push_number(*number),
            Part::Decimal(number) => self.locale.write(&Arg::decimal(*number), text),
            Part::Case(case) => text.push_any(case),
            Part::Id(id) => text.push_any(id),
            Part::Sentence(inner) => self.sentence(inner, text),
            Part::Joined(key, parts) => self.joined(key, parts, text),
        }
    }

    /// A part for a sentence that goes by what it is.
    fn arg(&mut self, part: &Part) -> Arg {
        match part {
            Part::Number(number) => Arg::Number(*number),
            Part::Decimal(number) => Arg::decimal(*number),
            Part::Case(case) => Arg::Case(case),
            _ => {
                let mut text = SafeWriter::new();
                self.part(part, &mut text);
                text.done().into()
            }
        }
    }

    fn joined(&mut self, key: &'static str, parts: &[Part], text: &mut SafeWriter) {
        if let Some(between) = self.locale.between(key) {
            for (at, part) in parts.iter().enumerate() {
                if at > 0 {
                    text.push(between);
                }
                self.part(part, text);
            }
            return;
        }
        let before = self.strings.len();
        let mut parts = parts.iter();
        let Some(first) = parts.next() else { return };
        let mut whole = self.arg(first);
        for part in parts {
            let second = self.arg(part);
            whole = self.word(key, &[("first", whole), ("second", second)]).into();
        }
        let mut said = SafeWriter::new();
        self.locale.write(&whole, &mut said);
        self.place(before, &said.done(), text);
    }

    /// Adds what was put together elsewhere, with the strings that were noted since.
    fn place(&mut self, before: usize, said: &SafeText, text: &mut SafeWriter) {
        for noted in self.strings.iter_mut().skip(before) {
            let place = said.as_str().find(noted.string.shown.as_str());
            noted.at = place.map_or(usize::MAX, |place| text.len() + place);
        }
        text.push(said);
    }

    /// Writes ruleset text as it is shown, and remembers it.
    fn ruleset_text(&mut self, found: &LookedUp<'_>, text: &mut SafeWriter) {
        let is_known = |known: &Noted, english: &str| known.string.english.as_str() == english;
        if !self.strings.iter().any(|known| is_known(known, found.english)) {
            let english = safe(found.english);
            // What had to be made harmless was not found above.
            if !self.strings.iter().any(|known| is_known(known, english.as_str())) {
                let string = SaidString { english, shown: safe(&found.base), from: found.from.clone() };
                self.strings.push(Noted { at: text.len(), string });
            }
        }
        found.write(text);
    }
}
