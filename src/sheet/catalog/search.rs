//! Finding entries by a few letters: case and accents folded once when the texts come in, so that a key pressed costs one
//! walk over the folded text (sheets.md 6.1).
//!
//! Must not know: what the texts are.

use crate::text::picker_key;

/// Between two texts. No text has it: entries are plain lines, and one that had it would lose it here.
const BREAK: char = '\n';

/// Texts ready to be searched.
#[derive(Debug, Clone, Default)]
pub struct SearchText {
    /// Every folded text with a break behind it.
    folded: String,
    /// Where each text ends, its break left out.
    ends: Vec<usize>,
}

impl SearchText {
    /// Makes texts ready; they are called by their place from then on.
    pub fn of<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Self {
        let mut ready = Self::default();
        for text in texts {
            ready.folded.push_str(&picker_key(text.as_ref()).replace(BREAK, " "));
            ready.ends.push(ready.folded.len());
            ready.folded.push(BREAK);
        }
        ready
    }

    /// How many texts there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// Places of the texts that hold what is looked for, ascending; all of them where nothing is.
    pub fn find(&self, sought: &str) -> Vec<usize> {
        let sought = picker_key(sought.trim());
        if sought.is_empty() {
            return (0..self.len()).collect();
        }
        let mut found = Vec::new();
        if sought.contains(BREAK) {
            return found;
        }
        let (mut from, mut place) = (0, 0);
        while let Some(at) = self.folded.get(from..).and_then(|rest| rest.find(&sought)) {
            let at = from + at;
            // Hits come in order, so the text of the next one is looked for from the last on.
            place += self.ends.get(place..).map_or(0, |ends| ends.partition_point(|end| *end <= at));
            found.push(place);
            // What else the same text holds does not matter.
            from = self.ends.get(place).map_or(self.folded.len(), |end| end + BREAK.len_utf8());
            place += 1;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_found_once_and_never_across_a_border() {
        let texts = SearchText::of(["Road Sense", "Poção de Água", "road road", "Sense", "", "x\ny"]);
        assert_eq!(texts.find("ROAD"), [0, 2]);
        assert_eq!(texts.find("pocao"), [1]);
        assert_eq!(texts.find("ÁGUA"), [1]);
        assert_eq!(texts.find(" sense "), [0, 3]);
        assert_eq!(texts.find("sense\npocao"), [0_usize; 0]);
        assert_eq!(texts.find("x y"), [5]);
        assert_eq!(texts.find("  "), [0, 1, 2, 3, 4, 5]);
        assert_eq!(texts.find("e"), [0, 1, 3]);
        assert_eq!(SearchText::default().find("a"), [0_usize; 0]);
    }
}
