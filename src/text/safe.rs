//! Text that a terminal may receive: no control characters, escape sequences or direction overrides survive.

use std::fmt;

use serde::Serialize;
use smol_str::SmolStr;

/// Text in which every dangerous character has been replaced by a visible, harmless mark. Made by [`safe`] and its kin only.
/// A copy shares the text.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
#[serde(transparent)]
pub struct SafeText(SmolStr);

impl SafeText {
    /// The harmless text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Text whose every piece was made harmless.
    pub(super) fn of_harmless(text: &str) -> Self {
        Self(SmolStr::new(text))
    }

    /// Gives the harmless text away.
    pub fn into_string(self) -> String {
        self.0.into()
    }
}

impl fmt::Display for SafeText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Makes any text harmless: C0 and C1 controls become their picture (`␛`) or `·`, bidirectional overrides, isolates
/// and line separators become `·`; a tab or line break becomes a space.
pub fn safe(text: &str) -> SafeText {
    SafeText(if is_harmless(text) { SmolStr::new(text) } else { replaced(text) })
}

/// Most text has not even a byte with which a dangerous character begins.
fn is_harmless(text: &str) -> bool {
    let may_begin_one = |byte: u8| byte < b' ' || matches!(byte, 0x7f | 0xc2 | 0xd8 | 0xe2 | 0xef);
    // Without a way out of the loop, many bytes are looked at together.
    !text.bytes().fold(false, |found, byte| found | may_begin_one(byte)) || !text.chars().any(is_dangerous)
}

/// Adds text, made harmless.
pub(super) fn push_safe(to: &mut String, text: &str) {
    if is_harmless(text) {
        to.push_str(text);
    } else {
        to.push_str(&replaced(text));
    }
}

fn replaced(text: &str) -> SmolStr {
    text.chars().map(|c| if is_dangerous(c) { mark_for(c) } else { c }).collect()
}

fn is_dangerous(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

fn mark_for(c: char) -> char {
    match c {
        '\t' | '\n' | '\r' | '\u{85}' | '\u{2028}' | '\u{2029}' => ' ',
        '\0'..='\u{1f}' => char::from_u32(0x2400 + u32::from(c)).unwrap_or('·'),
        '\u{7f}' => '␡',
        _ => '·',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_character_is_dangerous_that_begins_with_another_byte() {
        for c in (0..=u32::from(char::MAX)).filter_map(char::from_u32) {
            assert_eq!(is_harmless(&c.to_string()), !is_dangerous(c), "{c:?}");
        }
    }

    #[test]
    fn nothing_dangerous_survives() {
        assert_eq!(safe("a\u{1b}[31mb\u{202e}c\nd\u{9b}").as_str(), "a␛[31mb·c d·");
        assert_eq!(safe("плита 石 ok").as_str(), "плита 石 ok");
    }
}
