//! Rulesets from wherever they stand: a file, a working folder, a package, the program itself, this user's data folder; and
//! the player's own characters, as files.
//!
//! Must not know: layers, sheets, games, screens.

mod archive;
mod characters;
mod fault;
mod files;
mod inspect;
mod languages;
mod manifest;
mod open;
mod package;
mod pinning;
mod shelf;
mod shipped;

pub use archive::Archive;
pub use characters::{CHARACTER_BYTES_MAX, CharacterEntry, Characters, KeepFault, write_new};
pub use fault::{OpenError, ReadFault};
pub use files::{Files, read_bounded};
pub use inspect::{
    FileKind, InspectedFile, Inspection, inspect_catalog, inspect_files, inspect_locale, inspect_ruleset,
};
pub use languages::LanguageProblem;
pub use manifest::{ListedFile, Manifest};
pub use open::{Library, Opened, Origin, Place};
pub use package::{Package, PackageFindings};
pub use pinning::{RuleFileFault, RuleFiles};
pub use shelf::{Broken, Card, ShelfEntry};
