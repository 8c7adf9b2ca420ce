//! A ruleset in a single file, as people hand one on (locale-migrate-package.md 2d; 3d, point 2).

use std::path::Path;

use crate::format::load::RULESET_BYTES_MAX;
use crate::library::import::candidate::rules_digest;
use crate::library::import::{Candidate, Refusal};
use crate::library::open::Peek;
use crate::library::store::{LibraryId, Source};
use crate::library::{ReadFault, inspect_ruleset, read_bounded};

/// Reads and checks the file: size, JSON, shape and cross-checks, id, catalogs inline.
///
/// # Errors
/// Outside: a file that cannot be read, or is larger than may be read. Inside: a refusal with every finding.
pub(super) fn read(path: &Path) -> Result<Result<Candidate, Refusal>, ReadFault> {
    let bytes = read_bounded(path, RULESET_BYTES_MAX)?;
    Ok(of(bytes))
}

fn of(bytes: Vec<u8>) -> Result<Candidate, Refusal> {
    let inspection = inspect_ruleset(bytes.clone());
    let peek = Peek::of(&bytes);
    let id = peek.as_ref().map(|peek| format!("local/{}", peek.id));
    if !inspection.is_ok() {
        let refusal = Refusal::of(inspection.files);
        return Err(id.map_or(refusal.clone(), |id| refusal.about(&id)));
    }
    let named = peek.and_then(|peek| Some((LibraryId::local(&peek.id)?, peek)));
    let (id, peek) =
        named.ok_or_else(|| Refusal::new("bad-id", "the ruleset has no id that it could be filed under"))?;
    let files = vec![("ruleset.json".to_owned(), bytes)];
    Ok(Candidate {
        id,
        ruleset: peek.id,
        version: Some(peek.version),
        package: None,
        source: Source::File,
        sha256: rules_digest(&files),
        files,
        translations: Vec::new(),
        unusable: Vec::new(),
    })
}
