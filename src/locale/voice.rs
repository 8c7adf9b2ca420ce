//! A language that a person reads: its chain, the translations of one ruleset, the program's words.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use crate::locale::number::{Fraction, written};
use crate::locale::words::{Piece, WordBundle, bundle, spoken};
use crate::locale::{Arg, Chain, Direction, Pseudo, Tag, Translation};
use crate::text::{Named, RulesetText, SafeText, SafeWriter, safe};

/// Ruleset text as a person reads it, and where it came from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// What a terminal may receive.
    pub text: SafeText,
    /// The language that answered.
    pub from: Tag,
    /// Whether another language than the one asked for answered.
    pub fell_back: bool,
}

/// Ruleset text as it was found: what was looked up, and the whole with its number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The English that was looked up, harmless: without the number where the number was kept.
    pub english: SafeText,
    /// How that is shown.
    pub base: SafeText,
    /// The whole, number and all.
    pub whole: Shown,
}

impl Found {
    /// Whether the English itself is shown.
    pub fn untranslated(&self) -> bool {
        self.whole.from.is_english()
    }
}

/// Ruleset text as it was looked up, before anything of it is made harmless.
pub(crate) struct LookedUp<'l> {
    /// The English that was looked up: without the number where the number is kept.
    pub english: &'l str,
    /// How that is shown.
    pub base: Cow<'l, str>,
    /// The number that is kept behind it.
    pub number: Option<Number<'l>>,
    /// The language that answered.
    pub from: &'l Tag,
}

/// A number kept behind a name.
#[derive(Clone, Copy)]
pub(crate) enum Number<'l> {
    /// As it stands in the name.
    Digits(&'l str),
    /// As it was counted.
    Counted(u32),
}

impl LookedUp<'_> {
    /// Writes the whole as it is shown.
    pub(crate) fn write(&self, text: &mut SafeWriter) {
        text.push_any(&self.base);
        match self.number {
            Some(Number::Digits(digits)) => {
                text.push_any(" ");
                text.push_any(digits);
            }
            Some(Number::Counted(number)) => {
                text.push_any(" ");
                text.push_number(i64::from(number));
            }
            None => {}
        }
    }

    fn found(&self, language: &Tag) -> Found {
        let base = safe(&self.base);
        let text = self.number.map_or_else(
            || base.clone(),
            |_| {
                let mut whole = SafeWriter::new();
                self.write(&mut whole);
                whole.done()
            },
        );
        let whole = Shown { text, from: self.from.clone(), fell_back: self.from != language };
        Found { english: safe(self.english), base, whole }
    }
}

/// English, the language of rulesets.
static ENGLISH: LazyLock<Tag> = LazyLock::new(Tag::english);

/// One of the program's own sentences that the language does not have.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct MissingWord {
    /// The message.
    pub key: String,
    /// The language that was asked for.
    pub tag: Tag,
    /// What is wrong with it, where it is there and could not be used.
    pub fault: Option<String>,
}

/// A language with what it needs to speak about one ruleset.
pub struct Locale {
    chain: Chain,
    /// Those of the chain that exist, in its order.
    translations: Vec<Arc<Translation>>,
    /// The program's words, those of the chain that exist, in its order.
    words: Vec<(Tag, &'static WordBundle)>,
    /// The made-up language that it is: ruleset text that no file translates is made of its English.
    pseudo: Option<Pseudo>,
    /// Whether the language is English of some kind.
    speaks_english: bool,
    /// Whether the program has words that are not English for it.
    has_words: bool,
    missing: Mutex<BTreeSet<MissingWord>>,
}

impl std::fmt::Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Locale").field("chain", &self.chain).finish_non_exhaustive()
    }
}

impl Clone for Locale {
    fn clone(&self) -> Self {
        Self {
            chain: self.chain.clone(),
            translations: self.translations.clone(),
            words: self.words.clone(),
            pseudo: self.pseudo,
            speaks_english: self.speaks_english,
            has_words: self.has_words,
            missing: Mutex::new(self.missing()),
        }
    }
}

/// The program's words for a chain. A language that the program has no words in, also not in its primary subtag, hears those of
/// the first language with the same primary subtag that it has: `zh` and `zh-TW` hear `zh-Hans`. A ruleset's translations are
/// held to the chain alone.
fn words_of(chain: &Chain) -> Vec<(Tag, &'static WordBundle)> {
    let of = |tag: &Tag| bundle(tag).map(|words| (tag.clone(), words));
    let mut words: Vec<_> = chain.tags().iter().filter_map(of).collect();
    let primary = chain.tags().first().map(Tag::primary);
    if primary.is_some() && !words.iter().any(|(tag, _)| Some(tag.primary()) == primary) {
        let kin = spoken().into_iter().find(|tag| Some(tag.primary()) == primary);
        words.splice(0..0, kin.as_ref().and_then(of));
    }
    words
}

impl Locale {
    /// A language with the translations of a ruleset. Translations outside the language's chain, and English ones, are
    /// not used (locale-migrate-package.md 3a, section 5 Q1 and Q7).
    pub fn new(language: &Tag, translations: impl IntoIterator<Item = Arc<Translation>>) -> Self {
        let chain = Chain::of(language);
        let mut kept: Vec<_> = translations
            .into_iter()
            .filter(|translation| chain.translating().any(|tag| tag == translation.tag()))
            .collect();
        kept.sort_by_key(|translation| chain.place(translation.tag()));
        let words = words_of(&chain);
        let pseudo = Pseudo::of(language);
        let speaks_english = language.primary().is_english();
        let has_words = words.first().is_some_and(|(tag, _)| !tag.is_english());
        Self { chain, translations: kept, words, pseudo, speaks_english, has_words, missing: Mutex::default() }
    }

    /// A language without a ruleset: only the program's words.
    pub fn bare(language: &Tag) -> Self {
        Self::new(language, [])
    }

    /// English.
    pub fn english() -> Self {
        Self::bare(&Tag::english())
    }

    /// The same language for another ruleset.
    pub fn with_translations(&self, translations: impl IntoIterator<Item = Arc<Translation>>) -> Self {
        Self::new(self.language(), translations)
    }

    /// The language asked for.
    pub fn language(&self) -> &Tag {
        // A chain is never empty; English is what an empty one would mean.
        self.chain.tags().first().unwrap_or(&ENGLISH)
    }

    /// The languages tried, in order.
    pub fn chain(&self) -> &Chain {
        &self.chain
    }

    /// The ruleset's translations in use, in the order of the chain.
    pub fn translations(&self) -> &[Arc<Translation>] {
        &self.translations
    }

    /// Which way lines are laid out.
    pub fn direction(&self) -> Direction {
        let own = self.translations.first().filter(|translation| translation.tag() == self.language());
        own.map_or_else(|| self.language().direction(), |translation| translation.direction())
    }

    /// Shows ruleset text: as it stands in the first translation that has it; else, for "Name 2", its name with the
    /// number kept; else the English.
    pub fn tr(&self, text: &RulesetText) -> Shown {
        self.find(text).whole
    }

    /// Shows a name with its number.
    pub fn named(&self, name: &Named) -> Shown {
        self.find_named(name).whole
    }

    /// As [`Locale::tr`], saying also what was looked up.
    pub fn find(&self, text: &RulesetText) -> Found {
        self.look_up(text).found(self.language())
    }

    /// As [`Locale::named`], saying also what was looked up.
    pub fn find_named(&self, name: &Named) -> Found {
        self.look_up_named(name).found(self.language())
    }

    /// Looks ruleset text up.
    pub(crate) fn look_up<'l>(&'l self, text: &'l RulesetText) -> LookedUp<'l> {
        let english = text.english();
        if let Some(exact) = self.exact(english) {
            return self.looked_up(english, Some(exact), None);
        }
        if let Some((base, digits)) = numbered(english) {
            let exact = self.exact(base);
            if self.pseudo.is_some() || exact.is_some() {
                return self.looked_up(base, exact, Some(Number::Digits(digits)));
            }
        }
        self.looked_up(english, None, None)
    }

    /// Looks a name with its number up.
    pub(crate) fn look_up_named<'l>(&'l self, name: &'l Named) -> LookedUp<'l> {
        let Some(number) = name.number else { return self.look_up(&name.base) };
        if !self.translations.is_empty()
            && let Some((whole, text, tag)) = self.exact_whole(&name.english())
        {
            return self.looked_up(whole, Some((text, tag)), None);
        }
        let base = name.base.english();
        self.looked_up(base, self.exact(base), Some(Number::Counted(number)))
    }

    /// Says one of the program's own sentences. A message that the language lacks is said whole in the next language of
    /// the chain and recorded; one that no language has is shown as its key.
    pub fn word(&self, key: &str, args: &[(&str, Arg)]) -> SafeText {
        self.find_word(key, args).text
    }

    /// As [`Locale::word`], saying also which language said it.
    pub fn find_word(&self, key: &str, args: &[(&str, Arg)]) -> Shown {
        for (tag, words) in &self.words {
            match words.say(key, args) {
                Ok(Some(text)) => {
                    let fell_back = !self.speaks_english && tag.is_english();
                    if fell_back {
                        self.record(key, None);
                    }
                    return Shown { text, from: tag.clone(), fell_back };
                }
                Ok(None) => {}
                Err(fault) => self.record(key, Some(format!("{tag}: {fault}"))),
            }
        }
        self.record(key, Some("in no language".to_owned()));
        Shown { text: safe(key), from: Tag::english(), fell_back: !self.speaks_english }
    }

    /// The pieces of a message that the language has itself and that is nothing but text and parts.
    pub(crate) fn pieces(&self, key: &str) -> Option<&'static [Piece]> {
        let (_, words) = self.words.first()?;
        words.pieces(key).filter(|_| self.speaks_english || self.has_words)
    }

    /// What a message that joins `first` and `second` puts between them, where the language's own is made of nothing else.
    pub(crate) fn between(&self, key: &str) -> Option<&'static SafeText> {
        self.words.first()?.1.between(key)
    }

    /// Writes a part as the language has it.
    pub(crate) fn write(&self, arg: &Arg, text: &mut SafeWriter) {
        let spoken = self.words.first().map(|(tag, _)| tag);
        arg.write(spoken.unwrap_or(self.language()), text);
    }

    /// A number as the language writes it, in the language that the program speaks.
    pub fn decimal(&self, number: f64, fraction: Fraction) -> SafeText {
        let spoken = self.words.first().map_or_else(Tag::english, |(tag, _)| tag.clone());
        safe(&written(number, fraction, &spoken))
    }

    /// The program's sentences that were asked for and are not there, or could not be used.
    pub fn missing(&self) -> BTreeSet<MissingWord> {
        self.missing.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn record(&self, key: &str, fault: Option<String>) {
        let missing = MissingWord { key: key.to_owned(), tag: self.language().clone(), fault };
        self.missing.lock().unwrap_or_else(PoisonError::into_inner).insert(missing);
    }

    fn exact(&self, english: &str) -> Option<(&str, &Tag)> {
        self.translations.iter().find_map(|file| file.get(english).map(|text| (text, file.tag())))
    }

    /// As `exact`, with the file's own copy of the key.
    fn exact_whole(&self, english: &str) -> Option<(&str, &str, &Tag)> {
        let mut files = self.translations.iter();
        files.find_map(|file| file.get_pair(english).map(|(key, text)| (key, text, file.tag())))
    }

    fn looked_up<'l>(
        &'l self,
        english: &'l str,
        exact: Option<(&'l str, &'l Tag)>,
        number: Option<Number<'l>>,
    ) -> LookedUp<'l> {
        let (base, from) = match (exact, self.pseudo) {
            (Some((text, tag)), _) => (Cow::Borrowed(text), tag),
            (None, Some(pseudo)) => (Cow::Owned(pseudo.whole(safe(english).as_str())), self.language()),
            (None, None) => (Cow::Borrowed(english), &*ENGLISH),
        };
        LookedUp { english, base, number, from }
    }
}

/// "Name 2" as name and digits: one plain space, ASCII digits, a name that is not empty.
pub(super) fn numbered(text: &str) -> Option<(&str, &str)> {
    let (base, digits) = text.rsplit_once(' ')?;
    let counted = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    (counted && !base.is_empty()).then_some((base, digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(language: &str) -> Locale {
        let files = [
            (
                "de",
                r#"{"Ash Wolf":"Aschwolf","Soaked":"Durchnässt","Kindle":"","Golem":"Golem","Golem 2":"Golem Typ Zwei"}"#,
            ),
            ("pt-BR", r#"{"Ash Wolf":" ","Kindle":"Acender"}"#),
            ("pt", r#"{"Ash Wolf":"Lobo de Cinza","Soaked":"Encharcado"}"#),
        ];
        let files = files.map(|(tag, strings)| {
            let text = format!(r#"{{"_meta":{{"locale":"{tag}","direction":"ltr"}},"ruleset":{strings}}}"#);
            Arc::new(Translation::read(text.as_bytes(), None).expect("a good file").value)
        });
        Locale::new(&Tag::parse(language).expect("a tag"), files)
    }

    #[test]
    fn worked_examples_t1_to_t9() {
        for (language, english, shown, from) in [
            ("de", "Ash Wolf 3", "Aschwolf 3", "de"),
            ("de", "Kindle", "Kindle", "en"),
            ("pt-BR", "Ash Wolf 2", "Lobo de Cinza 2", "pt"),
            ("pt-BR", "Soaked", "Encharcado", "pt"),
            ("pt-PT", "Kindle", "Kindle", "en"),
            ("de", "ash wolf", "ash wolf", "en"),
            ("de", "Ash Wolf2", "Ash Wolf2", "en"),
            ("de", "Ash Wolf II", "Ash Wolf II", "en"),
            ("de", "Ash Wolf  2", "Ash Wolf  2", "en"),
            ("de", "Golem 2", "Golem Typ Zwei", "de"),
            ("fr", "Soaked", "Soaked", "en"),
        ] {
            let found = locale(language).tr(&RulesetText::new(english));
            assert_eq!((found.text.as_str(), found.from.to_string().as_str()), (shown, from), "{language} {english}");
        }
        let golem = Named { base: RulesetText::new("Golem"), number: Some(2) };
        assert_eq!(locale("de").named(&golem).text.as_str(), "Golem Typ Zwei");
        assert_eq!(locale("fr").named(&golem).text.as_str(), "Golem 2");
    }

    #[test]
    fn a_sentence_that_is_missing_is_said_whole_in_english_and_recorded() {
        let locale = locale("fr");
        assert_eq!(locale.word("log-round", &[("number", 3.into())]).as_str(), "Round 3");
        assert_eq!(locale.missing().len(), 1);
        let pt = Locale::bare(&Tag::parse("pt-BR").expect("a tag"));
        assert_eq!(pt.word("log-round", &[("number", 3.into())]).as_str(), "Rodada 3");
        assert_eq!(pt.missing().len(), 0);
    }
}
