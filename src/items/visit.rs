//! A visit to a place: what its sellers have in stock besides what they always sell (amendments.md 2,
//! `sellers[].stock`). Rolled once when the party arrives, kept until it leaves.

use serde::{Deserialize, Serialize};

use crate::dice::Roller;
use crate::format::scalar::{EntryRef, Id};
use crate::items::ItemKey;
use crate::items::loot::ReadyTable;
use crate::items::market::MarketHere;

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

impl Visit {
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
