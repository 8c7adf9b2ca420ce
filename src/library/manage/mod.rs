//! What is done to the library: installing, rolling back, removing, keeping translations; and what is in it.
//!
//! Must not know: where bytes come from, saved games beyond what is said of them, screens.

mod did;
mod install;
mod keep;
mod list;
mod remove;
mod resolve;

pub use did::{Deed, Did, Fault};
pub(super) use install::is_older;
pub use install::{install_catalog, install_local};
pub use keep::{keep_fetched, keep_translations};
pub use list::{GameUse, ListedRuleset, ListedVersion, Listing, Problem};
pub(super) use remove::installed;
pub use resolve::{Pinned, Resolution};
