//! Characters that a terminal must not receive, and letters that are not what they look like.

use unicode_normalization::{UnicodeNormalization, is_nfc};

use crate::locale::checks::slip::{Pair, Slip};
use crate::source::Code;

/// Everything about single characters.
pub(super) fn slips(pair: Pair<'_>, found: &mut Vec<Slip>) {
    let (english, text) = (pair.english, pair.text);
    // Tabs and line breaks are shown as spaces; they are told among the spaces.
    if let Some(control) = text.chars().find(|c| c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{85}')) {
        let message = format!(
            "the translation of `{english}` holds the control character U+{:04X}, which is shown as a mark",
            u32::from(control)
        );
        found.push(Slip::error(Code::UnsafeText, message).help("take it out"));
    }
    direction_marks(pair, found);
    if let Some(word) = text.split(|c: char| !c.is_alphabetic()).find(|word| mixes_scripts(word)) {
        let message =
            format!("`{word}` in the translation of `{english}` mixes letters of two scripts that look alike");
        found.push(Slip::warning(Code::MixedScripts, message).help("type the word again with one keyboard layout"));
    }
    if !is_nfc(text) {
        let composed: String = text.nfc().collect();
        let message = format!("the translation of `{english}` is not in composed form (NFC)");
        found.push(Slip::warning(Code::NotComposed, message).help(format!("write `{composed}`")));
    }
}

fn direction_marks(pair: Pair<'_>, found: &mut Vec<Slip>) {
    let (mut open, mut overriding, mut unpaired, mut any) = (0usize, false, false, false);
    for c in pair.text.chars() {
        match c {
            '\u{202d}' | '\u{202e}' => (overriding, any) = (true, true),
            '\u{202a}' | '\u{202b}' | '\u{2066}'..='\u{2068}' => (open, any) = (open + 1, true),
            '\u{202c}' | '\u{2069}' => match open.checked_sub(1) {
                Some(left) => open = left,
                None => (unpaired, any) = (true, true),
            },
            '\u{200e}' | '\u{200f}' | '\u{61c}' => any = true,
            _ => {}
        }
    }
    let slip = if overriding {
        Slip::error(
            Code::DirectionMark,
            format!("the translation of `{}` overrides the writing direction", pair.english),
        )
    } else if unpaired || open > 0 {
        Slip::error(
            Code::DirectionMark,
            format!("the translation of `{}` opens or closes a direction without its other half", pair.english),
        )
    } else if any {
        Slip::warning(
            Code::DirectionMark,
            format!("the translation of `{}` holds a direction mark, which is shown as `·`", pair.english),
        )
    } else {
        return;
    };
    found.push(slip.help("take it out: the program lays lines out itself"));
}

#[derive(PartialEq, Eq, Clone, Copy)]
enum Script {
    Latin,
    Greek,
    Cyrillic,
    Other,
}

fn script(c: char) -> Script {
    match c {
        'a'..='z' | 'A'..='Z' | '\u{c0}'..='\u{24f}' | '\u{1e00}'..='\u{1eff}' => Script::Latin,
        '\u{370}'..='\u{3ff}' | '\u{1f00}'..='\u{1fff}' => Script::Greek,
        '\u{400}'..='\u{52f}' => Script::Cyrillic,
        _ => Script::Other,
    }
}

fn mixes_scripts(word: &str) -> bool {
    let mut scripts = word.chars().map(script).filter(|script| *script != Script::Other);
    let Some(first) = scripts.next() else { return false };
    scripts.any(|script| script != first)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Severity::{Error, Warning};

    #[test]
    fn dangerous_and_doubtful_characters_are_told_apart() {
        for (text, expected) in [
            ("Волк 2к6", &[][..]),
            ("\u{1b}[31m", &[(Error, Code::UnsafeText)][..]),
            ("a\u{9b}b", &[(Error, Code::UnsafeText)]),
            ("\u{202e}abc", &[(Error, Code::DirectionMark)]),
            ("\u{2067}abc", &[(Error, Code::DirectionMark)]),
            ("\u{2067}abc\u{2069}", &[(Warning, Code::DirectionMark)]),
            ("abc\u{200f}", &[(Warning, Code::DirectionMark)]),
            ("Вoлк", &[(Warning, Code::MixedScripts)]),
            ("Poc\u{327}a\u{303}o", &[(Warning, Code::NotComposed)]),
            ("Poção", &[]),
        ] {
            let mut found = Vec::new();
            slips(Pair { language: "ru", english: "x", text }, &mut found);
            let found: Vec<_> = found.iter().map(|slip| (slip.severity, slip.code)).collect();
            assert_eq!(found, expected, "{text:?}");
        }
    }
}
