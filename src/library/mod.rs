//! Rulesets from wherever they stand: a file, a working folder, a package, the program itself, this user's data folder.
//!
//! Must not know: layers, sheets, games, screens.

mod archive;
mod fault;
mod files;
mod languages;
mod manifest;
mod open;
mod package;
mod shelf;
mod shipped;

pub use archive::Archive;
pub use fault::{OpenError, ReadFault};
pub use files::{Files, read_bounded};
pub use languages::LanguageProblem;
pub use manifest::{ListedFile, Manifest};
pub use open::{Library, Opened, Origin, Place};
pub use package::{Package, PackageFindings};
pub use shelf::{Broken, Card, ShelfEntry};
