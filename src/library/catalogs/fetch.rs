//! The network, as an argument.

use crate::system::{Web, WebFault, WebWatch};

/// Whoever fetches bytes from an address.
pub trait Fetch {
    /// The bytes there, at most `bytes_max`.
    ///
    /// # Errors
    /// See [`WebFault`].
    fn get(&self, address: &str, bytes_max: usize, watch: &mut WebWatch<'_>) -> Result<Vec<u8>, WebFault>;
}

impl Fetch for Web {
    fn get(&self, address: &str, bytes_max: usize, watch: &mut WebWatch<'_>) -> Result<Vec<u8>, WebFault> {
        Self::get(self, address, bytes_max, watch)
    }
}

/// How far a download is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step<'s> {
    /// What is fetched: the name of its file.
    pub what: &'s str,
    /// How many bytes are there.
    pub got: u64,
    /// How many there will be, where that is known.
    pub whole: Option<u64>,
}

/// Is told of every step; false stops the download, and nothing is changed.
pub type Watch<'w> = dyn FnMut(&Step<'_>) -> bool + 'w;

/// What is needed to fetch: somebody who does, and somebody who watches.
pub struct Net<'n> {
    /// Fetches.
    pub fetch: &'n dyn Fetch,
    /// Watches.
    pub watch: &'n mut Watch<'n>,
}
