//! Laying a line out in visual order, for terminals that do not reorder.

use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};
use unicode_segmentation::UnicodeSegmentation;

/// Marks around a number with its sign, so that the sign stays before it; no line that is shown holds one of its own.
const ISOLATE: char = '\u{2066}';
const ISOLATE_END: char = '\u{2069}';

/// A piece of text in visual order when its language is written right to left; otherwise as it is. A piece without a letter that
/// is written right to left keeps its order: names and sentences that nobody translated yet, numbers with their signs.
pub fn visual_order(line: &str, right_to_left: bool) -> String {
    let turns = |c: char| matches!(bidi_class(c), BidiClass::R | BidiClass::AL);
    if !right_to_left || !line.chars().any(turns) {
        return line.to_owned();
    }
    let marked = with_signs_kept(line);
    let info = BidiInfo::new(&marked, Some(Level::rtl()));
    let Some(paragraph) = info.paragraphs.first() else { return line.to_owned() };
    let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
    let mut shown = String::with_capacity(line.len());
    for run in runs {
        let text = marked.get(run.clone()).unwrap_or_default();
        if levels.get(run.start).is_some_and(Level::is_rtl) {
            // Marks stay behind the letter that they stand on.
            shown.extend(text.graphemes(true).rev().map(mirrored));
        } else {
            shown.push_str(text);
        }
    }
    shown.retain(|c| c != ISOLATE && c != ISOLATE_END);
    shown
}

/// `+3` and `-1` isolated as left to right.
fn with_signs_kept(line: &str) -> String {
    let mut marked = String::with_capacity(line.len() + 8);
    let mut chars = line.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        let signs = matches!(c, '+' | '-' | '−') && chars.peek().is_some_and(char::is_ascii_digit);
        if !signs || before.is_alphanumeric() {
            marked.push(c);
            before = c;
            continue;
        }
        marked.push(ISOLATE);
        marked.push(c);
        while let Some(digit) = chars.next_if(|next| next.is_ascii_digit()) {
            marked.push(digit);
        }
        marked.push(ISOLATE_END);
        before = '0';
    }
    marked
}

/// What reads the other way round is drawn the other way round: brackets (UAX #9, L4), and arrows from what was to what is.
fn mirrored(cluster: &str) -> &str {
    match cluster {
        "(" => ")",
        ")" => "(",
        "[" => "]",
        "]" => "[",
        "{" => "}",
        "}" => "{",
        "<" => ">",
        ">" => "<",
        "«" => "»",
        "»" => "«",
        "‹" => "›",
        "›" => "‹",
        "≤" => "≥",
        "≥" => "≤",
        "→" => "←",
        "←" => "→",
        "▸" => "◂",
        own => own,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_from_the_right() {
        for (line, shown) in [
            ("שלום 12", "12 םולש"),
            ("plain (11)", "plain (11)"),
            ("+3", "+3"),
            ("שלום (11)", "(11) םולש"),
            ("כוח +3", "+3 חוכ"),
            ("כוח 5 → 0", "0 ← 5 חוכ"),
            ("Mud Eel תוקף", "ףקות Mud Eel"),
            // Points stay on their letters.
            ("שָׁלוֹם", "םוֹלשָׁ"),
            ("مرحبا 3/5", "3/5 ابحرم"),
        ] {
            assert_eq!(visual_order(line, true), shown, "{line}");
        }
        assert_eq!(visual_order("שלום", false), "שלום");
    }
}
