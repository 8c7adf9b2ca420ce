//! Widths in terminal cells, and cutting on grapheme borders.

use unicode_segmentation::UnicodeSegmentation;
use unicode_width::UnicodeWidthStr;

/// How many cells the text takes on a terminal.
pub fn cell_width(text: &str) -> usize {
    text.width()
}

/// Cuts to at most `cells` cells on a grapheme border; what is cut is shown by `…` (which counts).
pub fn truncate(text: &str, cells: usize) -> String {
    if cell_width(text) <= cells {
        return text.to_owned();
    }
    let Some(room) = cells.checked_sub(1) else { return String::new() };
    let mut kept = String::new();
    let mut used = 0;
    for cluster in text.graphemes(true) {
        let width = cell_width(cluster);
        if used + width > room {
            break;
        }
        used += width;
        kept.push_str(cluster);
    }
    kept.push('…');
    kept
}

/// Cuts or pads with spaces to exactly `cells` cells.
pub fn fit(text: &str, cells: usize) -> String {
    let mut line = truncate(text, cells);
    let used = cell_width(&line);
    line.extend(std::iter::repeat_n(' ', cells.saturating_sub(used)));
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cuts_between_graphemes() {
        assert_eq!(truncate("石碑守夜人", 7), "石碑守…");
        assert_eq!(truncate("abc", 3), "abc");
        assert_eq!(truncate("abc", 0), "");
        assert_eq!(fit("石", 4), "石  ");
        assert_eq!(cell_width(&fit("石碑", 3)), 3);
    }
}
