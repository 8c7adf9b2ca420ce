//! Files that are there whole or not at all, whenever the machine stops.

use std::fs::File;
use std::io::{self, Write};
use std::path::Path;

/// Writes a file whole: a temporary sibling, synced, then renamed over what stands there.
///
/// # Errors
/// When the system refuses; what stood there before still stands there.
pub fn write_synced(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut file = sibling_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|fault| fault.error)?;
    sync_folder(folder);
    Ok(())
}

/// A temporary file beside the one that it is for, as readable as any other file that its owner writes.
fn sibling_in(folder: &Path) -> io::Result<tempfile::NamedTempFile> {
    let mut builder = tempfile::Builder::new();
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
