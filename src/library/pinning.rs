//! What a game keeps of its ruleset: the exact bytes of every rule file, and their digest. Translations are no part of it
//! (locale-migrate-package.md 5, Q11).

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::format::load::CATALOG_BYTES_MAX;
use crate::library::{Opened, ReadFault};
use crate::system::hex;

/// The rule files of an opened ruleset.
#[derive(Debug, Clone)]
pub struct RuleFiles {
    /// Names as in a working folder (`ruleset.json`, `catalogs/x.json`), and bytes.
    pub files: Vec<(String, Vec<u8>)>,
    /// SHA-256 over sorted names, lengths and bytes, in lower-case hex; for a ruleset in one file that of its bytes.
    pub sha256: String,
}

impl RuleFiles {
    /// Reads every rule file. A catalog file that is not there, or is no file, costs its own entries only (sheets.md 6.5), so
    /// the game is made without it.
    ///
    /// # Errors
    /// When a catalog's own file is larger than may be kept, or not what its package says.
    pub fn of(opened: &Opened) -> Result<Self, RuleFileFault> {
        let mut files = vec![("ruleset.json".to_owned(), opened.bytes.to_vec())];
        for catalog in opened.book.ruleset().catalogs() {
            if let Some(asset) = &catalog.asset {
                let file = asset.as_str().to_owned();
                match opened.files.read(&file, CATALOG_BYTES_MAX) {
                    Ok(bytes) => files.push((file, bytes)),
                    Err(ReadFault::System(_)) if opened.manifest.is_none() => {}
                    Err(fault) => return Err(RuleFileFault { file, fault }),
                }
            }
        }
        let sha256 = digest(&mut files);
        Ok(Self { files, sha256 })
    }
}

/// A rule file that a game cannot keep.
#[derive(Debug, Clone, Error)]
#[error("{file}: {fault}")]
pub struct RuleFileFault {
    /// Its name.
    pub file: String,
    /// Why.
    pub fault: ReadFault,
}

/// The digest of rule files, which are put into the order of their names first.
pub(super) fn digest(files: &mut [(String, Vec<u8>)]) -> String {
    files.sort();
    let mut hasher = Sha256::new();
    if let [(_, bytes)] = files {
        hasher.update(bytes);
    } else {
        for (name, bytes) in files {
            hasher.update(name.as_bytes());
            hasher.update([0]);
            hasher.update(bytes.len().to_string().as_bytes());
            hasher.update([0]);
            hasher.update(bytes);
        }
    }
    hex(&hasher.finalize())
}
