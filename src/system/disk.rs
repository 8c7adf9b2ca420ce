//! Files that are there whole or not at all, whenever the machine stops; what a disk's refusal comes to.

use std::fs::{File, Metadata};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// Writes a file whole: a temporary sibling, synced, then renamed over what stands there.
///
/// # Errors
/// When the system refuses; what stood there before still stands there.
pub fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replaced_with(path, |file| file.write_all(bytes))
}

/// The same for a file that is written piece by piece.
///
/// # Errors
/// As [`write_synced`].
pub fn replaced_with(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = sibling_in(folder)?;
    fill(file.as_file_mut())?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|fault| fault.error)?;
    sync_folder(folder);
    Ok(())
}

/// What the name of a temporary file begins with.
const TEMPORARY: &str = ".tmp-";

/// Whether a file of that name is one that was being written when its process ended.
pub fn is_temporary(name: &str) -> bool {
    name.starts_with(TEMPORARY)
}

/// A temporary file beside the one that it is for, as readable as any other file that its owner writes.
fn sibling_in(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(TEMPORARY);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// Makes a rename last; systems that cannot sync a folder make it last by themselves.
pub fn sync_folder(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

/// Whether a name from elsewhere may be made a file below a folder: relative, `/` between plain names.
pub fn is_safe_path(path: &str) -> bool {
    !path.contains(['\\', '\0', ':']) && path.split('/').all(|part| !matches!(part, "" | "." | ".."))
}

/// Whether a path still leads to an open file: it may have been removed, or another put in its place.
pub fn same_file(file: &File, path: &Path) -> bool {
    let (Ok(open), Ok(found)) = (file.metadata(), std::fs::metadata(path)) else { return false };
    same(&open, &found)
}

#[cfg(unix)]
fn same(open: &Metadata, found: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (open.dev(), open.ino()) == (found.dev(), found.ino())
}

/// A system that does not number its files tells them apart by their size at least.
#[cfg(not(unix))]
fn same(open: &Metadata, found: &Metadata) -> bool {
    open.len() == found.len()
}

/// Why a disk does not do what is asked, as far as a person can do something about it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DiskFault {
    /// There is no room, or no more is allowed.
    Full,
    /// The user may not.
    NoRights,
    /// It can only be read.
    ReadOnly,
    /// It is not there.
    Gone,
    /// Anything else.
    Other,
}

impl DiskFault {
    /// What an error of the system comes to.
    pub fn of(cause: &io::Error) -> Self {
        match cause.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Self::Full,
            ErrorKind::PermissionDenied => Self::NoRights,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::StaleNetworkFileHandle => Self::Gone,
            _ => Self::Other,
        }
    }

    /// Its code, in kebab-case, for scripts.
    pub fn code(self) -> &'static str {
        match self {
            Self::Full => "disk-full",
            Self::NoRights => "no-rights",
            Self::ReadOnly => "read-only-medium",
            Self::Gone => "not-there",
            Self::Other => "disk-failed",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::is_safe_path;

    #[test]
    fn names_that_leave_the_folder_are_unsafe() {
        for path in ["/etc/passwd", "../up.json", "a//b", "a/./b", "a\\b", "c:x", "", "a/", "nul\0"] {
            assert!(!is_safe_path(path), "{path}");
        }
        assert!(is_safe_path("catalogs/gear.json"));
    }
}
