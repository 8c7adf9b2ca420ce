//! What a game keeps of its ruleset: the exact bytes of every rule file, and their digest. Translations are no part of it
//! (locale-migrate-package.md 5, Q11).

use sha2::{Digest, Sha256};

use crate::format::load::CATALOG_BYTES_MAX;
use crate::library::{Opened, ReadFault};

/// The rule files of an opened ruleset.
#[derive(Debug, Clone)]
pub struct RuleFiles {
    /// Names as in a working folder (`ruleset.json`, `catalogs/x.json`), and bytes.
    pub files: Vec<(String, Vec<u8>)>,
    /// SHA-256 over sorted names, lengths and bytes, in lower-case hex; for a ruleset in one file that of its bytes.
    pub sha256: String,
}

impl RuleFiles {
    /// Reads every rule file.
    ///
    /// # Errors
    /// When a catalog's own file cannot be read.
    pub fn of(opened: &Opened) -> Result<Self, ReadFault> {
        let mut files = vec![("ruleset.json".to_owned(), opened.bytes.to_vec())];
        for catalog in opened.book.ruleset().catalogs() {
            if let Some(asset) = &catalog.asset {
                let bytes = opened.files.read(asset.as_str(), CATALOG_BYTES_MAX)?;
                files.push((asset.as_str().to_owned(), bytes));
            }
        }
        let sha256 = digest(&mut files);
        Ok(Self { files, sha256 })
    }
}

fn digest(files: &mut [(String, Vec<u8>)]) -> String {
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
    hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}
