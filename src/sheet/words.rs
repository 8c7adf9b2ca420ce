//! Whole words in a text that a player wrote: which case of a route it names (locale-migrate-package.md 3b).

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Whether a text names a word, or a run of words, as a whole and ignoring case. Only letters glue a word together: a
/// digit, a space or a sign ends it.
pub fn names_word(text: &str, word: &str) -> bool {
    let (text, word) = (pieces(text), pieces(word));
    !word.is_empty() && text.windows(word.len()).any(|run| run == word.as_slice())
}

/// Runs of letters and runs of other numbers, folded; signs and spaces only separate.
fn pieces(text: &str) -> Vec<String> {
    #[derive(PartialEq)]
    enum Last {
        Gap,
        Letter,
        Digit,
    }
    let mut pieces: Vec<String> = Vec::new();
    let mut last = Last::Gap;
    for c in text.nfc().flat_map(char::to_lowercase) {
        let now = if c.is_alphabetic() || is_combining_mark(c) {
            Last::Letter
        } else if c.is_numeric() {
            Last::Digit
        } else {
            Last::Gap
        };
        if now != Last::Gap {
            if now != last {
                pieces.push(String::new());
            }
            if let Some(piece) = pieces.last_mut() {
                piece.push(c);
            }
        }
        last = now;
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::names_word;

    #[test]
    fn only_letters_glue_a_word_together() {
        for text in ["Smith", "smith 3", "SMITH3", "a smith/scout", "smith_two", "smith's", "iron-smith"] {
            assert!(names_word(text, "smith"), "{text}");
        }
        for text in ["blacksmith", "smithy", "smithé", "smithe\u{301}", ""] {
            assert!(!names_word(text, "smith"), "{text}");
        }
        assert!(names_word("Clan of E\u{301}lan", "élan"));
        assert!(names_word("old Mist  Walker 2", "mist walker"));
        assert!(!names_word("mist old walker", "mist walker"));
        assert!(names_word("uses D6", "d6") && !names_word("uses D8", "d6") && !names_word("uses D60", "d6"));
        assert!(!names_word("anything", "!"));
    }
}
