//! Laying a line out in visual order, for terminals that do not reorder.

use unicode_bidi::{BidiInfo, Level};

/// The line in visual order when its language is written right to left; otherwise the line as it is.
pub fn visual_order(line: &str, right_to_left: bool) -> String {
    if !right_to_left {
        return line.to_owned();
    }
    let info = BidiInfo::new(line, Some(Level::rtl()));
    match info.paragraphs.first() {
        Some(paragraph) => info.reorder_line(paragraph, paragraph.range.clone()).into_owned(),
        None => line.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hebrew_is_reordered_and_numbers_keep_their_order() {
        assert_eq!(visual_order("שלום 12", true), "12 םולש");
        assert_eq!(visual_order("plain", false), "plain");
    }
}
