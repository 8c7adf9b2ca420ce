//! Whether a layer's rule keeps a catalog entry from being offered (layers-items.md 3.4, "Catalog hiding").

use crate::format::catalog::FilterValue;
use crate::format::layer::Hide;

/// Whether the rule hides an entry with this value for the rule's filter. An entry without a value is always kept, and so
/// is one whose value is of another kind than the comparison.
pub(super) fn hides(rule: &Hide, value: Option<&FilterValue>) -> bool {
    match value {
        None => false,
        Some(FilterValue::Number(number)) => {
            rule.above.is_some_and(|above| number.get() > above.get())
                || rule.below.is_some_and(|below| number.get() < below.get())
        }
        Some(FilterValue::Text(text)) => {
            rule.equals.as_ref().is_some_and(|word| word.as_str() == text.as_str())
                || rule.not_in.as_ref().is_some_and(|words| words.iter().all(|word| word.as_str() != text.as_str()))
        }
        Some(FilterValue::Tags(tags)) => {
            let carries = |word: &str| tags.iter().any(|tag| tag.as_str() == word);
            rule.equals.as_ref().is_some_and(|word| carries(word.as_str()))
                || (!tags.is_empty()
                    && rule.not_in.as_ref().is_some_and(|words| !words.iter().any(|word| carries(word.as_str()))))
        }
    }
}
