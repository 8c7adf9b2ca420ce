//! Practice rolls: a table rolled many times beside the game, counted. They use no die of the game: their seed is their own.

use crate::dice::{Cursor, Roller, Stream};
use crate::items::ItemKey;
use crate::items::loot::ReadyTable;
use crate::text::RulesetText;

/// Most practice rolls at once.
pub const PRACTICE_MAX: i64 = 10_000;

/// Practice rolls, counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Practice {
    /// The seed they were rolled with.
    pub seed: u64,
    /// How many rolls.
    pub rolls: i64,
    /// In how many of them each thing fell, commonest first.
    pub fell: Vec<Fell>,
    /// How many of them dropped no thing, one thing, two and so on.
    pub things: Vec<i64>,
}

/// How often something fell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fell {
    /// What.
    pub item: ItemKey,
    /// What it is called.
    pub label: RulesetText,
    /// In how many rolls at least one fell.
    pub times: i64,
    /// How many fell in all.
    pub count: i64,
}

impl Practice {
    /// Rolls a table so many times.
    pub fn roll(table: &ReadyTable<'_>, seed: u64, rolls: i64) -> Self {
        let rolls = rolls.clamp(1, PRACTICE_MAX);
        let mut roller = Roller::seeded(Cursor::start(seed, Stream::Loot));
        let mut fell: Vec<Fell> = Vec::new();
        let mut things: Vec<i64> = Vec::new();
        for _ in 0..rolls {
            let drops = table.roll(&mut roller);
            if things.len() <= drops.len() {
                things.resize(drops.len() + 1, 0);
            }
            if let Some(count) = things.get_mut(drops.len()) {
                *count += 1;
            }
            for drop in drops {
                match fell.iter_mut().find(|known| known.item == drop.item) {
                    Some(known) => {
                        known.times += 1;
                        known.count = known.count.saturating_add(drop.count);
                    }
                    None => fell.push(Fell { item: drop.item, label: drop.label, times: 1, count: drop.count }),
                }
            }
        }
        fell.sort_by_key(|fell| std::cmp::Reverse(fell.times));
        Self { seed, rolls, fell, things }
    }

    /// The share of the rolls in which something happened.
    pub fn share(&self, times: i64) -> f64 {
        crate::dice::to_f64(times) / crate::dice::to_f64(self.rolls.max(1))
    }

    /// In how many rolls a thing fell.
    pub fn times(&self, item: &ItemKey) -> i64 {
        self.fell.iter().find(|fell| fell.item == *item).map_or(0, |fell| fell.times)
    }
}

/// The seed of a game's practice: another one each time, of six digits or a few more, and never the game's own.
pub fn practice_seed(game: u64, nth: u64) -> u64 {
    let seed = (game.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) % 900_000 + 100_000 + nth;
    if seed == game { seed + 1_000_000 } else { seed }
}
