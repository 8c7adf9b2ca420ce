//! The installed rulesets on disk, in the folder of rulesets:
//!
//! - `versions/<local|catalog>/<name>/<version>/`: the exact bytes of one version, written to a sibling and renamed into place;
//! - `translations/<sha256>.json`: the translations that are kept, named by what they hold;
//! - `index.json`: what is installed. It is written last, whole, so that an install is there altogether or not at all: what
//!   no line of it names is a leftover of a change that was cut short, and the next change clears it away;
//! - `lock`: held while something is changed.
//!
//! Other files and folders in the folder of rulesets are the player's own and are never touched.
//!
//! Must not know: where bytes come from, catalogs, games.

mod change;
mod fault;
mod id;
mod index;
mod stored_files;
mod version;

pub use change::{Draft, Store};
pub use fault::StoreFault;
pub use id::{LibraryId, Namespace};
pub use index::{Index, InstalledRuleset, InstalledVersion, Kept, Row, Source, StoredFile};
pub use stored_files::StoredFiles;
pub use version::PackageVersion;
