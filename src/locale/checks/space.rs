//! Space where the English has none, and the other way round; characters that take no room.

use crate::locale::checks::slip::{Pair, Slip};
use crate::source::Code;

/// Languages whose letters are joined or kept apart by zero-width joiners.
const JOINING: [&str; 12] = ["ar", "bn", "fa", "gu", "hi", "kn", "ml", "mr", "ne", "si", "ta", "ur"];

/// Everything about space.
pub(super) fn slips(pair: Pair<'_>, found: &mut Vec<Slip>) {
    let (english, text) = (pair.english, pair.text);
    let edges = |text: &str| (text.starts_with(char::is_whitespace), text.ends_with(char::is_whitespace));
    if edges(english) != edges(text) {
        let slip = Slip::warning(
            Code::EdgeSpace,
            format!("the translation of `{english}` begins or ends with space, the English does not so"),
        );
        found.push(slip.help(format!("write `{}`", text.trim())));
    }
    let lines = |text: &str| text.chars().filter(|c| matches!(c, '\n' | '\r' | '\u{2028}' | '\u{2029}')).count();
    if lines(english) != lines(text) {
        let slip =
            Slip::warning(Code::OtherLineBreaks, format!("the translation of `{english}` has other line breaks"));
        found.push(slip.help("a line break is shown as a space"));
    }
    if doubled(text) && !doubled(english) {
        let slip =
            Slip::warning(Code::DoubleSpace, format!("the translation of `{english}` has a double space or a tab"));
        found.push(slip.help(format!("write `{}`", text.split_whitespace().collect::<Vec<_>>().join(" "))));
    }
    if let Some(hidden) = text.chars().find(|c| is_invisible(*c, pair.language)) {
        let plain: String = text.chars().filter(|c| !is_invisible(*c, pair.language) || *c == '\u{a0}').collect();
        let plain = plain.replace('\u{a0}', " ");
        let message = format!("the translation of `{english}` holds U+{:04X}, which nobody sees", u32::from(hidden));
        found.push(Slip::warning(Code::InvisibleCharacter, message).help(format!("write `{plain}`")));
    }
    if pair.language == "fr" && text.chars().zip(text.chars().skip(1)).any(|(before, mark)| lacks_space(before, mark)) {
        let slip = Slip::warning(
            Code::PunctuationSpace,
            format!("the translation of `{english}` has no space before a mark of punctuation"),
        );
        found.push(slip.help("French writes a space before `!`, `?`, `:` and `;`"));
    }
}

/// Whether two spaces stand in a row, or a tab.
pub(super) fn doubled(text: &str) -> bool {
    text.trim().contains("  ") || text.contains('\t')
}

fn lacks_space(before: char, mark: char) -> bool {
    matches!(mark, '!' | '?' | ';' | ':') && before.is_alphabetic()
}

/// Whether a character takes no room, or looks like a space, where the language has no use for it.
pub(super) fn is_invisible(c: char, language: &str) -> bool {
    match c {
        '\u{200c}' => !JOINING.contains(&language),
        // Between two emoji a joiner makes one picture; alone in a word it is a slip that no check of ours can tell.
        '\u{200b}' | '\u{2060}' | '\u{ad}' | '\u{feff}' | '\u{180e}' => true,
        '\u{a0}' | '\u{202f}' => language != "fr",
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn space_is_held_against_the_english() {
        for (language, english, text, codes) in [
            ("de", "Held", "Gehalten", &[][..]),
            ("de", "Held", "Gehalten ", &[Code::EdgeSpace][..]),
            ("de", "Held fast", "Ganz  fest", &[Code::DoubleSpace]),
            ("de", "Held", "Ge\u{ad}halten", &[Code::InvisibleCharacter]),
            ("de", "Held", "Ganz\u{a0}fest", &[Code::InvisibleCharacter]),
            ("fr", "Halt!", "Halte\u{a0}!", &[]),
            ("fr", "Halt!", "Halte!", &[Code::PunctuationSpace]),
            ("fa", "Held", "می\u{200c}گیرد", &[]),
            ("de", "Held", "Ge\nhalten", &[Code::OtherLineBreaks]),
        ] {
            let mut found = Vec::new();
            slips(Pair { language, english, text }, &mut found);
            assert_eq!(found.iter().map(|slip| slip.code).collect::<Vec<_>>(), codes, "{language} {text:?}");
        }
    }
}
