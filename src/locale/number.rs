//! How a language writes a number that has a fraction.
//!
//! Only sentences and screens are written so; answers for programs keep JSON's own numbers.

use crate::locale::Tag;

/// Languages, by primary subtag, that the program speaks and that write a comma where English writes a point.
const COMMA: [&str; 3] = ["de", "pt", "ru"];

/// How much of a fraction is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fraction {
    /// No needless zeros, and no mark where it is whole.
    AsNeeded,
    /// So many places, whole or not.
    Places(usize),
}

/// The number as that language writes it.
pub(super) fn written(number: f64, fraction: Fraction, tag: &Tag) -> String {
    let english = match fraction {
        Fraction::AsNeeded => number.to_string(),
        Fraction::Places(places) => format!("{number:.places$}"),
    };
    let comma = COMMA.contains(&tag.primary().to_string().as_str());
    if comma { english.replace('.', ",") } else { english }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_the_languages_own() {
        for (tag, expected) in [("en", "7.5"), ("de", "7,5"), ("pt-BR", "7,5"), ("ru", "7,5"), ("zh-Hans", "7.5")] {
            let tag = Tag::parse(tag).expect("a tag");
            assert_eq!(written(7.5, Fraction::AsNeeded, &tag), expected);
        }
        let german = Tag::parse("de").expect("a tag");
        assert_eq!(written(7.0, Fraction::AsNeeded, &german), "7");
        assert_eq!(written(7.0, Fraction::Places(1), &german), "7,0");
    }
}
