//! A ruleset that is to be installed, checked before anything is stored: a single file (locale-migrate-package.md 2d) or a
//! package (2c).
//!
//! Must not know: what is installed already, where it will be stored.

mod candidate;
mod package;
mod single;

use std::path::Path;
use std::sync::Arc;

pub use candidate::{Candidate, Carried, PackageName, Refusal};
pub use package::from_package;

use crate::library::open::is_zip;
use crate::library::store::Source;
use crate::library::{Archive, Files, OpenError, ReadFault};

/// A path that cannot be imported.
#[derive(Debug)]
pub enum ImportFault {
    /// It cannot be read at all.
    Unread(OpenError),
    /// It was read and is refused.
    Refused(Box<Refusal>),
}

impl From<Refusal> for ImportFault {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

/// Reads and checks what stands at a path: a ruleset in a single file, a package as a folder or as a .zip.
///
/// # Errors
/// A path that cannot be read; every refusal of 2c and 2d, the first of which gives the code.
pub fn candidate(path: &Path) -> Result<Candidate, ImportFault> {
    let unread = |fault: ReadFault| match fault {
        ReadFault::System(_) => ImportFault::Unread(OpenError::unread(path, &fault)),
        _ => Refusal::new(fault.code().as_str(), fault.to_string()).into(),
    };
    if path.is_dir() {
        let files = Files::Folder(path.to_owned());
        if files.has("manifest.json") {
            return Ok(from_package(&files, Source::Package, None)?);
        }
        if files.has("ruleset.json") {
            let detail = "a working folder, not a package; `rulebound pack` makes it one".to_owned();
            return Err(Refusal::new("no-manifest", detail).into());
        }
        let cause = "a folder without `manifest.json`".to_owned();
        return Err(ImportFault::Unread(OpenError::File { path: path.to_owned(), cause }));
    }
    if is_zip(path) {
        let archive = Archive::open(path).map_err(unread)?;
        return Ok(from_package(&Files::Archive(Arc::new(archive)), Source::Package, None)?);
    }
    single::read(path).map_err(unread)?.map_err(ImportFault::from)
}
