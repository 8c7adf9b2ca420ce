//! The player's own characters on disk: `characters/<ruleset id>/<name key>.json` in the data folder.
//!
//! A character is kept as the bytes of its file, whatever ruleset it belongs to and whether or not that is installed. Games
//! play copies and never write here.
//!
//! Must not know: what a character file holds, beyond the name it is listed under.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::library::{ReadFault, files::sha256, read_bounded};
use crate::system::data_folder;
use crate::text::person_key;

/// Most bytes of one character's file.
pub const CHARACTER_BYTES_MAX: usize = 1_048_576;
/// Most characters of one ruleset that are listed.
pub const CHARACTERS_MAX: usize = 1000;
/// Longest part of a name in a file's name, in characters; a longer name goes on as a checksum.
const KEY_CHARACTERS_MAX: usize = 40;

/// The folder of characters.
#[derive(Debug, Clone)]
pub struct Characters {
    folder: Option<PathBuf>,
}

/// A character in the folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CharacterEntry {
    /// The key that its file is named by.
    pub key: String,
    /// Its name, or the key where the file cannot be read.
    pub name: String,
    /// Where its file stands.
    pub path: PathBuf,
    /// Why it cannot be read, if it cannot.
    pub problem: Option<ReadFault>,
}

/// Why a character was not kept.
#[derive(Debug, thiserror::Error)]
pub enum KeepFault {
    /// There is no folder to keep it in.
    #[error("the system names no folder for data")]
    NoFolder,
    /// The ruleset's id cannot be a folder's name.
    #[error("`{0}` is no ruleset's id")]
    BadRuleset(String),
    /// It is larger than may be kept.
    #[error("{0} bytes where at most {CHARACTER_BYTES_MAX} may be kept")]
    TooLarge(usize),
    /// The system refused.
    #[error("{path}: {cause}")]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        cause: io::Error,
    },
}

impl Characters {
    /// In the folder given, or else in this user's own.
    pub fn new(folder: Option<PathBuf>) -> Self {
        Self { folder: folder.or_else(|| data_folder().map(|data| data.join("characters"))) }
    }

    /// The folder, which need not exist.
    pub fn folder(&self) -> Option<&Path> {
        self.folder.as_deref()
    }

    /// The characters of a ruleset, sorted by name; none where there is no folder. A file that cannot be read is listed with
    /// its problem and keeps no other from being listed.
    pub fn list(&self, ruleset: &str) -> Vec<CharacterEntry> {
        let entries = self.folder_of(ruleset).and_then(|folder| fs::read_dir(folder).ok());
        let paths = entries.into_iter().flatten().flatten().map(|entry| entry.path());
        let files = paths.filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        let mut listed: Vec<CharacterEntry> = files.take(CHARACTERS_MAX).filter_map(entry).collect();
        listed.sort_by(|a, b| (person_key(&a.name), &a.key).cmp(&(person_key(&b.name), &b.key)));
        listed
    }

    /// The bytes of a character's file.
    ///
    /// # Errors
    /// Missing, unreadable, larger than [`CHARACTER_BYTES_MAX`].
    pub fn read(&self, ruleset: &str, name: &str) -> Result<Vec<u8>, ReadFault> {
        let path = self.path(ruleset, name).ok_or_else(|| ReadFault::System("no such character".to_owned()))?;
        read_bounded(&path, CHARACTER_BYTES_MAX)
    }

    /// Where a character of that name is kept; `None` where nothing can be kept.
    pub fn path(&self, ruleset: &str, name: &str) -> Option<PathBuf> {
        Some(self.folder_of(ruleset)?.join(format!("{}.json", file_key(name))))
    }

    /// Keeps a character: its file is written beside the old one and renamed over it, so that the old one stays whole until
    /// the new one is. One of the same name is replaced.
    ///
    /// # Errors
    /// Nowhere to keep it, too large, or the system refused; what was kept before is still there.
    pub fn save(&self, ruleset: &str, name: &str, bytes: &[u8]) -> Result<PathBuf, KeepFault> {
        if bytes.len() > CHARACTER_BYTES_MAX {
            return Err(KeepFault::TooLarge(bytes.len()));
        }
        if self.folder.is_none() {
            return Err(KeepFault::NoFolder);
        }
        let folder = self.folder_of(ruleset).ok_or_else(|| KeepFault::BadRuleset(ruleset.to_owned()))?;
        let path = folder.join(format!("{}.json", file_key(name)));
        let at = |cause: io::Error| KeepFault::File { path: path.clone(), cause };
        fs::create_dir_all(&folder).map_err(at)?;
        let sibling = folder.join(format!(".{}.{}.tmp", file_key(name), std::process::id()));
        let written = write_whole(&sibling, bytes).and_then(|()| fs::rename(&sibling, &path));
        if written.is_err() {
            // What could not be finished is not left lying about.
            let _ = fs::remove_file(&sibling);
        }
        written.map_err(at)?;
        Ok(path)
    }

    /// The folder of one ruleset. An id has lower-case letters, digits and hyphens, and perhaps a name space before a `/`; anything
    /// else could lead out of the folder.
    fn folder_of(&self, ruleset: &str) -> Option<PathBuf> {
        let word = |word: &str| {
            let allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
            !word.is_empty() && word.len() <= 140 && !word.starts_with('.') && word.chars().all(allowed)
        };
        let mut folder = self.folder.clone()?;
        let mut parts = ruleset.split('/');
        for part in parts.by_ref().take(2) {
            word(part).then(|| folder.push(part))?;
        }
        parts.next().is_none().then_some(folder)
    }
}

fn entry(path: PathBuf) -> Option<CharacterEntry> {
    let key = path.file_stem()?.to_str()?.to_owned();
    if key.starts_with('.') {
        return None;
    }
    let read = read_bounded(&path, CHARACTER_BYTES_MAX);
    let name = read.as_ref().ok().and_then(|bytes| {
        let file: serde_json::Value = serde_json::from_slice(bytes).ok()?;
        file.get("name")?.as_str().map(str::to_owned)
    });
    Some(CharacterEntry { name: name.unwrap_or_else(|| key.clone()), key, path, problem: read.err() })
}

/// A name as a file's name: its key with hyphens, so that two ways to write one name are one character.
fn file_key(name: &str) -> String {
    let key = person_key(name).replace(' ', "-");
    if key.is_empty() {
        return "unnamed".to_owned();
    }
    if key.chars().count() <= KEY_CHARACTERS_MAX {
        return key;
    }
    let start: String = key.chars().take(KEY_CHARACTERS_MAX).collect();
    let sum: String = sha256(key.as_bytes()).chars().take(12).collect();
    format!("{start}-{sum}")
}

/// Writes a character to a file that does not exist yet; one that cannot be finished is taken away again.
///
/// # Errors
/// It exists already, or the system refused.
pub fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if written.is_err() {
        let _ = fs::remove_file(path);
    }
    written
}

fn write_whole(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelf() -> (tempfile::TempDir, Characters) {
        let folder = tempfile::tempdir().expect("a folder");
        let characters = Characters::new(Some(folder.path().join("characters")));
        (folder, characters)
    }

    #[test]
    fn what_is_kept_is_listed_and_read() {
        let (_folder, characters) = shelf();
        assert!(characters.list("ember-roads").is_empty());
        characters.save("ember-roads", "Zoë d'Oar", br#"{"name":"Zo\u00eb d'Oar"}"#).expect("kept");
        let path = characters.save("ember-roads", "Bo", br#"{"name":"Bo"}"#).expect("kept");
        assert!(path.ends_with("characters/ember-roads/bo.json"), "{}", path.display());
        characters.save("local/ember-roads", "Bo", b"{}").expect("another ruleset");
        let names: Vec<String> = characters.list("ember-roads").into_iter().map(|entry| entry.name).collect();
        assert_eq!(names, ["Bo", "Zoë d'Oar"]);
        assert_eq!(characters.read("ember-roads", "zoe D OAR").expect("one name"), br#"{"name":"Zo\u00eb d'Oar"}"#);
        characters.save("ember-roads", "BO", br#"{"name":"BO"}"#).expect("replaced");
        assert_eq!(characters.list("ember-roads").len(), 2);
        assert!(characters.read("ember-roads", "Nobody").is_err());
    }

    #[test]
    fn nothing_leads_out_of_the_folder() {
        let (_folder, characters) = shelf();
        for ruleset in ["", "..", "../x", "a/../b", "a/b/c", "/etc", "a\\b", "a/"] {
            let kept = characters.save(ruleset, "Bo", b"{}");
            assert!(matches!(kept, Err(KeepFault::BadRuleset(_))), "{ruleset}: {kept:?}");
        }
        let path = characters.save("ember", "../../etc/passwd", b"{}").expect("kept");
        assert!(path.ends_with("ember/etc-passwd.json"), "{}", path.display());
        let path = characters.save("ember", &"x".repeat(4000), b"{}").expect("kept");
        assert!(path.file_name().is_some_and(|name| name.len() < 80));
        assert!(characters.save("ember", "!?", b"{}").expect("kept").ends_with("unnamed.json"));
    }

    #[test]
    fn what_is_too_large_is_refused_and_said() {
        let (_folder, characters) = shelf();
        let large = vec![b' '; CHARACTER_BYTES_MAX + 1];
        assert!(matches!(characters.save("ember", "Bo", &large), Err(KeepFault::TooLarge(_))));
        let path = characters.save("ember", "Bo", b"{}").expect("kept");
        fs::write(&path, &large).expect("written over");
        let listed = characters.list("ember");
        assert!(matches!(listed[0].problem, Some(ReadFault::TooLarge(_))), "{listed:?}");
        assert_eq!(listed[0].name, "bo");
    }
}
