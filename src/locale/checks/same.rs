//! Translations held against each other and against the English: left untranslated, one word said two ways, two words said
//! one way, a word twice.

use std::collections::HashMap;

use crate::locale::Translation;
use crate::locale::checks::slip::{Pair, Slip};
use crate::locale::translation::is_blank;
use crate::source::Code;
use crate::text::name_key;

/// A word of so few letters may well be the same in two languages.
const SHORT: usize = 3;

/// What can be seen in one translation alone.
pub(super) fn slips(pair: Pair<'_>, found: &mut Vec<Slip>) {
    let letters = pair.english.chars().filter(|c| c.is_alphabetic()).count();
    if pair.language != "en" && pair.english == pair.text && letters > SHORT {
        let slip = Slip::note(Code::SameAsEnglish, format!("the translation of `{}` is the English", pair.english));
        found.push(slip.help("leave it blank where it is not translated yet; allow it where it is the same word"));
    }
    if let Some(word) = repeated(pair.text).filter(|_| repeated(pair.english).is_none()) {
        let slip = Slip::note(Code::RepeatedWord, format!("the translation of `{}` says `{word}` twice", pair.english));
        found.push(slip.help(format!("write `{word}` once")));
    }
}

fn repeated(text: &str) -> Option<&str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let pairs = words.iter().zip(words.iter().skip(1));
    let alike = |(first, second): &(&&str, &&str)| {
        first.chars().count() > 1
            && first.chars().all(char::is_alphabetic)
            && first.to_lowercase() == second.to_lowercase()
    };
    pairs.into_iter().find(alike).map(|(first, _)| *first)
}

/// A text without what only sets it apart: case, space, marks at its end. What is written in capitals alone is short for
/// something and stands for itself.
fn folded(text: &str) -> String {
    let text = text.trim_end_matches(|c: char| !c.is_alphanumeric());
    let letters = || text.chars().filter(|c| c.is_alphabetic());
    if letters().count() > 1 && letters().all(char::is_uppercase) {
        return text.to_owned();
    }
    name_key(text)
}

/// What can be seen only beside the other translations, with the key that it is about.
pub(super) fn across(translation: &Translation, is_shown: &dyn Fn(&str) -> bool) -> Vec<(String, Slip)> {
    let mut found = Vec::new();
    let mut said: HashMap<String, (&str, &str)> = HashMap::new();
    let mut meant: HashMap<String, &str> = HashMap::new();
    for (key, text) in translation.strings().filter(|(key, text)| !is_blank(text) && is_shown(key)) {
        let (english, own) = (folded(key), folded(text));
        if english.is_empty() || own.is_empty() {
            continue;
        }
        match said.get(&english) {
            Some((_, other)) if folded(other) == own => {}
            Some((first, other)) => {
                let message = format!("`{key}` is `{text}`, but `{first}` is `{other}`");
                let slip = Slip::warning(Code::InconsistentTranslation, message);
                found.push((key.to_owned(), slip.help("say the same word the same way")));
            }
            None => {
                said.insert(english.clone(), (key, text));
            }
        }
        match meant.get(&own) {
            Some(first) if folded(first) != english => {
                let message = format!("`{key}` and `{first}` are both `{text}`");
                let slip = Slip::note(Code::SharedTranslation, message);
                found.push((key.to_owned(), slip.help("see whether a reader can tell them apart")));
            }
            Some(_) => {}
            None => {
                meant.insert(own, key);
            }
        }
    }
    found
}
