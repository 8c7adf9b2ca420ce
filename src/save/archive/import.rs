//! Taking a game out of one file. Everything is looked at first: the archive's names, its manifest, the size and SHA-256 of
//! every part, the pin. Only then a folder is made: a temporary sibling, renamed into place.
//!
//! Must not know: rules, languages, where games are kept.

use std::collections::HashSet;
use std::fs::{self, File};
use std::io::{self, BufReader, Read};
use std::path::{Path, PathBuf};

use zip::ZipArchive;

use crate::game::Pin;
use crate::save::SaveError;
use crate::save::archive::{
    ArchiveFault, CopyFault, FORMAT, GameManifest, MANIFEST, MANIFEST_BYTES_MAX, MANIFEST_VERSION, PARTS_MAX, Part,
    UNPACKED_BYTES_MAX, copy_hashed, is_checkpoint, is_part,
};
use crate::save::create::unfinished_in;
use crate::system::{is_safe_path, sync_folder};

/// An archive of a game in which everything is as it says.
#[derive(Debug)]
pub struct CheckedArchive {
    /// What it says of itself.
    pub manifest: GameManifest,
    /// Which ruleset the game is pinned to.
    pub pin: Pin,
    zip: ZipArchive<BufReader<File>>,
}

impl CheckedArchive {
    /// Reads an archive and checks all of it. Writes nothing.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(file: &Path) -> Result<Self, ArchiveFault> {
        let broken = |cause| ArchiveFault::Save(SaveError::file(file, cause));
        // A pipe would be waited for without end.
        if !fs::metadata(file).map_err(broken)?.is_file() {
            return Err(ArchiveFault::NotAnArchive { cause: "no plain file".to_owned() });
        }
        let opened = File::open(file).map_err(broken)?;
        let mut zip = ZipArchive::new(BufReader::new(opened)).map_err(unreadable)?;
        let names = names_of(&mut zip)?;
        let manifest = manifest_of(&mut zip, &names)?;
        check_parts(&manifest, &names)?;
        for part in &manifest.files {
            pour(&mut zip, part, &mut io::sink())?;
        }
        let mut pin = Vec::new();
        if let Some(part) = manifest.files.iter().find(|part| part.path == "pin.json") {
            pour(&mut zip, part, &mut pin)?;
        }
        let pin = serde_json::from_slice(&pin).map_err(|cause| ArchiveFault::BadPin { cause: cause.to_string() })?;
        Ok(Self { manifest, pin, zip })
    }

    /// What the game's folder may be called among others: what it was called, where that is a plain name.
    pub fn folder(&self) -> Option<&str> {
        let name = self.manifest.folder.as_str();
        (is_safe_path(name) && !name.contains('/') && !name.starts_with('.')).then_some(name)
    }

    /// Where the game goes among others, under the name that its folder had; nothing where that is no plain name.
    pub fn place_in(&self, saves: &Path) -> Option<PathBuf> {
        self.folder().map(|folder| saves.join(folder))
    }

    /// Makes the game's folder, whole or not at all.
    ///
    /// # Errors
    /// When something stands there already, the archive has changed since it was checked, or the system refuses.
    pub fn unpack(mut self, game: &Path) -> Result<(), ArchiveFault> {
        if fs::symlink_metadata(game).is_ok() {
            return Err(SaveError::Exists { path: game.to_owned() }.into());
        }
        let parent = game.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let temporary = unfinished_in(parent)?;
        let root = temporary.path();
        for part in &self.manifest.files {
            let path = root.join(&part.path);
            let broken = |cause| ArchiveFault::Save(SaveError::file(&path, cause));
            if let Some(folder) = path.parent() {
                fs::create_dir_all(folder).map_err(broken)?;
            }
            let mut out = File::create_new(&path).map_err(broken)?;
            pour(&mut self.zip, part, &mut out)?;
            out.sync_all().map_err(broken)?;
        }
        sync_folder(root);
        fs::rename(root, game).map_err(|cause| SaveError::not_placed(game, cause))?;
        sync_folder(parent);
        Ok(())
    }
}

fn unreadable(cause: zip::result::ZipError) -> ArchiveFault {
    ArchiveFault::NotAnArchive { cause: cause.to_string() }
}

/// The names of the archive's files. Folders need not stand in it and are passed over.
fn names_of(zip: &mut ZipArchive<BufReader<File>>) -> Result<Vec<String>, ArchiveFault> {
    if zip.len() > 2 * PARTS_MAX {
        return Err(ArchiveFault::TooMany { count: zip.len() });
    }
    let (mut names, mut seen, mut whole) = (Vec::new(), HashSet::new(), 0_u64);
    for index in 0..zip.len() {
        let entry = zip.by_index_raw(index).map_err(unreadable)?;
        let name = entry.name().map_err(unreadable)?.into_owned();
        if entry.is_symlink() {
            return Err(ArchiveFault::Link { name });
        }
        if !is_safe_path(name.strip_suffix('/').unwrap_or(&name)) {
            return Err(ArchiveFault::UnsafePath { name });
        }
        if entry.is_dir() {
            continue;
        }
        if !seen.insert(name.to_lowercase()) {
            return Err(ArchiveFault::Twice { name });
        }
        whole = whole.saturating_add(entry.size());
        names.push(name);
    }
    if names.len() > PARTS_MAX + 1 {
        return Err(ArchiveFault::TooMany { count: names.len() });
    }
    if whole > UNPACKED_BYTES_MAX {
        return Err(ArchiveFault::TooLarge { bytes: whole });
    }
    Ok(names)
}

fn manifest_of(zip: &mut ZipArchive<BufReader<File>>, names: &[String]) -> Result<GameManifest, ArchiveFault> {
    if !names.iter().any(|name| name == MANIFEST) {
        return Err(ArchiveFault::NoManifest);
    }
    let mut text = Vec::new();
    let entry = zip.by_name(MANIFEST).map_err(unreadable)?;
    let read = entry.take(MANIFEST_BYTES_MAX + 1).read_to_end(&mut text);
    let length = read.map_err(|cause| ArchiveFault::NotAnArchive { cause: cause.to_string() })?;
    if u64::try_from(length).is_ok_and(|length| length > MANIFEST_BYTES_MAX) {
        return Err(ArchiveFault::BadManifest { cause: format!("more than {MANIFEST_BYTES_MAX} bytes") });
    }
    let bad = |cause: serde_json::Error| ArchiveFault::BadManifest { cause: cause.to_string() };
    // Of a newer one nothing but its version need be as this program knows it.
    let head: Head = serde_json::from_slice(&text).map_err(bad)?;
    if head.format != FORMAT {
        return Err(ArchiveFault::BadManifest { cause: format!("`format` is not `{FORMAT}`") });
    }
    if head.version > MANIFEST_VERSION {
        return Err(ArchiveFault::Newer { version: head.version });
    }
    serde_json::from_slice(&text).map_err(bad)
}

/// What every version of the manifest begins with.
#[derive(serde::Deserialize)]
struct Head {
    format: String,
    version: u32,
}

/// The manifest against the names that are there, and against what a game has.
fn check_parts(manifest: &GameManifest, names: &[String]) -> Result<(), ArchiveFault> {
    let there: HashSet<&str> = names.iter().map(String::as_str).collect();
    let mut listed = HashSet::new();
    let mut whole = 0_u64;
    for Part { path, bytes, .. } in &manifest.files {
        let name = path.clone();
        if !is_part(path) {
            return Err(if is_safe_path(path) {
                ArchiveFault::NoPart { name }
            } else {
                ArchiveFault::UnsafePath { name }
            });
        }
        if !listed.insert(path.as_str()) {
            return Err(ArchiveFault::Twice { name });
        }
        if !there.contains(path.as_str()) {
            return Err(ArchiveFault::Missing { name });
        }
        whole = whole.saturating_add(*bytes);
    }
    if whole > UNPACKED_BYTES_MAX {
        return Err(ArchiveFault::TooLarge { bytes: whole });
    }
    if let Some(name) = names.iter().find(|name| *name != MANIFEST && !listed.contains(name.as_str())) {
        return Err(ArchiveFault::Unlisted { name: name.clone() });
    }
    let any = |is_it: fn(&str) -> bool| listed.iter().any(|name| is_it(name));
    let needed = [
        ("pin.json", any(|name| name == "pin.json")),
        ("journal.jsonl", any(|name| name == "journal.jsonl")),
        ("checkpoint-0.json", any(is_checkpoint)),
        ("rules/ruleset.json", any(|name| name.starts_with("rules/"))),
    ];
    match needed.into_iter().find(|(_, is_there)| !is_there) {
        Some((name, _)) => Err(ArchiveFault::Missing { name: name.to_owned() }),
        None => Ok(()),
    }
}

/// Unpacks a part, which must be what is listed.
fn pour(zip: &mut ZipArchive<BufReader<File>>, part: &Part, to: &mut impl io::Write) -> Result<(), ArchiveFault> {
    let Part { path, bytes, sha256 } = part;
    let entry = zip.by_name(path).map_err(unreadable)?;
    // One byte more than listed is enough to know that the size differs.
    let copied = copy_hashed(entry, to, bytes.saturating_add(1));
    let (length, found) = copied.map_err(|fault| match fault {
        CopyFault::Reading(cause) => ArchiveFault::NotAnArchive { cause: format!("{path}: {cause}") },
        CopyFault::Writing(cause) => SaveError::file(Path::new(path), cause).into(),
    })?;
    if length != *bytes {
        return Err(ArchiveFault::Size { name: path.clone() });
    }
    if !found.eq_ignore_ascii_case(sha256) {
        return Err(ArchiveFault::Hash { name: path.clone() });
    }
    Ok(())
}
