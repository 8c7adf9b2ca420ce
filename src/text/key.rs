//! Keys under which names match (layers-items.md conventions, sheets.md 5.2).

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Key of an item, place, level, seller or coin word: trimmed, runs of white space made one space, lower case.
pub fn name_key(word: &str) -> String {
    let mut key = String::with_capacity(word.len());
    for part in word.split_whitespace() {
        if !key.is_empty() {
            key.push(' ');
        }
        key.extend(part.chars().flat_map(char::to_lowercase));
    }
    key
}

/// Key of what a check names, a skill or a difficulty: lower case, every run of characters outside a-z and 0-9 made one space,
/// trimmed; what is written in other letters has the empty key (checks.md 2.1).
pub fn check_key(word: &str) -> String {
    let lower = word.to_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ")
}

/// Key of a character's name: NFKD, accents (U+0300 to U+036F) dropped, lower case, every run of characters that are
/// not letters, numbers or marks made one space, trimmed.
pub fn person_key(name: &str) -> String {
    let mut key = String::with_capacity(name.len());
    let mut gap = false;
    for c in name.nfkd().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).flat_map(char::to_lowercase) {
        if c.is_alphanumeric() || is_combining_mark(c) {
            if gap && !key.is_empty() {
                key.push(' ');
            }
            gap = false;
            key.push(c);
        } else {
            gap = true;
        }
    }
    key
}

/// Key that a search box compares: case and accents folded, everything else kept.
pub fn picker_key(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect()
}

/// A name as the first part of a file's name: folded words joined by hyphens; `None` where nothing of it is left.
pub fn file_stem(name: &str) -> Option<String> {
    let words = picker_key(name);
    let parts: Vec<&str> = words.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty()).collect();
    (!parts.is_empty()).then(|| parts.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_fold_what_they_promise() {
        assert_eq!(name_key("  Market \t Town "), "market town");
        assert_eq!(person_key("  José-María  d'Oar! "), "jose maria d oar");
        assert_eq!(person_key("Ünïcode"), "unicode");
        assert_eq!(picker_key("Poção"), "pocao");
    }
}
