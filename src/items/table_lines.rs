//! The lines of a loot table as they stand under the layers: what each names, what it can give, and why one gives nothing.
//!
//! Must not know: dice, odds, words.

use crate::format::layer::Layer;
use crate::format::loot::{ItemFilter, LootEntry, LootTable};
use crate::format::scalar::EntryRef;
use crate::items::book;
use crate::rules::Effective;
use crate::text::RulesetText;

/// A line with what it can give.
#[derive(Debug, Clone, PartialEq)]
pub struct TableLine<'e> {
    /// The line.
    pub line: &'e LootEntry,
    /// What it names.
    pub names: LineNames<'e>,
    /// What that gives.
    pub gives: LineGives<'e>,
}

/// What a line names.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum LineNames<'e> {
    /// An item or a coin.
    Thing(&'e RulesetText),
    /// Any item with these words.
    Any(&'e ItemFilter),
    /// An item that no catalog has.
    Missing(&'e EntryRef),
}

/// What a line gives when it is picked.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum LineGives<'e> {
    /// One of so many things, each alike.
    OneOf(usize),
    /// It is paid for and never carried: nobody can take it.
    Service,
    /// Nothing: a layer hides the item.
    Hidden(Option<&'e Layer>),
    /// Nothing: a layer took the coin.
    CoinGone(Option<&'e Layer>),
    /// Nothing: no item has these words under the layers.
    NoMatch,
    /// Nothing: there is no such thing.
    Missing,
}

impl LineGives<'_> {
    /// Whether a pick of the line is wasted.
    pub fn is_nothing(self) -> bool {
        !matches!(self, Self::OneOf(_) | Self::Service)
    }
}

/// The lines of a table, in its order.
pub fn table_lines<'e>(effective: &'e Effective, table: &'e LootTable) -> Vec<TableLine<'e>> {
    table.entries.iter().filter_map(|line| table_line(effective, line)).collect()
}

fn table_line<'e>(effective: &'e Effective, line: &'e LootEntry) -> Option<TableLine<'e>> {
    let (names, gives) = if let Some(reference) = &line.item {
        match book::known_at(effective, reference) {
            None => (LineNames::Missing(reference), LineGives::Missing),
            Some(known) => {
                let hidden = effective.hidden_by(reference.catalog.as_str(), known.entry);
                let gives = match hidden {
                    Some(layer) => LineGives::Hidden(effective.ruleset().layer(layer.as_str())),
                    None if known.item.service.is_some() => LineGives::Service,
                    None => LineGives::OneOf(1),
                };
                (LineNames::Thing(known.label()), gives)
            }
        }
    } else if let Some(unit) = &line.coins {
        let items = effective.items()?;
        let (_, coin) = items.coin(unit.as_str())?;
        let left = effective.coins().has(items, unit.as_str());
        let gives =
            if left { LineGives::OneOf(1) } else { LineGives::CoinGone(effective.coin_taken_by(unit.as_str())) };
        (LineNames::Thing(coin.label.text()), gives)
    } else {
        let filter = line.filter.as_ref()?;
        let matching = book::offered(effective).filter(|item| book::matches(filter, item.item)).count();
        (LineNames::Any(filter), if matching == 0 { LineGives::NoMatch } else { LineGives::OneOf(matching) })
    };
    Some(TableLine { line, names, gives })
}
