//! A translation file to fill in: every display string, in file order, with what is already translated.

use std::collections::HashSet;

use serde_json::{Map, Value, json};

use crate::format::book::Rulebook;
use crate::locale::{Direction, Tag, Translation, display_strings};

/// The file of a language. What an existing file has is kept, also keys that are no display string: a translator's work
/// is never thrown away.
pub fn template(book: &Rulebook, tag: &Tag, existing: Option<&Translation>) -> Value {
    let mut strings = Map::new();
    let mut seen = HashSet::new();
    for string in display_strings(book) {
        let english = string.text.english();
        if seen.insert(english.to_owned()) {
            let text = existing.and_then(|file| file.get(english)).unwrap_or_default();
            strings.insert(english.to_owned(), text.into());
        }
    }
    let others = existing.into_iter().flat_map(Translation::strings);
    for (key, text) in others.filter(|(key, text)| !seen.contains(*key) && !text.trim().is_empty()) {
        strings.insert(key.to_owned(), text.into());
    }
    let direction = existing.map_or_else(|| tag.direction(), Translation::direction);
    let direction = match direction {
        Direction::Ltr => "ltr",
        Direction::Rtl => "rtl",
    };
    let mut file = Map::new();
    file.insert("_meta".to_owned(), json!({ "locale": tag, "direction": direction }));
    if let Some(package) = existing.map(Translation::package).filter(|package| !package.is_empty()) {
        let mut card = Map::new();
        for (key, text) in [("name", &package.name), ("description", &package.description)] {
            if let Some(text) = text {
                card.insert(key.to_owned(), text.as_str().into());
            }
        }
        file.insert("package".to_owned(), Value::Object(card));
    }
    file.insert("ruleset".to_owned(), Value::Object(strings));
    Value::Object(file)
}
