//! The rules for text that a Game Master prompt or a sheet may carry (layers-items.md conventions, sheets.md 0.1).

/// Why a text is not prompt-safe. One fault is reported per text: the first in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PromptFault {
    /// CR, LF, U+0085, U+2028 or U+2029.
    LineBreak,
    /// U+0000 to U+001F or U+007F (for a plain line also U+0080 to U+009F).
    Control,
    /// `[` or `]`, which open and close tags.
    Bracket,
    /// `{{` or `}}`, which open and close macros.
    DoubleBrace,
}

impl PromptFault {
    /// Says in words what stands in the text that may not.
    pub fn words(self) -> &'static str {
        match self {
            Self::LineBreak => "a line break",
            Self::Control => "a control character",
            Self::Bracket => "a square bracket",
            Self::DoubleBrace => "a double brace",
        }
    }
}

/// Length as the format counts it: UTF-16 code units.
pub fn utf16_len(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}

/// First reason why `text` may not stand where prompt-safe text is wanted; length is checked elsewhere.
pub fn prompt_fault(text: &str) -> Option<PromptFault> {
    // Almost every text is ASCII letters: one pass over bytes decides those.
    if text.bytes().all(|b| (b' '..0x7f).contains(&b) && !matches!(b, b'[' | b']' | b'{' | b'}')) {
        return None;
    }
    if text.chars().any(is_line_break) {
        return Some(PromptFault::LineBreak);
    }
    if text.chars().any(|c| c < ' ' || c == '\u{7f}') {
        return Some(PromptFault::Control);
    }
    if text.contains(['[', ']']) {
        return Some(PromptFault::Bracket);
    }
    if text.contains("{{") || text.contains("}}") {
        return Some(PromptFault::DoubleBrace);
    }
    None
}

/// First reason why `text` may not stand where a plain line is wanted: brackets and braces are fine there.
pub fn plain_line_fault(text: &str) -> Option<PromptFault> {
    if text.chars().any(|c| matches!(c, '\u{2028}' | '\u{2029}' | '\r' | '\n' | '\u{85}')) {
        return Some(PromptFault::LineBreak);
    }
    text.chars().any(char::is_control).then_some(PromptFault::Control)
}

/// Somebody's words as prompt-safe text: runs of white space made one space, control characters, square brackets and braces
/// taken out, cut at `max` UTF-16 units. Empty where nothing of them is left.
pub fn prompt_safe(words: &str, max: usize) -> String {
    let mut safe = String::new();
    let mut length = 0;
    for part in words.split(|c: char| c.is_whitespace() || is_line_break(c)) {
        let mut gap = !safe.is_empty();
        for c in part.chars().filter(|c| !c.is_control() && !matches!(c, '[' | ']' | '{' | '}')) {
            let needed = c.len_utf16() + usize::from(gap);
            if length + needed > max {
                return safe;
            }
            if std::mem::take(&mut gap) {
                safe.push(' ');
            }
            safe.push(c);
            length += needed;
        }
    }
    safe
}

fn is_line_break(c: char) -> bool {
    matches!(c, '\r' | '\n' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_made_safe_and_cut() {
        for (words, max, safe) in [
            (" A  [lamp]\n of {{gold}} ", 40, "A lamp of gold"),
            ("[] {}", 40, ""),
            ("ab cd", 3, "ab"),
            ("ab cd", 4, "ab c"),
            ("a\u{1F600}b", 2, "a"),
        ] {
            assert_eq!(prompt_safe(words, max), safe, "{words:?}");
            assert_eq!(prompt_fault(safe), None);
        }
    }

    #[test]
    fn prompt_rules_as_listed() {
        for (text, fault) in [
            ("Grave spade <1> {x}", None),
            ("a\nb", Some(PromptFault::LineBreak)),
            ("a\u{2028}b", Some(PromptFault::LineBreak)),
            ("a\tb", Some(PromptFault::Control)),
            ("a[b", Some(PromptFault::Bracket)),
            ("{{x}}", Some(PromptFault::DoubleBrace)),
            ("\u{9f}", None),
            ("   ", None),
        ] {
            assert_eq!(prompt_fault(text), fault, "{text:?}");
        }
        assert_eq!(plain_line_fault("[x] {{y}}"), None);
        assert_eq!(plain_line_fault("\u{9f}"), Some(PromptFault::Control));
        assert_eq!(utf16_len("a\u{1F600}"), 3);
    }
}
