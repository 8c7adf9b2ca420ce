//! Rolling a loot table (layers-items.md 6.1). The order of the dice is part of the format.

use serde::{Deserialize, Serialize};

use crate::dice::Roller;
use crate::format::loot::{LootEntry, LootTable};
use crate::format::scalar::Count;
use crate::items::book::{self, BookItem};
use crate::items::{ItemKey, STACK_QUANTITY_MAX};
use crate::rules::Effective;
use crate::text::RulesetText;

/// So many of one thing dropped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drop {
    /// What.
    pub item: ItemKey,
    /// What it is called.
    pub label: RulesetText,
    /// How many, 1 to [`STACK_QUANTITY_MAX`].
    pub count: i64,
}

/// Why a table was not rolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LootRefusal {
    /// The ruleset has no tables.
    NoLootTables,
    /// No table has that exact id.
    UnknownLootTable,
}

impl LootRefusal {
    /// The refusal's code.
    pub fn code(self) -> &'static str {
        match self {
            Self::NoLootTables => "no-loot-tables",
            Self::UnknownLootTable => "unknown-loot-table",
        }
    }
}

/// The table of that exact id, in the version in force.
///
/// # Errors
/// When the ruleset has no tables, or none of that id.
pub fn table<'e>(effective: &'e Effective, id: &str) -> Result<&'e LootTable, LootRefusal> {
    let declared = effective.items().is_some_and(|items| !items.loot_tables.is_empty());
    if !declared {
        return Err(LootRefusal::NoLootTables);
    }
    effective.loot_table(id).ok_or(LootRefusal::UnknownLootTable)
}

/// What a line of a table can give under the layers.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum LineYield<'e> {
    /// Nothing: its item or coin is hidden or gone. The pick is wasted.
    Nothing,
    /// This, always.
    One(ItemKey, &'e RulesetText),
    /// One of these, each alike, in book order; never empty.
    AnyOf(Vec<BookItem<'e>>),
}

/// What a line can give.
fn line_yield<'e>(effective: &'e Effective, line: &LootEntry) -> LineYield<'e> {
    if let Some(reference) = &line.item {
        return match book::offered_at(effective, reference) {
            Some(item) => LineYield::One(item.key(), item.label()),
            None => LineYield::Nothing,
        };
    }
    if let Some(unit) = &line.coins {
        let items = effective.items().filter(|items| effective.coins().has(items, unit.as_str()));
        return match items.and_then(|items| items.coin(unit.as_str())) {
            Some((_, coin)) => LineYield::One(ItemKey::Coin(coin.id.clone()), coin.label.text()),
            None => LineYield::Nothing,
        };
    }
    let Some(filter) = &line.filter else { return LineYield::Nothing };
    let matching: Vec<_> = book::offered(effective).filter(|item| book::matches(filter, item.item)).collect();
    if matching.is_empty() { LineYield::Nothing } else { LineYield::AnyOf(matching) }
}

/// A table with what each of its lines can give under the layers, worked out once for any number of rolls.
#[derive(Debug, Clone)]
pub struct ReadyTable<'e> {
    pub(super) table: &'e LootTable,
    pub(super) yields: Vec<LineYield<'e>>,
    pub(super) weight: i64,
}

impl<'e> ReadyTable<'e> {
    /// Works out what each line can give.
    pub fn of(effective: &'e Effective, table: &'e LootTable) -> Self {
        let yields = table.entries.iter().map(|line| line_yield(effective, line)).collect();
        Self { table, yields, weight: table.entries.iter().map(|line| line.weight.get()).sum() }
    }

    /// Lines with what they can give.
    pub(super) fn lines(&self) -> impl Iterator<Item = (&'e LootEntry, &LineYield<'e>)> {
        self.table.entries.iter().zip(&self.yields)
    }

    /// Rolls the table once: one record for each thing that dropped, in the order of its first drop.
    ///
    /// Dice, in order: those of `rolls`; then for each pick one of the sum of all weights, one among a filter's matches
    /// (none when nothing matches), those of the line's `count` (also when nothing was found).
    pub fn roll(&self, roller: &mut Roller) -> Vec<Drop> {
        let picks = amount(&self.table.rolls, roller);
        let mut drops: Vec<Drop> = Vec::new();
        for _ in 0..picks {
            let face = roller.roll(u32::try_from(self.weight).unwrap_or(u32::MAX));
            let Some((line, gives)) = self.chosen(i64::from(face)) else { continue };
            let found = match gives {
                LineYield::Nothing => None,
                LineYield::One(key, label) => Some((key.clone(), (*label).clone())),
                LineYield::AnyOf(matching) => {
                    let face = roller.roll(u32::try_from(matching.len()).unwrap_or(u32::MAX));
                    let at = usize::try_from(face.saturating_sub(1)).unwrap_or(usize::MAX);
                    matching.get(at).map(|item| (item.key(), item.label().clone()))
                }
            };
            let count = amount(&line.count, roller);
            if let Some((item, label)) = found.filter(|_| count >= 1) {
                merge(&mut drops, Drop { item, label, count });
            }
        }
        drops
    }

    /// The first line whose running weight reaches the face.
    fn chosen(&self, face: i64) -> Option<(&'e LootEntry, &LineYield<'e>)> {
        let mut left = face;
        let found = self.lines().find(|(line, _)| {
            left -= line.weight.get();
            left <= 0
        });
        found.or_else(|| self.lines().last())
    }
}

/// Adds a drop to those of the same thing, held at the largest stack.
pub fn merge(drops: &mut Vec<Drop>, new: Drop) {
    match drops.iter_mut().find(|drop| drop.item == new.item) {
        Some(drop) => drop.count = drop.count.saturating_add(new.count).min(STACK_QUANTITY_MAX),
        None => drops.push(Drop { count: new.count.min(STACK_QUANTITY_MAX), ..new }),
    }
}

fn amount<const MIN: i64, const MAX: i64>(count: &Count<MIN, MAX>, roller: &mut Roller) -> i64 {
    match count {
        Count::Fixed(number) => number.get().max(0),
        Count::Dice(dice) => dice.roll(roller).max(0),
    }
}
