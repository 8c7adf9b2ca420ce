//! Which translations are kept with a version: those of the language's chain (locale-migrate-package.md 5, Q1), replaced by
//! newer ones, never part of the version.

use crate::library::import::Carried;
use crate::library::manage::{Deed, Did};
use crate::library::store::{Draft, Kept, LibraryId, StoreFault};
use crate::locale::{Chain, Tag};

/// Keeps those of the carried translations that the language can use, in place of those kept before. Where it can use none of
/// them, those kept before stay.
///
/// # Errors
/// When the system refuses.
pub fn keep_translations(
    draft: &mut Draft<'_>,
    id: &LibraryId,
    key: &str,
    carried: &[Carried],
    chain: &Chain,
) -> Result<Vec<Did>, StoreFault> {
    let wanted: Vec<&Carried> =
        carried.iter().filter(|carried| chain.translating().any(|tag| *tag == carried.language)).collect();
    if wanted.is_empty() {
        return Ok(Vec::new());
    }
    let mut kept = Vec::new();
    for carried in wanted {
        let sha256 = draft.put_translation(&carried.bytes)?;
        kept.push(Kept { language: carried.language.to_string(), sha256, bytes: carried.bytes.len() });
    }
    Ok(replace(draft, id, key, kept))
}

/// Keeps what was fetched of a language's packs beside those of it that are kept already, and lets go of those of other
/// languages.
///
/// # Errors
/// When the system refuses.
pub fn keep_fetched(
    draft: &mut Draft<'_>,
    id: &LibraryId,
    key: &str,
    fetched: &[Carried],
    chain: &Chain,
) -> Result<Vec<Did>, StoreFault> {
    let version = draft.index.ruleset(id).and_then(|row| row.version(key));
    let before: Vec<Kept> = version.map(|version| version.kept.clone()).unwrap_or_default();
    let mut kept = Vec::new();
    for tag in chain.translating() {
        if let Some(carried) = fetched.iter().find(|carried| carried.language == *tag) {
            let sha256 = draft.put_translation(&carried.bytes)?;
            kept.push(Kept { language: tag.to_string(), sha256, bytes: carried.bytes.len() });
        } else if let Some(old) = before.iter().find(|kept| Tag::parse(&kept.language).as_ref() == Some(tag)) {
            kept.push(old.clone());
        }
    }
    Ok(replace(draft, id, key, kept))
}

fn replace(draft: &mut Draft<'_>, id: &LibraryId, key: &str, kept: Vec<Kept>) -> Vec<Did> {
    let Some(version) = draft.index.ruleset_mut(id).and_then(|row| row.version_mut(key)) else { return Vec::new() };
    let before = std::mem::replace(&mut version.kept, kept);
    let new = version.kept.iter().filter(|kept| !before.contains(kept));
    let mut did: Vec<Did> = new.map(|kept| Did::new(id, Deed::PackKept, kept.language.clone())).collect();
    let gone = before.iter().filter(|old| version.kept.iter().all(|kept| kept.language != old.language));
    did.extend(gone.map(|kept| Did::new(id, Deed::PackDropped, kept.language.clone())));
    did
}
