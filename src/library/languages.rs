//! The translations beside a ruleset that a language's chain can use.

use std::sync::Arc;

use crate::format::load::LOCALE_BYTES_MAX;
use crate::library::Opened;
use crate::library::files::read_listed;
use crate::locale::{Chain, Locale, Tag, Translation};
use crate::source::Diagnostic;

/// A translation that cannot be used; the next language of the chain stands in.
#[derive(Debug, Clone, PartialEq)]
pub struct LanguageProblem {
    /// `locales/<tag>.json`.
    pub file: String,
    /// Why.
    pub diagnostics: Vec<Diagnostic>,
}

impl Opened {
    /// A language for reading this ruleset, with whatever translations of its chain can be used.
    pub fn locale(&self, language: &Tag) -> Locale {
        Locale::new(language, self.translations(&Chain::of(language)).0)
    }

    /// Reads the translations that the chain can use. A broken one costs itself only.
    pub fn translations(&self, chain: &Chain) -> (Vec<Arc<Translation>>, Vec<LanguageProblem>) {
        let (mut translations, mut problems) = (Vec::new(), Vec::new());
        for language in &self.languages {
            let wanted = Tag::parse(language).is_some_and(|tag| chain.translating().any(|known| *known == tag));
            if !wanted {
                continue;
            }
            let file = format!("locales/{language}.json");
            let read = read_listed(&self.files, self.manifest.as_deref(), &file, LOCALE_BYTES_MAX)
                .map_err(|fault| vec![fault.diagnostic()])
                .and_then(|bytes| {
                    Translation::read_named(&bytes, &format!("{language}.json")).map_err(|refused| refused.diagnostics)
                });
            match read {
                Ok(loaded) => translations.push(Arc::new(loaded.value)),
                Err(diagnostics) => {
                    let diagnostics = diagnostics.into_iter().map(|found| found.in_file(&file)).collect();
                    problems.push(LanguageProblem { file, diagnostics });
                }
            }
        }
        (translations, problems)
    }
}
