//! Rulesets from wherever they stand: a file, a working folder, a package, the program itself, this user's data folder; and
//! the player's own characters, as files.
//!
//! Must not know: layers, sheets, games, screens.

mod archive;
pub mod catalogs;
mod characters;
mod fault;
mod files;
pub mod import;
mod inspect;
mod languages;
pub mod manage;
mod manifest;
mod open;
pub mod pack;
mod package;
mod pinning;
mod shelf;
mod shipped;
pub mod store;

pub use archive::Archive;
pub use characters::{CHARACTER_BYTES_MAX, CharacterEntry, Characters, KeepFault, write_new};
pub use fault::{OpenError, ReadFault};
pub use files::{Files, read_bounded, sha256};
pub use inspect::{
    FileKind, InspectedFile, Inspection, inspect_catalog, inspect_files, inspect_locale, inspect_ruleset,
};
pub use languages::LanguageProblem;
pub use manifest::{ListedFile, Manifest};
pub use open::{InstalledPlace, Library, Opened, Origin, Place};
pub use package::{Package, PackageFindings};
pub use pinning::{RuleFileFault, RuleFiles};
pub use shelf::{Broken, Card, ShelfEntry};
pub use store::StoredFiles;
