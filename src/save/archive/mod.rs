//! A game as one file: a .zip with `manifest.json` and every part of the game's folder.
//!
//! The manifest lists each part with its size and SHA-256. What a game's folder holds beside its parts (the lock, files that
//! were being written) is not taken along. Made by [`export`], read by [`CheckedArchive`], which looks at all of it before
//! anything is made.
//!
//! Bounds: [`PARTS_MAX`] parts, [`UNPACKED_BYTES_MAX`] bytes of them all together; both are held when an archive is made too,
//! so that none is made that could not be read.
//!
//! Must not know: rules, languages, where games are kept.

mod export;
mod fault;
mod import;

use std::io::{self, Read, Write};

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::system::{hex, is_safe_path};

pub use export::{Exported, export};
pub use fault::ArchiveFault;
pub use import::CheckedArchive;

/// Most parts of a game.
pub const PARTS_MAX: usize = 8192;
/// Most bytes of all parts of a game together.
pub const UNPACKED_BYTES_MAX: u64 = 4 * 1024 * 1024 * 1024;
/// Most bytes of the manifest.
const MANIFEST_BYTES_MAX: u64 = 4 * 1024 * 1024;

const MANIFEST: &str = "manifest.json";
/// What the manifest says it is of.
const FORMAT: &str = "rulebound-game";
/// Version of the manifest that this program writes.
const MANIFEST_VERSION: u32 = 1;

/// What an archive says of itself.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameManifest {
    /// `rulebound-game`.
    format: String,
    /// Version of the manifest's own layout.
    version: u32,
    /// What the game's folder was called.
    pub folder: String,
    /// What the game is called; empty where it could not be read.
    pub name: String,
    /// Version of the save's layout.
    pub layout: u32,
    /// The program's version that made the archive.
    pub program: String,
    /// Every part.
    pub files: Vec<Part>,
}

/// A part of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Part {
    /// Its name below the game's folder, with `/`.
    pub path: String,
    /// How many bytes it has.
    pub bytes: u64,
    /// Of those bytes.
    pub sha256: String,
}

/// Whether a game's folder has a part of that name.
fn is_part(name: &str) -> bool {
    matches!(name, "pin.json" | "journal.jsonl")
        || is_checkpoint(name)
        || is_numbered(name, "journal.damaged-", ".jsonl")
        || (name.starts_with("rules/") && is_safe_path(name))
}

fn is_checkpoint(name: &str) -> bool {
    is_numbered(name, "checkpoint-", ".json")
}

fn is_numbered(name: &str, start: &str, end: &str) -> bool {
    let number = name.strip_prefix(start).and_then(|rest| rest.strip_suffix(end));
    number.is_some_and(|number| number.parse::<u64>().is_ok_and(|parsed| parsed.to_string() == number))
}

/// Why something was not copied.
enum CopyFault {
    /// It could not be read.
    Reading(io::Error),
    /// It could not be written.
    Writing(io::Error),
}

/// Copies at most so many bytes; says how many there were and their SHA-256.
fn copy_hashed(from: impl Read, to: &mut impl Write, most: u64) -> Result<(u64, String), CopyFault> {
    let mut hashing = Hashing { to, hash: Sha256::new(), failed: false };
    match io::copy(&mut from.take(most), &mut hashing) {
        Ok(bytes) => Ok((bytes, hex(&hashing.hash.finalize()))),
        Err(cause) if hashing.failed => Err(CopyFault::Writing(cause)),
        Err(cause) => Err(CopyFault::Reading(cause)),
    }
}

struct Hashing<'t, W> {
    to: &'t mut W,
    hash: Sha256,
    failed: bool,
}

impl<W: Write> Write for Hashing<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.to.write(bytes).inspect_err(|_| self.failed = true)?;
        self.hash.update(bytes.get(..written).unwrap_or_default());
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush().inspect_err(|_| self.failed = true)
    }
}

#[cfg(test)]
mod tests;
