//! The library: what is installed, what a catalog offers, and what is looked at before it is stored.
//!
//! Must not know: keys, ratatui, where bytes come from.

mod installed;
mod offers;
mod review;
mod said;
mod uses;

use crate::library::Opened;
use crate::library::catalogs::{CatalogAddress, CatalogDocument};
use crate::library::import::Candidate;
use crate::library::manage::Listing;
use crate::locale::Locale;
use crate::view::action::Scope;
use crate::view::model::Screen;

pub use said::{deed_line, progress_popup, refusal_lines};
pub use uses::{game_uses, pinned};

/// The library's screens.
#[derive(Debug, Clone)]
pub struct LibraryState {
    /// What is installed, or why nobody can tell.
    pub listing: Result<Listing, String>,
    /// The ruleset under the cursor.
    pub cursor: usize,
    /// What is shown.
    pub page: Page,
}

/// What is shown of the library.
#[derive(Debug, Clone)]
pub enum Page {
    /// What is installed.
    Installed,
    /// What is to be imported, and how far its text is scrolled.
    Review(Box<Reviewed>, usize),
    /// What a catalog offers.
    Offers(Box<Offers>),
}

/// Something that was read from a path and is not stored yet.
#[derive(Debug, Clone)]
pub struct Reviewed {
    /// What was read.
    pub candidate: Candidate,
    /// The same opened, where it can be.
    pub opened: Option<Opened>,
}

/// What a catalog offers, and which offer is under the cursor.
#[derive(Debug, Clone)]
pub struct Offers {
    /// Where the catalog is.
    pub address: CatalogAddress,
    /// What it offers.
    pub document: CatalogDocument,
    /// The offer under the cursor.
    pub cursor: usize,
}

impl LibraryState {
    /// Shows what is installed.
    pub fn new(listing: Result<Listing, String>) -> Self {
        Self { listing, cursor: 0, page: Page::Installed }
    }

    /// Which screen it is.
    pub fn scope(&self) -> Scope {
        match self.page {
            Page::Installed => Scope::Library,
            Page::Review(..) => Scope::LibraryReview,
            Page::Offers(_) => Scope::Offers,
        }
    }

    /// The id of the ruleset under the cursor, and the games that use it.
    pub fn chosen(&self) -> Option<(&str, &[String])> {
        let ruleset = self.listing.as_ref().ok()?.rulesets.get(self.cursor)?;
        Some((ruleset.id.as_str(), ruleset.used_by.as_slice()))
    }
}

/// Draws the page that is open.
pub fn screen(state: &LibraryState, locale: &Locale) -> Screen {
    match &state.page {
        Page::Installed => installed::screen(state, locale),
        Page::Review(reviewed, scroll) => review::screen(reviewed, *scroll, locale),
        Page::Offers(offers) => offers::screen(offers, state, locale),
    }
}
