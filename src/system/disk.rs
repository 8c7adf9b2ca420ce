//! Files that are there whole or not at all, whenever the machine stops.

use std::fs::File;
use std::io::{self, Write};
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
