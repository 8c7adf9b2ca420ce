//! Finding entries by a few letters: case and accents folded once when the texts come in, so that a key pressed costs one
//! walk over the folded text (sheets.md 6.1).
//!
//! Must not know: what the texts are.

use crate::text::picker_key;

/// Texts ready to be searched.
#[derive(Debug, Clone, Default)]
pub struct SearchText {
    /// Every folded text, one behind the other: a walk over one piece of memory.
    folded: String,
    /// Where each text ends.
    ends: Vec<usize>,
}

impl SearchText {
    /// Makes texts ready; they are called by their place from then on.
    pub fn of<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Self {
        let mut ready = Self::default();
        for text in texts {
            ready.folded.push_str(&picker_key(text.as_ref()));
            ready.ends.push(ready.folded.len());
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
        let mut from = 0;
        let holds = |(place, end): (usize, &usize)| {
            let text = self.folded.get(from..*end).unwrap_or_default();
            from = *end;
            text.contains(&sought).then_some(place)
        };
        self.ends.iter().enumerate().filter_map(holds).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_found_once_and_never_across_a_border() {
        let texts = SearchText::of(["Road Sense", "Poção de Água", "road road", "Sense", "", "x y"]);
        assert_eq!(texts.find("ROAD"), [0, 2]);
        assert_eq!(texts.find("pocao"), [1]);
        assert_eq!(texts.find("ÁGUA"), [1]);
        assert_eq!(texts.find(" sense "), [0, 3]);
        assert_eq!(texts.find("sensep"), [0_usize; 0]);
        assert_eq!(texts.find("x y"), [5]);
        assert_eq!(texts.find("  "), [0, 1, 2, 3, 4, 5]);
        assert_eq!(texts.find("e"), [0, 1, 3]);
        assert_eq!(SearchText::default().find("a"), [0_usize; 0]);
    }
}
