//! The translations beside an opened ruleset, for a language.

use std::sync::Arc;

use crate::library::Opened;
use crate::locale::{Chain, Locale, Tag, Translation};

/// The translations that a language's chain can use, in its order. A file that cannot be read or is refused is left out:
/// the ruleset then shows the next language of the chain (locale-migrate-package.md 3a).
pub fn translations(opened: &Opened, language: &Tag) -> Vec<Arc<Translation>> {
    let chain = Chain::of(language);
    let files = chain.translating().filter_map(|tag| {
        let bytes = opened.locale_bytes(&tag.to_string()).ok()?;
        Translation::read(&bytes, Some(tag)).ok()
    });
    files.map(|loaded| Arc::new(loaded.value)).collect()
}

/// A language for reading an opened ruleset.
pub fn locale_for(opened: &Opened, language: &Tag) -> Locale {
    Locale::new(language, translations(opened, language))
}
