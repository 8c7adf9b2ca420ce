//! What is wrong with the English that a translation stands for: a translator sees it first, and its author is glad to hear it
//! (design/ux.md, table B, T41).
//!
//! Must not know: the translation.

use unicode_normalization::is_nfc;

use crate::locale::checks::placeholder;
use crate::locale::checks::slip::Slip;
use crate::locale::checks::space::{doubled, is_invisible};
use crate::source::Code;

/// Shorter texts need no stop at their end: they are names.
const SENTENCE_CHARS: usize = 60;

/// Everything about one display string of a ruleset.
pub(super) fn slips(english: &str, found: &mut Vec<Slip>) {
    let direction =
        |c: char| matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let wrong = [
        (english.trim() != english, "begins or ends with space"),
        (doubled(english), "has a double space or a tab"),
        (english.chars().any(|c| c.is_control() && !matches!(c, '\t' | '\n' | '\r')), "holds a control character"),
        (english.chars().any(|c| is_invisible(c, "en") || direction(c)), "holds a character that nobody sees"),
        (!is_nfc(english), "is not in composed form (NFC)"),
        (english.contains("..."), "has three dots in place of `…`"),
        (placeholder::is_broken(english), "has a brace without its other half, or space in it"),
        (lacks_stop(english), "is a sentence without a mark at its end"),
    ];
    found.extend(wrong.iter().filter(|(is_so, _)| *is_so).map(|(_, what)| {
        Slip::warning(Code::SourceText, format!("the English `{english}` {what}"))
            .help("whoever writes the ruleset should mend it; the translation may be right all the same")
    }));
}

/// Whether a long text with a stop inside has none at its end.
fn lacks_stop(english: &str) -> bool {
    let long = english.chars().count() > SENTENCE_CHARS && english.contains(". ");
    long && english.trim_end().ends_with(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_the_english_is_said() {
        let long = "It holds what would rather go. It lets go of nothing that it holds";
        for (english, wrong) in [
            ("Ash Wolf", 0),
            ("Ash Wolf ", 1),
            ("Ash  Wolf", 1),
            ("Ash\u{200b}Wolf", 1),
            ("Ash\u{1b}Wolf", 1),
            ("It waits...", 1),
            ("It waits…", 0),
            ("{who} waits", 0),
            ("{who waits", 1),
            (long, 1),
            ("Of the Salt Marsh, St. Anne", 0),
        ] {
            let mut found = Vec::new();
            slips(english, &mut found);
            assert_eq!(found.len(), wrong, "{english:?}: {found:#?}");
            assert!(found.iter().all(|slip| slip.code == Code::SourceText));
        }
    }
}
