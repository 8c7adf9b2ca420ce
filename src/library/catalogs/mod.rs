//! Catalogs: what they offer, and the whole life of what is installed from them (locale-migrate-package.md 1a.3, 2a, 2c, 3a,
//! 3c). The network is an argument: [`Fetch`].
//!
//! Must not know: sockets, saved games, screens.

mod address;
mod document;
mod entry;
mod fetch;
mod get;
mod life;

pub use address::CatalogAddress;
pub use document::{CatalogDocument, Dropped, Offer, OfferCard};
pub use entry::{Artifact, CatalogEntry, Category, PackOffer};
pub use fetch::{Fetch, Net, Step, Watch};
pub use get::CatalogFault;
