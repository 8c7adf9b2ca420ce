//! A visit to a place: what its sellers have in stock besides what they always sell (amendments.md 2,
//! `sellers[].stock`). Rolled once when the party comes, kept until it leaves; coming back is another visit.
//!
//! The dice of a visit come from a seed of its own ([`visit_dice`]): of the game's seed, the kind of place by its id, and the
//! number of the visit, the first place of a game being visit 1. So nothing that is rolled elsewhere changes what a seller
//! has, and the same visit told again finds the same stock. Being said to be where one is already is no new visit.

use serde::{Deserialize, Serialize};

use crate::dice::{Cursor, Roller, Stream, derived_seed};
use crate::format::scalar::{EntryRef, Id};
use crate::items::loot::ReadyTable;
use crate::items::market::{MarketHere, place_rank};
use crate::items::{ItemKey, Place};
use crate::rules::Effective;

/// What the sellers of one place have in stock during one visit.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Visit {
    /// In the order in which they were rolled.
    pub stock: Vec<StockLine>,
}

/// So many of an item with one seller.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StockLine {
    /// The seller.
    pub seller: Id,
    /// The item.
    pub item: EntryRef,
    /// How many are left; 0 when they have run out.
    pub count: i64,
}

/// Why the party does not come to a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnknownSize;

impl UnknownSize {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        "unknown-size"
    }
}

/// A place as it is written down when the party comes there: its size, said by id or label, is the id.
///
/// # Errors
/// When it has a size and no kind of place of the market is called so.
pub fn arrival(effective: &Effective, to: &Place) -> Result<Place, UnknownSize> {
    let Some(word) = &to.size else { return Ok(to.clone()) };
    let view = effective.market().ok_or(UnknownSize)?;
    let size = place_rank(&view, word).and_then(|rank| view.market.places.get(rank)).ok_or(UnknownSize)?;
    Ok(Place { size: Some(size.id.as_str().to_owned()), ..to.clone() })
}

/// The dice of one visit's stock.
pub fn visit_dice(here: &MarketHere<'_>, seed: u64, visit: u64) -> Roller {
    let size = here.place().map(|place| place.id.as_str()).unwrap_or_default();
    Roller::seeded(Cursor::start(derived_seed(seed, size, visit), Stream::Market))
}

impl Visit {
    /// What there is in stock on a visit to a place, rolled with the visit's own dice; nothing where there is no market.
    pub fn begin(effective: &Effective, place: &Place, seed: u64, visit: u64) -> Self {
        let here = MarketHere::at(effective, Some(place));
        here.map_or_else(|_| Self::default(), |here| Self::roll(&here, &mut visit_dice(&here, seed, visit)))
    }

    /// Whether any seller here has stock to roll.
    pub fn has_any(here: &MarketHere<'_>) -> bool {
        here.sellers().any(|seller| seller.stock.is_some())
    }

    /// Rolls the stock of every seller here that has a table, in file order. Coins in a table are left aside, and so is
    /// what has no price.
    pub fn roll(here: &MarketHere<'_>, roller: &mut Roller) -> Self {
        let mut stock = Vec::new();
        for seller in here.sellers() {
            let table = seller.stock.as_ref().and_then(|table| here.effective().loot_table(table.as_str()));
            let Some(table) = table else { continue };
            for drop in ReadyTable::of(here.effective(), table).roll(roller) {
                if let ItemKey::Entry(item) = drop.item {
                    stock.push(StockLine { seller: seller.id.clone(), item, count: drop.count });
                }
            }
        }
        Self { stock }
    }

    /// How many of an item a seller has left; `None` when it never had any in stock.
    pub fn left(&self, seller: &str, item: &EntryRef) -> Option<i64> {
        self.stock.iter().find(|line| line.seller == *seller && line.item == *item).map(|line| line.count)
    }

    /// Whether any seller had an item in stock, sold out or not.
    pub fn stocked(&self, item: &EntryRef) -> bool {
        self.stock.iter().any(|line| line.item == *item)
    }

    /// Takes what was sold off a seller's stock. Never fails and never goes below 0.
    pub fn take(&mut self, taken: &StockLine) {
        let same = |line: &&mut StockLine| line.seller == taken.seller && line.item == taken.item;
        if let Some(line) = self.stock.iter_mut().find(same) {
            line.count = line.count.saturating_sub(taken.count).max(0);
        }
    }
}
