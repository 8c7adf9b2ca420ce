//! Answered tags as they are written back (sheets.md 5.5).
//!
//! Must not know: what any tag does.

use crate::story::tag::TagKind;
use crate::text::utf16_len;

/// Most UTF-16 units of a value.
pub const VALUE_MAX: usize = 120;
/// Most UTF-16 units of `now`.
pub const NOW_MAX: usize = 240;
/// Most UTF-16 units of `note`.
pub const NOTE_MAX: usize = 600;

/// A value as a tag may carry it: control and line-separator characters, `"`, `[` and `]` become spaces, runs of white space
/// one; trimmed; cut to so many UTF-16 units, back to the last `; ` in what is left, if there is one past the start.
pub fn clean(value: &str, most: usize) -> String {
    let gap = |c: char| {
        c.is_whitespace() || c.is_control() || matches!(c, '"' | '[' | ']' | '\u{2028}' | '\u{2029}' | '\u{feff}')
    };
    let mut cleaned = String::with_capacity(value.len().min(most.saturating_mul(3)));
    for part in value.split(gap).filter(|part| !part.is_empty()) {
        if !cleaned.is_empty() {
            cleaned.push(' ');
        }
        cleaned.push_str(part);
    }
    cut(&mut cleaned, most);
    cleaned
}

/// Text cut to so many UTF-16 units, never inside a character.
pub fn cut_to(text: &str, most: usize) -> String {
    let mut units = 0;
    let end = text.char_indices().find_map(|(at, c)| {
        units += c.len_utf16();
        (units > most).then_some(at)
    });
    text.get(..end.unwrap_or(text.len())).unwrap_or_default().to_owned()
}

fn cut(text: &mut String, most: usize) {
    if utf16_len(text) <= most {
        return;
    }
    *text = cut_to(text, most);
    if let Some(at) = text.rfind("; ").filter(|at| *at > 0) {
        text.truncate(at);
    }
}

/// A tag with its attributes in order; values are made safe for it.
pub fn tag<'a>(kind: TagKind, attributes: impl IntoIterator<Item = (&'a str, &'a str)>) -> String {
    let mut written = format!("[{}:", kind.word());
    for (key, value) in attributes {
        let most = match key {
            "now" => NOW_MAX,
            "note" => NOTE_MAX,
            _ => VALUE_MAX,
        };
        written.push_str(&format!(" {key}=\"{}\"", clean(value, most)));
    }
    written.push(']');
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_made_safe() {
        assert_eq!(clean("  a\u{1b}[31m\n\t\"b\"\u{2028}c\u{85}d\u{a0}e ", 120), "a 31m b c d e");
        assert_eq!(clean("\u{7f}[]\"", 120), "");
        assert_eq!(clean(&"x".repeat(130), 120), "x".repeat(120));
        assert_eq!(clean(&"\u{1F600}".repeat(61), 121), "\u{1F600}".repeat(60), "never inside a character");
    }

    #[test]
    fn a_cut_backs_up_to_the_last_whole_part() {
        assert_eq!(clean("Odo 4/9; Mira 3/7", 12), "Odo 4/9");
        assert_eq!(clean("Odo 4/9; Mira 3/7", 17), "Odo 4/9; Mira 3/7");
        assert_eq!(clean("Odofinius; x", 8), "Odofiniu");
        assert_eq!(clean("; abcdef", 5), "; abc", "not where it stands at the start");
    }
}
