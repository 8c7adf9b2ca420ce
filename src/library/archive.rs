//! A package as a .zip: its names are checked once, its files are unpacked when asked for.

use std::io::{Cursor, Read};
use std::path::Path;
use std::sync::Arc;

use zip::ZipArchive;

use crate::library::ReadFault;
use crate::library::files::{FILES_MAX, read_bounded};

/// Most bytes of an archive (locale-migrate-package.md 1c).
pub const PACKED_BYTES_MAX: usize = 104_857_600;
/// Most bytes of all its files together (locale-migrate-package.md 1c).
pub const EXPANDED_BYTES_MAX: u64 = 262_144_000;

/// An archive in memory.
#[derive(Clone)]
pub struct Archive {
    zip: ZipArchive<Cursor<Arc<[u8]>>>,
    names: Vec<String>,
}

impl std::fmt::Debug for Archive {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Archive({} files)", self.names.len())
    }
}

impl Archive {
    /// Reads an archive from disk.
    ///
    /// # Errors
    /// Unreadable, too large, no archive, too many files, a link among them, too large when unpacked.
    pub fn open(path: &Path) -> Result<Self, ReadFault> {
        Self::of(read_bounded(path, PACKED_BYTES_MAX)?)
    }

    /// Takes over the bytes of an archive.
    ///
    /// # Errors
    /// As [`Archive::open`].
    pub fn of(bytes: Vec<u8>) -> Result<Self, ReadFault> {
        let broken = |message: String| ReadFault::Mismatch(message);
        let mut zip = ZipArchive::new(Cursor::new(Arc::<[u8]>::from(bytes)))
            .map_err(|error| broken(format!("not a .zip that can be read: {error}")))?;
        if zip.len() > FILES_MAX {
            return Err(broken(format!("{} files where at most {FILES_MAX} may stand", zip.len())));
        }
        let mut names = Vec::new();
        let mut expanded = 0_u64;
        for index in 0..zip.len() {
            let entry = zip.by_index_raw(index).map_err(|error| broken(format!("file {index}: {error}")))?;
            let name = entry.name().map_err(|error| broken(format!("file {index}: {error}")))?.into_owned();
            if entry.is_symlink() {
                return Err(broken(format!("`{name}` is a link")));
            }
            expanded = expanded.saturating_add(entry.size());
            if !entry.is_dir() {
                names.push(name);
            }
        }
        if expanded > EXPANDED_BYTES_MAX {
            return Err(broken(format!("{expanded} bytes unpacked where at most {EXPANDED_BYTES_MAX} may stand")));
        }
        names.sort();
        Ok(Self { zip, names })
    }

    /// Names of its files, sorted.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// Missing, broken, or larger than `bytes_max`, whatever size the archive claims.
    pub fn read(&self, name: &str, bytes_max: usize) -> Result<Vec<u8>, ReadFault> {
        // The copy shares the bytes; reading moves its own cursor.
        let mut zip = self.zip.clone();
        let entry = zip.by_name(name).map_err(|error| ReadFault::System(error.to_string()))?;
        let most = u64::try_from(bytes_max).unwrap_or(u64::MAX);
        let mut bytes = Vec::new();
        entry.take(most.saturating_add(1)).read_to_end(&mut bytes)?;
        if bytes.len() > bytes_max {
            return Err(ReadFault::TooLarge(bytes_max));
        }
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::*;
    use zip::write::SimpleFileOptions;

    fn zipped(files: &[(&str, &[u8])]) -> Vec<u8> {
        let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (name, bytes) in files {
            writer.start_file(*name, SimpleFileOptions::default()).expect("file");
            writer.write_all(bytes).expect("bytes");
        }
        writer.finish().expect("zip").into_inner()
    }

    #[test]
    fn files_come_out_within_their_bound() {
        let archive =
            Archive::of(zipped(&[("ruleset.json", b"{}"), ("catalogs/gear.json", &[b' '; 5000])])).expect("zip");
        assert_eq!(archive.names().collect::<Vec<_>>(), ["catalogs/gear.json", "ruleset.json"]);
        assert_eq!(archive.read("ruleset.json", 10), Ok(b"{}".to_vec()));
        // Small in the archive, large when unpacked.
        assert_eq!(archive.read("catalogs/gear.json", 4999), Err(ReadFault::TooLarge(4999)));
        assert!(matches!(archive.read("ghost.json", 10), Err(ReadFault::System(_))));
    }

    #[test]
    fn more_files_than_may_stand_are_refused_unread() {
        let names: Vec<String> = (0..=FILES_MAX).map(|at| format!("{at}.json")).collect();
        let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
        assert!(matches!(Archive::of(zipped(&files)), Err(ReadFault::Mismatch(why)) if why.contains("8193 files")));
        assert!(Archive::of(zipped(&files[1..])).is_ok());
    }

    #[test]
    fn what_is_no_archive_or_holds_links_is_refused() {
        assert!(matches!(Archive::of(b"not a zip".to_vec()), Err(ReadFault::Mismatch(_))));
        let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
        writer.add_symlink("ruleset.json", "/etc/passwd", SimpleFileOptions::default()).expect("link");
        let bytes = writer.finish().expect("zip").into_inner();
        assert!(matches!(Archive::of(bytes), Err(ReadFault::Mismatch(_))));
    }
}
