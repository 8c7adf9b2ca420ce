//! Putting a game into one file. The game may be played meanwhile: checkpoints are read before the journal, so that the journal
//! never ends before one of them; of the journal what stands there when it is opened is taken.
//!
//! Must not know: rules, languages.

use std::fs::{self, File};
use std::io::{self, Seek, Write};
use std::path::Path;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::save::archive::{
    ArchiveFault, CopyFault, FORMAT, GameManifest, MANIFEST, MANIFEST_VERSION, PARTS_MAX, Part, UNPACKED_BYTES_MAX,
    copy_hashed, is_checkpoint, is_part,
};
use crate::save::{GameFolder, SaveError};
use crate::system::replaced_with;

/// An archive that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Exported {
    /// What it says of itself.
    pub manifest: GameManifest,
    /// How many bytes it has.
    pub bytes: u64,
}

/// Writes a game into a file that does not exist yet, whole or not at all.
///
/// # Errors
/// When something stands at `file` already, the folder is no game, a part is missing, it is larger than an archive may be, or
/// the system refuses.
pub fn export(game: &Path, file: &Path) -> Result<Exported, ArchiveFault> {
    let pin = GameFolder::pin(game)?;
    if fs::symlink_metadata(file).is_ok() {
        return Err(SaveError::Exists { path: file.to_owned() }.into());
    }
    let names = parts_of(game)?;
    if !names.iter().any(|name| is_checkpoint(name)) {
        return Err(ArchiveFault::Missing { name: "checkpoint-0.json".to_owned() });
    }
    if names.last().is_none_or(|last| last != "journal.jsonl") {
        return Err(ArchiveFault::Missing { name: "journal.jsonl".to_owned() });
    }
    let real = game.canonicalize().ok();
    let folder = real.as_deref().and_then(Path::file_name).map(|name| name.to_string_lossy().into_owned());
    let mut manifest = GameManifest {
        format: FORMAT.to_owned(),
        version: MANIFEST_VERSION,
        folder: folder.unwrap_or_default(),
        name: GameFolder::glance(game).map(|(_, game)| game.name).unwrap_or_default(),
        layout: pin.layout,
        program: env!("CARGO_PKG_VERSION").to_owned(),
        files: Vec::new(),
    };
    let mut fault = None;
    let written = replaced_with(file, |out| {
        write_parts((game, &names), &mut manifest, (file, out)).map_err(|cause| {
            let text = io::Error::other(cause.to_string());
            fault = Some(cause);
            text
        })
    });
    match (written, fault) {
        (Ok(()), _) => {}
        (Err(_), Some(fault)) => return Err(fault),
        (Err(cause), None) => return Err(SaveError::file(file, cause).into()),
    }
    let bytes = fs::metadata(file).map(|known| known.len()).unwrap_or(0);
    Ok(Exported { manifest, bytes })
}

fn write_parts<W: Write + Seek>(
    (game, names): (&Path, &[String]),
    manifest: &mut GameManifest,
    (file, out): (&Path, W),
) -> Result<(), ArchiveFault> {
    let zipped = |cause: zip::result::ZipError| ArchiveFault::NotAnArchive { cause: cause.to_string() };
    let mut zip = ZipWriter::new(io::BufWriter::new(out));
    let mut whole: u64 = 0;
    for name in names {
        let path = game.join(name);
        let broken = |cause| ArchiveFault::Save(SaveError::file(&path, cause));
        let source = match File::open(&path) {
            // A newer checkpoint has taken its place meanwhile.
            Err(cause) if cause.kind() == io::ErrorKind::NotFound && is_checkpoint(name) => continue,
            opened => opened.map_err(broken)?,
        };
        let length = source.metadata().map_err(broken)?.len();
        whole = whole.saturating_add(length);
        if whole > UNPACKED_BYTES_MAX {
            return Err(ArchiveFault::TooLarge { bytes: whole });
        }
        let options = SimpleFileOptions::default().large_file(length > u64::from(u32::MAX / 2));
        zip.start_file(name.as_str(), options).map_err(zipped)?;
        let (bytes, sha256) = copy_hashed(source, &mut zip, length).map_err(|fault| match fault {
            CopyFault::Reading(cause) => broken(cause),
            CopyFault::Writing(cause) => SaveError::file(file, cause).into(),
        })?;
        manifest.files.push(Part { path: name.clone(), bytes, sha256 });
    }
    let broken = |cause: io::Error| ArchiveFault::Save(SaveError::file(file, cause));
    zip.start_file(MANIFEST, SimpleFileOptions::default()).map_err(zipped)?;
    let text = serde_json::to_vec_pretty(&manifest).map_err(|cause| broken(cause.into()))?;
    zip.write_all(&text).map_err(broken)?;
    zip.finish().map_err(zipped)?.flush().map_err(broken)
}

/// The names of a game's parts: the journal last.
fn parts_of(game: &Path) -> Result<Vec<String>, ArchiveFault> {
    let mut names = Vec::new();
    let mut folders = vec![(game.to_owned(), String::new())];
    while let Some((folder, before)) = folders.pop() {
        let broken = |cause| ArchiveFault::Save(SaveError::file(&folder, cause));
        for entry in fs::read_dir(&folder).map_err(broken)? {
            let entry = entry.map_err(broken)?;
            let name = format!("{before}{}", entry.file_name().to_string_lossy());
            let below = name == "rules" || name.starts_with("rules/");
            let kind = fs::metadata(entry.path()).map_err(broken);
            match kind {
                Ok(kind) if kind.is_dir() && below => folders.push((entry.path(), format!("{name}/"))),
                Ok(kind) if kind.is_file() && is_part(&name) => names.push(name),
                // What a newer checkpoint has replaced meanwhile is gone; nothing else is a part.
                _ => {}
            }
            if names.len() + folders.len() > PARTS_MAX {
                return Err(ArchiveFault::TooMany { count: names.len() + folders.len() });
            }
        }
    }
    names.sort_by_key(|name| (name == "journal.jsonl", name.clone()));
    Ok(names)
}
